"""Cuts one face to a set of characters: `subset.py SOURCE FACE REPERTOIRE`.

REPERTOIRE is `japanese`, `korean`, `simplified` or `traditional`, cut from a collection of Noto Sans
CJK, or `script`: all characters of a face. Fails unless the cut covers exactly that.

Ideographic variation sequences are dropped (1,251 glyphs of the Japanese face, 0.27 MB): a shaper then
shows the base character, which is as wide. Only the features that set the repertoire's text stay.
No clock, no hinting, no optional packer: the same input and fonttools give the same bytes.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from fontTools import subset
from fontTools.ttLib import TTFont

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

# A character of the main letters of Traditional Chinese by CLDR that Big5 and HKSCS lack.
YI = "\u5f5e"

# In Windows-31J, but without a glyph in Noto Sans CJK JP 2.004.
WITHOUT_GLYPH = {0x2252}

# What Chinese and Korean text takes from its own face; all else comes from the system's or the Japanese one.
# The ellipsis is part of the cut and not of `covers`: the system's face, which comes first, has one.
EAST_ASIAN = [
    (0x2026, 0x2026), (0x2E80, 0x303F), (0x3100, 0x312F), (0x3190, 0x31EF), (0x3200, 0x9FFF),
    (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF),
]
HANGUL = [(0x1100, 0x11FF), (0x3130, 0x318F), (0xAC00, 0xD7A3)]


@dataclass
class Cut:
    """A repertoire, the collection's face it is cut from, and the layout rules that stay."""

    face: int
    characters: set[int]
    features: list[str]
    # The language systems that keep rules of their own; None for all.
    languages: list[str] | None


def encoded(codec: str, leads: Iterable[int], trails: Iterable[int]) -> set[int]:
    """Every character of two bytes of a character set."""
    trails = list(trails)
    return decoded(codec, (bytes([lead, trail]) for lead in leads for trail in trails))


def decoded(codec: str, sequences: Iterable[bytes]) -> set[int]:
    found = set()
    for sequence in sequences:
        try:
            found.update(map(ord, sequence.decode(codec)))
        except UnicodeDecodeError:
            continue
    return found


def windows_31j() -> set[int]:
    """Every graphic character of code page 932."""
    single = [bytes([b]) for b in (*range(0x20, 0x7F), *range(0xA1, 0xE0))]
    double = encoded("cp932", (*range(0x81, 0xA0), *range(0xE0, 0xFD)), range(0x40, 0xFD))
    return {c for c in decoded("cp932", single) | double if not 0xE000 <= c <= 0xF8FF}


def within(characters: set[int], ranges: list[tuple[int, int]]) -> set[int]:
    return {c for c in characters if any(first <= c <= last for first, last in ranges)}


def spread(ranges: list[tuple[int, int]]) -> set[int]:
    return {c for first, last in ranges for c in range(first, last + 1)}


def japanese() -> Cut:
    """Windows-31J (JIS X 0208 with the NEC and IBM extensions) and what it lacks."""
    additions = set(map(ord, JOUYOU + JIS_MAPPINGS + LINE_BREAKING + MARKS))
    return Cut(
        0, (windows_31j() | additions) - WITHOUT_GLYPH,
        ["ccmp", "halt", "kern", "liga", "palt", "vert", "vkrn", "vpal"], None)


def korean() -> Cut:
    """All 11,172 syllables, jamo, and the hanja and punctuation of KS X 1001."""
    standard = encoded("euc_kr", range(0xA1, 0xFE), range(0xA1, 0xFF))
    return Cut(
        1, within(standard, EAST_ASIAN) | spread(HANGUL), ["ccmp", "ljmo", "vjmo", "tjmo"], [])


def simplified() -> Cut:
    """GB 2312: 6,763 characters of two levels, and punctuation."""
    return Cut(
        2, within(encoded("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF)), EAST_ASIAN), ["ccmp"], [])


def traditional() -> Cut:
    """Big5 with the HKSCS of Hong Kong in the Basic Multilingual Plane, in the forms of both."""
    hong_kong = encoded("big5hkscs", range(0x87, 0xFF), range(0x40, 0xFF))
    return Cut(3, within(hong_kong, EAST_ASIAN) | set(map(ord, YI)), ["ccmp", "locl"], ["ZHH "])


CUTS = {f.__name__: f for f in (japanese, korean, simplified, traditional)}


def options(cut: Cut) -> subset.Options:
    return subset.Options(
        canonical_order=True,
        font_number=cut.face,
        harfbuzz_repacker=False,
        hinting=False,
        layout_features=cut.features,
        layout_scripts=["*"],
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14],
        name_languages=[0x409],
        notdef_outline=True,
        recalc_bounds=False,
        recalc_timestamp=False,
    )


def without_variation_sequences(font: TTFont) -> None:
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format != 14]


def keep_languages(font: TTFont, languages: list[str]) -> None:
    """Drops the rules of other languages, and with them the glyphs that only they reach."""
    for table in ("GSUB", "GPOS"):
        for record in font[table].table.ScriptList.ScriptRecord:
            kept = [r for r in record.Script.LangSysRecord if r.LangSysTag in languages]
            record.Script.LangSysRecord = kept
            record.Script.LangSysCount = len(kept)


def make_subset(source: str, face: str, repertoire: str) -> set[int]:
    """Writes the cut and returns what it has to cover."""
    cut = CUTS[repertoire]() if repertoire in CUTS else Cut(0, set(), ["*"], None)
    chosen = options(cut)
    font = subset.load_font(source, chosen)
    available = set(font.getBestCmap())
    # Character sets also hold what the face has no glyph for: 36 jamo are unassigned, for example.
    characters = cut.characters if repertoire == "japanese" else cut.characters & available
    characters = characters or available
    without_variation_sequences(font)
    if cut.languages is not None:
        keep_languages(font, cut.languages)
    subsetter = subset.Subsetter(chosen)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    subset.save_font(font, face, chosen)
    return characters


def prove_coverage(face: str, expected: set[int]) -> None:
    covered = set(TTFont(face).getBestCmap())
    if covered != expected:
        lost = " ".join(f"U+{c:04X}" for c in sorted(expected - covered)) or "none"
        extra = " ".join(f"U+{c:04X}" for c in sorted(covered - expected)) or "none"
        raise SystemExit(f"{face}: characters lost: {lost}; not asked for: {extra}")


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[3] not in (*CUTS, "script"):
        raise SystemExit(f"usage: subset.py SOURCE FACE {'|'.join(CUTS)}|script")
    prove_coverage(sys.argv[2], make_subset(*sys.argv[1:]))
