"""Carrier Force: hex tiles and overlays 48 x 42, counters 26 x 18 with headings, base signs, aircraft from above and from the side,
wind rose, weather, clouds, smoke; the pieces the map screen is laid out from."""
import math
import random
from canvas import *
from cardkit import K
from fx import JP, SBD, SMALL, TWIN, US, VAL, banked

DIRS = dict(n=(0, -1), ne=(.87, -.5), se=(.87, .5), s=(0, 1), sw=(-.87, .5), nw=(-.87, -.5))
HEX = [(47, 20.5), (35.5, 41), (11.5, 41), (0, 20.5), (11.5, 0), (35.5, 0)]


def inside(w, h, pts, ss=4):
    """Which pixels of w x h a polygon covers by half or more (even-odd, ss x ss samples a pixel)."""
    out = np.zeros((h, w), bool)
    x0, x1 = max(0, int(min(p[0] for p in pts)) - 1), min(w, int(max(p[0] for p in pts)) + 2)
    y0, y1 = max(0, int(min(p[1] for p in pts)) - 1), min(h, int(max(p[1] for p in pts)) + 2)
    if x1 <= x0 or y1 <= y0:
        return out
    ys, xs = np.mgrid[y0 * ss:y1 * ss, x0 * ss:x1 * ss]
    ys, xs = (ys + .5) / ss, (xs + .5) / ss
    m = np.zeros(xs.shape, bool)
    n = len(pts)
    for i in range(n):
        (xa, ya), (xb, yb) = pts[i], pts[(i + 1) % n]
        if ya == yb:
            continue
        c = (ya > ys) != (yb > ys)
        m ^= c & (xs < (xb - xa) * (ys - ya) / (yb - ya) + xa)
    out[y0:y1, x0:x1] = m.reshape(y1 - y0, ss, x1 - x0, ss).mean((1, 3)) >= .5
    return out


def erode(m, n=1, diag=False):
    for _ in range(n):
        p = np.pad(m, 1)
        e = m & p[:-2, 1:-1] & p[2:, 1:-1] & p[1:-1, :-2] & p[1:-1, 2:]
        if diag:
            e &= p[:-2, :-2] & p[:-2, 2:] & p[2:, :-2] & p[2:, 2:]
        m = e
    return m


def grow(m):
    p = np.pad(m, 1)
    return m | p[:-2, 1:-1] | p[2:, 1:-1] | p[1:-1, :-2] | p[1:-1, 2:]


HEXMASK = inside(48, 42, [(48, 21), (36, 42), (12, 42), (0, 21), (12, 0), (36, 0)])


def hexed(c):
    c.a[~HEXMASK] = T
    return c


def sea_tile(base, hi, seed):
    c = C(48, 42, base)
    r = random.Random(seed)
    for _ in range(7):
        x, y = r.randrange(4, 40), r.randrange(3, 39)
        c.px(x, y, hi)
        c.px(x + 1, y, hi)
        c.px(x + 2, y - 1, hi)
        if r.random() < .5:
            c.px(x + 3, y, hi)
    return hexed(c)


def noise(w, h, seed, step=7):
    """Smooth noise 0..1, the same on every machine."""
    r = random.Random(seed)
    gw, gh = w // step + 3, h // step + 3
    g = np.array([[r.random() for _ in range(gw)] for _ in range(gh)])
    ys, xs = np.arange(h) / step, np.arange(w) / step
    yi, xi = ys.astype(int), xs.astype(int)
    fy, fx = (ys - yi)[:, None], (xs - xi)[None, :]
    fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
    return ((g[np.ix_(yi, xi)] * (1 - fx) + g[np.ix_(yi, xi + 1)] * fx) * (1 - fy) +
            (g[np.ix_(yi + 1, xi)] * (1 - fx) + g[np.ix_(yi + 1, xi + 1)] * fx) * fy)


