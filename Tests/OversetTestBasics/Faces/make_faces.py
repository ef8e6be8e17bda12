"""Makes the small faces of the tests, and prints the SHA-256 of each.

Every shape and picture in them is drawn here; they are free of any licence (CC0-1.0).
Run with Debian's fonttools 4.38: /usr/bin/python3 make_faces.py
"""

import hashlib
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
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


bars()
