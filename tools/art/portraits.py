"""Portraits 56 x 56 of the computer players: four ranks of the navy (Broadside, Carrier Force), four drivers of Mile Bones.
Rook's rival Corvus is in rook_cards.py."""
import math
from cardkit import K
from canvas import *


def ground(edge, back, dot):
    c = K(56, 56, INK)
    c.rect(1, 1, 54, 54, edge)
    c.rect(2, 2, 52, 52, back)
    for y in range(2, 54):
        for x in range(2, 54):
            if (x + y) % 4 == 0 and y % 2 == 0:
                c.px(x, y, dot)
    return c


def porthole(edge, sky, water):
    """A brass ring with sky and sea behind the head."""
    c = ground(edge, NAVY, DSEA)
    c.disc(27.5, 27.5, 25, INK)
    c.disc(27.5, 27.5, 24, AMB)
    c.ring(27.5, 27.5, 24, 1.6, YEL, 80, 200)
    c.ring(27.5, 27.5, 24, 1.6, EARTH, 260, 359)
    c.disc(27.5, 27.5, 21, INK)
    c.disc(27.5, 27.5, 20, sky)
    for y in range(34, 50):
        for x in range(56):
            if (x - 27.5) ** 2 + (y - 27.5) ** 2 <= 400:
                c.px(x, y, water)
    c.h_(9, 34, 38, FOAM)
    for k in range(8):
        a = k * math.pi / 4 + .4
        c.disc(27.5 + 22.5 * math.cos(a), 27.5 + 22.5 * math.sin(a), .8, EARTH)
    return c


def clip(c):
    """Nothing leaves the frame, which closes below the shoulders too."""
    c.frame(1, 1, 54, 54, c.get(1, 8))
    c.frame(0, 0, 56, 56, INK)
    return c


def head(c, skin=SAND, light=PSAND, shade=TAN, y=0):
    c.rect(23, 36 + y, 10, 8, shade)
    for ex in (15, 37):
        c.rect(ex, 25 + y, 4, 6, skin if ex < 28 else shade)
        c.frame(ex, 25 + y, 4, 6, INK)
    for yy in range(12, 41):
        for xx in range(15, 42):
            t = (yy - 26) / 14
            rx = 11.6 if t < .2 else 11.6 - (t - .2) * 5
            if ((xx - 28) / rx) ** 2 + t ** 2 <= 1:
                c.px(xx, yy + y, skin)
                if xx < 23 - abs(t) * 2 and yy < 34:
                    c.px(xx, yy + y, light)
                if xx > 34 - abs(t):
                    c.px(xx, yy + y, shade)
    edge = [(x, yy) for yy in range(11, 42) for x in range(14, 43)]
    m = np.zeros((56, 56), bool)
    for yy in range(12, 41):
        for xx in range(15, 42):
            t = (yy - 26) / 14
            rx = 11.6 if t < .2 else 11.6 - (t - .2) * 5
            m[yy, xx] = ((xx - 28) / rx) ** 2 + t ** 2 <= 1
    for x, yy in edge:
        if not m[yy, x] and (m[yy - 1, x] or m[yy + 1, x] or m[yy, x - 1] or m[yy, x + 1]):
            c.px(x, yy + y, INK)


def eyes(c, y=26, dx=0, lid=None, blue=INK):
    for x in (22, 31):
        c.rect(x, y, 4, 3, PAPER)
        c.rect(x + 1 + dx, y, 2, 3, blue)
        c.px(x + 1 + dx, y, PAPER)
        c.h_(x - 1, y - 1, 6, INK)
        if lid is not None:
            c.h_(x, y, 4, lid)
    c.rect(27, 29, 3, 4, TAN)
    c.px(27, 29, PSAND)


