"""A cue for each kind of thing that happens. Names are what the screens ask for."""
from synth import *


def blip(f, t=0.05, duty=0.25, level=0.5):
    n = seconds(t)
    return pulse(f, n, duty) * envelope(n, 0.002, 0.02, 0.5, 0.02) * level


def notes(names, each=0.09, duty=0.25, gap=0.0, voice=pulse):
    parts = []
    for i, name in enumerate(names):
        n = seconds(each * (1.8 if i == len(names) - 1 else 1.0))
        wave = voice(pitch(name), n, duty) if voice is pulse else voice(pitch(name), n)
        parts.append((i * (each + gap), wave * envelope(n, 0.004, 0.05, 0.55, 0.05), 0.5))
    return mix(*parts)


def boom(t, f0, f1, hiss, seed, body=60):
    """An explosion: falling noise over a falling triangle."""
    n = seconds(t)
    return mix((0, fade(noise(sweep(f0, f1, n, 0.5), n, seed), 1.6), 0.7), (0, fade(triangle(sweep(body * 2, body * 0.6, n), n), 1.2), 0.8),
               (0, fade(noise(hiss, seconds(0.05), seed + 1), 1.0), 0.5))


def splash(t=0.5, seed=5):
    n = seconds(t)
    rise = np.minimum(1, np.arange(n) / seconds(0.03))
    return noise(sweep(9500, 1800, n, 0.7), n, seed) * rise * np.linspace(1, 0, n) ** 1.7


def engine(f0, f1, t, seed=3):
    n = seconds(t)
    f = sweep(f0, f1, n)
    return mix((0, pulse(f, n, 0.3) * envelope(n, 0.05, 0.1, 0.7, 0.2), 0.35), (0, pulse(f * 1.01, n, 0.5) * envelope(n, 0.05, 0.1, 0.7, 0.2), 0.3),
               (0, noise(f * 6, n, seed) * envelope(n, 0.05, 0.1, 0.4, 0.2), 0.15))


def whistle(f0, f1, t):
    n = seconds(t)
    return triangle(sweep(f0, f1, n, 1.3), n) * envelope(n, 0.05, 0.1, 0.8, 0.03) * 0.5


def snap(seed=7, t=0.06, f=7000):
    n = seconds(t)
    return fade(noise(sweep(f, f / 3, n), n, seed), 1.5) * 0.6


def slide(f0, f1, t, seed):
    """A card over the cloth: a hiss that swells and stops."""
    n = seconds(t)
    return noise(sweep(f0, f1, n), n, seed) * np.sin(np.linspace(0, np.pi, n) ** 1.0) * 0.6


def bubbles(t, seed, count=9):
    values = np.random.RandomState(seed).uniform(0, 1, 3 * count)
    parts = []
    for i in range(count):
        n = seconds(0.05 + 0.05 * values[3 * i])
        f = 180 + 260 * values[3 * i + 1]
        parts.append(((t - 0.12) * i / count, triangle(sweep(f, f * 2.2, n), n) * np.sin(np.linspace(0, np.pi, n)), 0.4 + 0.4 * values[3 * i + 2]))
    return mix(*parts)


