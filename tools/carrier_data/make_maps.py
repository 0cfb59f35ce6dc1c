"""Writes scenarios/carrier/maps/*.toml: the kind of each hex, the hexsides that block ships (CF 5.3, CF-64), the names."""
from common import COLUMNS, DIRECTIONS, OUT, ROWS, neighbour, on_map, quoted, table
from geometry import DROP, HEIGHT, HEX_H, HEX_W, MAPS, STEP, WIDTH, hex_at, project

LETTER = {"land": "L", "island": "i", "base": "i", "atoll": "a", "reef": "r"}

# text, kind, latitude, longitude of what is named. Seas are written centred on the place, other things beside it.
NAMES = {
    "southwest": [
        ("Pacific Ocean", "sea", 0.4, 161.5), ("Coral Sea", "sea", -15.6, 153.6), ("Solomon Sea", "sea", -8.2, 153.9),
        ("Bismarck Sea", "sea", -3.6, 148.2), ("The Slot", "sea", -8.15, 158.75),
        ("New Guinea", "land", -8.1, 146.9), ("Papua", "land", -9.6, 148.6), ("Queensland", "land", -21.9, 147.2),
        ("New Britain", "land", -5.7, 150.5), ("Bougainville", "land", -6.2, 155.2), ("New Caledonia", "land", -21.4, 165.4),
        ("New Ireland", "island", -3.3, 151.9), ("Buka", "island", -5.25, 154.63), ("Nissan", "atoll", -4.5, 154.23),
        ("Feni", "island", -4.07, 153.65), ("Shortland", "island", -7.05, 155.75), ("Choiseul", "island", -7.05, 157.0),
        ("Vella Lavella", "island", -7.75, 156.65), ("New Georgia", "island", -8.3, 157.5), ("Santa Isabel", "island", -8.05, 159.15),
        ("Russells", "island", -9.08, 159.2), ("Tulagi", "island", -9.1, 160.15), ("Guadalcanal", "island", -9.75, 160.1),
        ("Malaita", "island", -9.0, 161.0), ("San Cristobal", "island", -10.6, 161.85), ("Rennell", "island", -11.65, 160.3),
        ("Bellona", "island", -11.3, 159.8), ("Indispensable Reefs", "reef", -12.75, 160.4), ("Ontong Java", "atoll", -5.35, 159.45),
        ("Roncador Reef", "reef", -6.22, 159.37), ("Sikaiana", "atoll", -8.4, 162.88), ("Tauu", "atoll", -4.75, 156.98),
        ("Nukumanu", "atoll", -4.57, 159.45), ("Carteret", "atoll", -4.75, 155.4), ("Kapingamarangi", "atoll", 1.07, 154.78),
        ("Nauru", "island", -0.53, 166.93), ("Mussau", "island", -1.45, 149.62), ("Santa Cruz Is", "island", -10.72, 165.9),
        ("Duff Is", "island", -9.87, 167.1), ("Reef Is", "reef", -10.22, 166.25), ("Vanikoro", "island", -11.65, 166.9),
        ("Torres Is", "island", -13.25, 166.6), ("Banks Is", "island", -14.1, 167.5), ("Espiritu Santo", "island", -15.2, 166.9),
        ("Malekula", "island", -16.3, 167.5), ("Pentecost", "island", -15.7, 168.15), ("Efate", "island", -17.65, 168.35),
        ("Loyalty Is", "island", -20.9, 167.2), ("Huon Reefs", "reef", -18.1, 162.95), ("Belep Reefs", "reef", -19.5, 163.65),
        ("Chesterfield Reefs", "reef", -19.75, 158.3), ("Bellona Reefs", "reef", -21.5, 158.85), ("Tagula", "island", -11.5, 153.45),
        ("Rossel", "island", -11.35, 154.15), ("Misima", "island", -10.68, 152.75), ("Deboyne", "reef", -10.72, 152.4),
        ("Jomard Passage", "reef", -11.25, 152.05), ("Pocklington Reef", "reef", -10.83, 155.75),
        ("D'Entrecasteaux Is", "island", -9.6, 150.7), ("Trobriands", "island", -8.55, 151.1), ("Woodlark", "island", -9.1, 152.8),
        ("Willis Islets", "reef", -16.15, 149.98), ("Lihou Reef", "reef", -17.4, 151.65), ("Marion Reef", "reef", -19.1, 152.3),
        ("Mellish Reef", "reef", -17.41, 155.86), ("Flinders Reefs", "reef", -17.7, 148.45), ("Holmes Reefs", "reef", -16.5, 147.9),
        ("Great Barrier Reef", "reef", -19.65, 149.35), ("Frederick Reefs", "reef", -21.0, 154.38), ("Kenn Reefs", "reef", -21.25, 155.77),
        ("Wreck Reefs", "reef", -22.18, 155.25), ("Umboi", "island", -5.65, 147.9), ("Long I", "island", -5.35, 147.1)],
    "midway": [
        ("Pacific Ocean", "sea", 36.5, 181.5), ("Hawaiian Chain", "sea", 22.4, 189.0),
        ("Midway Islands", "atoll", 28.21, -177.37), ("Kure", "atoll", 28.42, -178.33), ("Pearl and Hermes", "reef", 27.85, -175.83),
        ("Lisianski", "island", 26.06, -173.97), ("Laysan", "island", 25.77, -171.73), ("Maro Reef", "reef", 25.42, -170.62),
        ("Gardner Pinnacles", "reef", 25.0, -167.97), ("French Frigate Shoals", "atoll", 23.78, -166.18),
        ("Necker", "island", 23.57, -164.7), ("Johnston", "atoll", 16.73, -169.53)],
}

