"""Writes scenarios/carrier/*.toml (the four battles and the strike on Tulagi) from the fact tables and the texts here.
Manual 3.3, 6.0, 10.2, 10.7 to 10.9, 11.7, 11.11, 12.5; rulings CF-1, CF-14, CF-24, CF-26, CF-52, CF-65, CF-68, CF-99."""
import re
import textwrap

from common import DIRECTIONS, OUT, aligned, doubtful, number, quoted, table

SETUPS = {
    "coral_sea": dict(
        key="CORAL_SEA", title="Coral Sea", order=1, map="southwest", start="1942-05-04T06:00:00", end="1942-05-08T21:00:00",
        turns=112, pilots=(-1, -1), aa=[3, 2], handicap=(0, 0), random=None,
        objective='{ base = "Port Moresby", unload_damage = 0, bombard = false, capture = false }',
        objective_note="10.8; bombardment is for Midway and Henderson Field only (10.7, CF-44)",
        summary="May 1942. Two convoys leave Rabaul for Port Moresby, and the last bar between them and Australia is "
                "a pair of American carriers that have yet to meet.",
        us="Yorktown stands within reach of the landing at Tulagi and may use the morning on it. Then join Lexington, "
           "go west by night and find the convoys before they turn the tail of New Guinea. Somewhere north of the "
           "Solomons two fleet carriers wait for you to show yourself.",
        jp="Bring the transports through the Jomard Passage to Port Moresby and land the troops; every point ashore counts. "
           "Shoho covers them closely, Shokaku and Zuikaku hunt whatever comes to stop them. Let the bombers at "
           "Rabaul wear down Port Moresby meanwhile."),
    "midway": dict(
        key="MIDWAY", title="Midway", order=2, map="midway", start="1942-06-04T05:00:00", end="1942-06-07T21:00:00",
        turns=89, pilots=(0, 1), aa=[2, 1], handicap=(0, 0),
        random={("US", "1"), ("US", "2"), ("JP", "1")},
        random_note="the carrier task forces of both sides (3.3): those of the fleet carriers",
        objective='{ base = "Midway", unload_damage = 50, bombard = true, capture = true }',
        objective_note="10.7 to 10.9, 11.4: landing only at 50 % damage or more; more points ashore than the defenders' take it",
        accuracy='[{ type = "SBD", from = "land", bomb = 1 }]',
        torpedoes='["B26"]',
        summary="June 1942. The whole Combined Fleet comes for an atoll with one airfield, and three American carriers are "
                "not where its admirals believe them to be.",
        us="You know that they are coming; they do not know that you are here. Find Nagumo's four carriers and put "
           "everything into them before their bombers are in the air. Leave the battleships alone, and the "
           "transports for afterwards.",
        jp="Break the airfield, land more men than hold it, and Midway is yours. But keep your decks ready: if American "
           "carriers are about, they must go first. The battleships can shell the island if they get there."),
    "eastern_solomons": dict(
        key="EASTERN_SOLOMONS", title="Eastern Solomons", order=3, map="southwest", start="1942-08-24T05:00:00",
        end="1942-08-25T21:00:00", turns=41, pilots=(1, 0), aa=[5, 2], handicap=(0, 100), random="JP",
        random_note="all Japanese task forces (3.3), submarines apart (CF-68)",
        objective='{ base = "Henderson Field", unload_damage = 0, bombard = true, capture = false }',
        objective_note="10.7, 10.8",
        summary="August 1942. A slow convoy with men for Guadalcanal draws the carriers of both navies to the sea east of "
                "Malaita. There are two days.",
        us="Fly the fighters and bombers from Espiritu Santo up to Henderson Field at once; they can deal with the transports. "
           "Keep the carriers' own squadrons for the Japanese carriers. Wasp is a day's steaming behind you: waiting for "
           "her costs the first day.",
        jp="Drive south-east and force the fight while Wasp is away. Tanaka's transports should reach Henderson "
           "Field and unload, and Ryujo and the bombers of Rabaul can hit it; if the carriers are lost, bring the "
           "transports home."),
    "santa_cruz": dict(
        key="SANTA_CRUZ", title="Santa Cruz", order=4, map="southwest", start="1942-10-25T05:00:00", end="1942-10-27T21:00:00",
        turns=65, pilots=(1, 0), aa=[3, 1], handicap=(100, 0), random="JP",
        random_note="all Japanese task forces (3.3), submarines apart (CF-68)",
        objective='{ base = "Henderson Field", unload_damage = 0, bombard = true, capture = false }',
        objective_note="10.7, 10.8",
        summary="October 1942. The army is to take Henderson Field, the fleet to destroy what comes to its help: four carriers "
                "against two, off the Santa Cruz Islands.",
        us="You are outnumbered on every deck but your guns are better than they have ever been. Draw the enemy toward "
           "Henderson Field, whose squadrons can help, and keep out of reach of his battleships by night.",
        jp="Go south with the carriers together, Junyo's force in the same hex, and make the Americans fight. "
           "Battleships may shell Henderson Field; the destroyers at Buin can carry troops to it; the bombers of "
           "Rabaul should call there once a day."),
    "tulagi": dict(
        key="TULAGI", title="Strike on Tulagi", order=5, map="southwest", start="1942-05-04T05:00:00",
        end="1942-05-04T16:00:00", turns=12, pilots=(-1, -1), aa=[3, 2], handicap=(0, 66), random=None,
        handicap_note="ours: it pays for the 66 aircraft that Yorktown brings home, so that hits alone decide",
        victory="{ marginal = 4, substantive = 12, decisive = 24 }",
        objective=None,
        summary="4 May 1942, a short one to learn with. Yorktown alone, a hundred miles south of Guadalcanal, and a landing "
                "force at anchor that does not know she is there.",
        us="It is dark. Choose anti-ship ordnance for Yorktown and ready the dive bombers now; they can fly at "
           "0600. Tulagi is three hexes to the north-east: a strike arrives on its second hour, can search with what points "
           "it has left, and must be home before its fuel is gone. There is time for a second strike, perhaps a third. "
           "Turn into the wind to launch, and keep some fighters overhead.",
        jp="You have no carrier and hardly a gun that points upward. The floatplanes of Kamikawa Maru may find out where the "
           "bombers come from; the ships can raise steam, scatter into small forces and make for the open sea. "
           "Every ship that still floats at 1600 is a success."),
}

