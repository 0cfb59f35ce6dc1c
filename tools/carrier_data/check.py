"""Checks scenarios/carrier without the game: names, ranges, limits, positions, sea routes, distances, history's scores.

Usage: check.py [--quiet]. Exit code 1 if anything is wrong. The game's own loader and tools/lint check the same.
"""
import collections
import csv
import datetime
import json
import sys
import tomllib
from fractions import Fraction

from common import COLUMNS, DIRECTIONS, FACTS, OUT, ROWS, distance, neighbour, on_map
from geometry import hex_at, project

SIDES = ("US", "JP")
TYPES = {"CV", "CVL", "BB", "CA", "CL", "CLAA", "CS", "AV", "DD", "DE", "APD", "ML", "MSW", "TR", "TK", "SS"}
MAIN = {"none", "AA", "CL", "CA", "BB-US", "BB-JP", "BB-NAGATO", "BB-YAMATO"}
SHIP_KEYS = {"name", "side", "type", "class", "year", "defence", "speed", "main", "main_class", "aa", "tubes", "torpedo", "seaplanes",
             "aircraft", "op_minimum", "bombard", "assault"}
SCENARIO_KEYS = {"title", "order", "map", "start", "end", "summary", "briefing_us", "briefing_jp", "wind_from", "cloud", "pilots",
                 "aa_factor", "handicap", "random_setup", "objective", "accuracy", "torpedoes", "victory", "limits", "bases", "groups",
                 "force"}
FORCE_KEYS = {"side", "number", "name", "commander", "hex", "heading", "patrol", "random", "ships", "loaded"}
SCENARIOS = ["coral_sea", "midway", "eastern_solomons", "santa_cruz", "tulagi"]
problems = []


def load(name):
    with open(OUT / name, "rb") as f:
        return tomllib.load(f)


def want(ok, *what):
    if not ok:
        problems.append(" ".join(str(w) for w in what))


def check_ships():
    ships = {s["name"]: s for s in load("ships.toml")["ships"]}
    want(len(ships) == 275, "ships", len(ships))
    for s in ships.values():
        get = lambda key: s.get(key, 0)
        n = s["name"]
        want(set(s) <= SHIP_KEYS, n, "unknown key", set(s) - SHIP_KEYS)
        want(s["side"] in SIDES and s["type"] in TYPES and s.get("main_class", "none") in MAIN, n, "side, type or gun class")
        want(2 <= s["defence"] <= 99 and 5 <= s["speed"] <= 40, n, "defence or speed")
        want((get("main") > 0) == (s.get("main_class", "none") != "none"), n, "guns without class")
        want((get("tubes") > 0) == (get("torpedo") > 0), n, "tubes without torpedoes")
        want(get("torpedo") in (0, 21) or (s["side"] == "JP" and s["type"] != "SS"), n, "24 inch torpedoes")
        want((get("op_minimum") > 0) == (s["type"] in ("CV", "CVL")) == (get("aircraft") > 0), n, "carrier's limits")
        want(get("bombard") == 0 or s["side"] == "JP", n, "bombards")
    return ships


def check_aircraft():
    types = {t["name"]: t for t in load("aircraft.toml")["types"]}
    want(len(types) == 19, "aircraft types", len(types))
    for t in types.values():
        n = t["name"]
        want(t["class"] in ("fighter", "dive", "torpedo", "level", "recon", "seaplane"), n, "class")
        want((t["attack"] > 0) == (t["class"] == "fighter"), n, "attack")
        want((t.get("bomb", 0) > 0) == (t["class"] in ("dive", "torpedo", "level")), n, "bombs")
        want(t["base"] in ("carrier", "land", "either"), n, "base")
    return types