# Where the lettering goes first, where "below" would run into a neighbour.
PREFER = {"Misima": "right", "Deboyne": "above", "Jomard Passage": "left", "Rossel": "right", "Tulagi": "above", "Russells": "left",
          "Shortland": "left", "Choiseul": "above", "Vella Lavella": "left", "Santa Isabel": "above", "Malaita": "right",
          "Bellona": "left", "Reef Is": "above", "Duff Is": "above", "Espiritu Santo": "left", "Pentecost": "above",
          "Malekula": "left", "Banks Is": "left", "Torres Is": "left", "Buka": "right", "Nissan": "above", "Carteret": "right",
          "Ontong Java": "right", "Nukumanu": "above", "Long I": "above", "Umboi": "below", "Feni": "above", "Loyalty Is": "above",
          "D'Entrecasteaux Is": "right", "Mussau": "above", "Roncador Reef": "right",
          "Kure": "above", "Pearl and Hermes": "right", "Maro Reef": "right", "Laysan": "above", "Gardner Pinnacles": "above",
          "French Frigate Shoals": "left", "Necker": "above"}
SIDES = ["below", "above", "right", "left"]

HEAD = """\
# {title}: {what}.
# Written by tools/carrier_data/make_maps.py; what each key means: ../README.md.

title = "{title}"
columns = {columns}  # 0 in the west
rows = {rows}  # 0 in the north; odd columns lie half a hex further south
coast = "coast_{name}.json"

# Where a place falls, in ten-thousandths of a degree, north and east positive, longitudes 0 to 360: the centre of hex 0,0,
# the width of a column and the height of a row (50 sea miles).
projection = {{ lat0 = {lat0}, lon0 = {lon0}, column = {column}, row = {row} }}

# Pixels of the coast file and of `names`: flat-top hexes, the first centre at {cx}, {cy}; the whole map {width} x {height}.
grid = {{ hex_width = {hex_w}, hex_height = {hex_h}, column_step = {step}, odd_drop = {drop}, width = {width}, height = {height} }}

# One string a row, one letter a column: . sea, L land, i island, a atoll, r reef. Bases belong to the scenarios (CF-65); a
# base's hex is an island here. Base, island, atoll and land hexes are the known places of 8.3 (CF-84).
hexes = [
#  0         10        20        30
{rows_text}
]

# The white hexsides of 5.3: every side of a land hex (CF-64). A side is closed if either of its hexes lists it.
blocked = [
{blocked}
]

# Names on the map. at: the middle of the lettering in pixels; also: places to move it to when a counter is in the way.
names = [
{names}
]
"""


def anchors(map_name, text, kind, lat, lon):
    x, y = (round(v) for v in project(map_name, lat, lon))
    half = 3 * len(text)
    if kind in ("sea", "land"):
        places = [(x, y), (x, y - 21), (x, y + 21)]
    else:
        places = [(x, y + 13), (x, y - 13), (x + half + 12, y), (x - half - 12, y)]
        first = SIDES.index(PREFER.get(text, "below"))
        places = [places[first]] + places[:first] + places[first + 1:]
    # Lettering must stay on the map.
    return [(min(max(px, half + 4), WIDTH - half - 4), min(max(py, 8), HEIGHT - 8)) for px, py in places]


def main():
    for name, m in MAPS.items():
        kinds = {(int(h["hex_col"]), int(h["hex_row"])): h for h in table("geography_hexes") if h["map"] == m["code"]}
        rows = ["".join(LETTER[kinds[c, r]["kind"]] if (c, r) in kinds else "." for c in range(COLUMNS)) for r in range(ROWS)]
        land = sorted(h for h, row in kinds.items() if row["kind"] == "land")
        blocked = []
        for c, r in land:
            sides = [d for d in DIRECTIONS if on_map(*neighbour(c, r, d))]
            blocked.append(f'  {{ hex = {f"[{c}, {r}],":9} sides = [{", ".join(quoted(d) for d in sides)}] }},  # {kinds[c, r]["name"]}')
        lines = []
        for text, kind, lat, lon in NAMES[name]:
            places = anchors(name, text, kind, lat, lon)
            if kind != "sea":
                h = hex_at(*project(name, lat, lon))
                near = [h] + [neighbour(*h, d) for d in DIRECTIONS]
                assert any(n in kinds and (kinds[n]["kind"] == kind or kind in ("land", "island")) for n in near), (text, h)
            also = ", ".join(f"[{x}, {y}]" for x, y in places[1:])
            lines.append(f'  {{ text = {quoted(text) + ",":24} kind = {quoted(kind) + ",":9} at = [{places[0][0]:4}, {places[0][1]:4}], also = [{also}] }},')
        text = HEAD.format(
            title=m["title"], name=name, columns=COLUMNS, rows=ROWS, lat0=m["lat0"], lon0=m["lon0"], column=m["column"],
            row=m["row"], cx=HEX_W // 2, cy=HEX_H // 2, width=WIDTH, height=HEIGHT, hex_w=HEX_W, hex_h=HEX_H, step=STEP, drop=DROP,
            what="the Solomons and the Coral Sea" if name == "southwest" else "Midway in the middle",
            rows_text="\n".join(f'  "{row}",  # {r}' for r, row in enumerate(rows)), blocked="\n".join(blocked) or "  # no land",
            names="\n".join(lines))
        (OUT / "maps" / f"{name}.toml").write_text(text, encoding="utf-8")
        print(f"{name}.toml: {len(land)} land hexes, {sum(row.count('i') for row in rows)} island, {sum(row.count('a') for row in rows)} "
              f"atoll, {sum(row.count('r') for row in rows)} reef, {len(lines)} names")


if __name__ == "__main__":
    main()
