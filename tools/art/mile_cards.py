"""Mile Bones: nineteen faces of road signs and dashboards 56 x 80, back, safeties on their side, places, cars and road."""
from cardkit import *

def face(bg):
    c = K(56, 80)
    c.rr(0, 0, 56, 80, INK, 2)
    c.rr(1, 1, 54, 78, bg, 1)
    return c

def band(c, l1, l2, bg, fg, hi=None):
    h = 21 if l2 else 14
    y = 79 - h
    c.rect(1, y, 54, h - 1, bg)
    c.rect(2, 78, 52, 1, bg)
    c.h_(1, y, 54, INK)
    if l2:
        c.ctext(28, y + 3, l1, fg, 6)
        c.ctext(28, y + 12, l2, fg, 6)
    else:
        c.ctext(28, y + 3, l1, fg, 6 if len(l1) > 6 else 8)
    return y

def shade(c, edge, light=None):
    c.v_(54, 2, 76, edge)

def pump(c, x, y, a, b):
    c.rect(x + 2, y, 12, 22, a)
    c.rect(x + 4, y + 3, 8, 6, b)
    c.rect(x, y + 21, 16, 3, a)
    c.rect(x + 14, y + 10, 3, 2, a)
    c.rect(x + 16, y + 11, 2, 8, a)
    c.rect(x + 16, y + 18, 5, 2, a)
    c.rect(x + 19, y + 6, 2, 13, a)
    c.rect(x + 17, y + 3, 2, 4, a)
    c.px(x + 19, y + 5, a)

def tyre(c, cx, cy, r, a=INK, b=SILV, hub=GREY):
    c.disc(cx, cy, r, a)
    c.disc(cx, cy, r * 0.62, b)
    c.disc(cx, cy, r * 0.5, hub)
    c.disc(cx, cy, r * 0.22, b)

def treads(c, cx, cy, r, col):
    for k in range(16):
        an = math.radians(k * 22.5 + 11)
        c.px(round(cx + math.cos(an) * (r - 0.6)), round(cy + math.sin(an) * (r - 0.6)), col)