CUES = {
    # the cabinet
    "move": lambda: blip(880, 0.03, 0.125, 0.35),
    "confirm": lambda: notes(["c6", "g6"], 0.05),
    "back": lambda: notes(["g5", "c5"], 0.05),
    "refused": lambda: mix((0, blip(140, 0.12, 0.5, 0.6), 1), (0.14, blip(120, 0.16, 0.5, 0.6), 1)),
    "saved": lambda: notes(["c6", "e6", "c6"], 0.05, 0.5),
    "page": lambda: mix((0, slide(1800, 5200, 0.1, 21), 0.7), (0.05, slide(5200, 2400, 0.07, 22), 0.7)),
    "menu": lambda: notes(["e5", "a5"], 0.06),
    "message": lambda: notes(["a5", "a5"], 0.06, gap=0.03),
    "type": lambda: blip(1900, 0.012, 0.5, 0.25),
    "start": lambda: notes(["d4", "a4", "d5", "f#5", "a5"], 0.07, 0.5),
    # cards
    "deal": lambda: mix((0, slide(4200, 9000, 0.05, 7), 0.7), (0.035, snap(7, 0.03, 8500), 0.9)),
    "flip": lambda: mix((0, snap(8, 0.04, 5000), 1), (0.05, snap(9, 0.05, 8000), 0.8)),
    "play": lambda: mix((0, snap(10, 0.05, 6000), 1), (0.01, blip(220, 0.05, 0.5, 0.4), 0.7)),
    "discard": lambda: mix((0, slide(7000, 1800, 0.13, 11), 1), (0.09, blip(150, 0.07, 0.5, 0.5), 0.8)),
    "shuffle": lambda: mix(*[(i * 0.035, snap(30 + i, 0.05, 6500 - 200 * i), 0.8) for i in range(12)]),
    "coin": lambda: mix(*[(i * 0.07, notes(["b6"], 0.03), 1 - i * 0.12) for i in range(6)], (0.46, notes(["e7"], 0.14), 1)),
    # war at sea
    "gun_bb": lambda: boom(0.75, 2200, 110, 6000, 41, 50),
    "gun_ca": lambda: boom(0.6, 2900, 200, 7000, 42, 75),
    "gun_cl": lambda: boom(0.45, 3600, 340, 8000, 43, 105),
    "gun_dd": lambda: boom(0.3, 5000, 620, 9500, 44, 150),
    "splash": lambda: splash(),
    "hit": lambda: mix((0, boom(0.6, 4200, 160, 9000, 46, 90), 1), (0.08, fade(noise(600, seconds(0.4), 47)), 0.5)),
    "sunk": lambda: mix((0, boom(0.7, 3000, 80, 8000, 48, 50), 1), (0.1, fade(triangle(sweep(330, 41, seconds(1.2)), seconds(1.2)), 0.8), 0.5), (0.3, splash(0.7, 49), 0.35), (0.55, bubbles(0.85, 58), 0.7)),
    "airstrike": lambda: mix((0, engine(150, 190, 0.75), 0.9), (0.4, whistle(1500, 700, 0.4), 0.6)),
    "landair": lambda: mix((0, engine(92, 104, 1.1, 13), 1), (0.0, engine(139, 156, 1.1, 19), 0.5)),
    "dive": lambda: mix((0, engine(170, 460, 0.54, 14), 1), (0.06, whistle(1900, 650, 0.46), 0.7)),
    "torpedo": lambda: mix((0, splash(0.25, 50), 0.8), (0.06, noise(sweep(900, 2600, seconds(0.7)), seconds(0.7), 51) * (0.6 + 0.4 * np.sign(np.sin(np.arange(seconds(0.7)) / RATE * 2 * np.pi * 22))) * envelope(seconds(0.7), 0.04, 0.1, 0.6, 0.2), 0.5)),
    "submarine": lambda: mix((0, fade(triangle(1180, seconds(0.9)), 2.2), 0.7), (0.5, fade(triangle(1180, seconds(0.7)), 2.2), 0.25)),
    "mine": lambda: mix((0, boom(0.72, 1900, 80, 4500, 53, 52), 1), (0.1, splash(0.6, 52), 0.4)),
    "storm": lambda: mix((0, noise(sweep(1400, 3800, seconds(1.4)), seconds(1.4), 54) * np.sin(np.linspace(0.25, np.pi, seconds(1.4))) ** 2, 0.5), (0.3, boom(1.0, 1500, 60, 5000, 55, 45), 0.8), (0.38, boom(0.5, 4000, 300, 9000, 39, 60), 0.3)),
    "reinforcement": lambda: mix(*[(at, (0.5 * pulse(147, seconds(t), 0.3) + 0.5 * pulse(220, seconds(t), 0.4)) * envelope(seconds(t), 0.03, 0.1, 0.8, 0.15), 0.5) for at, t in ((0, 0.3), (0.36, 0.75))]),
    "secondary": lambda: mix((0, boom(0.3, 3200, 220, 7000, 56, 85), 0.8), (0.16, boom(0.28, 3000, 200, 7000, 59, 75), 0.7), (0.3, boom(0.45, 2600, 120, 7000, 57, 58), 1)),
    "drydock": lambda: mix(*[(i * 0.16, mix((0, snap(60 + i, 0.04, 9000), 0.7), (0, fade(triangle(1400 + 90 * (i % 2), seconds(0.12)), 2), 0.5)), 1) for i in range(4)]),
    "flak": lambda: mix(*[(i * 0.09, boom(0.18, 5200, 700, 9000, 70 + i, 150), 0.7) for i in range(4)]),
    "bomb": lambda: mix((0, whistle(1700, 420, 0.3), 0.7), (0.3, boom(0.7, 3200, 120, 8000, 75, 70), 1)),
    "depth_charge": lambda: mix((0, splash(0.15, 76), 0.5), (0.15, boom(0.8, 900, 60, 2500, 77, 45), 1)),
    "launch": lambda: engine(90, 240, 0.9, 15),
    "land": lambda: mix((0, engine(220, 90, 0.7, 16), 1), (0.6, snap(78, 0.06, 3000), 0.8)),
    "sighting": lambda: mix(*[(at, blip(1046, t, 0.5, 0.45), 1) for at, t in ((0, 0.05), (0.09, 0.05), (0.18, 0.15), (0.4, 0.05), (0.49, 0.15))]),
    "radar": lambda: mix((0, fade(triangle(1760, seconds(0.25)), 2), 0.5), (0.3, fade(triangle(1760, seconds(0.25)), 2), 0.3)),
    "hour": lambda: mix((0, fade(triangle(988, seconds(0.5)), 2), 0.5), (0.22, fade(triangle(988, seconds(0.6)), 2), 0.5)),
    "fire": lambda: fade(noise(sweep(2500, 1200, seconds(0.7)), seconds(0.7), 79) * np.abs(noise(26, seconds(0.7), 80)), 0.7) * 0.5,
    # the road
    "engine": lambda: engine(70, 150, 0.6, 17),
    "miles": lambda: mix((0, engine(90, 210, 0.5, 18), 1), (0.1, whistle(400, 900, 0.3), 0.2)),
    "brake": lambda: mix((0, triangle(sweep(1500, 1250, seconds(0.45)), seconds(0.45)) * envelope(seconds(0.45), 0.01, 0.1, 0.7, 0.1), 0.4), (0, fade(noise(5000, seconds(0.45), 81)), 0.3)),
    "flat": lambda: mix((0, snap(82, 0.05, 8000), 1), (0.04, noise(sweep(6000, 1500, seconds(0.6)), seconds(0.6), 83) * np.linspace(1, 0, seconds(0.6)), 0.4)),
    "empty": lambda: mix(*[(i * 0.16, engine(80 - 8 * i, 60 - 8 * i, 0.14, 84), 1 - i * 0.15) for i in range(5)]),
    "crash": lambda: mix((0, boom(0.5, 5000, 300, 9000, 85, 110), 1), (0.1, fade(noise(7000, seconds(0.5), 86), 1.3), 0.5), (0.35, notes(["c7", "a6", "d7"], 0.05), 0.3)),
    "limit": lambda: notes(["e5", "c5", "e5", "c5"], 0.11, 0.5),
    "stop": lambda: mix((0, whistle(2200, 2100, 0.3), 1), (0.34, whistle(2200, 2050, 0.45), 1)),
    "remedy": lambda: notes(["g4", "b4", "d5"], 0.07),
    "go": lambda: notes(["g4", "g5"], 0.08),
    "safety": lambda: notes(["c5", "e5", "g5", "c6"], 0.08),
    "coup": lambda: mix((0, notes(["g5", "c6", "d6", "e6", "f6", "g6"], 0.07, 0.5), 1), (0, fade(noise(9000, seconds(0.2), 87)), 0.25)),
    "horn": lambda: mix((0, pulse(370, seconds(0.18), 0.4) * envelope(seconds(0.18)), 0.4), (0, pulse(466, seconds(0.18), 0.4) * envelope(seconds(0.18)), 0.4),
                        (0.24, pulse(370, seconds(0.3), 0.4) * envelope(seconds(0.3)), 0.4), (0.24, pulse(466, seconds(0.3), 0.4) * envelope(seconds(0.3)), 0.4)),
    "extend": lambda: notes(["c5", "d5", "e5", "g5"], 0.1, 0.5),
    "arrive": lambda: notes(["c5", "f4", "g4", "a4", "b-4", "c5", "f5"], 0.09, 0.5),
    # the rook
    "bid": lambda: notes(["d5", "a5"], 0.06, 0.5),
    "pass": lambda: notes(["a4", "d4"], 0.09, 0.5),
    "swap": lambda: mix((0, slide(2600, 8500, 0.1, 90), 1), (0.11, slide(8500, 2600, 0.1, 91), 1)),
    "trumps": lambda: notes(["d5", "f#5", "a5", "d6"], 0.07, 0.125),
    "rook": lambda: mix(*[(i * 0.28, pulse(sweep(620, 380, seconds(0.22)), seconds(0.22), 0.2, 0.01) * envelope(seconds(0.22), 0.01, 0.08, 0.7, 0.06)
                           + 0.5 * noise(3000, seconds(0.22), 92 + i) * envelope(seconds(0.22)), 0.5) for i in range(2)]),
    "trick": lambda: mix((0, slide(6500, 3000, 0.08, 94), 1), (0.06, notes(["a5"], 0.05), 0.6)),
    "junk": lambda: mix(*[(i * 0.05, snap(95 + i, 0.05, 5500), 0.9) for i in range(5)], (0.28, notes(["c6", "e6"], 0.07), 0.7)),
    "made": lambda: notes(["a5", "d5", "e5", "f#5", "g5", "a5", "d6"], 0.075, 0.5),
    "failed": lambda: notes(["d5", "a5", "g5", "f5", "e5", "d5"], 0.1, 0.5),
    "draw": lambda: mix((0, slide(3000, 8000, 0.11, 12), 0.9), (0.1, snap(13, 0.025, 9500), 0.5)),
}

# How loud the loudest moment is: what is pressed is soft, a card lies between, a gun is loud. The rest is NORMAL.
NORMAL = 0.17
LEVELS = {0.07: "type", 0.10: "move page", 0.13: "confirm back menu saved deal draw",
          0.15: "refused message start flip discard swap shuffle coin bid pass junk radar",
          0.19: "flak launch land landair airstrike splash limit stop reinforcement", 0.22: "gun_dd gun_cl torpedo dive storm fire brake",
          0.25: "gun_ca crash bomb depth_charge secondary", 0.28: "gun_bb hit mine sunk"}
LEVEL = {name: level for level, names in LEVELS.items() for name in names.split()}


def cue(name):
    """Trimmed of the silence at its end, at its level."""
    x = CUES[name]()
    x = bent(x * (LEVEL.get(name, NORMAL) / loudest(x)))
    x = x[:np.max(np.nonzero(np.abs(x) > 0.004)) + 1]
    n = min(len(x), seconds(0.004))
    x[len(x) - n:] *= np.linspace(1, 0, n)
    return x