def shoulders(c, base, light, dark):
    c.fill([(3, 55), (6, 47), (15, 42), (41, 42), (50, 47), (53, 55)], base, INK)
    c.line(7, 47, 15, 43, light)
    for x in range(44, 52):
        c.v_(x, 46 + (x - 44) // 2, 9 - (x - 44) // 2, dark)


def peak(c, crown, crown_light, band, badge, y=0, oak=False):
    """A peaked cap."""
    c.fill([(10, 10 + y), (16, 3 + y), (40, 3 + y), (46, 10 + y), (42, 16 + y), (14, 16 + y)], crown, INK)
    c.h_(17, 4 + y, 18, crown_light)
    c.line(12, 10 + y, 16, 5 + y, crown_light)
    c.rect(14, 15 + y, 28, 4, band)
    c.frame(13, 14 + y, 30, 6, INK)
    c.fill([(14, 19 + y), (42, 19 + y), (45, 23 + y), (11, 23 + y)], INK)
    c.h_(16, 20 + y, 20, GREY)
    if oak:
        for x in range(15, 40, 5):
            c.h_(x, 21 + y, 3, AMB)
            c.px(x + 1, 20 + y, YEL)
    c.disc(27.5, 11 + y, 3.4, badge)
    c.spr(25, 9 + y, ["..#..", ".###.", "#.#.#", "..#..", ".###."], {"#": INK})


def seaman(blink=False):
    c = porthole(SHAL, SHAL, SEA)
    shoulders(c, NAVY, BSEA, MID)
    c.fill([(14, 43), (28, 54), (42, 43), (38, 42), (28, 49), (18, 42)], DSEA, INK)
    c.line(15, 44, 28, 53, PAPER)
    c.line(41, 44, 28, 53, PAPER)
    c.fill([(25, 50), (31, 50), (30, 55), (26, 55)], INK)
    head(c)
    eyes(c, 26, 0, SAND if blink else None, DSEA)
    for x, y in ((20, 31), (22, 32), (34, 31), (36, 32)):
        c.px(x, y, TAN)
    c.h_(24, 36, 8, MAROON)
    c.h_(25, 37, 6, PAPER)
    c.rect(16, 17, 24, 4, EARTH)        # hair
    c.rect(16, 19, 3, 5, EARTH)
    # the white hat, pushed back
    c.fill([(13, 16), (15, 7), (24, 4), (36, 5), (42, 9), (43, 16)], PAPER, INK)
    c.fill([(12, 17), (13, 11), (43, 10), (44, 17)], PAPER, INK)
    c.h_(14, 12, 26, FOAM)
    c.h_(14, 16, 28, SILV)
    c.v_(41, 11, 6, SILV)
    return clip(c)


def lieutenant(blink=False):
    c = porthole(BSEA, FOAM, BSEA)
    shoulders(c, TAN, SAND, EARTH)
    c.fill([(20, 42), (28, 50), (36, 42)], PSAND, INK)
    c.fill([(26, 45), (30, 45), (31, 55), (25, 55)], INK)
    for x in (13, 42):
        c.rect(x, 45, 3, 2, AMB)
    head(c, SAND, PSAND, TAN)
    eyes(c, 26, 1, SAND if blink else None)
    c.h_(24, 36, 7, DRED)
    c.h_(23, 34, 9, DEARTH)             # a moustache like a pencil line
    c.rect(16, 20, 2, 7, DEARTH)
    c.rect(38, 20, 2, 7, DEARTH)
    peak(c, SAND, PSAND, EARTH, AMB)
    return clip(c)


def captain(blink=False):
    c = porthole(AMB, PSAND, DSEA)
    shoulders(c, NAVY, DSEA, MID)
    c.fill([(21, 42), (28, 52), (35, 42)], PAPER, INK)
    c.fill([(26, 44), (30, 44), (30, 52), (28, 54), (26, 52)], INK)
    for x in (18, 37):
        for y in (48, 52):
            c.rect(x, y, 2, 2, YEL)
    for k in range(3):
        c.h_(7, 49 + k * 2, 7, AMB)
        c.h_(43, 49 + k * 2, 7, AMB)
    head(c, SAND, PSAND, TAN)
    eyes(c, 26, -1, SAND if blink else None)
    c.fill([(17, 32), (20, 36), (28, 35), (36, 36), (39, 32), (37, 40), (28, 43), (19, 40)], LGREY, INK)   # a full beard
    for x, y in ((20, 36), (24, 38), (29, 39), (33, 37)):
        c.h_(x, y, 3, SILV)
    c.h_(25, 37, 6, MAROON)
    c.line(31, 37, 38, 40, DEARTH)      # the pipe
    c.rect(37, 37, 5, 5, EARTH)
    c.h_(37, 37, 5, ORG)
    for k, (x, y) in enumerate(((40, 33), (42, 30), (41, 27))):
        c.disc(x, y, 1.2 + k * .4, SILV)
    c.rect(16, 20, 2, 9, LGREY)
    c.rect(38, 20, 2, 9, GREY)
    peak(c, NAVY, DSEA, INK, AMB, 0, True)
    return clip(c)


def admiral(blink=False):
    c = porthole(YEL, ORG, NAVY)
    shoulders(c, PAPER, PAPER, SILV)
    c.fill([(22, 42), (28, 47), (34, 42)], SILV, INK)
    c.v_(28, 46, 9, LGREY)
    for y in (48, 52):
        c.rect(27, y, 3, 2, YEL)
    for x in (5, 42):                   # shoulder boards
        c.fill([(x, 46), (x + 8, 43), (x + 9, 47), (x, 50)], AMB, INK)
        c.px(x + 3, 47, PAPER)
        c.px(x + 6, 46, PAPER)
    for k, col in enumerate((RED, DSEA, YEL, GRN, PUR, ORG)):
        c.rect(34 + (k % 3) * 4, 49 + (k // 3) * 3, 3, 2, col)
    head(c, SAND, PSAND, TAN)
    eyes(c, 26, 0, SAND if blink else None)
    c.line(21, 24, 25, 25, SILV)        # brows
    c.line(31, 25, 35, 24, SILV)
    c.h_(24, 36, 8, MAROON)
    c.line(20, 31, 21, 34, TAN)
    c.line(36, 31, 35, 34, EARTH)
    c.h_(25, 39, 6, TAN)
    c.rect(16, 20, 2, 10, SILV)
    c.rect(38, 20, 2, 10, LGREY)
    peak(c, PAPER, PAPER, INK, YEL, 0, True)
    c.h_(14, 17, 28, AMB)
    return clip(c)


def bones(c, y=0):
    """A skull, lit from the upper left, with a jaw."""
    c.disc(27.5, 25 + y, 13.6, INK)
    c.rect(19, 31 + y, 18, 11, INK)
    c.disc(27.5, 25 + y, 12.6, PAPER)
    c.rect(20, 31 + y, 16, 10, PAPER)
    for yy in range(13, 42):
        for x in range(15, 42):
            if c.get(x, yy + y) == PAPER and x > 33 + (25 - yy) // 6:
                c.px(x, yy + y, SILV)
    for x in (22, 33):
        c.disc(x, 26 + y, 3.6, INK)
        c.disc(x, 26 + y, 2.6, DUSK)
        c.px(x - 1, 25 + y, YEL)
    c.px(27, 31 + y, INK)
    c.px(28, 31 + y, INK)
    c.h_(26, 32 + y, 4, INK)
    c.h_(21, 36 + y, 14, INK)
    for x in range(22, 36, 3):
        c.v_(x, 34 + y, 5, INK)
    c.v_(19, 32 + y, 8, SILV)
    for k in range(3):                  # the neck
        c.rect(25, 42 + 3 * k + y, 6, 2, PAPER)
        c.h_(25, 44 + 3 * k + y, 6, LGREY)


def road(edge, sky, land):
    c = ground(edge, sky, sky)
    c.fill([(2, 34), (14, 27), (24, 33), (38, 25), (53, 34), (53, 40), (2, 40)], land)
    c.rect(2, 38, 52, 16, SLATE)
    for x in range(4, 54, 12):
        c.rect(x, 46, 6, 2, YEL)
    return c


def sunday():
    c = road(LEAF, SHAL, GRN)
    c.disc(45, 11, 5, YEL)
    c.fill([(6, 55), (12, 47), (44, 47), (50, 55)], FOAM, INK)
    for x in range(10, 48, 6):
        c.v_(x, 48, 7, SHAL)
    bones(c)
    c.fill([(8, 15), (47, 15), (44, 19), (11, 19)], SAND, INK)      # a straw hat
    c.fill([(16, 15), (18, 6), (37, 6), (39, 15)], SAND, INK)
    c.rect(17, 12, 22, 3, RED)
    c.h_(19, 7, 16, PSAND)
    c.h_(12, 16, 30, PSAND)
    c.disc(42, 11, 2.2, PAPER)
    c.px(42, 11, YEL)
    return clip(c)


def commuter():
    c = road(SILV, SILV, GREY)
    for x, h in ((3, 22), (11, 28), (43, 26), (49, 18)):
        c.rect(x, 36 - h, 7, h + 2, SLATE)
        for y in range(38 - h, 34, 4):
            for k in (1, 4):
                c.rect(x + k, y, 2, 2, YEL if (x + y + k) % 3 else GREY)
    c.fill([(5, 55), (10, 47), (46, 47), (51, 55)], GREY, INK)
    c.fill([(22, 46), (28, 54), (34, 46)], PAPER, INK)
    c.fill([(26, 48), (30, 48), (31, 55), (25, 55)], DRED)
    bones(c)
    for x in (22, 33):                  # spectacles
        c.ring(x, 26, 4.8, 1.2, INK)
    c.h_(26, 26, 3, INK)
    c.fill([(14, 17), (42, 17), (44, 20), (12, 20)], DEARTH, INK)   # a felt hat
    c.fill([(17, 17), (18, 8), (26, 6), (38, 8), (39, 17)], EARTH, INK)
    c.rect(18, 14, 21, 3, INK)
    c.h_(20, 8, 10, TAN)
    return clip(c)


def rally():
    c = road(ORG, AMB, TAN)
    c.fill([(5, 55), (10, 46), (46, 46), (51, 55)], RED, INK)
    c.fill([(23, 46), (33, 46), (31, 55), (25, 55)], PAPER)
    bones(c)
    c.fill([(13, 24), (13, 15), (20, 7), (35, 7), (43, 15), (43, 24), (39, 21), (17, 21)], RED, INK)    # helmet
    c.rect(25, 7, 6, 14, PAPER)
    c.line(15, 15, 20, 9, ORG)
    c.rect(13, 23, 3, 10, INK)
    c.rect(40, 23, 3, 10, INK)
    c.rr(16, 21, 24, 10, INK, 2)        # goggles
    for x in (18, 29):
        c.rr(x, 23, 9, 6, SHAL, 1)
        c.line(x + 1, 27, x + 4, 23, PAPER)
    return clip(c)


def legend():
    c = road(YEL, PUR, DUSK)
    c.disc(45, 13, 6, YEL)
    c.disc(44, 12, 4.6, PAPER)
    for x, y in ((8, 8), (16, 5), (30, 7), (36, 16), (6, 20)):
        c.px(x, y, PAPER)
    c.fill([(5, 55), (10, 46), (46, 46), (51, 55)], DEARTH, INK)
    c.line(11, 47, 6, 54, EARTH)
    bones(c)
    c.fill([(14, 42), (42, 42), (40, 48), (16, 48)], YEL, INK)      # the scarf flies
    c.fill([(14, 43), (3, 38), (2, 46), (14, 47)], YEL, INK)
    c.line(4, 41, 13, 45, AMB)
    c.h_(18, 44, 20, PAPER)
    c.fill([(13, 26), (13, 15), (20, 8), (35, 8), (42, 15), (42, 26), (39, 20), (16, 20)], EARTH, INK)  # leather helmet
    c.line(16, 14, 21, 10, TAN)
    c.v_(28, 9, 11, DEARTH)
    c.rect(12, 24, 4, 9, EARTH)
    c.frame(12, 24, 4, 9, INK)
    c.rect(40, 24, 4, 9, DEARTH)
    c.rr(17, 23, 10, 6, INK, 2)         # dark glasses
    c.rr(29, 23, 10, 6, INK, 2)
    c.h_(26, 24, 4, INK)
    c.line(19, 27, 22, 24, GREY)
    c.line(31, 27, 34, 24, GREY)
    c.rect(34, 36, 3, 2, AMB)           # one gold tooth
    return clip(c)


def glow(edge, back, light):
    """The room before the cabinet: its screen lights the wall."""
    c = ground(edge, back, MID)
    for y in range(2, 54):
        for x in range(2, 54):
            d = ((x - 27.5) ** 2 + (y - 30) ** 2) ** .5
            if d < 16 or (d < 23 and (x + y) % 2 == 0) or (d < 28 and x % 2 == 0 and y % 2 == 0):
                c.px(x, y, light)
    return c


def player_0(blink=False):
    """A person in the first seat: short hair, a blue pullover."""
    c = glow(BSEA, NAVY, DSEA)
    shoulders(c, SEA, SHAL, DSEA)
    c.fill([(21, 41), (28, 49), (35, 41)], PAPER, INK)
    head(c)
    eyes(c, 26, 0, SAND if blink else None, DSEA)
    c.line(21, 24, 25, 24, EARTH)
    c.line(31, 24, 35, 24, EARTH)
    c.h_(24, 35, 8, MAROON)
    c.px(23, 34, MAROON)
    c.px(32, 34, MAROON)
    c.fill([(15, 25), (14, 16), (18, 9), (27, 6), (37, 8), (42, 15), (41, 25), (39, 19), (33, 15), (24, 17), (18, 18)], EARTH, INK)
    c.line(18, 12, 26, 8, TAN)
    c.line(27, 8, 34, 10, TAN)
    c.line(20, 15, 30, 12, DEARTH)
    return clip(c)


def player_1(blink=False):
    """A person in the second seat: long dark hair, a red jacket."""
    c = glow(ORG, DUSK, PUR)
    c.fill([(12, 46), (11, 20), (17, 8), (28, 4), (39, 8), (45, 20), (44, 46)], DEARTH, INK)
    shoulders(c, RED, ORG, DRED)
    c.fill([(22, 42), (28, 52), (34, 42)], YEL, INK)
    head(c, SAND, PSAND, TAN)
    eyes(c, 26, 0, SAND if blink else None, GRN)
    c.line(21, 24, 25, 23, DEARTH)
    c.line(31, 23, 35, 24, DEARTH)
    c.h_(25, 36, 6, DRED)
    c.h_(26, 37, 4, RED)
    c.disc(20, 32, 1.6, ORG)
    c.disc(36, 32, 1.6, ORG)
    c.fill([(14, 30), (14, 16), (19, 9), (28, 7), (38, 10), (42, 17), (42, 30), (39, 24), (36, 15), (27, 14), (19, 19), (17, 24)], DEARTH, INK)
    c.line(18, 14, 25, 10, EARTH)
    c.line(27, 10, 34, 11, EARTH)
    c.v_(15, 28, 14, EARTH)
    return clip(c)


def banner(col, light, dark):
    """A ribbon in three parts, 20 high: left end, 16 to repeat, right end."""
    l = C(20, 20)
    l.poly([(0, 4), (12, 4), (12, 19), (0, 19), (5, 11)], dark)
    l.rect(8, 0, 12, 16, col)
    l.h_(8, 0, 12, light)
    l.h_(8, 15, 12, dark)
    l.poly([(8, 16), (12, 16), (12, 19)], INK)
    m = C(16, 16, col)
    m.h_(0, 0, 16, light)
    m.h_(0, 2, 16, light)
    m.h_(0, 13, 16, dark)
    m.h_(0, 15, 16, dark)
    l.h_(10, 2, 10, light)
    l.h_(10, 13, 10, dark)
    return l, m, l.flipped()


def sprites():
    s = {}
    for n, f in (("seaman", seaman), ("lieutenant", lieutenant), ("captain", captain), ("admiral", admiral)):
        s["portrait/" + n], s["portrait/" + n + "_blink"] = f(), f(True)
    for n, f in (("sunday", sunday), ("commuter", commuter), ("rally", rally), ("legend", legend)):
        s["portrait/" + n] = f()
    for n, f in (("player_0", player_0), ("player_1", player_1)):
        s["portrait/" + n] = f()
    for n, t in (("red", (DRED, RED, MAROON)), ("blue", (DSEA, BSEA, NAVY)), ("green", (JUN, LEAF, DJUN)), ("purple", (PUR, VIO, DUSK))):
        s[f"banner/{n}_left"], s[f"banner/{n}_mid"], s[f"banner/{n}_right"] = banner(*t)
    return s
