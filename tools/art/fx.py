"""What moves in the battle pictures: aircraft, bombs, torpedoes, shells, splashes, explosions, smoke, mines, boats, weather;
the big targets and the half-size silhouettes of every class; the parts of the living view (horizon/...)."""
import random
import broadside_dice
import scenes
from bcards import mine as draw_mine
from bigships import all_big
from canvas import *
from ships import REG, profile, slug

SBD = ["...oo....................................", "...obo............ooooooo................",
       "...obbo.........oowwowwowo...............", "...obbbo.....ooowwwowwowwwoo.............",
       "ooobbbboooooobhhhhhhhhhhhhhhhooooo.......", "ohhhhhhbbbbbbbbbbbbnnnbbbbbbbbbbbbo.p....",
       ".obbbbbbbbbbbbbbbbnnsnnbbbbbbbbbbbbop....", "..ooobbbbbbbbbbbbbnsssnbbbbbbbbbbbbopp...",
       ".....oooslllllllllnnsnnbbbbbbbbbllbop....", "........oooolllooooooooooooollllllo.p....",
       "............ooohhhhhhhhhhhddooooo........", "..............oddddddddddddo.............",
       "...............ooooooooooooo............."]
# a fixed undercarriage with spats tells the Japanese dive bomber
VAL = ["...ooo...................................", "...obbo...........oooooo.................",
       "...obbbo........oowwowwoo................", "...obbbbo....oooowwwowwowwoo.............",
       "ooobbbbbooooohhhhhhhhhhhhhhhhoooo........", "ohhhhhbbbbbbbbbbbbsrrsbbbbbbbbbbbo.p.....",
       ".oobbbbbbbbbbbbbbbrrrrbbbbbbbbbbbbop.....", "...ooobbbbbbbbbbbbrrrrbbbbbbbbbbbbopp....",
       "......ooolllllllllsrrsbbbbbbbblllbop.....", ".........ooooolllooooooooooollllo..p.....",
       ".............ohhhhhhhhhhhhdooooo.........", "..............oddddddddddddo.............",
       ".................oooobboo................", "....................obbo.................",
       "....................ooo.................."]
TWIN = ["...ooo....................................................", "...obbo...................................................",
        "...obbbo..................oooo.......oooooo...............", "...obbbbo...............oowwwoo...oooowwwwwoo.............",
        "..oobbbbboooooooooooooooohhhhhhooohhhhhhhwwwwoo...........", "oohhhhhbbbbhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhoo........",
        "ohhbbbbbbbbbbbbbssssbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbwo......", ".oobbbbbbbbbbbbsmmmmsbbbhhhhhhhhhhhhbbbbbbbbbbbbbwwwo.....",
        "...ooobbbbbbbbbsmmmmsbbhhhhhhhhhhhhhhhoobbbbbbbbbbwwo.....", "......oooollllllssssllldddddddddddddnnnnopllllllloo.......",
        "..........oooolllllllllooooooooooodnnnnnnopooooooo........", "..............oooooooooo.........ooonnnnoopp..............",
        "...................................oooooo..p.............."]
SMALL = ["oo........", "obo..oo...", "oobbowwoo.", "obbbbbbbbp", "..oblddbo.", "....oooo.."]
US = dict(o=INK, b=SEA, h=SHAL, w=FOAM, n=NAVY, s=PAPER, l=SILV, p=SLATE, d=DSEA, r=RED, m=NAVY)
JP = dict(o=INK, b=JUN, h=LEAF, w=FOAM, n=DJUN, s=PAPER, l=GRN, p=SLATE, d=DJUN, r=RED, m=RED)


def banked(rows, m, shear):
    """Nose down (shear > 0) or level; bow right."""
    w = len(rows[0])
    lo = min(0, int(round(w * shear)))
    c = C(w, len(rows) + abs(int(round(w * shear))) + 1)
    for j, r in enumerate(rows):
        for i, ch in enumerate(r):
            if ch in m:
                c.px(i, j + int(i * shear) - lo, m[ch])
    return c.trim()


