"""The three fonts: glyph drawings in glyphs/*.txt, accents and signs put together here, written as BDF (Unicode, fixed cell).
table6 6x8, text8 8x8, head12 12x16 (table6 doubled with its corners rounded, its signs drawn at full size)."""
import os
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))

MINI = {}  # 3 x 5 letters that are cut out of button signs


def _mini():
    rows = """
A .#. #.# ### #.# #.#
B ##. #.# ##. #.# ##.
X #.# #.# .#. #.# #.#
Y #.# #.# .#. .#. .#.
L #.. #.. #.. #.. ###
R ##. #.# ##. #.# #.#
T ### .#. .#. .#. .#.
Z ### ..# .#. #.. ###
1 .#. ##. .#. .#. ###
2 ##. ..# .#. #.. ###
3 ##. ..# .#. ..# ##.
4 #.# #.# ### ..# ..#
+ ... .#. ### .#. ...
- ... ... ### ... ...
x #.# #.# .#. #.# #.#
o .#. #.# #.# #.# .#.
s ### #.# #.# #.# ###
t ... .#. .#. #.# ###
= ### ... ### ... ###
v ##. ##. ... .## .##
"""
    for line in rows.strip().split("\n"):
        k, *r = line.split()
        MINI[k] = np.array([[c == "#" for c in q] for q in r])


_mini()


def load(name, w):
    out, head = {}, None
    for line in open(os.path.join(HERE, "glyphs", name)):
        cells = line.split()
        if not cells:
            continue
        # a header row is one of single characters (or U+20); a drawing row has cells w-1 wide
        if all(len(c) == w - 1 and set(c) <= set("#.") for c in cells):
            assert len(cells) == len(head), (name, head, line)
            for k, c in zip(head, cells):
                out[k].append(c)
        else:
            head = [0x20 if c == "U+20" else ord(c) for c in cells]
            for k in head:
                assert k not in out, (name, chr(k))
                out[k] = []
    glyphs = {}
    for k, rows in out.items():
        assert 7 <= len(rows) <= 8, (name, chr(k), len(rows))
        a = np.zeros((8, w), bool)
        for y, r in enumerate(rows):
            for x, c in enumerate(r):
                a[y, x] = c == "#"
        glyphs[k] = a
    return glyphs


# rows of the accents, 5 wide for table6 and 7 wide for text8
ACC = {
    6: dict(grave=(".#...", "..#.."), acute=("...#.", "..#.."), circ=("..#..", ".#.#."), tilde=(".##.#", "#.##."),
            diaer=(".#.#.", "....."), ring=(".###.", ".###."), caron=(".#.#.", "..#..")),
    8: dict(grave=("..##...", "...##.."), acute=("...##..", "..##..."), circ=("..###..", ".##.##."),
            tilde=(".###.##", "##.###."), diaer=(".##.##.", "......."), ring=("..###..", "..#.#.."),
            caron=(".##.##.", "..###..")),
}
ACC1 = {  # one row, for capitals
    6: dict(grave=".##..", acute="..##.", circ=".###.", tilde="##.##", diaer=".#.#.", ring="..#.."),
    8: dict(grave=".###...", acute="...###.", circ="..###..", tilde="###.###", diaer=".##.##.", ring="...#..."),
}
LATIN = {"À": "A grave", "Á": "A acute", "Â": "A circ", "Ã": "A tilde", "Ä": "A diaer", "Å": "A ring", "È": "E grave",
         "É": "E acute", "Ê": "E circ", "Ë": "E diaer", "Ì": "I grave", "Í": "I acute", "Î": "I circ", "Ï": "I diaer",
         "Ñ": "N tilde", "Ò": "O grave", "Ó": "O acute", "Ô": "O circ", "Õ": "O tilde", "Ö": "O diaer", "Ù": "U grave",
         "Ú": "U acute", "Û": "U circ", "Ü": "U diaer", "Ý": "Y acute"}
LATIN.update({k.lower(): v[0].lower() + v[1:] for k, v in LATIN.items()})
LATIN["ÿ"] = "y diaer"


def bits(rows, w):
    a = np.zeros((len(rows), w), bool)
    for y, r in enumerate(rows):
        for x, c in enumerate(r):
            a[y, x] = c == "#"
    return a


