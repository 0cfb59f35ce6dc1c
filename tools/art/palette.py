"""The master palette of 32 indexes (art.md), the seven themes and the pairs of colours that text may use.
Carries: text reaches 4.5 : 1 against its ground in every theme, 7 : 1 in High Contrast; a theme that breaks it is refused."""

NAMES = ("INK MID NAVY DSEA SEA BSEA SHAL FOAM PAPER DJUN JUN GRN LEAF LIME DEARTH EARTH TAN SAND PSAND MAROON DRED RED "
         "ORG AMB YEL DUSK PUR VIO SLATE GREY LGREY SILV").split()
(INK, MID, NAVY, DSEA, SEA, BSEA, SHAL, FOAM, PAPER, DJUN, JUN, GRN, LEAF, LIME, DEARTH, EARTH, TAN, SAND, PSAND, MAROON,
 DRED, RED, ORG, AMB, YEL, DUSK, PUR, VIO, SLATE, GREY, LGREY, SILV) = range(32)
T = 255  # transparent

CABINET = ("0b0e1a 151d33 1f2f54 27497f 2f6ba8 4a93c9 86c2e0 cfeaf2 f6f7ef 0f2a22 1e5138 387d44 7fb04e c9d37a 3b2a1e "
           "6b4a2e a57848 d9b27a f2dfae 4a1320 8f1f2b cc3732 ef7a3c f7b347 ffe27a 2b2433 5a3f78 9a6bb8 2c3238 555f68 "
           "8b969e c3cbcf").split()

# The six of the 1983 hi-res screen, and the same four hues seen through every second column (dim).
_SIX = dict(k="000000", w="ffffff", b="2f9bf5", o="ff7b2e", g="3fdc4c", p="d86bff", B="14487f", O="8f3a08", G="0c6424",
            P="64228a")
_SIX_MAP = "k k k B b b b w w k G G g g k O o o w k O O o o w k P p k B b w".split()

_16 = dict(k="000000", n="16205c", b="2f55c0", a="4f9be8", c="a4e4f2", w="ffffff", d="07331a", g="136a2b", l="7cd04a",
           e="6a3f14", t="d09e58", y="ffe65c", m="7a1024", r="c4302c", o="f99640", s="9aa3ab")
_16_MAP = "k k n b b a c c w d g g l l k e t t w m m r o o y n n s k n s w".split()

_HIGH = ("000000 060a1c 0a1c48 123a78 2f7fd0 6ab6f0 a0dcff e0f6ff ffffff 04150e 0a3a22 145c2a 98e05a e4f08a 1c1008 4a2c10 "
         "cf9a5a f0cc90 fff0c8 3a0410 7a0c18 a31414 ff9a52 ffc24a fff07a 181022 44246a c79cf0 101418 384048 b4bec6 e4eaee").split()

# Blue and orange carry every difference that red and green carry elsewhere.
_SAFE = ("0b0e1a 151d33 1f2f54 27497f 2f6ba8 4a93c9 86c2e0 cfeaf2 f6f7ef 08282e 0c4c58 12737c 4fbcae b5e3cf 33291e "
         "62492c a57848 d9b27a f2dfae 452208 7d3a06 b35208 f08a2c f7b347 ffe98a 2b2433 5a3f78 a77cc6 2c3238 555f68 "
         "8b969e c3cbcf").split()


def rgb(h):
    return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))


def luminance(h):
    c = [(v / 255 / 12.92 if v / 255 <= .03928 else ((v / 255 + .055) / 1.055) ** 2.4) for v in rgb(h)]
    return .2126 * c[0] + .7152 * c[1] + .0722 * c[2]


def contrast(a, b):
    a, b = sorted((luminance(a), luminance(b)))
    return (b + .05) / (a + .05)


def _ramp(stops):
    """One phosphor: every index keeps its lightness, the hue comes from the stops (lightness 0..1, colour)."""
    out = []
    for h in CABINET:
        v = luminance(h)
        v = 116 * v ** (1 / 3) - 16 if v > .008856 else 903.3 * v  # CIE lightness 0..100
        v = max(0.0, (v - 4) / 93)
        for (a, ca), (b, cb) in zip(stops, stops[1:]):
            if v <= b:
                t = (v - a) / (b - a)
                out.append("".join("%02x" % round(x + (y - x) * t) for x, y in zip(rgb(ca), rgb(cb))))
                break
        else:
            out.append(stops[-1][1])
    # Edges are drawn in the sea's colour: one phosphor has to lift it to be told from the ground.
    out[SEA] = "".join("%02x" % round(x + (y - x) * .42) for x, y in zip(rgb(out[SEA]), rgb(out[BSEA])))
    return out


