"""The title theme, a piece a game, and the phrases.

All of it grows from one motif of six notes: up a fifth and then down by step, D A G F E D ("the dive"), and from its
inversion, down a fifth and up by step, A D E F G A ("surfacing"). The title has both; the games' pieces and the phrases
take them up in their own ways.
"""
from score import *

LEAD = sung(0.25)
BRIGHT = sung(0.125, release=0.05)
BRASS = sung(0.33, 0.004, 0.018, 0.8, 0.09, 1.004)
REED = sung(0.5, 0.004, 0.01, 0.65)
SHORT = sung(0.25, 0.0, 0.003, 0.45, 0.03)


def title():
    """Searchlights over a slow swell, D minor. In: sonar and kettledrum. A, A' in canon; B in F, the motif turned upwards;
    a bridge over a bass that sinks by half steps; A" by all; the motif at half speed leads back to A."""
    m = Band(104, 48, 4)
    a = ("d5:6 a5:2 g5:4 f5:2 e5:2 | d5:8 r:2 a4:2 d5:2 e5:2 | f5:6 b-5:2 a5:4 g5:2 f5:2 | e5:8 r:2 c5:2 e5:2 f5:2 | "
         "g5:6 d6:2 c6:4 b-5:2 a5:2 | a5:6 f5:2 d5:6 e5:2 | ")
    open_end, end = "f5:4 g5:4 a5:4 b-5:4 | a5:6 g5:2 e5:4 c#5:4", "b-5:4 g5:4 e5:4 c#5:4 | d5:12 r:4"
    harmony = "Dm | Dm/C | Bb | C | Gm | Dm/F | "
    half, full = "Bb:8 Gm:8 | A7", "Gm:8 A7:8 | Dm"
    roll = "b...b...bbb.b.b."
    swell_line = "0---3---2---1---"

    # In: the sea, then the motif from far away.
    m.voice(0, "r:8 a6:8 | r | r:8 a6:8 | r:12 d6:4", ping, 0.2, echo=0.45)
    m.pattern(0, "Dm | Dm | Dm/C | A7", "b---------------", "d2", low, 0.5, (0.5, 1.0))
    m.pattern(0, "Dm | Bb/D | Dm/C | A7", swell_line, "d4", swell, 0.10, (0.4, 1.0))
    m.voice(1, "d4:6 a4:2 g4:4 f4:2 e4:2 | d4:12 r:4 | e4:6 a4:2 g4:4 f4:2 e4:2", hollow, 0.26, echo=0.35, grow=(0.6, 1.0))
    m.drums(0, 4, "b...............", 0.7)
    m.drums(3, 1, "gggggggggggggggg", 0.9, (0.2, 1.3))

    # A
    m.voice(4, a + open_end, LEAD, 0.34, echo=0.26)
    m.pattern(4, harmony + half, "b---f---B---f---", "c2", low, 0.5)
    m.pattern(4, harmony + half, "0-2-1-2-3-2-1-2-", "c4", pluck(0.5, 0.22), 0.12, (0.7, 1.0))
    m.drums(4, 8, "K.....k.s.......K..k....s.....h. + h...h...h...h...", 0.55)
    m.drums(11, 1, "............ggss", 0.8)

    # A': a second voice answers a bar later, lower, with the same motif.
    m.voice(12, a + end, LEAD, 0.34, echo=0.2)
    m.voice(12, "f4:8 d4:8 | d4:6 a4:2 g4:4 f4:2 e4:2 | d4:8 f4:8 | c4:6 g4:2 f4:4 e4:2 d4:2 | d4:8 g4:8 | a4:6 d5:2 c5:4 b-4:2 a4:2 | "
            "g4:8 g4:4 e4:4 | f4:6 a4:2 f4:4 r:4", BRASS, 0.2)
    m.pattern(12, harmony + full, "b-b-f-b-B-b-f-f-", "c2", low, 0.5)
    m.pattern(12, harmony + full, "0121321201213212", "c4", pluck(0.125), 0.13)
    m.drums(12, 8, "K..k..k.S...k.k.K..k..k.S...k..g + h.h.h.h.h.h.h.o.", 0.6)
    m.drums(12, 1, "c...............", 0.7)
    m.drums(19, 1, "........t.t.T.T.", 0.8)

    # B, in F: surfacing.
    rise = "F | C/E | Dm | Am/C | Bb | F/A | Gm | C7"
    m.voice(20, "c6:6 f5:2 g5:4 a5:2 b-5:2 | c6:8 r:2 g5:2 a5:2 b-5:2 | a5:6 d5:2 e5:4 f5:2 g5:2 | a5:8 r:2 e5:2 f5:2 g5:2 | "
            "b-5:6 f5:2 g5:4 a5:2 b-5:2 | c6:6 a5:2 f5:8 | g5:4 b-5:4 a5:4 g5:4 | g5:6 f5:2 e5:4 g5:4", BRASS, 0.36, echo=0.25)
    m.voice(20, "a4:16 | g4:12 e4:4 | f4:8 a4:8 | e4:12 c4:4 | d4:8 f4:8 | f4:8 a4:8 | b-4:8 d5:8 | c5:8 b-4:8", hollow, 0.2)
    m.pattern(20, rise, "b-----b-f-----f-", "c2", low, 0.5)
    m.pattern(20, rise, "0-1-2-3-4-3-2-1-", "c4", pluck(0.25, 0.3), 0.13)
    m.drums(20, 8, "K.......s.......K.k.....s....... + o...h...h...h...", 0.55)
    m.drums(20, 1, "c...............", 0.7)
    m.drums(27, 1, "s.gggggggggggggg", 0.8, (0.5, 1.2))

    # Bridge: the motif alone in the depth, sonar above; then it climbs out over the roll.
    sink = "Dm | A/C# | Dm/C | G/B | Gm/Bb | A7 | Bbdim/A | A7"
    m.voice(28, "d4:6 a4:2 g4:4 f4:2 e4:2 | e4:12 r:4 | d4:6 a4:2 g4:4 f4:2 e4:2 | d4:12 r:4 | "
            "g4:6 d5:2 c5:4 b-4:2 a4:2 | g4:6 e5:2 d5:4 c#5:2 b4:2 | g5:6 e5:2 c#5:4 b-4:4 | c#5:4 e5:4 g5:4 a5:4", hollow, 0.34, echo=0.35,
            grow=(0.85, 1.1))
    m.voice(28, "r | r:4 c#6:4 r:4 a5:4 | r | r:4 d6:4 r:4 b5:4 | r | r | r | r", ping, 0.13, echo=0.5)
    m.pattern(28, sink, "b-----b---b-b---", "a1", low, 0.55)
    m.pattern(28, sink, "0...1...2...1...", "c4", pluck(0.5, 0.35), 0.12, (0.6, 0.8))
    m.pattern(32, "Gm/Bb | A7 | Bbdim/A | A7", "0101212132324343", "c4", pluck(0.125), 0.14, (0.4, 1.1))
    m.drums(28, 8, roll, 0.55, (0.5, 1.0))
    m.drums(32, 4, "g..gg..gg..gg.gg", 0.7, (0.4, 1.2))
    m.drums(35, 1, "ssssssssssssssss", 0.6, (0.3, 1.1))

    # A": all of them.
    m.voice(36, a + end, LEAD, 0.32, echo=0.2)
    m.voice(36, a + end, SHORT, 0.13, octave=-1)
    m.voice(36, "a4:4 f4:4 d4:4 c4:4 | r:4 d5:3 a5:1 g5:4 f5:2 e5:2 | d5:4 f5:4 d5:4 b-4:4 | r:4 c5:3 g5:1 f5:4 e5:2 d5:2 | "
            "b-4:4 d5:4 g5:4 d5:4 | f5:4 d5:4 a4:4 c5:4 | d5:8 c#5:8 | a4:3 d4:1 e4:2 f4:2 g4:2 a4:2 r:4", BRASS, 0.21)
    m.pattern(36, harmony + full, "b-bbf-b-B-bbf-f-", "c2", low, 0.52)
    m.pattern(36, harmony + full, "0123210132343212", "c4", pluck(0.125), 0.13)
    m.drums(36, 8, "K..k..k.S..gk.k.K.k...k.S..gk.gg + h.h.h.o.h.h.h.o.", 0.62)
    for bar in (36, 40):
        m.drums(bar, 1, "c...............", 0.8)

    # Out: the dive at half speed, and under water.
    m.voice(44, "d5:12 a5:4 | g5:8 f5:4 e5:4 | d5:12 r:4 | r", hollow, 0.3, echo=0.4, grow=(1.0, 0.7))
    m.voice(44, "r | r | r:8 a6:8 | r", ping, 0.17, echo=0.45)
    m.pattern(44, "Dm | Gm/Bb | Dm/A | A7", "b-------b-------", "a1", low, 0.5, (1.0, 0.7))
    m.pattern(44, "Dm | Gm/Bb | Dm/A | A7", swell_line, "d4", swell, 0.11, (1.0, 0.6))
    m.drums(44, 4, "b.......b.....b.", 0.7, (1.0, 0.5))
    m.drums(47, 1, "........gggggggg", 0.8, (0.1, 1.3))
    return m


