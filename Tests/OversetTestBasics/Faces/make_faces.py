"""Makes the small faces of the tests, and prints the SHA-256 of each.

Every shape and picture in them is drawn here; they are free of any licence (CC0-1.0).
Run with Debian's fonttools 4.38: /usr/bin/python3 make_faces.py
"""

import hashlib
import pathlib
import struct
import zlib

from fontTools.fontBuilder import FontBuilder
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FOLDER = pathlib.Path(__file__).parent
UNITS = 1000


def builder(family, glyphs, characters, advances):
    """A face with the given glyphs, whose outlines are still to come."""
    made = FontBuilder(UNITS, isTTF=True)
    made.setupGlyphOrder(glyphs)
    made.setupCharacterMap(characters)
    made.setupHorizontalMetrics({name: (advances.get(name, UNITS), 0) for name in glyphs})
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupOS2(sTypoAscender=800, sTypoDescender=-200, sCapHeight=700, sxHeight=500)
    made.setupNameTable({"familyName": family, "styleName": "Regular"})
    made.setupPost()
    return made


def save(made, name):
    """Writes a face with a fixed date, so that the same script makes the same bytes."""
    made.font["head"].created = made.font["head"].modified = 3786912000
    made.font.recalcTimestamp = False
    made.font.save(FOLDER / name)
    print(hashlib.sha256((FOLDER / name).read_bytes()).hexdigest(), name)


def rectangle(width, height):
    pen = TTGlyphPen(None)
    for index, point in enumerate([(0, 0), (0, height), (width, height), (width, 0)]):
        pen.lineTo(point) if index else pen.moveTo(point)
    pen.closePath()
    return pen.glyph()


