"""A look at the maps: render.py OUTFOLDER writes one picture a map with hexes, coasts, blocked sides, names, forces (Pillow)."""
import json
import sys
import tomllib

from PIL import Image, ImageDraw

from common import OUT
from geometry import HEX_H, HEX_W, centre

COLOUR = {".": (18, 40, 84), "L": (30, 74, 60), "i": (34, 60, 96), "a": (30, 84, 110), "r": (40, 64, 110)}


def corners(cx, cy):
    w, h = HEX_W // 4, HEX_H // 2
    return [(cx + 2 * w, cy), (cx + w, cy + h), (cx - w, cy + h), (cx - 2 * w, cy), (cx - w, cy - h), (cx + w, cy - h)]


def render(name, folder, scale=1):
    m = tomllib.load(open(OUT / "maps" / f"{name}.toml", "rb"))
    coast = json.load(open(OUT / "maps" / m["coast"], encoding="utf-8"))
    g = m["grid"]
    image = Image.new("RGB", (g["width"], g["height"]), (8, 16, 40))
    d = ImageDraw.Draw(image)
    for r, row in enumerate(m["hexes"]):
        for c, letter in enumerate(row):
            d.polygon(corners(*centre(c, r)), fill=COLOUR[letter], outline=(34, 60, 110))
    pairs = lambda p: list(zip(p[::2], p[1::2]))
    for ring in coast["land"]:
        d.polygon(pairs(ring["points"]), fill=COLOUR["."] if ring.get("hole") else (70, 120, 50), outline=(200, 190, 120))
    for ring in coast["atolls"]:
        d.polygon(pairs(ring["points"]), fill=None, outline=(120, 230, 200))
    for ring in coast["reefs"]:
        d.polygon(pairs(ring["points"]), fill=None, outline=(240, 120, 120))
    edge = {"SE": 0, "S": 1, "SW": 2, "NW": 3, "N": 4, "NE": 5}
    for b in m["blocked"]:
        k = corners(*centre(*b["hex"]))
        for side in b["sides"]:
            i = edge[side]
            d.line([k[i], k[(i + 1) % 6]], fill=(255, 255, 255))
    for n in m["names"]:
        x, y = n["at"]
        d.text((x - 3 * len(n["text"]), y - 5), n["text"], fill=(255, 240, 160) if n["kind"] != "sea" else (150, 190, 255))
    image.save(f"{folder}/{name}.png")


if __name__ == "__main__":
    for name in ("southwest", "midway"):
        render(name, sys.argv[1])