def broadside():
    """A hornpipe gone to war, G minor, quick: the dive in quavers. A, A'; B broad over tom-toms, with a Neapolitan sixth; C, shots
    and answers over a pedal, rising by half steps; A" with a third above."""
    m = Band(144, 42, 2)
    a = ("g4:2 d5:2 c5:2 b-4:2 a4:2 g4:2 d5:4 | g5:2 f5:2 e-5:2 d5:2 c5:2 a4:2 c5:4 | g4:2 e-5:2 d5:2 c5:2 b-4:2 g4:2 e-5:4 | "
         "d5:2 f5:2 e-5:2 c5:2 a4:2 c5:2 f5:4 | g4:2 d5:2 c5:2 b-4:2 a4:2 g4:2 b-4:2 d5:2 | e-5:2 d5:2 c5:2 d5:2 e-5:2 f5:2 g5:4 | "
         "a5:2 g5:2 f#5:2 e-5:2 d5:2 c5:2 b-4:2 a4:2 | ")
    one, two = "b-4:2 a4:2 g4:2 f#4:2 a4:4 d5:4", "g4:4! g4:2 a4:2 g4:6 r:2"
    harmony = "Gm | Gm:8 F:8 | Eb | F | Gm | Cm | D7 | "
    half, full = "Gm:8 D7:8", "Gm"
    drive = "b.b.B.b.b.b.B.f."
    march = "S..gs.gsS.g.s.gg"

    m.pattern(0, "Gm | Gm", drive, "c2", low, 0.5, (0.6, 1.0))
    m.drums(0, 2, march, 0.7, (0.4, 1.0))
    m.drums(0, 2, "K.......K.......", 0.6)

    m.voice(2, a + one, LEAD, 0.33)
    m.pattern(2, harmony + half, drive, "c2", low, 0.5)
    m.pattern(2, harmony + half, "..0...2...1...2.", "c4", pluck(0.125), 0.17)
    m.drums(2, 8, "K.......K.....k. + ....S.......S.g. + h.h.h.h.h.h.h.h.", 0.62)
    m.drums(9, 1, "........s.sss.ss", 0.8)

    m.voice(10, a + two, LEAD, 0.33, echo=0.15)
    m.voice(10, "b-3:8 d4:8 | b-3:8 a3:8 | g3:8 b-3:8 | c4:8 a3:8 | b-3:8 d4:8 | c4:8 e-4:8 | f#4:8 d4:4 c4:4 | b-3:4! b-3:2 c4:2 b-3:6 r:2", BRASS, 0.24)
    m.pattern(10, harmony + full, "b.b.B.bbb.b.B.fB", "c2", low, 0.5)
    m.pattern(10, harmony + full, "0.2.1.2.3.2.1.2.", "c4", pluck(0.125), 0.16)
    m.drums(10, 8, "K..k....K.k...k. + ....S..g....S.gg + h.h.h.h.h.h.h.o.", 0.64)
    m.drums(10, 1, "c...............", 0.7)
    m.drums(17, 1, "........t.t.T.TT", 0.8)

    broad = "Eb | Bb/D | Cm | Gm/Bb | Eb | Ab | Cm/G | D7"
    m.voice(18, "e-5:6 b-5:2 a-5:4 g5:2 f5:2 | d5:8 f5:6 e-5:2 | c5:6 g5:2 f5:4 e-5:2 d5:2 | b-4:4 d5:4 g4:8 | "
            "g5:6 e-5:2 b-5:6 g5:2 | a-5:6 c6:2 b-5:4 a-5:4 | g5:4 f5:4 e-5:4 c5:4 | d5:6 e-5:2 f#5:4 a5:4", BRASS, 0.37, echo=0.22)
    m.pattern(18, broad, "0101212101012121", "c4", pluck(0.25, 0.1), 0.13, (0.8, 1.1))
    m.pattern(18, broad, "b-----b-b---f---", "c2", low, 0.52)
    m.drums(18, 8, "K.....t.T.......K..t..t.T.....g. + ........S.......", 0.66)
    m.drums(18, 1, "c...............", 0.7)
    m.drums(25, 1, "gggggggggggggggg", 0.9, (0.2, 1.5))

    # C: two shots, an answer; then the screw is turned.
    m.voice(26, "d5:2!> d5:2!> r:4 e-4:2 d4:2 c4:2 d4:2 | a5:2!> a5:2!> r:4 b-4:2 a4:2 g4:2 a4:2 | c6:2!> c6:2!> r:4 e-5:2 d5:2 c5:2 b-4:2 | "
            "a4:2 b-4:2 c5:2 d5:2 e-5:2 f#5:2 g5:2 a5:2", LEAD, 0.34, echo=0.2)
    m.voice(26, "f#4:2!> f#4:2!> r:12 | c5:2!> c5:2!> r:12 | e-5:2!> e-5:2!> r:12 | r", BRASS, 0.3)
    m.pattern(26, "D7 | D7 | Cm/D | D7", "b.b.b.b.b.b.b.b.", "c2", low, 0.55)
    m.drums(26, 4, "K.K.........g.gg + h.h.h.h.h.h.h.h.", 0.72)
    m.drums(26, 3, "c.c.............", 0.4)
    turn = "Gm/D | Ebdim | A7/E | D7/F#"
    m.voice(30, "d5:1 d5 d5 d5 d5 d5 d5 d5 d5 d5 d5 d5 d5 d5 d5 d5 | e-5:1 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 e-5 | "
            "e5:1 e5 e5 e5 e5 e5 e5 e5 g5 g5 g5 g5 e5 e5 e5 e5 | f#5:1 f#5 f#5 f#5 a5 a5 a5 a5 c6 c6 c6 c6 e-6 d6 c6 a5", SHORT, 0.26, grow=(0.6, 1.1))
    m.voice(30, "d3:4 a3:4 g3:4 f3:2 e-3:2 | e-3:4 b-3:4 a3:4 g3:2 f#3:2 | e3:4 b3:4 a3:4 g3:4 | f#3:4 c4:4 d4:4 f#4:4", BRASS, 0.34)
    m.pattern(30, turn, "b-b-b-b-b-b-b-b-", "c2", low, 0.55)
    m.drums(30, 4, "K...K...K...K.K. + gg.ggg.ggg.ggggg", 0.75, (0.6, 1.1))
    m.drums(33, 1, "........SsSsSSSS", 0.7)

    m.voice(34, a + two, LEAD, 0.32, echo=0.15)
    m.voice(34, "b-4:2 g5:2 e-5:2 d5:2 c5:2 b-4:2 g5:4 | b-5:2 a5:2 g5:2 f5:2 e-5:2 c5:2 f5:4 | b-4:2 g5:2 f5:2 e-5:2 d5:2 b-4:2 g5:4 | "
            "f5:2 a5:2 g5:2 e-5:2 c5:2 e-5:2 a5:4 | b-4:2 g5:2 e-5:2 d5:2 c5:2 b-4:2 d5:2 g5:2 | g5:2 f5:2 e-5:2 f5:2 g5:2 a-5:2 b-5:4 | "
            "c6:2 b-5:2 a5:2 g5:2 f#5:2 e-5:2 d5:2 c5:2 | b-4:4! b-4:2 c5:2 b-4:6 r:2", BRIGHT, 0.2)
    m.voice(34, "g3:4 d4:4 c4:4 b-3:2 a3:2 | g3:8 f3:8 | e-3:4 b-3:4 g3:8 | f3:4 c4:4 a3:8 | g3:4 d4:4 c4:4 b-3:2 a3:2 | c4:8 e-4:4 g4:4 | "
            "f#4:8 a3:4 c4:4 | b-3:4! d4:4! g4:6 r:2", BRASS, 0.24)
    m.pattern(34, harmony + full, "b.bbB.bbb.bbB.fB", "c2", low, 0.52)
    m.drums(34, 8, "K..k..k.K.k...k. + ....S.gg....S.gg + h.h.h.h.h.h.h.o.", 0.66)
    for bar in (34, 38):
        m.drums(bar, 1, "c...............", 0.75)
    m.drums(41, 1, "........s.gss.ss", 0.8)
    return m


