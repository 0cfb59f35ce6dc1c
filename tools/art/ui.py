"""Pieces of the interface: panel corners, the focus arrow and frames, target brackets, ensigns, icons for the menus."""
from canvas import *

STAR7 = ["...#...", "...#...", "#######", ".#####.", "..###..", ".##.##.", ".#...#."]
STAR9 = ["....#....", "....#....", "...###...", "#########", ".#######.", "..#####..", ".###.###.", ".##...##.", "#.......#"]


def ensign9(navy):
    """9 x 9: white star on a blue disc, red sun on a white flag: the shape tells the side."""
    c = C(9, 9)
    if navy == "usn":
        c.disc(4, 4, 4, NAVY)
        c.spr(1, 1, STAR7, {"#": PAPER})
    else:
        c.rect(0, 0, 9, 9, PAPER)
        c.frame(0, 0, 9, 9, MAROON)
        c.disc(4, 4, 2, RED)
    return c


def ensign11(navy):
    c = C(11, 11)
    if navy == "usn":
        c.disc(5, 5, 5, NAVY)
        c.spr(1, 1, STAR9, {"#": PAPER})
    else:
        c.rect(0, 1, 11, 9, PAPER)
        c.frame(0, 1, 11, 9, INK)
        c.disc(5, 5, 3, RED)
    return c


