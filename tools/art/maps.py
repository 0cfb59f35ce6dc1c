"""The two maps of Carrier Force drawn whole, 1128 x 1365, from the coastline facts in data/coast.json and the reefs, atolls and
small islands of data/reefs.csv: three depths of sea, shallows, reefs, beaches, jungle lit from the upper left. Hex (c, r) has its
centre at 24 + 36 c, 21 + 42 r, 21 lower in odd columns. Cut into tiles 340 x 512; a small one (hexes 12 x 10) for the whole view."""
import functools
import json
import math
import os
import random
from canvas import *
from carrier import noise

HERE = os.path.dirname(os.path.abspath(__file__))
W, H = 1128, 1365
PAD = 24
# first centre (lat, lon), degrees a column, degrees a row
MAPS = dict(swpac=(2.00, 146.30, .7340, .8333), cpac=(41.13, 170.35, .8189, .8333))
TILE_W, TILE_H = 340, 512


def scan(mask, pts):
    """Fills a polygon (even-odd) at pixel centres."""
    h, w = mask.shape
    n = len(pts)
    ys = [p[1] for p in pts]
    for y in range(max(0, int(min(ys))), min(h - 1, int(max(ys)) + 1) + 1):
        yc, xs = y + .5, []
        for i in range(n):
            (xa, ya), (xb, yb) = pts[i - 1], pts[i]
            if (ya > yc) != (yb > yc):
                xs.append(xa + (yc - ya) * (xb - xa) / (yb - ya))
        xs.sort()
        for i in range(0, len(xs) - 1, 2):
            a, b = max(0, math.ceil(xs[i] - .5)), min(w - 1, math.floor(xs[i + 1] - .5))
            if b >= a:
                mask[y, a:b + 1] ^= True


def distance(inside, cap=24):
    """Pixels to the nearest True, exact up to cap (columns first, then rows)."""
    h, w = inside.shape
    g = np.where(inside, 0, cap + 1).astype(np.int32)
    for y in range(1, h):
        g[y] = np.minimum(g[y], g[y - 1] + 1)
    for y in range(h - 2, -1, -1):
        g[y] = np.minimum(g[y], g[y + 1] + 1)
    g2 = np.minimum(g, cap + 1) ** 2
    out = g2.copy()
    for d in range(1, cap + 1):
        out[:, d:] = np.minimum(out[:, d:], g2[:, :-d] + d * d)
        out[:, :-d] = np.minimum(out[:, :-d], g2[:, d:] + d * d)
    return np.sqrt(np.minimum(out, (cap + 1) ** 2))


def smooth(a):
    """Median of three by three."""
    p = np.pad(a, 1, mode="edge")
    s = [p[j:j + a.shape[0], i:i + a.shape[1]] for j in range(3) for i in range(3)]
    return np.sort(np.stack(s), axis=0)[4]


def fbm(w, h, seed, cell, octaves=3):
    s, t = 0, 0
    for k in range(octaves):
        s = s + noise(w, h, seed + 17 * k, max(2, cell >> k)) / 2 ** k
        t += 1 / 2 ** k
    return s / t


BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16 + 1 / 32


def outlines(name):
    lat0, lon0, dlon, dlat = MAPS[name]
    with open(os.path.join(HERE, "data", "coast.json"), encoding="utf-8") as f:
        rings = json.load(f)[name]
    for r in rings:
        yield [((r[i] / 1000 - lon0) / dlon, (lat0 - r[i + 1] / 1000) / dlat) for i in range(0, len(r), 2)]


def marks(name):
    with open(os.path.join(HERE, "data", "reefs.csv"), encoding="utf-8") as f:
        for line in f:
            m, col, row, kind = line.strip().split(",")
            if m == name:
                yield int(col), int(row), kind


