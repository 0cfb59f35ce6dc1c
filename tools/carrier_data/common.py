"""Shared by the Carrier Force data scripts: reading the fact tables, `?` marks, TOML writing, hex geometry."""
import csv
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
FACTS = HERE / "facts"
OUT = HERE.parent.parent / "scenarios" / "carrier"
DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"]
COLUMNS, ROWS = 31, 32


def table(name):
    with open(FACTS / f"{name}.csv", encoding="utf-8") as f:
        return list(csv.DictReader(f))


def number(text):
    """The value of a figure that may carry a `?`."""
    return int(text.rstrip("?"))


def doubtful(text):
    return "?" in text


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def neighbour(col, row, direction):
    down = col & 1
    step = {"N": (0, -1), "S": (0, 1), "NE": (1, down - 1), "SE": (1, down), "SW": (-1, down), "NW": (-1, down - 1)}
    dc, dr = step[direction]
    return col + dc, row + dr


def on_map(col, row):
    return 0 <= col < COLUMNS and 0 <= row < ROWS


def distance(a, b):
    def cube(h):
        z = h[1] - (h[0] - (h[0] & 1)) // 2
        return h[0], -h[0] - z, z
    return max(abs(p - q) for p, q in zip(cube(a), cube(b)))


def aligned(rows):
    """Inline tables, one a line, columns padded. rows: lists of (key, toml value) with the same keys; (None, comment) last."""
    widths = [max(len(r[i][1]) for r in rows) for i in range(len(rows[0]) - 1)]
    lines = []
    for r in rows:
        cells = []
        for i, (key, value) in enumerate(r[:-1]):
            comma = "," if i < len(r) - 2 else " "
            cell = f"{key} = {value}{comma}"
            if not value.startswith('"') and not value.startswith("["):
                cell = f"{key} = {value.rjust(widths[i])}{comma}"
            cells.append(cell.ljust(len(key) + 4 + widths[i]))
        comment = f"  # {r[-1][1]}" if r[-1][1] else ""
        lines.append(("  { " + " ".join(cells).rstrip() + " }," + comment).rstrip())
    return lines