TULAGI_BASES = []  # no base: bombing one would be worth more than the ships
TULAGI_FORCES = [("US", "1", "1"), ("JP", "6", "1"), ("JP", "5", "2")]  # side, number in CORAL_SEA, number here
TULAGI_GROUPS = [("US", "Yorktown", "F4F", "18"), ("US", "Yorktown", "SBD", "35"), ("US", "Yorktown", "TBD", "13")]
# Taken out: manual 15.8 knows a single Japanese battleship task force in the Eastern Solomons.
LEFT_OUT = {("EASTERN_SOLOMONS", "JP", "5")}
COMMANDERS = {"(Cimarron senior officer?)": "the senior oiler's captain", "(Brisbane submarines)": "Brisbane submarines"}


def wrapped(key, text):
    body = textwrap.fill(text, 116)
    return f'{key} = """\\\n' + body.replace("\n", " \\\n") + '"""\n'


def facts(setup):
    key = setup["key"]
    if key == "TULAGI":
        coral = facts(SETUPS["coral_sea"])
        forces = []
        for side, old, new in TULAGI_FORCES:
            force = next(f for f in coral[0] if f["side"] == side and f["tf_number"] == old)
            forces.append(dict(force, tf_number=new, ships=force["ships"]))
        groups = [dict(side=s, base_or_carrier=b, aircraft_type=t, count=n) for s, b, t, n in TULAGI_GROUPS]
        return forces, TULAGI_BASES, groups
    ships = [s for s in table("tf_ships") if s["scenario"] == key]
    forces = []
    for f in table("task_forces"):
        if f["scenario"] == key and (key, f["side"], f["tf_number"]) not in LEFT_OUT:
            own = [s for s in ships if (s["side"], s["tf_number"]) == (f["side"], f["tf_number"])]
            forces.append(dict(f, ships=own))
    for side in ("US", "JP"):
        for n, f in enumerate([f for f in forces if f["side"] == side], 1):
            f["was"] = f["tf_number"]
            f["new"] = str(n)
    return (forces, [b for b in table("bases") if b["scenario"] == key],
            [g for g in table("air_groups") if g["scenario"] == key])


