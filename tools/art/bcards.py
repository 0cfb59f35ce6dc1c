"""Broadside's play cards: a drawn scene 52 x 48 a kind, index strip and caption, 56 x 80; back, ghost; the empty ship cards
88 x 56, their pips, plates, waves, fires and wrecks; the ship profiles as sprites."""
from canvas import *
from ships import profile, REG, slug
import random

def waves(c, x, y, w, h, base, hi, seed=1, n=None, lo=None):
    r = random.Random(seed)
    c.rect(x, y, w, h, base)
    for _ in range(n or w * h // 60):
        l = r.choice((2, 3, 3, 4, 6))
        a = x + r.randrange(max(1, w - l))
        b = y + r.randrange(h)
        c.h_(a, b, l, hi)
        if lo is not None and b + 1 < y + h:
            c.h_(a + 1, b + 1, l, lo)

def flash(c, cx, cy, r, dx=1, dy=-0.7, seed=1):
    rr = random.Random(seed)
    for k in range(14):
        a = k / 14 * 6.283
        L = r * (1.25 if k % 2 else 0.95)
        c.line(cx, cy, int(cx + np.cos(a) * L), int(cy + np.sin(a) * L), ORG)
    c.disc(cx, cy, r * 0.85, ORG)
    c.disc(cx, cy, r * 0.66, AMB)
    c.disc(cx, cy, r * 0.48, YEL)
    c.disc(cx, cy, r * 0.26, PAPER)

def smoke(c, x, y, s=1, cols=(SLATE, GREY, LGREY), seed=3, n=6, dx=-3, dy=-3):
    r = random.Random(seed)
    pts = [(x + dx * i + r.randint(-1, 1), y + dy * i, 1.5 * s + i * 0.6 * s) for i in range(n)]
    for a, b, q in pts:
        c.disc(a, b, q, cols[0])
    for a, b, q in pts:
        c.disc(a - q * 0.25, b - q * 0.25, q * 0.7, cols[1])
    if len(cols) > 2:
        for a, b, q in pts:
            c.disc(a - q * 0.4, b - q * 0.45, q * 0.32, cols[2])

def fire(c, x, y, s=1):
    c.disc(x, y, 2 * s, RED, 3 * s)
    c.disc(x, y + s, 1.4 * s, ORG, 2 * s)
    c.disc(x, y + s * 1.5, 0.9 * s, YEL, 1.2 * s)
SW, SH = (52, 48)

def sc_BB():
    c = C(SW, SH, DUSK)
    for y, col in ((0, DUSK), (12, PUR), (20, VIO), (26, ORG), (31, AMB)):
        c.rect(0, y, SW, SH - y, col)
    for y, col in ((11, PUR), (19, VIO), (25, ORG)):
        c.dith(0, y, SW, 1, col)
    waves(c, 0, 34, SW, 14, NAVY, DSEA, 2)
    c.h_(0, 34, SW, SEA)
    flash(c, 39, 12, 13)
    for ox, oy in ((4, -6), (1, -1), (-1, 5)):
        for t in range(3):
            c.line(20 + ox, 25 + oy + t, 36 + ox // 2, 12 + oy + t, INK if t != 0 else LGREY)
        c.line(20 + ox, 26 + oy, 36 + ox // 2, 13 + oy, GREY)
    c.disc(37, 11, 3, PAPER)
    c.disc(36, 17, 2, YEL)
    c.disc(40, 6, 2, YEL)
    c.poly([(1, 40), (1, 27), (5, 20), (19, 20), (25, 27), (25, 40)], SLATE)
    c.poly([(1, 27), (5, 20), (19, 20), (21, 23), (4, 27)], GREY)
    c.line(1, 27, 5, 20, SILV)
    c.h_(5, 20, 15, SILV)
    c.v_(1, 27, 13, LGREY)
    c.rect(22, 27, 4, 13, INK)
    c.rect(4, 23, 4, 2, INK)
    c.h_(4, 22, 4, SILV)
    for y in (30, 34):
        for x in (5, 10, 15, 20):
            c.px(x, y, LGREY)
            c.px(x + 1, y + 1, INK)
    c.rect(3, 40, 21, 3, INK)
    c.rect(0, 43, SW, 5, SLATE)
    c.h_(0, 43, SW, LGREY)
    c.rect(0, 46, SW, 2, INK)
    for x in range(2, 52, 6):
        c.v_(x, 40, 3, GREY) if x > 27 else None
    c.h_(28, 40, 24, GREY)
    return c

def sc_CA():
    c = C(SW, SH, INK)
    for y, col in ((0, INK), (10, MID), (22, NAVY)):
        c.rect(0, y, SW, SH - y, col)
    for a, b in ((5, 4), (14, 9), (23, 3), (31, 7), (45, 4), (48, 14), (9, 16)):
        c.px(a, b, SILV)
    c.disc(42, 8, 4, PSAND)
    c.disc(44, 7, 3.4, INK)
    waves(c, 0, 33, SW, 15, DSEA, SEA, 4)
    c.h_(0, 33, SW, BSEA)
    c.poly([(0, 36), (30, 36), (46, 33), (40, 47), (0, 47)], SLATE)
    c.line(0, 36, 30, 36, LGREY)
    c.line(30, 36, 46, 33, LGREY)
    c.rect(0, 45, 38, 3, INK)
    for x in range(3, 34, 5):
        c.px(x, 40, INK)
    c.rect(0, 10, 8, 26, GREY)
    c.v_(7, 10, 26, SLATE)
    c.h_(0, 10, 8, SILV)
    for y in (13, 19, 25):
        for x in range(1, 7, 2):
            c.px(x, y, YEL)
            c.px(x, y + 1, YEL)

    def tur(x, y, bl):
        c.rect(x + 2, y + 8, 9, 5, SLATE)
        c.poly([(x, y + 8), (x, y + 2), (x + 3, y), (x + 9, y), (x + 13, y + 4), (x + 13, y + 8)], GREY)
        c.h_(x + 3, y, 7, SILV)
        c.v_(x, y + 2, 6, LGREY)
        c.h_(x, y + 8, 14, INK)
        c.rect(x + 13, y + 3, bl, 2, LGREY)
        c.h_(x + 13, y + 5, bl, INK)
        c.rect(x + 13, y + 6, bl, 1, LGREY)
    tur(10, 13, 8)
    tur(18, 24, 9)
    for fx, fy in ((33, 17), (43, 28)):
        c.poly([(fx - 2, fy), (fx + 4, fy - 5), (fx + 7, fy - 3), (51, fy - 6), (51, fy + 5), (fx + 7, fy + 4), (fx + 4,
                fy + 5)], ORG)
        c.poly([(fx - 1, fy), (fx + 4, fy - 3), (51, fy - 2), (51, fy + 2), (fx + 4, fy + 3)], AMB)
        c.rect(fx, fy - 1, 8, 3, YEL)
        c.rect(fx, fy, 5, 1, PAPER)
    return c

def sc_CL():
    c = C(SW, SH, SHAL)
    c.rect(0, 18, SW, 30, FOAM)
    c.dith(0, 16, SW, 2, FOAM)
    waves(c, 0, 34, SW, 14, SEA, BSEA, 6)
    c.h_(0, 34, SW, FOAM)
    c.rect(20, 4, 12, 28, GREY)
    c.v_(20, 4, 28, LGREY)
    c.rect(29, 4, 3, 28, SLATE)
    c.h_(20, 4, 12, SILV)
    c.rect(21, 7, 10, 2, INK)
    c.rect(23, 0, 6, 4, GREY)
    c.v_(23, 0, 4, LGREY)
    c.rect(14, 12, 24, 3, GREY)
    c.h_(14, 12, 24, SILV)
    c.rect(16, 15, 20, 20, SLATE)
    c.v_(16, 15, 20, GREY)
    c.poly([(26, 26), (40, 33), (34, 47), (18, 47), (12, 33)], GREY)
    c.poly([(26, 26), (40, 33), (34, 47), (26, 47)], SLATE)
    c.line(12, 33, 26, 26, SILV)
    c.line(26, 26, 40, 33, LGREY)
    c.v_(26, 27, 20, INK)
    c.poly([(0, 47), (14, 40), (18, 44), (18, 47)], PAPER)
    c.poly([(51, 47), (38, 40), (34, 44), (34, 47)], PAPER)
    c.line(2, 47, 13, 41, SHAL)
    c.line(49, 47, 38, 41, SHAL)
    for y, w in ((13, 7), (20, 8), (27, 9)):
        c.rect(26 - w, y, 2 * w, 6, GREY)
        c.h_(26 - w, y, 2 * w, SILV)
        c.v_(26 - w, y, 6, LGREY)
        c.rect(26 + w - 3, y + 1, 3, 5, SLATE)
        c.h_(26 - w, y + 5, 2 * w, INK)
        for sx in (-4, 3):
            c.rect(26 + sx, y - 3, 2, 6, INK)
    for x, y, r in ((20, 8, 5), (33, 9, 4), (18, 17, 4), (34, 18, 5), (20, 25, 3), (33, 26, 3)):
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            k = r if dx * dy == 0 else r - 2
            c.line(x - dx * k, y - dy * k, x + dx * k, y + dy * k, ORG)
        c.disc(x, y, r - 2, AMB)
        c.disc(x, y, max(1, r - 3), YEL)
        c.px(x, y, PAPER)
    return c

def sc_DD():
    c = C(SW, SH, BSEA)
    c.rect(0, 0, SW, 9, SHAL)
    c.rect(0, 6, SW, 14, FOAM)
    c.dith(0, 5, SW, 2, FOAM)
    waves(c, 0, 20, SW, 28, SEA, BSEA, 9, 30)
    smoke(c, 24, 6, 1.1, (GREY, LGREY, SILV), 5, 6, -5, -1)
    p = C(54, 22)
    p.a = profile('Fletcher').a[:, 12:66].copy()
    c.blit(p, -2, 3)
    c.poly([(37, 24), (46, 15), (51, 22), (51, 26), (36, 26)], PAPER)
    c.line(40, 23, 46, 17, SHAL)
    c.line(44, 24, 50, 21, SHAL)
    for x in range(0, 40, 3):
        c.h_(x, 23 + x // 3 % 2, 2, PAPER)
    c.h_(0, 25, 38, FOAM)
    for x, y in ((10, 30), (27, 36)):
        for k in range(4):
            c.h_(x - 2 - k * 4, y + 1 + k % 2, 3, FOAM)
        c.rect(x, y, 14, 4, SLATE)
        c.h_(x, y, 13, SILV)
        c.h_(x, y + 1, 14, LGREY)
        c.rect(x + 11, y, 3, 4, RED)
        c.px(x + 13, y, SEA)
        c.px(x + 13, y + 3, SEA)
        c.h_(x + 11, y, 2, ORG)
        c.h_(x + 1, y + 5, 12, DSEA)
    return c

def sc_DOCK():
    c = C(SW, SH, SHAL)
    c.rect(0, 10, SW, 38, FOAM)
    c.dith(0, 9, SW, 1, FOAM)
    for k in range(6):
        c.rect(0, 14 + k * 5, 12 - k * 2 + 0, 34, TAN if k % 2 == 0 else SAND)
        c.h_(0, 14 + k * 5, 12 - k * 2, PSAND)
        c.rect(SW - 12 + k * 2, 14 + k * 5, 12, 34, EARTH if k % 2 == 0 else TAN)
        c.h_(SW - 12 + k * 2, 14 + k * 5, 12, SAND)
    c.rect(0, 43, SW, 5, DEARTH)
    c.h_(0, 43, SW, TAN)
    c.poly([(16, 10), (36, 10), (33, 24), (30, 40), (22, 40), (19, 24)], GREY)
    c.poly([(26, 10), (36, 10), (33, 24), (30, 40), (26, 40)], SLATE)
    c.poly([(19, 25), (33, 25), (30, 40), (22, 40)], DRED)
    c.poly([(26, 25), (33, 25), (30, 40), (26, 40)], MAROON)
    c.h_(19, 24, 15, INK)
    c.v_(26, 10, 31, INK)
    c.h_(16, 10, 21, SILV)
    c.v_(22, 14, 3, INK)
    c.v_(30, 14, 3, INK)
    c.rect(21, 2, 10, 8, GREY)
    c.v_(21, 2, 8, LGREY)
    c.h_(21, 2, 10, SILV)
    c.rect(22, 4, 8, 2, INK)
    c.v_(26, 0, 2, INK)
    c.rect(22, 41, 8, 3, EARTH)
    c.h_(22, 41, 8, SAND)
    for a in ((12, 27, 19, 27), (10, 32, 21, 32), (33, 27, 40, 27), (31, 32, 42, 32)):
        c.line(*a, EARTH)
    c.rect(43, 0, 3, 15, AMB)
    c.v_(45, 0, 15, EARTH)
    c.line(43, 3, 30, 0, AMB)
    for y in range(1, 14, 4):
        c.line(43, y, 45, y + 2, EARTH)
    c.disc(18, 21, 3, AMB)
    c.disc(18, 21, 2, YEL)
    c.disc(18, 21, 1, PAPER)
    for d in ((-4, -2), (-3, 3), (3, -4), (-5, 1), (1, 5)):
        c.px(18 + d[0], 21 + d[1], YEL)
    c.rect(11, 19, 3, 5, NAVY)
    c.disc(12, 17, 1, SAND)
    c.h_(13, 20, 4, NAVY)
    return c

def sc_SUB():
    c = C(SW, SH, NAVY)
    c.rect(0, 0, SW, 8, MID)
    c.disc(40, 4, 3, PSAND)
    c.rect(0, 10, SW, 12, DSEA)
    c.rect(0, 20, SW, 14, NAVY)
    c.rect(0, 33, SW, 15, MID)
    c.dith(0, 19, SW, 2, NAVY)
    c.dith(0, 32, SW, 2, MID)
    c.h_(0, 9, SW, SHAL)
    c.h_(0, 10, SW, BSEA)
    for x in range(1, 52, 7):
        c.h_(x, 9, 3, FOAM)
    p = profile('Kagero')
    for i in range(0, 22):
        for j in range(0, 40):
            v = p.a[i, min(79, j * 2)]
            if v != T and i >= 4:
                c.px(3 + j - 6, i // 2 - 2 + 1, INK)
    for x in (30, 36):
        for k in range(9):
            c.px(x + k // 2 + 3, 11 + k, SEA)
    c.rect(14, 24, 10, 6, SLATE)
    c.h_(14, 24, 10, LGREY)
    c.v_(14, 24, 6, GREY)
    c.v_(20, 10, 14, GREY)
    c.v_(21, 16, 8, INK)
    c.rect(19, 9, 3, 2, SILV)
    c.v_(16, 19, 5, SLATE)
    c.poly([(1, 32), (6, 30), (34, 30), (40, 33), (36, 37), (6, 37), (2, 35)], SLATE)
    c.h_(6, 30, 29, LGREY)
    c.h_(4, 31, 33, GREY)
    c.h_(6, 36, 30, INK)
    c.h_(5, 37, 30, INK)
    c.line(34, 30, 39, 33, GREY)
    c.rect(2, 29, 2, 8, GREY)
    c.v_(0, 31, 5, GREY)
    c.h_(35, 34, 3, INK)
    for x in range(9, 32, 4):
        c.px(x, 33, INK)
    c.rect(42, 36, 7, 2, SILV)
    c.px(49, 36, RED)
    c.px(49, 37, RED)
    c.px(41, 35, SILV)
    c.px(41, 38, SILV)
    for x, y in ((37, 39), (34, 38), (31, 40), (28, 39), (24, 41), (39, 41), (20, 40)):
        c.px(x, y, SHAL)
    for x, y in ((38, 37), (33, 40), (27, 41)):
        c.rect(x, y, 2, 2, BSEA)
    c.poly([(0, 47), (0, 44), (12, 45), (22, 43), (36, 46), (51, 44), (51, 47)], INK)
    return c

def mine(c, x, y, r):
    for a in range(0, 360, 45):
        dx, dy = (np.cos(a * np.pi / 180), np.sin(a * np.pi / 180))
        c.line(int(round(x + dx * r)), int(round(y + dy * r)), int(round(x + dx * (r + 3))), int(round(y + dy * (r + 3))),
                LGREY)
        c.px(int(round(x + dx * (r + 3))), int(round(y + dy * (r + 3))), RED)
    c.disc(x, y, r, INK)
    c.disc(x, y, r - 1, SLATE)
    c.disc(x - r * 0.25, y - r * 0.25, r * 0.55, GREY)
    c.disc(x - r * 0.4, y - r * 0.4, r * 0.22, SILV)

def sc_MINE():
    c = C(SW, SH, SEA)
    c.rect(0, 18, SW, 14, DSEA)
    c.rect(0, 32, SW, 16, NAVY)
    c.dith(0, 17, SW, 2, DSEA)
    c.dith(0, 31, SW, 2, NAVY)
    c.rect(0, 0, SW, 4, SHAL)
    c.h_(0, 4, SW, FOAM)
    c.poly([(0, 0), (40, 0), (47, 1), (40, 8), (0, 9)], SLATE)
    c.rect(0, 5, 40, 4, DRED)
    c.line(40, 8, 45, 3, DRED)
    c.h_(0, 8, 40, MAROON)
    c.h_(0, 4, 44, INK)
    c.h_(0, 0, 46, GREY)
    for x, y, r in ((12, 33, 5), (41, 38, 5), (27, 22, 7)):
        for k in range(y + r, 48, 3):
            c.px(x, k, LGREY)
            c.px(x + k // 3 % 2, k + 1, GREY)
        mine(c, x, y, r)
    for x, y in ((46, 14), (45, 18), (47, 22), (4, 20), (5, 24), (20, 40), (31, 41)):
        c.px(x, y, SHAL)
    return c
BOMBER = ['..........................', '....LL....................', '....LMM...................',
        '....MMD..........LLLL.....', '.LLLLLLLLLLLLLLLLMMWWLL...', '..MMMMMRRMMMMMMMMMMMMMMMg.', '...DDDDRRDDLLLLLLLDDDDDDD.', '..........MMMMMMMMMMp.....', '..........DDDDDDDDDDpp....', '...............ooooop.....']

def sc_AIR():
    c = C(SW, SH, SHAL)
    c.rect(0, 16, SW, 18, FOAM)
    c.dith(0, 14, SW, 3, FOAM)
    c.disc(12, 12, 6, YEL)
    c.disc(12, 12, 5, PAPER)
    c.rect(0, 32, SW, 5, SEA)
    c.h_(0, 31, SW, SHAL)
    c.poly([(0, 36), (12, 34), (30, 37), (51, 36), (51, 47), (0, 47)], SAND)
    c.line(0, 36, 12, 34, PSAND)
    c.line(12, 34, 30, 37, PSAND)
    c.poly([(0, 42), (51, 40), (51, 47), (0, 47)], TAN)
    c.poly([(20, 47), (28, 38), (32, 38), (44, 47)], EARTH)
    for y in range(39, 47, 3):
        c.v_(30 + (y - 38) // 6, y, 2, PSAND)
    m = dict(L=LEAF, M=GRN, D=JUN, R=PAPER, W=FOAM, g=AMB, p=INK, o=INK)
    c.spr(20, 11, BOMBER, m)
    m2 = dict(L=JUN, M=JUN, D=JUN, R=JUN, W=JUN, g=JUN, p=JUN, o=JUN)
    for x0, y0 in ((2, 22), (30, 25)):
        for j, r in enumerate(BOMBER[1::2]):
            for i, ch in enumerate(r[::2]):
                if ch != '.':
                    c.px(x0 + i, y0 + j, JUN)
    for y in range(22, 42):
        c.px(6 + (42 - y) // 6, y, EARTH)
        c.px(7 + (42 - y) // 6, y, DEARTH)
    for dx, dy in ((-8, 3), (-7, -2), (-2, -5), (5, -5), (9, -1), (8, 4), (-4, 6)):
        c.line(9, 22, 9 + dx, 22 + dy, JUN)
        c.line(9, 21, 9 + dx, 21 + dy, GRN)
    return c

def sc_STORM():
    c = C(SW, SH, SLATE)
    c.rect(0, 16, SW, 32, GREY)
    c.dith(0, 14, SW, 3, GREY)
    for x, y, r in ((6, 4, 9), (20, 2, 10), (36, 4, 10), (48, 6, 8)):
        c.disc(x, y, r, INK)
    for x, y, r in ((5, 2, 7), (19, 0, 8), (35, 1, 8), (48, 2, 6)):
        c.disc(x, y, r, DUSK)
    c.poly([(30, 10), (25, 21), (29, 21), (23, 33), (36, 18), (31, 18), (36, 10)], YEL)
    c.line(30, 11, 26, 20, PAPER)
    for k in range(22):
        x = k * 17 % 54
        y = 14 + k * 11 % 22
        c.line(x, y, x - 2, y + 4, LGREY)
    p = profile('Fletcher').a
    for x in range(80):
        for y in range(22):
            v = p[y, x]
            if v != T and 12 < x < 68:
                X = int((x - 13) * 0.5)
                Y = int(y * 0.6)
                yy = 18 + Y + int(X * -0.35) + 6
                c.px(X - 1, yy, INK if v != SILV else SLATE)
    c.poly([(0, 34), (10, 31), (22, 36), (30, 34), (38, 24), (46, 19), (51, 20), (51, 47), (0, 47)], NAVY)
    c.poly([(30, 36), (38, 27), (45, 23), (49, 27), (44, 30), (41, 38), (34, 43)], DSEA)
    for pts in ([(0, 34), (10, 31), (22, 36), (30, 34), (38, 24), (46, 19), (51, 20)],):
        for a, b in zip(pts, pts[1:]):
            c.line(*a, *b, PAPER)
            c.line(a[0], a[1] + 1, b[0], b[1] + 1, FOAM)
    for x, y in ((37, 21), (41, 18), (44, 16), (34, 26), (48, 17), (50, 15)):
        c.rect(x, y, 2, 1, PAPER)
    c.disc(48, 24, 3, FOAM)
    c.disc(46, 22, 2, PAPER)
    for y, x0 in ((38, 2), (42, 9), (45, 22), (40, 20), (44, 38)):
        c.h_(x0, y, 8, SEA)
        c.h_(x0 + 2, y + 1, 7, DSEA)
    return c

def sc_REINF():
    c = C(SW, SH, ORG)
    for y, col in ((0, SEA), (7, BSEA), (13, SHAL), (19, PSAND), (25, AMB)):
        c.rect(0, y, SW, SH - y, col)
    for y, col in ((6, BSEA), (12, SHAL), (18, PSAND), (24, AMB)):
        c.dith(0, y, SW, 1, col)
    c.disc(26, 30, 9, YEL)
    c.disc(26, 30, 7, PAPER)
    waves(c, 0, 31, SW, 17, SEA, AMB, 12, 16)
    c.h_(0, 31, SW, YEL)
    c.poly([(26, 22), (38, 27), (33, 40), (19, 40), (14, 27)], INK)
    c.poly([(26, 22), (14, 27), (19, 40), (26, 40)], NAVY)
    c.line(14, 27, 26, 22, AMB)
    c.line(14, 28, 18, 38, DSEA)
    c.poly([(17, 27), (17, 16), (20, 14), (32, 14), (35, 16), (35, 27)], NAVY)
    c.rect(22, 8, 8, 7, NAVY)
    c.rect(25, 2, 2, 7, INK)
    c.h_(21, 5, 10, INK)
    c.v_(17, 16, 11, AMB)
    c.h_(20, 14, 12, AMB)
    c.v_(22, 8, 6, AMB)
    c.rect(23, 10, 6, 2, YEL)
    c.rect(19, 19, 14, 5, INK)
    c.h_(19, 19, 14, DSEA)
    for x in (21, 25, 29):
        c.rect(x, 16, 2, 4, INK)
    c.poly([(4, 47), (17, 38), (26, 42), (35, 38), (48, 47)], PAPER)
    c.poly([(10, 47), (18, 42), (26, 44), (34, 42), (42, 47)], SHAL)
    for k, (a, b) in enumerate(((RED, YEL), (PAPER, SEA), (YEL, INK), (RED, PAPER))):
        x = 32 + k * 5
        y = 5 + k * 3
        c.rect(x, y, 4, 4, a)
        c.rect(x + 1, y + 1, 2, 2, b)
    c.line(27, 3, 50, 17, INK)
    return c

def sc_DAM():
    c = C(SW, SH, MID)
    c.rect(0, 0, SW, 26, DUSK)
    for a, b, r in ((12, 3, 9), (24, 0, 11), (38, 4, 10), (48, 0, 9), (30, 9, 8)):
        c.disc(a, b, r, INK)
    for a, b, r in ((10, 1, 6), (22, 0, 7), (36, 2, 6), (28, 7, 4)):
        c.disc(a, b, r, SLATE)
    for x, y, s in ((14, 20, 3), (24, 15, 4.4), (34, 20, 3), (40, 22, 2)):
        fire(c, x, y, s)
    c.disc(24, 21, 4, PAPER, 3)
    c.poly([(0, 26), (12, 26), (16, 29), (20, 25), (25, 30), (30, 25), (35, 29), (40, 26), (51, 26), (51, 47), (0, 47)],
            SLATE)
    c.h_(0, 26, 12, LGREY)
    c.h_(40, 26, 12, LGREY)
    c.v_(0, 26, 22, GREY)
    c.poly([(15, 30), (20, 27), (25, 31), (30, 27), (36, 31), (40, 36), (36, 42), (28, 40), (24, 44), (16, 40), (11, 36)],
            MAROON)
    c.poly([(18, 32), (25, 33), (32, 31), (36, 36), (30, 38), (24, 41), (18, 38), (15, 35)], RED)
    c.poly([(20, 34), (26, 35), (32, 34), (28, 37), (23, 38)], AMB)
    c.rect(23, 35, 5, 2, YEL)
    for x in (4, 8, 44, 48):
        c.disc(x, 34, 1, INK)
    for x in range(2, 52, 5):
        c.px(x, 29, INK) if x < 11 or x > 40 else None
    c.rect(0, 44, SW, 4, DRED)
    c.h_(0, 44, SW, INK)
    for x, y in ((6, 12), (45, 14), (42, 8), (9, 18), (47, 20), (16, 8), (36, 12)):
        c.px(x, y, YEL)
        c.px(x + 1, y, ORG)
    return c
SCENE = dict(BB=sc_BB, CA=sc_CA, CL=sc_CL, DD=sc_DD, DOCK=sc_DOCK, SUB=sc_SUB, MINE=sc_MINE, AIR=sc_AIR, STORM=sc_STORM,
        REINF=sc_REINF, DAM=sc_DAM)
KIND = dict(BB=('BB', 'BROADSIDE', '2-12', DRED), CA=('CA', 'BROADSIDE', '2-8', DRED), CL=('CL', 'BROADSIDE', '2-6', DRED),
        DD=('DD', 'BROADSIDE', '2-4', DRED), DOCK=('wrench', 'DRY DOCK', 'full', JUN), SUB=('sub', 'SUBMARINE', '50%',
        NAVY), MINE=('mine', 'MINEFIELD', 'all', NAVY), AIR=('plane', 'LAND AIR', '33%', NAVY), STORM=('storm', 'STORM', 'now', PUR), REINF=('plus', 'REINFORCE', 'now', PUR), DAM=('flame', 'DAMAGE', 'now', PUR))
ICON = dict(wrench=['......ooo..', '.....oo....', '.....oo...o', '.....ooo.oo', '.....ooooo.', '....oooo...', '...ooo.....',
        '..ooo......', '.ooo.......', 'ooo........', 'oo.........', '...........'], sub=['...........', '......oo...', '......o....', '......o....', '....oooo...', '....oooo...', '.oooooooooo', 'oooooooooo.', 'ooooooooooo', '.oooooooo..', '...........', '...........'], mine=['...........', '.....o.....', '..o..o..o..', '...ooooo...', '..ooooooo..', 'oooo.ooooo.', '..ooooooo..', '...ooooo...', '..o..o..o..', '.....o.....', '.....o.....', '...........'], plane=['...........', '.....o.....', '....ooo....', '....ooo....', '.ooooooooo.', 'ooooooooooo', '....ooo....', '....ooo....', '.....o.....', '...ooooo...', '....ooo....', '...........'], storm=['...oooo....', '..oooooo...', '.oooooooooo', 'oooooooooo.', '.ooooooooo.', '....oo.....', '...ooo.....', '..oooooo...', '....ooo....', '....oo.....', '...o.......', '...........'], plus=['...........', '....ooo....', '....ooo....', '....ooo....', '.ooooooooo.', '.ooooooooo.', '.ooooooooo.', '....ooo....', '....ooo....', '....ooo....', '...........', '...........'], flame=['....o......', '....oo.....', '...ooo..o..', '..oooo.oo..', '..ooooooo..', '.ooooooooo.', '.oooo.oooo.', '.ooo...ooo.', '.ooo...ooo.', '..oo...oo..', '...ooooo...', '...........'])

def corners(c, x, y, w, h, n=2):
    for j in range(n):
        for i in range(n - j):
            for X, Y in ((x + i, y + j), (x + w - 1 - i, y + j), (x + i, y + h - 1 - j), (x + w - 1 - i, y + h - 1 - j)):
                c.a[Y, X] = T

def tall(c, x, y, t, col):
    """Index letters 12 high: the 8 x 8 glyph with four of its rows doubled."""
    for ch in t:
        rows = []
        for j, r in enumerate(FONTS[8][ord(ch)]):
            rows.append(r)
            if j in (1, 2, 4, 5):
                rows.append(r)
        c.bits(x, y, np.array(rows), col)
        x += 8

def captext(c, cx, y, t, col):
    """Caption with a three-pixel I, so that nine letters breathe on a card 56 wide."""
    w = sum(4 if ch == 'I' else 6 for ch in t) - 1
    x = cx - w // 2
    for ch in t:
        if ch == 'I':
            c.h_(x, y, 3, col)
            c.h_(x, y + 6, 3, col)
            c.v_(x + 1, y, 7, col)
            x += 4
        else:
            c.text(x, y, ch, col, 6)
            x += 6

def playcard(k):
    """56 x 80: border 1, index strip 14, scene 52 x 48, caption strip 12."""
    ix, cap, note, col = KIND[k]
    c = C(56, 80, PSAND)
    c.frame(0, 0, 56, 80, INK)
    c.h_(1, 1, 54, PAPER)
    c.v_(1, 1, 78, PAPER)
    c.h_(1, 78, 54, SAND)
    c.v_(54, 1, 78, SAND)
    if len(ix) == 2:
        tall(c, 4, 4, ix, DRED)
    else:
        c.spr(4, 3, ICON[ix], {'o': col})
    if note:
        c.rtext(53, 6, note, INK, 6)
    c.rect(2, 17, 52, 48, INK)
    c.blit(SCENE[k](), 2, 17)
    c.frame(1, 16, 54, 50, INK)
    c.rect(1, 66, 54, 13, col)
    c.h_(1, 78, 54, INK)
    captext(c, 28, 68, cap, PAPER)
    corners(c, 0, 0, 56, 80)
    return c

def back():
    c = C(56, 80, NAVY)
    c.frame(0, 0, 56, 80, INK)
    c.frame(1, 1, 54, 78, SHAL)
    c.frame(3, 3, 50, 74, DSEA)
    c.rect(4, 4, 48, 72, NAVY)
    for y in range(6, 76, 6):
        for x in range(5, 51):
            yy = y + int(round(1.4 * np.sin((x + y // 6 % 2 * 4) * np.pi / 4)))
            if 4 < yy < 75:
                c.px(x, yy, DSEA)
    c.disc(28, 40, 15, SHAL)
    c.disc(28, 40, 14, MID)
    c.disc(28, 40, 13, NAVY)
    A = ['......ooo......', '.....oo.oo.....', '.....oo.oo.....', '......ooo......', '.......o.......', '...ooooooooo...',
            '...ooooooooo...', '.......o.......', '......ooo......', '......ooo......', '......ooo......', 'o.....ooo.....o', 'oo....ooo....oo', 'oooo..ooo..oooo', '.oo...ooo...oo.', '..oo..ooo..oo..', '...ooooooooo...', '.....ooooo.....', '.......o.......']
    c.spr(21, 31, A, {'o': FOAM})
    corners(c, 0, 0, 56, 80)
    return c

def ghost():
    """The place a card left: a dashed outline."""
    c = C(56, 80)
    for i in range(2, 54):
        if i % 6 < 3:
            c.px(i, 0, SHAL)
            c.px(i, 79, SHAL)
    for i in range(2, 78):
        if i % 6 < 3:
            c.px(0, i, SHAL)
            c.px(55, i, SHAL)
    c.dith(4, 4, 48, 72, DSEA, 8)
    return c
SKY = dict(usn=(FOAM, SHAL, SEA, SHAL), ijn=(PSAND, SAND, DSEA, BSEA))

def shipframe(navy, sunk=False):
    us = navy == 'usn'
    F = NAVY if us else MAROON
    low, up, sea, hi = SKY[navy]
    c = C(88, 56, low)
    c.frame(0, 0, 88, 56, INK)
    c.rect(1, 1, 86, 11, F)
    if not us:  # hatched: the sides differ in themes of one colour too
        for x in range(-10, 86, 5):
            for k in range(11):
                if 1 <= x + k + 1 < 87:
                    c.px(x + k + 1, 11 - k, DRED)
    c.frame(1, 1, 86, 11, DSEA if us else DRED)  # where the strip is as black as the table it still has an edge
    c.rect(1, 12, 86, 24, low)
    c.rect(1, 12, 86, 7, up)
    c.dith(1, 18, 86, 2, up, 2)
    waves(c, 1, 32, 86, 4, sea, hi, 3, 6)
    c.h_(1, 36, 86, INK)
    c.rect(1, 37, 86, 18, low)
    if sunk:
        c.rect(1, 1, 86, 11, INK)
        c.h_(1, 1, 86, SLATE)
        c.rect(1, 12, 86, 24, DSEA)
        c.rect(1, 19, 86, 17, NAVY)
        c.dith(1, 18, 86, 2, NAVY)
        c.rect(1, 29, 86, 7, MID)
        c.dith(1, 28, 86, 2, MID)
        c.h_(1, 12, 86, SHAL)
        for x in range(2, 86, 7):
            c.h_(x, 12, 3, FOAM)
        c.rect(1, 33, 86, 3, DEARTH)
        for x in range(3, 86, 9):
            c.h_(x, 32, 5, DEARTH)
        for x, y in ((12, 15), (14, 20), (11, 25), (70, 16), (73, 22), (69, 28), (40, 15), (43, 18)):
            c.frame(x, y, 2, 2, BSEA)
        c.rect(1, 37, 86, 18, SLATE)
        c.frame(1, 1, 86, 54, GREY)
    if us:  # cut corners: the side shows by the card's shape as well, in themes of one colour too
        corners(c, 0, 0, 88, 56, 5)
        for k in range(6):
            for X, Y in ((k, 5 - k), (87 - k, 5 - k), (k, 50 + k), (87 - k, 50 + k)):
                c.a[Y, X] = INK
    else:
        for X, Y in ((0, 0), (87, 0), (0, 55), (87, 55)):
            c.a[Y, X] = T
    return c

def plate(navy):
    """Ground of the type letters, 16 x 10."""
    us = navy == 'usn'
    c = C(16, 10, NAVY if us else MAROON)
    if us:
        c.clear(0, 9)
        c.clear(15, 9)
    else:
        for X, Y in ((0, 0), (15, 0), (0, 9), (15, 9)):
            c.clear(X, Y)
    return c

def pip(lo, hi=None):
    """One hit point, 4 x 6 with the ink on its left; a lost one is slashed."""
    c = C(4, 6, INK)
    if hi is not None:
        c.rect(1, 1, 3, 4, lo)
        c.h_(1, 1, 3, hi)
    else:
        c.rect(1, 1, 3, 4, MAROON)
        c.px(1, 4, DRED)
        c.px(2, 3, DRED)
        c.px(3, 2, DRED)
    return c

def waterline(navy, ph):
    """86 x 2 laid over the foot of the ship: the sea she lies in, four phases."""
    _, _, sea, hi = SKY[navy]
    c = C(86, 2)
    c.h_(0, 0, 86, sea)
    r = random.Random(7)
    for k in range(18):
        x = (k * 5 + r.randrange(3) + ph * (1 if navy == 'usn' else -1)) % 86
        if r.random() < 0.7:
            c.h_(x, 0, r.choice((2, 3)), hi)
    return c

def flames(ph):
    c = C(9, 12)
    w = ((1, 0), (0, 1), (-1, 0), (0, -1))[ph]
    d, e = w
    c.disc(4, 8, 3, RED, 3 + e * 0.5)
    c.disc(4 + d, 5, 2, RED, 4 + e)
    c.disc(4, 9, 2, ORG, 2)
    c.disc(4 + d * 0.5, 7, 1, ORG, 3)
    c.disc(4, 9, 1, YEL, 1.5)
    c.px(4 + d, 2 if e <= 0 else 1, ORG)
    c.px(6 - d, 3 + e, RED)
    return c

def plume(ph):
    """Smoke of a wounded ship, low enough to stay in the card's picture; drifting left of the year; its foot at 24, 13."""
    c = C(28, 16)
    r = random.Random(40)
    for k in range(8):
        t = k + ph / 4
        x, y, q = 24 - t * 2.4, 13 - t * 1.25, 1.4 + t * .34
        dx = r.randint(-1, 1)
        c.disc(x + dx, y, q, INK)
        c.disc(x + dx - q * .25, y - q * .25, q * .65, SLATE)
        c.disc(x + dx - q * .4, y - q * .4, q * .3, GREY)
    return c

def wreck(typ):
    """A hull going down by the stern, half the size of the profile, for the sunk card."""
    src = profile(dict(cv='Yorktown', bb='Nagato', ca='Portland', cl='Nagara', dd='Fubuki')[typ]).trim().a
    h, w = src.shape
    n = w * 3 // 5
    c = C(n + 2, 24)
    for x in range(n):
        for y in range(h):
            v = src[y, min(w - 1, x * 5 // 3)]
            if v != T and y > 3:
                yy = int((y - 3) * .6) + 11 - int(x * .24)
                c.px(x + 1, yy, INK)
    c = c.trim()
    a = np.pad(c.a, 1, constant_values=T)
    out = C(c.w + 2, c.h + 2)
    for y in range(out.h):   # a light line around it, brighter above: she is seen in every theme
        for x in range(out.w):
            if a[y, x] != T:
                out.a[y, x] = SLATE
            elif any(0 <= v < out.h and 0 <= u < out.w and a[v, u] != T for v, u in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))):
                out.a[y, x] = SHAL if y < out.h // 2 else BSEA
    return out

NAMES = {'BB': 'bb', 'CA': 'ca', 'CL': 'cl', 'DD': 'dd', 'DOCK': 'drydock', 'SUB': 'submarine', 'MINE': 'minefield',
        'AIR': 'landair', 'STORM': 'storm', 'REINF': 'reinforcement', 'DAM': 'secondary'}

def ships():
    s = {'ship/' + slug(n): profile(n) for n in REG}
    for navy in ('usn', 'ijn'):
        s['frame/ship_' + navy] = shipframe(navy)
        s['frame/ship_' + navy + '_sunk'] = shipframe(navy, True)
        s['frame/type_' + navy] = plate(navy)
        for ph in range(4):
            s[f'frame/water_{navy}_{ph}'] = waterline(navy, ph)
    s['pip/ok'] = pip(GRN, LEAF)
    s['pip/worn'] = pip(AMB, YEL)
    s['pip/low'] = pip(RED, ORG)
    s['pip/lost'] = pip(None)
    e = C(1, 6, INK)
    s['pip/end'] = e
    for ph in range(4):
        s[f'fx/flames_{ph}'] = flames(ph)
        s[f'fx/plume_{ph}'] = plume(ph)
    for t in ('cv', 'bb', 'ca', 'cl', 'dd'):
        s['wreck/' + t] = wreck(t)
    return s

def faces():
    s = {'card/' + n: playcard(k) for k, n in NAMES.items()}
    for n in NAMES.values():  # read closely, and an event as it is turned up
        small = s['card/' + n].a
        s['large/' + n] = C(112, 160)
        s['large/' + n].a = np.repeat(np.repeat(small, 2, 0), 2, 1)
    s['card/back'] = back()
    s['card/ghost'] = ghost()
    for k, n in NAMES.items():
        c = C(12, 12)
        ix = KIND[k][0]
        if len(ix) > 2:
            c.spr(0, 0, ICON[ix], {'o': PAPER})
            s['kind/' + n] = c
    return s
