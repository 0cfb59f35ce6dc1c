"""The two maps: where a latitude and longitude falls, in map pixels and in hexes. facts: geography.md of the project."""
from common import COLUMNS, ROWS

# Centre of hex (0,0), the width of a column and the height of a row, in ten-thousandths of a degree; longitudes 0 to 360 E.
MAPS = {
    "southwest": dict(title="Southwest Pacific", code="SWPAC", lat0=20000, lon0=1463000, column=7340, row=8333),
    "midway": dict(title="Central Pacific", code="CPAC", lat0=411300, lon0=1703500, column=8189, row=8333),
}
# The pixel grid of the screen: flat-top hexes 48 x 42, columns 36 apart, odd columns 21 lower.
HEX_W, HEX_H, STEP, DROP = 48, 42, 36, 21
WIDTH, HEIGHT = STEP * (COLUMNS - 1) + HEX_W, HEX_H * ROWS + DROP


def project(name, lat, lon):
    m = MAPS[name]
    lon10k = lon * 10000 + (3600000 if lon < 0 else 0)
    return ((lon10k - m["lon0"]) / m["column"] * STEP + HEX_W / 2, (m["lat0"] - lat * 10000) / m["row"] * HEX_H + HEX_H / 2)


def centre(col, row):
    return STEP * col + HEX_W // 2, HEX_H * row + HEX_H // 2 + (DROP if col & 1 else 0)


def hex_at(x, y):
    """The hex whose centre is nearest, distances in sea miles (the pixel grid is slightly squeezed)."""
    guess = round((x - HEX_W / 2) / STEP)
    best = None
    for c in range(guess - 1, guess + 2):
        r0 = round((y - HEX_H / 2 - (DROP if c & 1 else 0)) / HEX_H)
        for r in range(r0 - 1, r0 + 2):
            cx, cy = centre(c, r)
            d = ((x - cx) / STEP * 43.301) ** 2 + ((y - cy) / HEX_H * 50) ** 2
            if best is None or d < best[0]:
                best = (d, (c, r))
    return best[1]