def ring_of(shape, cx, cy, rx, ry, seed):
    h, w = shape
    x0, x1, y0, y1 = max(0, int(cx - 2 * rx)), min(w, int(cx + 2 * rx)), max(0, int(cy - 2 * ry)), min(h, int(cy + 2 * ry))
    ys, xs = np.mgrid[y0:y1, x0:x1]
    t = .5 + .6 * math.sin(seed * 7)   # reefs lie along the wind and the shelf, from the north-west to the south-east
    u, v = xs - cx, ys - cy
    dx, dy = (u * math.cos(t) + v * math.sin(t)) / rx, (v * math.cos(t) - u * math.sin(t)) / ry
    an = np.arctan2(dy, dx)
    wob = 1 + .14 * np.sin(3 * an + seed) + .1 * np.sin(5 * an + 2 * seed)
    return (slice(y0, y1), slice(x0, x1)), np.hypot(dx, dy) / wob, an


@functools.lru_cache(maxsize=2)
def draw(name):
    w, h = W + 2 * PAD, H + 2 * PAD
    land = np.zeros((h, w), bool)
    for pts in outlines(name):
        q = [(x * 36 + 24 + PAD, y * 42 + 21 + PAD) for x, y in pts]
        xs, ys = [p[0] for p in q], [p[1] for p in q]
        if max(xs) < 0 or min(xs) > w or max(ys) < 0 or min(ys) > h:
            continue
        if max(xs) - min(xs) < 2.5 or max(ys) - min(ys) < 2.5:  # an islet keeps three pixels
            cx, cy = int(sum(xs) / len(xs)), int(sum(ys) / len(ys))
            land[max(0, cy - 1):cy + 2, max(0, cx - 1):cx + 2] = True
        scan(land, q)
    reef, lagoon, cay = (np.zeros((h, w), bool) for _ in range(3))
    for k, (col, row, kind) in enumerate(marks(name)):
        cx, cy = 24 + 36 * col + PAD, 21 + 42 * row + (21 if col % 2 else 0) + PAD
        near = land[max(0, cy - 19):cy + 20, max(0, cx - 19):cx + 20]
        if kind in ("atoll", "reef", "base"):
            if near.sum() > (40 if kind != "reef" else 400):
                continue
            at, r, an = ring_of(land.shape, cx, cy, 13 if kind != "reef" else 9 + k * 5 % 8,
                                8 if kind != "reef" else 3 + k % 3, k + .7)
            lagoon[at] |= r < 1
            ring = (r < 1.14) & (r > .78) & (np.sin(an * 4 + k) > -.72)
            reef[at] |= ring
            if kind != "reef":
                cay[at] |= ring & (np.sin(an * 3 + k) > .5)
        elif near.sum() < 9:
            at, r, an = ring_of(land.shape, cx, cy, 7, 5, k + .3)
            land[at] |= r < 1
    land &= ~lagoon
    dl, ds = distance(land), distance(~land, 12)
    ring = lagoon | reef
    dshore = np.minimum(dl, distance(ring) + 2) if ring.any() else dl
    ys, xs = np.mgrid[0:h, 0:w]
    bay = np.tile(BAYER, (h // 4 + 1, w // 4 + 1))[:h, :w]
    n1, n2 = fbm(w, h, 3, 22), fbm(w, h, 8, 9, 2)
    out = np.full((h, w), DSEA, np.uint8)
    shelf = 13 * (.55 + .9 * n1)
    out[(dshore < shelf + 2) & (bay < np.clip((shelf + 2 - dshore) / 4, 0, 1))] = SEA
    out[dshore < shelf - 2] = SEA
    s2 = 5.2 * (.5 + .9 * n2)
    out[(dshore < s2 + 1.6) & (bay < np.clip((s2 + 1.6 - dshore) / 2.4, 0, 1))] = BSEA
    out[dshore < s2 - .6] = BSEA
    out[(dl < 1.5) | ((dl < 2.4) & (n2 > .52))] = SHAL
    out[lagoon & (out != SHAL)] = BSEA
    out[reef] = FOAM
    line = (np.abs(dl - (s2 + 1.2)) < .6) & (n1 > .47) & (((ys + xs) // 3) % 4 != 0)
    out[line & ~lagoon] = FOAM
    hgt = np.minimum(ds, 9) / 9 * 1.1 + fbm(w, h, 21, 10) * 1.25
    lam = np.zeros((h, w))
    lam[1:-1, 1:-1] = hgt[2:, 2:] - hgt[:-2, :-2]
    jungle = np.full((h, w), 2, np.uint8)   # 0 dark .. 3 light
    jungle[lam > .12], jungle[lam < -.02], jungle[lam < -.2] = 3, 1, 0
    jungle = smooth(jungle)
    tone = np.array([DJUN, JUN, GRN, LEAF], np.uint8)[jungle]
    rnd = random.Random(5)
    speck = np.zeros((h, w), bool)
    for _ in range(w * h // 24):
        speck[rnd.randrange(h), rnd.randrange(w)] = True
    tone[speck & (tone == GRN)] = JUN
    out[land] = tone[land]
    beach = land & (ds < 1.5) & (n2 > .36)
    shadow = np.zeros_like(land)
    shadow[1:, 1:] = land[:-1, :-1]
    out[beach] = SAND
    out[beach & ~shadow] = PSAND
    out[land & (ds < 1.5) & ~(n2 > .36)] = JUN
    out[cay] = LEAF
    p = np.pad(cay, 1)
    out[(p[:-2, 1:-1] | p[2:, 1:-1] | p[1:-1, :-2] | p[1:-1, 2:]) & ~cay & reef] = PSAND
    for _ in range(w * h // 420):   # wavelets on the open sea
        x, y = rnd.randrange(4, w - 6), rnd.randrange(2, h - 3)
        if (out[y - 1:y + 2, x - 1:x + 5] == DSEA).all():
            out[y, x] = out[y, x + 1] = SEA
            if rnd.random() < .7:
                out[y - 1, x + 2] = SEA
            if rnd.random() < .5:
                out[y, x + 3] = SEA
    return out[PAD:PAD + H, PAD:PAD + W]


def small(name):
    """302 x 339, hexes 12 x 10 with a pitch of 9 x 10, first centre 16, 12; the sea is left open for what has been searched."""
    w, h, ss = 302, 339, 3
    m = np.zeros((h * ss, w * ss), bool)
    for pts in outlines(name):
        scan(m, [((x * 9 + 16) * ss, (y * 10 + 12) * ss) for x, y in pts])
    land = m.reshape(h, ss, w, ss).mean((1, 3)) >= .34
    c = C(w, h)
    for col, row, kind in marks(name):
        x, y = 16 + 9 * col, 12 + 10 * row + (5 if col % 2 else 0)
        if land[max(0, y - 4):y + 5, max(0, x - 4):x + 5].any():
            continue
        if kind == "reef":
            for k in (-2, 0, 2):
                c.px(x + k, y + (k // 2) % 2, FOAM)
        else:
            c.disc(x, y, 1, SHAL)
            c.px(x, y, LEAF if kind != "atoll" else PSAND)
    p = np.pad(land, 2)
    near = p[1:-3, 2:-2] | p[3:-1, 2:-2] | p[2:-2, 1:-3] | p[2:-2, 3:-1]
    c.a[near & ~land] = SHAL
    inner = near & land & p[1:-3, 2:-2] & p[3:-1, 2:-2] & p[2:-2, 1:-3] & p[2:-2, 3:-1]
    c.a[land] = GRN
    c.a[inner] = JUN
    e = np.pad(land, 1, mode="edge")
    up, dn = e[:-2, :-2], e[2:, 2:]
    c.a[land & ~up] = LEAF
    c.a[land & ~dn & (fbm(w, h, 4, 6, 2) > .5)] = SAND
    return c


def tiles(name, which):
    """Sheet a holds the six full tiles, sheet b the rest and the small map."""
    a = draw(name)
    s = {}
    for row, y in enumerate(range(0, H, TILE_H)):
        for col, x in enumerate(range(0, W, TILE_W)):
            part = a[y:y + TILE_H, x:x + TILE_W]
            full = part.shape == (TILE_H, TILE_W)
            if full == (which == "a"):
                c = C(part.shape[1], part.shape[0])
                c.a = part.copy()
                s[f"map/{name}_{col}_{row}"] = c
    if which == "b":
        s[f"map/{name}_small"] = small(name)
    return s