def force_text(f, setup):
    number_now = f.get("new", f["tf_number"]) if setup["key"] != "TULAGI" else f["tf_number"]
    types = {s["ship_type"] for s in f["ships"]}
    patrol = types == {"SS"}
    movable = setup["random"] and not patrol and (
        f["side"] == setup["random"] if isinstance(setup["random"], str) else (f["side"], f["tf_number"]) in setup["random"])
    commander = COMMANDERS.get(f["commander"], f["commander"].rstrip("?"))
    assert f["initial_heading"] in DIRECTIONS
    out = "\n[[force]]\n"
    out += f'side = "{f["side"]}"\nnumber = {number_now}\nname = {quoted(f["tf_name"])}\n'
    out += f"commander = {quoted(commander)}" + ("  # likely\n" if doubtful(f["commander"]) else "\n")
    note = f"# {f['position_certainty']}: about {place(f)}"
    out += f'hex = [{f["hex_col"]}, {f["hex_row"]}]  {note}\n'
    out += f'heading = "{f["initial_heading"]}"' + ("  # a patrol stays on its station\n" if patrol else "\n")
    if patrol:
        out += "patrol = true\n"
    if movable:
        out += "random = true\n"
    out += "ships = [\n"
    for kind in dict.fromkeys(s["ship_type"] for s in f["ships"]):
        names = ", ".join(quoted(s["ship_name"]) for s in f["ships"] if s["ship_type"] == kind)
        names = re.sub(r"(?<!,) ", "\u00a0", names)  # a name is not broken over two lines
        out += textwrap.fill(names + ",", 104, initial_indent="  ", subsequent_indent="  ", break_long_words=False,
                             break_on_hyphens=False).replace("\u00a0", " ") + f"  # {kind}\n"
    out += "]\n"
    loaded = [(s["ship_name"], number(s["assault_points_loaded"])) for s in f["ships"] if number(s["assault_points_loaded"])]
    if loaded:
        out += f"# {sum(n for _, n in loaded)} assault points (10.8)\nloaded = [\n"
        out += "\n".join(f"  {{ ship = {quoted(n)}, points = {p} }}," for n, p in loaded) + "\n]\n"
    return out


def place(f):
    lat, lon = float(f["start_lat"]), float(f["start_lon"])
    return f"{abs(lat):.1f} {'N' if lat >= 0 else 'S'} {abs(lon):.1f} {'E' if lon >= 0 else 'W'}"


def bases_text(bases, aa, seaplanes):
    out = "\n# aa: heavy guns, flak / 1200 without the factor (CF-99). seaplanes: 6.0, CF-80.\nbases = [\n"
    rows = []
    for b in bases:
        flak = aa[b["base_name"]]
        likely = [word for key, word in (("op_limit", "op_limit"), ("aircraft_capacity", "capacity"), ("assault_points", "assault"))
                  if doubtful(b[key])] + (["aa"] if doubtful(flak) else [])
        likely += ["seaplanes"] if doubtful(seaplanes.get(b["base_name"], "0")) else []
        notes = ("likely: " + ", ".join(likely) + ". " if likely else "") + b["notes"]
        rows.append([("name", quoted(b["base_name"])), ("side", quoted(b["side"])), ("hex", f"[{b['hex_col']}, {b['hex_row']}]"),
                     ("op_limit", str(number(b["op_limit"]))), ("capacity", str(number(b["aircraft_capacity"]))),
                     ("assault", str(number(b["assault_points"]))), ("aa", str(number(flak))),
                     ("seaplanes", str(number(seaplanes.get(b["base_name"], "0")))), (None, notes)])
    out += "\n".join(aligned(rows)) + "\n]\n"
    return out