def flag(navy, w=17, h=11):
    """A waving ensign for the battle pictures and headings, two frames by the caller's flip."""
    c = C(w, h)
    if navy == "usn":
        for y in range(h):
            c.h_(0, y, w, RED if y % 2 == 0 else PAPER)
        c.rect(0, 0, 8, 6, NAVY)
        for x, y in ((1, 1), (3, 1), (5, 1), (2, 3), (4, 3), (6, 3), (1, 5), (3, 5), (5, 5)):
            c.px(x, y if y < 6 else 5, PAPER)
    else:
        c.rect(0, 0, w, h, PAPER)
        c.h_(0, h - 1, w, SILV)
        c.disc(w // 2, h // 2, 3, RED)   # the plain disc, as on every card and mast: one flag a navy
    c.v_(0, 0, h, GREY)
    return c


ICON = dict(
    speaker=["....#......", "...##...#..", "..###....#.", "#####.#..#.", "#####..#.#.", "#####.#..#.", "..###....#.", "...##...#..",
             "....#......"],
    mute=["....#......", "...##......", "..###.#...#", "#####..#.#.", "#####...#..", "#####..#.#.", "..###.#...#", "...##......",
          "....#......"],
    floppy=["##########.", "#..#####.##", "#..###.#..#", "#..#####..#", "#.........#", "#.#######.#", "#.#.....#.#", "#.#.###.#.#",
            "#.#.....#.#", "###########"],
    clock=["...#####...", "..#.....#..", ".#...#...#.", "#....#....#", "#....#....#", "#....###..#", "#.........#", ".#.......#.",
           "..#.....#..", "...#####..."],
    lock=["...#####...", "..##...##..", "..##...##..", ".#########.", ".####.####.", ".###...###.", ".####.####.", ".####.####.",
          ".#########."],
    unlock=["...#####...", "..##...##..", "..##.......", ".#########.", ".####.####.", ".###...###.", ".####.####.", ".####.####.",
            ".#########."],
    hourglass=["#########", ".#.....#.", ".#.###.#.", "..#.#.#..", "...#.#...", "...#.#...", "..#.#.#..", ".#.###.#.", ".#######.",
               "#########"],
    trophy=[".#########.", "##.#####.##", "#..#####..#", "##.#####.##", ".##.###.##.", "....###....", ".....#.....", "....###....",
            "...#####..."],
    gear=["....###....", ".##.###.##.", ".#########.", "..###.###..", "####...####", "###.....###", "####...####", "..###.###..",
          ".#########.", ".##.###.##.", "....###...."],
    book=["####...####", "#...#.#...#", "#.#..#..#.#", "#....#....#", "#.#..#..#.#", "#....#....#", "#.#..#..#.#", "#....#....#",
          "###..#..###", "...##.##..."],
    door=["########...", "#......#...", "#......#.#.", "#......#.##", "#....#.####", "#......#.##", "#......#.#.", "#......#...",
          "########..."],
    play=["#.......", "###.....", "#####...", "#######.", "########", "#######.", "#####...", "###.....", "#......."],
    replay=["...####..#.", "..#....#.##", ".#......###", "#......####", "#..........", "#..........", "#.........#", ".#.......#.",
            "..#.....#..", "...#####..."],
    people=["..##...##..", ".####.####.", ".####.####.", "..##...##..", ".####.####.", "###########", "###########"],
    robot=[".....#.....", "...#####...", ".#########.", ".##.###.##.", ".#########.", ".##.....##.", ".#########.", "...#...#...",
           ".#########."],
    info=["...###...", ".##...##.", "##..#..##", "#.......#", "#..##...#", "#...#...#", "##..#..##", ".##.#.##.", "...###..."],
    check=["........##", ".......##.", "......##..", "##...##...", ".##.##....", "..###.....", "...#......"],
    cross=["##.....##", ".##...##.", "..##.##..", "...###...", "..##.##..", ".##...##.", "##.....##"],
    warn=["....#....", "...###...", "...#.#...", "..##.##..", "..##.##..", ".#######.", ".###.###.", "#########"],
    mail=["###########", "##.......##", "#.#.....#.#", "#..#...#..#", "#...#.#...#", "#....#....#", "#.........#", "###########"],
    eye=["...#####...", ".##.....##.", "#...###...#", "#..##.##..#", "#...###...#", ".##.....##.", "...#####..."],
    dice=["###########", "#.........#", "#.##...##.#", "#.##...##.#", "#.........#", "#...###...#", "#.........#", "#.##...##.#",
          "#.##...##.#", "#.........#", "###########"],
)
TONES = dict(speaker=SILV, mute=AMB, floppy=SHAL, clock=SILV, lock=AMB, unlock=SILV, hourglass=PSAND, trophy=YEL, gear=SILV, book=PSAND,
             door=SILV, play=LEAF, replay=SHAL, people=FOAM, robot=SHAL, info=SHAL, check=LEAF, cross=ORG, warn=YEL, mail=PSAND,
             eye=SHAL, dice=PAPER)


def corner(edge, fill):
    """8 x 8 upper left corner of a panel: the pixel of the very corner stays open."""
    c = C(8, 8, fill)
    c.h_(0, 0, 8, edge)
    c.v_(0, 0, 8, edge)
    c.clear(0, 0)
    return c


def die(n):
    c = C(15, 15)
    c.rect(1, 0, 13, 15, PAPER)
    c.rect(0, 1, 15, 13, PAPER)
    c.h_(1, 14, 13, LGREY)
    c.v_(14, 1, 13, LGREY)
    c.px(14, 14, T)
    for x, y in {1: [(6, 6)], 2: [(3, 3), (9, 9)], 3: [(3, 3), (6, 6), (9, 9)], 4: [(3, 3), (9, 3), (3, 9), (9, 9)],
                 5: [(3, 3), (9, 3), (6, 6), (3, 9), (9, 9)],
                 6: [(3, 2), (9, 2), (3, 6), (9, 6), (3, 10), (9, 10)]}[n]:
        c.rect(x, y, 3, 3, INK)
    return c


def sprites():
    s = {}
    for n in ("usn", "ijn"):
        s["ensign/" + n] = ensign9(n)
        s["ensign/" + n + "_11"] = ensign11(n)
        s["flag/" + n] = flag(n)
    for n, (e, f) in dict(plain=(DSEA, INK), lit=(AMB, INK), paper=(EARTH, PSAND), alarm=(RED, INK)).items():
        s["corner/" + n] = corner(e, f)
    # the pointer above what has the focus, four steps of a slow nod
    A = ["ooooooooooo", "oyyyyyyyyyo", ".oyyyyyyyo.", "..oyyyyyo..", "...oyyyo...", "....oyo....", ".....o....."]
    s["focus/down"] = sprite(A, {"o": INK, "y": YEL})
    s["focus/up"] = sprite(A[::-1], {"o": INK, "y": YEL})
    R = [''.join(A[x][y] for x in range(7)) for y in range(11)]
    s["focus/right"] = sprite(R, {"o": INK, "y": YEL})
    s["focus/left"] = s["focus/right"].flipped()
    # corner of the double yellow focus frame, to be turned by flips: upper left, upper right, lower left, lower right
    c = C(8, 8)
    for k, col in ((0, INK), (1, AMB), (2, YEL), (3, YEL), (4, INK)):
        c.h_(k, k, 8 - k, col)
        c.v_(k, k, 8 - k, col)
    s["focus/frame_ul"], s["focus/frame_ur"] = c, c.flipped()
    for n in ("l", "r"):
        u = s["focus/frame_u" + n]
        d = C(8, 8)
        d.a = u.a[::-1].copy()
        s["focus/frame_d" + n] = d
    c = C(13, 13)
    c.rect(0, 0, 13, 2, RED)
    c.rect(0, 0, 2, 13, RED)
    s["target/ul"], s["target/ur"] = c, c.flipped()
    for n in ("l", "r"):
        d = C(13, 13)
        d.a = s["target/u" + n].a[::-1].copy()
        s["target/d" + n] = d
    c = C(48, 11)
    c.rect(0, 0, 48, 11, DRED)
    c.frame(0, 0, 48, 11, INK)
    c.ctext(24, 2, "TARGET", PAPER, 6)
    s["target/plate"] = c
    for n, r in ICON.items():
        s["icon/" + n] = sprite(r, {"#": TONES[n]})
    for n in range(1, 7):
        s[f"die/{n}"] = die(n)
    c = C(16, 16, MID)  # the table's ground: a wave mark two pixels deep, tiled by the caller with offsets
    for i, dy in enumerate((1, 0, 0, 1, 2, 1, 0, 0, 1)):
        c.px(i + 3, dy + 5, NAVY)
    s["ground/sea"] = c
    w = C(9, 3)
    for i, dy in enumerate((1, 0, 0, 1, 2, 1, 0, 0, 1)):
        w.px(i, dy, NAVY)
    s["ground/wave"] = w
    # scroll marks, bullets, slider
    s["mark/more_up"] = sprite(["...#...", "..###..", ".#####.", "#######"], {"#": AMB})
    s["mark/more_down"] = sprite(["#######", ".#####.", "..###..", "...#..."], {"#": AMB})
    s["mark/bullet"] = sprite([".##.", "####", "####", ".##."], {"#": AMB})
    s["mark/usn"] = sprite(STAR7, {"#": SHAL})
    c = C(7, 7)
    c.rect(0, 0, 7, 7, PAPER)
    c.rect(2, 2, 3, 3, RED)
    s["mark/ijn"] = c
    s["slider/knob"] = sprite([".#####.", "#pppppd", "#pppppd", "#pppppd", "#pppppd", "#pppppd", "#pppppd", "#pppppd", ".ddddd."],
                              {"#": YEL, "p": AMB, "d": EARTH})
    s["box/off"] = sprite(["#########"] + ["#.......#"] * 7 + ["#########"], {"#": SILV, ".": INK})
    s["box/on"] = sprite(["#########", "#.......#", "#......y#", "#.....yy#", "#y...yy.#", "#yy.yy..#", "#.yyy...#", "#..y....#",
                          "#########"], {"#": SILV, ".": INK, "y": LEAF})
    s["radio/off"] = sprite(["..#####..", ".#.....#.", "#.......#", "#.......#", "#.......#", "#.......#", "#.......#", ".#.....#.",
                             "..#####.."], {"#": SILV, ".": INK})
    c = C(9, 9)
    c.blit(s["radio/off"], 0, 0)
    c.disc(4, 4, 2, YEL)
    s["radio/on"] = c
    return s
