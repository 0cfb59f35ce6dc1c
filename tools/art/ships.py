"""Ship side profiles, one a class, built from parts: hull, turrets, barbettes, funnels, masts, flight decks, islands.
Bow to the right, canvas 80 x 22, the waterline under row 19; each class shows the number and place of its guns and funnels."""
from canvas import *
US = dict(o=INK, d=SLATE, m=GREY, l=LGREY, h=LGREY, k=NAVY, f=INK, b=INK, w=PAPER, hm=NAVY, hl=GREY, hd=MID, hp=INK)
JP = dict(o=INK, d=DUSK, m=SLATE, l=GREY, h=LGREY, k=EARTH, f=INK, b=MAROON, w=PAPER, hm=SLATE, hl=GREY, hd=DUSK, hp=INK)
W, H, WL = (80, 22, 20)

class Ship:

    def __init__(s, p, L, fb=4, rise=2, rake=4, stern=2, brk=None, x0=None, sheer=14):
        """fb freeboard, rise of the bow, rake of the stem, stern overhang (0 transom), brk=(x,drop): deck step aft of x"""
        s.c = C(W, H)
        s.p = p
        s.L = L
        s.x0 = (W - L) // 2 if x0 is None else x0
        s.fb = fb
        s.rise = rise
        s.brk = brk
        s.sheer = sheer
        for x in range(L):
            t = s.dk(x)
            for y in range(t):
                left = stern * (t - 1 - y) / max(1, t - 1) if stern else 1 if y == 0 else 0
                right = L - 1 - rake * (t - 1 - y) / max(1, t - 1)
                if x < round(left) or x > round(right):
                    continue
                col = p['hm']
                if y == t - 1:
                    col = p['hl']
                elif y == 0:
                    col = p['b']
                elif y == 1:
                    col = p['hd']
                s.q(x, y, col)
        for x in range(3, L - 6, 3):
            if s.dk(x) >= 5:
                s.q(x, s.dk(x) - 3, p['hp'])

    def dk(s, x):
        t = s.fb
        if x > s.L - s.sheer:
            t += int(round(s.rise * ((x - (s.L - s.sheer)) / s.sheer) ** 1.5))
        if s.brk and x < s.brk[0]:
            t -= s.brk[1]
        return t

    def q(s, x, y, c):
        s.c.px(s.x0 + x, WL - 1 - y, s.p.get(c, c) if isinstance(c, str) else c)

    def block(s, x, y, w, h, win=False):
        y += s.dk(x) if y < 50 else -50
        for j in range(h):
            for i in range(w):
                col = 'm'
                if i == w - 1:
                    col = 'd'
                if i == 0:
                    col = 'l'
                if j == h - 1:
                    col = 'h' if i < w - 1 else 'm'
                s.q(x + i, y + j, col)
        if win:
            for i in range(1, w, 2):
                s.q(x + i, y + h - 2, 'o')

    def turret(s, x, y=0, w=5, h=2, d=1, bl=4, up=0, n=1):
        y += s.dk(x)
        for j in range(h):
            a = 0
            b = w
            if j == h - 1 and w > 3:
                a, b = (0, w - 1) if d > 0 else (1, w)
            for i in range(a, b):
                s.q(x + i, y + j, 'h' if j == h - 1 else 'l' if i == a and d < 0 else 'm')
        for i in range(w):
            if y - 1 >= s.dk(x) - 1:
                s.q(x + i, y - 1, 'd')
        gy = y + (h - 1 if h < 3 else 1)
        gx = x + w if d > 0 else x - 1
        if h == 2 and w > 3 and bl:
            s.q(x + w - 1 if d > 0 else x, gy, 'o')
        for i in range(bl):
            s.q(gx + d * i, gy + i * up // max(1, bl), 'o')
        if h >= 3 and n > 1:
            for i in range(bl - 1):
                s.q(gx + d * i, gy + 1 + i * up // max(1, bl), 'o')

    def barb(s, x, y, w, h):
        y += s.dk(x)
        for j in range(h):
            for i in range(w):
                s.q(x + i, y + j, 'l' if i == 0 else 'd' if i == w - 1 else 'm')

    def funnel(s, x, y, w, h, rake=0.0, cap=2, band=None):
        y += s.dk(x)
        for j in range(h):
            o = int(round(-rake * j))
            for i in range(w):
                col = 'l' if i == 0 else 'd' if i >= w - 1 else 'm'
                if j >= h - cap:
                    col = 'f'
                if band is not None and j == band:
                    col = 'h'
                s.q(x + i + o, y + j, col)

    def mast(s, x, y, h, yard=0, yh=None, rake=0.0, tri=0, c='o'):
        y += s.dk(x)
        us = s.p is US
        for j in range(h):
            s.q(x + int(round(-rake * j)), y + j, c)
        if tri:
            for j in range(h - 2):
                s.q(x - int(round(tri * (1 - j / (h - 2)))), y + j, c)
        if yard:
            tx = x - int(round(rake * (h - 1)))
            if us:
                for i in range(-yard, yard + 1):
                    s.q(tx + i, y + h - 2, c)
                if yard > 1:
                    for i in (-1, 0, 1):
                        s.q(tx + i, y + h, 'd')
                    for i in (-1, 1):
                        s.q(tx + i, y + h - 1, 'm')
            else:
                for i in range(-yard - 1, yard + 2):
                    s.q(tx + i, y + h - 1, c)
                s.q(tx - yard - 1, y + h - 2, 'm')
                s.q(tx + yard + 1, y + h - 2, 'm')

    def dot(s, x, y, *cs):
        for k, cc in enumerate(cs):
            s.q(x + k, y + s.dk(x), cc)

    def rng(s, x, y, w, c='o'):
        for i in range(w):
            s.q(x + i, y + s.dk(x), c)

    def aa(s, *xs, y=0):
        for x in xs:
            s.q(x, y + s.dk(x), 'o')
            s.q(x + 1, y + 1 + s.dk(x), 'o')

    def flight(s, x, w, y, th=2, posts=(), mark=None, round_=0):
        """flight deck slab at absolute height y"""
        for i in range(w):
            s.q(x + i, y, 'h')
            for j in range(1, th):
                s.q(x + i, y - j, 'k' if j == 1 and th > 2 else 'o')
        for i in range(0, w, 4):
            s.q(x + i, y - th + 1, 'd')
        for px_ in posts:
            for yy in range(s.dk(px_), y - th + 1):
                s.q(px_, yy, 'o')

    def planes(s, xs, y):
        for x in xs:
            s.q(x, y + 1, 'o')
            s.q(x + 1, y + 1, 'd')
            s.q(x + 2, y + 1, 'd')
            s.q(x + 3, y + 1, 'd')
            s.q(x, y + 2, 'o')
            s.q(x + 1, y + 2, 'l')
            s.q(x + 2, y + 2, 'l')

    def bays(s, x0, x1, y, h, step=5, w=3):
        for x in range(x0, x1, step):
            for i in range(w):
                for j in range(h):
                    s.q(x + i, y + j, 'o' if not (i == 0 and j == h - 1) else 'd')

    def hang(s, x0, x1, y0, y1):
        for x in range(x0, x1):
            for y in range(y0, y1):
                s.q(x, y, 'l' if x == x0 else 'm' if y < y1 - 1 else 'd')

    def flag(s, x, y, jp):
        pass
REG = {}

def cls(name, navy, typ):

    def dec(f):
        REG[name] = (navy, typ, f)
        return f
    return dec

@cls('Lexington', 'USN', 'CV')
def _():
    s = Ship(US, 78, 5, 0, 5, 3, sheer=10)
    s.hang(2, 75, 5, 8)
    s.flight(0, 78, 9, 2)
    for i in range(3):
        s.q(75 + i, 7, T)
        s.q(77, 8, 'o')
    s.bays(8, 24, 5, 2, 6, 4)
    s.bays(50, 66, 5, 2, 6, 4)
    s.fb = 10
    s.rise = 0
    s.barb(50, 0, 1, 1)
    s.block(47, 0, 7, 3, True)
    s.block(48, 3, 4, 2)
    s.mast(49, 5, 4, 2, 4)
    s.mast(51, 5, 2)
    s.funnel(30, 0, 13, 7, 0, 2)
    for j in range(5):
        for x in (34, 38):
            s.q(x, 10 + j, 'd')
    s.turret(56, 0, 4, 2, 1, 2)
    s.turret(24, 0, 4, 2, -1, 2)
    s.planes((6, 11, 16), 9)
    return s

@cls('Yorktown', 'USN', 'CV')
def _():
    s = Ship(US, 75, 5, 1, 5, 3, sheer=12)
    s.hang(7, 64, 5, 8)
    s.bays(10, 62, 5, 2, 7, 5)
    s.flight(0, 73, 9, 2, (2, 5, 66, 69))
    s.fb = 10
    s.rise = 0
    s.block(32, 0, 15, 2, True)
    s.block(41, 2, 6, 3, True)
    s.block(42, 5, 3, 1)
    s.funnel(33, 2, 7, 5, 0, 2)
    s.mast(43, 5, 4, 2, 3, tri=2)
    s.turret(49, 0, 2, 1, 1, 2)
    s.planes((8, 13, 18, 23), 9)
    s.planes((56,), 9)
    return s

@cls('Essex', 'USN', 'CV')
def _():
    s = Ship(US, 79, 5, 1, 6, 2, sheer=12)
    s.hang(5, 69, 5, 8)
    s.bays(8, 40, 5, 2, 5, 3)
    s.hang(44, 55, 5, 8)
    s.bays(56, 68, 5, 2, 5, 3)
    s.flight(1, 76, 9, 2, (3, 71, 73))
    s.fb = 10
    s.rise = 0
    s.block(33, 0, 16, 3, True)
    s.block(41, 3, 6, 2, True)
    s.funnel(36, 3, 5, 3, 0, 2)
    s.block(42, 5, 3, 1)
    s.mast(40, 5, 4, 3, 4)
    s.mast(43, 5, 2)
    s.turret(51, 0, 4, 2, 1, 2)
    s.turret(50, 2, 3, 2, 1, 2)
    s.turret(28, 0, 4, 2, -1, 2)
    s.turret(30, 2, 3, 2, -1, 2)
    s.planes((5, 10, 15), 9)
    s.planes((62,), 9)
    return s

@cls('Wasp', 'USN', 'CV')
def _():
    s = Ship(US, 68, 5, 1, 4, 2, sheer=10)
    s.hang(6, 58, 5, 8)
    s.bays(9, 57, 5, 2, 8, 6)
    s.flight(0, 66, 9, 2, (2, 60, 63))
    s.fb = 10
    s.rise = 0
    s.block(33, 0, 9, 2, True)
    s.funnel(33, 2, 5, 5, 0, 2)
    s.block(38, 2, 3, 3)
    s.mast(39, 5, 5, 2, 3)
    s.planes((6, 11, 16), 9)
    return s

@cls('Akagi', 'IJN', 'CV')
def _():
    s = Ship(JP, 77, 6, 0, 4, 3, sheer=10)
    s.hang(6, 64, 6, 10)
    for x in range(6, 64):
        s.q(x, 8, 'd')
    s.bays(10, 32, 9, 1, 4, 2)
    s.bays(46, 62, 9, 1, 4, 2)
    s.bays(9, 62, 6, 1, 5, 2)
    s.flight(0, 75, 11, 2, (1, 4, 66, 69, 72))
    for i, (x, y, w) in enumerate([(36, 11, 9), (35, 10, 10), (34, 9, 11), (34, 8, 10), (34, 7, 8), (34, 6, 6)]):
        for k in range(w):
            s.q(x + k, y - 1, 'h' if k == 0 or y == 11 else 'l' if k < w - 1 else 'o')
    for k in range(6):
        s.q(34 + k, 4, 'f')
        s.q(34 + k, 3, 'f')
    s.fb = 12
    s.rise = 0
    s.block(41, 0, 5, 3, True)
    s.block(42, 3, 3, 1)
    s.mast(41, 3, 3, 1, 2)
    s.planes((6, 11, 16), 11)
    for x in (6, 10):
        s.q(x - 1, 5, 'o')
        s.q(x - 2, 5, 'o')
        s.q(x, 5, 'l')
    return s

@cls('Kaga', 'IJN', 'CV')
def _():
    s = Ship(JP, 73, 6, 0, 2, 2, sheer=10)
    s.hang(3, 62, 6, 10)
    s.bays(6, 60, 8, 1, 3, 2)
    for x in range(3, 62):
        s.q(x, 7, 'd')
    s.flight(0, 71, 11, 2, (1, 64, 67, 69))
    for k in range(14):
        s.q(30 + k, 9, 'h')
        s.q(30 + k, 8, 'l')
        s.q(30 + k, 7, 'o')
    for k in range(5):
        s.q(27 + k, 8, 'l')
        s.q(26 + k, 7, 'm')
        s.q(26 + k, 6, 'f')
    s.fb = 12
    s.rise = 0
    s.block(50, 0, 4, 3, True)
    s.block(50, 3, 3, 1)
    s.mast(50, 4, 3, 1, 1)
    s.planes((5, 10, 15, 20), 11)
    for x in (8, 13, 18):
        s.q(x - 1, 4, 'o')
        s.q(x - 2, 4, 'o')
        s.q(x, 4, 'l')
    return s

@cls('Soryu', 'IJN', 'CV')
def _():
    s = Ship(JP, 72, 4, 1, 5, 3, sheer=12)
    s.hang(10, 58, 4, 7)
    s.bays(14, 56, 5, 1, 4, 2)
    s.flight(1, 66, 8, 2, (3, 7, 60, 63))
    for x in (34, 28):
        for k in range(5):
            s.q(x + k, 6, 'l')
            s.q(x - 1 + k, 5, 'm')
        for k in range(4):
            s.q(x - 2 + k, 4, 'f')
    s.fb = 9
    s.rise = 0
    s.block(45, 0, 4, 4, True)
    s.block(46, 4, 2, 1)
    s.mast(45, 4, 4, 1, 3)
    s.planes((7, 12, 17), 8)
    s.mast(10, 0, 2)
    return s

@cls('Hiryu', 'IJN', 'CV')
def _():
    s = Ship(JP, 72, 5, 1, 5, 3, sheer=12)
    s.hang(9, 58, 5, 8)
    s.bays(13, 56, 6, 1, 4, 2)
    s.flight(1, 66, 9, 2, (3, 6, 60, 63))
    for x in (40, 34):
        for k in range(5):
            s.q(x + k, 7, 'l')
            s.q(x - 1 + k, 6, 'm')
        for k in range(4):
            s.q(x - 2 + k, 5, 'f')
    s.fb = 10
    s.rise = 0
    s.block(30, 0, 5, 4, True)
    s.block(31, 4, 3, 1)
    s.mast(31, 5, 3, 1, 1)
    s.planes((7, 12, 17), 9)
    return s

@cls('Shokaku', 'IJN', 'CV')
def _():
    s = Ship(JP, 79, 5, 2, 7, 4, sheer=16)
    s.hang(9, 62, 5, 8)
    s.bays(13, 60, 6, 1, 5, 3)
    s.flight(2, 67, 9, 2, (4, 7, 64, 67))
    for x in (40, 33):
        for k in range(6):
            s.q(x + k, 7, 'l')
            s.q(x - 1 + k, 6, 'm')
        for k in range(5):
            s.q(x - 3 + k, 5, 'f')
    s.fb = 10
    s.rise = 0
    s.block(47, 0, 5, 3, True)
    s.block(48, 3, 4, 2)
    s.mast(48, 5, 4, 2, 2)
    s.rng(47, 5, 5)
    s.planes((9, 14, 19, 24), 9)
    s.mast(29, 0, 4)
    s.mast(16, 0, 4)
    return s

@cls('Iowa', 'USN', 'BB')
def _():
    s = Ship(US, 80, 4, 3, 7, 1, sheer=24)
    s.turret(53, 0, 7, 3, 1, 6, n=2)
    s.barb(46, 0, 5, 2)
    s.turret(45, 2, 7, 3, 1, 6, n=2)
    s.turret(13, 0, 7, 3, -1, 6, n=2)
    s.block(22, 0, 23, 3, True)
    s.block(38, 3, 7, 3, True)
    s.block(39, 6, 4, 4)
    s.rng(38, 10, 6)
    s.mast(40, 10, 4, 2, 3)
    s.funnel(34, 3, 4, 7, 0, 2)
    s.funnel(26, 3, 4, 6, 0, 2)
    s.block(22, 3, 4, 3)
    s.mast(24, 6, 6, 2, 4)
    s.rng(21, 6, 4)
    s.turret(30, 3, 3, 2, 1, 2)
    s.turret(40, 1, 2, 2, 1, 1)
    s.mast(4, 0, 3)
    s.aa(9, 64)
    return s

@cls('North Carolina', 'USN', 'BB')
def _():
    s = Ship(US, 74, 4, 2, 4, 1, sheer=18)
    s.turret(51, 0, 6, 3, 1, 5, n=2)
    s.barb(45, 0, 5, 2)
    s.turret(44, 2, 6, 3, 1, 5, n=2)
    s.turret(13, 0, 6, 3, -1, 5, n=2)
    s.block(22, 0, 22, 2, True)
    s.block(38, 2, 6, 4, True)
    s.block(39, 6, 3, 4)
    s.rng(38, 9, 5)
    s.mast(40, 10, 5, 2, 3)
    s.funnel(33, 2, 3, 7, 0, 2)
    s.funnel(27, 2, 3, 7, 0, 2)
    s.block(21, 2, 4, 4)
    s.mast(22, 6, 6, 2, 4)
    s.turret(30, 2, 2, 2, 1, 2)
    s.mast(3, 0, 3)
    return s

@cls('South Dakota', 'USN', 'BB')
def _():
    s = Ship(US, 68, 4, 2, 4, 1, sheer=16)
    s.turret(47, 0, 7, 3, 1, 5, n=2)
    s.barb(41, 0, 5, 2)
    s.turret(40, 2, 7, 3, 1, 5, n=2)
    s.turret(12, 0, 7, 3, -1, 5, n=2)
    s.block(21, 0, 19, 3, True)
    s.block(24, 3, 15, 2)
    s.block(34, 5, 5, 4, True)
    s.block(35, 9, 3, 2)
    s.rng(34, 11, 5)
    s.mast(36, 11, 4, 2, 2)
    s.funnel(28, 5, 6, 5, 0, 2)
    s.block(22, 3, 4, 4)
    s.mast(24, 7, 5, 2, 3)
    s.turret(26, 3, 3, 2, 1, 1)
    s.turret(31, 3, 3, 2, 1, 1)
    s.mast(3, 0, 3)
    s.aa(8, 56)
    return s

@cls('Pennsylvania', 'USN', 'BB')
def _():
    s = Ship(US, 64, 4, 1, 1, 2, brk=(18, 1), sheer=14)
    s.turret(49, 0, 6, 3, 1, 4, n=2)
    s.barb(43, 0, 5, 2)
    s.turret(42, 2, 6, 3, 1, 4, n=2)
    s.barb(15, 0, 4, 3)
    s.turret(14, 2, 6, 3, -1, 4, n=2)
    s.turret(7, 0, 6, 3, -1, 4, n=2)
    s.block(22, 0, 20, 2, True)
    s.block(35, 2, 6, 2, True)
    s.mast(38, 4, 8, tri=4)
    s.mast(40, 4, 8)
    s.block(36, 11, 5, 3)
    s.funnel(29, 2, 5, 6, 0, 2)
    s.mast(23, 2, 8, tri=-3)
    s.mast(21, 2, 8)
    s.block(19, 10, 5, 3)
    s.mast(38, 14, 1)
    s.aa(27, 33, y=2)
    return s

@cls('Colorado', 'USN', 'BB')
def _():
    s = Ship(US, 63, 4, 1, 2, 2, brk=(17, 1), sheer=14)
    s.turret(48, 0, 6, 3, 1, 4, n=1)
    s.barb(42, 0, 5, 2)
    s.turret(41, 2, 6, 3, 1, 4)
    s.barb(14, 0, 4, 3)
    s.turret(13, 2, 6, 3, -1, 4)
    s.turret(6, 0, 6, 3, -1, 4)
    s.block(20, 0, 21, 2, True)
    for cx in (36, 22):
        for j in range(9):
            w = [3, 3, 2, 2, 2, 2, 2, 2, 3][j]
            for i in range(-w, w + 1):
                if (i + j) % 2 == 0 or abs(i) == w:
                    s.q(cx + i, 6 + j, 'o')
        s.block(cx - 3, 11, 7, 2)
    s.funnel(31, 2, 3, 6, 0, 2)
    s.funnel(26, 2, 3, 6, 0, 2)
    s.block(38, 2, 4, 2)
    return s

@cls('Yamato', 'IJN', 'BB')
def _():
    s = Ship(JP, 80, 4, 4, 5, 2, sheer=28)
    s.turret(55, 0, 8, 3, 1, 6, n=2)
    s.barb(48, 0, 6, 2)
    s.turret(47, 2, 8, 3, 1, 6, n=2)
    s.turret(11, 0, 8, 3, -1, 6, n=2)
    s.turret(43, 3, 4, 2, 1, 3)
    s.turret(20, 3, 4, 2, -1, 3)
    s.block(21, 0, 26, 3, True)
    s.block(24, 3, 20, 1)
    s.block(37, 4, 6, 3, True)
    s.block(38, 7, 4, 3)
    s.block(38, 10, 4, 2, True)
    s.rng(36, 12, 8)
    s.mast(40, 12, 3, 1, 2)
    s.funnel(32, 4, 6, 6, 0.5, 2)
    s.mast(26, 4, 9, 2, 5, rake=0.5)
    s.block(23, 4, 4, 3)
    s.rng(22, 7, 5)
    for x in (29, 32):
        s.q(x, 9, 'o')
        s.q(x + 1, 10, 'o')
    s.mast(2, 0, 4)
    s.rng(0, 4, 4)
    s.aa(34, 36, y=3)
    return s

@cls('Nagato', 'IJN', 'BB')
def _():
    s = Ship(JP, 72, 5, 1, 4, 3, brk=(14, 1), sheer=16)
    s.turret(52, 0, 6, 3, 1, 4, n=2)
    s.barb(46, 0, 5, 2)
    s.turret(45, 2, 6, 3, 1, 4, n=2)
    s.barb(15, 0, 5, 2)
    s.turret(14, 2, 6, 3, -1, 4, n=2)
    s.turret(7, 0, 6, 3, -1, 4, n=2)
    s.block(22, 0, 23, 2, True)
    s.block(37, 2, 7, 2, True)
    s.block(38, 4, 5, 2)
    s.block(37, 6, 6, 1)
    s.block(38, 7, 5, 2, True)
    s.block(37, 9, 6, 1)
    s.block(38, 10, 4, 2)
    s.rng(37, 12, 6)
    s.mast(40, 12, 3)
    s.funnel(30, 2, 6, 7, 0, 2)
    s.block(22, 2, 5, 3, True)
    s.mast(24, 5, 8, 2, 5, tri=-2)
    for x in range(18, 50, 4):
        s.q(x, 3, 'o')
    return s

@cls('Kongo', 'IJN', 'BB')
def _():
    s = Ship(JP, 74, 4, 2, 5, 3, brk=(20, 1), sheer=18)
    s.turret(53, 0, 6, 3, 1, 4)
    s.barb(47, 0, 5, 2)
    s.turret(46, 2, 6, 3, 1, 4)
    s.turret(17, 1, 6, 3, -1, 4)
    s.turret(6, 0, 6, 3, -1, 4)
    s.block(24, 0, 22, 2, True)
    s.block(39, 2, 6, 3, True)
    s.block(40, 5, 4, 2)
    s.block(39, 7, 5, 1)
    s.block(40, 8, 4, 2, True)
    s.rng(39, 10, 6)
    s.mast(41, 10, 5, 1, 2)
    s.funnel(34, 2, 4, 7, 0, 2)
    s.funnel(28, 2, 5, 6, 0, 2)
    s.mast(25, 2, 9, 2, 6, tri=-2)
    for x in range(24, 46, 4):
        s.q(x, 3, 'o')
    return s

@cls('Fuso', 'IJN', 'BB')
def _():
    s = Ship(JP, 72, 4, 1, 3, 3, brk=(16, 1), sheer=16)
    s.turret(54, 0, 5, 2, 1, 4)
    s.barb(49, 0, 4, 2)
    s.turret(48, 2, 5, 2, 1, 4)
    s.turret(33, 2, 5, 2, 1, 3)
    s.turret(20, 2, 5, 2, -1, 3)
    s.barb(13, 0, 4, 2)
    s.turret(12, 2, 5, 2, -1, 4)
    s.turret(6, 0, 5, 2, -1, 4)
    s.block(19, 0, 28, 2, True)
    for k, (x, w, h) in enumerate([(41, 6, 3), (42, 4, 2), (41, 6, 1), (42, 4, 2), (41, 6, 1), (42, 5, 2), (42, 4, 2)]):
        yy = [2, 5, 7, 8, 10, 11, 13][k]
        s.block(x, yy, w, h, h > 2)
    s.rng(41, 13, 6)
    s.funnel(28, 2, 4, 8, 0, 2)
    s.block(24, 2, 3, 3)
    s.mast(25, 5, 6, 1, 4)
    return s

@cls('Portland', 'USN', 'CA')
def _():
    s = Ship(US, 65, 4, 2, 4, 2, brk=(21, 1), sheer=18)
    s.turret(47, 0, 5, 2, 1, 4)
    s.barb(43, 0, 3, 2)
    s.turret(42, 2, 5, 2, 1, 4)
    s.turret(11, 0, 5, 2, -1, 4)
    s.block(36, 0, 6, 4, True)
    s.block(37, 4, 4, 2)
    s.mast(38, 6, 8, 2, 5, tri=3)
    s.block(36, 10, 4, 2)
    s.funnel(31, 0, 3, 8, 0.25, 2)
    s.funnel(22, 1, 3, 8, 0.25, 2)
    s.block(16, 0, 5, 3)
    s.mast(17, 3, 8, 1, 5)
    s.rng(25, 2, 5)
    s.planes((25,), 6)
    s.block(27, 0, 4, 1)
    s.mast(3, 0, 2)
    s.mast(29, 1, 5)
    s.aa(34, y=0)
    return s

@cls('New Orleans', 'USN', 'CA')
def _():
    s = Ship(US, 63, 4, 2, 3, 2, brk=(24, 1), sheer=16)
    s.turret(46, 0, 5, 2, 1, 4)
    s.barb(42, 0, 3, 2)
    s.turret(41, 2, 5, 2, 1, 4)
    s.turret(10, 0, 5, 2, -1, 4)
    s.block(35, 0, 6, 5, True)
    s.block(36, 5, 4, 2)
    s.mast(37, 7, 6, 2, 3)
    s.funnel(31, 0, 3, 7, 0.2, 2)
    s.funnel(26, 0, 3, 7, 0.2, 2)
    s.block(17, 0, 7, 4)
    s.mast(18, 4, 7, 1, 5)
    s.mast(24, 1, 7)
    s.planes((20,), 8)
    return s

@cls('Pensacola', 'USN', 'CA')
def _():
    s = Ship(US, 62, 3, 3, 4, 2, sheer=20)
    s.turret(44, 0, 4, 2, 1, 3)
    s.barb(40, 0, 4, 2)
    s.turret(39, 2, 6, 2, 1, 4)
    s.turret(8, 0, 4, 2, -1, 3)
    s.barb(13, 0, 4, 2)
    s.turret(12, 2, 6, 2, -1, 4)
    s.block(33, 0, 6, 4, True)
    s.mast(35, 4, 9, 2, 6, tri=3)
    s.block(33, 9, 4, 2)
    s.funnel(28, 0, 3, 8, 0.2, 2)
    s.funnel(21, 0, 3, 8, 0.2, 2)
    s.mast(17, 0, 10, 1, 7, tri=-3)
    s.planes((24,), 5)
    return s

@cls('Brooklyn', 'USN', 'CL')
def _():
    s = Ship(US, 65, 5, 1, 4, 0, sheer=16)
    s.turret(53, 0, 4, 2, 1, 3)
    s.barb(48, 0, 3, 2)
    s.turret(47, 2, 4, 2, 1, 3)
    s.turret(42, 0, 4, 2, -1, 0)
    s.turret(14, 2, 4, 2, -1, 3)
    s.barb(15, 0, 3, 2)
    s.turret(8, 0, 4, 2, -1, 3)
    s.block(34, 0, 7, 4, True)
    s.block(36, 4, 4, 3)
    s.mast(37, 7, 6, 2, 3)
    s.funnel(30, 0, 3, 7, 0.15, 2)
    s.funnel(25, 0, 3, 7, 0.15, 2)
    s.block(19, 0, 5, 3)
    s.mast(21, 3, 8, 1, 5)
    s.mast(1, 0, 4)
    [s.q(x, 9 - abs(x - 1) // 2, 'o') for x in range(-1, 3)]
    s.planes((4,), 5)
    return s

@cls('Atlanta', 'USN', 'CL')
def _():
    s = Ship(US, 62, 4, 1, 4, 1, sheer=14)
    s.turret(48, 0, 4, 2, 1, 2)
    s.barb(45, 0, 3, 2)
    s.turret(44, 2, 4, 2, 1, 2)
    s.barb(41, 0, 3, 4)
    s.turret(40, 4, 4, 2, 1, 2)
    s.turret(6, 0, 4, 2, -1, 2)
    s.barb(11, 0, 3, 2)
    s.turret(10, 2, 4, 2, -1, 2)
    s.barb(15, 0, 3, 4)
    s.turret(14, 4, 4, 2, -1, 2)
    s.block(19, 0, 21, 2, True)
    s.block(34, 2, 6, 4, True)
    s.block(35, 6, 3, 2)
    s.mast(36, 8, 5, 2, 3)
    s.rng(34, 8, 4)
    s.funnel(30, 2, 3, 7, 0.15, 2)
    s.funnel(24, 2, 3, 7, 0.15, 2)
    s.block(19, 2, 3, 4)
    s.mast(20, 6, 5, 1, 3)
    return s

@cls('Cleveland', 'USN', 'CL')
def _():
    s = Ship(US, 66, 5, 1, 4, 0, sheer=16)
    s.turret(49, 0, 5, 2, 1, 3)
    s.barb(45, 0, 4, 2)
    s.turret(44, 2, 5, 2, 1, 3)
    s.turret(8, 0, 5, 2, -1, 3)
    s.barb(14, 0, 4, 2)
    s.turret(13, 2, 5, 2, -1, 3)
    s.turret(40, 2, 3, 2, 1, 2)
    s.turret(18, 2, 3, 2, -1, 2)
    s.block(19, 0, 24, 2, True)
    s.block(34, 2, 6, 3, True)
    s.block(35, 5, 3, 3)
    s.mast(36, 8, 5, 2, 3)
    s.funnel(31, 2, 3, 6, 0, 2)
    s.funnel(26, 2, 3, 6, 0, 2)
    s.block(21, 2, 3, 4)
    s.mast(22, 6, 5, 1, 3)
    return s

@cls('Takao', 'IJN', 'CA')
def _():
    s = Ship(JP, 70, 4, 2, 6, 4, brk=(16, 1), sheer=22)
    s.turret(53, 0, 5, 2, 1, 3)
    s.barb(48, 0, 4, 2)
    s.turret(47, 2, 5, 2, 1, 3)
    s.turret(43, 0, 5, 2, -1, 0)
    s.turret(7, 0, 5, 2, -1, 3)
    s.barb(12, 0, 4, 2)
    s.turret(11, 2, 5, 2, -1, 3)
    s.block(33, 0, 10, 5, True)
    s.block(34, 5, 9, 3, True)
    s.block(35, 8, 6, 2, True)
    s.rng(35, 10, 6)
    s.mast(36, 10, 4, 2, 2)
    s.funnel(28, 0, 5, 9, 0.5, 2)
    s.funnel(22, 0, 3, 7, 0, 2)
    s.mast(18, 0, 11, 2, 8, tri=-2)
    s.planes((15,), 6)
    return s

@cls('Mogami', 'IJN', 'CA')
def _():
    s = Ship(JP, 70, 4, 2, 6, 4, brk=(20, 1), sheer=24)
    s.turret(55, 0, 4, 2, 1, 3)
    s.turret(49, 0, 4, 2, 1, 2)
    s.barb(45, 0, 3, 2)
    s.turret(44, 2, 4, 2, 1, 3)
    s.turret(8, 0, 4, 2, -1, 3)
    s.barb(13, 0, 3, 2)
    s.turret(12, 2, 4, 2, -1, 3)
    s.block(37, 0, 7, 4, True)
    s.block(38, 4, 5, 3, True)
    s.rng(38, 7, 5)
    s.mast(39, 7, 5, 2, 3)
    s.funnel(29, 0, 7, 6, 0.5, 2)
    s.mast(22, 0, 11, 2, 8, tri=-2)
    s.planes((16,), 7)
    s.block(25, 0, 5, 2)
    return s

@cls('Tone', 'IJN', 'CA')
def _():
    s = Ship(JP, 70, 4, 2, 6, 4, brk=(24, 1), sheer=22)
    s.turret(56, 0, 4, 2, 1, 3)
    s.barb(51, 0, 3, 2)
    s.turret(50, 2, 4, 2, 1, 3)
    s.turret(46, 0, 4, 2, -1, 1)
    s.turret(41, 0, 4, 2, -1, 1)
    s.block(34, 0, 7, 4, True)
    s.block(35, 4, 5, 4, True)
    s.rng(35, 8, 5)
    s.mast(36, 8, 4, 2, 2)
    s.funnel(28, 0, 6, 7, 0.5, 2)
    s.mast(23, 0, 11, 2, 8, tri=-2)
    s.planes((5, 11, 17), 2)
    s.rng(2, 0, 22)
    return s

@cls('Sendai', 'IJN', 'CL')
def _():
    s = Ship(JP, 64, 3, 2, 4, 3, brk=(42, 0), sheer=20)
    s.block(40, 0, 6, 3, True)
    s.block(41, 3, 4, 3, True)
    s.mast(42, 6, 8, 2, 5, tri=2)
    s.block(41, 10, 3, 2)
    for x in (35, 30, 25, 20):
        s.funnel(x, 0, 3, 7, 0, 2)
    for x in (52, 47):
        s.turret(x, 0, 3, 2, 1, 2)
    for x in (16, 11, 6):
        s.turret(x, 0, 3, 2, -1, 2)
    s.mast(14, 0, 11, 2, 8, tri=-2)
    s.aa(38)
    return s

@cls('Agano', 'IJN', 'CL')
def _():
    s = Ship(JP, 66, 3, 3, 6, 3, sheer=24)
    s.turret(48, 0, 4, 2, 1, 3)
    s.barb(44, 0, 3, 2)
    s.turret(43, 2, 4, 2, 1, 3)
    s.turret(10, 0, 4, 2, -1, 3)
    s.block(36, 0, 7, 3, True)
    s.block(37, 3, 4, 4, True)
    s.mast(38, 7, 5, 2, 3)
    s.funnel(28, 0, 6, 7, 0.2, 2)
    s.mast(20, 0, 11, 2, 8, tri=-2)
    s.planes((22,), 5)
    s.rng(15, 0, 8)
    return s

@cls('Yubari', 'IJN', 'CL')
def _():
    s = Ship(JP, 54, 3, 2, 4, 3, sheer=18)
    s.turret(40, 0, 3, 2, 1, 2)
    s.barb(36, 0, 3, 2)
    s.turret(35, 2, 4, 2, 1, 2)
    s.turret(8, 0, 3, 2, -1, 2)
    s.barb(12, 0, 3, 2)
    s.turret(11, 2, 4, 2, -1, 2)
    s.block(29, 0, 6, 4, True)
    s.block(30, 4, 4, 3, True)
    s.mast(31, 7, 6, 2, 3)
    for j in range(9):
        w = 7 - j // 2
        for i in range(w):
            s.q(20 + j // 2 + i, 3 + j, ('l' if i == 0 else 'm') if j < 7 else 'f')
    s.mast(17, 0, 10, 1, 7, tri=-2)
    return s

@cls('Fletcher', 'USN', 'DD')
def _():
    s = Ship(US, 54, 3, 3, 3, 1, sheer=22)
    s.turret(40, 0, 3, 2, 1, 3)
    s.barb(36, 0, 2, 2)
    s.turret(35, 2, 3, 2, 1, 3)
    s.block(29, 0, 7, 3, True)
    s.block(30, 3, 4, 3, True)
    s.block(31, 6, 2, 1)
    s.mast(29, 3, 11, 2, 8)
    s.funnel(25, 0, 3, 7, 0.3, 2)
    s.funnel(19, 0, 3, 7, 0.3, 2)
    s.rng(22, 2, 3)
    s.rng(15, 1, 4)
    s.turret(12, 1, 3, 2, 1, 2)
    s.turret(8, 2, 3, 2, -1, 2)
    s.barb(9, 0, 2, 2)
    s.turret(4, 0, 3, 2, -1, 2)
    s.block(11, 0, 5, 1)
    return s

@cls('Wickes', 'USN', 'DD')
def _():
    s = Ship(US, 52, 3, 2, 1, 2, sheer=24)
    s.turret(42, 0, 2, 2, 1, 2)
    s.block(34, 0, 5, 3, True)
    s.mast(34, 3, 9, 2, 6)
    for x in (30, 26, 22, 18):
        s.funnel(x, 0, 2, 7, 0.1, 1)
    s.turret(13, 1, 2, 2, 1, 2)
    s.block(10, 0, 4, 1)
    s.turret(4, 0, 2, 2, -1, 2)
    s.rng(6, 0, 4)
    s.mast(8, 0, 7)
    return s

@cls('Sims', 'USN', 'DD')
def _():
    s = Ship(US, 52, 3, 2, 3, 1, brk=(26, 1), sheer=18)
    s.turret(39, 0, 3, 2, 1, 2)
    s.barb(35, 0, 2, 2)
    s.turret(34, 2, 3, 2, 1, 2)
    s.block(28, 0, 6, 3, True)
    s.block(29, 3, 3, 3)
    s.mast(28, 3, 10, 2, 7)
    s.funnel(21, 0, 4, 8, 0.3, 2)
    s.rng(14, 2, 5)
    s.turret(9, 2, 3, 2, -1, 2)
    s.barb(10, 0, 2, 2)
    s.turret(4, 0, 3, 2, -1, 2)
    return s

@cls('Benson', 'USN', 'DD')
def _():
    s = Ship(US, 52, 3, 2, 3, 1, brk=(26, 1), sheer=18)
    s.turret(39, 0, 3, 2, 1, 2)
    s.barb(35, 0, 2, 2)
    s.turret(34, 2, 3, 2, 1, 2)
    s.block(28, 0, 6, 3, True)
    s.block(29, 3, 3, 3)
    s.mast(28, 3, 10, 2, 7)
    s.funnel(24, 0, 3, 7, 0.2, 2)
    s.funnel(18, 0, 3, 7, 0.2, 2)
    s.rng(13, 2, 5)
    s.turret(8, 2, 3, 2, -1, 2)
    s.barb(9, 0, 2, 2)
    s.turret(3, 0, 3, 2, -1, 2)
    return s

@cls('Allen M. Sumner', 'USN', 'DD')
def _():
    s = Ship(US, 56, 3, 3, 3, 1, sheer=22)
    s.turret(42, 0, 4, 2, 1, 2)
    s.barb(37, 0, 3, 2)
    s.turret(36, 2, 4, 2, 1, 2)
    s.block(30, 0, 6, 4, True)
    s.block(31, 4, 3, 3)
    s.mast(30, 4, 11, 2, 8)
    s.funnel(25, 0, 3, 7, 0.2, 2)
    s.funnel(19, 0, 3, 7, 0.2, 2)
    s.rng(22, 2, 3)
    s.rng(13, 2, 4)
    s.turret(5, 0, 4, 2, -1, 2)
    s.block(10, 0, 6, 2)
    return s

@cls('Kagero', 'IJN', 'DD')
def _():
    s = Ship(JP, 56, 4, 2, 5, 3, brk=(34, 1), sheer=20)
    s.turret(42, 0, 4, 2, 1, 3)
    s.block(35, 0, 5, 4, True)
    s.block(36, 4, 3, 3, True)
    s.mast(34, 1, 12, 2, 8, tri=2)
    s.funnel(29, 0, 4, 7, 0.3, 2)
    s.funnel(21, 0, 3, 6, 0.3, 2)
    s.rng(25, 1, 4)
    s.block(14, 0, 5, 2)
    s.rng(16, 3, 4)
    s.mast(17, 2, 7)
    s.barb(11, 0, 3, 2)
    s.turret(10, 2, 4, 2, -1, 2)
    s.turret(5, 0, 4, 2, -1, 2)
    return s

@cls('Fubuki', 'IJN', 'DD')
def _():
    s = Ship(JP, 56, 4, 2, 4, 3, brk=(36, 1), sheer=18)
    s.turret(43, 0, 4, 2, 1, 3)
    s.block(36, 0, 5, 5, True)
    s.block(37, 5, 3, 2)
    s.mast(36, 5, 8, 2, 5, tri=2)
    s.funnel(30, 0, 4, 8, 0.3, 2)
    s.funnel(21, 0, 4, 8, 0.3, 2)
    s.rng(26, 1, 4)
    s.rng(16, 1, 4)
    s.barb(11, 0, 3, 2)
    s.turret(10, 2, 4, 2, -1, 2)
    s.turret(4, 0, 4, 2, -1, 2)
    s.mast(16, 0, 6)
    return s

@cls('Akizuki', 'IJN', 'DD')
def _():
    s = Ship(JP, 62, 4, 2, 5, 3, brk=(38, 1), sheer=20)
    s.turret(47, 0, 4, 2, 1, 3)
    s.barb(43, 0, 3, 2)
    s.turret(42, 2, 4, 2, 1, 3)
    s.block(37, 0, 5, 4, True)
    s.block(38, 4, 3, 3)
    s.mast(36, 2, 11, 2, 8, tri=2)
    s.funnel(26, 0, 7, 7, 0.5, 2)
    s.rng(20, 2, 4)
    s.block(16, 0, 4, 3)
    s.mast(18, 3, 7)
    s.barb(11, 0, 3, 2)
    s.turret(10, 2, 4, 2, -1, 2)
    s.turret(5, 0, 4, 2, -1, 2)
    return s

@cls('Mutsuki', 'IJN', 'DD')
def _():
    s = Ship(JP, 50, 3, 2, 3, 3, brk=(34, 0), sheer=14)
    s.turret(41, 0, 3, 2, 1, 2)
    s.block(31, 0, 5, 3, True)
    s.mast(32, 3, 9, 2, 6)
    s.rng(36, 0, 2)
    s.funnel(26, 0, 3, 6, 0.2, 2)
    s.funnel(19, 0, 3, 6, 0.2, 2)
    s.turret(12, 0, 3, 2, -1, 2)
    s.turret(5, 0, 3, 2, -1, 2)
    s.mast(16, 0, 8)
    return s

@cls('Northampton', 'USN', 'CA')
def _():
    s = Ship(US, 64, 5, 1, 4, 2, brk=(22, 2), sheer=16)
    s.turret(47, 0, 5, 2, 1, 4)
    s.barb(43, 0, 3, 2)
    s.turret(42, 2, 5, 2, 1, 4)
    s.turret(10, 0, 5, 2, -1, 4)
    s.block(36, 0, 6, 3, True)
    s.mast(38, 3, 9, 2, 6, tri=3)
    s.mast(40, 3, 8)
    s.block(36, 9, 5, 2)
    s.funnel(31, 0, 3, 7, 0, 2)
    s.funnel(23, 0, 3, 7, 0, 2)
    s.mast(18, 2, 10, 1, 7, tri=-3)
    s.mast(16, 2, 8)
    s.block(26, 0, 4, 3)
    s.planes((26,), 7)
    return s

@cls('Myoko', 'IJN', 'CA')
def _():
    s = Ship(JP, 70, 4, 2, 6, 4, brk=(16, 1), sheer=22)
    s.turret(54, 0, 4, 2, 1, 3)
    s.barb(49, 0, 4, 2)
    s.turret(48, 2, 5, 2, 1, 3)
    s.turret(44, 0, 4, 2, -1, 1)
    s.turret(7, 0, 4, 2, -1, 3)
    s.barb(12, 0, 4, 2)
    s.turret(11, 2, 4, 2, -1, 3)
    s.block(36, 0, 7, 4, True)
    s.block(37, 4, 5, 2, True)
    s.block(37, 6, 4, 3)
    s.mast(38, 9, 5, 1, 3)
    for j in range(10):
        w = 9 if j < 4 else 5
        for i in range(w):
            s.q(25 + i + (0 if j >= 4 else 0), 4 + j, ('l' if i == 0 else 'd' if i == w - 1 else 'm') if j < 8 else 'f')
    s.mast(18, 0, 12, 2, 9, tri=-2)
    s.planes((20,), 6)
    s.rng(18, 1, 6)
    return s

@cls('Nagara', 'IJN', 'CL')
def _():
    s = Ship(JP, 62, 3, 2, 4, 3, sheer=20)
    s.block(40, 0, 5, 5, True)
    s.block(41, 5, 4, 2)
    s.mast(42, 7, 6, 1, 4)
    s.rng(38, 5, 4)
    for x, w in ((34, 4), (28, 4), (22, 3)):
        s.funnel(x, 0, w, 7, 0, 2)
    for x in (51, 46):
        s.turret(x, 0, 3, 2, 1, 2)
    for x in (16, 10, 5):
        s.turret(x, 0, 3, 2, -1, 2)
    s.mast(18, 0, 11, 2, 8, tri=-2)
    s.planes((12,), 5)
    return s

@cls('Wichita', 'USN', 'CA')
def _():
    s = Ship(US, 66, 5, 1, 4, 0, sheer=16)
    s.turret(50, 0, 5, 2, 1, 4)
    s.barb(46, 0, 4, 2)
    s.turret(45, 2, 5, 2, 1, 4)
    s.turret(10, 0, 5, 2, -1, 4)
    s.block(19, 0, 25, 2, True)
    s.block(37, 2, 6, 3, True)
    s.block(38, 5, 4, 3)
    s.mast(40, 8, 5, 2, 3)
    s.rng(37, 8, 5)
    s.funnel(33, 2, 3, 7, 0.1, 2)
    s.funnel(28, 2, 3, 7, 0.1, 2)
    s.block(19, 2, 4, 4)
    s.mast(20, 6, 6, 1, 4)
    s.turret(24, 2, 2, 2, -1, 2)
    s.mast(1, 0, 4)
    s.planes((3,), 4)
    return s

@cls('St. Louis', 'USN', 'CL')
def _():
    s = Ship(US, 65, 5, 1, 4, 0, sheer=16)
    s.turret(53, 0, 4, 2, 1, 3)
    s.barb(48, 0, 3, 2)
    s.turret(47, 2, 4, 2, 1, 3)
    s.turret(42, 0, 4, 2, -1, 0)
    s.turret(13, 2, 4, 2, -1, 3)
    s.barb(14, 0, 3, 2)
    s.turret(7, 0, 4, 2, -1, 3)
    s.block(21, 0, 20, 2, True)
    s.block(34, 2, 7, 3, True)
    s.block(35, 5, 4, 2)
    s.mast(36, 7, 6, 2, 4)
    s.funnel(30, 2, 3, 6, 0.1, 2)
    s.funnel(26, 2, 3, 6, 0.1, 2)
    s.block(21, 2, 4, 5)
    s.mast(22, 7, 5, 1, 3)
    s.turret(18, 0, 3, 3, -1, 2)
    s.turret(39, 5, 2, 2, 1, 1)
    s.mast(1, 0, 4)
    return s

@cls('Tennessee', 'USN', 'BB')
def _():
    s = Ship(US, 64, 4, 1, 1, 2, sheer=14)
    s.turret(49, 0, 6, 3, 1, 4, n=2)
    s.barb(43, 0, 5, 2)
    s.turret(42, 2, 6, 3, 1, 4, n=2)
    s.barb(13, 0, 4, 2)
    s.turret(12, 2, 6, 3, -1, 4, n=2)
    s.turret(5, 0, 6, 3, -1, 4, n=2)
    s.block(18, 0, 24, 3, True)
    s.block(27, 3, 12, 3, True)
    s.block(34, 6, 5, 5, True)
    s.block(35, 11, 3, 1)
    s.rng(33, 11, 6)
    s.mast(36, 12, 4, 2, 2)
    s.funnel(29, 6, 5, 4, 0, 2)
    s.block(20, 3, 4, 5)
    s.mast(21, 8, 5, 2, 3)
    for x in (25, 39):
        s.turret(x, 3, 3, 2, -1 if x < 30 else 1, 1)
    s.aa(27, y=6)
    return s

@cls('Mahan', 'USN', 'DD')
def _():
    s = Ship(US, 52, 3, 2, 2, 1, brk=(30, 0), sheer=20)
    s.turret(41, 0, 3, 2, 1, 2)
    s.barb(37, 0, 2, 2)
    s.turret(36, 2, 3, 2, 1, 2)
    s.block(30, 0, 6, 2, True)
    s.block(30, 2, 5, 3, True)
    s.mast(31, 5, 9, 2, 6, tri=2)
    s.funnel(26, 0, 3, 7, 0.2, 2)
    s.funnel(19, 0, 3, 6, 0.2, 2)
    s.rng(22, 2, 4)
    s.rng(15, 2, 3)
    s.turret(12, 1, 3, 2, 1, 2)
    s.block(12, 0, 2, 1)
    s.barb(8, 0, 2, 2)
    s.turret(7, 2, 3, 2, -1, 2)
    s.turret(3, 0, 3, 2, -1, 2)
    s.mast(16, 2, 7)
    return s

@cls('Gridley', 'USN', 'DD')
def _():
    s = Ship(US, 52, 3, 3, 2, 1, sheer=24)
    s.turret(40, 0, 3, 2, 1, 2)
    s.barb(36, 0, 2, 2)
    s.turret(35, 2, 3, 2, 1, 2)
    s.block(29, 0, 6, 3, True)
    s.block(29, 3, 4, 2, True)
    s.mast(29, 5, 9, 1, 7)
    s.funnel(21, 0, 6, 6, 0.2, 2)
    s.block(20, 0, 8, 2)
    s.rng(16, 1, 4)
    s.rng(16, 3, 4)
    s.block(9, 0, 6, 3)
    s.turret(9, 3, 3, 2, -1, 2)
    s.turret(3, 0, 3, 2, -1, 2)
    return s

@cls('Benham', 'USN', 'DD')
def _():
    s = Ship(US, 52, 3, 2, 3, 1, sheer=18)
    s.turret(40, 0, 3, 2, 1, 2)
    s.barb(36, 0, 2, 2)
    s.turret(35, 2, 3, 2, 1, 2)
    s.block(28, 0, 7, 2, True)
    s.block(29, 2, 4, 4, True)
    s.mast(28, 2, 12, 2, 8)
    s.funnel(21, 0, 5, 8, 0.4, 2)
    s.rng(15, 1, 5)
    s.mast(18, 1, 5)
    s.turret(8, 2, 3, 2, -1, 2)
    s.barb(9, 0, 2, 2)
    s.turret(3, 0, 3, 2, -1, 2)
    s.block(12, 0, 3, 2)
    return s

@cls('Gleaves', 'USN', 'DD')
def _():
    s = Ship(US, 53, 3, 2, 3, 1, brk=(27, 1), sheer=18)
    s.turret(40, 0, 3, 2, 1, 2)
    s.barb(36, 0, 2, 2)
    s.turret(35, 2, 3, 2, 1, 2)
    s.block(29, 0, 6, 3, True)
    s.block(30, 3, 4, 4, True)
    s.mast(29, 3, 11, 2, 7)
    s.funnel(25, 0, 2, 8, 0.3, 2)
    s.funnel(19, 0, 2, 8, 0.3, 2)
    s.block(14, 1, 4, 3)
    s.rng(14, 4, 5)
    s.turret(8, 2, 3, 2, -1, 2)
    s.barb(9, 0, 2, 2)
    s.turret(3, 0, 3, 2, -1, 2)
    s.aa(16, y=5)
    return s

@cls('Aoba', 'IJN', 'CA')
def _():
    s = Ship(JP, 64, 4, 2, 5, 3, brk=(14, 1), sheer=20)
    s.turret(48, 0, 5, 2, 1, 3)
    s.barb(44, 0, 3, 2)
    s.turret(43, 2, 5, 2, 1, 3)
    s.turret(6, 0, 5, 2, -1, 3)
    s.block(35, 0, 6, 4, True)
    s.block(36, 4, 5, 3, True)
    s.block(36, 7, 3, 2)
    s.rng(35, 9, 5)
    s.mast(37, 9, 4, 2, 2)
    s.funnel(27, 0, 5, 8, 0.3, 2)
    s.funnel(28, 0, 7, 4, 0, 0)
    s.funnel(21, 0, 3, 7, 0.3, 2)
    s.mast(16, 0, 11, 2, 8, tri=-2)
    s.planes((12,), 4)
    s.rng(11, 2, 5)
    return s

@cls('Tenryu', 'IJN', 'CL')
def _():
    s = Ship(JP, 56, 3, 2, 2, 3, sheer=20)
    s.block(36, 0, 5, 4, True)
    s.mast(37, 4, 10, 2, 7, tri=2)
    s.block(36, 8, 3, 1)
    for x in (31, 26, 21):
        s.funnel(x, 0, 3, 7, 0, 2)
    s.turret(44, 0, 3, 2, 1, 2)
    s.turret(33, 1, 2, 2, 1, 1)
    s.turret(15, 1, 3, 2, -1, 2)
    s.turret(6, 0, 3, 2, -1, 2)
    s.rng(40, 1, 3)
    s.rng(18, 1, 3)
    s.block(10, 0, 4, 1)
    s.mast(12, 0, 11, 1, 8)
    return s

@cls('Oyodo', 'IJN', 'CL')
def _():
    s = Ship(JP, 68, 4, 2, 6, 3, sheer=24)
    s.turret(51, 0, 5, 2, 1, 4)
    s.barb(47, 0, 3, 2)
    s.turret(46, 2, 5, 2, 1, 4)
    s.block(37, 0, 7, 4, True)
    s.block(38, 4, 5, 4, True)
    s.rng(37, 8, 6)
    s.mast(39, 8, 5, 2, 3)
    s.funnel(29, 0, 6, 7, 0.4, 2)
    s.block(16, 0, 11, 5)
    s.bays(18, 25, 1, 3, 4, 3)
    s.mast(24, 5, 8, 2, 5, tri=-2)
    s.rng(2, 1, 14)
    s.planes((3,), 1)
    s.turret(33, 0, 2, 2, 1, 1)
    s.turret(27, 0, 2, 2, -1, 1)
    return s

@cls('Shiratsuyu', 'IJN', 'DD')
def _():
    s = Ship(JP, 53, 4, 2, 4, 3, brk=(33, 1), sheer=18)
    s.turret(41, 0, 4, 2, 1, 3)
    s.block(33, 0, 6, 3, True)
    s.block(34, 3, 4, 3, True)
    s.mast(33, 1, 12, 2, 9, tri=2)
    s.funnel(28, 0, 4, 7, 0.3, 2)
    s.funnel(21, 0, 3, 5, 0.3, 2)
    s.rng(24, 1, 4)
    s.block(14, 0, 6, 2)
    s.rng(15, 2, 4)
    s.turret(11, 2, 2, 2, 1, 2)
    s.block(10, 0, 3, 2)
    s.turret(5, 0, 4, 2, -1, 2)
    s.mast(17, 2, 6)
    return s

@cls('Akatsuki', 'IJN', 'DD')
def _():
    s = Ship(JP, 56, 4, 2, 4, 3, brk=(36, 1), sheer=18)
    s.turret(43, 0, 4, 2, 1, 3)
    s.block(36, 0, 5, 6, True)
    s.block(36, 6, 5, 2, True)
    s.mast(36, 8, 6, 2, 4, tri=2)
    s.funnel(31, 0, 2, 8, 0.2, 2)
    s.funnel(21, 0, 5, 8, 0.3, 2)
    s.rng(26, 1, 4)
    s.rng(16, 1, 4)
    s.block(28, 0, 2, 2)
    s.barb(11, 0, 3, 2)
    s.turret(10, 2, 4, 2, -1, 2)
    s.turret(4, 0, 4, 2, -1, 2)
    s.mast(17, 0, 8, 1, 6)
    return s

@cls('Yugumo', 'IJN', 'DD')
def _():
    s = Ship(JP, 57, 4, 2, 5, 3, brk=(35, 1), sheer=20)
    s.turret(43, 0, 4, 2, 1, 3)
    for j in range(7):
        for i in range(7 - (j + 1) // 2):
            s.q(35 + i, 5 + j, 'l' if i == 0 else 'o' if j in (2, 5) and i % 2 else 'm')
    s.rng(35, 8, 4)
    s.mast(36, 7, 8, 2, 5, tri=2)
    s.funnel(29, 0, 4, 7, 0.3, 2)
    s.funnel(21, 0, 3, 6, 0.3, 2)
    s.rng(25, 1, 4)
    s.block(14, 0, 5, 2)
    s.rng(15, 3, 4)
    s.aa(12, y=3)
    s.mast(18, 2, 8, 1, 5)
    s.barb(11, 0, 3, 2)
    s.turret(10, 2, 4, 2, -1, 2)
    s.turret(5, 0, 4, 2, -1, 2)
    return s

@cls('Shimakaze', 'IJN', 'DD')
def _():
    s = Ship(JP, 62, 4, 2, 7, 3, brk=(40, 1), sheer=22)
    s.turret(47, 0, 4, 2, 1, 3)
    s.block(39, 0, 6, 4, True)
    s.block(40, 4, 4, 3, True)
    s.mast(38, 2, 11, 2, 8, tri=2)
    s.funnel(33, 0, 4, 7, 0.5, 2)
    s.funnel(23, 0, 4, 7, 0.5, 2)
    for x in (28, 19, 14):
        s.block(x, 0, 4, 1)
        s.rng(x - 1, 1, 6)
    s.barb(10, 0, 3, 2)
    s.turret(9, 2, 4, 2, -1, 2)
    s.turret(3, 0, 4, 2, -1, 2)
    s.mast(18, 2, 7, 1, 5)
    return s

def slug(name):
    """Allen M. Sumner -> allen_m_sumner"""
    return ''.join((ch if ch.isalnum() else '_' for ch in name.lower())).replace('__', '_').strip('_')
_cache = {}

def profile(cl):
    if cl not in _cache:
        _cache[cl] = REG[cl][2]().c
    return _cache[cl]
