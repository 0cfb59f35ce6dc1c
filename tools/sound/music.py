"""The title theme, a piece a game, and the phrases: written here as lines of notes for three voices and a drum.

A line is tokens NOTE:LENGTH in sixteenths ('r' rests, '.' repeats the length before); voices loop to the longest line.
"""
from synth import *


def parse(line):
    length, out = 4, []
    for token in line.split():
        if token == "|":
            continue
        name, _, n = token.partition(":")
        length = int(n) if n else length
        out.append((name, length))
    return out


def voice(line, step, total, wave, attack=0.006, release=0.05, sustain=0.55, level=0.4):
    out = np.zeros(total)
    at = 0
    while at < total:
        for name, length in parse(line):
            n = int(round(length * step))
            if name != "r" and at < total:
                m = min(n, total - at)
                full = wave(pitch(name), n) * envelope(n, attack, min(0.12, n / RATE / 2), sustain, min(release, n / RATE / 3)) * level
                out[at:at + m] += full[:m]
            at += n
    return out


def drums(line, step, total):
    """k: kick, s: snare, h: hat, r: rest; a token a sixteenth group."""
    out = np.zeros(total)
    at = 0
    while at < total:
        for k, (name, length) in enumerate(parse(line)):
            n = int(round(length * step))
            m = min(seconds(0.12), max(0, total - at))
            if m and name == "k":
                out[at:at + m] += fade(triangle(sweep(150, 45, m), m), 1.5) * 0.6
            elif m and name == "s":
                out[at:at + m] += fade(noise(5200, m, 7 + k % 5), 1.6) * 0.3
            elif m and name == "h":
                short = min(m, seconds(0.035))
                out[at:at + short] += fade(noise(10500, short, 3 + k % 3), 1.2) * 0.14
            at += n
    return out


def piece(beats_a_minute, bars, lead, second, bass, drum, lead_duty=0.25, second_duty=0.5):
    step = RATE * 60.0 / beats_a_minute / 4
    total = int(round(step * 16 * bars))
    parts = voice(lead, step, total, lambda f, n: pulse(f, n, lead_duty, 0.004), level=0.34)
    parts += voice(second, step, total, lambda f, n: pulse(f, n, second_duty), level=0.18)
    parts += voice(bass, step, total, triangle, release=0.03, sustain=0.8, level=0.5)
    return parts + drums(drum, step, total)


def phrase(beats_a_minute, lead, second, bass):
    step = RATE * 60.0 / beats_a_minute / 4
    total = int(round(step * sum(n for _, n in parse(lead)))) + seconds(0.4)
    out = np.zeros(total)
    for line, wave, level in ((lead, lambda f, n: pulse(f, n, 0.25, 0.004), 0.36), (second, lambda f, n: pulse(f, n, 0.5), 0.2), (bass, triangle, 0.5)):
        one = int(round(step * sum(n for _, n in parse(line))))
        out[:one] += voice(line, step, one, wave, level=level)[:total]
    return out


