"""Writes scenarios/carrier/ships.toml from facts/ships.csv: defence factors (CF-132, the checks of rulings.md), gun
classes (11.2), flak (CF-30), torpedoes, operation limits (6.3), bombardment (10.7, CF-106), capacities."""
import re

from common import OUT, aligned, doubtful, number, quoted, table

# 6.3 and the closing table.
OPERATION_MINIMUM = {"Akagi": 12, "Kaga": 12, "Hiryu": 12, "Soryu": 12, "Shokaku": 12, "Zuikaku": 12, "Junyo": 9,
                     "Shoho": 6, "Zuiho": 6, "Ryujo": 6, "Hosho": 3, "Lexington": 12, "Saratoga": 12, "Yorktown": 12,
                     "Enterprise": 12, "Hornet": 12, "Wasp": 11}
# Aircraft that a carrier works, crated spares apart, where it differs from facts/ships.csv: (capacity, why).
CAPACITY = {
    "Lexington": (78, "78 as built; history's score (12.1)"),
    "Yorktown": (80, "75 flown at Midway and a little room"),
    "Hornet": (85, "history's score (12.1)"),
    "Akagi": (66, "66 worked + 25 spare; history's score"),
    "Kaga": (74, "74 flown at Midway; 18 spare left out"),
    "Hiryu": (63, "spares left out; history's score"),
    "Soryu": (63, "spares left out; history's score"),
    "Shokaku": (75, "72 worked + 12 spare: some room"),
    "Zuikaku": (75, "72 worked + 12 spare: some room"),
    "Junyo": (48, "48 worked + 5 spare"),
    "Ryujo": (38, "36 worked + 12 spare; history's score"),
}
DEFENCE = {"Lexington": (50, "history's score: 50"), "Saratoga": (50, "as Lexington"),
           "Akagi": (50, "36.5 + 14, down"), "Ryujo": (22, "history's score: 22, a light hull of 8000 t at first")}
CLASS = {"auxiliary minesweeper (trawler/whaler)": "auxiliary minesweeper",
         "auxiliary subchaser (counted as MSW)": "auxiliary subchaser",
         "Patrol Boat No. 1 (ex-Minekaze DD)": "ex-Minekaze", "Patrol Boat No. 31 (ex-Momi DD)": "ex-Momi",
         "transport (Maru)": "transport", "fleet oiler (Maru)": "fleet oiler"}
MERCHANT = {"TR", "AV"}
# 10.7 prints BB 40, CA 15, CL 5, DD 1; it may vary with the guns: 40 for 8 guns, 15 for 10, 5 for 7, 1 for any destroyer.
BOMBARD = {"BB": (40, 8), "CA": (15, 10), "CL": (5, 7)}

TYPES = [("CV", "aircraft carriers"), ("CVL", "light carriers"), ("BB", "battleships"), ("CA", "heavy cruisers"),
         ("CL", "light cruisers"), ("CLAA", "anti-aircraft cruisers"), ("CS", "seaplane carriers"),
         ("AV", "seaplane tenders"), ("DD", "destroyers"), ("APD", "patrol boats, fast transports, gunboats"),
         ("ML", "minelayers"), ("MSW", "minesweepers and subchasers"), ("TR", "transports"), ("TK", "oilers"),
         ("SS", "submarines")]

HEAD = """\
# Every ship of the four battles and of the strike on Tulagi, one a line, as it was in the middle of 1942.
# Written by tools/carrier_data/make_ships.py from tools/carrier_data/facts/ships.csv; scenarios name ships by `name`.
# What the keys mean, their units and ranges: README.md in this folder. A comment says what had to be judged: "likely: x"
# marks figures that sources give differently or that are remembered without a page to check.
#
# defence   sinks at so much damage (11.3). Carriers: standard displacement in thousand tons + 14; other ships: thousand
#           tons, at least 2; merchant hulls: 85 % of the thousand gross tons, 2 to 10, as they have no protection. With
#           these history's four scores come out within 40 points (CF-132; tools/carrier_data/check.py prints them).
# main      main guns, and the class they fire and hurt as (11.2): BB-YAMATO, BB-NAGATO, BB-US, BB-JP, CA (8 inch), CL (5.5
#           to 6.1 inch), AA (smaller ones, and those of DD and CLAA: CF-41). Battleships' secondary guns have no place in 11.2.
# aa        guns that count for flak: heavy anti-aircraft guns of 3 inches and more, main guns where dual-purpose (CF-30).
# torpedo   21 or 24 inch, 0 without tubes; only Japanese surface ships have 24 (11.2).
# seaplanes what she carried; who may launch them is in odds.toml [seaplanes] (6.1; CF-80: American ships launch none).
# aircraft  capacity (CF-21), crated spares left out; op_minimum: operation limit across the wind (6.3).
# bombard   as many bombers as 10.7 gives her guns, once a game (CF-44, CF-106); assault: points she can carry (10.8).
# A key that is not there is 0 (main_class "none").

ships = [
"""


