"""The title: sky, moon, hulls, searchlight beams, wave strips, the name with its reflection, and a living vignette a game."""
import random
from bcards import fire, flash, smoke, waves
from bigships import bb_ijn, cv_usn
from canvas import *
from ships import profile

HORIZON = 114


def sky():
    """640 x 114, down to the horizon."""
    c = C(640, HORIZON, INK)
    for y, col in ((40, MID), (92, NAVY)):
        c.rect(0, y, 640, HORIZON - y, col)
    c.dith(0, 36, 640, 4, MID, 2)
    c.dith(0, 32, 640, 4, MID, 4)
    c.dith(0, 28, 640, 4, MID, 8)
    c.dith(0, 88, 640, 4, NAVY, 2)
    c.dith(0, 84, 640, 4, NAVY, 4)
    r = random.Random(11)
    for _ in range(130):
        x, y = r.randrange(640), int(r.random() ** 1.4 * 96)
        c.px(x, y, (GREY, LGREY, SILV, FOAM)[r.randrange(4)])
    for x, y in ((212, 14), (480, 22), (600, 12), (300, 30), (160, 60)):
        for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            c.px(x + a, y + b, SHAL)
        c.px(x, y, PAPER)
    return c


def star(big):
    c = C(5, 5)
    for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)) + (((2, 0), (-2, 0), (0, 2), (0, -2)) if big else ()):
        c.px(2 + a, 2 + b, SHAL)
    c.px(2, 2, PAPER)
    return c


def moon():
    c = C(45, 45)
    c.disc(22, 22, 21, PSAND)
    c.disc(19, 19, 17, PAPER)
    for x, y, q in ((14, 14, 3), (28, 26, 4), (24, 10, 2), (14, 30, 2), (32, 16, 2)):
        c.disc(x, y, q, PSAND)
        c.line(x - q + 1, y - q + 1, x + q - 2, y - q + 1, SAND)
    return c


