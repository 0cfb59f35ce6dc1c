"""The Deep Six List lies under water: the sea in depth, its floor, what rests there; gold lettering for headings and results;
the reels of the strike screen; the medals of the other games' lists."""
import random
import fonts
from canvas import *
from cardkit import K
from ships import profile

ANCHOR = ["....ooo.....", "...o...o....", "...o...o....", "....ooo.....", ".....o......", "..ooooooo...", "..ooooooo...", ".....o......",
          ".....oo.....", ".....oo.....", "o....oo....o", "oo...oo...oo", "ooo..oo..ooo", ".oo..oo..oo.", "..oooooooo..", "...oooooo..."]


def floor_y(x):
    return 330 - int(7 * np.sin(x / 60) + 4 * np.sin(x / 23 + 1))


def deep():
    """640 x 360: a strip of night above the surface (row 34), then four depths, shafts of light, the floor with a wreck."""
    c = C(640, 360, NAVY)
    c.rect(0, 0, 640, 36, MID)
    c.dith(0, 0, 640, 8, INK, 4)
    for y, col in ((34, DSEA), (84, NAVY), (170, MID), (270, INK)):
        c.rect(0, y, 640, 360 - y, col)
    for y, col in ((80, NAVY), (166, MID), (266, INK)):
        c.dith(0, y, 640, 4, col, 2)
        c.dith(0, y - 4, 640, 4, col, 4)
    up = {DSEA: SEA, NAVY: DSEA, MID: NAVY}
    for x0 in (60, 180, 330, 470, 600):
        for j in range(34, 200):
            for i in range(6 + (j - 34) // 8):
                x = x0 - (j - 34) // 3 + i
                if 0 <= x < 640 and (x + j) % 2 == 0 and j < 150 + (i * 7) % 40:
                    c.a[j, x] = up.get(int(c.a[j, x]), int(c.a[j, x]))
    for x in range(640):
        y = 37 - int(3 * abs(np.cos(np.pi * ((x + 7) % 40) / 40)))
        c.rect(x, 31, 1, max(0, y - 32), MID)
        c.px(x, y - 1, SHAL)
        c.rect(x, y, 1, 2, BSEA)
    for x, n in ((8, "Iowa"), (556, "Yorktown")):  # the winners steam above
        a = profile(n).a
        b = np.where(a == T, T, INK).astype(np.uint8)
        b[(a == LGREY) | (a == SILV)] = DSEA
        c.blit(b, x, 14)
    for x in range(640):
        y = floor_y(x)
        c.rect(x, y, 1, 360 - y, DUSK)
        c.px(x, y, PUR)
        if x % 3 == 0:
            c.px(x, y + 3, INK)
    w = profile("Yamato").a[:, ::-1]
    tone = {LGREY: SEA, GREY: DSEA}
    for j in range(22):
        for i in range(80):
            v = int(w[j, i])
            y = 310 + j - int((i - 40) * .16)
            if v != T and y < 334 - int(4 * np.sin(i / 6)):
                c.px(500 + i, y, tone.get(v, NAVY))
    for x in (14, 30, 44, 470, 486, 612, 628):
        for k in range(16):
            o = int(2 * np.sin(k * .6 + x))
            c.px(x + o, 334 - k, JUN if k < 10 else GRN)
            c.px(x + 1 + o, 334 - k, DJUN)
    for j, r in enumerate(ANCHOR):
        for i, ch in enumerate(r):
            if ch == "o":
                c.px(196 + i + j // 4, 317 + j, GREY if i < 6 else SLATE)
    for k in range(14):
        y = 316 + k // 3 - int(4 * np.sin(k / 3))
        c.px(203 + k * 3, y, GREY)
        c.px(204 + k * 3, y, SLATE)
    c.blit(chest(0), 310, 316)
    return c


def chest(ph):
    c = C(26, 18)
    c.rect(2, 6, 22, 11, EARTH)
    c.rect(2, 2, 22, 5, TAN)
    c.h_(3, 1, 20, SAND)
    c.frame(2, 2, 22, 15, DEARTH)
    c.rect(11, 5, 4, 4, AMB)
    c.v_(6, 2, 15, DEARTH)
    c.v_(19, 2, 15, DEARTH)
    for x, y in ((24, 15), (0, 16), (22, 17)):
        c.h_(x, y, 2, YEL)
    if ph:
        for x, y in ((4, 0), (21, 3), (13, 6)):
            c.px(x, y, PAPER)
    return c


def fish(ph):
    c = C(9, 5)
    c.spr(0, 0, ["o...oo...", "oo.ooooo.", ".ooooooeo", "oo.ooooo.", "o...oo..."] if ph == 0 else
          [".o..oo...", ".o.ooooo.", ".ooooooeo", ".o.ooooo.", ".o..oo..."], {"o": SEA, "e": SHAL})
    return c


GILT = ((0, PAPER), (4, PSAND), (8, YEL), (14, AMB), (19, ORG), (24, RED))
STEEL = ((0, PAPER), (4, SILV), (8, LGREY), (14, GREY), (19, SEA), (24, DSEA))


def gold(ch, bands=GILT):
    """A heading letter 28 high from the text font, twice doubled with its corners rounded; gilt (or steel, for a defeat),
    dark rim, drop shadow."""
    gilt = bands is GILT
    g = fonts.epx(fonts.epx(FONTS[8][ord(ch)][:8, :7]))
    h, w = g.shape
    c = C(w + 5, h + 5)
    y0, x0 = 1, 1
    for d in (1, 2, 3):
        c.bits(x0 + d, y0 + d, g, INK if d == 3 else MAROON if gilt else MID)
    p = np.zeros((h + 2, w + 2), bool)
    p[1:-1, 1:-1] = g
    rim = np.zeros_like(p)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            rim |= np.roll(np.roll(p, dy, 0), dx, 1)
    rim &= ~p
    for y, x in zip(*np.nonzero(rim)):
        if c.get(int(x), int(y)) == T or x <= 1 or y <= 1:
            c.px(int(x), int(y), INK)
    for y, x in zip(*np.nonzero(g)):
        y, x = int(y), int(x)
        col = [b for a, b in bands if a <= y][-1]
        nxt = [b for a, b in bands if a <= y + 1][-1]
        if nxt != col and (x + y) % 2:
            col = nxt
        if y == 0 or not g[y - 1, x]:
            col = PAPER if y < 16 else YEL if gilt else SILV
        elif x + 1 >= w or not g[y, x + 1]:
            col = (ORG if y < 14 else DRED) if gilt else (GREY if y < 14 else NAVY)
        c.px(x0 + x, y0 + y, col)
    return c


def reel():
    """The wheel of a chance: digits 0 to 9 and 0 again, 34 rows each; a window of 44 rows shows one and the rims of two."""
    c = C(32, 34 * 11, PSAND)
    for k in range(11):
        g = fonts.epx(fonts.epx(FONTS[8][ord(str(k % 10))][:7, :7]))
        c.bits(2, 34 * k + 3, g, INK)
        c.h_(0, 34 * k, 32, SAND)
    return c


def reel_shade():
    """Laid over the window: the drum turns away above and below."""
    c = C(32, 44)
    c.dith(0, 0, 32, 7, EARTH, 2)
    c.rect(0, 0, 32, 3, EARTH)
    c.dith(0, 37, 32, 7, EARTH, 2)
    c.rect(0, 41, 32, 3, EARTH)
    c.frame(0, 0, 32, 44, INK)
    return c


def reel_frame():
    c = C(38, 50)
    c.rect(0, 0, 38, 50, EARTH)
    c.frame(1, 1, 36, 48, SAND)
    c.h_(0, 0, 38, PSAND)
    c.v_(0, 0, 50, SAND)
    c.clear(3, 3, 32, 44)
    for x, y in ((0, 0), (37, 0), (0, 49), (37, 49)):
        c.clear(x, y)
    return c


def fathom(on, deepness):
    c = C(4, 10)
    c.rect(0, 0, 4, 10, (YEL, AMB, ORG)[deepness] if on else SLATE)
    c.rect(0, 0, 4, 2, PAPER if on else GREY)
    return c


def letter_key(kind):
    """19 x 22 key of the name entry; END and DEL are 40 wide."""
    w = 19 if kind in ("plain", "lit") else 40
    base, top = dict(plain=(SLATE, GREY), lit=(YEL, PAPER), end=(JUN, GRN), delete=(DRED, RED))[kind]
    c = C(w, 22)
    c.rect(0, 0, w, 22, base)
    c.h_(0, 0, w, top)
    c.v_(0, 0, 22, top)
    c.h_(0, 21, w, INK)
    return c


def medal(n):
    c = K(21, 27)
    tone = ((AMB, YEL, ORG), (SILV, PAPER, LGREY), (TAN, SAND, EARTH))[n]
    c.fill([(4, 0), (9, 0), (12, 12), (8, 14)], DSEA)
    c.fill([(12, 0), (17, 0), (13, 14), (9, 12)], DRED)
    c.disc(10, 17, 9.2, INK)
    c.disc(10, 17, 8.2, tone[0])
    c.ring(10, 17, 8.2, 1.6, tone[1], 80, 200)
    c.ring(10, 17, 8.2, 1.6, tone[2], 250, 359)
    c.text(8, 14, str(n + 1), INK, 6)
    return c


def laurel():
    """Left branch round a result; flip it for the right. Solid leaves in pairs along a bent stem, berries between."""
    c = C(34, 44)
    stem = []
    for k in range(41):
        a = np.pi * (1.46 - .92 * k / 40)
        stem.append((31 + 25 * np.cos(a), 22 - 19 * np.sin(a)))
    for x, y in stem:
        c.px(int(round(x)), int(round(y)), JUN)
    for k in range(3, 41, 6):
        x, y = stem[k]
        a = np.pi * (1.46 - .92 * k / 40)
        ux, uy = np.sin(a), np.cos(a)                   # along the stem, upwards
        for side, col, light in ((-1, GRN, LEAF), (1, JUN, GRN)):
            vx, vy = side * -np.cos(a), side * np.sin(a)
            for t in range(0, 17):                      # a leaf: broad in its middle
                w = 2.3 * np.sin(np.pi * min(1, (t + 2) / 18))
                px, py = x + ux * t * .42 + vx * t * .34, y + uy * t * .42 + vy * t * .34
                c.disc(px, py, max(.6, w), col)
            for t in range(3, 14):
                px, py = x + ux * t * .42 + vx * t * .34, y + uy * t * .42 + vy * t * .34
                c.px(int(round(px)), int(round(py)), light)
        c.px(int(round(x)), int(round(y)), AMB)
    return c.trim()


def paper():
    """The teletype's roll: left edge, middle, right edge, 8 rows to tile, and the torn foot."""
    s = {}
    l = C(16, 12, PSAND)
    l.v_(0, 0, 12, PAPER)
    l.rect(4, 4, 4, 4, DEARTH)
    l.h_(4, 4, 4, INK)
    l.v_(15, 0, 12, SAND)
    for y in (1, 3, 5, 7, 9, 11):
        l.px(15, y, PSAND)
    s["paper/left"] = l
    s["paper/mid"] = C(16, 12, PSAND)
    b = C(16, 12, PAPER)
    s["paper/band"] = b
    r = l.flipped()
    r.v_(15, 0, 12, SAND)
    s["paper/right"] = r
    f = C(16, 5)
    for x in range(16):
        n = (3, 4, 5, 4, 3, 2, 3, 4, 4, 3, 2, 1, 2, 3, 4, 3)[x]
        f.v_(x, 0, n, PSAND)
        f.px(x, n - 1, SAND)
    s["paper/torn"] = f
    return s


NAMED = {"!": "bang", "'": "apostrophe", ".": "stop", "-": "dash", "&": "and", ":": "colon", "+": "plus", "?": "query", "%": "percent"}


def sprites():
    s = {"list/deep": deep(), "list/chest": chest(1), "reel/strip": reel(), "reel/shade": reel_shade(), "reel/frame": reel_frame(),
         "result/laurel": laurel()}
    for ph in (0, 1):
        s[f"list/fish_{ph}"] = fish(ph)
    for k in range(3):
        s[f"list/fathom_{k}"], s[f"result/medal_{k + 1}"] = fathom(True, k), medal(k)
    s["list/fathom_off"] = fathom(False, 0)
    for k in ("plain", "lit", "end", "delete"):
        s["list/key_" + k] = letter_key(k)
    for ch in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" + "".join(NAMED):
        s["gold/" + NAMED.get(ch, ch.lower())] = gold(ch)
        if ch.isalpha():
            s["steel/" + ch.lower()] = gold(ch, STEEL)
    s.update(paper())
    return s
