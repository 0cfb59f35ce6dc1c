"""Drawing shared by the card games: round-cornered boxes, crisp discs and rings, thick lines, big digits, the dim look."""
import math
import fonts
from canvas import *

DIG = {}
_D = '''
0 1 2 3 4 5 6 7 8 9
.#######.|..###|.#######.|.#######.|.....###.|#########|.#######.|#########|.#######.|.#######.
#########|.####|#########|#########|....####.|#########|#########|#########|#########|#########
###...###|#####|###...###|###...###|...#####.|###......|###...###|......###|###...###|###...###
###...###|..###|......###|......###|..###.##.|###......|###......|.....###.|###...###|###...###
###...###|..###|......###|......###|.###..##.|########.|###......|.....###.|###...###|###...###
###...###|..###|.....###.|...#####.|###...##.|#########|########.|....###..|.#######.|#########
###...###|..###|....###..|...#####.|###...##.|......###|#########|....###..|.#######.|.########
###...###|..###|...###...|......###|#########|......###|###...###|...###...|###...###|......###
###...###|..###|..###....|......###|#########|......###|###...###|...###...|###...###|......###
###...###|..###|.###.....|###...###|......##.|###...###|###...###|..###....|###...###|......###
#########|..###|#########|#########|......##.|#########|#########|..###....|#########|#########
.#######.|..###|#########|.#######.|......##.|.#######.|.#######.|..###....|.#######.|.#######.
'''
_rows = _D.strip().split("\n")
for _n in _rows[0].split():
    DIG[_n] = []
for _r in _rows[1:]:
    for _n, _s in zip(_rows[0].split(), _r.split("|")):
        DIG[_n].append([q == "#" for q in _s])
for _n, _g in DIG.items():  # fourteen rows
    DIG[_n] = np.array(_g[:4] + [_g[3]] + _g[4:9] + [_g[8]] + _g[9:])
DIG["+"] = np.zeros((14, 9), bool)
DIG["+"][3:12, 3:6] = True
DIG["+"][6:9, :] = True


def digits_width(t):
    return sum(DIG[c].shape[1] + 1 for c in t) - 1


class K(C):
    """A canvas with the card games' shapes."""

    def disc(s, cx, cy, r, c, ry=None):
        for y in range(int(cy - r) - 1, int(cy + r) + 2):
            for x in range(int(cx - r) - 1, int(cx + r) + 2):
                if (x - cx) ** 2 + (y - cy) ** 2 <= r * r:
                    s.px(x, y, c)

    def ring(s, cx, cy, r, t, c, a0=None, a1=None):
        for y in range(int(cy - r) - 1, int(cy + r) + 2):
            for x in range(int(cx - r) - 1, int(cx + r) + 2):
                d = (x - cx) ** 2 + (y - cy) ** 2
                if (r - t) ** 2 < d <= r * r:
                    if a0 is not None and not a0 <= math.degrees(math.atan2(-(y - cy), x - cx)) % 360 <= a1:
                        continue
                    s.px(x, y, c)

    def rr(s, x, y, w, h, c, k=2):
        """A box whose corners lose k = 1 or 2 pixels."""
        ins = {0: [], 1: [1], 2: [2, 1], 3: [3, 1, 1]}[k]
        for j in range(h):
            i = ins[j] if j < len(ins) else 0
            if h - 1 - j < len(ins):
                i = max(i, ins[h - 1 - j])
            s.h_(x + i, y + j, w - 2 * i, c)

    def thick(s, x0, y0, x1, y1, c, w=2):
        o = w // 2
        n = max(abs(x1 - x0), abs(y1 - y0), 1)
        for k in range(n + 1):
            x, y = x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n
            s.rect(int(round(x)) - o, int(round(y)) - o, w, w, c)

    def fill(s, pts, c, edge=None):
        s.poly(pts, c)
        if edge is not None:
            for a, b in zip(pts, pts[1:] + pts[:1]):
                s.line(int(a[0]), int(a[1]), int(b[0]), int(b[1]), edge)

    def digits(s, x, y, t, c):
        for ch in t:
            s.bits(x, y, DIG[ch], c)
            x += DIG[ch].shape[1] + 1
        return x

    def outline(s, c):
        a = s.a != T
        p = np.pad(a, 1)
        n = (p[:-2, 1:-1] | p[2:, 1:-1] | p[1:-1, :-2] | p[1:-1, 2:]) & ~a
        s.a[n] = c

    def letter(s, cx, cy, ch, c):
        """One letter of the text font, doubled, centred."""
        g = fonts.epx(FONTS[8][ord(ch)][:7, :7])
        s.bits(cx - 7, cy - 7, g, c)


DIM = {PAPER: LGREY, SILV: GREY, YEL: EARTH, AMB: TAN, ORG: EARTH, RED: MAROON, DRED: MAROON, GRN: DJUN, LEAF: JUN, JUN: DJUN,
       SEA: NAVY, BSEA: DSEA, DSEA: NAVY, FOAM: GREY, PSAND: EARTH, SAND: EARTH, TAN: DEARTH, SHAL: DSEA, LIME: JUN, VIO: PUR,
       PUR: DUSK, LGREY: GREY, GREY: SLATE, MAROON: DEARTH, EARTH: DEARTH}


def dim(card, ground, keep):
    """A card that may not be played now: dark tones under a checker of the table's colour, its name or index left whole."""
    o = K(card.w, card.h)
    kx, ky, kw, kh = keep
    for y in range(card.h):
        for x in range(card.w):
            v = int(card.a[y, x])
            if v == T:
                continue
            w = DIM.get(v, v)
            if kx <= x < kx + kw and ky <= y < ky + kh:
                o.a[y, x] = {NAVY: MID}.get(w, TAN if v == YEL else w)
            else:
                o.a[y, x] = ground if ((x + y) & 1) and 1 <= x < card.w - 1 and 1 <= y < card.h - 1 else w
    return o