def cloud(w):
    c = C(w, 5)
    c.rect(4, 1, w - 10, 3, NAVY)
    c.rect(0, 2, w, 2, NAVY)
    c.h_(8, 0, w // 2, NAVY)
    c.h_(8, 0, w // 3, DSEA)
    c.h_(2, 2, w // 4, DSEA)
    c.h_(w // 3, 4, w // 3, MID)
    return c


def night(src, lamps):
    """A ship against the night: ink, a rim of moonlight on what faces up or to the moon at the left (all there is of her
    where a theme has one black for sky and hull), lamps in a few ports."""
    a = src.a
    out = C(src.w, src.h)
    out.a = np.where(a != T, np.uint8(INK), np.uint8(T)).astype(np.uint8)
    for y in range(1, src.h):
        for x in range(src.w):
            if a[y, x] != T and a[y - 1, x] == T and a[y, x] in (SILV, LGREY, GREY):
                out.a[y, x] = SEA
            elif a[y, x] != T and (a[y - 1, x] == T or x > 0 and a[y, x - 1] == T):
                out.a[y, x] = DSEA
            elif a[y, x] in (SILV,):
                out.a[y, x] = DSEA
    for x, y in lamps:
        out.px(x, y, AMB)
    return out.trim()


def wave(per, amp, col, crest, top=None, deep=12):
    """One period of a cusped strip; below it the caller fills with the strip's colour."""
    c = C(per, deep)
    for x in range(per):
        k = abs(np.cos(np.pi * x / per))
        y = int(round(amp * (1 - k)))
        c.rect(x, y, 1, deep - y, col)
        c.px(x, y, crest)
        if k > .8:
            c.px(x, y + 1, crest)
        if top is not None and k > .93:
            c.px(x, y, top)
    return c


def letter(ch, h=72, st=17):
    """Chamfered block letters, 1 inside."""
    w0 = {"D": 54, "E": 46, "P": 52, "S": 50, "I": 22, "X": 60}[ch]
    c = C(w0, h, 0)
    k, w, b, q = 11, w0 - 1, h - 1, st - 5
    if ch == "D":
        c.poly([(0, 0), (w - k - 3, 0), (w, k + 3), (w, b - k - 3), (w - k - 3, b), (0, b)], 1)
        c.poly([(st, q), (w - st - 4, q), (w - st, q + 5), (w - st, b - q - 5), (w - st - 4, b - q), (st, b - q)], 0)
    elif ch == "E":
        c.rect(0, 0, w0, h, 1)
        c.rect(st, q + 2, w0, h // 2 - q - 2 - 7, 0)
        c.rect(st, h // 2 + 7, w0, h // 2 - q - 2 - 7, 0)
        c.rect(w - 5, h // 2 - 7, 8, 14, 0)
    elif ch == "P":
        c.poly([(0, 0), (w - k, 0), (w, k), (w, 43 - k), (w - k, 43), (st, 43), (st, b), (0, b)], 1)
        c.poly([(st, q), (w - st - 2, q), (w - st, q + 3), (w - st, 43 - q - 3), (w - st - 2, 43 - q), (st, 43 - q)], 0)
    elif ch == "S":
        m = h // 2
        c.poly([(k, 0), (w - k, 0), (w, k), (w, 22), (w - st, 22), (w - st, q + 1), (st, q + 1), (st, m - 8), (w - k, m - 8),
                (w, m - 8 + k), (w, b - k), (w - k, b), (k, b), (0, b - k), (0, b - 22), (st, b - 22), (st, b - q - 1),
                (w - st, b - q - 1), (w - st, m + 7), (k, m + 7), (0, m + 7 - k), (0, k)], 1)
    elif ch == "I":
        c.rect(1, 0, 20, h, 1)
    elif ch == "X":
        m = w // 2
        c.poly([(0, 0), (19, 0), (m, 26), (w - 19, 0), (w, 0), (m + 12, h // 2), (w, b), (w - 19, b), (m, b - 26), (19, b), (0, b),
                (m - 12, h // 2)], 1)
    return c.a.astype(bool)


def name_mask():
    m = np.zeros((72, 460), bool)
    x = 0
    for ch in "DEEP SIX":
        if ch == " ":
            x += 22
            continue
        g = letter(ch)
        m[:, x:x + g.shape[1]] |= g
        x += g.shape[1] + 6
    return m[:, :x - 6]


MASK = name_mask()
CUT = 64  # rows of the letters above water
LEFT = 8  # the mask's column 0 in the sprites


def at(j, i):
    return 0 <= j < MASK.shape[0] and 0 <= i < MASK.shape[1] and bool(MASK[j, i])


def logo():
    """The letters above water; the sprite's row 2 is the letters' top, its last row the waterline."""
    h, w = MASK.shape
    c = C(w + 2 * LEFT, CUT + 2)
    x, y = LEFT, 2
    for d in range(6, 0, -1):
        for j in range(h):
            for i in range(w):
                if MASK[j, i] and j + d < CUT:
                    c.px(x + i + d, y + j + d, MAROON if d < 6 else INK)
    for j in range(-2, CUT):
        for i in range(-2, w + 2):
            if not at(j, i) and any(at(j + b, i + a) for a in (-2, -1, 0, 1, 2) for b in (-2, -1, 0, 1, 2) if abs(a) + abs(b) < 4):
                c.px(x + i, y + j, INK)
    bands = [(0, PSAND), (9, YEL), (22, AMB), (37, ORG), (49, RED), (58, DRED)]
    for j in range(CUT):
        col, nx1, nxt = ([b for a, b in bands if a <= j + k][-1] for k in (0, 1, 2))
        for i in range(w):
            if not MASK[j, i]:
                continue
            cc = col
            if nx1 != col:
                cc = nx1 if (i + j) % 2 else col
            elif nxt != col and (i % 4 == (j % 2) * 2):
                cc = nxt
            if not at(j - 1, i) or not at(j - 2, i):
                cc = PAPER
            elif not at(j, i - 1) or not at(j, i - 2):
                cc = PAPER if j < 22 else (YEL if j < 44 else ORG)
            elif not at(j + 1, i) or not at(j, i + 1) or not at(j, i + 2):
                cc = ORG if j < 22 else (RED if j < 44 else MAROON)
            c.px(x + i, y + j, cc)
    return c


def reflection(ph):
    """26 rows under the waterline, swaying; its first rows carry the foam. Four phases."""
    h, w = MASK.shape
    c = C(w + 2 * LEFT, 28)
    for dep in range(26):
        sh = int(round((1 + dep * .07) * np.sin(dep * .8 + ph * np.pi / 2)))
        src = CUT + dep if CUT + dep < h - 1 else CUT - int((dep - (h - 1 - CUT)) * 1.6) - 8
        if (dep + ph // 2) % 5 == 4:
            continue
        col = (BSEA, BSEA, SEA, SEA, DSEA, DSEA)[min(5, dep // 5)]
        edge = SHAL if dep < 8 else (BSEA if dep < 16 else SEA)
        for i in range(w):
            if at(src, i):
                e = not at(src, i - 1) or not at(src, i - 2)
                c.px(LEFT + i + sh, 1 + dep, edge if e else col)
    r = random.Random(5 + ph)
    for i in range(-4, w + 6):
        if any(at(CUT - 1, i + k) for k in (-3, -2, 0, 2, 3)):
            o = ((i + ph * 2) // 3) % 2
            c.px(LEFT + i, o, PAPER)
            c.px(LEFT + i, 1 + o, FOAM)
            if r.random() < .3:
                c.px(LEFT + i, 3, SHAL)
    return c


def beam(angle, reach=260, w0=2, w1=24):
    """A searchlight pointing up and right; its lamp is the lower left pixel. Core solid, edge and far end dithered."""
    ca, sa = np.cos(angle), np.sin(angle)
    w, h = int(reach * ca + w1) + 2, int(reach * sa + w1) + 2
    c = C(w, h)
    for y in range(h):
        for x in range(w):
            dx, dy = x, h - 1 - y
            t = dx * ca + dy * sa
            if 0 < t < reach:
                d = abs(-dx * sa + dy * ca)
                hw = w0 + (w1 - w0) * t / reach
                if d < hw * .5 and (t < reach * .6 or (x + y) % 2 == 0):
                    c.a[y, x] = DSEA
                elif d < hw and (x + y) % 2 == 0 and (t < reach * .85 or x % 2 == 0):
                    c.a[y, x] = DSEA
    c.disc(0, h - 1, 2, SEA)
    return c


def lamp():
    c = C(9, 9)
    c.disc(4, 4, 3, YEL)
    c.disc(4, 4, 2, PAPER)
    for x, y in ((4, 0), (4, 8), (0, 4), (8, 4)):
        c.px(x, y, AMB)
    return c


VW, VH = 140, 70


def v_carrier(ph):
    o = C(VW, VH, SEA)
    r = random.Random(2)
    for rad, col, dy in ((11, SHAL, 0), (8, SAND, 0), (6, GRN, 1)):
        for x, y in ((92, 62), (104, 54), (116, 60), (128, 52), (138, 62), (84, 70)):
            o.disc(x, y + dy, rad, col)
    for x, y in ((103, 53), (127, 51), (114, 59), (92, 62)):
        o.disc(x, y, 3, JUN)
        o.px(x - 1, y - 1, LEAF)
    for rad, col in ((8, SHAL), (5, SAND), (4, GRN)):
        o.disc(16, 58, rad, col)
    for _ in range(26):
        x, y = r.randrange(VW), r.randrange(50)
        if o.get(x, y) == SEA and o.get(x + 4, y) == SEA:
            o.h_((x + ph) % VW, y, 3, BSEA)
    for q in range(7):
        cx = 10 + q * 24
        for k in range(-1, 4):
            cy = k * 28 + (14 if q % 2 else 0)
            p = [(cx - 16, cy), (cx - 8, cy - 14), (cx + 8, cy - 14), (cx + 16, cy), (cx + 8, cy + 14), (cx - 8, cy + 14)]
            for a, b in zip(p, p[1:] + p[:1]):
                o.line(*a, *b, DSEA, 2)

    def counter(x, y, bg, hi, us):
        o.rect(x + 1, y + 1, 26, 18, INK)
        if not us:  # the shadow is six-sided too
            for j in range(4):
                for i in range(4 - j):
                    for xx, yy in ((x + 26 - i, y + 1 + j), (x + 1 + i, y + 18 - j), (x + 26 - i, y + 18 - j)):
                        o.px(xx, yy, SEA)
        o.rect(x, y, 26, 18, bg)
        o.frame(x, y, 26, 18, INK)
        o.h_(x + 1, y + 1, 24, hi)
        o.v_(x + 1, y + 1, 16, hi)
        # A flat deck from end to end, the island small upon it, aircraft parked aft.
        ship = ["...........o........", "..........ooo.......", "..........ooo.......", ".oo.oo.oo.oooo......",
                "oooooooooooooooooooo", "oooooooooooooooooooo", ".o.oooooooooooooo.o.", "..ooooooooooooooo...",
                "...ooooooooooooo...."]
        o.spr(x + 3, y + (5 if us else 5), ship, {"o": INK}, flip=not us)
        if not us:  # six-sided
            for j in range(4):
                for i in range(4 - j):
                    for xx, yy in ((x + i, y + j), (x + 25 - i, y + j), (x + i, y + 17 - j), (x + 25 - i, y + 17 - j)):
                        o.px(xx, yy, SEA if i + j < 3 else INK)
    counter(20, 20, FOAM, PAPER, True)
    counter(104, 10, SAND, PSAND, False)
    o.line(48, 28, 102, 18, YEL, 3)
    pl = ["....o....", "....oo...", "o...oo...", "ooooooooo", "o...oo...", "....oo...", "....o...."]
    for x, y in ((54, 22), (62, 28), (66, 18)):
        x, y = x + ph * 6, y - ph
        o.spr(x + 1, y + 2, pl, {"o": DSEA})
        o.spr(x, y, pl, {"o": PAPER})
    for x, y, q in ((40, 58, 7), (50, 56, 9), (60, 59, 7)):
        o.disc(x + ph // 2, y, q, PAPER)
    o.dith(33, 61, 38, 7, FOAM, 2)
    return o


def splash(c, x, y, h, w=5, seed=1):
    r = random.Random(seed)
    for j in range(h):
        t = j / h
        ww = w * (1 - .55 * t) + (2 if j > h * .75 else 0)
        for i in range(int(-ww), int(ww) + 1):
            if j > h * .7 and r.random() < .35:
                continue
            c.px(x + i, y - j, PAPER if i < ww * .2 else (FOAM if i < ww * .65 else SHAL))
    for _ in range(w * 2):
        c.px(x + r.randint(-w - 3, w + 3), y - h + r.randint(-3, 8), PAPER)
    c.h_(x - w - 3, y, 2 * w + 7, FOAM)
    c.h_(x - w - 1, y + 1, 2 * w + 3, PAPER)


def v_broadside(ph):
    o = C(VW, VH, DUSK)
    for y, col in ((0, DUSK), (14, PUR), (26, VIO), (34, ORG), (40, AMB)):
        o.rect(0, y, VW, VH - y, col)
    for y, col in ((13, PUR), (25, VIO), (33, ORG), (39, AMB)):
        o.dith(0, y - 1, VW, 2, col)
    o.disc(30, 45, 9, YEL)
    o.disc(30, 45, 6, PAPER)
    waves(o, 0, 45, VW, 25, DSEA, SEA, 3 + ph)
    o.h_(0, 45, VW, SEA)
    a = profile("Yamato").a[:, ::-1].copy()
    m = a != T
    a[m & (a != GREY) & (a != LGREY)] = INK
    a[m & (a == LGREY)] = AMB
    o.blit(a, 66, 26)
    o.blit(profile("South Dakota"), -8, 39)
    for k in range(0, 70, 6):
        o.h_(k + ph % 3, 59 + (k // 6 + ph) % 2, 4, SHAL)
    if ph == 0:
        flash(o, 62, 50, 8)
        splash(o, 98, 55, 12, 2, 4)
    elif ph == 1:
        for x, y in ((74, 42), (82, 36), (91, 33)):
            o.rect(x, y, 3, 1, YEL)
        smoke(o, 66, 48, 1, (GREY, LGREY, SILV), 3, 3, 3, -1)
        splash(o, 98, 55, 18, 3, 5)
    elif ph == 2:
        flash(o, 70, 40, 5)
        splash(o, 98, 55, 9, 4, 6)
        splash(o, 44, 66, 7, 2, 4)
    else:
        for x, y in ((62, 36), (56, 38), (51, 42)):
            o.rect(x, y, 3, 1, YEL)
        splash(o, 44, 66, 13, 2, 5)
    smoke(o, 118 + ph % 2, 32 - ph % 2, 1.2, (INK, DUSK, PUR), 3, 8, 3, -4)
    fire(o, 116, 38, 2 if ph % 2 else 1.6)
    return o


def v_mile(ph):
    o = C(VW, VH, SHAL)
    o.rect(0, 16, VW, 20, FOAM)
    o.dith(0, 14, VW, 3, FOAM)
    o.disc(22, 14, 8, YEL)
    o.disc(21, 13, 6, PAPER)
    o.poly([(0, 40), (24, 24), (46, 36), (70, 22), (104, 38), (130, 26), (140, 32), (140, 46), (0, 46)], GRN)
    o.poly([(24, 24), (46, 36), (40, 42), (20, 42)], JUN)
    o.poly([(70, 22), (104, 38), (90, 44), (66, 42)], JUN)
    for a in ((0, 40, 24, 24), (46, 36, 70, 22), (104, 38, 130, 26)):
        o.line(*a, LEAF)
    o.rect(0, 42, VW, 28, LEAF)
    for k in range(9):  # tufts run past
        x = (k * 17 - ph * 4) % (VW + 12) - 6
        o.h_(x, 44, 4, GRN)
        o.h_(x + 9, 67, 5, JUN)
    o.rect(0, 46, VW, 3, SAND)
    o.rect(0, 48, VW, 16, SLATE)
    o.h_(0, 48, VW, LGREY)
    o.rect(0, 63, VW, 2, GREY)
    for x in range(-20, VW, 20):
        o.rect(x + 19 - ph * 5, 56, 11, 2, YEL)
    o.rect(0, 65, VW, 5, GRN)
    # a milestone goes by slowly
    mx = 118 - ph * 2
    o.rect(mx, 34, 2, 14, INK)
    o.rect(mx - 12, 16, 28, 18, PAPER)
    o.frame(mx - 12, 16, 28, 18, INK)
    o.frame(mx - 11, 17, 26, 16, JUN)
    o.ctext(mx + 3, 21, "200", JUN, 6)
    x, y = 46, 36 - (ph == 1)
    o.rect(x + 4, 60, 58, 2, INK)
    o.poly([(x, y + 18), (x + 2, y + 10), (x + 12, y + 8), (x + 22, y + 8), (x + 22, y + 12), (x + 34, y + 12), (x + 36, y + 8),
            (x + 58, y + 9), (x + 62, y + 12), (x + 62, y + 19), (x, y + 20)], RED)
    o.line(x + 2, y + 10, x + 12, y + 8, ORG)
    o.h_(x + 12, y + 8, 10, ORG)
    o.line(x + 36, y + 8, x + 58, y + 9, ORG)
    o.rect(x + 4, y + 16, 56, 2, DRED)
    o.rect(x + 38, y + 11, 14, 4, DRED)
    for k in range(4):
        o.v_(x + 40 + k * 3, y + 11, 4, INK)
    o.line(x + 35, y + 9, x + 31, y, INK)
    o.line(x + 36, y + 9, x + 32, y, SHAL)
    o.rect(x + 60, y + 10, 4, 5, SILV)
    o.px(x + 63, y + 11, YEL)
    o.rect(x + 62, y + 17, 4, 3, SILV)
    o.rect(x - 2, y + 17, 4, 2, SILV)
    o.poly([(x + 4, y + 19), (x + 8, y + 13), (x + 16, y + 13), (x + 20, y + 19)], DRED)
    o.poly([(x + 42, y + 19), (x + 46, y + 13), (x + 54, y + 13), (x + 58, y + 19)], DRED)
    for wx in (12, 50):
        o.disc(x + wx, 56, 6, INK)
        o.disc(x + wx, 56, 3, SILV)
        o.disc(x + wx, 56, 1, DRED)
        dx, dy = ((2, 0), (2, 2), (0, 2), (-2, 2))[ph]
        o.px(x + wx + dx, 56 + dy, INK)
        o.px(x + wx - dx, 56 - dy, INK)
    # the driver: bones in a cap, the scarf flies
    o.disc(x + 26, y + 2, 4, PAPER)
    o.rect(x + 23, y + 5, 6, 3, PAPER)
    for a, b in ((27, 2), (28, 2), (25, 6), (27, 6)):
        o.px(x + a, y + b, INK)
    o.rect(x + 22, y - 3, 9, 3, EARTH)
    o.h_(x + 29, y - 1, 5, EARTH)
    s = (0, 1, 0, -1)[ph]
    o.poly([(x + 20, y + 4), (x + 12, y + 2 + s), (x + 9, y + 5 - s), (x + 20, y + 7)], YEL)
    for a, b, q in ((40, 58, 4), (33, 56, 3), (27, 58, 2)):
        o.disc(a - ph * 2, b - ph % 2, max(1, q - ph // 2), PSAND)
    return o


HEART = [".##...##.", "####.####", "#########", "#########", ".#######.", "..#####..", "...###...", "....#...."]
TREE = ["....#....", "...###...", "..#####..", "...###...", "..#####..", ".#######.", "#########", "....#....", "....#...."]
SUNS = ["....#....", ".#.....#.", "...###...", "..#####..", "#.#####.#", "..#####..", "...###...", ".#.....#.", "....#...."]
MOONS = ["..####...", ".###.....", "###......", "###......", "###......", "####....#", ".#######.", "..#####.."]


def v_rook(ph):
    o = C(VW, VH, NAVY)
    o.rect(0, 44, VW, 26, MID)
    o.dith(0, 42, VW, 4, MID)
    for i, (a, b) in enumerate(((10, 8), (24, 20), (120, 8), (132, 24), (98, 12), (60, 6), (8, 36))):
        o.px(a, b, FOAM if (i + ph) % 4 else GREY)
    o.disc(34, 24, 18, PSAND)
    for x, y, q in ((28, 18, 3), (40, 30, 4), (38, 14, 2)):
        o.disc(x, y, q, SAND)
    o.poly([(0, 54), (30, 50), (66, 54), (66, 57), (30, 54), (0, 60)], DEARTH)
    for a in ((0, 54, 30, 50), (30, 50, 66, 54)):
        o.line(*a, EARTH)
    o.line(50, 53, 60, 46, DEARTH)
    o.line(12, 53, 6, 46, DEARTH)
    nod = 1 if ph == 2 else 0
    o.poly([(30, 18), (36, 14), (42, 17), (46, 26), (46, 36), (40, 48), (30, 52), (24, 62), (18, 64), (22, 52), (22, 40), (26, 28)],
           INK)
    o.disc(35, 18 + nod, 6, INK)
    o.poly([(29, 17 + nod), (18, 21 + nod * 2), (29, 22 + nod)], GREY)
    o.line(18, 21 + nod * 2, 29, 17 + nod, SILV)
    if ph == 3:
        o.h_(33, 17, 3, YEL)
    else:
        o.disc(34, 17 + nod, 1, YEL)
        o.px(34, 17 + nod, INK)
    for k in range(4):
        o.line(34 + k * 3, 30 + k, 28 + k * 2, 46 + k, DSEA)
    o.line(28, 24, 25, 34, DSEA)
    o.line(34, 50, 33, 54, AMB)
    o.line(38, 50, 38, 54, AMB)

    def card(x, y, n, col, text, shape):
        o.rect(x + 2, y + 2, 24, 36, INK)
        o.rect(x, y, 24, 36, PAPER)
        o.frame(x, y, 24, 36, INK)
        o.rect(x + 1, y + 1, 14 if len(n) > 1 else 9, 10, col)
        o.text(x + 2, y + 2, n, text, 6)
        o.spr(x + 8, y + 18, shape, {"#": col})
    lift = (0, 3, 4, 2)[ph]
    card(62, 28, "14", DRED, PAPER, HEART)
    card(80, 24 - lift, "10", JUN, PAPER, TREE)
    card(98, 26, "5", AMB, INK, SUNS)
    card(115, 30, "12", DSEA, PAPER, MOONS)
    return o


def sprites():
    s = {"title/sky": sky(), "title/moon": moon(), "title/star_0": star(False), "title/star_1": star(True), "title/lamp": lamp(),
         "title/logo": logo()}
    for i, w in enumerate((64, 50, 72)):
        s[f"title/cloud_{i}"] = cloud(w)
    for ph in range(4):
        s[f"title/reflection_{ph}"] = reflection(ph)
        for n, f in (("carrier", v_carrier), ("broadside", v_broadside), ("mile", v_mile), ("rook", v_rook)):
            s[f"vignette/{n}_{ph}"] = f(ph)
    for i, a in enumerate((.42, .62, .84, 1.08)):
        s[f"title/beam_{i}"] = beam(a)
    s["title/ship_left"] = night(cv_usn(), ((170, 57), (173, 57), (176, 57), (160, 64), (60, 83), (110, 83), (200, 83)))
    s["title/ship_right"] = night(bb_ijn(), ((140, 61), (143, 61), (60, 82), (220, 82)))
    for n, name, flip in (("escort_us", "Fletcher", False), ("escort_jp", "Kagero", True)):
        e = night(profile(name), ())
        s["title/" + n] = e.flipped() if flip else e
    for i, (per, amp, col, crest, top) in enumerate(((38, 4, DSEA, SEA, None), (46, 4, NAVY, SEA, BSEA), (58, 5, NAVY, SEA, SHAL),
                                                     (72, 6, MID, DSEA, SEA), (88, 6, INK, NAVY, DSEA))):
        s[f"title/wave_{i}"] = wave(per, amp, col, crest, top)
    return s
