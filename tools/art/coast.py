"""Takes the coastline facts of the two Carrier Force maps out of Natural Earth (npm world-atlas, land-10m.json) and writes them to
data/coast.json as thousandths of a degree. Needed once: `python3 coast.py land-10m.json`; the generator reads only its result."""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
# west, east (degrees, east beyond 180 goes on counting), south, north: the maps' bounds and a margin
BOXES = dict(swpac=(144.5, 170.5, -26.0, 4.0), cpac=(168.0, 197.5, 13.0, 43.0))


def rings(path):
    t = json.load(open(path, encoding="utf-8"))
    (sx, sy), (tx, ty) = t["transform"]["scale"], t["transform"]["translate"]
    arcs = []
    for a in t["arcs"]:
        x = y = 0
        p = []
        for dx, dy in a:
            x, y = x + dx, y + dy
            p.append((x * sx + tx, y * sy + ty))
        arcs.append(p)
    for g in t["objects"]["land"]["geometries"]:
        for poly in (g["arcs"] if g["type"] == "MultiPolygon" else [g["arcs"]]):
            o = []
            for i in poly[0]:
                p = arcs[i] if i >= 0 else arcs[~i][::-1]
                o += p if not o else p[1:]
            yield o


def clip(pts, box):
    """Sutherland and Hodgman against the box."""
    w, e, s, n = box
    for axis, lim, sign in ((0, w, 1), (0, e, -1), (1, s, 1), (1, n, -1)):
        out = []
        for i in range(len(pts)):
            a, b = pts[i - 1], pts[i]
            ia, ib = (a[axis] - lim) * sign >= 0, (b[axis] - lim) * sign >= 0
            if ia != ib:
                t = (lim - a[axis]) / (b[axis] - a[axis])
                out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
            if ib:
                out.append(b)
        pts = out
        if not pts:
            break
    return pts


def thin(pts, eps=6):
    """Douglas and Peucker in thousandths of a degree: finer than a pixel of the map (20)."""
    if len(pts) < 3:
        return pts
    (xa, ya), (xb, yb) = pts[0], pts[-1]
    dx, dy = xb - xa, yb - ya
    q = (dx * dx + dy * dy) ** .5
    best, at = -1, 0
    for i in range(1, len(pts) - 1):
        x, y = pts[i]
        d = abs(dx * (y - ya) - dy * (x - xa)) / q if q else ((x - xa) ** 2 + (y - ya) ** 2) ** .5
        if d > best:
            best, at = d, i
    if best <= eps:
        return [pts[0], pts[-1]]
    return thin(pts[:at + 1], eps)[:-1] + thin(pts[at:], eps)


def main(path):
    sys.setrecursionlimit(100000)
    out = {}
    all_rings = list(rings(path))
    for name, box in BOXES.items():
        got = []
        for r in all_rings:
            lon = [p[0] for p in r]
            if max(lon) - min(lon) > 180:  # wraps the date line: none of ours
                continue
            for shift in (0, 360):
                q = clip([(x + shift, y) for x, y in r], box)
                if len(q) >= 3:
                    ints = [(round(x * 1000), round(y * 1000)) for x, y in q]
                    m = len(ints) // 2
                    t = thin(ints[:m + 1])[:-1] + thin(ints[m:] + ints[:1])[:-1]
                    if len(t) >= 3:
                        got.append([v for p in t for v in p])
        out[name] = got
        print(name, len(got), "outlines", sum(len(g) for g in got) // 2, "points")
    os.makedirs(os.path.join(HERE, "data"), exist_ok=True)
    with open(os.path.join(HERE, "data", "coast.json"), "w", encoding="utf-8") as f:
        f.write("{" + ",\n".join(json.dumps(k) + ":[\n" + ",\n".join(json.dumps(g, separators=(",", ":")) for g in v) + "]"
                                for k, v in out.items()) + "}\n")


if __name__ == "__main__":
    main(sys.argv[1])
