"""What falls when chance decides at Broadside's table: dice with pips, 36 and 24 wide, and the coin that says who begins (TFB-22)."""
from canvas import *

PIPS = {1: ((1, 1),), 2: ((0, 2), (2, 0)), 3: ((0, 2), (1, 1), (2, 0)), 4: ((0, 0), (2, 0), (0, 2), (2, 2)),
        5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)), 6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2))}


def die(n, w):
    """Ivory with round corners, light from the upper left, pips sunk into it."""
    c = C(w, w)
    c.rect(2, 0, w - 4, w, INK)
    c.rect(0, 2, w, w - 4, INK)
    c.rect(1, 1, w - 2, w - 2, INK)
    c.rect(2, 1, w - 4, w - 2, PSAND)
    c.rect(1, 2, w - 2, w - 4, PSAND)
    c.h_(3, 1, w - 6, PAPER)
    c.v_(1, 3, w - 6, PAPER)
    c.h_(3, w - 2, w - 6, TAN)
    c.h_(2, w - 3, w - 4, SAND)
    c.v_(w - 2, 3, w - 6, TAN)
    c.v_(w - 3, 2, w - 4, SAND)
    r = 3.4 if w > 30 else 2.3
    step = w * 10 // 36
    for i, j in PIPS[n]:
        x, y = w // 2 + (i - 1) * step - (0 if w % 2 else 0), w // 2 + (j - 1) * step
        c.disc(x, y, r, INK)
        c.px(x + int(r), y + int(r) - 1, TAN)
        c.px(x - 1, y - int(r) + 1, SLATE)
    return c


def coin(navy):
    """48 across: a milled rim, the star of one navy or the sixteen rays of the other."""
    c = C(48, 48)
    m = 23.5
    for y in range(48):
        for x in range(48):
            d = ((x - m) ** 2 + (y - m) ** 2) ** .5
            if d > 23.8:
                continue
            light = (m - x) + (m - y)  # up and left
            if d > 22.6:
                col = INK
            elif d > 19.5:
                a = int((np.arctan2(y - m, x - m) + np.pi) * 20 / np.pi)
                col = (PSAND if light > 8 else AMB if light > -14 else EARTH) if a % 2 else (YEL if light > 0 else TAN)
            elif d > 18.2:
                col = EARTH if light > 0 else PSAND
            else:
                col = YEL if light > 14 and (x + y) % 2 else AMB if light > -16 or (x + y) % 2 else TAN
            c.px(x, y, col)
    if navy == "usn":
        pts = []
        for k in range(10):
            r = 15 if k % 2 == 0 else 5.9
            a = k * np.pi / 5 - np.pi / 2
            pts.append((m + r * np.cos(a), m + 1 + r * np.sin(a)))
        c.poly([(x + 1.5, y + 1.5) for x, y in pts], EARTH)
        c.poly(pts, NAVY)
        for x, y in pts[::2]:
            c.line(int(round(m)), int(round(m + 1)), int(round(x)), int(round(y)), DSEA)
    else:
        for k in range(16):
            a0 = k * np.pi / 8 - .09
            a1 = a0 + .18
            c.poly([(m + 9 * np.cos((a0 + a1) / 2 - .07), m + 9 * np.sin((a0 + a1) / 2 - .07)),
                    (m + 16 * np.cos(a0), m + 16 * np.sin(a0)), (m + 16 * np.cos(a1), m + 16 * np.sin(a1)),
                    (m + 9 * np.cos((a0 + a1) / 2 + .07), m + 9 * np.sin((a0 + a1) / 2 + .07))], DRED)
        c.disc(24, 24, 9.4, YEL)
        c.disc(23, 23, 8.4, RED)
    return c


def sprites():
    s = {f"coin/{n}": coin(n) for n in ("usn", "ijn")}
    for n in range(1, 7):
        s[f"die/face_{n}"], s[f"die/small_{n}"] = die(n, 36), die(n, 24)
    return s
