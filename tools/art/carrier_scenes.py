"""Carrier Force: backdrops 464 x 275 of a raid on an airfield by day and of a bombardment by night; the lesser targets."""
import random
from battle import H, HZ, W, sea
from bigships import all_lesser
from canvas import *
from fx import blaze
from scenes import bands, cloud, stars


def coast(c, tones, y0):
    """The island behind the beach, from y0 down to the shore at y0 + 60; tones: ridge, far, slope, lit, beach, wet."""
    ridge, dark, slope, lit, beach, wet = tones
    c.poly([(0, y0 + 24), (40, y0 + 6), (84, y0 + 18), (130, y0 - 6), (178, y0 + 14), (230, y0 + 2), (286, y0 + 20), (340, y0 + 8),
            (400, y0 + 22), (463, y0 + 14), (463, y0 + 50), (0, y0 + 50)], ridge)
    for pts in ([(130, y0 - 6), (178, y0 + 14), (160, y0 + 48), (138, y0 + 48)], [(230, y0 + 2), (286, y0 + 20), (262, y0 + 48), (238, y0 + 48)],
                [(340, y0 + 8), (400, y0 + 22), (376, y0 + 48), (348, y0 + 48)], [(40, y0 + 6), (84, y0 + 18), (66, y0 + 48), (46, y0 + 48)]):
        c.poly(pts, dark)
    r = random.Random(12)
    c.rect(0, y0 + 38, W, 16, slope)
    for _ in range(150):
        x, y = r.randrange(W), y0 + 34 + r.randrange(10)
        c.disc(x, y, r.choice((2, 3, 3, 4)), r.choice((slope, dark, slope, lit)))
    c.rect(0, y0 + 48, W, 12, beach)
    for x in range(W):
        d = int(2 * np.sin(x / 19) + 1.5 * np.sin(x / 7))
        c.rect(x, y0 + 46 + d, 1, 4, beach)
        c.rect(x, y0 + 58 + d, 1, 3, wet)


def airfield():
    c = C(W, H, BSEA)
    bands(c, W, ((0, BSEA), (40, SHAL), (88, FOAM)), HZ)
    for x, y, q, s in ((40, 40, 80, 3), (200, 26, 60, 6), (350, 52, 90, 9)):
        cloud(c, x, y, q, PAPER, FOAM, s)
    coast(c, (JUN, DJUN, JUN, GRN, SAND, PSAND), 74)
    # from above the beach: the field itself in front
    c.rect(0, 134, W, H - 134, LEAF)
    r = random.Random(2)
    for _ in range(300):
        x, y = r.randrange(W), 136 + r.randrange(H - 138)
        c.h_(x, y, 3 + (y - 130) // 30, GRN if r.random() < .7 else LIME)
    c.poly([(166, 140), (292, 140), (432, 274), (26, 274)], TAN)
    c.poly([(194, 140), (262, 140), (352, 274), (104, 274)], EARTH)
    for y in range(142, H, 2):    # matting, finer in the distance
        k = (y - 140) / 135
        if (y * y // 40) % 3 == 0:
            c.dith(int(196 - 90 * k), y, int(64 + 184 * k), 1, DEARTH, 2)
    for n in range(9):
        k = (n / 9) ** 1.7
        y, w, h = 143 + int(126 * k), 2 + int(9 * k), 2 + int(12 * k)
        c.rect(228 - w // 2, y, w, h, PSAND)
    for x0, x1 in ((194, 104), (262, 352)):
        for y in range(140, H):
            k = (y - 140) / 135
            if (y // 4) % 2 == 0:
                c.px(int(x0 + (x1 - x0) * k), y, SAND)
    for x, y, q in ((182, 236, 13), (296, 200, 8), (240, 160, 4)):   # old craters, filled
        c.disc(x, y, q, TAN, q * .4)
        c.disc(x, y, q * .6, DEARTH, q * .22)
    for x, y, w in ((30, 142, 40), (360, 142, 52)):     # hangars
        c.rect(x, y - 16, w, 22, GREY)
        c.poly([(x, y - 16), (x + w // 2, y - 26), (x + w - 1, y - 16)], LGREY)
        c.rect(x + 6, y - 10, w - 12, 16, SLATE)
        c.h_(x, y - 16, w, SILV)
        c.v_(x, y - 16, 22, LGREY)
    c.rect(100, 116, 10, 26, SAND)                       # tower
    c.rect(97, 108, 16, 9, PSAND)
    c.rect(98, 110, 14, 4, NAVY)
    c.h_(97, 107, 16, PAPER)
    c.v_(105, 94, 13, INK)
    for x, y in ((56, 196), (84, 176), (386, 182), (424, 206)):   # pits of sandbags
        c.disc(x, y, 13, SAND, 5)
        c.disc(x, y - 1, 10, EARTH, 3)
        c.line(x, y - 2, x + 8, y - 12, INK)
        c.line(x - 2, y - 2, x + 6, y - 12, SLATE)
    return c


def bombardment():
    c = C(W, H, INK)
    bands(c, W, ((0, INK), (46, MID), (92, NAVY)), HZ)
    stars(c, 120, 80, 4)
    for x, q in ((120, 40), (250, 56), (350, 34)):       # fires glow behind the trees
        for y in range(40, 116):
            for k in range(-q, q):
                d = (k / q) ** 2 + ((y - 116) / 60) ** 2
                if d < 1 and (x + k + y) % 2 == 0 and d < .45 + .5 * ((k * 7 + y * 3) % 5) / 5:
                    c.px(x + k, y, MAROON if d > .35 else DRED)
    coast(c, (INK, INK, DJUN, JUN, EARTH, DSEA), 74)
    for k, (x, y) in enumerate(((100, 122), (122, 124), (236, 120), (256, 123), (341, 122))):
        c.blit(blaze(k % 4), x, y - 24)
    sea_top = 136
    tones = (DSEA, NAVY, NAVY, MID)
    base = C(W, H, INK)
    sea(base, tones, SEA, 21)
    c.a[sea_top:] = base.a[sea_top:]
    r = random.Random(8)
    for x, q in ((118, 26), (252, 34), (350, 18)):       # and on the water
        for y in range(sea_top + 2, sea_top + 90, 2):
            n = q - (y - sea_top) // 5
            if n > 2:
                c.h_(x - n // 2 + r.randrange(-6, 7), y, n // (1 + y % 3), ORG if y % 4 else DRED)
    return c


def sprites():
    s = {"battle/airfield": airfield(), "battle/bombardment": bombardment()}
    s.update(all_lesser())
    return s
