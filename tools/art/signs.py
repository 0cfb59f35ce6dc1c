"""Button and key signs for the hint bar, 11 rows high: one set a kind of pad, keycaps, mouse. Letters from table6."""
from canvas import *

D11 = ["...#####...", ".#########.", ".#########.", "###########", "###########", "###########", "###########",
       "###########", ".#########.", ".#########.", "...#####..."]
MARK = dict(cross=["#...#", ".#.#.", "..#..", ".#.#.", "#...#"], circle=[".###.", "#...#", "#...#", "#...#", ".###."],
            square=["#####", "#...#", "#...#", "#...#", "#####"], triangle=["..#..", "..#..", ".#.#.", ".#.#.", "#####"])


def disc(fill, lit, ch=None, fg=PAPER, mark=None):
    c = C(11, 11)
    c.spr(0, 0, D11, {"#": fill})
    c.h_(3, 0, 5, lit)
    c.h_(1, 1, 2, lit)
    c.v_(0, 3, 3, lit)
    if ch:
        c.text(3, 2, ch, fg, 6)
    if mark:
        c.spr(3, 3, MARK[mark], {"#": fg})
    return c


def ring(ch, edge, fg=PAPER):
    c = disc(edge, edge)
    c.spr(1, 1, ["..#####..", ".#######.", "#########", "#########", "#########", "#########", "#########", ".#######.",
                 "..#####.."], {"#": INK})
    c.text(3, 2, ch, fg, 6)
    return c


def shoulder(t, side, deep=False):
    w = 6 * len(t) + 5
    c = C(w, 11)
    c.rect(0, 0, w, 11, SILV)
    c.h_(0, 0, w, PAPER)
    c.h_(0, 10, w, GREY)
    edge = 0 if side == "l" else w - 1
    step = 1 if side == "l" else -1
    for k, n in enumerate((3, 2, 1)):  # the outer upper corner is cut
        for i in range(n):
            c.clear(edge + step * i, k)
    c.clear(w - 1 - edge, 0)
    c.clear(0, 10)
    c.clear(w - 1, 10)
    if deep:
        c.h_(1, 9, w - 2, LGREY)
        c.h_(1, 8, w - 2, SILV)
    c.text(3, 2, t, INK, 6)
    return c


