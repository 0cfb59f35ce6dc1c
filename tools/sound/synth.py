"""A small synthesiser as in a home computer: pulse, triangle and noise voices with envelopes. 16-bit mono PCM, 22,050 Hz.

Everything is integer-seeded and rounded once at the end, so that the same PCM comes out everywhere.
"""
import numpy as np

RATE = 22050


def seconds(t):
    return int(round(t * RATE))


def envelope(n, attack=0.005, decay=0.08, sustain=0.6, release=0.06):
    """A four-part envelope over n samples."""
    a, d, r = (min(n, seconds(x)) for x in (attack, decay, release))
    out = np.full(n, sustain)
    out[:a] = np.linspace(0, 1, a, endpoint=False) if a else out[:a]
    stop = min(n, a + d)
    out[a:stop] = np.linspace(1, sustain, d, endpoint=False)[: stop - a]
    if r:
        out[n - r:] *= np.linspace(1, 0, r)
    return out


def sweep(f0, f1, n, curve=1.0):
    """Frequency from f0 to f1 over n samples; curve above 1 falls late, below 1 early."""
    t = np.linspace(0, 1, n, endpoint=False) ** curve
    return f0 * (f1 / f0) ** t


def phase(frequency, n):
    f = np.full(n, float(frequency)) if np.isscalar(frequency) else frequency
    return np.cumsum(f) / RATE


def edge(t, step):
    """What rounds a jump at phase 0, so that high notes do not alias."""
    out = np.zeros(len(t))
    after, before = t < step, t > 1 - step
    x = t[after] / step[after]
    out[after] = x + x - x * x - 1
    x = (t[before] - 1) / step[before]
    out[before] = x * x + x + x + 1
    return out


def pulse(frequency, n, duty=0.5, vibrato=0.0):
    f = np.full(n, float(frequency)) if np.isscalar(frequency) else frequency
    p = phase(f, n)
    if vibrato:
        p = p + vibrato * np.sin(np.arange(n) / RATE * 2 * np.pi * 5.5)
    p = p - np.floor(p)
    turned = p + 1 - duty
    turned -= np.floor(turned)
    step = f / RATE
    return np.where(p < duty, 1.0, -1.0) + edge(p, step) - edge(turned, step) - (2 * duty - 1)


def triangle(frequency, n):
    p = phase(frequency, n) % 1.0
    return 4 * np.abs(p - 0.5) - 1


def noise(frequency, n, seed=1):
    """Random steps at a rate: a high rate hisses, a low one rumbles."""
    p = np.floor(phase(frequency, n)).astype(np.int64)
    values = np.random.RandomState(seed).uniform(-1, 1, int(p[-1]) + 2 if n else 1)
    return values[p]


def fade(x, power=2.0):
    return x * np.linspace(1, 0, len(x)) ** power


def mix(*parts):
    """Adds (offset in seconds, samples, gain)."""
    n = max(seconds(at) + len(x) for at, x, _ in parts)
    out = np.zeros(n)
    for at, x, gain in parts:
        i = seconds(at)
        out[i:i + len(x)] += x * gain
    return out


def weighed(x):
    """With the lows made less, as ears do."""
    n = 1 << len(x).bit_length()
    f = np.fft.rfftfreq(n, 1 / RATE)
    return np.fft.irfft(np.fft.rfft(x, n) * (f * f / (f * f + 180.0 ** 2)), n)[:len(x)]


def loudness(x):
    return float(np.sqrt(np.mean(weighed(x) ** 2)))


def loudest(x, window=0.06):
    """The loudness of the loudest moment."""
    n = seconds(window)
    total = np.concatenate([[0.0], np.cumsum(np.concatenate([weighed(x), np.zeros(n)]) ** 2)])
    return float(np.sqrt(np.max(total[n:] - total[:-n]) / n))


def bent(x, knee=0.62, top=0.86):
    """Peaks above the knee are bent, never cut."""
    x = x.copy()
    over = np.abs(x) > knee
    x[over] = np.sign(x[over]) * (knee + (top - knee) * (1 - np.exp(-(np.abs(x[over]) - knee) / (top - knee))))
    return x


def as_pcm(x):
    return np.round(x * 32767).astype("<i2")


NOTES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


def pitch(name):
    """'a4' is 440 Hz; '#' and '-' raise and lower by a semitone: 'f#3', 'b-2'."""
    semitone = NOTES[name[0]] + name.count("#") - name.count("-")
    return 440.0 * 2 ** ((semitone - 9) / 12 + int(name[-1]) - 4)