def milebones():
    """A two-step with the window down, C major: the motif turned upwards. A, A', B in F with a stride bass, a break for the horn, A"."""
    m = Band(152, 36, 0, swing=0.5)
    a = ("g5:3 c5:1 d5:2 e5:2 f5:2 g5:2 e5:4 | a5:3 a5:1 g5:2 e5:2 c5:4 r:2 g4:2 | a4:2 c5:2 f5:3 e5:1 d5:2 c5:2 a4:4 | b4:2 d5:2 g5:3 f5:1 e5:2 d5:2 b4:4 | "
         "g5:3 c5:1 d5:2 e5:2 f5:2 g5:2 e5:4 | c6:3 b5:1 a5:2 g5:2 e5:4 c5:4 | ")
    one, two = "f5:2 e5:2 d5:2 a5:2 g5:2 f5:2 e5:2 d5:2 | d5:4! g5:4! g4:4! r:4", "f5:2 a5:2 g5:2 f5:2 e5:2 d5:2 b4:2 d5:2 | c5:4! g4:4! c5:4! r:4"
    harmony = "C | Am | F | G7 | C | Am | "
    half, full = "Dm:8 G7:8 | G7", "Dm:8 G7:8 | C"
    stride, comp = "b---....f---....", "....0...........1".replace("1", "")
    chug = "K...s...K.k.s... + h.h.h.h.h.h.h.h."
    for bar, tail, end in ((0, half, one), (8, full, two), (28, full, two)):
        m.voice(bar, a + end, LEAD if bar < 28 else BRIGHT, 0.33, echo=0.14)
        m.pattern(bar, harmony + tail, stride, "c2", low, 0.52)
        for up in "012":
            m.pattern(bar, harmony + tail, f"....{up}-......{up}-..", "c4", pluck(0.5, 0.12), 0.09)
        m.drums(bar, 8, chug, 0.6)
    m.voice(8, "e4:4 g4:4 c5:8 | c5:4 e4:4 a4:8 | c5:4 a4:4 f4:8 | d5:4 b4:4 g4:8 | e4:4 g4:4 c5:8 | c5:4 e4:4 a4:8 | a4:8 b4:8 | c5:4! b4:4! c5:4! r:4", REED, 0.16)
    m.voice(28, a + two, REED, 0.14, octave=-1)
    m.voice(28, "r:12 e4:2 g4:2 | c5:3 c5:1 r:12 | r:12 c5:2 a4:2 | d5:3 d5:1 r:12 | r:12 e4:2 g4:2 | e5:3 e5:1 r:12 | r | r:12 e4:2 e4:2", BRASS, 0.2)
    m.drums(28, 8, "..............g. + ....w..w....w.w.", 0.7)
    road = "F | Fm6 | C/E | A7 | Dm | G7 | C | C7".replace("Fm6", "Fm")
    for bar, line in ((16, "c6:4 a5:2 c6:2 a5:4 f5:4 | c6:4 a-5:2 c6:2 a-5:4 f5:4 | g5:4 e5:2 g5:2 c6:4 g5:4 | a5:6 g5:2 e5:4 c#5:4 | "
                       "d5:2 e5:2 f5:2 g5:2 a5:4 f5:4 | b5:2 a5:2 g5:2 f5:2 d5:4 b4:4 | c5:2 e5:2 g5:2 e5:2 c6:4 g5:4 | b-5:4! b-5:4! c6:4! r:4"),):
        m.voice(bar, line, BRASS, 0.36, echo=0.15)
    m.voice(16, "a4:16 | a-4:16 | g4:16 | g4:8 e4:8 | f4:16 | f4:8 d4:8 | e4:16 | e4:4! e4:4! g4:4! r:4", hollow, 0.2)
    m.pattern(16, road, "b-f-B-f-b-f-B-f-", "c2", low, 0.5)
    m.pattern(16, road, "0.1.2.1.3.1.2.1.", "c4", pluck(0.125), 0.14)
    m.drums(16, 8, "K.....k.s...k... + o.h.h.h.o.h.h.h.", 0.6)
    # the break: a horn, a rattle, the horn again
    m.voice(24, "f5:2!> f5:4> r:10 | r | d5:2!> d5:4> r:10 | g4:2 a4:2 b4:2 c5:2 d5:2 e5:2 f5:2 f#5:2", BRASS, 0.3)
    m.voice(24, "a5:2!> a5:4> r:10 | r | f5:2!> f5:4> r:10 | r", BRASS, 0.26)
    m.voice(24, "r:8 f4:2 a4:2 c5:2 a4:2 | f4:2 e4:2 d4:2 c4:2 a3:4 r:4 | r:8 d4:2 f4:2 a4:2 f4:2 | r", REED, 0.26)
    m.pattern(24, "F | F | Dm | G7", "b-------f-------", "c2", low, 0.5)
    m.drums(24, 4, "K...w.w.K.w.w.ww + ....s.......s...", 0.7)
    m.drums(27, 1, "........t.t.T.T.", 0.7)
    return m


