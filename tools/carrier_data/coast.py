"""Writes scenarios/carrier/maps/coast_*.json: coastlines in map pixels from Natural Earth (npm world-atlas 2.0.2,
land-10m.json, public domain), and small rings for the atolls and reefs that it lacks. For the eye only (CF-64).

Usage: coast.py LAND_10M.json      (npm pack world-atlas@2.0.2; tar xf world-atlas-2.0.2.tgz; package/land-10m.json)
"""
import json
import math
import sys

from common import OUT, on_map, table
from geometry import HEIGHT, MAPS, WIDTH, hex_at, project

MARGIN = 48  # kept beyond the map's edge, so that a shelf or a beach does not follow the edge

# What Natural Earth lacks or draws too small: name, latitude, longitude, half width and half height in pixels, tilt in degrees.
ATOLLS = {
    "southwest": [
        ("Nissan", -4.50, 154.23, 7, 8, 0), ("Carteret Is", -4.75, 155.40, 8, 6, 0), ("Tauu", -4.75, 156.98, 6, 5, 0),
        ("Nukumanu", -4.57, 159.45, 8, 5, 0), ("Ontong Java", -5.35, 159.45, 16, 9, 20), ("Sikaiana", -8.40, 162.88, 6, 4, 0),
        ("Kapingamarangi", 1.07, 154.78, 6, 5, 0)],
    "midway": [
        ("Kure", 28.42, -178.33, 6, 5, 0), ("Midway", 28.23, -177.37, 7, 6, 0), ("Johnston", 16.73, -169.53, 8, 5, 30),
        ("French Frigate Shoals", 23.78, -166.18, 9, 7, 40)],
}
REEFS = {
    "southwest": [
        ("Great Barrier Reef", -16.30, 146.05, 7, 17, -12), ("Great Barrier Reef", -17.60, 146.85, 7, 17, -25),
        ("Great Barrier Reef", -18.75, 147.70, 7, 18, -45), ("Great Barrier Reef", -19.65, 149.35, 6, 20, -60),
        ("Great Barrier Reef", -20.45, 150.85, 7, 19, -55), ("Great Barrier Reef", -21.45, 152.25, 9, 18, -40),
        ("Great Barrier Reef", -22.60, 152.70, 6, 14, -40), ("Holmes Reefs", -16.50, 147.90, 7, 5, 0),
        ("Flinders Reefs", -17.70, 148.45, 8, 7, 0), ("Willis Islets", -16.15, 149.98, 4, 7, 0),
        ("Lihou Reef", -17.40, 151.65, 13, 6, 30), ("Marion Reef", -19.10, 152.30, 8, 7, 0),
        ("Mellish Reef", -17.41, 155.86, 5, 3, 30), ("Frederick Reefs", -21.00, 154.38, 5, 7, 0),
        ("Wreck Reefs", -22.18, 155.25, 12, 3, 0), ("Kenn Reefs", -21.25, 155.77, 6, 6, 0),
        ("Chesterfield Reefs", -19.75, 158.30, 11, 14, -20), ("Bellona Reefs", -21.50, 158.85, 8, 15, 10),
        ("Indispensable Reefs", -12.75, 160.40, 20, 5, 50), ("Roncador Reef", -6.22, 159.37, 7, 6, 0),
        ("Reef Is", -10.22, 166.25, 9, 5, 0), ("Pocklington Reef", -10.83, 155.75, 14, 4, 0),
        ("Deboyne", -10.72, 152.40, 8, 6, 0), ("Jomard Passage", -11.25, 152.05, 14, 4, 15),
        ("Huon Reefs", -18.10, 162.95, 7, 9, -20), ("Belep Reefs", -19.50, 163.65, 7, 13, -35)],
    "midway": [
        ("Pearl and Hermes Reef", 27.85, -175.83, 9, 6, 20), ("Maro Reef", 25.42, -170.62, 10, 7, 20),
        ("Gardner Pinnacles", 25.00, -167.97, 5, 7, 0)],
}
ISLETS = {
    "southwest": [("Nauru", -0.53, 166.93, 2, 2, 0), ("Bellona", -11.30, 159.80, 4, 2, 20), ("Duff Is", -9.87, 167.10, 2, 3, -40),
                  ("Feni", -4.07, 153.65, 3, 3, 0)],
    "midway": [("Sand and Eastern", 28.20, -177.36, 3, 2, 0), ("Green I, Kure", 28.39, -178.29, 2, 1, 0),
               ("Lisianski", 26.06, -173.97, 3, 3, 0), ("Laysan", 25.77, -171.73, 3, 3, 0), ("Necker", 23.57, -164.70, 2, 2, 0),
               ("Johnston", 16.73, -169.53, 2, 1, 0), ("Tern I", 23.87, -166.28, 2, 1, 0)],
}


def polygons(path):
    """Polygons of a TopoJSON land file: rings of (longitude, latitude)."""
    topology = json.load(open(path, encoding="utf-8"))
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(ids):
        points = []
        for i in ids:
            p = arcs[i] if i >= 0 else arcs[~i][::-1]
            points += p if not points else p[1:]
        return points

    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            yield [ring(r) for r in polygon]


def clipped(points):
    """Sutherland-Hodgman against the map and its margin."""
    for axis, limit, keep_above in ((0, -MARGIN, True), (0, WIDTH + MARGIN, False), (1, -MARGIN, True),
                                    (1, HEIGHT + MARGIN, False)):
        inside = (lambda p: p[axis] >= limit) if keep_above else (lambda p: p[axis] <= limit)
        out = []
        for i, b in enumerate(points):
            a = points[i - 1]
            if inside(a) != inside(b):
                t = (limit - a[axis]) / (b[axis] - a[axis])
                out.append(tuple(a[k] + t * (b[k] - a[k]) for k in (0, 1)))
            if inside(b):
                out.append(b)
        points = out
        if not points:
            return []
    return points