def shade_land(c, land, seed):
    """Jungle lit from the upper left, a beach, shallows and a broken reef round it."""
    h, w = land.shape
    dist_in, dist_out = np.zeros(land.shape), np.zeros(land.shape)
    m, d = land.copy(), 0
    while m.any() and d < 9:
        dist_in[m] += 1
        m = erode(m, 1, d % 2 == 1)
        d += 1
    m = land.copy()
    for k in range(1, 12):
        g = grow(m)
        dist_out[g & ~m] = k
        m = g
    dist_out[~m] = 12
    n1, n2 = noise(w, h, seed, 9), noise(w, h, seed + 1, 5)
    for y in range(h):
        for x in range(w):
            if land[y, x]:
                continue
            k, q = dist_out[y, x], n1[y, x]
            if k <= 1 or (k <= 2 and n2[y, x] > .5):
                c.px(x, y, SHAL)
            elif k < 2.5 + 3 * q or (k < 3.5 + 3 * q and (x + y) % 2 == 0):
                c.px(x, y, BSEA)
            elif k < 5 + 5 * q or (k < 6 + 5 * q and (x + y) % 2 == 0):
                c.px(x, y, SEA)
            if abs(k - (3 + round(2 * q))) < .6 and n1[y, x] > .55 and (x + y) // 3 % 3:
                c.px(x, y, FOAM)
    hgt = np.minimum(dist_in, 9) / 9 * 1.1 + noise(w, h, seed + 2, 5) * 1.1
    lam = np.zeros(land.shape)
    lam[1:-1, 1:-1] = hgt[2:, 2:] - hgt[:-2, :-2]
    up = np.zeros(land.shape, bool)
    up[1:, 1:] = land[:-1, :-1]
    for y in range(h):
        for x in range(w):
            if not land[y, x]:
                continue
            v = lam[y, x]
            col = LEAF if v > .14 else (GRN if v > -.04 else (JUN if v > -.22 else DJUN))
            if dist_in[y, x] <= 1:
                col = (SAND if up[y, x] else PSAND) if n2[y, x] > .35 else JUN
            c.px(x, y, col)


def blob(w, h, cx, cy, rx, ry, seed):
    r = random.Random(seed)
    ph = [r.random() * 6.28 for _ in range(3)]
    ys, xs = np.mgrid[0:h, 0:w]
    dx, dy = (xs - cx) / rx, (ys - cy) / ry
    an = np.arctan2(dy, dx)
    return np.hypot(dx, dy) < 1 + .18 * np.sin(2 * an + ph[0]) + .14 * np.sin(3 * an + ph[1]) + .08 * np.sin(5 * an + ph[2])


def island_tile(seed, big):
    c = sea_tile(DSEA, SEA, seed)
    land = blob(48, 42, 24, 21, 13 if big else 8, 9 if big else 5, seed)
    if big:
        land |= blob(48, 42, 31, 27, 7, 5, seed + 3)
    shade_land(c, land, seed)
    return hexed(c)


def atoll_tile(seed, cays=True):
    c = sea_tile(DSEA, SEA, seed)
    ys, xs = np.mgrid[0:42, 0:48]
    dx, dy = (xs - 24) / 15, (ys - 21) / 10
    an = np.arctan2(dy, dx)
    r = np.hypot(dx, dy) / (1 + .12 * np.sin(3 * an + seed) + .08 * np.sin(5 * an))
    for y in range(42):
        for x in range(48):
            q = r[y, x]
            if q < .84:
                c.px(x, y, BSEA if q < .66 or (x + y) % 2 else SHAL)
            elif q < 1.08 and math.sin(an[y, x] * 4 + seed * 3) > -.7:
                c.px(x, y, FOAM)
                if cays and math.sin(an[y, x] * 3 + seed * 5) > .45 and .88 < q < 1.06:
                    c.px(x, y, LEAF if q < .98 else PSAND)
            elif q < 1.3 and (x + y) % 2 == 0:
                c.px(x, y, SEA)
    return hexed(c)


def reef_tile(seed):
    c = sea_tile(DSEA, SEA, seed)
    r = random.Random(seed)
    for k in range(4):
        x, y = 8 + k * 9, 22 + r.randint(-7, 6)
        for i in range(8):
            yy = y + int(round(2 * math.sin(i)))
            c.px(x + i, yy, FOAM)
            c.px(x + i, yy + 1, SHAL)
            c.px(x + i, yy + 2, BSEA)
            if i % 2:
                c.px(x + i, yy + 3, SEA)
    return hexed(c)


def land_tile(seed):
    c = C(48, 42, GRN)
    n = noise(48, 42, seed, 6) + .5 * noise(48, 42, seed + 1, 3)
    lam = np.zeros((42, 48))
    lam[1:-1, 1:-1] = n[2:, 2:] - n[:-2, :-2]
    for y in range(42):
        for x in range(48):
            v = lam[y, x]
            c.px(x, y, LEAF if v > .22 else (GRN if v > -.08 else (JUN if v > -.3 else DJUN)))
    return hexed(c)


EDGE = dict(se=(0, 1), s=(1, 2), sw=(2, 3), nw=(3, 4), n=(4, 5), ne=(5, 0))


def edge_dist(d):
    (xa, ya), (xb, yb) = HEX[EDGE[d][0]], HEX[EDGE[d][1]]
    ys, xs = np.mgrid[0:42, 0:48]
    t = np.clip(((xs - xa) * (xb - xa) + (ys - ya) * (yb - ya)) / ((xb - xa) ** 2 + (yb - ya) ** 2), 0, 1)
    return np.hypot(xs - xa - t * (xb - xa), ys - ya - t * (yb - ya))