def rook():
    """A parlour rag with a crow in it, A minor: the dive with a stumble. A, A', a trio in C, A" with the crow answering."""
    m = Band(112, 32, 0)
    a = ("a4:2 e5:4 d#5:2 e5:2 c5:2 b4:2 a4:2 | g5:3 e5:3 c5:2 d5:2 c5:2 b4:4 | f5:2 d5:4 c5:2 b4:2 a4:2 d5:4 | e5:2 b4:4 a4:2 g#4:2 b4:2 e4:4 | "
         "a4:2 e5:4 d#5:2 e5:2 a5:2 e5:2 c5:2 | b5:3 g5:3 e5:2 f5:2 e5:2 d5:4 | ")
    one, two = "c5:2 d5:2 d#5:2 e5:4 c5:2 b4:2 a4:2 | g#4:4! b4:4! e5:4! r:4", "c5:2 d5:2 d#5:2 e5:4 b4:2 c5:2 g#4:2 | a4:4! e4:4! a4:4! r:4"
    harmony = "Am | C | Dm | E7 | Am | Em | "
    half, full = "Dm:8 B7:8 | E7".replace("Dm", "Am"), "Am:8 E7:8 | Am"
    for bar, tail, end in ((0, half, one), (8, full, two), (24, full, two)):
        m.voice(bar, a + end, sung(0.125, 0.002, 0.003, 0.5, 0.06) if bar != 8 else LEAD, 0.36, echo=0.12)
        m.pattern(bar, harmony + tail, "b--.....f--.....", "c2", low, 0.55)
        for up in "012":
            m.pattern(bar, harmony + tail, f"....{up}-......{up}-..", "e4", pluck(0.25, 0.14), 0.10)
        m.drums(bar, 8, "k...h...k...h.h. + ....s.......s...", 0.45)
    m.voice(8, "c4:8 e4:8 | e4:8 g4:8 | d4:8 f4:8 | d4:8 b3:8 | c4:8 e4:8 | e4:8 g4:8 | e4:8 d4:8 | c4:4! b3:4! c4:4! r:4", hollow, 0.24)
    caw = "r:12 e4:2!> d#4:2!> | r | r:12 f4:2!> e4:2!> | r | r:12 e4:2!> d#4:2!> | r | r | r:12 e4:2!> e4:2!>"
    m.voice(24, caw, BRASS, 0.26)
    m.voice(24, a + two, REED, 0.13, octave=-1)
    m.drums(24, 8, "..........w..w..", 0.7)
    trio = "C | G7/B | Am | E7/G# | F | C/E | D7 | G7:8 E7:8"
    m.voice(16, "e5:6 g5:2 f5:2 e5:2 d5:2 c5:2 | d5:3 f5:3 b4:2 d5:2 f5:2 e5:2 d5:2 | c5:6 e5:2 d5:2 c5:2 b4:2 a4:2 | b4:3 e5:3 g#4:2 b4:2 d5:2 c5:2 b4:2 | "
            "a4:2 c5:2 f5:2 a5:4 g5:2 f5:4 | g5:2 e5:2 c5:2 e5:4 d5:2 c5:4 | f#4:2 a4:2 d5:2 f#5:4 e5:2 d5:2 c5:2 | b4:4 d5:4 g#4:4 b4:4", LEAD, 0.34, echo=0.2)
    m.voice(16, "g4:16 | f4:16 | e4:16 | e4:8 d4:8 | c4:8 f4:8 | e4:8 g4:8 | a4:8 f#4:8 | f4:8 e4:8", hollow, 0.2)
    m.pattern(16, trio, "b---B---f---B---", "c2", low, 0.52)
    m.pattern(16, trio, "..0.1.2...0.2.1.", "c4", pluck(0.125), 0.15)
    m.drums(16, 8, "k.....k.h...h... + ....w.......w.w.", 0.55)
    m.drums(23, 1, "........g.ggs.s.", 0.8)
    return m