def scenario(name, setup):
    forces, bases, groups = facts(setup)
    weather = next(w for w in table("weather") if w["scenario"] == setup["key"])
    aa = {b["base_name"]: b["aa_guns"] for b in table("base_aa")}
    seaplanes = {g["base_or_carrier"]: g["count"] for g in groups if g["aircraft_type"] == "SEAPLANE"}
    us, jp = setup["pilots"]
    out = f"# {setup['title']}. Written by tools/carrier_data/make_scenarios.py; what each key means: README.md in this folder.\n"
    out += "# A comment \"likely: x\" marks a figure taken by judgement.\n\n"
    out += f'title = "{setup["title"]}"\norder = {setup["order"]}  # place on the menu\nmap = "{setup["map"]}"\n'
    out += f"start = {setup['start']}  # the first turn (CF-52)\n"
    out += f"end = {setup['end']}  # the last turn, played out (11.7): {setup['turns']} turns\n\n"
    out += wrapped("summary", setup["summary"]) + wrapped("briefing_us", setup["us"]) + wrapped("briefing_jp", setup["jp"])
    out += f'\nwind_from = "{weather["wind_from"]}"  # CF-71: {weather["notes"]}\ncloud = {weather["cloud_percent"]}  # per cent (11.5)\n'
    out += f"pilots = {{ US = {us}, JP = {jp} }}  # 11.11, CF-1\n"
    out += f"aa_factor = {{ US = [{setup['aa'][0]}, {setup['aa'][1]}], JP = [1, 1] }}  # 10.2, CF-30\n"
    out += f"handicap = {{ US = {setup['handicap'][0]}, JP = {setup['handicap'][1]} }}  # {setup.get('handicap_note', '12.5')}\n"
    if setup["random"]:
        out += f"random_setup = true  # {setup['random_note']}: those with random = true below\n"
    else:
        out += "random_setup = false  # 3.3\n"
    if setup["objective"]:
        out += f"objective = {setup['objective']}  # {setup['objective_note']}\n"
    if "accuracy" in setup:
        out += f"accuracy = {setup['accuracy']}  # 10.3, the closing table\n"
    if "torpedoes" in setup:
        out += f"torpedoes = {setup['torpedoes']}  # types with torpedo_flag that have their torpedoes here (CF-24)\n"
    if "victory" in setup:
        out += f"victory = {setup['victory']}  # ours: 13.1's levels, smaller for a smaller fight\n"

    if not bases:
        out += "\nbases = []\n"
    else:
        out += bases_text(bases, aa, seaplanes)
    out += "\n# from: carrier or land aircraft (11.9, CF-26); what stands on an airfield here never flies from a deck.\ngroups = [\n"
    names = {b["base_name"] for b in bases}
    rows, last, breaks = [], None, []
    for g in groups:
        if g["aircraft_type"] == "SEAPLANE":
            continue
        breaks.append(g["base_or_carrier"] != last)
        last = g["base_or_carrier"]
        rows.append([("at", quoted(last)), ("type", quoted(g["aircraft_type"])), ("count", str(number(g["count"]))),
                     ("from", quoted("land" if last in names else "carrier")),
                     (None, "likely" if doubtful(g["count"]) else "")])
    text = aligned(rows)
    out += "\n".join(("\n" if b and i else "") + line for i, (b, line) in enumerate(zip(breaks, text))) + "\n]\n"
    out += "".join(force_text(f, setup) for f in forces)
    (OUT / f"{name}.toml").write_text(out, encoding="utf-8")
    print(f"{name}.toml: {len(bases)} bases, {len(rows)} groups, {len(forces)} forces, {sum(len(f['ships']) for f in forces)} ships")


def main():
    for name, setup in SETUPS.items():
        scenario(name, setup)


if __name__ == "__main__":
    main()
