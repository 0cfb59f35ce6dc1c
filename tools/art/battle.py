"""Carrier Force's battle pictures: a sky and sea 464 x 275 by day, dusk and night, the carriers close by, aircraft large in each
attitude, fire on a flight deck. The horizon is row 126, a carrier's waterline row 222."""
import math
import random
from canvas import *
from carrier import inside, grow, noise
from cardkit import K
from scenes import bands, cloud, stars

W, H, HZ = 464, 275, 126


def sea(c, tones, rim, seed):
    """Bands that darken towards us, strokes that lengthen."""
    rows = (HZ, HZ + 8, HZ + 46, HZ + 124)
    for y, col in zip(rows, tones):
        c.rect(0, y, W, H - y, col)
    for y, col in zip(rows[1:], tones[1:]):
        c.dith(0, y - 5, W, 5, col)
        c.dith(0, y - 9, W, 4, col, 4)
    c.h_(0, HZ, W, rim)
    lighter = dict(zip(tones[1:], tones))
    lighter[tones[0]] = rim
    darker = dict(zip(tones, tones[1:]))
    r = random.Random(seed)
    for _ in range(520):
        y = HZ + 3 + int(r.random() ** .75 * (H - HZ - 5))
        d = (y - HZ) / (H - HZ)
        x, n = r.randrange(W), 2 + int(d * 12 * r.random() + 2 * d)
        for k in range(n):
            v = c.get(x + k, y)
            if v in lighter:
                c.px(x + k, y, lighter[v])
        if d > .25:
            for k in range(1, n - 1):
                v = c.get(x + k + 2, y + 1)
                if v in darker:
                    c.px(x + k + 2, y + 1, darker[v])


def day():
    c = C(W, H, SEA)
    bands(c, W, ((0, SEA), (34, BSEA), (84, SHAL), (112, FOAM)), HZ)
    for x, y, q, s in ((30, 118, 110, 4), (180, 120, 80, 8), (290, 121, 120, 15), (400, 119, 70, 21)):
        cloud(c, x, y, q, PAPER, SHAL, s)
    for x, y, q, s in ((200, 44, 70, 33), (12, 32, 64, 41), (372, 58, 56, 5)):
        cloud(c, x, y, q, PAPER, FOAM, s)
    sea(c, (BSEA, SEA, DSEA, NAVY), SHAL, 7)
    return c


