"""Plays scores: sections of lines for a band of pulse, triangle and noise voices, into one buffer that loops without a seam.

A line is bars of tokens NOTE:LENGTH in sixteenths, parted by '|'; a token without a length has that of the one before.
'r' rests, a last '!' is short, '>' loud. Each bar is counted. Chords ('Dm', 'F/A', 'C7') go on alike, and arpeggios and
basses are drawn from them by a pattern, so that all voices stand in one harmony. What sounds on after the end (echoes,
cymbals) is added where the piece goes on, at the mark; what stands before the mark is heard once.
"""
from synth import *

QUALITIES = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "m6": (0, 3, 7, 9), "dim": (0, 3, 6, 9), "sus": (0, 5, 7), "6": (0, 4, 7, 9), "9": (0, 4, 10, 14), "M7": (0, 4, 7, 11)}


def midi(name):
    """'c4' is 60."""
    return 12 * (int(name[-1]) + 1) + NOTES[name[0]] + name.count("#") - name.count("-")


def hertz(note):
    return 440.0 * 2 ** ((note - 69) / 12)


def chord(symbol):
    """The root's class, the bass's class, the steps above the root."""
    symbol, _, low = symbol.partition("/")
    root, rest = (symbol[:2], symbol[2:]) if symbol[1:2] in ("b", "#") else (symbol[:1], symbol[1:])
    number = lambda s: (NOTES[s[0].lower()] + s.count("#") - s.count("b")) % 12
    return number(root), number(low[0] + low[1:]) if low else number(root), QUALITIES[rest]


def bars(line, beat=16):
    """(name, length, short, loud) for each token; each bar must be full."""
    out = []
    for n, bar in enumerate(line.split("|"), 1):
        length, sum_of_bar = beat, 0
        for token in bar.split():
            name, _, number = token.partition(":")
            marks = "".join(c for c in number or name if c in "!>")
            name, number = name.strip("!>"), number.strip("!>")
            length = int(number) if number else length
            sum_of_bar += length
            out.append((name, length, "!" in marks, ">" in marks))
        assert sum_of_bar in (0, beat), f"bar {n} of '{line[:40]}...' has {sum_of_bar}"
    return out


def tremble(f, n, depth, after=0.18):
    """Vibrato that sets in late, as a player's does."""
    t = np.arange(n) / RATE
    return f * (1 + depth * np.clip((t - after) / 0.2, 0, 1) * np.sin(2 * np.pi * 5.4 * t))


# Instruments: (frequency, samples the note is held) -> samples with their release.
def sung(duty, vibrato=0.006, attack=0.006, sustain=0.7, release=0.07, twin=0.0):
    def play(f, held):
        n = held + seconds(release)
        way = tremble(f, n, vibrato)
        x = pulse(way, n, duty)
        if twin:
            x = 0.55 * x + 0.55 * pulse(way * twin, n, 1 - duty)
        return x * envelope(n, attack, 0.14, sustain, release)
    return play


def hollow(f, held):
    n = held + seconds(0.1)
    return triangle(tremble(f, n, 0.005), n) * envelope(n, 0.015, 0.1, 0.85, 0.1) * 1.25


def pluck(duty, life=0.16):
    def play(f, held):
        n = min(held, seconds(life)) + seconds(0.03)
        return pulse(f, n, duty) * envelope(n, 0.003, 0.001, 1.0, 0.0) * np.linspace(1, 0, n) ** 1.4
    return play


def low(f, held):
    n = held + seconds(0.03)
    return (triangle(f, n) + 0.16 * pulse(f, n, 0.5)) * envelope(n, 0.004, 0.15, 0.75, 0.03)


def swell(f, held):
    n = held + seconds(0.25)
    return (pulse(f, n, 0.5) + pulse(f * 1.004, n, 0.3)) * 0.5 * envelope(n, min(0.35, held / RATE / 2), 0.1, 0.9, 0.25)


def ping(f, held):
    n = seconds(1.3)
    return triangle(f, n) * np.linspace(1, 0, n) ** 4 * envelope(n, 0.004, 0.001, 1.0, 0.0)


def drum(kind, seed):
    if kind in "kK":
        n = seconds(0.16)
        return fade(triangle(sweep(165, 42, n, 0.6), n), 1.4) * 1.0
    if kind in "sS":
        n = seconds(0.15)
        return mix((0, fade(noise(6200, n, seed), 2.2), 0.55), (0, fade(triangle(sweep(230, 150, seconds(0.06)), seconds(0.06)), 1), 0.5))
    if kind == "g":  # a ghost of the snare, for rolls
        n = seconds(0.07)
        return fade(noise(6800, n, seed), 2) * 0.26
    if kind == "h":
        n = seconds(0.04)
        return fade(noise(10800, n, seed), 1.5) * 0.2
    if kind == "o":
        n = seconds(0.2)
        return fade(noise(10800, n, seed), 1.6) * 0.2
    if kind in "tT":
        n = seconds(0.22)
        return fade(triangle(sweep(150 if kind == "t" else 105, 70 if kind == "t" else 50, n), n), 1.5) * 0.8
    if kind == "b":  # a kettledrum
        n = seconds(0.55)
        return mix((0, fade(triangle(sweep(76, 72, n), n), 1.8), 0.9), (0, fade(noise(900, seconds(0.05), seed), 1), 0.4))
    if kind == "c":
        n = seconds(1.1)
        return fade(noise(9800, n, seed), 2.6) * 0.34
    if kind == "w":  # a wood block
        n = seconds(0.05)
        return fade(triangle(sweep(1250, 1050, n), n), 2) * 0.35
    raise ValueError(kind)


