"""Backdrops 464 x 172 of the strike screen: one for each attack and event. The horizon lies at row 104 and a target floats with
her waterline at row 140; under water (submarine, minefield) the surface is row 86, and the target's waterline lies on it."""
import random
from canvas import *

W, H, HZ = 464, 172, 104
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def cloud(c, x, y, w, top=PAPER, low=FOAM, seed=1):
    r = random.Random(seed)
    n = max(3, w // 9)
    pts = [(x + int(i * w / n), y - int((1 - abs(2 * i / n - 1)) * w * .10) - r.randint(0, 3),
            int(4 + (1 - abs(2 * i / n - 1)) * w * .085)) for i in range(n + 1)]
    for a, b, q in pts:
        c.disc(a, b + 2, q, low)
    for a, b, q in pts:
        c.disc(a - 1, b - 1, q - 1, top)


def bands(c, w, stops, end):
    """Sky in bands that melt into each other: five densities of dither across a seam; stops = (row, colour)."""
    for y, col in stops:
        c.rect(0, y, w, end - y, col)
    rows = [y for y, _ in stops] + [end]
    for i in range(1, len(stops)):
        y, col, prev = stops[i][0], stops[i][1], stops[i - 1][1]
        room = min(rows[i + 1] - y, y - rows[i - 1])
        if room >= 18:
            c.dith(0, y - 8, w, 3, col, 8)
            c.dith(0, y - 5, w, 3, col, 4)
            c.dith(0, y - 2, w, 4, col, 2)
            c.dith(0, y + 2, w, 3, prev, 4)
            c.dith(0, y + 5, w, 3, prev, 8)
            c.rect(0, y, w, 2, col)
            c.dith(0, y, w, 2, prev, 2, 1)
        elif room >= 8:
            c.dith(0, y - 4, w, 2, col, 4)
            c.dith(0, y - 2, w, 2, col, 2)
            c.dith(0, y, w, 1, prev, 2, 1)
            c.dith(0, y + 1, w, 2, prev, 4)
        else:
            c.dith(0, y - 1, w, 2, col, 2)


def sea(c, y0, y1, base, hi, deep, rim, seed=8, n=150, deep_at=None):
    """Open water: short strokes, longer the nearer they are."""
    w = c.w
    c.rect(0, y0, w, y1 - y0, base)
    c.h_(0, y0 - 1, w, rim)
    d = deep_at or y0 + (y1 - y0) * 6 // 10
    c.rect(0, d, w, y1 - d, deep)
    c.dith(0, d - 2, w, 4, deep)
    r = random.Random(seed)
    for _ in range(n):
        y = y0 + 1 + int(r.random() ** 1.3 * (y1 - y0 - 3))
        x = r.randrange(w)
        n_ = 2 + (y - y0) // 7
        c.h_(x, y, n_, hi if r.random() < .6 else (deep if y < d else base))


def stars(c, n, y1, seed=3):
    r = random.Random(seed)
    for _ in range(n):
        c.px(r.randrange(c.w), int(r.random() ** 1.3 * y1), (GREY, LGREY, SILV, FOAM)[r.randrange(4)])


def day():
    """Carrier strike: a bright noon, fair-weather cloud."""
    c = C(W, H, BSEA)
    bands(c, W, ((0, BSEA), (34, SHAL), (82, FOAM)), HZ)
    for x, y, q, s in ((250, 60, 120, 1), (20, 88, 90, 2), (150, 94, 70, 4), (392, 84, 80, 3), (340, 24, 60, 6)):
        cloud(c, x, y, q, PAPER, FOAM if y < 80 else SHAL, s)
    sea(c, HZ, H, SEA, BSEA, DSEA, SHAL)
    return c


def landair():
    """Land air: the island with its strip on the left, palms in front."""
    c = C(W, H, BSEA)
    bands(c, W, ((0, BSEA), (40, SHAL), (78, FOAM)), HZ)
    c.disc(404, 26, 12, YEL)
    c.disc(403, 25, 10, PAPER)
    for x, y, q, s in ((200, 86, 70, 2), (320, 92, 90, 5), (96, 40, 60, 7)):
        cloud(c, x, y, q, PAPER, FOAM if y < 80 else SHAL, s)
    sea(c, HZ, H, SEA, BSEA, DSEA, SHAL, 12)
    # the island: a ridge, jungle, beach, shallows
    c.poly([(0, 74), (22, 60), (46, 68), (70, 52), (96, 72), (128, 92), (150, 103), (0, 103)], JUN)
    c.poly([(70, 52), (96, 72), (128, 92), (150, 103), (84, 103), (76, 80)], DJUN)
    c.poly([(22, 60), (46, 68), (60, 103), (42, 103)], DJUN)
    for a in ((0, 74, 22, 60), (46, 68, 70, 52)):
        c.line(*a, GRN)
        c.line(a[0], a[1] + 1, a[2], a[3] + 1, GRN)
    r = random.Random(5)
    for _ in range(60):
        x, y = r.randrange(140), 74 + r.randrange(28)
        if c.get(x, y) in (JUN, DJUN):
            c.h_(x, y, 3, GRN if c.get(x, y) == JUN else JUN)
    c.poly([(0, 102), (160, 102), (184, 108), (150, 118), (90, 128), (0, 136)], SHAL)
    c.poly([(0, 102), (152, 102), (164, 107), (136, 114), (80, 122), (0, 128)], SAND)
    c.line(0, 102, 152, 102, PSAND)
    c.poly([(0, 110), (70, 104), (120, 104), (126, 106), (60, 114), (0, 120)], TAN)
    for x in range(4, 118, 12):
        c.h_(x, 115 - x // 11, 5, PSAND)
    for x, w in ((52, 16), (74, 14)):        # hangars and the tower
        c.rect(x, 94, w, 9, EARTH)
        c.poly([(x, 94), (x + w // 2, 89), (x + w - 1, 94)], TAN)
        c.rect(x + 3, 97, w - 6, 6, DEARTH)
        c.v_(x, 94, 9, TAN)
    c.rect(100, 90, 4, 13, TAN)
    c.v_(100, 90, 13, SAND)
    c.rect(98, 85, 8, 6, SAND)
    c.h_(98, 84, 8, PSAND)
    c.rect(99, 86, 6, 2, NAVY)
    c.v_(102, 78, 6, INK)
    for px_, py, hgt in ((2, 171, 96), (26, 171, 66)):
        for k in range(hgt):
            x = px_ + (k * k) // 260
            c.rect(x, py - k, 3, 1, EARTH)
            c.px(x, py - k, TAN)
            if k % 5 == 0:
                c.h_(x, py - k, 3, DEARTH)
        tx, ty = px_ + (hgt * hgt) // 260 + 1, py - hgt
        for dx, dy, col in ((-22, 8, JUN), (-20, -2, GRN), (-10, -12, GRN), (4, -14, LEAF), (18, -8, GRN), (23, 4, JUN), (14, 13, JUN),
                            (-12, 14, DJUN)):
            for t in range(24):
                k = t / 23
                x, y = tx + dx * k, ty + dy * k - 9 * k * (1 - k)
                q = 2.2 * (1 - abs(2 * k - .8)) + .4
                c.disc(x, y, max(.4, q), col)
        c.disc(tx, ty + 2, 2, DEARTH)
    return c


def under(surface=86, night=False):
    """The sea cut open: sky and surface above, light failing downwards."""
    c = C(W, H, MID)
    if night:
        bands(c, W, ((0, INK), (24, MID), (54, NAVY)), surface)
        stars(c, 90, 70)
        c.disc(398, 20, 11, PSAND)
        c.disc(396, 18, 9, PAPER)
    else:
        bands(c, W, ((0, BSEA), (26, SHAL), (64, FOAM)), surface)
        cloud(c, 20, 72, 84, PAPER, SHAL, 4)
        cloud(c, 376, 66, 70, PAPER, SHAL, 9)
        cloud(c, 300, 24, 56, PAPER, SHAL, 3)
    tones = (DSEA, NAVY, MID) if night else (SEA, DSEA, NAVY)
    c.rect(0, surface, W, H - surface, tones[0])
    for y, col in ((surface + 28, tones[1]), (surface + 58, tones[2])):
        c.rect(0, y, W, H - y, col)
        c.dith(0, y - 3, W, 4, col)
        c.dith(0, y - 6, W, 3, col, 4)
    c.h_(0, surface, W, FOAM if not night else SHAL)
    c.h_(0, surface + 1, W, SHAL if not night else BSEA)
    r = random.Random(2)
    for x in range(0, W, 9):
        c.h_(x + r.randrange(5), surface + 2, r.choice((3, 4, 6)), BSEA if not night else SEA)
    if night:    # the moon's path on the skin of the sea; nothing reaches below
        for k in range(3):
            c.h_(380 - k * 4, surface + k, 30 + k * 8, (PSAND, SHAL, BSEA)[k])
        return c
    # shafts of light that widen and fail
    beam = BSEA
    for x, wid in ((40, 6), (74, 9), (214, 7), (250, 10), (352, 6), (416, 9)):
        for k in range(58):
            n = wid + k // 5
            for t in range(n):
                xx, yy = x + k // 2 + t, surface + 3 + k
                if (xx + yy) % 2 == 0 and (k < 26 or (k < 42 and yy % 2 == 0) or xx % 4 == 0):
                    c.px(xx, yy, beam if k < 34 else tones[0])
    return c


def submarine():
    c = under(86, True)
    r = random.Random(4)
    pts = [(0, 171)] + [(x, 160 + r.randint(-4, 6)) for x in range(0, W + 20, 20)] + [(W - 1, 171)]
    c.poly(pts, INK)
    for a, b in zip(pts[1:], pts[2:-1]):
        c.line(*a, *b, NAVY)
    return c


def minefield():
    c = under()
    r = random.Random(7)
    pts = [(0, 171)] + [(x, 152 + r.randint(-4, 5)) for x in range(0, W + 20, 20)] + [(W - 1, 171)]
    c.poly(pts, TAN)
    for a, b in zip(pts[1:], pts[2:-1]):
        c.line(*a, *b, SAND)
        c.line(a[0], a[1] + 1, b[0], b[1] + 1, SAND)
    c.rect(0, 164, W, 8, EARTH)
    c.dith(0, 161, W, 3, EARTH)
    for x in (26, 128, 260, 390, 438):  # weed
        for k in range(3):
            for t in range(12 + k * 3):
                c.px(x + k * 4 + (1 if (t // 3) % 2 else 0), 156 - t, JUN if k % 2 else GRN)
    for x in (80, 300, 350):
        c.disc(x, 157, 5, EARTH)
        c.disc(x - 1, 156, 3, TAN)
    return c


def dusk():
    """Broadside of battleships: the sun goes down behind the line."""
    c = C(W, H, DUSK)
    bands(c, W, ((0, DUSK), (26, PUR), (52, VIO), (72, ORG), (90, AMB)), HZ)
    c.disc(92, HZ, 22, YEL)
    c.disc(92, HZ, 18, PAPER)
    for x, y, n in ((40, 22, 110), (260, 16, 140), (150, 38, 70), (340, 44, 100), (200, 62, 120), (30, 70, 60), (380, 78, 70)):
        col = PUR if y < 26 else (VIO if y < 52 else ORG)
        c.h_(x, y, n, col)
        c.h_(x + 8, y + 1, n - 24, col)
        c.h_(x + 14, y - 1, n - 50, col)
    sea(c, HZ, H, DSEA, SEA, NAVY, AMB, 5)
    r = random.Random(3)
    for y in range(HZ + 1, H, 2):
        n = 34 - abs(y - HZ - 20) // 2
        c.h_(92 - n // 2 + r.randrange(-5, 6), y, max(3, n), AMB if y % 4 else YEL)
    return c


def night():
    """Broadside of cruisers: moon, stars, a searchlight's loom."""
    c = C(W, H, INK)
    bands(c, W, ((0, INK), (44, MID), (84, NAVY)), HZ)
    stars(c, 150, 92)
    c.disc(382, 30, 15, PSAND)
    c.disc(379, 27, 12, PAPER)
    for x, y, q in ((374, 22, 2), (384, 32, 3), (372, 34, 1)):
        c.disc(x, y, q, PSAND)
    c.poly([(128, 103), (170, 97), (206, 88), (250, 92), (286, 97), (322, 103)], INK)  # a dark island, clear of either line
    sea(c, HZ, H, NAVY, DSEA, MID, DSEA, 9)
    r = random.Random(6)
    for y in range(HZ + 1, H, 2):
        n = 14 + (y - HZ) // 3
        c.h_(380 - n // 2 + r.randrange(-5, 6), y, n // (1 + y % 3), SHAL if y % 4 else PSAND)
    return c


def morning():
    """Broadside of light cruisers: cold clear morning."""
    c = C(W, H, SHAL)
    bands(c, W, ((0, SHAL), (40, FOAM), (80, PSAND)), HZ)
    c.disc(330, 95, 10, AMB)
    c.disc(330, 95, 8, YEL)
    c.dith(312, 86, 36, 18, PSAND)
    for x, y, n in ((20, 30, 120), (180, 22, 90), (300, 46, 130), (90, 60, 100), (240, 76, 60)):
        c.h_(x, y, n, PAPER)
        c.h_(x + 10, y + 1, n - 16, PAPER)
        c.h_(x + 4, y + 2, n - 30, FOAM if y < 40 else SHAL)
    c.poly([(360, 103), (384, 92), (410, 96), (440, 86), (463, 90), (463, 103)], SEA)
    c.line(384, 92, 360, 103, BSEA)
    sea(c, HZ, H, BSEA, SHAL, SEA, FOAM, 15)
    return c


def grey():
    """Broadside of destroyers: squalls, lead-coloured water."""
    c = C(W, H, GREY)
    bands(c, W, ((0, GREY), (28, LGREY), (76, SILV)), HZ)
    r = random.Random(10)
    for k in range(9):
        x, y = k * 56 - 10, 10 + (k * 7) % 22
        for a in range(5):
            c.disc(x + a * 12 + r.randint(-3, 3), y + r.randint(-3, 3), 10 + r.randint(-2, 3), SLATE)
    for k in range(9):
        x, y = k * 56 - 12, 7 + (k * 7) % 22
        for a in range(4):
            c.disc(x + a * 13, y, 7, GREY)
    for x0 in (60, 300):  # a squall's veil
        for y in range(34, HZ):
            for x in range(70):
                if (x + 2 * y) % 6 == 0:
                    c.px(x0 + x - (y - 34) // 3, y, GREY)
    sea(c, HZ, H, DSEA, GREY, NAVY, SILV, 16, 220)
    return c


def storm():
    c = C(W, H, SLATE)
    bands(c, W, ((0, SLATE), (50, GREY)), 132)
    r = random.Random(21)
    for tone, low in ((INK, 24), (DUSK, 15), (SLATE, 6)):   # scud in long torn banks, each above the last
        c.rect(0, 0, W, low - 6, tone)
        for _ in range(26):
            x0, y0, rx, ry = r.randrange(W), low + r.randint(-9, 6), r.randint(18, 62), r.randint(4, 10)
            for y in range(max(0, y0 - ry), y0 + ry + 1):
                w = rx * (1 - ((y - y0) / ry) ** 2) ** .5 + r.randint(-5, 5)
                for x in range(max(0, int(x0 - w)), min(W, int(x0 + w))):
                    if y < y0 + ry - 2 or (x + y) % 2:
                        c.px(x, y, tone)
    for x0, wid in ((30, 90), (190, 60), (310, 120)):   # veils of rain
        for y in range(40, 112):
            for x in range(wid):
                if (x + 2 * y) % 7 == 0 or (x + 2 * y) % 11 == 0:
                    c.px(x0 + x - (y - 40) // 2, y, LGREY if (x * 3 + y) % 5 == 0 else SLATE)
    for x in range(W):
        c.rect(x, 98 + int(3 * abs(np.cos(x / 21.0))), 1, 12, SLATE)
        c.px(x, 98 + int(3 * abs(np.cos(x / 21.0))), LGREY if x % 5 < 3 else GREY)
    for y0, amp, per, col, crest in ((104, 8, 116, SLATE, GREY), (116, 9, 154, DSEA, BSEA)):  # nearer ones: fx/swell
        for x in range(W):
            k = abs(np.cos(np.pi * (x + y0 * 3) / per))
            y = int(y0 + amp * (1 - k))
            c.rect(x, y, 1, H - y, col)
            c.px(x, y, crest)
            if k > .75:
                c.px(x, y + 1, crest)
            if k > .9 and crest != GREY:
                c.px(x, y, PAPER)
                c.px(x, y + 2, crest)
            if (x * 7 + y0) % 23 < 6 and k < .7:
                c.px(x, y + 6, crest if crest != PAPER else SEA)
    return c


def sunrise():
    """Reinforcement: a sail with the rising sun behind."""
    c = C(W, H, SEA)
    bands(c, W, ((0, SEA), (22, BSEA), (44, SHAL), (66, PSAND), (86, AMB)), HZ)
    for y in range(HZ):     # a glow around the sun, without an edge and without rays
        for x in range(W):
            d, t = (((x - 232) / 1.25) ** 2 + (HZ - y) ** 2) ** .5, (BAYER[y % 4][x % 4] + .5) / 16
            if t < .9 - d / 64:
                c.px(x, y, YEL)
            elif t < .8 - d / 150:
                c.px(x, y, PSAND if y < 84 else AMB)
    c.disc(232, HZ, 30, YEL)
    c.disc(232, HZ, 25, PAPER)
    for x, y, n in ((30, 52, 80), (330, 46, 110), (60, 80, 70), (350, 84, 80)):
        c.h_(x, y, n, PAPER if y < 66 else ORG)
        c.h_(x + 8, y + 1, n - 14, PSAND if y < 66 else ORG)
    sea(c, HZ, H, SEA, AMB, DSEA, YEL, 18, 110)
    r = random.Random(9)
    for y in range(HZ + 1, H, 2):
        n = 50 - abs(y - HZ - 16) // 2
        c.h_(232 - n // 2 + r.randrange(-6, 7), y, max(4, n), YEL if y % 4 else PSAND)
    return c


def burning():
    """Secondary damage: night over a burning ship; the pall of smoke above her is lit from below, and so is the water."""
    c = C(W, H, INK)
    bands(c, W, ((0, INK), (30, MID), (70, NAVY)), HZ)
    stars(c, 60, 60, 6)
    r = random.Random(31)
    for y in range(HZ):     # the sky over the fire, without an edge
        for x in range(W):
            d = (((x - 232) / 1.5) ** 2 + (HZ - y) ** 2) ** .5
            t = (BAYER[y % 4][x % 4] + .5) / 16
            if t < .85 - d / 118:
                c.px(x, y, MAROON if d > 44 or t > .5 - d / 90 else DRED)
            elif t < 1 - d / 170:
                c.px(x, y, DUSK)
    for k in range(30):     # the pall, lit from below
        x = 40 + k * 14 + r.randint(-5, 5)
        y, q = 12 - abs(x - 232) // 26 + r.randint(-4, 5), 12 + r.randint(-4, 4)
        if abs(x - 232) < 130:
            c.disc(x, y + 2, q, MAROON)
            if abs(x - 232) < 60:   # a glow without an edge: a red rim would be all that is left of it in six colours
                for i in range(-q, q + 1):
                    for j in range(q + 3):
                        if i * i + j * j <= (q + 2) ** 2 and BAYER[(y + j) % 4][(x + i) % 4] < 5:
                            c.px(x + i, y + 2 + j, DRED)
        c.disc(x, y, q, INK)
        c.disc(x - 2, y - 3, q * .66, DUSK)
    sea(c, HZ, H, NAVY, DSEA, MID, NAVY, 24, 130)
    for _ in range(190):    # the fire in the water
        y = HZ + 2 + int(r.random() * (H - HZ - 4))
        x = 232 + int(r.gauss(0, 46 + (y - HZ)))
        c.h_(x, y, 3 + (y - HZ) // 10, (MAROON, DRED, DRED, RED, ORG)[r.randrange(5)])
    return c


def drydock():
    """The dock: stepped walls, gates, sheds and a crane's rails."""
    c = C(W, H, SHAL)
    bands(c, W, ((0, SHAL), (40, FOAM)), 100)
    cloud(c, 40, 40, 80, PAPER, SHAL, 3)
    cloud(c, 330, 30, 90, PAPER, SHAL, 8)
    for x, w, h in ((0, 70, 40), (74, 50, 30), (356, 60, 36), (420, 44, 46)):  # sheds
        c.rect(x, 92 - h, w, h + 10, EARTH)
        c.rect(x, 92 - h, 3, h + 10, TAN)
        for k in range(0, w - 8, 12):
            c.poly([(x + k, 92 - h), (x + k + 8, 85 - h), (x + k + 8, 92 - h)], GREY)
            c.line(x + k, 92 - h, x + k + 8, 85 - h, LGREY)
            c.rect(x + k + 3, 100 - h, 6, 5, SHAL)
            c.rect(x + k + 3, 112 - h, 6, 5, NAVY)
    c.rect(0, 98, W, 6, SAND)
    c.h_(0, 98, W, PSAND)
    for k in range(6):  # the stepped basin
        y = 104 + k * 7
        x = k * 7
        c.rect(x, y, W - 2 * x, 7, TAN if k % 2 else SAND)
        c.h_(x, y, W - 2 * x, PSAND)
        c.rect(0, y, x + 6, H - y, EARTH if k % 2 else TAN)
        c.rect(W - x - 6, y, x + 6, H - y, DEARTH if k % 2 else EARTH)
    c.rect(36, 146, W - 72, 26, DEARTH)
    c.dith(36, 158, W - 72, 14, INK, 4)
    c.h_(42, 146, W - 84, EARTH)
    for x in range(60, W - 60, 44):     # ladders down the far wall
        c.v_(x, 104, 42, EARTH)
        c.v_(x + 5, 104, 42, EARTH)
        for y in range(106, 146, 4):
            c.h_(x, y, 6, EARTH)
    for x in range(90, W - 90, 28):  # keel blocks
        c.rect(x, 145, 14, 8, EARTH)
        c.h_(x, 145, 14, SAND)
        c.v_(x + 13, 146, 7, INK)
        c.h_(x, 149, 14, DEARTH)
    return c


def sinking():
    """The last sight of a ship: evening light, oil on the water."""
    c = C(W, H, NAVY)
    bands(c, W, ((0, MID), (26, NAVY), (52, DSEA), (78, PUR), (96, VIO)), HZ)
    for x, y, n in ((20, 40, 120), (200, 30, 150), (330, 60, 110), (90, 72, 100)):
        c.h_(x, y, n, DSEA if y < 58 else PUR)
        c.h_(x + 10, y + 1, n - 26, DSEA if y < 58 else PUR)
    stars(c, 40, 40, 5)
    sea(c, HZ, H, NAVY, DSEA, MID, VIO, 27)
    for x, y, w in ((120, 146, 220), (160, 152, 170), (90, 139, 120)):
        c.h_(x, y, w, INK)
        c.h_(x + 10, y + 1, w - 30, INK)
        c.h_(x + 16, y - 1, w // 3, PUR)
    return c


def sprites():
    return {"scene/carrier": day(), "scene/landair": landair(), "scene/submarine": submarine(), "scene/minefield": minefield(),
            "scene/broadside_bb": dusk(), "scene/broadside_ca": night(), "scene/broadside_cl": morning(), "scene/broadside_dd": grey(),
            "scene/storm": storm(), "scene/reinforcement": sunrise()}


def more():
    return {"scene/secondary": burning(), "scene/drydock": drydock(), "scene/sinking": sinking()}
