"""Which module draws which sheet, and the packing of sprites into sheets of at most 1024 x 1024."""
import importlib
import os
import numpy as np
from PIL import Image
import palette

# sheet name -> module with sprites() -> {sprite name: canvas}
SHEETS = [("ui", "ui"), ("signs", "signs"), ("broadside_ships", "broadside_ships"), ("broadside_cards", "broadside_cards"),
          ("title", "title"), ("portraits", "portraits"), ("list", "deeplist"), ("broadside_scenes", "scenes"), ("broadside_fx", "fx"), ("broadside_horizon", "broadside_horizon"),
          ("mile", "mile_cards"), ("rook", "rook_cards"), ("carrier", "carrier"), ("carrier_battle", "battle"), ("carrier_scenes", "carrier_scenes"),
          ("map_swpac_a", "map_swpac_a"), ("map_swpac_b", "map_swpac_b"), ("map_cpac_a", "map_cpac_a"), ("map_cpac_b", "map_cpac_b")]


def all_sheets(only=None):
    for sheet, mod in SHEETS:
        if not only or sheet in only:
            yield sheet, importlib.import_module(mod).sprites()


def pack(sprites, sheet):
    """Shelves, tallest first; the width is the power of two that gives the squarest sheet."""
    order = sorted(sprites, key=lambda n: (-sprites[n].h, -sprites[n].w, n))
    widest = max(s.w for s in sprites.values())
    area = sum(s.w * s.h for s in sprites.values())
    width = 128
    while width < widest or width * width < area:
        width *= 2
    width = min(width, 1024)
    where, x, y, shelf = {}, 0, 0, 0
    for n in order:
        s = sprites[n]
        assert n == n.lower() and " " not in n, n
        if x + s.w > width:
            x, y, shelf = 0, y + shelf, 0
        shelf = max(shelf, s.h)
        where[n] = [x, y, s.w, s.h]
        x += s.w
    height = y + shelf
    assert height <= 1024 and width <= 1024, (sheet, width, height)
    img = np.full((height, width), 255, np.uint8)
    for n, (x, y, w, h) in where.items():
        a = sprites[n].a
        assert ((a < 32) | (a == 255)).all(), n
        img[y:y + h, x:x + w] = a
    return img, where


def contact(folder, only):
    """Contact sheets at three times the size on two grounds, with names, to look at."""
    os.makedirs(folder, exist_ok=True)
    from canvas import C
    scale = 3
    if only and only[0].isdigit():
        scale, only = int(only[0]), only[1:]
    sheet_names = {s for s, _ in SHEETS}
    pick = [o for o in only if o in sheet_names]
    prefix = [o for o in only if o not in sheet_names]
    for name, sprites in all_sheets(pick or None):
        names = sorted(n for n in sprites if not prefix or any(n.startswith(p) for p in prefix))
        if not names:
            continue
        width, x, y, row, page, pages = 1800 // scale, 2, 2, 0, [], []
        for n in names:
            s = sprites[n]
            w = max(s.w, 6 * len(n)) + 4
            if x + w > width:
                x, y, row = 2, y + row + 12, 0
            if y + s.h + 12 > 1500 // scale and page:
                pages.append(page)
                page, x, y = [], 2, 2
            page.append((n, x, y))
            x += w
            row = max(row, s.h)
        pages.append(page)
        for i, page in enumerate(pages):
            h = max(y + sprites[n].h + 12 for n, x, y in page)
            c = C(width, h, palette.NAVY)
            for n, x, y in page:
                s = sprites[n]
                c.rect(x, y, s.w, s.h, palette.SEA)
                c.blit(s, x, y)
                c.text(x, y + s.h + 2, n, palette.SAND, 6)
            rgb = np.array([palette.rgb(q) for q in palette.CABINET], np.uint8)[c.a]
            im = Image.fromarray(rgb, "RGB").resize((c.w * scale, c.h * scale), Image.NEAREST)
            im.save(os.path.join(folder, f"{name}{i}.png"))
            print(name, i, im.size)