def torpedo_plane(m):
    """Level, low, a torpedo slung below."""
    rows = [r for r in (SBD if m is US else [q.replace("r", "r") for q in VAL[:12]])]
    c = C(41, 18)
    c.spr(0, 0, rows[:12], m)
    c.rect(11, 13, 20, 3, SLATE)
    c.h_(11, 13, 20, LGREY)
    c.rect(29, 13, 3, 3, RED)
    c.v_(10, 12, 5, INK)
    c.v_(16, 12, 1, INK)
    c.v_(26, 12, 1, INK)
    return c.trim()


def bomb(kind):
    c = C(13, 13)
    if kind == 0:    # diving
        for k in range(6):
            c.disc(4 + k, 4 + k, 1.6, INK)
        c.line(4, 3, 9, 8, GREY)
        c.px(10, 10, YEL)
        c.line(0, 3, 3, 0, SLATE)
        c.line(1, 4, 4, 1, INK)
    else:            # falling straight
        c.rect(5, 3, 4, 7, INK)
        c.rect(4, 4, 6, 5, INK)
        c.v_(5, 4, 5, GREY)
        c.px(6, 10, YEL)
        c.h_(3, 0, 8, INK)
        c.rect(6, 0, 2, 4, SLATE)
    return c.trim()


SPLASHES = dict(  # height and half width of the column in six frames: torpedoes and mines, heavy, middling, light guns
    huge=((24, 6), (56, 9), (80, 11), (74, 12), (46, 14), (14, 16)), big=((14, 4), (34, 6), (50, 7), (46, 8), (26, 9), (8, 11)),
    mid=((10, 3), (24, 5), (36, 5), (33, 6), (18, 7), (6, 8)), small=((7, 2), (16, 3), (24, 4), (20, 4), (11, 5), (4, 6)))


def splash(ph, size="big"):
    """A column of water in six frames; its last row but three is the water. It leaves a ring of foam."""
    h, w = SPLASHES[size][ph]
    c = C(2 * w + 18, h + 14)
    x, y = c.w // 2, c.h - 4
    r = random.Random(70 + ph + 10 * len(size))
    for j in range(h if ph < 5 else 0):
        t = j / h
        ww = w * (1 - .5 * t) + (2.5 if t > .72 else 0)
        for i in range(int(-ww), int(ww) + 1):
            if (t > .66 and r.random() < .38) or (ph >= 4 and r.random() < .4):
                continue
            c.px(x + i, y - j, PAPER if i < ww * .2 else (FOAM if i < ww * .65 else SHAL))
    for _ in range(8 + w if ph < 5 else 4):
        c.px(x + r.randint(-w - 5, w + 5), y - h + r.randint(-6, 10), PAPER if r.random() < .6 else SHAL)
    if ph < 5:
        c.h_(x - w - 5, y, 2 * w + 11, FOAM)
        c.h_(x - w - 3, y + 1, 2 * w + 7, PAPER)
    else:   # the ring
        for a, b in ((x - w - 6, 5), (x - 4, 7), (x + w, 5)):
            c.h_(a, y + (a == x - 4), b, FOAM)
    c.h_(x - w - 6, y + 2, 2 * w + 12, SHAL)
    return c


