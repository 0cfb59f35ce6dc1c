"""Rook 'Em: forty-five faces 56 x 80 with a shape and a letter for each colour, minis 28 x 40, backs, Corvus the rival."""
from cardkit import *
SH = {'R': '\n..##...##..\n.####.####.\n###########\n###########\n###########\n.#########.\n..#######..\n...#####...\n....###....\n.....#.....\n...........', 'G': '\n.....#.....\n....###....\n...#####...\n....###....\n...#####...\n..#######..\n...#####...\n.#########.\n###########\n....###....\n....###....', 'Y': '\n.....#.....\n.##..#..##.\n.#.......#.\n....###....\n...#####...\n##.#####.##\n...#####...\n....###....\n.#.......#.\n.##..#..##.\n.....#.....', 'B': '\n....###....\n..####.....\n.####......\n.####......\n####.......\n####.......\n#####.....#\n.#####...##\n.#########.\n..#######..\n....###....'}
SH = {k: [[1 if q == '#' else 0 for q in r.ljust(11, '.')] for r in v.strip('\n').split('\n')] for k, v in SH.items()}
COL = {'R': (DRED, RED, DRED, ORG, PAPER, 'RED'), 'G': (JUN, GRN, JUN, LEAF, PAPER, 'GRN'), 'Y': (AMB, AMB, ORG, YEL, INK,
        'YELLOW'), 'B': (DSEA, SEA, DSEA, BSEA, PAPER, 'BLUE')}
SHNAME = {'R': 'heart', 'G': 'tree', 'Y': 'sun', 'B': 'moon'}
PTS = {5: 5, 10: 10, 14: 10}

def glyph(c, x, y, g, col):
    c.bits(x, y, np.array(g, bool), col)

def bigshape(kind):
    """44x44-ish emblem with light top-left, shade bottom-right, ink outline"""
    if kind == 'Y':
        o = K(50, 50)
        cx = cy = 24
        for y in range(50):
            for x in range(50):
                dx, dy = (x - cx, y - cy)
                d = math.hypot(dx, dy)
                an = math.atan2(dy, dx)
                if d <= 13.2:
                    o.a[y, x] = AMB
                else:
                    k = round(an / (math.pi / 4))
                    da = an - k * math.pi / 4
                    along = d * math.cos(da)
                    side = abs(d * math.sin(da))
                    L = 21.6 if k % 2 == 0 else 20.2
                    if 12 <= along <= L and side <= (L - along) * 0.62 and (side <= 4.6):
                        o.a[y, x] = AMB
        for y in range(50):
            for x in range(50):
                if o.a[y, x] != T:
                    dx, dy = (x - cx, y - cy)
                    d = math.hypot(dx, dy)
                    if d <= 13.2:
                        if math.hypot(dx + 3, dy + 3) > 13:
                            o.a[y, x] = ORG
                        elif math.hypot(dx + 4, dy + 5) < 5:
                            o.a[y, x] = YEL
                    elif d <= 14.3:
                        o.a[y, x] = ORG
                    elif dx + dy > 6:
                        o.a[y, x] = ORG
        o.outline(INK)
        return o
    if kind == 'B':
        o = K(50, 50)
        for y in range(50):
            for x in range(50):
                if (x - 23) ** 2 + (y - 24) ** 2 <= 19.5 ** 2 and (x - 32) ** 2 + (y - 18) ** 2 > 15.5 ** 2:
                    c = SEA
                    if (x - 24.5) ** 2 + (y - 22.5) ** 2 > 18.6 ** 2 and y > 26:
                        c = DSEA
                    if (x - 21) ** 2 + (y - 25) ** 2 > 17.6 ** 2 and x < 22 and (y < 26) and ((x - 23) ** 2 + (y - 24) ** 2 <= 18.6 ** 2):
                        c = BSEA
                    o.a[y, x] = c
        o.outline(INK)
        return o
    o = K(50, 50)
    col = COL[kind]
    if kind == 'R':
        o.disc(15, 15, 10.6, RED)
        o.disc(33, 15, 10.6, RED)
        o.fill([(5, 19), (43, 19), (24, 42)], RED)
        o.rect(8, 15, 33, 6, RED)
        for y in range(50):
            for x in range(50):
                if o.a[y, x] == RED:
                    q = o.get(x + 3, y + 3) if False else None
        m = o.a.copy()
        for y in range(50):
            for x in range(50):
                if m[y, x] == RED:
                    if x + 3 < 50 and y + 2 < 50 and (m[y + 2, x + 3] == T) and (x > 24 or y > 30):
                        o.a[y, x] = DRED
                    elif (x - 12) ** 2 + (y - 12) ** 2 < 10:
                        o.a[y, x] = ORG
    if kind == 'G':
        o.rect(21, 36, 7, 8, EARTH)
        o.v_(21, 36, 8, TAN)
        for y0, y1, w in ((3, 16, 10), (11, 27, 15), (21, 37, 20)):
            for y in range(y0, y1 + 1):
                hw = int((y - y0) / (y1 - y0) * w)
                for x in range(24 - hw, 25 + hw):
                    o.px(x, y, GRN if x <= 24 + hw * 0.35 else JUN)
                if hw > 1:
                    o.px(24 - hw + 1, y, LEAF)
            o.h_(24 - w + 1, y1, 2 * w - 1, JUN)
    o.outline(INK)
    return o