def carrier():
    """Waiting and searching, E minor: a drone and a clock; the motif comes as a sighting, the engines start, the sky empties."""
    m = Band(92, 32, 0)
    wait = "Em | D/E | C/E | B7"
    search = "Em | G/D | C | B7 | Em | G/D | Am | B7"
    for bar in (0, 4, 28):
        m.pattern(bar, wait, "b-----------b---", "c2", low, 0.5)
        m.pattern(bar, wait, "0-2-1-2-0-2-1-2-", "e4", pluck(0.25, 0.3), 0.14, (0.8, 1.0))
        m.drums(bar, 4, "h...h...h...h.h. + b...........b...", 0.5)
    m.voice(0, "r:8 b6:8 | r | r:8 b6:8 | r", ping, 0.15, echo=0.45)
    m.voice(4, "r:8 e5:4 b4:4 | a5:12 r:4 | r:8 g5:4 e5:4 | f#5:8 d#5:8", hollow, 0.3, echo=0.35)
    a = ("e5:6 b5:2 a5:4 g5:2 f#5:2 | g5:8 r:2 d5:2 g5:2 a5:2 | c6:6 g5:2 a5:4 b5:2 g5:2 | f#5:8 r:2 b4:2 d#5:2 f#5:2 | "
         "e5:6 b5:2 a5:4 g5:2 f#5:2 | g5:6 a5:2 b5:8 | c6:4 b5:4 a5:4 e5:4 | f#5:6 e5:2 d#5:4 b4:4")
    for bar, who in ((8, LEAD), (20, BRASS)):
        m.voice(bar, a, who, 0.32, echo=0.25)
        m.pattern(bar, search, "b-b-b-b-b-b-f-f-" if bar == 8 else "bbB.bbB.bbB.bbf.", "c2", low, 0.5)
        m.pattern(bar, search, "0-1-2-1-3-1-2-1-" if bar == 8 else "0121321201213212", "c4", pluck(0.125), 0.14)
        m.drums(bar, 8, "K.....k.s.......K...k...s....... + h.h.h.h.h.h.h.h." if bar == 8 else "K..k..k.S.....k.K..k..k.S...k.gg + h.h.h.h.h.h.h.o.", 0.55)
    m.voice(20, "g4:8 e4:8 | b4:6 d5:2 c5:4 b4:2 a4:2 | g4:8 e4:8 | d#4:6 b4:2 a4:4 g4:2 f#4:2 | g4:8 e4:8 | b4:8 d5:8 | e5:8 c5:8 | b4:8 f#4:8", REED, 0.15)
    m.drums(20, 1, "c...............", 0.7)
    # the launch: surfacing, step upon step
    climb = "C | D | Em | F#dim"
    m.voice(16, "g5:6 c5:2 d5:4 e5:2 f#5:2 | a5:6 d5:2 e5:4 f#5:2 g5:2 | b5:6 e5:2 f#5:4 g5:2 a5:2 | c6:6 a5:2 f#5:4 d#5:4", BRASS, 0.34, echo=0.2, grow=(0.8, 1.1))
    m.pattern(16, climb, "b-b-b-b-b-b-b-b-", "c2", low, 0.52)
    m.pattern(16, climb, "0012001200120012", "c4", pluck(0.25, 0.1), 0.15, (0.6, 1.1))
    m.drums(16, 4, "K...K...K...K.K. + g..gg..gg..gggg.", 0.6, (0.5, 1.1))
    m.voice(28, "r:8 e5:4 b4:4 | a4:12 r:4 | g4:12 r:4 | f#4:8 d#4:8", hollow, 0.26, echo=0.4, grow=(1.0, 0.7))
    return m