def guns(text):
    return [(int(a), float(b)) for a, b in re.findall(r"(\d+)x([\d.]+)in", text)]


def gun_class(ship, calibre):
    if ship["type"] in ("DD", "CLAA") or calibre < 5.5:
        return "AA"
    if ship["type"] == "BB":
        if ship["side"] == "US":
            return "BB-US"
        return {"Yamato": "BB-YAMATO", "Nagato": "BB-NAGATO"}.get(ship["class"], "BB-JP")
    return "CA" if calibre >= 7.5 else "CL"


def defence(ship, notes):
    tons = number(ship["displacement_t"])
    if ship["name"] in DEFENCE:
        value, why = DEFENCE[ship["name"]]
        notes.append(f"defence: {why}")
        return value
    if ship["type"] in ("CV", "CVL"):
        return (tons + 500) // 1000 + 14
    if ship["type"] in MERCHANT or "Maru" in ship["name"]:
        return min(10, max(2, (tons * 85 + 50_000) // 100_000))
    if ship["type"] == "TK":
        notes.append("defence: an oiler's tanks, rounded up")
        return -(-tons // 1000)
    return max(2, (tons + 500) // 1000)


def bombard(ship, count):
    if ship["side"] != "JP" or not count:
        return 0
    if ship["type"] == "DD":
        return 1
    if ship["type"] not in BOMBARD:
        return 0
    rating, usual = BOMBARD[ship["type"]]
    return (rating * count + usual // 2) // usual


def row(ship):
    notes = []
    likely = [word for key, word in (("year", "year"), ("displacement_t", "tonnage"), ("main_guns", "main guns"),
                                     ("heavy_aa_guns", "flak"), ("torpedo_tubes", "tubes"), ("max_speed_kt", "speed"),
                                     ("seaplanes", "seaplanes"), ("assault_capacity", "assault"))
              if doubtful(ship[key])]
    if likely:
        notes.append("likely: " + ", ".join(likely))
    main = guns(ship["main_guns"])
    count, calibre = main[0] if main else (0, 0)
    aa = sum(n for n, c in guns(ship["heavy_aa_guns"]) if c >= 3)
    if ship["main_guns_dual_purpose"] == "y":
        aa += count
    tubes = guns(ship["torpedo_tubes"])
    tube_count, tube_size = tubes[0] if tubes else (0, 0)
    capacity = number(ship["aircraft_capacity"])
    if ship["name"] in CAPACITY:
        capacity, why = CAPACITY[ship["name"]]
        notes.append(f"aircraft: {why}")
    if count and gun_class(ship, calibre) == "CA" and ship["type"] == "CV":
        notes.append("8-inch casemate guns")
    return [("name", quoted(ship["name"])), ("side", quoted(ship["side"])), ("type", quoted(ship["type"])),
            ("class", quoted(CLASS.get(ship["class"], ship["class"]))), ("year", str(number(ship["year"]))), ("defence", str(defence(ship, notes))),
            ("speed", str(number(ship["max_speed_kt"]))), ("main", str(count)),
            ("main_class", quoted(gun_class(ship, calibre) if count else "none")), ("aa", str(aa)),
            ("tubes", str(tube_count)), ("torpedo", str(int(tube_size))), ("seaplanes", str(number(ship["seaplanes"]))),
            ("aircraft", str(capacity)), ("op_minimum", str(OPERATION_MINIMUM.get(ship["name"], 0))),
            ("bombard", str(bombard(ship, count))), ("assault", str(number(ship["assault_capacity"]))),
            (None, "; ".join(notes))]


def without_zeros(group):
    """Columns that are nought for a whole group of ships are left out: 0 (or "none") is what a missing key means."""
    return [[cell for i, cell in enumerate(r) if cell[0] is None or any(q[i][1] not in ("0", '"none"') for q in group)]
            for r in group]


def main():
    ships = table("ships")
    rows = [row(s) for s in ships]
    out = HEAD
    for side, navy in (("US", "American"), ("JP", "Japanese")):
        for kind, words in TYPES:
            group = [r for s, r in zip(ships, rows) if s["side"] == side and s["type"] == kind]
            if group:
                out += f"\n  # {navy} {words}\n" + "\n".join(aligned(without_zeros(group))) + "\n"
    out += "]\n"
    (OUT / "ships.toml").write_text(out, encoding="utf-8")
    print(f"ships.toml: {len(rows)} ships, longest line {max(len(l) for l in out.splitlines())}")


if __name__ == "__main__":
    main()