class Band:
    """A buffer of sixteenths of the given speed; `mark` is the bar that the loop goes back to."""

    def __init__(self, beats_a_minute, count, mark=0, beat=16, swing=0.0):
        self.step = RATE * 15.0 / beats_a_minute
        self.beat, self.swing = beat, swing
        self.total, self.mark = self.sample(count * beat), self.sample(mark * beat)
        self.out = np.zeros(self.total)
        self.loops = True

    def sample(self, sixteenth):
        late = self.swing if int(sixteenth) % 4 == 2 else 0.0
        return int(round((sixteenth + late) * self.step))

    def add(self, buffer, at, x):
        """What passes the end goes on at the mark."""
        fits = max(0, min(len(x), self.total - at))
        buffer[at:at + fits] += x[:fits]
        rest = x[fits:]
        if self.loops and len(rest) and fits + at >= self.total:
            into = self.mark + max(0, at - self.total)
            rest = rest[:self.total - into]
            buffer[into:into + len(rest)] += rest

    def voice(self, bar, line, instrument, level, octave=0, echo=0.0, shift=0, grow=(1.0, 1.0), delay=3):
        """A line from a bar on; `grow` is its loudness at its first and last note; an echo comes `delay` sixteenths later."""
        buffer = np.zeros(self.total)
        at = bar * self.beat
        tokens = bars(line, self.beat)
        length = sum(t[1] for t in tokens)
        for name, n, short, loud in tokens:
            if name != "r":
                begin = self.sample(at)
                held = self.sample(at + n) - begin
                held = int(held * (0.45 if short else 0.94))
                note = instrument(hertz((midi(name) if isinstance(name, str) else name) + 12 * octave + shift), held)
                where = (at - bar * self.beat) / max(1, length)
                gain = level * (grow[0] + (grow[1] - grow[0]) * where) * (1.3 if loud else 1.0)
                self.add(buffer, begin, note * gain)
            at += n
        self.out += buffer
        if echo:
            for k in (1, 2):
                self.add(self.out, 0, np.concatenate([np.zeros(self.sample(delay * k)), buffer]) * echo ** k)

    def notes_of(self, bar, line, pattern, base):
        """(sixteenth, length, note, loud) of a pattern over chords. A pattern has a letter a sixteenth: 0-9 a step of the
        chord counted upwards through octaves, b its bass, f the fifth above the bass, B the bass an octave up, '-' holds, '.' rests."""
        at = bar * self.beat
        out = []
        for name, n, _, _ in bars(line, self.beat):
            root, under, steps = chord(name)
            low_note = base + (under - base) % 12
            first = base + (root - base) % 12
            for i in range(n):
                c = pattern[(at + i) % len(pattern)]
                if c == "-" and out and i:
                    out[-1][1] += 1
                elif c in "-.":
                    pass
                elif c in "bBf":
                    note = {"b": low_note, "B": low_note + 12, "f": low_note + (7 if low_note % 12 == root and 7 in steps else 12)}[c]
                    out.append([at + i, 1, note])
                else:
                    k = int(c)
                    out.append([at + i, 1, first + 12 * (k // len(steps)) + steps[k % len(steps)]])
            at += n
        return out

    def pattern(self, bar, chords, pattern, base, instrument, level, grow=(1.0, 1.0), short=0.92):
        tones = self.notes_of(bar, chords, pattern, midi(base))
        for i, (at, n, note) in enumerate(tones):
            begin = self.sample(at)
            held = int((self.sample(at + n) - begin) * short)
            gain = grow[0] + (grow[1] - grow[0]) * i / len(tones)
            self.add(self.out, begin, instrument(hertz(note), held) * level * gain * (1.1 if at % self.beat == 0 else 1.0))

    def drums(self, bar, count, pattern, level=1.0, grow=(1.0, 1.0)):
        """A letter a sixteenth, '.' rests; capitals are louder; repeated over `count` bars. Several lines sound together."""
        for line in pattern.split("+"):
            line = line.replace(" ", "")
            assert len(line) % self.beat == 0, f"a drum line has {len(line)}"
            for i in range(count * self.beat):
                kind = line[i % len(line)]
                if kind != ".":
                    gain = level * (grow[0] + (grow[1] - grow[0]) * i / (count * self.beat)) * (1.25 if kind in "KS" else 1.0)
                    self.add(self.out, self.sample(bar * self.beat + i), drum(kind, 11 + i % 7) * gain)


def mastered(x, level=0.095):
    """All pieces equally loud."""
    x = x - np.mean(x)
    return bent(x * (level / (loudness(x) or 1.0)))
