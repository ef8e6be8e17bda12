"""Subsets one face of the Noto Sans CJK collection to Noto Sans JP: `subset_japanese.py TTC FACE`.

The repertoire is Windows-31J (code page 932: JIS X 0208 with the NEC and IBM extensions), which
Python's `cp932` codec holds, without controls and the user-defined (private use) range, plus the
characters below that it lacks. Fails unless the subset covers exactly that.

Ideographic variation sequences are dropped (1,251 glyphs, 0.27 MB): a shaper then shows the base
character, which is as wide. Only the features that set horizontal and vertical Japanese text stay.
No clock, no hinting, no optional packer: the same input and fonttools give the same bytes.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

JAPANESE_FORMS = 0  # the index of "Noto Sans CJK JP" in the collection

FEATURES = ["ccmp", "halt", "kern", "liga", "palt", "vert", "vkrn", "vpal"]

# The four of the 2,136 Jouyou kanji (2010) whose standard form Windows-31J lacks.
JOUYOU = "\u525d\u5861\u9830\U00020b9f"

# What JIS mappings other than Microsoft's give for its wave dash, dashes, bars and signs.
JIS_MAPPINGS = "\u00a2\u00a3\u00a5\u00a6\u00ac\u2014\u2016\u2212\u301c"

# Classes of JLREQ (W3C, Requirements for Japanese Text Layout, appendix A) that line breaking
# needs: hyphens and dashes, dividing marks, iteration marks, small kana, voiced kana and marks.
LINE_BREAKING = (
    "\u00a0\u00b7\u2011\u2013\u203c\u2047\u2048\u2049\u2051\u3030\u303b\u303d\u3094"
    "\u3095\u3096\u3099\u309a\u309f\u30a0\u30f7\u30f8\u30f9\u30fa\u30ff"
    + "".join(map(chr, range(0x31F0, 0x3200)))
)

# Marks that show truncation or begin a list row; U+2026 itself is in Windows-31J.
MARKS = "\u2022\u22ef\u20ac\uff5f\uff60"

# In Windows-31J, but without a glyph in Noto Sans CJK JP 2.004.
WITHOUT_GLYPH = {0x2252}


def windows_31j() -> set[int]:
    """Every graphic character of code page 932."""
    single = [bytes([b]) for b in (*range(0x20, 0x7F), *range(0xA1, 0xE0))]
    double = [
        bytes([lead, trail])
        for lead in (*range(0x81, 0xA0), *range(0xE0, 0xFD))
        for trail in range(0x40, 0xFD)
    ]
    found = set()
    for encoded in single + double:
        try:
            found.update(map(ord, encoded.decode("cp932")))
        except UnicodeDecodeError:
            continue
    return {c for c in found if not 0xE000 <= c <= 0xF8FF}


def repertoire() -> set[int]:
    additions = set(map(ord, JOUYOU + JIS_MAPPINGS + LINE_BREAKING + MARKS))
    return (windows_31j() | additions) - WITHOUT_GLYPH


def options() -> subset.Options:
    return subset.Options(
        canonical_order=True,
        font_number=JAPANESE_FORMS,
        harfbuzz_repacker=False,
        hinting=False,
        layout_features=FEATURES,
        layout_scripts=["*"],
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14],
        name_languages=[0x409],
        notdef_outline=True,
        recalc_bounds=False,
        recalc_timestamp=False,
    )


def without_variation_sequences(font: TTFont) -> None:
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format != 14]


def make_subset(collection: str, face: str) -> None:
    chosen = options()
    font = subset.load_font(collection, chosen)
    without_variation_sequences(font)
    subsetter = subset.Subsetter(chosen)
    subsetter.populate(unicodes=repertoire())
    subsetter.subset(font)
    subset.save_font(font, face, chosen)


def prove_coverage(face: str) -> None:
    covered, expected = set(TTFont(face).getBestCmap()), repertoire()
    if covered != expected:
        lost = " ".join(f"U+{c:04X}" for c in sorted(expected - covered)) or "none"
        extra = " ".join(f"U+{c:04X}" for c in sorted(covered - expected)) or "none"
        raise SystemExit(f"{face}: characters lost: {lost}; not asked for: {extra}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: subset_japanese.py COLLECTION FACE")
    make_subset(collection=sys.argv[1], face=sys.argv[2])
    prove_coverage(face=sys.argv[2])