def explosion(ph, size=1.0):
    """Flash, ball of fire, black lobes, smoke: seven frames, centred."""
    n = int(76 * size)
    c = C(n, n)
    m = n // 2
    r = random.Random(4)
    lob = [(r.randint(-16, 16) * size, r.randint(-16, 9) * size, r.randint(6, 10) * size) for _ in range(16)]
    if ph == 0:
        for tone, g in ((ORG, 1), (AMB, .84), (YEL, .64)):   # a ball that bursts unevenly
            for a, b, q in lob:
                c.disc(m + a * g * .6, m + b * g * .6, max(1, (q - 2 * size) * g), tone)
        for a, b, q in lob[::2]:
            c.disc(m + a * .34, m + b * .34, max(1, q * .5), PAPER)
        for a, b, q in lob[::3]:
            for k in (1.35, 1.6):
                c.rect(int(m + a * k), int(m + b * k), 2 if k < 1.5 else 1, 1, YEL)
    elif ph <= 3:
        g = (.7, 1.0, 1.15)[ph - 1]
        L = [(m + a * g, m + b * g, q * g) for a, b, q in lob]
        if ph == 3:
            for a, b, q in L:
                c.disc(a, b - 3, q + 1, INK)
        for a, b, q in L:
            c.disc(a, b, q, DRED)
        for a, b, q in L:
            c.disc(a - .5, b - .5, q - 2 * size, ORG)
        k = (.9, .75, .6)[ph - 1]
        for a, b, q in L:
            c.disc(m + (a - m) * k, m + (b - m) * k, max(1, q - (3.5 + ph * .6) * size), AMB)
        for a, b, q in L:
            c.disc(m + (a - m) * .5, m + (b - m) * .5, max(1, q - (4.4 + ph) * size), YEL)
        if ph < 3:
            c.disc(m - 2, m - 2, 6 * size, PAPER)
            c.disc(m + 4, m + 1, 4 * size, PAPER)
        for k in range(15):
            a = k * 24 * np.pi / 180
            q = (22 + ph * 5 + (k * 7) % 11) * size
            if np.sin(a) < .5:
                c.rect(int(m + np.cos(a) * q), int(m + np.sin(a) * q), 2, 2, YEL if k % 2 else ORG)
    else:
        g = (1.2, 1.25, 1.3)[ph - 4]
        up = (4, 9, 14)[ph - 4] * size
        L = [(m + a * g, m + b * g - up, q * (1.05 - .12 * (ph - 4))) for a, b, q in lob]
        if ph < 6:
            for a, b, q in L:
                c.disc(a, b, q, INK)
        for i, (a, b, q) in enumerate(L):
            if ph < 6 or i % 2:
                c.disc(a - q * .2, b - q * .25, q * .68, SLATE)
        for i, (a, b, q) in enumerate(L):
            if ph < 6 or i % 2:
                c.disc(a - q * .4, b - q * .45, q * .3, GREY)
        if ph == 4:
            for a, b, q in L[::2]:
                c.disc(a + 1, b + 3, q * .45, DRED)
            for a, b, q in L[::3]:
                c.disc(a + 1, b + 4, q * .25, ORG)
    return c


def flak(ph):
    c = C(15, 13)
    if ph == 0:
        c.disc(7, 6, 2, YEL)
        for a, b in ((7, 1), (7, 11), (2, 6), (12, 6)):
            c.px(a, b, AMB)
        c.px(7, 6, PAPER)
    else:
        q = (0, 4, 5, 4)[ph]
        if ph < 3:
            c.disc(6, 6, q, SLATE)
            c.disc(10, 7, q - 1.5, SLATE)
            c.disc(5, 5, q - 1.5, GREY)
            if ph == 1:
                c.disc(6, 6, 1, ORG)
        else:
            for x, y, k in ((4, 5, 2), (9, 6, 2), (6, 9, 1), (11, 3, 1)):
                c.disc(x, y, k, GREY)
    return c


def column(ph):
    """The smoke of a burning ship, 96 x 90, from the lower left corner; four frames that roll. It thins out where it is old."""
    c = C(100, 92)
    r = random.Random(4)
    L = []
    for k in range(34):
        j1, j2, j3 = r.randint(-6, 6), r.randint(-5, 5), r.randint(-2, 3)
        t = (k + ph / 4) / 34
        L.append((t, 5 + t * 72 + j1 * min(1, t * 4), 86 - t * 72 + t * t * 8 + j2 * min(1, t * 4), 3 + t * 12 + j3 * min(1, t * 3)))

    # No regular dither: it would beat against itself as the smoke moves.
    grain = np.array([[r.random() for _ in range(c.w)] for _ in range(c.h)])

    def puff(t, x, y, q, col):
        o = C(c.w, c.h)
        o.disc(x, y, q, col)
        keep = grain < (1 if t < .5 else .78 if t < .68 else .55 if t < .84 else .32)
        o.a[~keep] = T
        c.blit(o, 0, 0)
    for t, x, y, q in L:
        puff(t, x, y, q, INK if t < .68 else DUSK)
    for t, x, y, q in L:
        puff(t, x - q * .25, y - q * .3, q * .62, SLATE)
    for k, (t, x, y, q) in enumerate(L):
        if k % 2:
            puff(t, x - q * .45, y - q * .5, q * .3, GREY)
    for k in range(6):
        t, x, y, q = L[k]
        c.disc(x + 2, y + 2, q * .4, DRED)
        c.disc(x + 2, y + 3, q * .2, ORG)
    return c