def key(t=None, w=None, pic=None):
    w = w or len(t) * 6 + 5
    c = C(w, 11)
    c.rect(1, 0, w - 2, 11, SILV)
    c.rect(0, 1, w, 9, SILV)
    c.h_(1, 0, w - 2, PAPER)
    c.v_(0, 1, 9, PAPER)
    c.h_(1, 10, w - 2, GREY)
    c.v_(w - 1, 1, 9, LGREY)
    if t:
        c.text(3, 2, t, INK, 6)
    if pic:
        c.spr((w - len(pic[0])) // 2, 2, pic, {"#": INK})
    return c


def pill(rows, w=13, fill=SLATE, fg=PAPER):
    c = C(w, 11)
    c.rect(1, 1, w - 2, 9, fill)
    c.rect(0, 3, w, 5, fill)
    c.rect(2, 0, w - 4, 11, fill)
    c.h_(2, 0, w - 4, LGREY)
    c.spr((w - len(rows[0])) // 2, (11 - len(rows)) // 2, rows, {"#": fg})
    return c


def dpad(lit=None):
    c = C(11, 11)
    for x, y, w, h in ((4, 0, 3, 11), (0, 4, 11, 3)):
        c.rect(x, y, w, h, GREY)
    c.h_(4, 0, 3, LGREY)
    c.h_(0, 4, 4, LGREY)
    c.h_(7, 4, 4, LGREY)
    c.px(5, 5, INK)
    part = dict(up=(4, 0, 3, 4), down=(4, 7, 3, 4), left=(0, 4, 4, 3), right=(7, 4, 4, 3))
    for n in (part if lit == "all" else ([lit] if lit else [])):
        x, y, w, h = part[n]
        c.rect(x, y, w, h, YEL)
    return c


def mouse(part=None):
    """A dark mouse whose pressed button alone is bright, with an arrow on its side; the wheel has arrows up and down."""
    x = {"right": 0, "wheel": 0, "left": 4}.get(part, 0)
    c = C({None: 9}.get(part, 13), 11)
    c.rect(x + 1, 0, 7, 11, SILV)
    c.rect(x, 1, 9, 9, SILV)
    c.rect(x + 1, 1, 7, 9, SLATE)
    c.h_(x + 1, 5, 7, SILV)
    c.v_(x + 4, 1, 4, SILV)
    if part == "left":
        c.rect(x + 1, 1, 3, 4, YEL)
        for n in range(3):
            c.v_(n, 2 - n, 1 + 2 * n, YEL)
    if part == "right":
        c.rect(x + 5, 1, 3, 4, YEL)
        for n in range(3):
            c.v_(12 - n, 2 - n, 1 + 2 * n, YEL)
    if part == "wheel":
        c.rect(x + 3, 1, 3, 4, LIME)
        for n in range(2):
            c.h_(11 - n, 1 + n, 1 + 2 * n, LIME)
            c.h_(11 - n, 9 - n, 1 + 2 * n, LIME)
        c.v_(11, 3, 1, LIME)
        c.v_(11, 7, 1, LIME)
    return c


ARROW = dict(up=["...#...", "..###..", ".#####.", "#######", "..###..", "..###..", "..###.."],
             down=["..###..", "..###..", "..###..", "#######", ".#####.", "..###..", "...#..."],
             left=["...#...", "..##...", ".######", "#######", ".######", "..##...", "...#..."],
             right=["...#...", "...##..", "######.", "#######", "######.", "...##..", "...#..."])


def sprites():
    s = {}
    face = dict(a=(LEAF, LIME, INK), b=(DRED, RED, PAPER), x=(DSEA, BSEA, PAPER), y=(AMB, YEL, INK))
    for k, (f, l, g) in face.items():
        s["sign/xbox_" + k] = disc(f, l, k.upper(), g)
        s["sign/switch_" + k] = ring(k.upper(), SILV)
    for k, (f, l, g) in dict(cross=(NAVY, BSEA, SHAL), circle=(MAROON, RED, PSAND), square=(PUR, VIO, PAPER),
                             triangle=(JUN, LEAF, PAPER)).items():
        s["sign/ps_" + k] = disc(f, l, None, g, k)
    for k in "1234":
        s["sign/generic_" + k] = disc(SLATE, LGREY, k, PAPER)
    # the four places of the face buttons, for pads whose letters are not known
    for i, k in enumerate(("south", "east", "west", "north")):
        c = C(11, 11)
        for j, (x, y) in enumerate(((4, 8), (8, 4), (0, 4), (4, 0))):
            c.rect(x, y, 3, 3, YEL if i == j else GREY)
            c.h_(x, y, 3, PAPER if i == j else LGREY)
        s["sign/face_" + k] = c
    for t in ("L", "LB", "L1", "ZL", "LT", "L2"):
        s["sign/" + t.lower()] = shoulder(t, "l", t in ("LT", "L2", "ZL"))
    for t in ("R", "RB", "R1", "ZR", "RT", "R2"):
        s["sign/" + t.lower()] = shoulder(t, "r", t in ("RT", "R2", "ZR"))
    s["sign/menu"] = pill(["#######", ".......", "#######", ".......", "#######"])
    s["sign/view"] = pill(["#####..", "#...#..", "#.#####", "###...#", "..#...#", "..#####"])
    s["sign/start"] = pill(["#....", "###..", "#####", "###..", "#...."])
    s["sign/select"] = pill(["#######", "#.....#", "#.....#", "#######"])
    s["sign/plus"] = disc(SLATE, LGREY, "+", PAPER)
    s["sign/minus"] = disc(SLATE, LGREY, "-", PAPER)
    s["sign/dpad"] = dpad("all")
    for k in ("up", "down", "left", "right"):
        s["sign/dpad_" + k] = dpad(k)
    st = disc(GREY, LGREY)
    st.disc(5, 5, 3, SLATE)
    st.disc(4, 4, 1.2, LGREY)
    s["sign/stick"] = st
    s["sign/mouse"] = mouse()
    for k in ("left", "right", "wheel"):
        s["sign/mouse_" + k] = mouse(k)
    # keycaps: three slices for any word, and the common keys whole
    k = key(w=13)
    s["key/cap_left"], s["key/cap_mid"], s["key/cap_right"] = k.crop(0, 0, 3, 11), k.crop(3, 0, 6, 11), k.crop(10, 0, 3, 11)
    for n, r in ARROW.items():
        s["key/" + n] = key(w=11, pic=r)
    s["key/enter"] = key(w=15, pic=["........#", "........#", "..#.....#", ".##.....#", "#########", ".##......", "..#......"])
    s["key/backspace"] = key(w=15, pic=[".........", "..#......", ".##......", "#########", ".##......", "..#......"])
    s["key/space"] = key(w=21, pic=[".............", ".............", ".............", "#...........#", "#############"])
    s["key/tab"] = key(w=15, pic=[".....#..#", ".....##.#", "#########", ".....##.#", ".....#..#"])
    s["key/shift"] = key(w=13, pic=["...#...", "..#.#..", ".#...#.", "###.###", "..#.#..", "..###.."])
    s["key/esc"] = key("Esc")
    return s