def whole(points):
    """Whole pixels, without repeated points and without points on a straight line; None if nothing with an area is left."""
    ring = []
    for x, y in points:
        p = (math.floor(x + 0.5), math.floor(y + 0.5))
        if not ring or ring[-1] != p:
            ring.append(p)
    changed = True
    while changed and len(ring) > 2:
        changed = False
        for i in range(len(ring)):
            a, b, c = ring[i - 1], ring[i], ring[(i + 1) % len(ring)]
            if (b[0] - a[0]) * (c[1] - b[1]) == (b[1] - a[1]) * (c[0] - b[0]):
                del ring[i]
                changed = True
                break
    return ring if len(ring) > 2 else None


def oval(map_name, feature):
    """A hand-placed ring: an uneven oval, always the same for the same place."""
    name, lat, lon, rx, ry, tilt = feature
    cx, cy = project(map_name, lat, lon)
    turn, steps = math.radians(tilt), 20 if max(rx, ry) > 4 else 8
    points = []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        uneven = 1 + (0.12 * math.sin(3 * a + lon) + 0.08 * math.sin(5 * a + lat) if steps > 8 else 0)
        x, y = rx * uneven * math.cos(a), ry * uneven * math.sin(a)
        points.append((cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn)))
    return {"name": name, "points": flat(whole(points))}


def flat(ring):
    return [v for p in ring for v in p]


def small(points, map_name):
    """An islet too small for a ring: a diamond of two pixels."""
    x = math.floor(sum(p[0] for p in points) / len(points) + 0.5)
    y = math.floor(sum(p[1] for p in points) / len(points) + 0.5)
    return [(x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1)]


def coast(path, map_name):
    land, tiny, skipped = [], 0, 0
    for polygon in polygons(path):
        longitudes = [p[0] for p in polygon[0]]
        if max(longitudes) - min(longitudes) > 180:
            skipped += 1
            continue
        rings = []
        for i, ring in enumerate(polygon):
            points = clipped([project(map_name, lat, lon) for lon, lat in ring[:-1]])
            if not points:
                continue
            kept = whole(points)
            if kept is None:
                if i:
                    continue
                kept = small(points, map_name)
                tiny += 1
            rings.append((kept, i > 0))
        land += [{"points": flat(r), **({"hole": True} if hole else {})} for r, hole in rings]
    islets = [oval(map_name, f) for f in ISLETS[map_name]]
    taken = {hex_at(p["points"][0], p["points"][1]) for p in land}
    islets = [r for f, r in zip(ISLETS[map_name], islets) if hex_at(*project(map_name, f[1], f[2])) not in taken]
    land += islets
    data = {"map": map_name, "width": WIDTH, "height": HEIGHT, "margin": MARGIN, "source": "Natural Earth land-10m "
            "(world-atlas 2.0.2, public domain); named rings by hand", "land": land,
            "atolls": [oval(map_name, f) for f in ATOLLS[map_name]], "reefs": [oval(map_name, f) for f in REEFS[map_name]]}
    head = {k: v for k, v in data.items() if not isinstance(v, list)}
    lines = ["{"] + [f"{json.dumps(k)}:{json.dumps(v)}," for k, v in head.items()]
    for k in ("land", "atolls", "reefs"):
        lines.append(f"{json.dumps(k)}:[")
        lines.append(",\n".join(json.dumps(r, separators=(",", ":")) for r in data[k]))
        lines.append("]" + ("," if k != "reefs" else ""))
    (OUT / "maps" / f"coast_{map_name}.json").write_text("\n".join(lines) + "\n}\n", encoding="utf-8")
    points = sum(len(r["points"]) // 2 for k in ("land", "atolls", "reefs") for r in data[k])
    print(f"coast_{map_name}.json: {len(land)} land rings ({tiny} islets, {len(islets)} by hand), {len(data['atolls'])} atolls, "
          f"{len(data['reefs'])} reefs, {points} points; {skipped} polygons across the date line skipped")
    agree(map_name, data)


def agree(map_name, data):
    """Every island, atoll, reef and land hex of the map has something drawn in it, and hand-placed rings lie in such hexes."""
    drawn = {}
    for k in ("land", "atolls", "reefs"):
        for r in data[k]:
            p = r["points"]
            for x, y in zip(p[::2], p[1::2]):
                drawn.setdefault(hex_at(x, y), set()).add(k)
    kinds = {(int(h["hex_col"]), int(h["hex_row"])): h for h in table("geography_hexes")
             if h["map"] == MAPS[map_name]["code"]}
    inner = {"Australia (Queensland)", "New Guinea (Papua)"}
    for h, row in kinds.items():
        want = {"reef": "reefs", "atoll": "atolls"}.get(row["kind"], "land")
        if want not in drawn.get(h, set()) and row["name"] not in inner and not (row["kind"] == "base" and "atolls" in drawn.get(h, set())):
            print("  nothing drawn in", h, row["kind"], row["name"])
    for k, group in (("atolls", ATOLLS), ("reefs", REEFS), ("land", ISLETS)):
        for f in group[map_name]:
            h = hex_at(*project(map_name, f[1], f[2]))
            if on_map(*h) and h not in kinds:
                print("  by hand outside its hexes:", f[0], h)
            elif k != "land" and kinds[h]["kind"] not in (k[:-1], "base"):
                print("  by hand in a hex of another kind:", f[0], h, kinds[h]["kind"])


if __name__ == "__main__":
    for name in MAPS:
        coast(sys.argv[1], name)