def victory():
    """Surfacing, in D major, with kettledrums."""
    m = Band(126, 4)
    m.loops = False
    m.voice(0, "a4:3! a4:1! a4:4! d5:2 e5:2 f#5:2 g5:2 | a5:6 f#5:2 b5:4 g5:4 | a5:4 f#5:4 g5:4 e5:2 c#5:2 | d6:10 r:6", BRASS, 0.36)
    m.voice(0, "f#4:3! f#4:1! f#4:4! a4:4 c#5:4 | d5:8 d5:8 | d5:8 c#5:4 a4:4 | f#5:10 r:6", BRASS, 0.24)
    m.pattern(0, "D:8 A7:8 | D:8 G:8 | D:8 A7:8 | D:10 r:6".replace(" r:6", " D:6"), "b---b---b---b---", "d2", low, 0.5)
    m.pattern(1, "D:8 G:8 | D:8 A7:8", "0121321201213212", "d4", pluck(0.125), 0.14)
    m.drums(0, 1, "b..bb...b...b.b.", 0.8)
    m.drums(1, 2, "K...S...K...S.gg + o...h...o...h...", 0.6)
    m.drums(3, 1, "c............... + b..b.bb.........", 0.8)
    return m


def defeat():
    """The dive, to the bottom."""
    m = Band(84, 4)
    m.loops = False
    m.voice(0, "d5:6 a5:2 g5:4 f5:4 | e5:6 d5:2 c#5:8 | d5:6 c5:2 b-4:4 a4:4 | d4:12 r:4", LEAD, 0.33, echo=0.2, grow=(1.0, 0.8))
    m.voice(0, "f4:8 d4:8 | b-4:8 g4:8 | f4:8 g4:4 e4:4 | r:16", hollow, 0.2)
    m.pattern(0, "Dm:8 Dm/C:8 | Gm6/Bb:8 A7:8 | Dm/F:8 Gm:4 A7:4 | Dm", "b-------b---b---", "f1", low, 0.55)
    m.pattern(0, "Dm:8 Dm/C:8 | Gm6/Bb:8 A7:8 | Dm/F:8 Gm:4 A7:4", "0...1...2...1...", "c4", pluck(0.5, 0.3), 0.12)
    m.voice(3, "r:6 a6:10", ping, 0.14, echo=0.4)
    m.drums(0, 3, "b.......b.......", 0.6)
    m.drums(3, 1, "b............... ", 0.9)
    return m