PIECES = {
    # A slow swell under searchlights: D minor, a call and its answer over rolling fifths.
    "title": lambda: piece(
        92, 16,
        "d5:6 a4:2 d5:4 e5:4 | f5:6 e5:2 d5:8 | c5:6 g4:2 c5:4 d5:4 | e5:6 d5:2 c5:8 | b-4:6 d5:2 f5:4 d5:4 | g5:6 f5:2 e5:4 d5:4 | "
        "c#5:8 e5:4 a5:4 | a5:12 r:4 | f5:6 e5:2 f5:4 a5:4 | g5:6 f5:2 e5:8 | e5:6 d5:2 e5:4 g5:4 | f5:6 e5:2 d5:8 | d5:6 e5:2 f5:4 g5:4 | "
        "a5:6 b-5:2 a5:4 g5:4 | f5:4 e5:4 d5:4 c#5:4 | d5:12 r:4",
        "f4:8 a4:8 | a4:8 f4:8 | e4:8 g4:8 | g4:8 e4:8 | d4:8 f4:8 | b-4:8 g4:8 | a4:8 c#5:8 | e4:16 | a4:8 c5:8 | c5:8 g4:8 | g4:8 b4:8 | a4:8 f4:8 | "
        "b-4:8 d5:8 | f4:8 d5:8 | a4:8 e4:8 | f4:12 r:4",
        "d2:4 a2:4 d3:4 a2:4 | d2 a2 d3 a2 | c2 g2 c3 g2 | c2 g2 c3 g2 | b-1 f2 b-2 f2 | g1 d2 g2 d2 | a1 e2 a2 e2 | a1 e2 a2 e2 | "
        "f2 c3 f3 c3 | c2 g2 c3 g2 | e2 b2 e3 b2 | d2 a2 d3 a2 | b-1 f2 b-2 f2 | d2 a2 d3 a2 | a1 e2 a2 e2 | d2 a2 d2 r",
        "k:4 h:2 h:2 s:4 h:2 h:2"),
    # Broadside: a hornpipe gone to war, G minor, quick.
    "broadside": lambda: piece(
        138, 16,
        "g4:2 b-4:2 d5:2 b-4:2 g5:4 f5:2 e-5:2 | d5:2 c5:2 b-4:2 c5:2 d5:6 r:2 | e-5:2 d5:2 c5:2 b-4:2 a4:2 b-4:2 c5:2 d5:2 | b-4:2 a4:2 g4:4 d4:6 r:2 | "
        "g4:2 b-4:2 d5:2 b-4:2 g5:4 a5:2 b-5:2 | a5:2 g5:2 f#5:2 g5:2 a5:6 r:2 | b-5:2 a5:2 g5:2 f5:2 e-5:2 d5:2 c5:2 b-4:2 | a4:4 f#4:4 g4:6 r:2 | "
        "d5:4 d5:2 e-5:2 d5:4 b-4:4 | c5:4 c5:2 d5:2 c5:4 a4:4 | b-4:4 b-4:2 c5:2 b-4:4 g4:4 | a4:2 b-4:2 c5:2 a4:2 d5:6 r:2 | "
        "g5:4 f5:2 e-5:2 d5:4 c5:4 | b-4:4 c5:2 d5:2 e-5:4 c5:4 | d5:2 c5:2 b-4:2 a4:2 g4:2 f#4:2 a4:4 | g4:8 r:8",
        "b-3:8 d4:8 | g4:8 f4:8 | c4:8 e-4:8 | d4:8 f#4:8",
        "g2:2 r:2 d2 r g2 r d2 r | g2 r d2 r g2 r f2 r | c2 r g2 r c2 r g2 r | d2 r a2 r d2 r d2 r",
        "k:2 h:2 s:2 h:2 k:2 k:2 s:2 h:2", 0.25, 0.125),
    # Mile Bones: a two-step with the window down, C major.
    "milebones": lambda: piece(
        152, 16,
        "e5:3 e5:1 g5:4 e5:4 c5:4 | d5:3 d5:1 f5:4 d5:4 b4:4 | c5:2 e5:2 g5:2 c6:2 b5:2 a5:2 g5:2 f5:2 | e5:4 d5:4 g4:6 r:2 | "
        "e5:3 e5:1 g5:4 e5:4 c5:4 | f5:3 f5:1 a5:4 f5:4 d5:4 | g5:2 a5:2 b5:2 g5:2 c6:4 b5:2 a5:2 | g5:4 e5:4 c5:6 r:2 | "
        "a5:4 a5:2 g5:2 f5:4 a5:4 | g5:4 g5:2 f5:2 e5:4 g5:4 | f5:4 f5:2 e5:2 d5:4 f5:4 | e5:2 f5:2 e5:2 d5:2 c5:6 r:2 | "
        "a5:4 a5:2 g5:2 f5:4 a5:4 | g5:2 e5:2 c5:2 e5:2 g5:8 | d5:2 e5:2 f5:2 d5:2 b4:2 d5:2 g4:4 | c5:8 r:8",
        "g4:4 c5:4 g4:4 e4:4 | g4:4 b4:4 g4:4 f4:4 | e4:4 g4:4 f4:4 a4:4 | g4:4 f4:4 e4:4 r:4",
        "c2:4 g2:4 c3:4 g2:4 | g1 d2 g2 d2 | c2 g2 f2 c3 | g1 d2 c2 g2",
        "k:4 s:2 h:2 k:2 k:2 s:4"),
    # Rook 'Em: a parlour rag with a crow in it, A minor.
    "rook": lambda: piece(
        112, 16,
        "a4:2 c5:2 e5:4 d#5:2 e5:2 a5:4 | g5:2 e5:2 c5:4 d5:2 c5:2 b4:4 | c5:2 b4:2 a4:4 g#4:2 a4:2 b4:4 | e5:2 d5:2 c5:2 b4:2 a4:6 r:2 | "
        "a4:2 c5:2 e5:4 d#5:2 e5:2 c6:4 | b5:2 g5:2 e5:4 f5:2 e5:2 d5:4 | c5:2 d5:2 e5:2 f5:2 e5:2 c5:2 b4:2 g#4:2 | a4:8 r:8 | "
        "f5:4 e5:2 f5:2 a5:4 f5:4 | e5:4 d5:2 e5:2 g5:4 e5:4 | d5:4 c5:2 d5:2 f5:4 d5:4 | e5:2 g#4:2 b4:2 d5:2 c5:6 r:2 | "
        "f5:4 e5:2 f5:2 a5:4 c6:4 | b5:2 a5:2 g5:2 f5:2 e5:8 | d5:2 c5:2 b4:2 a4:2 g#4:2 b4:2 e5:4 | a4:8 r:8",
        "r:4 c4:4 r:4 e4:4 | r:4 e4:4 r:4 g4:4 | r:4 d4:4 r:4 b3:4 | r:4 e4:4 r:4 c4:4",
        "a1:4 e2:4 a2:4 e2:4 | c2 g2 e2 g2 | d2 a2 e2 b2 | a1 e2 a2 r",
        "k:4 h:4 s:4 h:2 h:2", 0.125, 0.25),
    # Carrier Force: waiting and searching; E minor over a drone, the theme comes as a sighting.
    "carrier": lambda: piece(
        84, 16,
        "r:8 e5:4 b4:4 | g4:12 r:4 | r:8 f#5:4 d5:4 | b4:12 r:4 | e5:4 g5:4 b5:6 a5:2 | g5:4 f#5:4 e5:8 | d5:4 f#5:4 a5:6 g5:2 | f#5:4 e5:4 b4:8 | "
        "c5:6 e5:2 g5:4 e5:4 | d5:6 f#5:2 a5:4 f#5:4 | e5:4 g5:4 b5:4 g5:4 | f#5:4 d#5:4 b4:8 | e5:4 b5:4 a5:4 g5:4 | f#5:4 g5:4 e5:8 | c5:4 b4:4 a4:4 f#4:4 | e4:12 r:4",
        "b4:2 e4:2 g4:2 e4:2 b4:2 e4:2 g4:2 e4:2 | a4 d4 f#4 d4 a4 d4 f#4 d4 | g4 c4 e4 c4 g4 c4 e4 c4 | f#4 b3 d#4 b3 f#4 b3 d#4 b3",
        "e2:16 | d2:16 | c2:16 | b1:16",
        "k:8 h:4 h:4 | s:4 h:4 k:4 h:2 h:2", 0.5, 0.125),
    "victory": lambda: phrase(132, "g4:2 c5:2 e5:2 g5:4 e5:2 g5:12", "e4:2 g4:2 c5:2 e5:4 c5:2 e5:12", "c2:4 g2:4 c3:4 c2:12"),
    "defeat": lambda: phrase(76, "d5:4 c5:4 b-4:4 a4:2 g4:2 d4:12", "b-4:4 a4:4 g4:4 f#4:4 b-3:12", "g2:8 d2:8 g1:12"),
    "score": lambda: phrase(150, "c5:2 e5:2 g5:2 c6:2 b5:2 g5:2 a5:2 b5:2 c6:12", "e4:4 g4:4 f4:4 g4:4 e4:12", "c2:4 e2:4 f2:4 g2:4 c2:12"),
}
