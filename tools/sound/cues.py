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
    shape = np.sin(np.linspace(0, np.pi, n) ** 0.7) ** 2
    return noise(sweep(9000, 2500, n), n, seed) * shape * 0.5


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


CUES = {
    # the cabinet
    "move": lambda: blip(880, 0.03, 0.125, 0.35),
    "confirm": lambda: notes(["c6", "g6"], 0.05),
    "back": lambda: notes(["g5", "c5"], 0.05),
    "refused": lambda: mix((0, blip(140, 0.12, 0.5, 0.6), 1), (0.14, blip(120, 0.16, 0.5, 0.6), 1)),
    "saved": lambda: notes(["c6", "e6", "c6"], 0.05, 0.5),
    "page": lambda: snap(21, 0.09, 4000),
    "menu": lambda: notes(["e5", "a5"], 0.06),
    "message": lambda: notes(["a5", "a5"], 0.06, gap=0.03),
    "type": lambda: blip(1900, 0.012, 0.5, 0.25),
    "start": lambda: notes(["c4", "g4", "c5", "e5", "g5"], 0.07, 0.5),
    # cards
    "deal": lambda: snap(7),
    "flip": lambda: mix((0, snap(8, 0.04, 5000), 1), (0.05, snap(9, 0.05, 8000), 0.8)),
    "play": lambda: mix((0, snap(10, 0.05, 6000), 1), (0.01, blip(220, 0.05, 0.5, 0.4), 0.7)),
    "discard": lambda: mix((0, snap(11, 0.12, 3500), 1), (0.04, blip(160, 0.06, 0.5, 0.3), 0.7)),
    "shuffle": lambda: mix(*[(i * 0.035, snap(30 + i, 0.05, 6500 - 200 * i), 0.8) for i in range(12)]),
    "coin": lambda: mix(*[(i * 0.07, notes(["b6"], 0.03), 1 - i * 0.12) for i in range(6)], (0.46, notes(["e7"], 0.14), 1)),
    # war at sea
    "gun_bb": lambda: boom(1.1, 2400, 120, 6000, 41, 55),
    "gun_ca": lambda: boom(0.8, 3000, 200, 7000, 42, 75),
    "gun_cl": lambda: boom(0.55, 3600, 320, 8000, 43, 100),
    "gun_dd": lambda: boom(0.38, 4600, 480, 9000, 44, 130),
    "splash": lambda: splash(),
    "hit": lambda: mix((0, boom(0.6, 4200, 160, 9000, 46, 90), 1), (0.08, fade(noise(600, seconds(0.4), 47)), 0.5)),
    "sunk": lambda: mix((0, boom(1.4, 3000, 80, 8000, 48, 50), 1), (0.5, fade(triangle(sweep(220, 40, seconds(1.4)), seconds(1.4)), 1.0), 0.5), (0.9, splash(1.0, 49), 0.6)),
    "airstrike": lambda: mix((0, engine(150, 190, 0.9), 0.9), (0.5, whistle(1500, 500, 0.6), 0.8)),
    "landair": lambda: engine(95, 120, 1.3, 13),
    "dive": lambda: mix((0, engine(160, 420, 0.9, 14), 1), (0.3, whistle(1800, 700, 0.6), 0.6)),
    "torpedo": lambda: mix((0, splash(0.3, 50), 0.8), (0.15, noise(sweep(900, 2600, seconds(0.7)), seconds(0.7), 51) * envelope(seconds(0.7), 0.1, 0.1, 0.4, 0.2), 0.5)),
    "submarine": lambda: mix((0, fade(triangle(1180, seconds(0.9)), 2.2), 0.7), (0.5, fade(triangle(1180, seconds(0.7)), 2.2), 0.25)),
    "mine": lambda: mix((0, splash(0.2, 52), 0.6), (0.12, boom(0.9, 1800, 90, 4000, 53, 60), 1)),
    "storm": lambda: mix((0, noise(sweep(1200, 3800, seconds(1.6)), seconds(1.6), 54) * np.sin(np.linspace(0, np.pi, seconds(1.6))) ** 2, 0.5), (0.5, boom(0.9, 1500, 60, 5000, 55, 45), 0.8)),
    "reinforcement": lambda: mix((0, pulse(196, seconds(0.5), 0.3) * envelope(seconds(0.5), 0.06, 0.1, 0.8, 0.2), 0.5), (0.55, pulse(196, seconds(0.8), 0.3) * envelope(seconds(0.8), 0.06, 0.1, 0.8, 0.3), 0.5)),
    "secondary": lambda: mix((0, boom(0.4, 3200, 200, 7000, 56, 80), 0.8), (0.25, boom(0.7, 2600, 120, 7000, 57, 60), 1)),
    "drydock": lambda: mix(*[(i * 0.16, mix((0, snap(60 + i, 0.04, 9000), 0.7), (0, fade(triangle(1400 + 90 * (i % 2), seconds(0.12)), 2), 0.5)), 1) for i in range(4)]),
    "flak": lambda: mix(*[(i * 0.09, boom(0.18, 5200, 700, 9000, 70 + i, 150), 0.7) for i in range(4)]),
    "bomb": lambda: mix((0, whistle(1700, 420, 0.55), 0.7), (0.55, boom(0.8, 3200, 120, 8000, 75, 70), 1)),
    "depth_charge": lambda: mix((0, splash(0.2, 76), 0.5), (0.35, boom(0.9, 900, 60, 2500, 77, 45), 1)),
    "launch": lambda: engine(90, 240, 0.9, 15),
    "land": lambda: mix((0, engine(220, 90, 0.7, 16), 1), (0.6, snap(78, 0.06, 3000), 0.8)),
    "sighting": lambda: mix(*[(at, blip(1046, t, 0.5, 0.45), 1) for at, t in ((0, 0.05), (0.09, 0.05), (0.18, 0.15), (0.4, 0.05), (0.49, 0.15))]),
    "radar": lambda: mix((0, fade(triangle(1760, seconds(0.25)), 2), 0.5), (0.3, fade(triangle(1760, seconds(0.25)), 2), 0.3)),
    "hour": lambda: mix((0, fade(triangle(988, seconds(0.5)), 2), 0.5), (0.22, fade(triangle(988, seconds(0.6)), 2), 0.5)),
    "fire": lambda: noise(sweep(2500, 1200, seconds(0.7)), seconds(0.7), 79) * np.abs(noise(14, seconds(0.7), 80)) * 0.5,
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
    "coup": lambda: mix((0, notes(["g5", "c6", "e6", "g6", "e6", "g6"], 0.075, 0.5), 1), (0, fade(noise(9000, seconds(0.3), 87)), 0.25)),
    "horn": lambda: mix((0, pulse(370, seconds(0.18), 0.4) * envelope(seconds(0.18)), 0.4), (0, pulse(466, seconds(0.18), 0.4) * envelope(seconds(0.18)), 0.4),
                        (0.24, pulse(370, seconds(0.3), 0.4) * envelope(seconds(0.3)), 0.4), (0.24, pulse(466, seconds(0.3), 0.4) * envelope(seconds(0.3)), 0.4)),
    "extend": lambda: notes(["c5", "d5", "e5", "g5"], 0.1, 0.5),
    "arrive": lambda: notes(["g4", "c5", "e5", "g5", "e5", "g5"], 0.1, 0.5),
    # the rook
    "bid": lambda: notes(["d5", "a5"], 0.06, 0.5),
    "pass": lambda: notes(["a4", "d4"], 0.09, 0.5),
    "swap": lambda: mix((0, snap(90, 0.06, 5000), 1), (0.08, snap(91, 0.06, 6500), 1)),
    "trumps": lambda: notes(["d5", "f#5", "a5", "d6"], 0.07, 0.125),
    "rook": lambda: mix(*[(i * 0.28, pulse(sweep(620, 380, seconds(0.22)), seconds(0.22), 0.2, 0.01) * envelope(seconds(0.22), 0.01, 0.08, 0.7, 0.06)
                           + 0.5 * noise(3000, seconds(0.22), 92 + i) * envelope(seconds(0.22)), 0.5) for i in range(2)]),
    "trick": lambda: mix((0, snap(94, 0.07, 4500), 1), (0.07, notes(["a5"], 0.07), 0.7)),
    "junk": lambda: mix(*[(i * 0.05, snap(95 + i, 0.05, 5500), 0.9) for i in range(5)], (0.28, notes(["c6", "e6"], 0.07), 0.7)),
    "made": lambda: notes(["d5", "f#5", "a5", "d6", "a5", "d6"], 0.08, 0.5),
    "failed": lambda: notes(["d5", "c#5", "c5", "b4"], 0.14, 0.5),
    # the end of things
    "draw": lambda: notes(["g4", "a4", "g4"], 0.16, 0.5),
}