def compose(g, w):
    for ch, how in LATIN.items():
        base, acc = how.split()
        if base.islower():
            a = (g[0x131] if base == "i" else g[ord(base)]).copy()
            top = a[:2].any()
            assert not top, ch
            a[:2] |= bits(ACC[w][acc], w)
        else:
            src = g[ord(base)]
            a = np.zeros((8, w), bool)
            # five rows of the capital under its accent: those it is known by
            keep = {"A": (0, 1, 4, 5, 6), "E": (0, 1, 3 if w == 8 else 4, 5, 6), "N": (0, 1, 3, 4, 6), "Y": (0, 2, 3, 4, 6)}
            a[0] = bits([ACC1[w][acc]], w)[0]
            for i, r in enumerate(keep.get(base, (0, 1, 2, 3, 6))):
                a[2 + i] = src[r]
        g[ord(ch)] = a
    for base, ch in (("C", "Ç"), ("c", "ç")):
        a = g[ord(base)].copy()
        a[7, w // 2 - 1:w // 2 + 1] = True
        g[ord(ch)] = a
    g[0xA0] = np.zeros((8, w), bool)


# ---- signs of the private use area, drawn as text for the small cells ------------------------------------------------------
# names in the order of their code points; README.md lists them
SIGNS = {
    0xE000: "pad_a pad_b pad_x pad_y ps_cross ps_circle ps_square ps_triangle sw_a sw_b sw_x sw_y gen_1 gen_2 gen_3 gen_4".split(),
    0xE010: "l r lb rb lt rt start select dpad_up dpad_down dpad_left dpad_right dpad mouse_left mouse_right key".split(),
    0xE020: ("ship plane usn ijn anchor bomb torpedo flame skull mine submarine storm wrench reinforce lock unlock speaker mute "
             "floppy clock hourglass die cards hand eye hexagon wind cloud sunrise moon target crown").split(),
    0xE040: "heart tree sunshine crescent rook car road_stop road_go tyre fuel tool".split(),
}
SIGN_CP = {n: base + i for base, names in SIGNS.items() for i, n in enumerate(names)}

# 7 x 8 drawings; table6 uses the five middle columns' redrawing where one is given below
PIC8 = """
ship ....#.. ...##.. ..###.. .#.##.. .####.# ####### .#####. .......
plane ...#... ...#... ..###.. ####### ..###.. ...#... ..###.. .......
usn ...#... ...#... ####### .#####. ..###.. .##.##. ##...## .......
ijn .#####. ##...## #.###.# #.###.# #.###.# ##...## .#####. .......
anchor ...#... ..#.#.. ...#... .#####. ...#... #..#..# ##.#.## .#####.
bomb .#.#.#. ..###.. ...#... ..###.. .#####. .#####. .#####. ..###..
torpedo ....... ....... #.##### ####### ####### #.##### ....... .......
flame ...#... ..##... ..###.# .#####. ####### ##.###. ##..##. .####..
skull .#####. ####### #..#..# #..#..# ####### .##.##. .#####. .#.#.#.
mine ...#... .#.#.#. ..###.. ####### ..###.. .#.#.#. ...#... .......
submarine ....#.. ...##.. ...##.. ..####. ####### ####### .#####. .......
storm .#####. ####### ####### ...##.. ..##... .####.. ..##... .##....
wrench ...##.. ..##..# ..##.## ..##### .####.. ###.... ##..... .......
reinforce ..###.. ..###.. ####### ####### ####### ..###.. ..###.. .......
lock ..###.. .##.##. .##.##. ####### ###.### ###.### ####### .......
unlock ..###.. .##.##. .##.... ####### ###.### ###.### ####### .......
speaker ...#... ..##..# ####.#. ####..# ####.#. ..##..# ...#... .......
mute ...#... ..##... ####.#. ####... ####.#. ..##... ...#... .......
floppy ######. #.##.## #.##.## ####### #.....# #.....# ####### .......
clock ..###.. .#.#.#. #..#..# #..##.# #.....# .#...#. ..###.. .......
hourglass ####### .#...#. ..###.. ...#... ..#.#.. .#.#.#. ####### .......
die .#####. #.....# #.#.#.# #..#..# #.#.#.# #.....# .#####. .......
cards .#####. #.....# #.####. #.#..## #.#...# #.#...# .######. .......
hand ...#... .#.#.#. .#.#.#. .#####. ######. ######. .#####. ..###..
eye ....... ..###.. .#...#. #..##.# #..##.# .#...#. ..###.. .......
hexagon ..####. .#....# #.....# #.....# #.....# .#....# ..####. .......
wind .....#. ......# ######. ....... ####... ....#.. ##.#... .......
cloud ....... ..##... .####.. .#####. ####### ####### .#####. .......
sunrise ...#... #..#..# .#...#. ..###.. .#####. ####### ....... .......
moon ..###.. .##.... ##..... ##..... ##....# .##..## ..###.. .......
target ...#... .#####. .#...#. ##.#.## .#...#. .#####. ...#... .......
crown ....... #..#..# #..#..# ##.#.## ####### ####### ....... #######
heart ....... .##.##. ####### ####### ####### .#####. ..###.. ...#...
tree ...#... ..###.. ...#... ..###.. .#####. ..###.. ####### ...#...
sunshine ...#... .#...#. ..###.. #.###.# ..###.. .#...#. ...#... .......
crescent ..###.. .##.... ##..... ##..... ##....# .##..## ..###.. .......
rook ..##... .####.. ##.##.. .#####. ..##### ..####. ...#... ..##...
car ....... ..###.. .#.#.#. ####### ####### .##.##. ....... .......
road_stop ..###.. .#####. ####### #.....# ####### .#####. ..###.. .......
road_go ...#... ..###.. .#####. ####### ..###.. ..###.. ..###.. .......
tyre ..###.. .#####. ##...## ##.#.## ##...## .#####. ..###.. .......
fuel ####.#. #..#..# #..#.## ####.## ####..# ####..# ######. .......
tool ...##.. ..##..# ..##.## ..##### .####.. ###.... ##..... .......
"""
PIC6 = """
ship ..#.. ..##. .###. .#.#. .#### ##### .###. .....
plane ..#.. ..#.. .###. ##### ..#.. ..#.. .###. .....
usn ..#.. ..#.. ##### .###. .###. .#.#. #...# .....
ijn .###. #...# #.#.# ##### #.#.# #...# .###. .....
anchor ..#.. .#.#. ..#.. .###. ..#.. #.#.# #.#.# .###.
bomb #.#.# .###. ..#.. .###. ##### ##### .###. .....
torpedo ..... ..... #.### ##### ##### #.### ..... .....
flame ..#.. ..##. .##.. .#### ##### #.##. ##.#. .##..
skull .###. ##### #.#.# ##### .###. .###. .#.#. .....
mine ..#.. #.#.# .###. ##### .###. #.#.# ..#.. .....
submarine ...#. ..##. ..#.. .###. ##### ##### .###. .....
storm .###. ##### ##### ..##. .##.. .###. ..#.. .#...
wrench ..##. .##.. .##.# .#### ####. ##... #.... .....
reinforce ..#.. ..#.. ..#.. ##### ..#.. ..#.. ..#.. .....
lock .###. .#.#. .#.#. ##### ##.## ##.## ##### .....
unlock .###. .#.#. .#... ##### ##.## ##.## ##### .....
speaker ..#.. .##.# ###.# ###.# ###.# .##.# ..#.. .....
mute ..#.. .##.. ####. ###.# ####. .##.. ..#.. .....
floppy ####. #.#.# ##### #...# #...# #...# ##### .....
clock .###. #.#.# #.#.# #.### #...# #...# .###. .....
hourglass ##### #...# .#.#. ..#.. .#.#. ##### ##### .....
die ##### #...# #.#.# #...# #.#.# #...# ##### .....
cards ####. #..#. #.### #.#.# ###.# ..#.# ..### .....
hand ..#.. #.#.# #.#.# ##### ##### ##### .###. .....
eye ..... .###. #...# #.#.# #...# .###. ..... .....
hexagon .###. #...# #...# #...# #...# #...# .###. .....
wind ...#. ....# ####. ..... ###.. ...#. .##.. .....
cloud ..... .##.. ####. ##### ##### .###. ..... .....
sunrise ..#.. #.#.# ..... .###. ##### ##### ..... .....
moon .###. ##... #.... #.... #...# ##.## .###. .....
target ..#.. .###. #...# #.#.# #...# .###. ..#.. .....
crown ..... #.#.# #.#.# ##### ##### ..... ##### .....
heart ..... ##.## ##### ##### ##### .###. ..#.. .....
tree ..#.. .###. ..#.. .###. ##### .###. ##### ..#..
sunshine ..#.. #.#.# .###. ##### .###. #.#.# ..#.. .....
crescent .###. ##... #.... #.... #...# ##.## .###. .....
rook .##.. ####. ##.#. .###. .#### ..### ..#.. .##..
car ..... .###. .#.#. ##### ##### .#.#. ..... .....
road_stop .###. ##### ##### #...# ##### ##### .###. .....
road_go ..#.. .###. ##### ..#.. ..#.. ..#.. ..#.. .....
tyre .###. ##### ##.## #...# ##.## ##### .###. .....
fuel ###.. #.##. #.#.# ###.# ###.# ###.# ####. .....
tool ..##. .##.. .##.# .#### ####. ##... #.... .....
"""


def pics(src):
    out = {}
    for line in src.strip().split("\n"):
        k, *r = line.split()
        out[k] = r
    return out


def epx(a):
    """Doubles a drawing and rounds its corners (the Scale2x rule)."""
    h, w = a.shape
    p = np.pad(a, 1)
    o = np.zeros((h * 2, w * 2), a.dtype)
    for y in range(h):
        for x in range(w):
            e = p[y + 1, x + 1]
            b, d, f, i = p[y, x + 1], p[y + 1, x], p[y + 1, x + 2], p[y + 2, x + 1]
            o[2 * y, 2 * x] = d if d == b and b != f and d != i else e
            o[2 * y, 2 * x + 1] = f if b == f and b != d and f != i else e
            o[2 * y + 1, 2 * x] = d if d == i and d != b and i != f else e
            o[2 * y + 1, 2 * x + 1] = f if i == f and d != i and b != f else e
    return o


BUTTON = dict(pad_a="A", pad_b="B", pad_x="X", pad_y="Y", ps_cross="x", ps_circle="o", ps_square="s", ps_triangle="t", sw_a="A",
              sw_b="B", sw_x="X", sw_y="Y", gen_1="1", gen_2="2", gen_3="3", gen_4="4")
BAR = dict(l="L", r="R", lb="LB", rb="RB", lt="LT", rt="RT", start="=", select="v")


def signs(w):
    """The private use signs in a cell of w x 8 (w 6 or 8)."""
    g = {}
    pw = w - 1
    pic = pics(PIC8 if w == 8 else PIC6)
    for n, rows in pic.items():
        a = np.zeros((8, w), bool)
        for y, r in enumerate(rows):
            for x, c in enumerate(r[:pw]):
                a[y, x] = c == "#"
        g[SIGN_CP[n]] = a
    disc = {6: ["#####", "#####", "#####", "#####", "#####", "#####", "#####"],
            8: [".#####.", "#######", "#######", "#######", "#######", "#######", ".#####."]}[w]
    ox = (pw - 3) // 2
    for n, ch in BUTTON.items():
        a = np.zeros((8, w), bool)
        if n.startswith("sw_") and w == 8:  # Switch: a ring, since its letters mean other places
            a[:7, :7] = bits([".#####.", "#.....#", "#.....#", "#.....#", "#.....#", "#.....#", ".#####."], 7)
            a[1:6, ox:ox + 3] |= MINI[ch]
        else:
            a[:7, :pw] = bits(disc, pw)
            a[1:6, ox:ox + 3] &= ~MINI[ch]
        g[SIGN_CP[n]] = a
    for n, t in BAR.items():
        a = np.zeros((8, w), bool)
        if w == 8 and len(t) == 2:
            a[:7] = True
            a[1:6, 0:3] &= ~MINI[t[0]]
            a[1:6, 4:7] &= ~MINI[t[1]]
            a[0, 0] = False
        else:
            a[:7, :pw] = True
            m = MINI[t[0]]
            a[1:6, ox:ox + 3] &= ~m
            if n[0] == "l":
                a[0, :2] = False
            if n[0] == "r":
                a[0, pw - 2:pw] = False
            if len(t) == 2:
                a[7, :pw] = True
        g[SIGN_CP[n]] = a
    full = {6: [".###.", ".###.", "#####", "##.##", "#####", ".###.", ".###."],
            8: ["..###..", "..#.#..", "###.###", "#.....#", "###.###", "..#.#..", "..###.."]}[w]
    base = np.zeros((8, w), bool)
    base[:7, :pw] = bits(full, pw)
    g[SIGN_CP["dpad"]] = base
    for n, rot in (("dpad_up", 0), ("dpad_left", 1), ("dpad_down", 2), ("dpad_right", 3)):
        s = {6: ["..#..", ".###.", "#####", "..#..", "#...#", "#...#", "....."],
             8: ["...#...", "..###..", ".#####.", "#.###.#", "#.###.#", "#.....#", "......."]}[w]
        m = bits({6: ["..#..", ".###.", "#####", ".....", "#...#", ".#.#.", "..#.."],
                  8: ["...#...", "..###..", ".#####.", "#######", ".......", "#..#..#", "...#..."]}[w], pw)
        a = np.zeros((8, w), bool)
        if w == 8:
            a[:7, :7] = np.rot90(m, rot)
        else:
            t = [["..#..", ".###.", "#####", "..#..", "..#..", "..#..", "....."],
                 ["..#..", ".##..", "#####", ".##..", "..#..", ".....", "....."],
                 ["..#..", "..#..", "..#..", "#####", ".###.", "..#..", "....."],
                 ["..#..", "..##.", "#####", "..##.", "..#..", ".....", "....."]][rot]
            a[:7, :5] = bits(t, 5)
        g[SIGN_CP[n]] = a
    mouse = {6: [".###.", "#.#.#", "#.#.#", "#####", "#...#", "#...#", ".###."],
             8: ["..###..", ".#.#.#.", "#..#..#", "#######", "#.....#", "#.....#", ".#####."]}[w]
    for n, side in (("mouse_left", 0), ("mouse_right", 1)):
        a = np.zeros((8, w), bool)
        a[:7, :pw] = bits(mouse, pw)
        c = pw // 2
        xs = range(1, c) if side == 0 else range(c + 1, pw - 1)
        for x in xs:
            a[1:3, x] = True
        g[SIGN_CP[n]] = a
    a = np.zeros((8, w), bool)
    a[0, 1:pw - 1] = a[6, 1:pw - 1] = True
    a[1:6, 0] = a[1:6, pw - 1] = True
    a[7, 1:pw - 1] = True
    g[SIGN_CP["key"]] = a
    return g


DISC11 = ["...#####...", ".#########.", ".#########.", "###########", "###########", "###########", "###########",
          "###########", ".#########.", ".#########.", "...#####..."]


def head_signs(t):
    """Button signs of the big font: an 11 x 11 disc with a letter of table6 cut out of it."""
    g = {}
    mark = dict(x=["#...#", ".#.#.", "..#..", ".#.#.", "#...#"], o=[".###.", "#...#", "#...#", "#...#", ".###."],
                s=["#####", "#...#", "#...#", "#...#", "#####"], t=["..#..", "..#..", ".#.#.", ".#.#.", "#####"])
    for n, ch in BUTTON.items():
        a = np.zeros((16, 12), bool)
        d = bits(DISC11, 11)
        if n.startswith("sw_"):
            ring = d.copy()
            ring[1:-1, 1:-1] &= ~(d[:-2, 1:-1] & d[2:, 1:-1] & d[1:-1, :-2] & d[1:-1, 2:])
            ring[2:9, 3:8] |= t[ord(ch)][:7, :5]
            d = ring
        elif ch in mark:
            d[3:8, 3:8] &= ~bits(mark[ch], 5)
        else:
            d[2:9, 3:8] &= ~t[ord(ch)][:7, :5]
        a[2:13, :11] = d
        g[SIGN_CP[n]] = a
    return g


def build():
    """{name: (width, height, ascent, {code point: bool array})}"""
    out = {}
    for name, w in (("table6", 6), ("text8", 8)):
        g = load(name + ".txt", w)
        compose(g, w)
        g.update(signs(w))
        out[name] = (w, 8, 7, g)
    t = out["table6"][3]
    # the heading letters: stems three wide, bars two high
    h = {}
    for k, a in t.items():
        e = epx(a)
        if chr(k) in "BDEFLPR5ÞÈÉÊË":   # a straight back keeps its corners, or D reads as O
            for y in range(8):
                if a[y, 0] and a[y, 1]:
                    e[2 * y:2 * y + 2, 0:2] = True
        if k < 0xE000 and not 0x2190 <= k <= 0x2199 and not 0x2660 <= k <= 0x2667:
            e[:, 1:] |= e[:, :-1].copy()
        h[k] = e
    h.update(head_signs(t))
    out["head12"] = (12, 16, 14, h)
    for n in out:
        g = out[n][3]
        g[0xFFFD] = g[ord("?")]
        need = (list(range(0x20, 0x7F)) + list(range(0xA0, 0x100)) + list(range(0x2190, 0x219A)) + list(range(0x2660, 0x2668)) +
                [0x2022, 0x2026, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2605, 0x2713] + list(SIGN_CP.values()))
        missing = [hex(c) for c in need if c not in g]
        assert not missing, (n, missing)
    return out


def bdf(name, font):
    w, h, asc, g = font
    fam = {"table6": "Deep Six Table", "text8": "Deep Six Text", "head12": "Deep Six Head"}[name]
    s = ["STARTFONT 2.1", "COMMENT Drawn for Deep Six; written by tools/art/make",
         f"FONT -DeepSix-{fam}-Medium-R-Normal--{h}-{h * 10}-72-72-C-{w * 10}-ISO10646-1", f"SIZE {h} 72 72",
         f"FONTBOUNDINGBOX {w} {h} 0 {asc - h}", "STARTPROPERTIES 17", 'FOUNDRY "DeepSix"', f'FAMILY_NAME "{fam}"',
         'WEIGHT_NAME "Medium"', 'SLANT "R"', 'SETWIDTH_NAME "Normal"', 'SPACING "C"', f"PIXEL_SIZE {h}", f"POINT_SIZE {h * 10}",
         "RESOLUTION_X 72", "RESOLUTION_Y 72", f"AVERAGE_WIDTH {w * 10}", 'CHARSET_REGISTRY "ISO10646"', 'CHARSET_ENCODING "1"',
         f"FONT_ASCENT {asc}", f"FONT_DESCENT {h - asc}", "DEFAULT_CHAR 63", 'COPYRIGHT "Made for Deep Six"', "ENDPROPERTIES",
         f"CHARS {len(g)}"]
    nb = (w + 7) // 8
    for cp in sorted(g):
        a = g[cp]
        s += [f"STARTCHAR U+{cp:04X}", f"ENCODING {cp}", f"SWIDTH {w * 1000 // h} 0", f"DWIDTH {w} 0",
              f"BBX {w} {h} 0 {asc - h}", "BITMAP"]
        for row in a:
            v = 0
            for b in row:
                v = v << 1 | int(b)
            v <<= nb * 8 - w
            s.append(f"{v:0{nb * 2}X}")
        s.append("ENDCHAR")
    s.append("ENDFONT")
    return "\n".join(s) + "\n"


def readme():
    """assets/fonts/README.md: what the fonts hold and where the signs stand."""
    s = """# Fonts

Drawn for this game; written by `tools/art/make` from `tools/art/glyphs/*.txt` and `tools/art/fonts.py`. Fixed cells, Unicode BDF.

| file | cell | ascent | use |
|---|---|---|---|
| table6.bdf | 6 x 8 | 7 | tables, labels, hints |
| text8.bdf | 8 x 8 | 7 | text |
| head12.bdf | 12 x 16 | 14 | headings |

Each holds ASCII, Latin-1, Œ œ ı, arrows U+2190..2199, suits U+2660..2667, dashes, quotes, ellipsis, bullet, U+20AC, U+2122,
U+2605 star, U+2713 tick, U+FFFD (drawn as ?) and these signs of the private use area:

| code point | sign |
|---|---|
"""
    for n, cp in SIGN_CP.items():
        s += f"| U+{cp:04X} | {n} |\n"
    return s