def shore(d, on_land):
    """Along one edge: beach on the land hex, shallows on the sea hex."""
    c = C(48, 42)
    k = edge_dist(d)
    n = noise(48, 42, 40 + len(d) * 7 + ord(d[0]), 6)
    for y in range(42):
        for x in range(48):
            q = k[y, x] - 3 * n[y, x]
            if on_land:
                if q < .4:
                    c.px(x, y, SHAL)
                elif q < 2.6:
                    c.px(x, y, PSAND if q < 1.4 else SAND)
                elif q < 3.8 and (x + y) % 2 == 0:
                    c.px(x, y, JUN)
            elif q < 1:
                c.px(x, y, SHAL)
            elif q < 3 or (q < 4 and (x + y) % 2 == 0):
                c.px(x, y, BSEA)
            elif q < 6 or (q < 7.5 and (x + y) % 2 == 0):
                c.px(x, y, SEA)
    return hexed(c)


def hex_edges():
    """The hex's six edges as pixel lists, so that overlays join without gaps."""
    out = {}
    v = [(47, 20), (36, 41), (12, 41), (0, 21), (12, 0), (36, 0)]
    for d, (i, j) in EDGE.items():
        c = C(48, 42)
        c.line(*v[i], *v[j], INK)
        out[d] = c
    return out


def grid():
    c = C(48, 42)
    for d in ("se", "s", "sw"):
        e = hex_edges()[d]
        for y, x in zip(*np.nonzero(e.a != T)):
            if (int(x) + int(y)) % 2 == 0:
                c.px(int(x), int(y), NAVY)
    return c


def border(d, col, solid):
    """One edge of a range outline, two pixels wide with ink outside."""
    e = hex_edges()[d]
    c = C(48, 42)
    pts = sorted((int(x), int(y)) for y, x in zip(*np.nonzero(e.a != T)))
    for n, (x, y) in enumerate(pts):
        if solid or n % 6 < 3:
            c.px(x, y, col)
            c.px(x, y + (1 if d.startswith("n") else -1), INK)
    return c


def focus():
    """Ink, two yellow, ink: rings eroded from the mask, so that no diagonal breaks into dots."""
    c = C(48, 42)
    e1 = erode(HEXMASK, 1, True)
    e2 = erode(e1, 2, True)
    e3 = erode(e2, 1, True)
    c.a[HEXMASK & ~e1] = INK
    c.a[e1 & ~e2] = YEL
    c.a[e2 & ~e3] = INK
    return c


def veil(k, col):
    c = C(48, 42)
    c.dith(0, 0, 48, 42, col, k)
    return hexed(c)


SIL = {
    "cv": ["............#.........", "............##........", "..........####........", "..........#####.......", "######################",
           ".####################.", "..##.###########.##...", "...###############...."],
    "cvl": ["......................", "......................", "......................", "......................", ".####################.",
            "..#.##############.#..", "..#.##.####.####.#.#..", "....##############...."],
    "bb": ["..........#...........", ".........###..........", ".........###..#.......", "....##...####.##..##..", ".#####.######.#######.",
           "######################", ".####################.", "..##################.."],
    "ca": ["..........#...........", ".........##...#.......", ".........##..##.......", "...##...####.##..##...", ".#####..####.##.#####.",
           "######################", ".####################.", "...################..."],
    "cl": ["..........#...........", ".........##...........", ".........##.#.#.#.....", "...#....###.#.#.#.#...", ".####...###.#.#.####..",
           "#####################.", ".####################.", "...################..."],
    "dd": ["..........#...........", "..........#...........", ".........##..#........", "..##.....##.##.##.##..", ".####...###.##.##.###.",
           "#####################.", ".####################.", "...################..."],
    "ss": ["..........#...........", ".........##...........", ".........###..........", ".........####.........", ".....#..######........",
           ".####################.", "######################", "..##################.."],
    "tr": ["....#......#......#...", "....#.....###.....#...", "...###....###....###..", "..#.#.#..#####..#.#.#.", "######################",
           "######################", ".####################.", "..##################.."],
    "av": ["..........#...#.......", ".........##...#.......", "....##..####..##......", "...####.####.#####....", "######################",
           "######################", ".####################.", "..##################.."],
    "cs": ["..........#...........", ".........##..#..#.....", "........###..#..#.....", ".##.##..####.#..#.##..", "######################",
           "######################", ".####################.", "..##################.."],
    "tk": ["......#...........#...", "......#....##.....#...", ".###..#....##.....#...", ".####.#...####....#...", "######################",
           "######################", ".####################.", "..##################.."],
    "ms": ["..........#...........", "..........#...........", ".....#...###..........", ".....##..###.#........", "...####.####.####.....",
           "..##################..", "...################...", "....##############...."],
    "unknown": ["......................", ".......######.........", "......##....##........", "............##........", "..........###.........",
                ".........##...........", "......................", ".........##..........."],
}
PLATE = dict(us=(FOAM, NAVY, PAPER, BSEA), jp=(AMB, MAROON, YEL, ORG))