def blaze(ph):
    """Fire on a deck, 20 x 24."""
    c = C(22, 26)
    sway = (0, 1, 0, -1)[ph]
    for x, y, q in ((6, 19, 4), (11, 16, 6), (16, 19, 4)):
        c.disc(x, y, q, RED, q * 1.4)
    c.disc(11 + sway, 8, 2, RED, 6)
    c.disc(5 - sway, 12, 1.4, RED, 4)
    c.disc(17 + sway, 13, 1.2, RED, 4)
    for x, y, q in ((7, 20, 3), (11, 18, 4), (15, 20, 3)):
        c.disc(x + sway * .5, y, q, ORG, q * 1.3)
    c.disc(11, 20, 2.4, AMB, 4)
    c.disc(11, 21, 1.4, YEL, 2.6)
    c.px(11, 22, PAPER)
    for x, y in ((4, 4 + ph), (18, 6 - ph), (13, 2 + ph % 2)):
        c.px(x, y, AMB)
    return c


def muzzle(ph):
    """A gun's flash, mouth at the left edge, row 12."""
    c = C(34, 25)
    if ph == 0:
        c.poly([(0, 12), (10, 5), (24, 9), (33, 12), (24, 15), (10, 19)], ORG)
        c.poly([(0, 12), (9, 8), (20, 11), (26, 12), (20, 13), (9, 16)], YEL)
        c.rect(2, 11, 12, 3, PAPER)
    elif ph == 1:
        c.poly([(2, 12), (12, 2), (26, 7), (30, 12), (24, 20), (10, 22)], DRED)
        for x, y, q in ((12, 8, 5), (20, 11, 6), (12, 16, 5)):
            c.disc(x, y, q, ORG)
        for x, y, q in ((11, 10, 3), (18, 12, 4)):
            c.disc(x, y, q, AMB)
        c.disc(14, 12, 3, YEL)
    else:
        for x, y, q in ((9, 9, 5), (17, 13, 6), (24, 8, 4), (12, 17, 3)):
            c.disc(x, y, q, GREY)
            c.disc(x - 1, y - 1, q * .6, LGREY)
    return c