def score():
    """A place on the list: surfacing twice, quick, and a sparkle on top."""
    m = Band(150, 4)
    m.loops = False
    m.voice(0, "g5:3 c5:1 d5:2 e5:2 f5:2 g5:2 e5:4 | a5:3 d5:1 e5:2 f#5:2 g5:2 a5:2 f#5:4 | b5:2 c6:2 d6:2 b5:2 g5:4! b5:4! | c6:8 r:8", LEAD, 0.34, echo=0.2)
    m.voice(0, "e4:8 g4:8 | f#4:8 a4:8 | d5:8 f4:8 | e4:8 r:8", BRASS, 0.2)
    m.pattern(0, "C | D7 | G7 | C", "b---f---B---f---", "c2", low, 0.5)
    m.pattern(0, "C | D7 | G7", "0.1.2.1.3.1.2.1.", "c4", pluck(0.125), 0.15)
    m.pattern(3, "C", "0123456789......", "c5", pluck(0.125, 0.1), 0.14)
    m.drums(0, 3, "K...s...K.k.s... + h.h.h.h.h.h.h.h.", 0.55)
    m.drums(3, 1, "c............... + K.....k.........", 0.6)
    return m


PIECES = {f.__name__: f for f in (title, broadside, milebones, rook, carrier, victory, defeat, score)}