def check_map(name):
    m = load(f"maps/{name}.toml")
    want(m["columns"] == COLUMNS and m["rows"] == ROWS == len(m["hexes"]), name, "size")
    want(all(len(r) == COLUMNS and set(r) <= set(".Liar") for r in m["hexes"]), name, "rows")
    m["kind"] = {(c, r): m["hexes"][r][c] for c in range(COLUMNS) for r in range(ROWS)}
    want(m["projection"]["lat0"] // 100 > 0, name, "projection")
    opposite = dict(zip(DIRECTIONS, DIRECTIONS[3:] + DIRECTIONS[:3]))
    m["closed"] = set()
    for b in m["blocked"]:
        for d in b["sides"]:
            h = tuple(b["hex"])
            want(d in DIRECTIONS and on_map(*neighbour(*h, d)), name, "blocked", h, d)
            m["closed"] |= {(h, d), (neighbour(*h, d), opposite[d])}
    for h, kind in m["kind"].items():
        for d in DIRECTIONS:
            n = neighbour(*h, d)
            if on_map(*n):
                closed = kind == "L" or m["kind"][n] == "L"
                want(((h, d) in m["closed"]) == closed, name, "CF-64", h, d)
    coast = json.load(open(OUT / "maps" / m["coast"], encoding="utf-8"))
    for key in ("land", "atolls", "reefs"):
        for ring in coast[key]:
            p = ring["points"]
            want(len(p) >= 6 and len(p) % 2 == 0 and all(isinstance(v, int) for v in p), name, "ring", p[:4])
            want(all(-coast["margin"] <= v <= (coast["width"] if i % 2 == 0 else coast["height"]) + coast["margin"]
                     for i, v in enumerate(p)), name, "ring outside", p[:4])
    for n in m["names"]:
        for x, y in [n["at"]] + n["also"]:
            want(0 <= x <= coast["width"] and 0 <= y <= coast["height"], name, "name outside", n["text"])
    return m


def route(m, a, b):
    """The shortest way over open sides, or None."""
    before, queue = {a: None}, collections.deque([a])
    while queue:
        h = queue.popleft()
        if h == b:
            path = []
            while h:
                path.append(h)
                h = before[h]
            return path[::-1]
        for d in DIRECTIONS:
            n = neighbour(*h, d)
            if on_map(*n) and n not in before and (h, d) not in m["closed"]:
                before[n] = h
                queue.append(n)
    return None


def check_scenario(name, ships, types, maps, odds):
    s = load(f"{name}.toml")
    at = f"{name}:"
    want(set(s) <= SCENARIO_KEYS, at, "unknown key", set(s) - SCENARIO_KEYS)
    m = maps[s["map"]]
    turns = int((s["end"] - s["start"]) / datetime.timedelta(hours=1)) + 1
    want(turns > 0, at, "ends before it starts")
    want(s["wind_from"] in DIRECTIONS and 0 <= s["cloud"] <= 100, at, "weather")
    bases = {b["name"]: b for b in s["bases"]}
    want(len({tuple(b["hex"]) for b in s["bases"]}) == len(bases), at, "two bases in a hex")
    for b in s["bases"]:
        want(m["kind"][tuple(b["hex"])] == "i", at, b["name"], "not on an island hex")
        want(b["seaplanes"] <= b["capacity"], at, b["name"], "seaplanes")
    if "objective" in s:
        want(s["objective"]["base"] in bases and bases[s["objective"]["base"]]["side"] == "US", at, "objective")
    aboard, where = {}, {}
    for side in SIDES:
        forces = [f for f in s["force"] if f["side"] == side]
        want([f["number"] for f in forces] == list(range(1, len(forces) + 1)), at, side, "numbers")
        slots = odds["limits"]["task_forces"][side] - sum(b["side"] == side for b in s["bases"])
        want(len(forces) <= slots, at, side, "task forces", len(forces), "of", slots)
    for f in s["force"]:
        fat = f"{at} {f['side']} {f['number']}"
        want(set(f) <= FORCE_KEYS, fat, "unknown key", set(f) - FORCE_KEYS)
        want(f["heading"] in DIRECTIONS, fat, "heading")
        want(on_map(*f["hex"]) and m["kind"][tuple(f["hex"])] != "L", fat, "not at sea", f["hex"])
        want(1 <= len(f["ships"]) <= odds["limits"]["ships_in_force"], fat, "ships", len(f["ships"]))
        kinds = {ships[n]["type"] for n in f["ships"] if n in ships}
        want(f.get("patrol", False) == (kinds == {"SS"}) and ("SS" not in kinds or kinds == {"SS"}), fat, "submarines", kinds)
        want(not (f.get("patrol") and f.get("random")), fat, "a patrol is not moved")
        want(not f.get("random") or s["random_setup"], fat, "random")
        for n in f["ships"]:
            want(n in ships and ships[n]["side"] == f["side"], fat, n)
            want(n not in where, fat, n, "twice")
            where[n] = f
        for load_ in f.get("loaded", []):
            n = load_["ship"]
            want(n in f["ships"] and 0 < load_["points"] <= ships[n].get("assault", 0), fat, n, "assault points", load_["points"])
            want(ships[n]["type"] in odds["transport"]["types"], fat, n, "cannot carry assault points")
    want(s["random_setup"] == any(f.get("random") for f in s["force"]), at, "random set-up moves nothing")
    for g in s["groups"]:
        where_at, t = g["at"], types.get(g["type"])
        want(t and t["class"] != "seaplane" and g["count"] > 0, at, g)
        want(t["base"] in (g["from"], "either"), at, g["type"], "is never", g["from"])
        aboard[where_at] = aboard.get(where_at, 0) + g["count"]
        if where_at in bases:
            want(t["side"] == bases[where_at]["side"], at, g)
            limit = odds["limits"]["ready_level_bombers_limit"]
            want(t["class"] != "level" or bases[where_at]["op_limit"] >= limit, at, g, "cannot be readied there")
            want(bases[where_at]["op_limit"] > 0, at, g, "no airfield")
        else:
            want(where_at in where and ships[where_at].get("aircraft", 0) > 0, at, where_at, "is no carrier of this scenario")
            want(g["from"] == "carrier" and t["side"] == ships[where_at]["side"], at, g)
    for place, count in aboard.items():
        room = bases[place]["capacity"] if place in bases else ships[place]["aircraft"]
        count += bases[place]["seaplanes"] if place in bases else 0
        want(count <= room, at, place, count, "aircraft, room for", room)
    return s, turns, where


def history(ships, odds):
    """History's losses and survivors (facts/history_scores.csv), scored by CF 12 with these ships."""
    sc, d = odds["score"], lambda n: ships[n]["defence"]
    sunk = lambda *names: sum(sc["sunk_multiple"] * d(n) + (ships[n].get("aircraft", 0) if ships[n]["type"] in ("CV", "CVL") else 0)
                              for n in names)
    got = {
        "CORAL_SEA": (sunk("Shoho", "Kikuzuki") + 10 + 100, sunk("Lexington", "Sims", "Neosho") + 3 + 105),
        "MIDWAY": (sunk("Akagi", "Kaga", "Soryu", "Hiryu", "Mikuma") + 4 + 185, sunk("Yorktown", "Hammann") + 25),
        "EASTERN_SOLOMONS": (sunk("Ryujo", "Mutsuki", "Kinryu Maru") + 5 + 205, 5 + 165 + 100),
        "SANTA_CRUZ": (18 + 144 + 100, sunk("Hornet", "Porter") + 7 + 160),
    }
    out = []
    for row in csv.DictReader(open(FACTS / "history_scores.csv", encoding="utf-8")):
        us, jp = got[row["scenario"]]
        said = (int(row["us_points"]), int(row["jp_points"]))
        diff, level = us - jp, level_of(us - jp, odds["victory"])
        want(abs(us - said[0]) <= 40 and abs(jp - said[1]) <= 40 and abs(diff - int(row["difference"])) <= 40, "history", row["scenario"], us, jp)
        want(level == row["victory_level"], "history's level", row["scenario"], level, row["victory_level"])
        out.append(f"  {row['scenario']:17} US {us} JP {jp} difference {diff:+} (history's {row['difference']}): {level}")
    return out


def level_of(difference, v):
    side = "American" if difference > 0 else "Japanese"
    size = abs(difference)
    for word in ("decisive", "substantive", "marginal"):
        if size >= v[word]:
            return f"{side} {word}"
    return "Draw"


# geography.md's list: what, scenario, from, to, hexes. A force is (side, number), a base its name.
DISTANCES = [
    ("Rabaul - Port Moresby", "coral_sea", "Rabaul", "Port Moresby", 10), ("Lae - Port Moresby", "coral_sea", "Lae", "Port Moresby", 3),
    ("Townsville - Port Moresby", "coral_sea", "Townsville", "Port Moresby", 12),
    ("Rabaul - Henderson Field", "santa_cruz", "Rabaul", "Henderson Field", 12), ("Buin - Henderson Field", "santa_cruz", "Buin", "Henderson Field", 6),
    ("Espiritu Santo - Henderson", "santa_cruz", "Espiritu Santo", "Henderson Field", 12),
    ("TF 17 - Tulagi force", "coral_sea", ("US", 1), ("JP", 6), 3), ("TF 17 - TF 11", "coral_sea", ("US", 1), ("US", 2), 8),
    ("TF 17 - Japanese carriers", "coral_sea", ("US", 1), ("JP", 1), 10), ("TF 17 - Shoho group", "coral_sea", ("US", 1), ("JP", 2), 6),
    ("TF 16 - Nagumo", "midway", ("US", 1), ("JP", 1), 5), ("Nagumo - Midway", "midway", ("JP", 1), "Midway", 5),
    ("TF 16 - Midway", "midway", ("US", 1), "Midway", 5), ("transports - Midway", "midway", ("JP", 5), "Midway", 10),
    ("Yamato - Midway", "midway", ("JP", 2), "Midway", 14), ("Kondo - Midway", "midway", ("JP", 3), "Midway", 11),
    ("Kurita - Midway", "midway", ("JP", 4), "Midway", 10), ("TF 16 - Nagumo", "eastern_solomons", ("US", 2), ("JP", 1), 8),
    ("TF 16 - Wasp", "eastern_solomons", ("US", 2), ("US", 3), 5), ("transports - Henderson", "eastern_solomons", ("JP", 5), "Henderson Field", 5),
    ("TF 16 - Nagumo", "santa_cruz", ("US", 1), ("JP", 1), 8), ("TF 16 - Henderson", "santa_cruz", ("US", 1), "Henderson Field", 10),
    ("Nagumo - Henderson", "santa_cruz", ("JP", 1), "Henderson Field", 6), ("Junyo - Nagumo", "santa_cruz", ("JP", 4), ("JP", 1), 2),
    ("Buin TF - Henderson", "santa_cruz", ("JP", 6), "Henderson Field", 6)]
ROUTES = [
    ("Rabaul to Port Moresby", "coral_sea", "Rabaul", "Port Moresby", 17), ("TF 44 to Port Moresby", "coral_sea", ("US", 3), "Port Moresby", 20),
    ("Buin to Henderson", "santa_cruz", "Buin", "Henderson Field", 6), ("Tanaka to Henderson", "eastern_solomons", ("JP", 5), "Henderson Field", 5),
    ("transports to Midway", "midway", ("JP", 5), "Midway", 10)]


def place(scenario, what):
    if isinstance(what, str):
        return next(tuple(b["hex"]) for b in scenario["bases"] if b["name"] == what)
    return next(tuple(f["hex"]) for f in scenario["force"] if (f["side"], f["number"]) == what)


def check_positions():
    """Latitudes and longitudes of the facts fall into the hexes of the facts."""
    for table_name, lat, lon in (("task_forces", "start_lat", "start_lon"), ("bases", "lat", "lon")):
        for row in csv.DictReader(open(FACTS / f"{table_name}.csv", encoding="utf-8")):
            name = "midway" if row["map"] == "CPAC" else "southwest"
            x, y = project(name, float(row[lat]), float(row[lon]))
            near = {hex_at(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}  # a pixel: on a border either will do
            want((int(row["hex_col"]), int(row["hex_row"])) in near, table_name, row[lat], row[lon], "falls into", near)


def check_examples(ships, types, odds):
    """Figures that rulings.md works out from these tables."""
    b, se, i = odds["bombing"], odds["search"], odds["interception"]

    def hit(type_, target, flak, pilots=0):
        size = min(max(Fraction(ships[target]["defence"], b["size_divisor"]), Fraction(*b["size_least"])), Fraction(*b["size_most"]))
        speed = Fraction(b["speed_base"] - ships[target]["speed"], b["speed_divisor"])
        return (types[type_]["bomb"] + pilots) * size * speed * (1 - min(Fraction(*b["flak_most"]), Fraction(flak, b["flak_divisor"])))

    want(round(float(hit("VAL", "Yorktown", 120)), 1) == 11.9, "CF-100 VAL", float(hit("VAL", "Yorktown", 120)))
    nagumo = sum(ships[n].get("aa", 0) for n in ("Akagi", "Kaga", "Hiryu", "Soryu", "Haruna", "Kirishima", "Tone", "Chikuma"))
    want(round(float(hit("SBD", "Akagi", nagumo)), 1) in (10.7, 10.8), "CF-100 SBD", nagumo, float(hit("SBD", "Akagi", nagumo)))
    want(i["base_percent"] + 5 * i["a_plane_percent"] == 25 and i["base_percent"] + 40 * i["a_plane_percent"] == 60, "CF-92")
    want(se["smallest_percent"] + se["size_percent"] == 50, "CF-34")
    la = odds["landing"]
    want(la["loss_base"] + 40 * la["loss_cloud"] + la["loss_night"] == 145, "11.6")
    sub = odds["submarine"]
    want(min(sub["cap_percent"], Fraction(12 * 17, sub["divisor"])) == 20 and Fraction(4 * 8, sub["divisor"]) == Fraction(16, 5), "CF-118")
    want(odds["surface"]["torpedo_percent"]["JP"] == 10 * odds["surface"]["torpedo_percent"]["US"], "10.5")
    want(sub["torpedo_percent"]["JP"] == 5 * sub["torpedo_percent"]["US"], "10.6")
    want(odds["score"]["sunk_multiple"] * odds["score"]["capture_defence"] + odds["score"]["capture_capacity"] == 310, "12.1")
    table = {"Akagi": 12, "Kaga": 12, "Hiryu": 12, "Soryu": 12, "Shokaku": 12, "Zuikaku": 12, "Junyo": 9, "Shoho": 6, "Zuiho": 6,
             "Ryujo": 6, "Hosho": 3, "Lexington": 12, "Saratoga": 12, "Yorktown": 12, "Enterprise": 12, "Hornet": 12, "Wasp": 11}
    want(table == {n: s["op_minimum"] for n, s in ships.items() if s.get("op_minimum")}, "6.3")

    def floats(value, at):
        if isinstance(value, float):
            problems.append(f"a decimal fraction in odds.toml: {at}")
        for k, v in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
            floats(v, f"{at}.{k}")
    floats(odds, "odds")


def flak_lines(scenarios, ships):
    """The heaviest flak of each side as a chance per bomber (10.2)."""
    out = []
    for name, s in scenarios.items():
        for side in SIDES:
            num, den = s["aa_factor"][side]
            best = max((sum(ships[n].get("aa", 0) for n in f["ships"]) * num / den, f["name"]) for f in s["force"] if f["side"] == side)
            out.append(f"  {name:17} {side} {best[1]}: {best[0]:.0f} / 1200 = {best[0] / 12:.0f} %")
            want(best[0] / 1200 < 0.9, name, "flak at its cap", best)
    return out


def main():
    ships, types, odds = check_ships(), check_aircraft(), load("odds.toml")
    maps = {name: check_map(name) for name in ("southwest", "midway")}
    scenarios, lines, seen = {}, [], set()
    for name in SCENARIOS:
        s, turns, where = check_scenario(name, ships, types, maps, odds)
        scenarios[name] = s
        seen |= set(where)
        lines.append(f"  {name:17} {turns} turns, {len(s['bases'])} bases, {len(s['force'])} forces, {len(where)} ships, "
                     f"{sum(g['count'] for g in s['groups'])} aircraft, {sum(l['points'] for f in s['force'] for l in f.get('loaded', []))} assault points")
    check_positions()
    check_examples(ships, types, odds)
    want(seen == set(ships), "ships in no scenario:", sorted(set(ships) - seen))
    for what, name, a, b, hexes in DISTANCES:
        d = distance(place(scenarios[name], a), place(scenarios[name], b))
        want(d == hexes, "distance", name, what, d, "not", hexes)
    for what, name, a, b, hexes in ROUTES:
        way = route(maps[scenarios[name]["map"]], place(scenarios[name], a), place(scenarios[name], b))
        want(way and len(way) - 1 == hexes, "route", what, way and len(way) - 1, "not", hexes)
    cut_off = 0
    for name, s in scenarios.items():
        goal = place(s, s["objective"]["base"]) if "objective" in s else place(s, ("US", 1))
        for f in s["force"]:
            cut_off += route(maps[s["map"]], tuple(f["hex"]), goal) is None
    want(cut_off == 0, cut_off, "forces have no sea route")
    text = history(ships, odds)
    if "--quiet" not in sys.argv:
        print(f"{len(ships)} ships, {len(types)} aircraft types, {len(DISTANCES)} distances, {len(ROUTES)} routes")
        print("\n".join(lines + ["history (CF-132):"] + text + ["heaviest flak:"] + flak_lines(scenarios, ships)))
    for p in problems:
        print("WRONG", p)
    print(f"{len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