def dusk():
    c = C(W, H, DUSK)
    bands(c, W, ((0, DUSK), (30, PUR), (64, VIO), (90, ORG), (112, AMB)), HZ)
    c.disc(360, HZ, 20, YEL)
    c.disc(360, HZ, 16, PAPER)
    for x, y, n in ((20, 24, 130), (240, 18, 150), (120, 50, 90), (330, 58, 110), (30, 80, 90), (210, 98, 120)):
        col = PUR if y < 30 else VIO if y < 64 else ORG
        c.h_(x, y, n, col)
        c.h_(x + 8, y + 1, n - 20, col)
    sea(c, (VIO, PUR, DSEA, NAVY), AMB, 9)
    r = random.Random(3)
    for y in range(HZ + 1, H - 30, 2):
        n = 30 + (y - HZ) // 6
        c.h_(360 - n // 2 + r.randrange(-6, 7), y, max(3, n // (1 + y % 3)), AMB if y % 4 else YEL)
    return c


def night():
    c = C(W, H, INK)
    bands(c, W, ((0, INK), (56, MID), (104, NAVY)), HZ)
    stars(c, 150, 112)
    c.disc(90, 36, 17, PSAND)
    c.disc(87, 33, 14, PAPER)
    for x, y, q in ((82, 28, 2), (92, 38, 3), (80, 40, 1)):
        c.disc(x, y, q, PSAND)
    sea(c, (DSEA, NAVY, NAVY, MID), SEA, 12)
    r = random.Random(5)
    for y in range(HZ + 1, H, 2):
        n = 12 + (y - HZ) // 4
        c.h_(88 - n // 2 + r.randrange(-5, 6), y, n // (1 + y % 3), SHAL if y % 4 else PSAND)
    return c


def cv_jp():
    """Port side, bow to the left; 330 x 104, waterline under row 97."""
    c = C(330, 104)
    oy = -149

    def P(pts, col):
        c.poly([(x - 54, y + oy) for x, y in pts], col)

    def R(x, y, w, h, col):
        c.rect(x - 54, y + oy, w, h, col)

    def L(x, y, x2, y2, col):
        c.line(x - 54, y + oy, x2 - 54, y2 + oy, col)
    hull = [(66, 216), (372, 216), (366, 226), (360, 246), (92, 246), (80, 234)]
    P(hull, GREY)
    m = inside(330, 104, [(x - 54, y + oy) for x, y in hull], 2)
    ys, xs = np.mgrid[0:104, 0:330]
    c.a[m & (ys < 75)] = SLATE
    c.a[m & (ys >= 88) & ((xs + ys) % 2 == 0)] = SLATE
    c.a[m & (ys >= 92)] = SLATE
    c.a[m & (ys == 75)] = LGREY
    c.a[m & (ys >= 95)] = MAROON
    P([(70, 217), (112, 217), (108, 223), (78, 223)], INK)
    for k in range(74, 112, 7):
        R(k, 217, 2, 6, GREY)
    for k in range(124, 356, 16):
        R(k, 219, 11, 4, INK)
        R(k, 222, 11, 1, SLATE)
    for k in range(118, 360, 6):
        R(k, 229, 1, 1, SLATE)
        R(k, 234, 1, 1, SLATE)
    for k in range(130, 350, 40):
        R(k, 224, 22, 3, SLATE)
        R(k, 223, 22, 1, SILV)
        for g in (5, 13):
            R(k + g, 219, 4, 4, LGREY)
            R(k + g, 219, 4, 1, SILV)
            L(k + g + 1, 219, k + g - 3, 212, SILV)
    for k in (300, 324):
        R(k, 230, 14, 2, SAND)
        R(k + 1, 232, 12, 1, EARTH)
    # the island stands on the far side
    R(168, 190, 26, 16, GREY)
    R(168, 190, 26, 1, LGREY)
    R(168, 190, 1, 16, LGREY)
    R(190, 191, 4, 15, SLATE)
    R(172, 181, 17, 10, GREY)
    R(172, 181, 17, 1, SILV)
    R(172, 184, 17, 2, INK)
    for k in range(173, 188, 3):
        R(k, 184, 1, 1, SHAL)
    R(175, 176, 11, 6, LGREY)
    R(175, 176, 11, 1, SILV)
    R(170, 194, 20, 2, SLATE)
    for k in (170, 178, 186):
        R(k, 200, 3, 2, INK)
    R(180, 151, 1, 25, INK)
    R(179, 154, 1, 22, SILV)
    L(172, 181, 179, 160, LGREY)
    L(188, 181, 181, 160, LGREY)
    R(173, 162, 14, 1, SILV)
    R(175, 156, 10, 1, LGREY)
    R(181, 151, 9, 6, PAPER)
    R(184, 152, 4, 4, RED)
    P([(60, 215), (84, 206), (354, 206), (378, 215)], TAN)
    d = inside(330, 104, [(x - 54, y + oy) for x, y in [(60, 215.5), (84, 206), (354, 206), (378, 215.5)]], 2)
    c.a[d & (ys <= 58)] = SAND
    c.a[d & (ys == 57)] = PSAND
    for y in (60, 63):
        c.a[d & (ys == y) & ((xs // 9) % 2 == 0)] = EARTH
    R(60, 215, 319, 1, PSAND)
    R(62, 216, 315, 1, DEARTH)
    for k in range(5):
        L(72 + k * 2, 214, 90 + k * 4, 207, PAPER)
    for k in range(128, 270, 12):
        R(k, 210, 7, 1, PAPER)
    c.spr(104 - 54, 207 + oy, ["...#######...", ".###########.", "#############", "#############", "#############", ".###########.",
                               "...#######..."], {"#": RED})
    for k in range(4):
        L(352 + k * 5, 207, 360 + k * 5, 214, DRED if k % 2 else PAPER)
    P([(138, 208), (156, 208), (154, 213), (135, 213)], EARTH)
    return c


def cv_us():
    """Port side, bow to the right; 330 x 104, waterline under row 97."""
    c = C(330, 104)

    def R(x, y, w, h, col):
        c.rect(x, y, w, h, col)
    hull = [(10, 72), (300, 70), (322, 67), (306, 97), (26, 97)]
    c.poly(hull, GREY)
    m = inside(330, 104, [(x, y) for x, y in hull], 2)
    ys, xs = np.mgrid[0:104, 0:330]
    c.a[m & (ys < 74)] = LGREY
    c.a[m & (ys >= 86) & ((xs + ys) % 2 == 0)] = SLATE
    c.a[m & (ys >= 90)] = SLATE
    c.a[m & (ys >= 95)] = INK
    c.line(10, 72, 300, 70, SILV)
    c.line(300, 70, 322, 67, SILV)
    R(20, 58, 262, 13, SLATE)
    for k in range(26, 272, 26):    # open hangar sides
        R(k, 60, 20, 9, INK)
        R(k + 2, 64, 8, 4, NAVY)
        R(k, 60, 20, 1, GREY)
    for k in range(30, 296, 7):
        R(k, 79, 1, 1, INK)
        R(k, 84, 1, 1, INK)
    for k in (14, 294):
        R(k, 58, 16, 4, GREY)
        R(k, 57, 16, 1, SILV)
        c.line(k + 4, 57, k + 12, 50, INK)
        c.line(k + 9, 57, k + 17, 50, INK)
    for k in (306, 312):
        R(k, 58, 1, 10, INK)
    # deck
    c.poly([(2, 57), (24, 49), (298, 49), (316, 57)], EARTH)
    d = inside(330, 104, [(2, 57.5), (24, 49), (298, 49), (316, 57.5)], 2)
    c.a[d & (ys <= 51)] = GREY
    c.a[d & (ys > 51)] = SLATE
    c.a[d & (ys == 53) & ((xs // 9) % 2 == 0)] = LGREY
    c.h_(24, 49, 275, LGREY)
    c.h_(2, 57, 315, SILV)
    c.h_(4, 58, 311, INK)
    for k in range(40, 270, 16):
        R(k, 54, 8, 1, PAPER)
    c.poly([(70, 51), (90, 51), (88, 55), (66, 55)], INK)
    # island: bridge, broad funnel, tripod, radar
    R(150, 33, 62, 17, GREY)
    R(150, 33, 62, 1, SILV)
    R(150, 34, 2, 16, LGREY)
    R(204, 34, 8, 16, SLATE)
    R(186, 20, 20, 14, GREY)
    R(186, 20, 20, 1, SILV)
    R(186, 21, 2, 13, LGREY)
    R(188, 24, 17, 2, INK)
    for k in range(189, 204, 3):
        R(k, 24, 1, 1, SHAL)
    R(190, 12, 12, 9, LGREY)
    R(190, 12, 12, 1, PAPER)
    R(184, 31, 25, 2, LGREY)
    R(184, 32, 25, 1, SLATE)
    R(154, 15, 26, 19, GREY)
    R(154, 15, 2, 19, LGREY)
    R(175, 15, 5, 19, SLATE)
    R(153, 12, 28, 4, INK)
    for k in (160, 167):
        R(k, 18, 1, 14, SLATE)
    c.v_(195, 1, 12, INK)
    c.line(189, 20, 195, 5, INK)
    c.line(201, 20, 195, 5, INK)
    c.h_(188, 5, 15, INK)
    R(190, 0, 11, 1, INK)
    for k in range(190, 202, 2):
        R(k, 0, 1, 4, SLATE)
    for k in (156, 164, 172, 206):
        R(k, 38, 3, 2, INK)
    for k in (134, 216):
        R(k, 42, 14, 7, GREY)
        R(k, 41, 14, 1, SILV)
        s = -1 if k < 150 else 1
        x = k if s < 0 else k + 13
        c.line(x, 43, x + 9 * s, 38, INK)
        c.line(x, 46, x + 9 * s, 41, INK)
    # flag
    c.line(4, 57, 1, 43, INK)
    for k in range(6):
        R(0, 40 + k, 10, 1, RED if k % 2 == 0 else PAPER)
    R(0, 40, 5, 3, NAVY)
    return c


def burning_planes(ph):
    """What is parked burns: 72 x 44, foot at 36,42."""
    c = K(76, 46)
    r = random.Random(60)
    for col, sc in ((DRED, 1.12), (RED, 1.0), (ORG, .8), (AMB, .6), (YEL, .38), (PAPER, .16)):
        r = random.Random(60)
        for i in range(9):
            t = i / 8 * 2 - 1
            x = 38 + t * 30 * sc
            hh = 36 * sc * (1 - .55 * abs(t)) * (.6 + .5 * r.random()) * (1 + .12 * math.sin(ph * 1.57 + i * 2))
            ww = 5 * sc + 1.2
            lean = hh * .28 + math.sin(ph * 1.57 + i) * 1.5
            c.poly([(x - ww, 43), (x + ww, 43), (x + ww * .7 + lean * .5, 43 - hh * .5), (x + lean, 43 - hh),
                    (x - ww * .6 + lean * .3, 43 - hh * .5)], col)
    return c


# ---- aircraft close by: polygons in pixels, nose to the right, y down ------------------------------------------------------
MODEL = dict(
    sbd=dict(side="us", fus=[(29, 0), (29, -4), (23, -6.5), (12, -7.5), (8, -12), (-4, -12.5), (-13, -8), (-24, -5.5), (-31, -3.5),
                             (-31, .5), (-16, 5), (8, 6.5), (24, 5.5), (28, 3.5)],
             fin=[(-21, -5.5), (-28, -15), (-33, -15), (-32, -2)], near=[(15, 3), (-6, 4), (-20, 22), (-11, 24)],
             far=[(14, -1), (4, -3), (-2, -17), (5, -16)], tail=[(-21, -1), (-32, -3), (-36, 6), (-31, 7)], glass=(-4, 8, -12), bomb=True),
    val=dict(side="jp", fus=[(29, 0), (28, -4), (22, -6.5), (10, -7.5), (6, -11.5), (-6, -12), (-14, -8), (-26, -5), (-33, -3), (-33, .5),
                             (-16, 4.5), (8, 6.5), (23, 5.5), (28, 3.5)],
             fin=[(-20, -6), (-28, -14), (-34, -12), (-33, -2)], near=[(15, 3), (-7, 4), (-24, 20), (-20, 24), (-12, 24)],
             far=[(14, -1), (3, -3), (-3, -16), (3, -17)], tail=[(-22, -1), (-33, -3), (-37, 5), (-31, 7)], glass=(-6, 6, -11.5), bomb=True, spats=True),
    tbf=dict(side="us", fus=[(31, 0), (31, -5), (24, -8), (12, -9), (8, -13), (-6, -13.5), (-14, -11), (-20, -7), (-32, -4.5), (-33, 1),
                             (-18, 8), (6, 9.5), (24, 7.5), (30, 4)],
             fin=[(-21, -6), (-29, -18), (-35, -18), (-34, -2)], near=[(15, 4), (-8, 5), (-22, 24), (-12, 27)],
             far=[(14, -1), (3, -3), (-4, -18), (5, -17)], tail=[(-21, -1), (-33, -4), (-38, 6), (-32, 8)], glass=(-6, 8, -13), torpedo=True),
    kate=dict(side="jp", fus=[(30, 0), (29, -4), (22, -6), (12, -7), (8, -11), (-12, -11), (-18, -7), (-28, -4.5), (-35, -3), (-35, .5),
                              (-18, 4.5), (8, 6), (24, 5), (29, 3)],
              fin=[(-22, -5), (-30, -14), (-36, -13), (-35, -2)], near=[(15, 3), (-6, 4), (-22, 23), (-17, 26), (-11, 25)],
              far=[(14, -1), (4, -3), (-3, -17), (4, -17)], tail=[(-22, -1), (-34, -3), (-38, 5), (-32, 7)], glass=(-12, 8, -11), torpedo=True),
    f4f=dict(side="us", fus=[(23, 0), (23, -5), (17, -7.5), (6, -8), (3, -12), (-4, -12), (-8, -9), (-24, -4.5), (-25, 1), (-10, 7), (8, 8),
                             (20, 5.5), (23, 3)],
             fin=[(-15, -6), (-21, -14), (-26, -14), (-25, -2)], near=[(13, 0), (-4, 0), (-14, 18), (-6, 20), (-1, 19)],
             far=[(12, -3), (4, -4), (-1, -16), (5, -16)], tail=[(-15, -1), (-25, -3), (-28, 5), (-23, 6)], glass=(-4, 3, -12)),
    zeke=dict(side="grey", fus=[(25, 0), (24, -4), (18, -6), (8, -6.5), (5, -11), (-6, -11), (-12, -7), (-26, -4), (-29, -1.5), (-26, 1),
                                (-12, 4.5), (8, 6), (21, 5), (25, 3)],
              fin=[(-17, -5), (-23, -13), (-28, -11), (-28, -2)], near=[(14, 2), (-4, 3), (-17, 20), (-13, 23), (-7, 21)],
              far=[(13, -1), (4, -3), (-1, -16), (4, -16)], tail=[(-17, -1), (-27, -2), (-30, 4), (-25, 6)], glass=(-6, 5, -11)),
)
CLOSE = dict(us=dict(top=SEA, lit=BSEA, hi=SHAL, belly=SILV, far=DSEA, mark=NAVY), jp=dict(top=JUN, lit=GRN, hi=LEAF, belly=LGREY, far=DJUN, mark=RED),
             grey=dict(top=LGREY, lit=SILV, hi=PAPER, belly=GREY, far=GREY, mark=RED))


def close(kind, angle, scale=1.0, brakes=False, load=True):
    """angle in degrees, positive is nose down; flaps of the dive brakes red."""
    q = MODEL[kind]
    t = CLOSE[q["side"]]
    n = int(84 * scale) + 8
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def at(pts):
        return [(n / 2 + scale * (x * ca - y * sa), n / 2 + scale * (x * sa + y * ca)) for x, y in pts]
    c = C(n, n)
    flap = [(-6, 4), (-12, 1), (-27, 18), (-20, 22)] if brakes else None
    parts = [q["fus"], q["fin"], q["near"], q["far"], q["tail"]] + ([flap] if flap else [])
    if q.get("spats"):
        parts += [[(12, 5), (4, 5), (4, 12), (13, 11)]]
    m = np.zeros((n, n), bool)
    for p in parts:
        m |= inside(n, n, at(p))
    c.a[grow(m)] = INK

    def fill(pts, col):
        c.a[inside(n, n, at(pts))] = col

    def line(a, b, col):
        (x0, y0), (x1, y1) = at([a, b])
        c.line(int(x0), int(y0), int(x1), int(y1), col)

    def roundel(x, y, r):
        (cx, cy), = at([(x, y)])
        cx, cy = int(cx), int(cy)
        if q["side"] == "us":
            c.disc(cx, cy, r * scale, t["mark"])
            for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
                c.px(cx + dx, cy + dy, PAPER)
        else:
            c.disc(cx, cy, r * scale, t["mark"])
    fill(q["far"], t["far"])
    fill(q["fus"], t["top"])
    f = q["fus"]
    low = [p for p in f if p[1] >= 0]
    fill(low + [(f[-6][0] + 2, 0)], t["belly"])
    tops = [p for p in f if p[1] < -3]
    fill(tops + [(x, y + 2.2) for x, y in tops[::-1]], t["lit"])
    a, b, y = q["glass"]
    fill([(b + 1, y + 4.5), (b - 1, y + .6), (a, y + .2), (a - 8, y + 4)], FOAM)
    if scale > .7:
        for k in range(int(a), int(b), 5):
            line((k, y + .5), (k, y + 4.5), t["far"])
        line((b - 1, y + 1), (a + 1, y + .4), PAPER)
    fill(q["fin"], t["top"])
    fill([q["fin"][1], q["fin"][2], (q["fin"][2][0], q["fin"][2][1] + 3), (q["fin"][1][0], q["fin"][1][1] + 3)], t["lit"])
    fill(q["tail"], t["lit"])
    if flap:
        fill(flap, DRED)
        for u in (.2, .5, .8):
            for v in (.3, .7):
                (x, y2), = at([(-9 - 13.5 * u - (1 - 2 * v) * 3.2, 3 + 16 * u + (v - .5) * 2)])
                c.px(int(x), int(y2), INK)
    fill(q["near"], t["lit"])
    w = q["near"]
    fill([w[0], (w[0][0] - 3, w[0][1]), (w[-1][0] - 1.5, w[-1][1] - .5), w[-1]], t["hi"])
    if scale > .5:
        wx = sum(p[0] for p in w) / len(w)
        wy = sum(p[1] for p in w) / len(w)
        roundel(wx - 1, wy + 2, 3.2)
        roundel(-18, -1.4, 2.8)
    if q["side"] != "us":   # cowling
        fill([f[0], f[1], (f[1][0] - 5, f[1][1] - 1), (f[1][0] - 5, 5)], DUSK)
    if q.get("spats"):
        fill([(12, 5), (4, 5), (4, 11), (12, 10)], t["lit"])
        line((4, 11), (12, 10), t["far"])
    fill([(f[0][0] + 1, -1.8), (f[0][0] + 3.5, 0), (f[0][0] + 1, 1.8)], YEL if q["side"] == "us" else RED)
    (x0, y0), (x1, y1) = at([(f[0][0] + 1.5, -11), (f[0][0] + 1.5, 11)])
    pts = C(n, n)
    pts.line(int(x0), int(y0), int(x1), int(y1), SILV, 2)
    c.blit(pts, 0, 0)
    if load and q.get("bomb"):
        fill([(23, 9.6), (19, 7), (9, 7.4), (3, 7), (3, 13), (9, 12), (19, 12.4)], INK)
        fill([(21.5, 9.6), (18.5, 8.2), (8, 8.6), (8, 10.8), (18.5, 11)], GREY)
        fill([(20, 9.2), (18.5, 8.2), (9, 8.6), (9, 9.6)], SILV)
    if load and q.get("torpedo"):
        fill([(24, 11.6), (20, 8.4), (-16, 8.4), (-20, 7), (-20, 15), (-16, 13.6), (20, 13.6)], INK)
        fill([(22.5, 11.4), (19.5, 9.2), (-15, 9.2), (-15, 12.6), (19.5, 12.6)], GREY)
        fill([(21, 10.6), (19.5, 9.4), (-15, 9.4), (-15, 10.6)], SILV)
    return c.trim()


def tracer():
    c = C(30, 30)
    for k in range(0, 30, 6):
        c.line(k, 29 - k, min(29, k + 3), max(0, 26 - k), YEL)
        c.px(k, 29 - k, ORG)
    return c


def mark(kind):
    """Small result signs of the strip of drops: 11 x 11."""
    c = C(11, 11)
    if kind == "hit":
        c.spr(0, 0, [".....o.....", "..o..o..o..", "...o.o.o...", "....yyy....", ".oo.yPy.oo.", "...yyPyy...", ".oo.yPy.oo.", "....yyy....",
                     "...o.o.o...", "..o..o..o..", ".....o....."], {"o": ORG, "y": YEL, "P": PAPER})
    elif kind == "near":
        c.spr(0, 0, ["...........", ".....f.....", "...f.f.f...", ".....f.....", "....fff....", "....fff....", "....fff....", "...fffff...",
                     "..fffffff..", ".sssssssss.", "..........."], {"f": FOAM, "s": SHAL})
    elif kind == "lost":
        for k in range(9):
            for q in (0, 1):
                c.px(1 + k + q, 1 + k, RED)
                c.px(9 - k + q - 1, 1 + k, RED)
    else:
        c.ring(5, 5, 3, LGREY)
    return c


def sprites():
    s = {"battle/day": day(), "battle/dusk": dusk(), "battle/night": night(), "battle/cv_jp": cv_jp(), "battle/cv_us": cv_us(),
         "battle/tracer": tracer()}
    for ph in range(4):
        s[f"battle/fire_{ph}"] = burning_planes(ph)
    for k in MODEL:
        s[f"battle/{k}_level"] = close(k, 0)
        s[f"battle/{k}_climb"] = close(k, -22, 1, False, False)
        if k in ("sbd", "val"):
            s[f"battle/{k}_dive"] = close(k, 58, 1.1, k == "sbd")
            s[f"battle/{k}_dive_mid"] = close(k, 58, .72, k == "sbd")
            s[f"battle/{k}_dive_far"] = close(k, 58, .44)
        else:
            s[f"battle/{k}_shallow"] = close(k, 16)
            s[f"battle/{k}_far"] = close(k, 6, .5)
        s[f"battle/{k}_falling"] = close(k, 110, .6, False, False)
    for k in ("hit", "near", "lost", "miss"):
        s["battle/mark_" + k] = mark(k)
    return s