def half(c):
    o = C((c.w + 1) // 2, (c.h + 1) // 2)
    o.a = c.a[::2, ::2].copy()
    return o


def shell():
    c = C(9, 3)
    c.rect(3, 0, 5, 3, AMB)
    c.rect(4, 1, 5, 1, PAPER)
    c.h_(0, 1, 3, ORG)
    return c


def torpedo(ph):
    """Running to the right, with the stream of its engine."""
    c = C(46, 9)
    c.rect(26, 3, 16, 4, SLATE)
    c.h_(26, 3, 15, SILV)
    c.h_(26, 4, 16, LGREY)
    c.rect(39, 3, 3, 4, RED)
    c.px(42, 4, DRED)
    c.px(42, 5, DRED)
    c.h_(39, 3, 2, ORG)
    c.rect(23, 2, 2, 6, GREY)
    c.px(25, 4, INK)
    r = random.Random(ph)
    for k in range(7):
        x = 20 - k * 3 + (ph % 2)
        c.h_(x, 4 + r.randint(-2, 2), 2, FOAM if k % 2 else SHAL)
    return c


def wake(ph):
    """The white line a torpedo leaves on the surface, tileable."""
    c = C(24, 3)
    for k in range(0, 24, 4):
        c.h_((k + ph) % 24, (k // 4 + ph) % 2, 3, FOAM)
        c.h_((k + 2 + ph) % 24, 2, 2, SHAL)
    return c


def submarine(navy):
    c = C(112, 40)
    base, lit, dark = (GREY, LGREY, SLATE) if navy == "usn" else (SLATE, GREY, DUSK)
    c.poly([(2, 25), (12, 21), (92, 20), (108, 22), (111, 25), (104, 32), (92, 35), (20, 35), (8, 31)], base)
    c.poly([(6, 30), (108, 29), (102, 33), (92, 35), (20, 35)], dark)
    c.line(12, 21, 92, 20, SILV)
    c.line(92, 20, 108, 22, SILV)
    c.h_(14, 23, 84, lit)
    for x in range(18, 96, 7):
        c.rect(x, 26, 3, 1, INK)
    c.poly([(44, 20), (46, 10), (66, 10), (70, 20)], base)
    c.h_(46, 10, 20, SILV)
    c.v_(46, 11, 9, lit)
    c.rect(62, 11, 5, 9, dark)
    c.v_(53, 0, 10, INK)
    c.v_(58, 3, 7, INK)
    c.h_(51, 0, 4, INK)
    c.rect(30, 17, 2, 4, INK)   # deck gun
    c.line(31, 16, 39, 14, INK)
    c.rect(0, 22, 2, 10, INK)   # planes, screw
    c.rect(4, 31, 6, 2, INK)
    c.h_(96, 27, 10, INK)
    if navy == "usn":
        c.rect(49, 12, 9, 7, DSEA)
        c.spr(51, 13, ["..#..", "#####", ".###.", ".#.#."], {"#": PAPER})
    else:
        c.rect(49, 12, 8, 6, PAPER)
        c.rect(52, 14, 2, 2, RED)
    return c


def periscope(ph):
    c = C(19, 18)
    c.v_(9, 3, 12, SLATE)
    c.v_(8, 3, 12, LGREY)
    c.rect(7, 0, 6, 4, SLATE)
    c.rect(11, 1, 2, 2, SHAL)
    c.h_(7, 0, 6, SILV)
    for k in range(3):
        c.h_(2 + (k * 5 + ph) % 12, 15 + k % 2, 5, FOAM)
    c.h_(5, 14, 9, PAPER)
    return c


def big_mine():
    c = C(35, 35)
    draw_mine(c, 17, 17, 11)
    return c


def chain():
    """Tile, 4 x 8."""
    c = C(4, 8)
    for y, x in ((0, 1), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 3), (7, 2)):
        c.px(x, y, LGREY if y % 2 else GREY)
    return c


def bubbles(ph):
    c = C(24, 34)
    r = random.Random(12)
    for k in range(12):
        x, y, q = r.randrange(4, 20), (r.randrange(34) - ph * 4) % 32, r.choice((1, 1, 2))
        if q == 1:
            c.px(x, y, SHAL)
        else:
            c.frame(x, y, 3, 3, SHAL)
            c.px(x, y, FOAM)
    return c


def lightning(ph):
    c = C(64, 104)
    pts = [(34, 0), (26, 22), (38, 30), (22, 56), (34, 62), (14, 103)] if ph == 0 else [(20, 0), (34, 26), (24, 34), (44, 64), (36, 70), (52, 103)]
    for a, b in zip(pts, pts[1:]):
        for d in (-1, 0, 1, 2):
            c.line(a[0] + d, a[1], b[0] + d, b[1], YEL)
        c.line(*a, *b, PAPER)
        c.line(a[0] + 1, a[1], b[0] + 1, b[1], PAPER)
    x, y = pts[2]
    c.line(x, y, x + (18 if ph == 0 else -16), y + 22, YEL)
    c.line(x + (18 if ph == 0 else -16), y + 22, x + (14 if ph == 0 else -20), y + 34, YEL)
    return c


def rain(ph):
    """Tile, 32 x 32."""
    c = C(32, 32)
    for k in range(9):
        x, y = (k * 11 + 3) % 32, (k * 19 + ph * 8) % 32
        for t in range(5):
            c.px((x - t // 2) % 32, (y + t) % 32, LGREY)
    return c


def swell(k):
    """A sea in a gale, 232 x 56, tileable: 0 behind the ship, 1 over her side, 2 close by. Torn crests, spindrift, marbled slopes."""
    w = 232
    body, slope, crest = ((NAVY, DSEA, BSEA), (MID, NAVY, SHAL), (INK, MID, BSEA))[k]
    c = C(w, 56, body)
    r = random.Random(80 + k)
    top = []
    for x in range(w):
        a = 2 * np.pi * x / w
        h = (5 * np.cos(2 * a + k) + 3 * np.cos(3 * a + 2 + k) + 1.6 * np.cos(7 * a + k * 2)) if k < 2 else (4 * np.cos(a + 1) + 4 * np.cos(3 * a))
        top.append(int(12 - h))
    for x in range(w):
        c.clear(x, 0, 1, top[x])
        rise = top[x] - top[(x + 3) % w]
        c.v_(x, top[x], 1 + (rise > 0), crest)
        if top[x] <= 8:
            c.v_(x, top[x], 2, PAPER)
            if r.random() < .4:
                c.px(x, top[x] + 2 + r.randrange(3), FOAM)
            if r.random() < .25:
                c.px((x + 2 + r.randrange(6)) % w, top[x] - 1 - r.randrange(3), FOAM)
        for y in range(top[x] + 2, top[x] + 12):
            if rise > 0 and (x + y) % 2 == 0:
                c.px(x, y, slope)
    for _ in range(90):
        x, n = r.randrange(w), r.randrange(4, 14)
        d = 4 + int(r.random() ** 1.6 * 40)
        for i in range(n):
            xx = (x + i) % w
            c.px(xx, top[xx] + d, crest if d < 12 and i % 3 else slope)
    return c


def bow_wave():
    """Foam at a target's bow, for a bow to the right."""
    c = C(60, 12)
    c.poly([(58, 8), (44, 1), (34, 4), (2, 8)], PAPER)
    c.line(50, 6, 38, 3, SHAL)
    c.line(44, 7, 26, 7, SHAL)
    c.h_(0, 9, 56, FOAM)
    c.h_(8, 10, 40, SHAL)
    return c


def stern_wave(ph):
    c = C(80, 9)
    for k in range(5):
        c.h_(4 + k * 5 + ph % 2, 1 + k, 70 - k * 9, FOAM if (k + ph) % 2 else PAPER)
    c.h_(0, 0, 46, SHAL)
    return c


def crane():
    c = C(74, 78)
    c.rect(44, 20, 4, 58, AMB)
    c.rect(56, 20, 4, 58, AMB)
    for y in range(22, 76, 9):
        c.line(47, y, 56, y + 8, EARTH)
        c.line(56, y, 47, y + 8, EARTH)
    c.v_(48, 20, 58, EARTH)
    c.v_(60, 20, 58, EARTH)
    c.rect(42, 14, 20, 8, AMB)
    c.h_(42, 14, 20, YEL)
    c.rect(50, 16, 6, 4, SHAL)
    c.rect(2, 8, 68, 3, AMB)
    c.h_(2, 8, 68, YEL)
    c.line(52, 0, 6, 8, EARTH)
    c.line(52, 0, 68, 8, EARTH)
    c.rect(51, 0, 3, 14, AMB)
    c.rect(62, 11, 8, 6, SLATE)
    c.v_(8, 11, 34, INK)
    c.rect(6, 45, 5, 3, INK)
    return c


def welder(ph):
    c = C(17, 17)
    r = random.Random(50 + ph)
    c.disc(8, 8, (3, 2, 4, 2)[ph], AMB)
    c.disc(8, 8, (2, 1, 2, 1)[ph], YEL)
    c.px(8, 8, PAPER)
    for _ in range(9):
        c.px(8 + r.randint(-8, 8), 8 + r.randint(-6, 8), YEL if r.random() < .5 else ORG)
    return c


def signal_flags():
    c = C(60, 26)
    c.line(0, 0, 59, 24, INK)
    for k, (a, b) in enumerate(((RED, YEL), (PAPER, DSEA), (YEL, INK), (RED, PAPER), (DSEA, PAPER), (YEL, RED))):
        x, y = 3 + k * 9, 2 + int(k * 3.7)
        c.rect(x, y, 7, 6, a)
        if k % 3 == 0:
            c.rect(x + 2, y + 2, 3, 2, b)
        elif k % 3 == 1:
            c.rect(x + 4, y, 3, 6, b)
        else:
            c.rect(x, y + 2, 7, 2, b)
    return c


def debris():
    c = C(50, 10)
    for x, y, w, col in ((2, 5, 9, EARTH), (16, 3, 5, TAN), (26, 6, 11, EARTH), (41, 4, 6, TAN)):
        c.h_(x, y, w, col)
        c.h_(x + 1, y + 1, w - 2, DEARTH)
    c.disc(21, 7, 2, PAPER)
    c.px(21, 7, RED)
    for x in (0, 12, 24, 38):
        c.h_(x, 8, 7, SHAL)
    return c


def raft():
    c = C(25, 12)
    c.poly([(0, 6), (24, 6), (20, 10), (4, 10)], SAND)
    c.h_(0, 6, 25, PSAND)
    for x in (5, 10, 15, 19):
        c.disc(x, 3, 1, SAND)
        c.rect(x - 1, 4, 3, 2, NAVY)
    c.h_(0, 11, 25, SHAL)
    return c


def mini(name):
    """Half-size silhouette of a class, waterline at the foot."""
    a = profile(name).a
    c = C(40, 10)
    for y in range(0, 20):
        for x in range(80):
            if a[y, x] != T:
                c.px(x // 2, y // 2, INK)
    return c


def horizon():
    w, h, hz = 269, 78, 41
    s = {}
    for n, stops, base, hi, deep, rim in (
            ("dawn", ((0, SEA), (10, BSEA), (20, SHAL), (28, PSAND), (36, AMB)), SEA, AMB, DSEA, YEL),
            ("day", ((0, BSEA), (14, SHAL), (30, FOAM)), SEA, BSEA, DSEA, SHAL),
            ("dusk", ((0, DUSK), (12, PUR), (22, VIO), (30, ORG), (36, AMB)), DSEA, SEA, NAVY, AMB),
            ("night", ((0, INK), (18, MID), (34, NAVY)), NAVY, DSEA, MID, DSEA)):
        c = C(w, hz)
        scenes.bands(c, w, stops, hz)
        if n == "night":
            scenes.stars(c, 60, 36)
            c.disc(206, 12, 7, PSAND)
            c.disc(204, 10, 5, PAPER)
        elif n == "day":
            for x, y, q, sd in ((20, 22, 60, 1), (120, 30, 50, 2), (200, 18, 56, 3)):
                scenes.cloud(c, x, y, q, PAPER, FOAM if y < 26 else SHAL, sd)
        else:
            c.disc(206, hz, 11, YEL)
            c.disc(206, hz, 8, PAPER)
            for x, y, q in ((20, 9, 50), (120, 6, 70), (60, 16, 34), (180, 17, 60), (230, 10, 30), (130, 24, 26)):
                col = (VIO if y < 14 else ORG) if n == "dusk" else (PAPER if y < 20 else ORG)
                c.h_(x, y, q, col)
                c.h_(x + 4, y + 1, q - 12, (PUR if y < 14 else VIO) if n == "dusk" else SHAL)
        s["horizon/sky_" + n] = c
        for ph in range(4):
            c = C(w, h - hz, base)
            c.h_(0, 0, w, hi if n != "dusk" else SEA)
            r = random.Random(3)
            for _ in range(90):
                y = 1 + int((r.random() ** 1.4) * (h - hz - 2))
                x, q = r.randrange(w), 2 + y // 4
                c.h_((x + ph * (1 + y // 10)) % w, y, q, hi if r.random() < .7 else deep)
            r = random.Random(9 + ph)
            if n != "day":
                for y in range(1, h - hz, 2):
                    q = max(2, 14 - abs(y - 8) // 2)
                    c.h_(206 - q // 2 + r.randrange(-3, 4), y, q,
                         (AMB if y % 4 == 1 else YEL) if n != "night" else (SHAL if y % 4 == 1 else PSAND))
            s[f"horizon/sea_{n}_{ph}"] = c
    for navy in ("usn", "ijn"):
        s["horizon/deck_" + navy] = deck(navy)
    c = C(30, 9)
    c.poly([(0, 8), (12, 1), (19, 4), (29, 8)], PAPER)
    c.line(4, 8, 14, 4, SHAL)
    s["horizon/spray_0"] = c
    c = C(30, 9)
    c.poly([(2, 8), (10, 3), (18, 2), (27, 8)], PAPER)
    c.line(6, 8, 15, 5, SHAL)
    c.px(12, 0, PAPER)
    c.px(20, 0, FOAM)
    s["horizon/spray_1"] = c
    return s


def deck(navy):
    """Our own forecastle and turrets in front, 130 x 56, lower left corner of the view."""
    h = 56
    o = C(132, h)
    rim = AMB
    base, lit = (SLATE, SILV) if navy == "usn" else (DUSK, LGREY)
    o.poly([(0, h - 1), (0, h - 17), (70, h - 14), (112, h - 9), (96, h - 1)], MID if navy == "usn" else INK)
    o.line(0, h - 17, 70, h - 14, BSEA if navy == "usn" else GREY)
    o.line(70, h - 14, 112, h - 9, BSEA if navy == "usn" else GREY)
    for x in range(76, 110, 6):
        o.v_(x, h - 17 + (x - 70) // 8, 3, GREY)

    def turret(tx, ty, bl, up):
        o.poly([(tx, ty), (tx, ty - 8), (tx + 5, ty - 12), (tx + 22, ty - 12), (tx + 28, ty - 6), (tx + 28, ty)], base)
        o.h_(tx + 5, ty - 12, 17, lit)
        o.line(tx, ty - 8, tx + 5, ty - 12, lit)
        o.line(tx + 22, ty - 12, tx + 28, ty - 6, rim)
        o.v_(tx, ty - 8, 8, GREY)
        o.h_(tx + 1, ty - 4, 22, INK)
        o.rect(tx + 24, ty - 5, 5, 6, INK)
        for k in (0, 4):
            for t in range(3):
                o.line(tx + 27, ty - 7 + k + t, tx + 27 + bl, ty - 7 + k + t - up, (rim, GREY, INK)[t])
    o.rect(2, h - 33, 26, 17, base)
    o.v_(27, h - 33, 17, rim)
    o.v_(26, h - 33, 17, INK)
    turret(4, h - 31, 24, 9)
    turret(36, h - 16, 26, 9)
    o.rect(0, h - 52, 10, 36, base)
    o.v_(10, h - 52, 36, rim)
    o.h_(0, h - 52, 11, lit)
    for k in range(3):
        o.rect(2, h - 48 + k * 8, 6, 2, AMB if k == 0 else INK)
    return o


def sprites():
    s = dict(scenes.more())
    s.update(broadside_dice.sprites())
    s.update(all_big())
    for n, m, dive in (("usn", US, SBD), ("ijn", JP, VAL)):
        s[f"plane/{n}_dive"] = banked(dive, m, .5)
        s[f"plane/{n}_level"] = banked(dive, m, 0)
        s[f"plane/{n}_steep"] = banked(dive, m, .9)
        s[f"plane/{n}_climb"] = banked(dive, m, -.3)
        s[f"plane/{n}_torpedo"] = torpedo_plane(m)
        s[f"plane/{n}_twin"] = banked(TWIN, m, 0)
        s[f"plane/{n}_small"] = banked(SMALL, m, 0)
        s[f"plane/{n}_small_dive"] = banked(SMALL, m, .5)
        s[f"sub/{n}"] = submarine(n)
    s["fx/bomb_dive"], s["fx/bomb_fall"] = bomb(0), bomb(1)
    for ph in range(6):
        for size in SPLASHES:
            s[f"fx/splash_{ph}" if size == "big" else f"fx/splash_{size}_{ph}"] = splash(ph, size)
    for ph in range(7):
        s[f"fx/explosion_{ph}"] = explosion(ph)
        for size, scale in (("small", .5), ("mid", .74), ("huge", 1.25)):
            s[f"fx/explosion_{size}_{ph}"] = explosion(ph, scale)
    for ph in range(4):
        s[f"fx/flak_{ph}"] = flak(ph)
        s[f"fx/smoke_{ph}"] = column(ph)
        s[f"fx/blaze_{ph}"] = blaze(ph)
        s[f"fx/bubbles_{ph}"] = bubbles(ph)
        s[f"fx/rain_{ph}"] = rain(ph)
        s[f"fx/weld_{ph}"] = welder(ph)
    for ph in range(3):
        s[f"fx/muzzle_{ph}"] = muzzle(ph)
        s[f"fx/muzzle_small_{ph}"] = half(muzzle(ph))
    for ph in range(2):
        s[f"fx/torpedo_{ph}"] = torpedo(ph)
        s[f"fx/wake_{ph}"] = wake(ph)
        s[f"fx/periscope_{ph}"] = periscope(ph)
        s[f"fx/lightning_{ph}"] = lightning(ph)
        s[f"fx/stern_wave_{ph}"] = stern_wave(ph)
    for k in range(3):
        s[f"fx/swell_{k}"] = swell(k)
    s["fx/shell"], s["fx/mine"], s["fx/chain"], s["fx/bow_wave"] = shell(), big_mine(), chain(), bow_wave()
    s["fx/crane"], s["fx/signals"], s["fx/debris"], s["fx/raft"] = crane(), signal_flags(), debris(), raft()
    for n in REG:
        s["mini/" + slug(n)] = mini(n)
    return s