THEMES = [
    ("cabinet", "Cabinet", CABINET),
    ("six", "Six Colours", [_SIX[k] for k in _SIX_MAP]),
    ("sixteen", "Sixteen", [_16[k] for k in _16_MAP]),
    ("amber", "Amber", _ramp([(0, "0d0500"), (.2, "2c1402"), (.45, "7d4304"), (.75, "f09a18"), (1.01, "fff0c4")])),
    ("green", "Green", _ramp([(0, "010a04"), (.2, "05260f"), (.45, "0f6428"), (.75, "37d45c"), (1.01, "dcffd8")])),
    ("contrast", "High Contrast", _HIGH),
    ("safe", "Colour-safe", _SAFE),
]


def _pairs():
    out = []

    def on(grounds, inks):
        for b in grounds:
            for f in inks:
                if (f, b) not in out:
                    out.append((f, b))

    on((INK, MID), (PAPER, FOAM, SHAL, SILV, LGREY, PSAND, SAND, YEL, AMB, ORG, LEAF, LIME))
    on((NAVY,), (PAPER, FOAM, SHAL, SILV, PSAND, SAND, YEL, AMB, LIME))
    on((DJUN, MAROON, DUSK, SLATE, DEARTH), (PAPER, FOAM, PSAND, YEL, SILV))
    on((JUN, DRED, PUR, DSEA), (PAPER, FOAM, PSAND, YEL))
    on((GRN, RED, EARTH, GREY), (PAPER,))
    on((PAPER, FOAM, SHAL, PSAND, SAND, YEL, AMB, ORG, LEAF, LIME, SILV, LGREY), (INK, MID))
    on((PAPER, FOAM, PSAND, SILV, YEL), (NAVY, MAROON, DUSK, DEARTH, DJUN))
    on((SHAL, SAND, AMB), (NAVY, MAROON, DEARTH))
    on((PAPER, FOAM, PSAND), (DSEA, DRED, JUN, PUR))
    return out


PAIRS = _pairs()


# What is no text and must be told from its ground all the same (3 : 1): edges of panels, and the frame of the focus on
# everything that it may stand on.
EDGES = [(SEA, INK), (SEA, MID)] + [(YEL, b) for b in (INK, MID, NAVY, DSEA, DRED, MAROON, DUSK, SLATE, JUN, DJUN)]


def check_themes():
    """Every pair in every theme; a list of the broken ones, empty when all hold."""
    bad = []
    for tid, _, cols in THEMES:
        assert len(cols) == 32, tid
        need = 7.0 if tid == "contrast" else 4.5
        for f, b in PAIRS:
            k = contrast(cols[f], cols[b])
            if k < need:
                bad.append(f"theme {tid}: {NAMES[f]} {cols[f]} on {NAMES[b]} {cols[b]} is {k:.2f}, needs {need}")
        for f, b in EDGES:
            k = contrast(cols[f], cols[b])
            if k < 3:
                bad.append(f"theme {tid}: edge {NAMES[f]} {cols[f]} on {NAMES[b]} {cols[b]} is {k:.2f}, needs 3")
    return bad


def themes_toml():
    s = ("# Written by tools/art/make from tools/art/palette.py. One table of 32 colours a theme, the same indexes in each:\n# "
         + " ".join(f"{i} {n.lower()}" for i, n in enumerate(NAMES)) + "\n")
    for tid, name, cols in THEMES:
        s += f'\n[[theme]]\nid = "{tid}"\nname = "{name}"\ncolours = [\n'
        for i in range(0, 32, 8):
            s += "  " + ", ".join(f'"{c}"' for c in cols[i:i + 8]) + ",\n"
        s += "]\n"
    return s


def pairs_toml():
    s = ("# Written by tools/art/make from tools/art/palette.py. The pairs of palette indexes that text may use: 4.5 : 1 or more\n"
         "# in every theme, 7 : 1 in High Contrast (WCAG relative luminance).\n")
    for f, b in PAIRS:
        s += f"\n[[pair]] # {NAMES[f].lower()} on {NAMES[b].lower()}\nfg = {f}\nbg = {b}\n"
    return s


if __name__ == "__main__":
    print("\n".join(check_themes()) or "all pairs hold")