BIG = {k: bigshape(k) for k in COL}

def base():
    c = K(56, 80)
    c.rr(0, 0, 56, 80, INK, 2)
    c.rr(1, 1, 54, 78, PAPER, 1)
    c.h_(2, 77, 52, SILV)
    c.v_(53, 2, 76, SILV)
    return c

def coin(c, x, y, n):
    c.disc(x + 8, y + 8, 8.6, INK)
    c.disc(x + 8, y + 8, 7.6, YEL)
    c.ring(x + 8, y + 8, 7.6, 1.3, AMB, 190, 350)
    c.ring(x + 8, y + 8, 7.6, 1.2, PAPER, 80, 170)
    s = str(n)
    c.text(x + 9 - len(s) * 3, y + 5, s, INK, 6)

def rcard(k, n, trump=False):
    c = base()
    if k == 'W':
        return rookcard()
    tab, em, shd, hi, tx, nm = COL[k]
    b = BIG[k]
    c.blit(b, {'R': 6, 'G': 6, 'Y': 6, 'B': 5}[k], {'R': 31, 'G': 32, 'Y': 31, 'B': 29}[k])
    lx, ly = {'R': (30, 49), 'G': (30, 59), 'Y': (30, 55), 'B': (39, 49)}[k]
    c.letter(lx, ly, k, {'Y': INK, 'B': DSEA}.get(k, PAPER))
    c.rect(1, 2, 24, 32, tab)
    c.rect(2, 1, 23, 1, tab)
    c.v_(25, 1, 33, INK)
    c.h_(1, 34, 25, INK)
    c.h_(2, 1, 23, hi)
    s = str(n)
    c.digits(13 - digits_width(s) // 2, 4, s, tx)
    glyph(c, 8, 21, SH[k], tx)
    if n in PTS:
        coin(c, 36, 2, PTS[n])
    if trump:
        crown(c, 40, 65)
    return c

def crown(c, x, y):
    c.spr(x, y, ['oo...ooo...oo', 'oyo.ooyoo.oyo', 'oyyooyyyooyyo', 'oyyyyyyyyyyao', 'oyyyyyyyyyyao', 'oyyryyryyryao',
            'oyyyyyyyyyyao', 'oaaaaaaaaaaao', 'ooooooooooooo'], {'o': INK, 'y': YEL, 'a': AMB, 'r': RED})
BIRD = '\n..................................\n...................#####..........\n.................#########........\n................###########.......\n...............#####vv######......\n...............####vv#wo#####.....\n...............##########ggggs....\n..............###########gggggss..\n..............#########.#ggggg....\n.............##########...........\n............###########...........\n..........#############...........\n.........##############...........\n.......####vv##########...........\n......###vvvv##########...........\n.....###vvv###vv#######...........\n....###vv####vvv#######...........\n...#########vv#########...........\n..######v##vv##########...........\n..#####vv############.............\n.#####vv#v##########..............\n.####v###v#########...............\n######v###########................\n####v############.................\n####..##########..................\n###...#.####.##...................\n##....#..##...#...................\n#.........#...#...................\n.........##..##...................\n.........#...#....................\n........###.###...................\n'.strip('\n').split('\n')

def rookcard():
    c = base()
    c.rect(2, 2, 52, 75, DUSK)
    c.rect(1, 2, 54, 76, DUSK)
    c.rect(2, 1, 52, 78, DUSK)
    c.disc(34, 42, 20.3, AMB)
    for y in range(20, 64):
        for x in range(12, 56):
            d = (x - 34) ** 2 + (y - 42) ** 2
            if d <= 20.3 ** 2:
                if (x - 31) ** 2 + (y - 39) ** 2 < 17 ** 2:
                    c.px(x, y, YEL)
                if (x - 31) ** 2 + (y - 39) ** 2 >= 17 ** 2 and (x - 31) ** 2 + (y - 39) ** 2 < 18.2 ** 2 and ((x + y) % 2 == 0):
                    c.px(x, y, YEL)
    c.spr(13, 32, BIRD, {'#': INK, 'v': PUR, 'w': PAPER, 'o': INK, 'g': SILV, 's': LGREY})
    c.rect(2, 63, 52, 3, EARTH)
    c.h_(2, 63, 52, TAN)
    c.rect(40, 60, 3, 3, EARTH)
    c.rect(42, 58, 2, 3, EARTH)
    c.spr(44, 54, ['..##.', '.####', '####.', '##...'], {'#': GRN})
    c.rect(2, 66, 52, 12, MAROON)
    c.h_(2, 66, 52, INK)
    c.ctext(28, 69, 'ROOK', PAPER, 8)
    c.rect(1, 2, 24, 32, INK)
    c.rect(2, 1, 23, 1, VIO)
    c.v_(25, 1, 33, PUR)
    c.h_(1, 34, 25, PUR)
    c.spr(5, 4, ['......#####....', '.....#######...', '....####w#oo...', '....######ooooo', '....######ooo..',
            '...#######.....', '..########.....', '.#########.....', '##########.....', '#.#######......', '....#..#.......', '....#..#.......', '...##.##.......'], {'#': VIO, 'w': PAPER, 'o': SILV})
    c.spr(8, 21, ['.....#.....', '.....#.....', '....###....', '....###....', '###########', '.#########.', '..#######..',
            '...#####...', '..#######..', '..###.###..', '.##.....##.'], {'#': YEL})
    coin(c, 36, 2, 20)
    return c

def back(w=56, h=80):
    c = K(w, h)
    c.rr(0, 0, w, h, INK, 2)
    c.rr(1, 1, w - 2, h - 2, SILV, 1)
    c.rect(3, 3, w - 6, h - 6, PUR)
    for y in range(3, h - 3):
        for x in range(3, w - 3):
            if (x + y) % 8 == 0 or (x - y) % 8 == 0:
                c.px(x, y, VIO)
            elif x % 8 == 4 and y % 8 == 0:
                c.px(x, y, DUSK)
    return c

def eye(o, mood):
    """Lid and look; the white and the pupil are drawn before."""
    if mood == 'think':
        o.rect(24, 15, 9, 4, INK)
        o.h_(24, 18, 8, INK)
    elif mood == 'blink':
        o.disc(28, 20, 4.3, INK)
        o.h_(25, 21, 7, PUR)
    elif mood == 'glee':
        o.disc(28, 20, 4.3, INK)
        o.h_(26, 18, 5, PAPER)
        o.h_(25, 19, 2, PAPER)
        o.h_(30, 19, 2, PAPER)
        o.px(24, 20, PAPER)
        o.px(32, 20, PAPER)
    elif mood == 'angry':
        for k in range(10):
            o.rect(23 + k, 14 + k // 3, 1, 4, INK)
    elif mood == 'sad':
        for k in range(10):
            o.rect(23 + k, 17 - k // 3, 1, 3, INK)
        o.px(25, 25, SHAL)
        o.px(25, 26, SHAL)
        o.px(26, 26, FOAM)

def beak_open(o):
    o.fill([(34, 28), (45, 31), (37, 35), (33, 33)], INK)
    o.fill([(35, 29), (42, 30), (36, 31)], DRED)
    o.fill([(34, 33), (44, 35), (35, 36)], LGREY)
    o.line(34, 36, 44, 36, INK)

def portrait(mood='think'):
    c = K(56, 56)
    x = y = 0
    c.rect(x, y, 56, 56, INK)
    c.rect(x + 1, y + 1, 54, 54, VIO)
    o = K(52, 52, PUR)
    for j in range(0, 52):
        for i in range(52):
            if (i + j) % 4 == 0 and j % 2 == 0:
                o.px(i, j, DUSK)
    o.disc(25, 25, 23.4, AMB)
    o.disc(24, 24, 21.2, YEL)
    o.fill([(0, 52), (2, 44), (9, 38), (16, 34), (30, 34), (38, 39), (45, 45), (47, 52)], INK)
    o.fill([(16, 52), (14, 41), (22, 36), (30, 38), (33, 44), (32, 52)], DRED)
    o.fill([(16, 52), (15, 44), (18, 41), (20, 52)], MAROON)
    for j in (43, 47, 50):
        o.rect(25, j, 2, 2, YEL)
    o.fill([(14, 36), (22, 41), (18, 44), (12, 40)], PAPER)
    o.fill([(31, 36), (24, 41), (28, 44), (33, 40)], PAPER)
    o.disc(21, 23, 14.2, INK)
    o.fill([(8, 24), (34, 26), (32, 38), (12, 38)], INK)
    for i, j in ((6, 22), (6, 26), (7, 30), (8, 34)):
        o.rect(i, j, 3, 2, INK)
    o.fill([(23, 40), (15, 36), (15, 45)], RED)
    o.fill([(23, 40), (31, 36), (31, 45)], RED)
    o.rect(21, 38, 4, 5, DRED)
    o.h_(16, 37, 2, ORG)
    o.h_(29, 37, 2, ORG)
    o.fill([(29, 21), (34, 19), (38, 24), (36, 33), (31, 32)], LGREY)
    o.fill([(33, 19), (42, 21), (51, 28), (42, 30), (34, 32)], INK)
    o.fill([(34, 20), (41, 22), (49, 27), (35, 27)], SILV)
    o.fill([(35, 29), (45, 29), (36, 31)], LGREY)
    o.h_(35, 28, 14, INK)
    o.h_(36, 21, 4, PAPER)
    o.px(38, 24, GREY)
    o.px(39, 24, GREY)
    for i, j, w in ((10, 19, 2), (9, 21, 2), (9, 23, 2), (10, 25, 2), (11, 28, 2), (13, 31, 3), (12, 16, 2), (4, 45, 3), (6,
            42, 3), (9, 40, 2), (3, 48, 3), (8, 46, 2), (10, 49, 2)):
        o.rect(i, j, w, 1, PUR)
    o.v_(8, 20, 5, VIO)
    o.disc(28, 20, 4.3, PAPER)
    o.disc(29, 21, 2.2, INK)
    o.px(29, 20, PAPER)
    eye(o, mood)
    o.fill([(8, 15), (11, 10), (17, 7), (25, 7), (31, 10), (34, 14)], INK)
    o.rect(8, 12, 26, 4, JUN)
    o.h_(9, 12, 24, GRN)
    o.fill([(22, 11), (36, 11), (47, 16), (46, 18), (22, 16)], INK)
    o.fill([(23, 12), (36, 12), (45, 16), (23, 15)], GRN)
    o.fill([(24, 12), (34, 12), (40, 14), (24, 13)], LEAF)
    if mood == 'caw':
        beak_open(o)
    c.blit(o, x + 2, y + 2)
    return c
PERSON = ['...###...', '..#####..', '..#####..', '...###...', '.........', '..#####..', '.#######.', '.#######.']
BIRDI = ['.....###...', '....##w##..', '....#######', '....####...', '..######...', '.#######...', '######.....',
        '##.#.#.....']
SMALL_BIRD = ['......#####....', '.....#######...', '....####w#oo...', '....######ooooo', '....######ooo..',
        '...#######.....', '..########.....', '.#########.....', '##########.....', '#.#######......', '....#..#.......', '....#..#.......', '...##.##.......']

def badge(who):
    c = K(15, 15)
    if who == 'you':
        c.disc(7, 7, 7.4, INK)
        c.disc(7, 7, 6.4, LIME)
        c.spr(3, 3, PERSON, {'#': INK})
    elif who == 'guest':
        c.rect(0, 0, 15, 15, INK)
        c.rect(1, 1, 13, 13, VIO)
        c.spr(3, 3, PERSON, {'#': INK})
    else:
        c.rect(0, 0, 15, 15, INK)
        c.rect(1, 1, 13, 13, VIO)
        c.spr(2, 3, BIRDI, {'#': INK, 'w': PAPER})
    return c

def mini(k, n):
    c = K(28, 40)
    if k == 'W':
        c.rr(0, 0, 28, 40, INK, 2)
        c.rr(1, 1, 26, 38, VIO, 1)
        c.rect(2, 2, 24, 36, INK)
        c.spr(6, 12, SMALL_BIRD, {'#': VIO, 'w': PAPER, 'o': SILV})
        return c
    c.rr(0, 0, 28, 40, INK, 2)
    c.rr(1, 1, 26, 38, PAPER, 1)
    tab, em, shd, hi, tx, nm = COL[k]
    c.rect(1, 2, 26, 20, tab)
    c.rect(2, 1, 24, 1, hi)
    c.h_(1, 22, 26, INK)
    s = str(n)
    c.digits(14 - digits_width(s) // 2, 5, s, tx)
    glyph(c, 9, 25, SH[k], {'Y': ORG}.get(k, tab))
    return c

def strip(k, n):
    """A card as narrow as its index, for a pile that lies open in little room."""
    c = K(17, 40)
    c.rr(0, 0, 17, 40, INK, 2)
    if k == 'W':
        c.rr(1, 1, 15, 38, VIO, 1)
        c.rect(2, 2, 13, 36, INK)
        c.text(3, 7, '20', YEL, 6)
        c.spr(3, 23, BIRDI, {'#': VIO, 'w': PAPER})
        return c
    c.rr(1, 1, 15, 38, PAPER, 1)
    tab, em, shd, hi, tx, nm = COL[k]
    c.rect(1, 2, 15, 19, tab)
    c.rect(2, 1, 13, 1, hi)
    c.h_(1, 21, 15, INK)
    s = str(n)
    c.text(9 - len(s) * 3, 7, s, tx, 6)
    glyph(c, 3, 25, SH[k], {'Y': ORG}.get(k, tab))
    return c

def felt():
    """The cloth under the hand: the four shapes woven into it, hardly seen."""
    c = K(160, 86, DUSK)
    for i, k in enumerate('RGYB'):
        for x, y in ((20 + 40 * i, 0), (40 * ((i + 2) % 4), 21), (20 + 40 * ((i + 1) % 4), 43), (40 * ((i + 3) % 4), 64)):
            for j in range(11):
                for q in range(11):
                    if SH[k][j][q] and j % 2 == 0 and q % 2 == 0:
                        c.px((x - 5 + q) % 160, (y - 5 + j) % 86, INK)
    return c

def toss(north):
    """The coin of a Fair match: a sun for South, a moon for North."""
    c = K(64, 64)
    c.disc(31.5, 31.5, 31.4, INK)
    c.disc(31.5, 31.5, 30.2, AMB)
    c.ring(31.5, 31.5, 30.2, 2, YEL, 80, 190)
    c.ring(31.5, 31.5, 30.2, 2, EARTH, 260, 360)
    c.ring(31.5, 31.5, 25.4, 1.4, EARTH)
    c.disc(31.5, 31.5, 24, YEL if not north else AMB)
    for k in range(24):  # beads along the rim
        c.px(round(31.5 + 27.6 * math.cos(k * math.pi / 12)), round(31.5 + 27.6 * math.sin(k * math.pi / 12)), EARTH)
    for j, row in enumerate(SH['B' if north else 'Y']):
        for i, on in enumerate(row):
            if on:
                c.rect(15 + 3 * i, 15 + 3 * j, 3, 3, INK)
    return c


def waits(card, counts):
    """A card that may not be played now. Its index keeps the colour's own ground, or in a theme of few colours one suit
    would take another's; what it counts stays readable, for that is when one plans."""
    o = dim(card, DUSK, (1, 1, 25, 34))
    for y in range(1, 34):
        for x in range(1, 25):
            v = int(card.a[y, x])
            o.a[y, x] = SILV if v == PAPER else v
    for y in range(2, 19 if counts else 2):
        for x in range(36, 53):
            if math.hypot(x - 44, y - 10) <= 8.6:
                v = int(card.a[y, x])
                o.a[y, x] = TAN if v in (YEL, AMB) else SAND if v == PAPER else v
    return o

def miniback():
    c = K(28, 40)
    c.rr(0, 0, 28, 40, INK, 2)
    c.rr(1, 1, 26, 38, SILV, 1)
    c.rect(3, 3, 22, 34, PUR)
    for j in range(3, 37):
        for i in range(3, 25):
            if (i + j) % 6 == 0 or (i - j) % 6 == 0:
                c.px(i, j, VIO)
    return c

def rank(n, col):
    """The number of a card at twice its size, for large text: two pixels for one."""
    s = str(n)
    small = K(digits_width(s), 14)
    small.digits(0, 0, s, col)
    c = K(2 * small.w, 28)
    c.a[:, :] = np.kron(small.a, np.ones((2, 2), small.a.dtype))
    return c

def crown_sprite():
    c = K(13, 9)
    crown(c, 0, 0)
    return c

def sprites():
    s = {}
    for k in 'RGYB':
        for n in range(4, 15):
            c = rcard(k, n)
            f = f'rook/{k.lower()}{n}'
            s[f] = c
            s[f + '_dim'] = waits(c, n in PTS)
            s[f + '_mini'] = mini(k, n)
            s[f + '_strip'] = strip(k, n)
        g = np.array(SH[k], bool)
        for tone, col in (('paper', PAPER), ('ink', INK), ('own', {'Y': AMB}.get(k, COL[k][1]))):
            c = K(11, 11)
            c.bits(0, 0, g, col)
            s[f'rook/shape_{k.lower()}_{tone}'] = c
        b = K(50, 50)
        b.blit(BIG[k], 0, 0)
        b.letter(*{'R': (24, 18), 'G': (24, 27), 'Y': (24, 24), 'B': (34, 20)}[k], k, {'Y': INK, 'B': DSEA}.get(k, PAPER))
        s[f'rook/emblem_{k.lower()}'] = b.trim()
    for n in range(4, 15):
        for tone, col in (('paper', PAPER), ('ink', INK), ('silver', SILV)):
            s[f'rook/rank_{n}_{tone}'] = rank(n, col)
    c = rookcard()
    s['rook/rook'] = c
    s['rook/rook_dim'] = waits(c, True)
    s['rook/rook_mini'] = mini('W', 0)
    s['rook/rook_strip'] = strip('W', 0)
    s['rook/felt'] = felt()
    s['rook/coin_south'], s['rook/coin_north'] = toss(False), toss(True)
    s['rook/back'] = back()
    s['rook/back_mini'] = miniback()
    s['rook/crown'] = crown_sprite()
    for m in ('think', 'open', 'blink', 'glee', 'angry', 'sad', 'caw'):
        s['rook/corvus_' + m] = portrait(m)
    for w in ('you', 'corvus', 'guest'):
        s['rook/badge_' + w] = badge(w)
    return s
