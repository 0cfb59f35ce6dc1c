"""Targets of the battle pictures: one big ship a type and side, about 160 to 240 pixels long, drawn at that size (never scaled).
Japanese ships head left, American ships right, as on their cards, so that the light stays upper left on both."""
from canvas import *

IJN_TONES = dict(hull=SLATE, low=DUSK, boot=MAROON, edge=GREY, rail=LGREY, base=SLATE, light=GREY, top=LGREY, dark=DUSK, line=INK)
USN_TONES = dict(hull=NAVY, low=MID, boot=INK, edge=GREY, rail=LGREY, base=GREY, light=LGREY, top=SILV, dark=SLATE, line=INK)
WATER = 92


class Big:
    """a = pixels from the stern, b = pixels above the water."""

    def __init__(s, navy, length):
        s.c = C(272, 96)
        s.t = IJN_TONES if navy == "ijn" else USN_TONES
        s.d = -1 if navy == "ijn" else 1
        s.n = length
        s.x0 = (272 - length) // 2

    def x(s, a, w=1):
        return s.x0 + a if s.d > 0 else s.x0 + s.n - a - w

    def poly(s, pts, col):
        s.c.poly([(s.x(a), WATER - 1 - b) for a, b in pts], s.t.get(col, col))

    def line(s, a, b, a2, b2, col):
        s.c.line(s.x(a), WATER - 1 - b, s.x(a2), WATER - 1 - b2, s.t.get(col, col))

    def rect(s, a, b, w, h, col):
        """b is the lowest row."""
        s.c.rect(s.x(a, w), WATER - b - h, w, h, s.t.get(col, col))

    def hull(s, deck, flare=8, ports=((9, 7),), stern=6):
        """deck: (a, freeboard) from stern to bow."""
        n = s.n
        top = [(a, h) for a, h in deck]
        s.poly([(stern, 0)] + top + [(n - 1 - flare, 0)], "hull")
        s.poly([(stern, 0), (stern // 2, 4), (n - flare + 2, 4), (n - 1 - flare, 0)], "low")
        for (a, h), (a2, h2) in zip(top, top[1:]):
            s.line(a, h, a2, h2, "rail")
            if a2 > a:
                s.line(a, h - 1, a2, h2 - 1, "edge")
        s.rect(stern + 1, 0, n - flare - stern - 1, 2, "boot")
        for row, step in ports:
            for a in range(14, n - 18, step):
                s.rect(a, row, 1, 1, "line")
        # anchor and hawse
        h = deck[-2][1]
        s.rect(n - 16, h - 6, 2, 3, LGREY)

    def block(s, a, b, w, h, win=None, lit=True):
        x, y = s.x(a, w), WATER - b - h
        t = s.t
        s.c.rect(x, y, w, h, t["base"])
        if w > 3:
            s.c.v_(x, y, h, t["light"])
            if w > 7:
                s.c.v_(x + 1, y, h, t["light"])
            s.c.rect(x + w - max(1, w // 6), y, max(1, w // 6), h, t["dark"])
        s.c.h_(x, y, w, t["top"] if lit else t["light"])
        if win:
            for i in range(2, w - 2, 3):
                s.c.rect(x + i, y + win, 2, 1, t["line"])

    def slab(s, a, b, w):
        """A platform two rows thick."""
        x, y = s.x(a, w), WATER - b - 2
        s.c.h_(x, y, w, s.t["top"])
        s.c.h_(x, y + 1, w, s.t["dark"])

    def turret(s, a, b, w, h, aim, barrels=2, reach=None, up=0, house=False):
        """aim +1 towards the bow; a is the after edge."""
        t = s.t
        reach = reach or w * 3 // 4
        if aim > 0:
            pts = [(a, b), (a, b + h - 3), (a + w // 5, b + h), (a + w * 3 // 4, b + h - 1), (a + w, b + h // 2), (a + w, b)]
        else:
            pts = [(a + w, b), (a + w, b + h - 3), (a + w - w // 5, b + h), (a + w // 4, b + h - 1), (a, b + h // 2), (a, b)]
        s.poly(pts, "base")
        for p, q in zip(pts[1:], pts[2:-1]):
            s.line(*p, *q, "top")
        left = min(s.x(p[0]) for p in pts)
        s.c.v_(left, WATER - b - h // 2, h // 2 - 1, t["light"])
        s.rect(a + 1, b, w - 1, 1, "line")
        s.rect(a + 2, b + h // 2, w - 4, 1, "light")
        for k in range(barrels):
            row = b + h - 3 - 3 * k
            if row < b + 1:
                break
            for i in range(reach):
                aa = a + w + i if aim > 0 else a - 1 - i
                lift = i * up // reach
                s.rect(aa, row + lift, 1, 1, "line")
                s.rect(aa, row + 1 + lift, 1, 1, "light")

    def barbette(s, a, b, w, h):
        s.block(a, b, w, h, lit=False)

    def funnel(s, a, b, w, h, rake=0, cap=4, band=False):
        """rake: pixels the top lies further aft."""
        s.poly([(a, b), (a + w, b), (a + w - rake, b + h), (a - rake, b + h)], "base")
        left = 0 if s.d > 0 else w
        for k in (0, 1):
            o = k if s.d > 0 else -k
            s.line(a + left + o, b, a + left + o - rake, b + h, "light")
        right = w - left
        for k in range(max(1, w // 5)):
            o = -k if s.d > 0 else k
            s.line(a + right + o, b, a + right + o - rake, b + h, "dark")
        r2 = rake * (h - cap) // max(1, h)
        s.poly([(a - r2 - 1, b + h - cap), (a + w - r2 + 1, b + h - cap), (a + w - rake + 1, b + h), (a - rake - 1, b + h)], "line")
        if band:
            s.line(a - rake // 2, b + h // 2, a + w - rake // 2, b + h // 2, "top")

    def mast(s, a, b, h, yard=0, legs=0, rake=0, at=None, radar=False):
        s.line(a, b, a - rake, b + h, "line")
        if legs:
            s.line(a + legs, b, a - rake * 2 // 3, b + h * 2 // 3, "line")
        if yard:
            y = b + (at or h * 4 // 5)
            tx = a - rake * (y - b) // h
            s.line(tx - yard, y, tx + yard, y, "line")
            s.line(tx - yard, y - 1, tx - yard, y - 3, "line")
            s.line(tx + yard, y - 1, tx + yard, y - 3, "line")
        if radar:
            for i in range(-4, 5):
                s.rect(a - rake + i, b + h, 1, 1, "line")
                if i % 2 == 0:
                    s.rect(a - rake + i, b + h + 1, 1, 3, "dark")
            s.line(a - rake - 4, b + h + 4, a - rake + 4, b + h + 4, "line")

    def aa(s, a, b, aim=1):
        """A light mount in its tub."""
        s.rect(a, b, 6, 3, "base")
        s.rect(a, b + 3, 6, 1, "top")
        s.line(a + 2, b + 4, a + 2 + 4 * aim, b + 8, "line")

    def boat(s, a, b):
        s.rect(a, b, 11, 3, "light")
        s.rect(a + 1, b - 1, 9, 1, "dark")
        s.rect(a, b + 3, 11, 1, "top")

    def tubes(s, a, b):
        s.rect(a, b, 18, 3, "base")
        s.rect(a, b + 3, 18, 1, "top")
        for i in range(0, 18, 4):
            s.rect(a + i, b + 1, 1, 1, "line")

    def plane(s, a, b):
        """A float plane on its catapult."""
        s.line(a, b + 3, a + 14, b + 3, "light")
        s.rect(a + 2, b + 5, 9, 2, "base")
        s.rect(a + 5, b + 7, 5, 1, "top")
        s.rect(a, b + 5, 2, 4, "base")
        s.rect(a + 1, b, 12, 2, "dark")
        s.rect(a + 5, b + 2, 1, 3, "line")

    def flagstaff(s, a, b, navy):
        s.line(a, b, a, b + 13, "line")
        x = s.x(a) + (1 if s.d < 0 else -9)
        y = WATER - b - 14
        if navy == "ijn":
            s.c.rect(x, y, 9, 6, PAPER)
            s.c.rect(x + 3, y + 2, 3, 2, RED)
            s.c.h_(x, y + 5, 9, SILV)
        else:
            for k in range(6):
                s.c.h_(x, y + k, 9, RED if k % 2 == 0 else PAPER)
            s.c.rect(x + 5, y, 4, 3, DSEA)

    def done(s):
        return s.c


def parked(c, x, y, col, tail, n, step=11):
    """Aircraft on a flight deck."""
    for k in range(n):
        a = x + k * step
        c.rect(a, y - 3, 8, 2, col)
        c.rect(a + 2, y - 4, 3, 1, tail)
        c.rect(a, y - 5, 2, 2, col)
        c.rect(a + 1, y - 1, 7, 1, INK)
        c.px(a + 8, y - 3, INK)


def cv_ijn():
    s = Big("ijn", 244)
    s.hull([(0, 10), (8, 13), (60, 13), (180, 14), (226, 17), (243, 19)], 10, ((7, 7), (10, 9)), 10)
    s.rect(26, 13, 186, 14, "light")
    s.rect(26, 13, 186, 5, "base")
    s.rect(26, 19, 186, 1, "rail")
    s.rect(26, 25, 186, 2, "line")
    for a in range(30, 208, 9):
        s.rect(a, 20, 6, 4, "line")
        s.rect(a, 14, 5, 3, "line")
    for a in (8, 15, 218, 226):
        s.line(a, 13, a, 27, "base")
        s.line(a + 1, 13, a + 1, 27, "line")
    s.rect(1, 27, 232, 3, EARTH)
    s.rect(1, 29, 232, 1, TAN)
    s.rect(1, 30, 232, 1, SAND)
    s.rect(1, 27, 232, 1, "line")
    # the great funnel bends down over the side
    s.poly([(128, 27), (140, 27), (132, 12), (116, 12), (118, 20)], "base")
    s.line(117, 19, 127, 26, "top")
    s.poly([(116, 12), (132, 12), (130, 9), (115, 10)], "line")
    for a in (44, 58, 186):
        s.aa(a, 15, 1)
    # small island
    s.block(146, 31, 18, 8, 3)
    s.block(149, 39, 12, 7, 2)
    s.slab(146, 39, 19)
    s.slab(147, 46, 16)
    s.block(152, 48, 6, 4)
    s.mast(154, 46, 16, 6)
    s.mast(90, 31, 8)
    parked(s.c, s.x(24, 60), WATER - 31, JUN, PAPER, 5, 12)
    s.flagstaff(3, 30, "ijn")
    return s.done()


def cv_usn():
    s = Big("usn", 244)
    s.hull([(0, 12), (6, 14), (60, 14), (190, 15), (228, 18), (243, 20)], 11, ((7, 7), (10, 9)), 9)
    s.rect(14, 14, 200, 13, "dark")
    s.rect(14, 24, 200, 3, "line")
    for a in range(20, 208, 21):
        s.rect(a, 15, 16, 8, "line")
        s.rect(a + 2, 15, 4, 5, MID)
        s.rect(a + 16, 15, 1, 9, "light")
    for a in (6, 218, 226):
        s.line(a, 14, a, 27, "base")
        s.line(a + 1, 14, a + 1, 27, "line")
    s.rect(1, 27, 234, 3, "base")
    s.rect(1, 30, 234, 1, "top")
    s.rect(1, 27, 234, 1, "line")
    for a in range(4, 230, 14):
        s.rect(a, 28, 2, 2, "dark")
    for a in (16, 26, 204, 214):
        s.aa(a, 21, 1)
    # island: bridge, wide funnel, tripod
    s.block(112, 31, 46, 8, 3)
    s.block(140, 39, 16, 10, 2)
    s.block(143, 49, 10, 5)
    s.slab(138, 46, 20)
    s.slab(141, 53, 14)
    s.funnel(115, 39, 22, 16, 0, 4)
    s.mast(147, 54, 22, 9, -6, radar=True)
    s.mast(128, 55, 8)
    s.turret(164, 31, 10, 6, 1, 1, 7)
    s.turret(98, 31, 10, 6, -1, 1, 7)
    parked(s.c, s.x(10, 80), WATER - 31, DSEA, SHAL, 7, 11)
    parked(s.c, s.x(184, 30), WATER - 31, DSEA, SHAL, 2, 12)
    s.flagstaff(4, 30, "usn")
    return s.done()


def bb_ijn():
    s = Big("ijn", 238)
    s.hull([(0, 10), (4, 12), (66, 13), (126, 15), (174, 13), (208, 17), (237, 22)], 14, ((9, 7),), 8)
    for a in range(66, 132, 12):
        s.rect(a, 15, 6, 3, "light")
        s.rect(a, 18, 6, 1, "top")
    s.block(64, 13, 74, 13, 4)
    s.rect(64, 19, 74, 1, "line")
    s.block(138, 13, 18, 8)
    s.block(156, 14, 9, 6)
    s.turret(130, 20, 30, 11, 1, 2)
    s.turret(162, 14, 30, 11, 1, 2)
    s.turret(22, 12, 30, 11, -1, 2)
    s.turret(124, 26, 13, 6, 1, 1, 8)
    s.turret(61, 26, 13, 6, -1, 1, 8)
    for a in range(78, 116, 8):
        s.aa(a, 26, 1 if a % 16 else -1)
    # the tower
    s.block(116, 26, 14, 18, 4)
    s.slab(114, 38, 18)
    s.block(118, 44, 10, 10, 3)
    s.slab(112, 54, 22)
    s.block(120, 56, 8, 6)
    s.mast(124, 62, 9, 5)
    s.funnel(92, 26, 16, 20, 7, 5)
    s.mast(80, 26, 32, 10, 8, -4)
    s.block(62, 26, 10, 9)
    s.slab(58, 36, 16)
    s.line(12, 11, 6, 24, "line")
    s.line(6, 24, 1, 18, "line")
    s.flagstaff(10, 12, "ijn")
    return s.done()


def bb_usn():
    s = Big("usn", 236)
    s.hull([(0, 12), (5, 13), (80, 14), (150, 14), (196, 17), (235, 23)], 14, ((8, 8),), 8)
    s.block(66, 14, 82, 11, 4)
    s.block(80, 25, 52, 6)
    s.barbette(142, 14, 22, 7)
    s.turret(134, 20, 28, 11, 1, 2)
    s.turret(164, 15, 28, 11, 1, 2)
    s.turret(30, 13, 28, 11, -1, 2)
    for a in (72, 88, 112, 128):
        s.turret(a, 25, 12, 7, 1 if a > 100 else -1, 1, 7)
    # tower, one broad funnel, after tower
    s.block(112, 31, 20, 14, 4)
    s.slab(110, 44, 24)
    s.block(116, 46, 13, 9, 3)
    s.slab(113, 55, 19)
    s.block(119, 57, 7, 5)
    s.mast(122, 62, 12, 8, radar=True)
    s.funnel(92, 31, 17, 18, 0, 4)
    s.block(72, 31, 14, 10, 3)
    s.slab(70, 41, 18)
    s.block(75, 43, 7, 6)
    s.mast(78, 49, 14, 7)
    for a in (96, 104, 64):
        s.aa(a, 25 if a == 64 else 31, 1)
    s.aa(14, 13, -1)
    s.plane(4, 13)
    s.flagstaff(2, 13, "usn")
    return s.done()


def ca_ijn():
    s = Big("ijn", 220)
    s.hull([(0, 8), (5, 10), (60, 10), (110, 13), (170, 14), (200, 17), (219, 21)], 14, ((7, 7),), 8)
    s.block(60, 10, 70, 6, 2)
    s.barbette(142, 13, 14, 6)
    s.turret(138, 18, 21, 9, 1, 2, 14)
    s.turret(160, 14, 21, 9, 1, 2, 14)
    s.barbette(36, 10, 14, 6)
    s.turret(32, 15, 21, 9, -1, 2, 14)
    s.turret(12, 10, 20, 9, -1, 2, 13)
    # the castle
    s.block(106, 13, 32, 14, 4)
    s.block(109, 27, 26, 10, 3)
    s.block(112, 37, 20, 8, 3)
    s.slab(108, 36, 29)
    s.slab(112, 45, 20)
    s.block(117, 47, 8, 5)
    s.mast(120, 52, 9, 6)
    s.funnel(86, 16, 16, 28, 8, 5)
    s.funnel(72, 16, 9, 22, 0, 4)
    s.mast(58, 14, 40, 10, 8, -5)
    s.tubes(76, 12)
    s.plane(52, 16)
    s.aa(66, 16, -1)
    s.flagstaff(4, 10, "ijn")
    return s.done()


def ca_usn():
    s = Big("usn", 214)
    s.hull([(0, 10), (5, 11), (84, 11), (85, 15), (150, 15), (190, 18), (213, 22)], 13, ((7, 7),), 8)
    s.block(60, 11, 26, 9, 3)
    s.barbette(140, 15, 15, 6)
    s.turret(136, 20, 21, 9, 1, 2, 14)
    s.turret(158, 15, 21, 9, 1, 2, 14)
    s.turret(30, 11, 22, 9, -1, 2, 14)
    s.block(110, 15, 26, 12, 3)
    s.block(114, 27, 18, 8, 3)
    s.slab(111, 35, 23)
    s.block(118, 37, 10, 6)
    s.mast(122, 43, 20, 9, radar=True)
    s.funnel(98, 15, 12, 25, 4, 4)
    s.funnel(72, 15, 12, 25, 4, 4)
    s.plane(86, 17)
    s.mast(62, 20, 28, 7, -5)
    s.block(58, 20, 10, 8, 2)
    s.boat(54, 13)
    for a in (92, 114):
        s.turret(a, 15, 7, 5, 1, 1, 6)
    s.aa(20, 11, -1)
    s.flagstaff(3, 11, "usn")
    return s.done()


def cl_ijn():
    s = Big("ijn", 196)
    s.hull([(0, 7), (5, 9), (100, 9), (128, 10), (160, 13), (184, 17), (195, 19)], 12, ((6, 7),), 8)
    s.block(116, 9, 20, 14, 4)
    s.block(119, 23, 14, 8, 3)
    s.slab(116, 31, 18)
    s.block(122, 33, 7, 5)
    s.mast(126, 38, 18, 8, -4)
    for a, w in ((102, 10), (86, 10), (70, 8)):
        s.funnel(a, 9, w, 24, 0, 4, True)
    for a in (160, 144):
        s.turret(a, 11 if a < 150 else 13, 10, 7, 1, 1, 8)
    for a in (50, 34, 16):
        s.turret(a, 9, 10, 7, -1, 1, 8)
    s.mast(60, 9, 40, 9, 7, -4)
    s.plane(36, 17)
    s.boat(76, 12)
    s.tubes(92, 9)
    s.flagstaff(4, 9, "ijn")
    return s.done()


def cl_usn():
    s = Big("usn", 200)
    s.hull([(0, 12), (3, 13), (90, 13), (150, 14), (184, 17), (199, 21)], 12, ((7, 7),), 4)
    s.block(48, 13, 88, 7, 2)
    for a, b in ((160, 14), (144, 19), (128, 24)):
        s.barbette(a + 3, 13, 10, b - 13)
        s.turret(a, b, 16, 8, 1, 2, 9)
    for a, b in ((18, 13), (34, 18)):
        s.barbette(a + 3, 13, 10, b - 13)
        s.turret(a, b, 16, 8, -1, 2, 9)
    s.block(106, 20, 20, 13, 4)
    s.block(110, 33, 13, 7, 3)
    s.slab(107, 40, 18)
    s.block(113, 42, 7, 5)
    s.mast(116, 47, 16, 8, radar=True)
    s.funnel(92, 20, 10, 20, 2, 4)
    s.funnel(74, 20, 10, 20, 2, 4)
    s.block(54, 20, 14, 11, 3)
    s.mast(60, 31, 18, 7)
    s.aa(86, 20, 1)
    s.line(6, 13, 6, 26, "line")
    s.line(6, 26, 0, 20, "line")
    s.flagstaff(2, 13, "usn")
    return s.done()


def dd_ijn():
    s = Big("ijn", 172)
    s.hull([(0, 6), (4, 7), (104, 8), (106, 12), (140, 14), (160, 17), (171, 20)], 12, ((5, 6),), 8)
    s.turret(130, 13, 16, 8, 1, 2, 9)
    s.block(106, 12, 20, 12, 4)
    s.block(109, 24, 14, 7, 3)
    s.slab(107, 31, 18)
    s.block(113, 33, 7, 4)
    s.mast(104, 10, 40, 8, 6, 2)
    s.funnel(88, 8, 12, 20, 4, 4)
    s.funnel(64, 8, 10, 18, 4, 4)
    s.tubes(72, 8)
    s.block(42, 7, 14, 8, 2)
    s.tubes(44, 15)
    s.mast(54, 8, 22, 5)
    s.barbette(32, 7, 9, 6)
    s.turret(28, 12, 16, 8, -1, 2, 9)
    s.turret(12, 7, 16, 8, -1, 2, 9)
    s.flagstaff(3, 7, "ijn")
    return s.done()


def dd_usn():
    s = Big("usn", 170)
    s.hull([(0, 8), (4, 9), (90, 10), (130, 12), (156, 16), (169, 19)], 10, ((5, 6),), 5)
    s.turret(130, 12, 13, 8, 1, 1, 9)
    s.barbette(116, 11, 9, 6)
    s.turret(113, 16, 13, 8, 1, 1, 9)
    s.block(92, 10, 22, 11, 3)
    s.block(96, 21, 13, 9, 3)
    s.slab(94, 30, 16)
    s.block(99, 32, 7, 4)
    s.mast(92, 18, 36, 8, radar=True)
    s.funnel(78, 10, 10, 20, 4, 4)
    s.funnel(58, 10, 10, 20, 4, 4)
    s.tubes(64, 10)
    s.tubes(42, 10)
    s.block(30, 9, 18, 5)
    s.turret(40, 14, 12, 7, 1, 1, 8)
    s.barbette(28, 9, 9, 5)
    s.turret(25, 14, 12, 8, -1, 1, 9)
    s.turret(10, 9, 12, 8, -1, 1, 9)
    s.aa(52, 14, 1)
    s.flagstaff(3, 9, "usn")
    return s.done()


def all_big():
    return {f"target/{t}_{n}": globals()[f"{t}_{n}"]() for t in ("cv", "bb", "ca", "cl", "dd") for n in ("usn", "ijn")}


# ---- the lesser ships of Carrier Force -------------------------------------------------------------------------------------
def freighter(navy):
    s = Big(navy, 190)
    s.hull([(0, 14), (4, 16), (30, 16), (31, 13), (150, 13), (151, 17), (180, 19), (189, 21)], 8, ((8, 9),), 5)
    s.block(76, 13, 34, 10, 3)
    s.block(82, 23, 24, 7, 3)
    s.slab(80, 30, 28)
    s.funnel(90, 30, 12, 14, 0, 4, True)
    s.mast(40, 14, 34)
    s.mast(138, 14, 34)
    for a, d in ((40, 1), (40, -1), (138, 1), (138, -1)):   # derricks
        s.line(a, 20, a + 24 * d, 40, "line")
        s.line(a, 46, a + 24 * d, 40, "dark")
    for a in (52, 64, 118, 130):
        s.block(a, 13, 10, 4)
    s.boat(74, 25)
    s.boat(104, 25)
    s.block(8, 16, 18, 6, 2)
    s.flagstaff(3, 15, navy)
    return s.done()


def tanker(navy):
    s = Big(navy, 200)
    s.hull([(0, 16), (5, 18), (48, 18), (49, 11), (96, 11), (97, 16), (124, 16), (125, 11), (166, 11), (167, 18), (199, 21)], 8, ((7, 9),), 5)
    s.block(14, 18, 28, 9, 3)
    s.funnel(20, 27, 12, 16, 0, 4, True)
    s.block(100, 16, 20, 12, 3)
    s.block(103, 28, 14, 6, 3)
    s.mast(110, 34, 14, 5)
    s.mast(74, 11, 28, 6)
    s.mast(146, 11, 28, 6)
    s.line(49, 17, 166, 17, "light")     # the catwalk
    for a in range(52, 166, 8):
        s.line(a, 11, a, 16, "dark")
    s.turret(6, 18, 8, 5, -1, 1, 6)
    s.flagstaff(2, 17, navy)
    return s.done()


def tender(navy):
    s = Big(navy, 186)
    s.hull([(0, 11), (4, 12), (66, 12), (67, 17), (140, 17), (172, 19), (185, 21)], 10, ((8, 8),), 5)
    s.block(84, 17, 50, 8, 3)
    s.block(112, 25, 18, 9, 3)
    s.slab(110, 34, 22)
    s.mast(120, 36, 20, 7)
    s.funnel(94, 25, 12, 18, 2, 4)
    s.turret(146, 18, 12, 6, 1, 1, 8)
    s.plane(14, 14)
    s.plane(38, 14)
    s.line(66, 17, 52, 40, "line")       # the crane
    s.line(52, 40, 30, 34, "line")
    s.line(66, 17, 66, 40, "dark")
    s.line(66, 40, 52, 40, "dark")
    s.mast(72, 17, 30, 6)
    s.flagstaff(3, 11, navy)
    return s.done()


def sweeper(navy):
    s = Big(navy, 118)
    s.hull([(0, 8), (4, 9), (66, 9), (70, 12), (104, 15), (117, 17)], 8, ((5, 7),), 5)
    s.block(56, 9, 16, 10, 3)
    s.block(59, 19, 10, 6, 2)
    s.mast(56, 12, 30, 6)
    s.funnel(42, 9, 9, 17, 2, 3)
    s.turret(82, 11, 9, 6, 1, 1, 7)
    s.turret(18, 9, 9, 6, -1, 1, 7)
    s.line(8, 9, 4, 20, "line")
    s.line(4, 20, 0, 17, "line")
    s.boat(30, 12)
    s.flagstaff(2, 8, navy)
    return s.done()


def submarine(navy):
    s = Big(navy, 150)
    s.poly([(4, 0), (0, 3), (10, 6), (120, 7), (144, 8), (149, 5), (140, 0)], "hull")
    s.line(10, 6, 120, 7, "rail")
    s.line(120, 7, 144, 8, "rail")
    s.rect(6, 0, 134, 2, "boot")
    for a in range(18, 136, 6):
        s.rect(a, 4, 3, 1, "line")
    s.block(66, 7, 26, 9)
    s.block(70, 16, 14, 4)
    s.mast(76, 20, 12)
    s.mast(81, 20, 7)
    s.aa(60, 8, -1)
    s.turret(100, 7, 8, 4, 1, 1, 8)
    s.flagstaff(62, 9, navy)
    return s.done()


def light_carrier(navy):
    s = Big(navy, 206)
    s.hull([(0, 11), (8, 13), (150, 14), (190, 17), (205, 19)], 10, ((7, 7),), 8)
    s.rect(20, 13, 150, 10, "dark")
    s.rect(20, 21, 150, 2, "line")
    for a in range(26, 164, 12):
        s.rect(a, 15, 8, 5, "line")
    for a in (8, 14, 180, 188):
        s.line(a, 13, a, 23, "base")
        s.line(a + 1, 13, a + 1, 23, "line")
    s.rect(2, 23, 196, 3, "base")
    s.rect(2, 26, 196, 1, "top")
    s.rect(2, 23, 196, 1, "line")
    s.poly([(96, 20), (106, 20), (100, 9), (90, 9)], "base")   # the funnel bends outboard
    s.poly([(90, 9), (100, 9), (99, 7), (89, 7)], "line")
    for a in (40, 120, 150):
        s.aa(a, 14, 1)
    s.mast(150, 27, 18, 5)
    parked(s.c, s.x(24, 50), WATER - 27, JUN if navy == "ijn" else DSEA, PAPER, 4, 12)
    s.flagstaff(4, 26, navy)
    return s.done()


LESSER = dict(tr=freighter, tk=tanker, av=tender, ms=sweeper, ss=submarine, cvl=light_carrier)


def all_lesser():
    return {f"target/{t}_{n}": f(n) for t, f in LESSER.items() for n in ("usn", "ijn")}
