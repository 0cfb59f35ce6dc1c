"""A canvas of palette indexes (0..31, 255 = transparent) and the drawing every sprite is made from."""
import numpy as np
import fonts
from palette import *

FONTS = {w: f for w, f in ((6, None), (8, None), (12, None))}
for _n, _f in fonts.build().items():
    FONTS[_f[0]] = _f[3]


class C:
    def __init__(s, w=640, h=360, fill=T):
        s.a = np.full((h, w), fill, np.uint8)
        s.w, s.h = w, h

    def px(s, x, y, c):
        if 0 <= x < s.w and 0 <= y < s.h and c != T:
            s.a[y, x] = c

    def clear(s, x, y, w=1, h=1):
        s.a[max(y, 0):y + h, max(x, 0):x + w] = T

    def get(s, x, y):
        return int(s.a[y, x]) if 0 <= x < s.w and 0 <= y < s.h else T

    def rect(s, x, y, w, h, c):
        x0, y0 = max(x, 0), max(y, 0)
        x1, y1 = min(x + w, s.w), min(y + h, s.h)
        if x1 > x0 and y1 > y0:
            s.a[y0:y1, x0:x1] = c

    def frame(s, x, y, w, h, c):
        s.rect(x, y, w, 1, c)
        s.rect(x, y + h - 1, w, 1, c)
        s.rect(x, y, 1, h, c)
        s.rect(x + w - 1, y, 1, h, c)

    def h_(s, x, y, w, c):
        s.rect(x, y, w, 1, c)

    def v_(s, x, y, h, c):
        s.rect(x, y, 1, h, c)

    def line(s, x0, y0, x1, y1, c, dash=0):
        dx, dy = abs(x1 - x0), -abs(y1 - y0)
        sx = 1 if x0 < x1 else -1
        sy = 1 if y0 < y1 else -1
        e, n = dx + dy, 0
        while True:
            if not dash or (n // dash) % 2 == 0:
                s.px(x0, y0, c)
            n += 1
            if x0 == x1 and y0 == y1:
                break
            e2 = 2 * e
            if e2 >= dy:
                e += dy
                x0 += sx
            if e2 <= dx:
                e += dx
                y0 += sy

    def disc(s, cx, cy, r, c, ry=None):
        ry = ry or r
        for y in range(int(cy - ry) - 1, int(cy + ry) + 2):
            for x in range(int(cx - r) - 1, int(cx + r) + 2):
                if ((x - cx) / (r + .3)) ** 2 + ((y - cy) / (ry + .3)) ** 2 <= 1:
                    s.px(x, y, c)

    def ring(s, cx, cy, r, c):
        x, y, e = int(r), 0, 1 - int(r)
        while x >= y:
            for a, b in ((x, y), (y, x)):
                for sx in (-1, 1):
                    for sy in (-1, 1):
                        s.px(int(cx) + sx * a, int(cy) + sy * b, c)
            y += 1
            if e < 0:
                e += 2 * y + 1
            else:
                x -= 1
                e += 2 * (y - x) + 1

    def poly(s, pts, c):
        ys = [p[1] for p in pts]
        n = len(pts)
        for y in range(int(min(ys)), int(max(ys)) + 1):
            xs = []
            for i in range(n):
                (xa, ya), (xb, yb) = pts[i], pts[(i + 1) % n]
                if ya == yb:
                    if ya == y:
                        for x in range(int(min(xa, xb)), int(max(xa, xb)) + 1):
                            s.px(x, y, c)
                    continue
                if min(ya, yb) <= y < max(ya, yb):
                    xs.append(xa + (y - ya) * (xb - xa) / (yb - ya))
            xs.sort()
            for i in range(0, len(xs) - 1, 2):
                for x in range(int(round(xs[i])), int(round(xs[i + 1])) + 1):
                    s.px(x, y, c)
        for i in range(n):
            (xa, ya), (xb, yb) = pts[i], pts[(i + 1) % n]
            s.line(int(round(xa)), int(round(ya)), int(round(xb)), int(round(yb)), c)

    def dith(s, x, y, w, h, c, k=2, ph=0):
        """k=2 checker, k=4 one in four, k=8 one in eight (ordered)."""
        for yy in range(y, y + h):
            for xx in range(x, x + w):
                if k == 2:
                    on = (xx + yy + ph) % 2 == 0
                elif k == 4:
                    on = (yy + ph) % 2 == 0 and (xx + (yy // 2)) % 2 == 0
                else:
                    on = (yy + ph) % 2 == 0 and (xx + (yy // 2) * 2) % 4 == 0
                if on:
                    s.px(xx, yy, c)

    def blit(s, o, x, y, flip=False):
        a = o.a if isinstance(o, C) else o
        if flip:
            a = a[:, ::-1]
        h, w = a.shape
        x0, y0, x1, y1 = max(x, 0), max(y, 0), min(x + w, s.w), min(y + h, s.h)
        if x1 <= x0 or y1 <= y0:
            return
        src = a[y0 - y:y1 - y, x0 - x:x1 - x]
        d = s.a[y0:y1, x0:x1]
        m = src != T
        d[m] = src[m]

    def bits(s, x, y, g, c):
        for yy, xx in zip(*np.nonzero(g)):
            s.px(x + int(xx), y + int(yy), c)

    def text(s, x, y, t, c, f=8, sh=None):
        font = FONTS[f]
        for ch in t:
            g = font[ord(ch)]
            if sh is not None:
                s.bits(x + 1, y + 1, g, sh)
            s.bits(x, y, g, c)
            x += f
        return x

    def ctext(s, cx, y, t, c, f=8, **k):
        return s.text(cx - len(t) * f // 2, y, t, c, f, **k)

    def rtext(s, rx, y, t, c, f=8, **k):
        return s.text(rx - len(t) * f, y, t, c, f, **k)

    def big(s, x, y, t, c, sx=1, sy=2, f=8, sh=None):
        """Stretched lettering for drawn faces (index strips, reels): whole-number steps of our own glyphs."""
        for ch in t:
            g = np.kron(FONTS[f][ord(ch)], np.ones((sy, sx), bool))
            if sh is not None:
                s.bits(x + 1, y + 1, g, sh)
            s.bits(x, y, g, c)
            x += f * sx
        return x

    def spr(s, x, y, rows, m, flip=False):
        for j, r in enumerate(rows):
            if flip:
                r = r[::-1]
            for i, ch in enumerate(r):
                if ch in m:
                    s.px(x + i, y + j, m[ch])

    def crop(s, x, y, w, h):
        o = C(w, h)
        o.a = s.a[y:y + h, x:x + w].copy()
        return o

    def flipped(s):
        o = C(s.w, s.h)
        o.a = s.a[:, ::-1].copy()
        return o

    def trim(s):
        """Cuts empty rows and columns away."""
        ys, xs = np.nonzero(s.a != T)
        return s.crop(int(xs.min()), int(ys.min()), int(xs.max() - xs.min() + 1), int(ys.max() - ys.min() + 1))

    def only(s, c):
        """The same shape in one colour."""
        o = C(s.w, s.h)
        o.a = np.where(s.a != T, np.uint8(c), np.uint8(T)).astype(np.uint8)
        return o


def sprite(rows, m):
    """A sprite from rows of letters."""
    o = C(max(len(r) for r in rows), len(rows))
    o.spr(0, 0, rows, m)
    return o