def bars():
    """A face with a width axis from 50 to 150: every letter is a bar as wide as its advance."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    characters = {ord(letter): "bar" for letter in letters}
    characters[0x20] = "space"
    made = builder("Bars", [".notdef", "space", "bar"], characters, {"space": 400, "bar": 600})
    empty = TTGlyphPen(None).glyph()
    made.setupGlyf({".notdef": empty, "space": empty, "bar": rectangle(600, 700)})
    made.setupFvar([("wdth", 50, 100, 150, "Width")], [])

    def wider(corners, change):
        # The corners, then the phantom points: origin, advance, top, bottom.
        deltas = [(change if x else 0, 0) for x in corners]
        return [
            TupleVariation({"wdth": (-1.0, -1.0, 0.0)}, [(-x, 0) for x, _ in deltas]),
            TupleVariation({"wdth": (0.0, 1.0, 1.0)}, deltas),
        ]

    made.setupGvar({"bar": wider([0, 0, 1, 1, 0, 1, 0, 0], 300), "space": wider([0, 1, 0, 0], 200)})
    save(made, "Bars.ttf")


# Pictures of one colour each, 40 by 32 pixels at 32 pixels per em: a frame of two pixels that lets
# everything through around a full rectangle.
WIDTH, HEIGHT, SIZE = 40, 32, 32
PICTURES = {
    "face": (255, 200, 0),  # U+1F600
    "woman": (200, 0, 200),  # U+1F469
    "girl": (0, 200, 200),  # U+1F467
    "family": (0, 0, 255),  # woman, joiner, woman, joiner, girl
    "thumb": (255, 220, 0),  # U+1F44D
    "tone": (120, 80, 40),  # U+1F3FD
    "thumbTone": (160, 120, 60),  # thumb, tone
    "lettert": (90, 90, 255),  # U+1F1F9
    "letterr": (90, 255, 90),  # U+1F1F7
    "flag": (255, 0, 0),  # letters t and r
    "heart": (220, 0, 40),  # U+2764
    "cut": (1, 1, 1),  # U+1F4A5: the file is cut off
    "bomb": (2, 2, 2),  # U+1F4A3: the file says that it has 60 000 by 60 000 pixels
    "noise": (3, 3, 3),  # U+1F4A2: no PNG file at all
}
LIGATURES = {
    ("woman", "joiner", "woman", "joiner", "girl"): "family",
    ("thumb", "tone"): "thumbTone",
    ("lettert", "letterr"): "flag",
}
CHARACTERS = {
    0x1F600: "face", 0x1F469: "woman", 0x1F467: "girl", 0x1F44D: "thumb", 0x1F3FD: "tone",
    0x1F1F9: "lettert", 0x1F1F7: "letterr", 0x2764: "heart", 0x1F4A5: "cut", 0x1F4A3: "bomb",
    0x1F4A2: "noise", 0x1F47B: "ghost", 0x200D: "joiner", 0xFE0F: "selector", 0x20: "space",
}
# "ghost" has a character and no picture.
GLYPHS = [".notdef", "space", "joiner", "selector", "ghost", *PICTURES]


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(
        ">I", zlib.crc32(kind + body))


def png(color):
    rows = b""
    for y in range(HEIGHT):
        rows += b"\0"
        for x in range(WIDTH):
            inside = 2 <= x < WIDTH - 2 and 2 <= y < HEIGHT - 2
            rows += bytes(color) + b"\xff" if inside else b"\0\0\0\0"
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b""))


def picture(name):
    """The file of a glyph; those that are damaged on purpose are."""
    file = png(PICTURES[name])
    if name == "cut":
        return file[: len(file) // 2]
    if name == "bomb":
        header = struct.pack(">IIBBBBB", 60000, 60000, 8, 6, 0, 0, 0)
        return file[:8] + chunk(b"IHDR", header) + file[33:]
    if name == "noise":
        return bytes(range(64))
    return file


def raw(tag, data):
    table = DefaultTable(tag)
    table.data = data
    return table


def cbdt(order):
    """The tables CBLC and CBDT: one size, index format 1, image format 17 (OpenType 1.9)."""
    first, last = order.index(next(iter(PICTURES))), len(order) - 1
    data, offsets = struct.pack(">HH", 3, 0), [0]
    start = len(data)
    for name in order[first:]:
        file = picture(name)
        data += struct.pack(">BBbbBI", HEIGHT, WIDTH, 0, 26, WIDTH, len(file)) + file
        offsets.append(len(data) - start)
    subtable = struct.pack(">HHI", 1, 17, start) + b"".join(
        struct.pack(">I", offset) for offset in offsets)
    array = struct.pack(">HHI", first, last, 8)
    line = struct.pack(">bbBbbbbbbbbb", 26, -6, WIDTH, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    size = struct.pack(">IIII", 56, len(array + subtable), 1, 0) + line + line
    size += struct.pack(">HHBBBb", first, last, SIZE, SIZE, 32, 1)
    return struct.pack(">HHI", 3, 0, 1) + size + array + subtable, data


def sbix(order):
    """The table sbix: one size (OpenType 1.9)."""
    glyphs = b""
    offsets = []
    start = 4 + 4 * (len(order) + 1)
    for name in order:
        offsets.append(start + len(glyphs))
        if name in PICTURES:
            glyphs += struct.pack(">hh4s", 0, -6, b"png ") + picture(name)
    offsets.append(start + len(glyphs))
    strike = struct.pack(">HH", SIZE, 72) + b"".join(
        struct.pack(">I", offset) for offset in offsets) + glyphs
    return struct.pack(">HHII", 1, 1, 1, 12) + strike


def emoji(family, glyphs=GLYPHS, characters=CHARACTERS):
    # An em of 1000: a picture of 40 pixels at 32 per em is 1250 wide.
    advances = {name: 1250 for name in glyphs} | {"joiner": 0, "selector": 0, "space": 400}
    made = builder(family, glyphs, characters, advances)
    empty = TTGlyphPen(None).glyph()
    made.setupGlyf({name: empty for name in glyphs})
    return made


def ligatures(made):
    rules = "".join(
        f"sub {' '.join(parts)} by {whole};" for parts, whole in LIGATURES.items())
    made.addOpenTypeFeatures("feature ccmp {" + rules + "} ccmp;")


def pictures():
    """Emoji as bitmaps in CBDT, as Noto Color Emoji has them: without outlines."""
    made = emoji("Pictures")
    ligatures(made)
    made.font["CBLC"], made.font["CBDT"] = (
        raw(tag, data) for tag, data in zip(("CBLC", "CBDT"), cbdt(GLYPHS)))
    del made.font["glyf"], made.font["loca"]
    save(made, "Pictures.ttf")


def boxes():
    """The same as bitmaps in sbix, without ligatures."""
    made = emoji("Boxes")
    made.font["sbix"] = raw("sbix", sbix(GLYPHS))
    save(made, "Boxes.ttf")


def layers():
    """An emoji as coloured layers (COLR) alone."""
    made = emoji("Layers", [".notdef", "face", "layer"], {0x1F600: "face"})
    made.font["glyf"]["layer"] = made.font["glyf"]["face"] = rectangle(1000, 700)
    made.font["COLR"] = buildCOLR({"face": [("layer", 0)]}, version=0)
    made.font["CPAL"] = buildCPAL([[(1.0, 0.8, 0.0, 1.0)]])
    save(made, "Layers.ttf")


bars()
pictures()
boxes()
layers()