def plate_mask(side):
    m = np.ones((18, 26), bool)
    if side == "us":
        for y, x in ((0, 0), (0, 25), (17, 0), (17, 25)):
            m[y, x] = False
    else:
        for y in range(18):
            k = int(abs(y - 8.5) * .62)
            m[y, :k] = False
            m[y, 26 - k:] = False
    return m


def counter(kind, side, hollow=False):
    """The United States has a rectangle, Japan a six-sided plate; an old sighting is hollow with a broken rim."""
    edge, fill, ink, lo = PLATE[side]
    c = C(26, 18)
    m = plate_mask(side)
    in1, in2 = erode(m), erode(m, 2)
    s = np.array([[k == "#" for k in r] for r in SIL[kind]])
    full = np.zeros((18, 26), bool)
    full[4:12, 2:24] = s
    if hollow:
        c.a[m & ~in1] = INK
        in3 = erode(m, 3)
        c.a[in2 & ~in3] = INK
        for y, x in zip(*np.nonzero(in1 & ~in2)):
            if x % 6 < 4:
                c.px(int(x), int(y), edge)
        # the silhouette in outline, drawn outwards so that thin masts stay readable
        inner = erode(full)
        c.a[grow(full)] = INK
        c.a[full & ~inner] = ink
        c.a[inner] = fill
    else:
        c.a[m] = INK
        c.a[in1] = edge
        c.a[in2] = fill
        c.a[full] = ink
        n = 20 if side == "us" else 16
        c.h_(13 - n // 2, 13, n, lo)
    return c


def stack(side):
    """Two further plates behind, to be laid 3 right and 3 up under the counter."""
    edge, fill, ink, lo = PLATE[side]
    c = C(26, 18)
    m = plate_mask(side)
    c.a[m] = INK
    c.a[erode(m)] = lo
    c.a[erode(m, 2)] = fill
    return c


def stack_tab(side):
    c = C(10, 11, INK)
    c.rect(1, 1, 8, 9, PLATE[side][0])
    return c


def heading(d, col):
    """A wedge for the rim of a counter; its centre is the sprite's centre."""
    dx, dy = DIRS[d]
    c = C(15, 15)

    def p(f, s):
        return 7.5 + dx * f - dy * s, 7.5 + dy * f + dx * s
    c.a[inside(15, 15, [p(7.4, 0), p(-5, 5.6), p(-2.2, 0), p(-5, -5.6)])] = INK
    c.a[inside(15, 15, [p(5.2, 0), p(-3.4, 3.7), p(-1, 0), p(-3.4, -3.7)])] = col
    return c


def base(side):
    c = K(17, 17)
    if side == "us":
        c.disc(8, 8, 8.3, INK)
        c.disc(8, 8, 7.3, FOAM)
        c.disc(8, 8, 6.3, NAVY)
        c.spr(4, 4, ["....#....", "....#....", "...###...", "#########", ".#######.", "..#####..", "..#####..", ".##...##.", "#.......#"],
              {"#": PAPER})
    else:
        for q, col in ((8, INK), (7, AMB), (6, MAROON)):
            for k in range(q + 1):
                c.h_(8 - k, 8 - q + k, 2 * k + 1, col)
                c.h_(8 - k, 8 + q - k, 2 * k + 1, col)
        c.disc(8, 8, 3.2, RED)
        c.px(7, 6, ORG)
        c.px(6, 7, ORG)
    return c


# ---- aircraft from above: polygons, nose up, 1 = half the span -------------------------------------------------------------
def _t(fus, wing, tail, extra=()):
    return [fus, wing, tail, *extra]


def fuselage(w, nose, tail, tip=.5):
    return [(-w, nose), (w, nose), (w * 1.15, -.05), (w * tip, tail), (-w * tip, tail), (-w * 1.15, -.05)]


def wing(root, y0, y1, tip0, tip1, span=1.0, inner=.3):
    return [(-inner, y0), (inner, y0), (span, tip0), (span, tip1), (inner, y1), (-inner, y1), (-span, tip1), (-span, tip0)]


def nacelles(xs, y0=-.55, y1=.1, w=.09):
    return [[(x - w, y0), (x + w, y0), (x + w, y1), (x - w, y1)] for x in xs]


def tailplane(w, y0, y1, tip=None):
    tip = tip or y0 + .04
    return [(-w * .5, y0), (w * .5, y0), (w, tip), (w, y1), (-w, y1), (-w, tip)]


TOP = {
    "f4f": ("us", 13, _t(fuselage(.12, -.64, .64, .8), [(-.88, -.28), (.88, -.28), (.88, .06), (-.88, .06)], tailplane(.36, .42, .62))),
    "f2a": ("us", 12, _t(fuselage(.15, -.62, .6, .6), [(-.86, -.3), (.86, -.26), (.86, .04), (-.86, .04)], tailplane(.34, .42, .6))),
    "sbd": ("us", 15, _t(fuselage(.1, -.72, .78), wing(.3, -.34, .14, -.18, .0), tailplane(.4, .52, .72))),
    "sb2u": ("us", 15, _t(fuselage(.1, -.7, .8), wing(.3, -.3, .12, -.26, .04), tailplane(.38, .54, .74))),
    "tbd": ("us", 17, _t(fuselage(.11, -.66, .74), wing(.3, -.36, .2, -.2, .04), tailplane(.42, .48, .7))),
    "tbf": ("us", 18, _t(fuselage(.14, -.78, .86, .65), wing(.3, -.36, .16, -.3, -.04), tailplane(.46, .54, .8))),
    "p39": ("us", 12, _t(fuselage(.09, -.86, .74), wing(.3, -.24, .12, -.14, .04, .9), tailplane(.36, .5, .68))),
    "a24": ("us", 15, _t(fuselage(.1, -.72, .78), wing(.3, -.34, .14, -.18, .0), tailplane(.4, .52, .72))),
    "b17": ("us", 25, _t(fuselage(.08, -.66, .78, .7), wing(.2, -.26, .16, -.1, .02), tailplane(.42, .52, .72), nacelles((-.6, -.3, .3, .6), -.38, .0, .05))),
    "b25": ("us", 19, _t(fuselage(.09, -.74, .74, .7), wing(.3, -.22, .12, -.1, .04), tailplane(.36, .54, .68), nacelles((-.36, .36), -.44, .2, .09) +
            [[(-.4, .48), (-.32, .48), (-.32, .78), (-.4, .78)], [(.32, .48), (.4, .48), (.4, .78), (.32, .78)]])),
    "b26": ("us", 18, _t(fuselage(.12, -.86, .86, .5), wing(.3, -.2, .1, -.1, .0), tailplane(.4, .6, .78), nacelles((-.4, .4), -.46, .3, .1))),
    "sea": ("us", 17, _t(fuselage(.12, -.7, .8), [(-1, -.22), (1, -.22), (1, .0), (-1, .0)], tailplane(.42, .56, .76),
            nacelles((-.56, .56), -.4, .2, .06))),
    "pby": ("us", 25, _t(fuselage(.11, -.62, .84, .4), [(-1, -.22), (1, -.22), (1, .02), (-1, .02)], tailplane(.36, .56, .74), nacelles((-.24, .24), -.4, .0, .07))),
    "zeke": ("jp", 13, _t(fuselage(.1, -.62, .72, .45), wing(.3, -.3, .12, -.1, .02, .94), tailplane(.34, .46, .64))),
    "lzeke": ("jp", 13, _t(fuselage(.1, -.62, .72, .45), [(-.8, -.3), (.8, -.3), (.8, .04), (-.8, .04)], tailplane(.34, .46, .64))),
    "val": ("jp", 16, _t(fuselage(.1, -.7, .78), wing(.4, -.3, .16, -.1, -.02), tailplane(.42, .5, .72), nacelles((-.34, .34), -.42, -.1, .05))),
    "kate": ("jp", 17, _t(fuselage(.1, -.66, .8, .45), wing(.3, -.3, .14, -.08, .04), tailplane(.38, .54, .72))),
    "judy": ("jp", 14, _t(fuselage(.09, -.84, .8, .4), wing(.3, -.26, .12, -.06, .04, .95), tailplane(.38, .52, .7))),
    "betty": ("jp", 24, _t(fuselage(.12, -.72, .74, .5), wing(.3, -.28, .16, -.1, .02), tailplane(.4, .52, .7), nacelles((-.34, .34), -.46, .1, .07))),
    "nell": ("jp", 24, _t(fuselage(.08, -.7, .72, .5), wing(.3, -.26, .14, -.04, .06), tailplane(.4, .52, .66), nacelles((-.3, .3), -.44, .1, .06) +
             [[(-.42, .46), (-.34, .46), (-.34, .72), (-.42, .72)], [(.34, .46), (.42, .46), (.42, .72), (.34, .72)]])),
    "seajp": ("jp", 17, _t(fuselage(.11, -.68, .78), wing(.4, -.28, .12, -.12, .0), tailplane(.4, .54, .74), nacelles((-.5, .5), -.42, .24, .06))),
}
TONES = dict(us=(SHAL, PAPER, BSEA, NAVY), jp=(LEAF, LIME, GRN, RED))


def top(kind, angle=0.0, size=None, outline=True):
    side, span, shape = TOP[kind]
    size = size or span
    col, hi, lo, mark = TONES[side]
    n = size + 6 | 1
    ca, sa = math.cos(angle), math.sin(angle)

    def at(x, y):
        return n / 2 + size / 2 * (x * ca - y * sa), n / 2 + size / 2 * (x * sa + y * ca)
    m = np.zeros((n, n), bool)
    for part in shape:
        m |= inside(n, n, [at(x, y) for x, y in part])
    c = C(n, n)
    if outline:
        c.a[grow(m)] = INK
    c.a[m] = col
    up, dn = np.zeros_like(m), np.zeros_like(m)
    up[1:] = m[:-1]
    dn[:-1] = m[1:]
    c.a[m & ~dn] = lo
    c.a[m & ~up] = hi
    for sx in (-.6, .6):
        x, y = at(sx, -.1)
        if m[int(y), int(x)]:
            c.px(int(x), int(y), mark)
    if kind == "a24":  # the army's SBD wears a band
        x, y = at(0, .4)
        c.px(int(x), int(y), AMB)
    return c.trim()


# ---- aircraft from the side, about 20 to 34 long ---------------------------------------------------------------------------
FIGHTER = ["..oo..................", ".obbo.....ooooo.......", ".obbbo..oowwwwoo......", "oobbbbooohhhhhhhhoooo.", "ohhhhhhbbbbbbbbbbbbbop",
           ".obbbbbbbsbbbbbbbbbbop", "..oolllllbssblllllllop", "....ooooooddddddooooo.", "..........oooooo......"]
SLIM = ["..oo....................", ".obbo......oooooo.......", ".obbbo...oowwwwwwo......", "oobbbboooohhhhhhhhhoooo.",
        "ohhhhhhbbbbbbbbbbbbbbbbop", ".obbbbbbbbssbbbbbbbbbbbop", "..ooollllbssblllllllloop", ".....oooooddddddooooooo.", "..........oooooo........"]
LONGNOSE = ["..oo......................", ".obbo.......ooooo.........", ".obbbo....oowwwwwoo.......", "oobbbbooooohhhhhhhhhhoooo.",
            "ohhhhhhbbbbbbbbbbbbbbbbbbop", ".obbbbbbbbssbbbbbbbbbbbbbop", "..oooolllbssbllllllllloo.p", "......ooooddddddoooooo....", "..........oooooo.........."]
FLOAT = ["..oo....................", ".obbo.....oooooooo......", ".obbbo..oowwowwowo......", "oobbbboohhhhhhhhhhhooo..", "ohhhhbbbbbbbbbbbbbbbbbop",
         ".obbbbbbbbssbbbbbbbbbbop", "..oollllbbssblllllllloop", "....oooooddddddoooooo...", ".........oooooo.........", "..........o....o........",
         ".....ooooolllllollooo...", "....obbbbbbbbbbbbbbbbo..", ".....oooooooooooooooo..."]
FLYBOAT = ["..oo..............................", ".obbo..........oooooooooooo.......", ".obbbo.......oohhhhhhhhhhhhoo.....", ".obbbo........oooolloolloooo......",
           ".obbbbo..........ollollo.p........", "..obbbbooo......oobbbbbboo........", "..ohhhhhhhhhhhhhhhhhhhhhhwwwoo....", "...obbbbbssbbbbbbbbbbbbbbbbbwwoo..",
           "....oobbbssbbbbbbbbbbbbbbbbbbbbbo.", "......oolllllbbbbbbbbbbbbbbbbbbo..", "........ooooollllllllllllllooo....", ".............oooooooooooooo......."]
FOUR = ["..ooo...................................", "..obbo..................................", "..obbbo.................................", "..obbbbo.............oooo...............",
        ".oobbbbboooooooooooohhhhhoooooooo.......", "oohhhhhhhhhhhhhhhhhhhhhhhhhhhhwwwwoo....", "ohbbbbbbbbbbssbbbbbbbbbbbbbbbbbbbbwwo...", ".obbbbbbbbbbssbbbhhhhhhhhhbbbbbbbbbbwo..",
        "..oolllllllllllllddddoooddddooollllloo..", "....oooooooooooooonnnnpoonnnnpoooooo....", "..................oooop..oooop.........."]
SIDE_ART = dict(f4f=("us", FIGHTER), f2a=("us", FIGHTER), p39=("us", LONGNOSE), sbd=("us", SBD), a24=("us", SBD), sb2u=("us", SBD), tbd=("us", SBD),
                tbf=("us", SBD), b17=("us", FOUR), b25=("us", TWIN), b26=("us", TWIN), sea=("us", FLOAT), pby=("us", FLYBOAT), zeke=("jp", SLIM),
                lzeke=("jp", SLIM), val=("jp", VAL), kate=("jp", SBD), judy=("jp", LONGNOSE), betty=("jp", TWIN), nell=("jp", TWIN), seajp=("jp", FLOAT))


def side(kind):
    nation, rows = SIDE_ART[kind]
    m = dict(US if nation == "us" else JP)
    if kind in ("zeke", "lzeke"):
        m.update(b=SILV, h=PAPER, l=LGREY, d=LGREY, s=RED)
    elif nation == "jp":
        m.update(s=RED, n=RED if rows is SBD else m["n"])
        if kind == "judy":
            m["s"] = RED
    if kind in ("p39", "b17", "b25", "b26", "a24"):
        m.update(b=LEAF, h=LIME, l=SILV, d=GRN, s=PAPER, n=NAVY)
    if kind == "f2a":
        m.update(b=SEA, h=BSEA, l=LGREY)
    c = banked(rows, m, 0)
    if kind == "tbd":
        c.h_(16, 3, 9, NAVY)
    if kind in ("tbf", "b26"):   # a turret
        x = c.w // 2 - 4
        c.rect(x, 1, 4, 3, FOAM)
        c.frame(x - 1, 0, 6, 4, INK)
    return c


def rose(wind):
    """A hex dial: each side carries the multiple of the operation limit for that heading; the wind blows from `wind`."""
    order = ["n", "ne", "se", "s", "sw", "nw"]
    wi = order.index(wind)
    c = C(57, 51)
    cx, cy = 28, 25
    v = [(cx - 12, cy - 21), (cx + 12, cy - 21), (cx + 24, cy), (cx + 12, cy + 21), (cx - 12, cy + 21), (cx - 24, cy)]
    c.poly([(int(round(cx + (x - cx) * 1.12)), int(round(cy + (y - cy) * 1.12))) for x, y in v], INK)
    for i, d in enumerate(order):
        k = min((i - wi) % 6, (wi - i) % 6)
        c.poly([(cx, cy), v[i], v[(i + 1) % 6]], {0: LEAF, 1: JUN}.get(k, DJUN))
    for p in v:
        c.line(cx, cy, *p, INK)
    for i, d in enumerate(order):
        k = min((i - wi) % 6, (wi - i) % 6)
        dx, dy = DIRS[d]
        c.text(int(cx + dx * 14) - 2, int(cy + dy * 14) - 3, {0: "3", 1: "2"}.get(k, "1"), INK if k == 0 else PAPER, 6)
    c.disc(cx, cy, 5, INK)
    c.disc(cx, cy, 4, NAVY)
    return c


def wind_arrow(d):
    """Blows towards the middle of the rose from side d; 25 x 25."""
    dx, dy = DIRS[d]
    c = C(25, 25)

    def p(f, s):
        return 12.5 + dx * f - dy * s, 12.5 + dy * f + dx * s
    c.a[inside(25, 25, [p(-11, 0), p(0, 7), p(0, 3), p(11, 3), p(11, -3), p(0, -3), p(0, -7)])] = INK
    c.a[inside(25, 25, [p(-9, 0), p(-1, 5), p(-1, 2), p(10, 2), p(10, -2), p(-1, -2), p(-1, -5)])] = PAPER
    return c


def pointer(d):
    dx, dy = DIRS[d]
    c = C(11, 11)

    def p(f, s):
        return 5.5 + dx * f - dy * s, 5.5 + dy * f + dx * s
    c.a[inside(11, 11, [p(5.4, 0), p(-4, 3.7), p(-2, 0), p(-4, -3.7)])] = YEL
    return c


def cloud_bank(seed, w=96, h=48):
    """A bank for the map: an ordered dither that drifts, solid only in its lit crowns."""
    c = C(w, h)
    n = .6 * noise(w, h, seed, 13) + .3 * noise(w, h, seed + 1, 7) + .15 * noise(w, h, seed + 2, 4)
    ys, xs = np.mgrid[0:h, 0:w]
    v = n * .9 + .75 * np.clip(1 - np.hypot((xs - w / 2) / (w / 2), (ys - h / 2) / (h / 2)), 0, 1) - .25
    for y in range(h):
        for x in range(w):
            q = v[y, x]
            if q > .58:
                c.px(x, y, FOAM if q < .7 else PAPER)
                if v[max(0, y - 2), max(0, x - 2)] < .58:
                    c.px(x, y, PAPER)
                if v[min(h - 1, y + 2), min(w - 1, x + 2)] < .58 and (x + y) % 2 == 0:
                    c.px(x, y, SHAL)
            elif q > .46 and (x + y) % 2 == 0:
                c.px(x, y, FOAM)
            elif q > .38 and x % 2 == 0 and y % 2 == 0:
                c.px(x, y, SHAL)
    return c


def map_smoke(ph):
    c = C(22, 24)
    r = random.Random(9)
    for k in range(8):
        t = (k + ph / 4) / 8
        x, y, q = 4 + t * 13 + r.randint(-1, 1), 21 - t * 18, 1.4 + t * 2.6
        c.disc(x, y, q, INK)
        c.disc(x - q * .3, y - q * .3, q * .6, SLATE)
        if k % 2:
            c.disc(x - q * .4, y - q * .4, q * .25, GREY)
    c.disc(4, 21, 1.6, RED)
    c.px(4, 21 - ph % 2, YEL)
    return c


def burst(ph):
    c = C(21, 21)
    if ph == 0:
        for a in range(8):
            c.line(10, 10, int(round(10 + 9 * math.cos(a * math.pi / 4))), int(round(10 + 9 * math.sin(a * math.pi / 4))), YEL)
        c.disc(10, 10, 4, YEL)
        c.disc(10, 10, 2, PAPER)
    elif ph == 1:
        for x, y, q in ((7, 8, 5), (13, 9, 5), (10, 14, 5)):
            c.disc(x, y, q, RED)
        for x, y, q in ((8, 9, 3), (12, 10, 3), (10, 13, 3)):
            c.disc(x, y, q, ORG)
        c.disc(10, 11, 2, YEL)
    else:
        for x, y, q in ((6, 7, 3), (13, 6, 4), (10, 13, 3)):
            c.disc(x, y, q, SLATE)
            c.disc(x - 1, y - 1, q * .5, GREY)
    return c


def weather():
    s = {}
    c = K(17, 17)
    c.disc(8, 8, 4.4, AMB)
    c.disc(8, 8, 3.4, YEL)
    for a in range(8):
        x, y = math.cos(a * math.pi / 4), math.sin(a * math.pi / 4)
        c.line(int(round(8 + x * 6)), int(round(8 + y * 6)), int(round(8 + x * 8)), int(round(8 + y * 8)), YEL)
    s["weather/clear"] = c
    cloud = ["......####......", "....########....", "...##########...", ".##############.", "################", "################", ".##############."]
    rim = ["......####......", "....##..........", "...#............", ".##.............", "#..............."]
    for n, extra in (("cloud", 0), ("overcast", 1), ("storm", 2)):
        c = K(20, 17)
        if n == "cloud":
            c.disc(14, 5, 4.4, AMB)
            c.disc(14, 5, 3.4, YEL)
        if extra:
            c.spr(3, 1, cloud, {"#": GREY})
        c.spr(0, 5, cloud, {"#": SILV if extra < 2 else LGREY})
        c.spr(0, 5, rim, {"#": PAPER})
        if extra == 2:
            for x in (3, 8, 13):
                c.line(x, 13, x - 2, 16, SHAL)
        s["weather/" + n] = c
    c = K(17, 17)
    c.disc(8, 8, 7, PSAND)
    c.disc(11, 6, 6, T)
    m = K(17, 17)
    for y in range(17):
        for x in range(17):
            if (x - 8) ** 2 + (y - 8) ** 2 <= 49 and (x - 11.5) ** 2 + (y - 6) ** 2 > 36:
                m.px(x, y, PSAND)
    s["weather/night"] = m
    return s


def sprites():
    s = {}
    for i in range(3):
        s[f"hex/sea_{i}"] = sea_tile(DSEA, SEA, 60 + i)
        s[f"hex/shelf_{i}"] = sea_tile(SEA, BSEA, 70 + i)
        s[f"hex/island_{i}"] = island_tile(80 + 7 * i, i < 2)
        s[f"hex/land_{i}"] = land_tile(90 + 3 * i)
        s[f"hex/atoll_{i}"] = atoll_tile(3 + i)
        s[f"hex/reef_{i}"] = reef_tile(5 + i)
    for d in EDGE:
        s["hex/beach_" + d] = shore(d, True)
        s["hex/shallows_" + d] = shore(d, False)
        s["hex/normal_" + d] = border(d, YEL, True)
        s["hex/limit_" + d] = border(d, PAPER, False)
    s["hex/grid"], s["hex/focus"] = grid(), focus()
    s["hex/lit"], s["hex/dull"], s["hex/unknown"] = veil(8, BSEA), veil(2, NAVY), veil(2, MID)
    for side_ in ("us", "jp"):
        for k in SIL:
            s[f"counter/{side_}_{k}"] = counter(k, side_)
            s[f"counter/{side_}_{k}_old"] = counter(k, side_, True)
        for d in DIRS:
            s[f"counter/{side_}_heading_{d}"] = heading(d, PLATE[side_][2])
        s[f"counter/{side_}_stack"], s[f"counter/{side_}_tab"] = stack(side_), stack_tab(side_)
        s["base/" + side_] = base(side_)
    for k in SIL:
        for n, col in (("foam", FOAM), ("ink", INK), ("sand", PSAND)):
            s[f"sil/{k}_{n}"] = sprite(SIL[k], {"#": col})
    for k in TOP:
        s["air/" + k] = top(k)
        s["airside/" + k] = side(k)
        for d in DIRS:
            dx, dy = DIRS[d]
            s[f"air/{k}_{d}"] = top(k, math.atan2(dx, -dy), TOP[k][1] + 8)
    for d in DIRS:
        s["rose/from_" + d], s["rose/wind_" + d], s["rose/pointer_" + d] = rose(d), wind_arrow(d), pointer(d)
    for i in range(4):
        s[f"cloud/{i}"] = cloud_bank(100 + 9 * i)
        s[f"fx/map_smoke_{i}"] = map_smoke(i)
    for i in range(3):
        s[f"fx/map_burst_{i}"] = burst(i)
    s.update(weather())
    return s