def tri(c, cx, y, h, w, col, inner, edge=INK):
    c.fill([(cx, y - 2), (cx - w // 2 - 2, y + h + 1), (cx + w // 2 + 2, y + h + 1)], edge)
    c.fill([(cx, y), (cx - w // 2, y + h), (cx + w // 2, y + h)], col)
    t = 6
    c.fill([(cx, y + t * 2 - 1), (cx - w // 2 + int(t * 1.55), y + h - t + 1), (cx + w // 2 - int(t * 1.55),
            y + h - t + 1)], inner)

def octagon(cx, cy, r):
    k = int(r * 0.414)
    return [(cx - k, cy - r), (cx + k, cy - r), (cx + r, cy - k), (cx + r, cy + k), (cx + k, cy + r), (cx - k, cy + r),
            (cx - r, cy + k), (cx - r, cy - k)]

def shield(c, cx, y, col, edge, hi):

    def sh(m, cc):
        for j in range(m, 50 - m):
            if j < 28:
                hw = 23 - m
            else:
                t = (j - 28) / (21 - m + 0.001)
                hw = int((23 - m) * math.sqrt(max(0, 1 - t * t)))
            c.h_(cx - hw, y + j, hw * 2, cc)
    sh(0, INK)
    sh(1, edge)
    sh(4, INK)
    sh(5, col)
    c.h_(cx - 21, y + 1, 42, hi)
    c.v_(cx - 22, y + 2, 26, hi)

def sqsign(c, x, y, w, h, col, edge=PAPER):
    c.rr(x, y, w, h, INK, 2)
    c.rr(x + 1, y + 1, w - 2, h - 2, edge, 2)
    c.rr(x + 3, y + 3, w - 6, h - 6, col, 1)

def post(c, y0, y1):
    c.rect(26, y0, 4, y1 - y0, LGREY)
    c.v_(26, y0, y1 - y0, SILV)
    c.v_(29, y0, y1 - y0, GREY)

def hazard(name):
    c = face(PSAND)
    two = {'OUT OF GAS': ('OUT OF', 'GAS'), 'FLAT TIRE': ('FLAT', 'TIRE'), 'ACCIDENT': ('ACCIDENT', None),
            'SPEED LIMIT': ('SPEED', 'LIMIT'), 'STOP': ('STOP', None)}[name]
    yb = 79 - (21 if two[1] else 14)
    post(c, 48, yb)
    band(c, two[0], two[1], DRED, PAPER)
    if name == 'OUT OF GAS':
        tri(c, 28, 5, 46, 48, RED, PAPER)
        pump(c, 20, 27, INK, RED)
        c.rect(24, 30, 8, 6, RED)
        None
    elif name == 'FLAT TIRE':
        tri(c, 28, 5, 46, 48, RED, PAPER)
        c.disc(28, 34, 10.4, INK)
        c.rect(15, 42, 27, 5, PAPER)
        c.rect(18, 40, 21, 2, INK)
        c.rect(16, 42, 25, 3, INK)
        c.disc(28, 36, 5.6, PAPER)
        c.disc(28, 36, 2.2, INK)
        c.rect(28, 33, 1, 7, INK)
        c.rect(25, 36, 7, 1, INK)
    elif name == 'ACCIDENT':
        tri(c, 28, 5, 50, 50, RED, PAPER)
        pts = []
        for k in range(16):
            an = math.radians(k * 22.5 - 90)
            rr = 13.5 if k % 2 == 0 else 6
            pts.append((round(28 + math.cos(an) * rr), round(38 + math.sin(an) * rr)))
        c.fill(pts, ORG, INK)
        c.rect(27, 31, 3, 9, INK)
        c.rect(27, 42, 3, 3, INK)
    elif name == 'SPEED LIMIT':
        c.disc(27.5, 28.5, 25.2, INK)
        c.disc(27.5, 28.5, 24.2, RED)
        c.disc(27.5, 28.5, 17.5, INK)
        c.disc(27.5, 28.5, 16.8, PAPER)
        c.ring(27.5, 28.5, 24.2, 1.2, ORG, 95, 175)
        c.digits(18, 22, '50', INK)
    elif name == 'STOP':
        c.fill(octagon(28, 32, 25), INK)
        c.fill(octagon(28, 32, 24), PAPER)
        c.fill(octagon(28, 32, 22), RED)
        stopword(c)
    shade(c, SAND)
    return c

def stopword(c):
    L = {'S': ['.#####.', '#######', '##...##', '##.....', '######.', '.######', '.....##', '##...##', '#######',
            '.#####.'], 'T': ['########', '########', '...##...', '...##...', '...##...', '...##...', '...##...', '...##...', '...##...', '...##...'], 'O': ['.#####.', '#######', '##...##', '##...##', '##...##', '##...##', '##...##', '##...##', '#######', '.#####.'], 'P': ['######.', '#######', '##...##', '##...##', '#######', '######.', '##.....', '##.....', '##.....', '##.....']}
    x = 28 - (7 + 1 + 8 + 1 + 7 + 1 + 7) // 2 - 0
    for ch in 'STOP':
        for j, r in enumerate(L[ch]):
            for i, b in enumerate(r):
                if b == '#':
                    c.px(x + i, 27 + j, PAPER)
        x += len(L[ch][0]) + 1

def remedy(name):
    c = face(FOAM)
    two = {'GASOLINE': ('GASOLINE', None), 'SPARE TIRE': ('SPARE', 'TIRE'), 'REPAIRS': ('REPAIRS', None),
            'END OF LIMIT': ('END OF', 'LIMIT'), 'GO': ('GO', None)}[name]
    yb = 79 - (21 if two[1] else 14)
    if name not in ('GO',):
        post(c, 46, yb)
    band(c, two[0], two[1], JUN, PAPER)
    if name == 'GASOLINE':
        sqsign(c, 5, 6, 46, 46, GRN)
        pump(c, 18, 17, PAPER, JUN)
        c.spr(23, 20, ['..#..', '..#..', '.###.', '#####', '.###.'], {'#': YEL})
    elif name == 'SPARE TIRE':
        sqsign(c, 5, 5, 46, 46, GRN)
        tyre(c, 27.5, 27.5, 16.2, INK, PAPER, GREY)
        c.ring(27.5, 27.5, 14.8, 1.3, GREY, 95, 200)
        treads(c, 27.5, 27.5, 16.2, GREY)
    elif name == 'REPAIRS':
        sqsign(c, 5, 6, 46, 46, GRN)
        for k in range(-10, 11):
            c.rect(28 + k - 2, 29 - k - 2, 5, 4, PAPER)
        c.disc(37, 19.5, 8.2, PAPER)
        for k in range(0, 9):
            c.rect(37 + k - 2, 19 - k - 1, 4, 4, GRN) if 37 + k < 46 and 19 - k > 11 else None
        c.rect(38, 10, 9, 4, GRN)
        c.rect(43, 10, 5, 9, GRN)
        c.disc(17.5, 39.5, 6.4, PAPER)
        c.disc(17.5, 39.5, 2.6, GRN)
    elif name == 'END OF LIMIT':
        c.disc(27.5, 28.5, 25.2, INK)
        c.disc(27.5, 28.5, 24.2, PAPER)
        c.ring(27.5, 28.5, 24.2, 2.2, LGREY)
        c.digits(18, 22, '50', LGREY)
        for k in range(-16, 17):
            c.rect(28 + k - 3, 28 - k - 1, 7, 3, INK) if abs(k) <= 15 else None
    elif name == 'GO':
        c.rr(17, 4, 22, 56, INK, 2)
        c.rr(18, 5, 20, 54, SLATE, 2)
        c.v_(18, 7, 50, GREY)
        for i, (a, b) in enumerate(((MAROON, DRED), (EARTH, TAN), (GRN, LEAF))):
            cy = 14.5 + i * 17.3
            c.disc(27.5, cy, 7.6, INK)
            c.disc(27.5, cy, 6.6, a)
            if i == 2:
                c.disc(27.5, cy, 6.6, LEAF)
                c.disc(26, cy - 1.5, 3, LIME)
            c.h_(21, int(cy - 8), 14, GREY)
        for x0, y0, x1, y1 in ((12, 43, 7, 39), (11, 49, 5, 49), (12, 55, 7, 59), (43, 43, 48, 39), (44, 49, 50, 49), (43,
                55, 48, 59)):
            c.thick(x0, y0, x1, y1, GRN, 2)
    shade(c, SHAL)
    return c

def safety(name):
    c = face(NAVY)
    two = {'EXTRA TANK': ('EXTRA', 'TANK'), 'PUNCTURE PROOF': ('PUNCTURE', 'PROOF'), 'DRIVING ACE': ('DRIVING', 'ACE'),
            'RIGHT OF WAY': ('RIGHT', 'OF WAY')}[name]
    band(c, two[0], two[1], INK, YEL)
    c.h_(2, 1, 52, SEA)
    c.v_(1, 2, 76, SEA)
    c.v_(54, 2, 76, SEA)
    c.h_(2, 78, 52, SEA)
    shield(c, 28, 5, PAPER, AMB, YEL)
    if name == 'EXTRA TANK':
        c.rect(18, 19, 20, 22, RED)
        c.rect(20, 15, 9, 5, RED)
        c.rect(22, 17, 5, 3, PAPER)
        c.rect(32, 14, 4, 5, INK)
        c.v_(37, 20, 21, DRED)
        c.h_(18, 40, 20, DRED)
        c.v_(18, 19, 22, ORG)
        for k in range(14):
            c.rect(21 + k, 23 + k, 2, 1, PAPER)
            c.rect(34 - k, 23 + k, 2, 1, PAPER)
    elif name == 'PUNCTURE PROOF':
        tyre(c, 27.5, 27.5, 14.8, INK, AMB, YEL)
        treads(c, 27.5, 27.5, 15, GREY)
        c.spr(22, 22, ['....##.....', '....##.....', '...####....', '##########.', '.########..', '..######...',
                '..######...', '.###..###..', '.##....##..'], {'#': INK})
    elif name == 'DRIVING ACE':
        c.ring(27.5, 28, 15.2, 4, INK)
        c.rect(13, 27, 30, 3, INK)
        c.rect(26, 28, 4, 14, INK)
        c.disc(27.5, 28, 5.4, INK)
        c.disc(27.5, 28, 4.2, RED)
        c.ring(27.5, 28, 14, 1.2, GREY, 95, 175)
        c.text(25, 25, 'A', PAPER, 6)
    elif name == 'RIGHT OF WAY':
        c.fill([(28, 10), (45, 27), (28, 44), (11, 27)], INK)
        c.fill([(28, 12), (43, 27), (28, 42), (13, 27)], PAPER)
        c.fill([(28, 16), (39, 27), (28, 38), (17, 27)], AMB)
        # One tone: two of them look like an arrow where a theme has few colours.
    return c

def mileage(n):
    c = face(PAPER)
    c.rect(1, 2, 54, 35, SLATE)
    c.rect(2, 1, 52, 1, GREY)
    c.h_(1, 37, 54, INK)
    cx, cy = (27.5, 33)
    c.disc(cx, cy, 26.5, INK)
    for y in range(38, 62):
        c.rect(1, y, 54, 1, PAPER)
    c.h_(1, 37, 54, INK)
    c.ring(cx, cy, 25.3, 1.3, LGREY, 0, 180)
    for k in range(9):
        an = math.radians(180 - k * 22.5)
        for rr in range(20, 24):
            c.px(round(cx + math.cos(an) * rr), round(cy - math.sin(an) * rr), PAPER)
    c.ring(cx, cy, 23.2, 3, RED, 0, 36)
    frac = {25: 0.14, 50: 0.3, 75: 0.45, 100: 0.62, 200: 0.9}[n]
    an = math.radians(180 - 180 * frac)
    x1, y1 = (cx + math.cos(an) * 20, cy - math.sin(an) * 20)
    c.thick(round(cx), round(cy), round(x1), round(y1), AMB, 3)
    c.disc(cx, cy, 4.5, GREY)
    c.disc(cx, cy, 3.3, SILV)
    c.rect(1, 37, 54, 25, PAPER)
    c.h_(1, 37, 54, INK)
    s = str(n)
    bignum(c, 28, 42, s, INK)
    c.rect(1, 65, 54, 13, INK)
    c.rect(2, 78, 52, 1, INK)
    c.ctext(28, 67, 'MILES', PAPER, 8)
    c.v_(54, 38, 27, SILV)
    # An edge of its own: on a black table the card keeps its shape.
    c.h_(2, 1, 52, LGREY)
    for x in (1, 54):
        c.v_(x, 2, 35, LGREY)
        c.v_(x, 65, 13, LGREY)
    c.h_(2, 78, 52, LGREY)
    return c

def bignum(c, cx, y, s, col):

    def sc(g):
        h = len(g)
        w = len(g[0])
        ys = [0, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 11, 12, 13] if h == 14 else range(h)
        xs = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8] if w == 9 else [0, 1, 2, 2, 3, 4]
        xs = [0, 0, 1, 2, 3, 3, 4, 5, 5, 6, 7, 8, 8][:13] if w == 9 else [0, 1, 2, 2, 3, 4, 4]
        return [[g[a][b] for b in xs] for a in ys]
    gs = [sc(DIG[ch]) for ch in s]
    w = sum((len(g[0]) for g in gs)) + 3 * (len(gs) - 1)
    x = cx - w // 2
    for g in gs:
        for j, r in enumerate(g):
            for i, b in enumerate(r):
                if b:
                    c.px(x + i, y + j, col)
        x += len(g[0]) + 3

def mback():
    c = K(56, 80)
    c.rr(0, 0, 56, 80, INK, 2)
    c.rr(1, 1, 54, 78, PAPER, 1)
    c.rect(3, 3, 50, 74, NAVY)
    c.rect(4, 4, 48, 26, DSEA)
    c.disc(38, 22, 8, AMB)
    c.disc(37, 21, 6.5, YEL)
    c.fill([(4, 30), (14, 22), (24, 29), (34, 24), (51, 30)], JUN)
    c.rect(4, 30, 48, 46, GRN)
    c.fill([(26, 30), (29, 30), (48, 76), (7, 76)], SLATE)
    for y, h, w in ((33, 2, 1), (39, 4, 1), (47, 6, 2), (58, 9, 3)):
        c.rect(28 - w // 2, y, w, h, PAPER)
    c.rr(8, 8, 22, 12, INK, 1)
    c.text(11, 10, 'MB', YEL, 8)
    c.frame(3, 3, 50, 74, INK)
    return c
CONV = ['............kkk.................', '...........kpppk..kk............', '...........kpppk.kfk............',
        '...kkkkkkkkkuuukkkfk............', '..krooooooorruurrkffkkkkkkkk....', '.krrrrrrrrrrrrrrrrrrooooooorkk..', '.krrrrrrrrrrrrrrrrrrrrrrrrrrrrk.', 'kwwwwwwwwwwwwwwwwwwwwwwwwwwwwyyk', 'krrrrrrrrrrrrrrrrrrrrrrrrrrrryyk', 'kddddddddddddddddddddddddddddddk', '.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.']
CM = {'k': INK, 'r': RED, 'o': ORG, 'd': DRED, 'w': PAPER, 'y': YEL, 'p': PSAND, 'f': FOAM, 'u': NAVY}
VAN = ['..kkkkkkkkkkkkkkkkkkkk..........', '.kbbbbbbbbbbbbbbbbbbbbkk........', '.kbllllllllllllllllllbbbk.......',
        '.kbffffkfffffkfffffkbfffbk......', '.kbffffkfffffkfffffkbffffbk.....', '.kbffffkfffffkfffffkbfffffbkkk..', '.kbbbbbbbbbbbbbbbbbkbbbbbbbbbbk.', '.kwwwwwwwwwwwwwwwwwwwwwwwwwwwyyk', '.kbbbbbbbbbbbbbbbbbkbbbbbbbbbyyk', '.knnnnnnnnnnnnnnnnnnnnnnnnnnnnk.', '..kkkkkkkkkkkkkkkkkkkkkkkkkkkk..']
VM = {'k': INK, 'b': SEA, 'l': BSEA, 'n': DSEA, 'w': PAPER, 'y': YEL, 'f': FOAM}

def car(who, ph=0):
    """32 x 15, nose to the right; two frames of the wheels."""
    rows, m = (CONV, CM) if who == 'you' else (VAN, VM)
    o = K(32, 15)
    o.spr(0, 0, rows, m)
    for cx in (7, 24):
        o.disc(cx, 10.5, 4.1, INK)
        o.disc(cx, 10.5, 2.0, SILV)
        if ph == 0:
            o.px(cx, 10, GREY)
            o.px(cx, 11, GREY)
        else:
            o.px(cx - 1, 10, GREY)
            o.px(cx + 1, 11, GREY)
    return o

def hurt_car(who, how):
    """A car that cannot go: its front wheel flat and the nose down, its bonnet crumpled, or its brake lights on."""
    o = K(32, 15)
    whole = car(who)
    if how == 'flat':
        body, m = (CONV, CM) if who == 'you' else (VAN, VM)
        b = K(32, 15)
        b.spr(0, 0, body, m)
        for x in range(32):
            drop = 0 if x < 12 else 1 if x < 22 else 2
            for y in range(15 - drop):
                if b.get(x, y) != T:
                    o.px(x, y + drop, b.get(x, y))
        o.disc(7, 10.5, 4.1, INK)
        o.disc(7, 10.5, 2.0, SILV)
        o.clear(19, 13, 11, 2)
        for y, x, w in ((11, 21, 7), (12, 20, 9), (13, 18, 13), (14, 18, 13)):
            o.h_(x, y, w, INK)
        o.rect(23, 12, 3, 2, LGREY)
        o.px(24, 12, GREY)
        return o
    o.a[:] = whole.a
    if how == 'crash':
        for x in range(26, 32):
            column = [o.get(x, y) for y in range(15)]
            o.clear(x, 0, 1, 11)
            for y in range(11):
                if column[y] != T and y + (x - 24) // 2 < 11 and x < 30:
                    o.px(x, y + (x - 24) // 2, column[y])
        o.thick(22, 5 if who == 'you' else 5, 26, 1, INK, 2)
        o.thick(23, 5, 26, 2, ORG if who == 'you' else BSEA, 1)
        o.spr(25, 4, ['..y..y.', 'y.yo.y.', '.yooyy.', 'yoowoo.', '.yooyyy', 'y.yo.y.', '...y..y'], {'y': YEL, 'o': ORG, 'w': PAPER})
    if how == 'stop':
        o.rect(0, 6, 2, 4, INK)
        o.rect(0, 7, 2, 2, YEL)
        o.px(0, 7, PAPER)
    return o

def sign_gas():
    """What the car waits for, beside it on the road: gas."""
    c = K(13, 14)
    c.rr(0, 0, 9, 14, INK, 1)
    c.rect(1, 1, 7, 12, AMB)
    c.rect(2, 3, 5, 4, INK)
    c.px(3, 5, YEL)
    c.h_(1, 11, 7, EARTH)
    c.spr(9, 3, ['kk..', 'kak.', '.ka.', '.kak', '.kak', 'akak', 'kaak', '.kk.'], {'k': INK, 'a': AMB})
    return c

def sign_light(lamp):
    """A traffic light: the upper lamp for stop, the lower one for go."""
    c = K(9, 15)
    c.rr(0, 0, 9, 13, INK, 1)
    c.rect(1, 1, 7, 11, SLATE)
    for k, (on, off) in enumerate(((RED, MAROON), (LEAF, JUN))):
        c.rect(2, 1 + 6 * k, 5, 5, INK)
        c.rect(2, 2 + 6 * k, 5, 3, on if k == lamp else off)
        c.rect(3, 1 + 6 * k, 3, 5, on if k == lamp else off)
        if k == lamp:
            c.rect(3, 2 + 6 * k, 2, 2, YEL if k == 0 else LIME)
    c.rect(4, 13, 1, 2, SILV)
    return c

def sign_stop():
    c = K(13, 14)
    for j, i in enumerate((4, 3, 2, 1, 0, 0, 0, 0, 0, 1, 2, 3, 4)):
        c.h_(i, j, 13 - 2 * i, INK)
        if 0 < j < 12:
            c.h_(i + 1, j, 11 - 2 * i, RED)
    c.rect(2, 5, 9, 3, PAPER)
    c.rect(6, 13, 1, 1, SILV)
    return c

def sign_limit():
    c = K(15, 15)
    c.disc(7, 7, 7.4, INK)
    c.disc(7, 7, 6.6, RED)
    c.disc(7, 7, 5.2, PAPER)
    c.spr(4, 5, ['kkk.kkk', 'k...k.k', 'kk..k.k', '..k.k.k', 'kk..kkk'], {'k': INK})
    return c

def smoke(ph):
    c = K(12, 14)
    for k, (x, y, q) in enumerate(((6, 11, 1.6), (5, 7, 2.4), (7, 3, 2.9))):
        c.disc(x + (ph + k) % 2, y - ph, max(0.8, q - 0.3 * ph), GREY)
        c.disc(x + (ph + k) % 2, y - ph - 0.6, max(0.5, q - 1.2), LGREY)
    return c

def coin(who):
    """The coin that says who begins: each side has a seat's badge."""
    c = K(42, 42)
    c.disc(20.5, 20.5, 20.6, INK)
    c.disc(20.5, 20.5, 19.6, AMB)
    c.ring(20.5, 20.5, 19.6, 1.6, YEL, 95, 200)
    if who == 'you':
        c.disc(20.5, 20.5, 15.2, INK)
        c.disc(20.5, 20.5, 14.2, DRED)
        c.letter(21, 21, 'R', PAPER)
    else:
        c.rect(9, 9, 24, 24, INK)
        c.rect(10, 10, 22, 22, DSEA)
        c.letter(21, 21, 'B', PAPER)
    return c

def cloud(k):
    c = K(30 if k == 0 else 20, 6)
    for x, y, r in (((6, 4, 2.2), (13, 3, 3.1), (20, 4, 2.4), (25, 5, 1.2)) if k == 0 else ((5, 4, 1.6), (10, 3, 2.4), (15, 4, 1.8))):
        c.disc(x, y, r, SEA)
        c.disc(x - 0.6, y - 0.8, max(0.8, r - 1.2), BSEA)
    c.rect(3, 5, c.w - 6, 1, SEA)
    return c

def mill(ph):
    """The sails of the windmill beside the road, in two positions."""
    c = K(15, 15)
    ends = ((7, 0), (14, 7), (7, 14), (0, 7)) if ph == 0 else ((2, 2), (12, 2), (12, 12), (2, 12))
    for x, y in ends:
        c.line(7, 7, x, y, SAND)
        dx, dy = (1 if x > 7 else -1 if x < 7 else 0), (1 if y > 7 else -1 if y < 7 else 0)
        for k in range(3, 8 if ph == 0 else 6):
            px, py = 7 + dx * k - dy, 7 + dy * k + dx
            c.px(px, py, PSAND)
    c.rect(6, 6, 3, 3, INK)
    c.px(7, 7, YEL)
    return c

def small_back():
    """How many cards the other holds: a card's back, as small as can be."""
    c = K(7, 10)
    c.rr(0, 0, 7, 10, PAPER, 1)
    c.rect(1, 1, 5, 8, GRN)
    c.rect(1, 1, 5, 3, SEA)
    c.px(3, 2, AMB)
    c.v_(3, 5, 4, SLATE)
    return c

def landmarks(c):
    """What stands between the milestones: garage, barn, mill, cactus, a skull on a board, tower, houses, mesas, beacon."""
    m = {'k': INK, 'r': DRED, 'R': RED, 'w': PAPER, 's': SILV, 'g': GREY, 'e': EARTH, 'd': DEARTH, 't': TAN, 'a': AMB, 'y': YEL,
         'j': JUN, 'l': LEAF, 'n': GRN, 'p': PSAND, 'm': MAROON}
    c.spr(56, 9, ['kkkkkkkkkkkkkkkkkkkk....', 'kwwRwwRwwRwwRwwRwwRk....', 'kkkkkkkkkkkkkkkkkkkk....', '..kpppppppppppppppk.....',
                  '..kpkyykpkkkkkkkkpk..kk.', '..kpkyykpkssgssgkpk..ka.', '..kpkkkkpkssgssgkpk..ka.', '..kppppppkssgssgkpk..ka.',
                  '..kppppppkssgssgkpk.kaak'], m)
    c.spr(113, 6, ['......kkkkkk......', '....kkmmmmmmkk....', '..kkmmmmmmmmmmkk..', '.kmmmmmmmmmmmmmmk.', '.krrrrrrkkrrrrrrk.',
                   '.krrrrrrkykrrrrrk.', '.krrrrrrrrrrrrrrk.', '.krrkwwwwwwwwkrrk.', '.krrkwrwrrwrwkrrk.', '.krrkwrrwwrrwkrrk.',
                   '.krrkwrwrrwrwkrrk.', '.krrkwwwwwwwwkrrk.'], m)
    c.spr(178, 7, ['...kkk...', '..kpppk..', '..kpppk..', '..kpppk..', '.kppkppk.', '.kpppppk.', '.kppkppk.', '.kpppppk.', 'kppdddppk',
                   'kppdddppk', 'kppdddppk'], m)
    c.spr(232, 7, ['....nn......', '....nn....n.', '.n..nn....n.', '.n..nn.n..n.', '.n..nn.n.nn.', '.nnnnn.nnn..', '....nnnn....', '....nn......',
                   '....nn......', '....nn......', '....nn..j...', '...jnnj.jj..'], m)
    c.spr(286, 3, ['kkkkkkkkkkkkkkkkkkkkk', 'kaaaaaaaaaaaaaaaaaaak', 'kaaaakkkkkkkkkaaaaaak', 'kaaakwwwwwwwwwkaaaaak', 'kaaakwkkwwwkkwkaaaaak',
                   'kaaakwkkwkwkkwkaaaaak', 'kaaakwwwwwwwwwkaaaaak', 'kaaaakkwkwkwkkaaaaaak', 'kaaaaakwkwkwkaaaaaaak', 'kaaaaaakkkkkaaaaaaaak',
                   'kkkkkkkkkkkkkkkkkkkkk', '....kg.........gk....', '....kg.........gk....', '....kg.........gk....', '....kg.........gk....'], m)
    c.spr(344, 4, ['.....kkkk.....', '...kksssskk...', '..kssssssssk..', '..kgsssssggk..', '..kgsssssggk..', '..kgsssssggk..', '..kkkkkkkkkk..',
                   '...k.k..k.k...', '...kk.kk.kk...', '...k.k..k.k...', '...kk.kk.kk...', '...k.k..k.k...', '...k......k...', '...k......k...'], m)
    c.spr(396, 8, ['.......k..................', '......kwk.................', '......kwk......kkkkkkk....', '.....kkkkk....kmmmmmmmk...', '....kwwwwwk..kmmmmmmmmmk..',
                   '....kwkwkwk..kttttttttk...', '.kkkkwwwwwk..ktkytkyttk...', 'kmmmkwkkkwk..ktkytkyttk...', 'kmmmkwkkkwk..kttttttttk...',
                   'kwwwkwkkkwk..ktttkkkttk...', 'kwkwkwkkkwk..ktttkkkttk...'], m)
    c.spr(508, 7, ['...kkkkkk...........', '..keeeeetk..........', '..keeeeetk...kkkkk..', '..keeeeetk..keeettk.', '.keeeeeettk.keeettk.', '.keeeeeettk.keeettk.',
                   '.keeeeeettkkeeeetttk', 'keeeeeeetttkeeeetttk', 'keeeeeeetttkeeeetttk', 'keeeeeeetttkeeeetttk', 'keeeeeeetttkeeeetttk'], m)
    c.spr(572, 3, ['....kkk...', '...kyyyk..', '...kyyyk..', '..kkkkkkk.', '...kwwwk..', '...kwwwk..', '...kRRRk..', '...kRRRk..', '...kwwwk..', '..kwwwwwk.',
                   '..kRRRRRk.', '..kRRRRRk.', '..kwwwwwk.', '..kwkkkwk.', '..kwkkkwk.'], m)

def ghost_car(who):
    """Where a card would take you: the outline, the inside a checker."""
    s = car(who).a != T
    o = K(32, 15)
    p = np.pad(s, 1)
    inner = s & p[:-2, 1:-1] & p[2:, 1:-1] & p[1:-1, :-2] & p[1:-1, 2:]
    for y in range(15):
        for x in range(32):
            if s[y, x]:
                o.px(x, y, (RED if who == 'you' else SEA) if inner[y, x] and (x + y) % 2 == 0 else INK if inner[y,
                        x] else YEL)
    return o

def slot(kind):
    c = K(56, 80)
    c.rr(0, 0, 56, 80, JUN, 2)
    c.rr(1, 1, 54, 78, DJUN, 1)
    if kind == 'safety':
        for j in range(36):
            hw = 15 if j < 20 else int(15 * math.sqrt(max(0, 1 - ((j - 20) / 16) ** 2)))
            c.h_(28 - hw, 12 + j, hw * 2, JUN)
    elif kind == 'limit':
        c.ring(27.5, 28.5, 18, 3, JUN)
    elif kind == 'battle':
        c.fill(octagon(28, 30, 18), JUN)
    return c
PERSON = ['...###...', '..#####..', '..#####..', '...###...', '.........', '..#####..', '.#######.', '.#######.']

def badge(who):
    c = K(15, 15)
    if who == 'you':
        c.disc(7, 7, 7.4, INK)
        c.disc(7, 7, 6.4, RED)
        c.spr(3, 3, PERSON, {'#': PAPER})
    else:
        c.rect(0, 0, 15, 15, INK)
        c.rect(1, 1, 13, 13, DSEA)
        c.text(4, 4, 'R', PAPER, 8)
    return c

def odometer():
    """76 x 28, four wheels; the digits (mile/digit_N) go at 3 + 18 n + centred, row 7."""
    c = K(76, 28)
    c.rr(0, 0, 76, 28, INK, 2)
    c.h_(2, 1, 72, GREY)
    for i in range(4):
        x = 3 + i * 18
        c.rect(x, 3, 16, 22, PAPER)
        c.rect(x, 3, 16, 3, LGREY)
        c.rect(x, 22, 16, 3, LGREY)
        c.h_(x, 6, 16, SILV)
        c.h_(x, 21, 16, SILV)
    return c

def coup_frame():
    """64 x 94 round a safety: it stands 4 left of and 10 above the card; the plate for the words is open."""
    c = K(64, 98)
    c.frame(0, 6, 64, 88, INK)
    for i in range(1, 4):
        c.frame(i, 6 + i, 64 - 2 * i, 88 - 2 * i, RED)
    c.rr(5, 0, 54, 13, INK, 2)
    c.rr(6, 1, 52, 11, DRED, 1)
    return c

def burst(w, h, n, deep, col=ORG, edge=INK):
    c = K(w, h)
    pts = []
    cx, cy = (w // 2, h // 2)
    for k in range(n):
        an = 2 * math.pi * k / n
        q = 1.0 if k % 2 == 0 else deep
        rx, ry = ((cx - 1) * q, (cy - 1) * q)
        f = max(abs(math.cos(an)) / rx, abs(math.sin(an)) / ry) if deep > 0.8 else 1 / math.hypot(math.cos(an) * rx,
                math.sin(an) * ry)
        pts.append((round(cx + math.cos(an) / f), round(cy + math.sin(an) / f)))
    c.fill(pts, col, edge)
    return c

def hazard_flag():
    c = K(12, 10)
    c.spr(0, 0, ['......kk......'[1:13], '.....kwwk.....'[1:13], '....kwkkwk....'[1:13], '....kwkkwk....'[1:13],
            '...kwwkkwwk...'[1:13], '...kwwwwwwk...'[1:13], '..kwwwkkwwwk..'[1:13], '..kwwwkkwwwk..'[1:13], '.kwwwwwwwwwwk.'[1:13], '.kkkkkkkkkkkk.'[1:13]], {'k': INK, 'w': AMB})
    return c

def puff(ph):
    c = K(20, 12)
    for k, (x, y, q) in enumerate(((14, 7, 3.2), (8, 5, 2.6), (4, 7, 1.8))):
        c.disc(x - ph, y - ph % 2, max(1, q - ph * 0.5), SILV)
        c.disc(x - ph - 1, y - ph % 2 - 1, max(0.6, q * 0.5 - ph * 0.3), PAPER)
    return c

def road():
    """The strip of 640 x 56 without posts and cars: hills, trees, two lanes."""
    import random
    c = K(640, 56, INK)
    c.rect(0, 1, 640, 20, DSEA)
    c.rect(0, 1, 640, 4, NAVY)
    c.dith(0, 5, 640, 2, NAVY)
    far = [(0, 8), (34, 5), (70, 9), (128, 4), (176, 10), (226, 6), (270, 9), (330, 3), (380, 10), (428, 6), (480, 10),
            (540, 4), (590, 9), (639, 6)]
    c.poly([(0, 20)] + [(p, 5 + q) for p, q in far] + [(639, 20)], NAVY)
    near = [(0, 13), (60, 10), (110, 14), (190, 11), (250, 14), (300, 10), (370, 14), (440, 11), (500, 14), (560, 10), (639,
            13)]
    c.poly([(0, 20)] + [(p, 1 + q) for p, q in near] + [(639, 20)], JUN)
    c.disc(466, 15, 8.4, AMB)
    c.disc(466, 15, 7.2, YEL)
    for x, w in ((448, 36), (442, 30)):
        c.h_(x, 12 if w == 36 else 15, w, NAVY)
    c.poly([(0, 20), (440, 20), (452, 15), (468, 17), (480, 14), (496, 20)], JUN)
    c.rect(0, 17, 640, 4, GRN)
    r = random.Random(5)
    for _ in range(46):
        x = r.randrange(4, 636)
        h = r.choice((5, 6, 7, 8))
        for j in range(h):
            c.h_(x - j // 3, 18 - h + j, 1 + 2 * (j // 3), DJUN)
        c.v_(x, 18, 2, DEARTH)
    landmarks(c)
    c.rect(0, 20, 640, 32, SLATE)
    c.h_(0, 20, 640, LGREY)
    c.h_(0, 51, 640, LGREY)
    c.rect(0, 52, 640, 3, GRN)
    c.dith(0, 54, 640, 1, JUN)
    for x in range(2, 640, 16):
        c.rect(x, 35, 8, 2, GREY)
    return c

def goal(on):
    c = K(8, 30)
    for j in range(30):
        for i in range(8):
            c.px(i, j, (PAPER if on else LGREY) if (i // 4 + j // 4) % 2 == 0 else INK)
    return c

def post_plate(w):
    """A milestone's plate; its figures are set by the game in ink."""
    c = K(w, 17)
    c.rr(0, 0, w, 11, INK, 1)
    c.rect(1, 1, w - 2, 9, SILV)
    c.h_(1, 1, w - 2, PAPER)
    c.rect(w // 2 - 1, 11, 2, 6, SILV)
    return c

def lamp(on):
    c = K(18, 11)
    c.rr(0, 0, 18, 11, AMB if on else INK, 1)
    c.frame(0, 0, 18, 11, AMB if on else LGREY)
    if on:
        c.text(6, 2, chr(10003), INK, 6)
    return c

def digit(ch, col):
    g = DIG[ch]
    c = K(g.shape[1], 14)
    c.bits(0, 0, g, col)
    return c
SLUG = {n: n.lower().replace(' ', '_') for k, v in (('h', ('OUT OF GAS', 'FLAT TIRE', 'ACCIDENT', 'SPEED LIMIT', 'STOP')),
        ('r', ('GASOLINE', 'SPARE TIRE', 'REPAIRS', 'END OF LIMIT', 'GO')), ('s', ('EXTRA TANK', 'PUNCTURE PROOF',
        'DRIVING ACE', 'RIGHT OF WAY'))) for n in v}

def keep(n):
    one = isinstance(n, int) or n in ('ACCIDENT', 'STOP', 'GASOLINE', 'REPAIRS', 'GO')
    return (1, 65, 54, 13) if one else (1, 58, 54, 20)

# The lines of the score sheet.
ITEMS = {
    'miles': ['...........', '...kkkkk...', '.kkwwwwwkk.', '.kwwwwwrwk.', 'kwwwwwrwwwk', 'kwwwwrwwwwk', 'kwwwrkwwwwk',
              'kwwkkkkkwwk', 'kkkkkkkkkkk', '...........'],
    'safeties': ['kkkkkkkkkkk', 'kaaaaaaaaak', 'kayyyyyyyak', 'kaywwwwwyak', 'kaywwwwwyak', 'kaywwwwwyak', '.kaywwwyak.',
                 '.kaaywyaak.', '..kaayaak..', '...kkkkk...'],
    'all_safeties': ['kkkkk.kkkkk', 'kayak.kayak', 'kayak.kayak', '.kak...kak.', '..k.....k..', 'kkkkk.kkkkk', 'kayak.kayak',
                     'kayak.kayak', '.kak...kak.', '..k.....k..'],
    'coups': ['rrrrrrrrrrr', 'r.........r', 'r.kkkkkkk.r', 'r.kaaaaak.r', 'r.kaywyak.r', 'r.kaywyak.r', 'r..kaaak..r',
              'r...kkk...r', 'r.........r', 'rrrrrrrrrrr'],
    'trip': ['k..........', 'kkkwwkkwwk.', 'kkkwwkkwwk.', 'kwwkkwwkkk.', 'kwwkkwwkkk.', 'kkkwwkkwwk.', 'kkkwwkkwwk.',
             'k..........', 'k..........', 'k..........'],
    'delayed_action': ['.kkkkkkkkk.', '..k.....k..', '..kaaaaak..', '...kaaak...', '....kak....', '....kak....', '...k.a.k...',
                       '..k.aaa.k..', '..kaaaaak..', '.kkkkkkkkk.'],
    'safe_trip': ['...kkkkk...', '..k.....k..', '.k.....rrk.', 'k.....rr..k', 'k....rr...k', 'k...rr....k', 'k..rr.....k',
                  '.krr.....k.', '..k.....k..', '...kkkkk...'],
    'extension': ['kkkkkkkkk..', 'kggggggggk.', 'kggwgggwggk', 'kgwwgggwwgk', 'kggwggwgwgk', 'kggwggwgwgk', 'kggwgggwggk',
                  'kggggggggk.', 'kkkkkkkkk..', '....k......'],
    'shutout': ['...kkkkk...', '..kkk.kkk..', '.kk.....kk.', '.kk.....kk.', '.kk.....kk.', '.kk.....kk.', '.kk.....kk.',
                '.kk.....kk.', '..kkk.kkk..', '...kkkkk...']}
IM = {'k': INK, 'a': AMB, 'y': YEL, 'w': PAPER, 'r': RED, 'g': GRN}

def item(name):
    c = K(11, 10)
    c.spr(0, 0, ITEMS[name], IM)
    return c

def big_car(who):
    """The winner's car, twice as large: corners are rounded where two edges meet (EPX)."""
    o = car(who)
    q = K(64, 30)
    at = lambda x, y: o.get(min(max(x, 0), 31), min(max(y, 0), 14))
    for y in range(15):
        for x in range(32):
            p, up, right, left, down = at(x, y), at(x, y - 1), at(x + 1, y), at(x - 1, y), at(x, y + 1)
            quarters = [p, p, p, p]
            if left == up and left != down and up != right:
                quarters[0] = up
            if up == right and up != left and right != down:
                quarters[1] = right
            if down == left and down != right and left != up:
                quarters[2] = left
            if right == down and right != up and down != left:
                quarters[3] = down
            for k in range(4):
                if quarters[k] != T:
                    q.px(2 * x + k % 2, 2 * y + k // 2, quarters[k])
    return q

def sprites():
    s = {}
    faces = {}
    for n in (25, 50, 75, 100, 200):
        faces[str(n)] = (mileage(n), n)
    for n, f in SLUG.items():
        kind = hazard if n in ('OUT OF GAS', 'FLAT TIRE', 'ACCIDENT', 'SPEED LIMIT',
                'STOP') else remedy if n in ('GASOLINE', 'SPARE TIRE', 'REPAIRS', 'END OF LIMIT', 'GO') else safety
        faces[f] = (kind(n), n)
    for f, (c, n) in faces.items():
        s['mile/' + f] = c
        s['mile/' + f + '_dim'] = dim(c, DJUN, keep(n))
    for f in ('extra_tank', 'puncture_proof', 'driving_ace', 'right_of_way'):
        c = K(80, 56)
        c.a = np.rot90(faces[f][0].a).copy()
        s['mile/' + f + '_coup'] = c
    s['mile/back'] = mback()
    for k in ('battle', 'limit', 'safety', 'empty'):
        s['mile/slot_' + k] = slot(k)
    for w in ('you', 'rusty'):
        k = 'you' if w == 'you' else 'opp'
        for ph in (0, 1):
            s[f'mile/car_{w}_{ph}'] = car(k, ph)
        s['mile/car_' + w + '_ghost'] = ghost_car(k)
        for how in ('flat', 'crash', 'stop'):
            s[f'mile/car_{w}_{how}'] = hurt_car(k, how)
        s['mile/coin_' + w] = coin(k)
        s['mile/badge_' + w] = badge(k)
        s['mile/big_' + w] = big_car(k)
    for name in ITEMS:
        s['mile/item_' + name] = item(name)
    s['mile/odometer'] = odometer()
    s['mile/coup_frame'] = coup_frame()
    s['mile/burst'] = burst(68, 98, 40, 0.88)
    s['mile/burst_score'] = burst(76, 62, 28, 0.72, YEL)
    s['mile/hazard_flag'] = hazard_flag()
    for ph in range(3):
        s[f'mile/puff_{ph}'] = puff(ph)
    s['mile/sign_gas'] = sign_gas()
    s['mile/sign_wait'] = sign_light(0)
    s['mile/sign_stop'] = sign_stop()
    s['mile/sign_limit'] = sign_limit()
    s['mile/small_back'] = small_back()
    for ph in range(3):
        s[f'mile/smoke_{ph}'] = smoke(ph)
    for ph in range(2):
        s[f'mile/cloud_{ph}'] = cloud(ph)
        s[f'mile/mill_{ph}'] = mill(ph)
    s['mile/road'] = road()
    s['mile/goal_on'] = goal(True)
    s['mile/goal_off'] = goal(False)
    s['mile/post'] = post_plate(24)
    s['mile/lamp_on'] = lamp(True)
    s['mile/lamp_off'] = lamp(False)
    for d in '0123456789':
        s['digit/ink_' + d] = digit(d, INK)
        s['digit/paper_' + d] = digit(d, PAPER)
    return s
