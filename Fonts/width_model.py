"""The model that Fonts/fit_corrections.py fits: texts that iOS drew, what the bare faces make of them, and the figures
between the two.

A width is a sum of features (letters of a part, edges, characters) times figures; `fit` finds the figures with the least sum of
relative errors, and `left_out` judges each text, or each app, by the others.
"""
import json
import math
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "Tests/OversetTextTests/Data"
HAN, KANA, HANGUL = "\u3400-\u9fff\u3005-\u3007", "\u3041-\u3096\u30a1-\u30fa\u30fc-\u30ff", "\uac00-\ud7a3"
SQUARE = HAN + KANA + HANGUL
PUNCTUATION = "\u3000-\u3004\u3008-\u303f\u30fb\uff01-\uff60"
QUOTES = "\u2018\u2019\u201c\u201d\u2026"
OWN = {
    "Cyrl": "\u0400-\u052f", "Grek": "\u0370-\u03ff\u1f00-\u1fff", "Arab": "\u0600-\u06ff\u0750-\u077f",
    "Hebr": "\u0590-\u05ff", "Thai": "\u0e00-\u0e7f", "Deva": "\u0900-\u097f",
}
FAMILY = {
    "Latn": "Inter", "Cyrl": "Inter", "Grek": "Inter", "Arab": "Noto Sans Arabic", "Hebr": "Noto Sans Hebrew",
    "Thai": "Noto Sans Thai", "Deva": "Noto Sans Devanagari",
}
LEADING, AFTER = "โใไ", "ะาำ"
NAMES = {
    "Latn": "Latin", "Cyrl": "Cyrillic", "Grek": "Greek", "Arab": "Arabic", "Hebr": "Hebrew", "Thai": "Thai",
    "Deva": "Devanagari", "Jpan": "Japanese", "Hans": "Chinese, simplified", "Hant": "Chinese, traditional",
    "Kore": "Korean",
}
NEWEST = 26
# In em. The first is an eighth, as WebKit's `text-autospace` adds it on Apple's systems; one text of the data agrees. The
# second is known from outside of the data.
EDGE, HAN_IN_KOREAN = 0.125, 0.88


class Row:
    """One text that iOS drew, and what the bare faces make of it."""

    def __init__(self, script, language, size, weight, kind, scale, version, width, app, text):
        self.script, self.language, self.kind, self.app, self.text = script, language, kind, app, text
        self.size, self.weight, self.scale = float(size), int(weight), float(scale)
        self.version, self.width = version, float(width)
        self.bare = self.own = self.left = self.right = 0.0

    @property
    def is_ink(self):
        return self.kind == "ink"

    @property
    def is_large(self):
        return self.size >= 20

    @property
    def is_newest(self):
        return self.version == str(NEWEST)


def read_rows():
    rows = []
    for line in (DATA / "ios-widths.csv").read_text().splitlines():
        if line.startswith("en,"):
            language, size, weight, kind, scale, version, width, text = line.split(",", 7)
            rows.append(Row("Latn", language, size, weight, kind, scale, version, width, "", text))
    for line in (DATA / "ios-widths-scripts.csv").read_text().splitlines():
        if not line.startswith("#"):
            rows.append(Row(*line.split(",", 9)))
    return rows


def measure(rows, program):
    """Measures every text and each stretch of its own letters with the bare faces."""
    requests = []
    for index, row in enumerate(rows):
        common = {"locale": row.language, "size": row.size, "weight": row.weight, "scale": row.scale or 3}
        requests.append(dict(common, id=f"{index} whole", text=row.text))
        if row.script != "Latn":
            for part in re.findall(f"[{OWN.get(row.script, SQUARE + PUNCTUATION + QUOTES)}]+", row.text):
                requests.append(dict(common, id=f"{index} own", text=part))
    with tempfile.TemporaryDirectory() as folder:
        project = pathlib.Path(folder)
        (project / "Fonts").mkdir()
        (project / "Fonts/none.yml").write_text("version: 1\nscripts: []\n")
        (project / "Fonts/fonts.yml").write_text("version: 1\nextends: default\ncorrections: none.yml\n")
        batch = project / "batch.jsonl"
        batch.write_text("\n".join(json.dumps(request) for request in requests))
        command = [program, "measure", "--batch", str(batch), "--project", str(project)]
        answers = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for answer in map(json.loads, answers.splitlines()):
        index, part = answer["id"].split()
        row = rows[int(index)]
        if part == "own":
            row.own += answer["width"]
        else:
            row.bare = answer["width"]
            ink = answer["ink"] or [0, answer["width"]]
            row.left, row.right = ink[0], answer["width"] - ink[1]


def count(characters, text):
    return len(re.findall(f"[{characters}]", text))


def edges(text):
    """How often a square letter touches a Latin letter or a digit."""
    pairs = zip(text, text[1:])
    square, latin = re.compile(f"[{SQUARE}]"), re.compile("[A-Za-z0-9]")
    return sum(1 for a, b in pairs if square.match(a) and latin.match(b) or latin.match(a) and square.match(b))


def square_features(row):
    """Terms of a text in square letters: each class of letters has one advance. The room that letters keep free at
    the edges of the text is no ink; it is fitted beside the advances, and is no part of a width."""
    text, size = row.text, row.size
    terms = {}
    korean = row.script == "Kore"
    chinese = row.script in ("Hans", "Hant")
    cut = " from 20" if row.is_large and row.script != "Jpan" else ""
    terms["letters" + cut] = size * count(HANGUL if korean else HAN + KANA, text)
    fixed = HAN_IN_KOREAN * size * count(HAN, text) if korean else 0.0
    punctuation = size * count(PUNCTUATION, text)
    if row.script == "Jpan":
        terms["punctuation"] = punctuation
        fixed += EDGE * size * edges(text)
    else:
        fixed += punctuation
    if chinese:
        fixed += size * count(QUOTES, text)
    if row.is_ink:
        first, last = (bool(re.match(f"[{SQUARE}]", letter)) for letter in (text[0], text[-1]))
        terms["bearing"] = -size * (first + last) / 2
        fixed -= (0 if first else row.left) + (0 if last else row.right)
    return terms, fixed


def features(row):
    """What a width is made of: figures to be fitted with their factors in points, and the rest in points."""
    if row.script in ("Jpan", "Hans", "Hant", "Kore"):
        terms, fixed = square_features(row)
        return terms, fixed + row.bare - row.own
    rest = row.bare - row.own - (row.left + row.right if row.is_ink else 0)
    if row.script == "Latn":
        digits = row.size * count("0-9", row.text) if row.is_large else 0.0
        return {"w": row.size * row.text.count("w"), "digit from 20": digits}, rest
    name = {
        "Cyrl": "scale from 20" if row.is_large else "scale",
        "Deva": "scale from 20" if row.is_large else "scale bold" if row.weight >= 600 else "scale",
        "Thai": "scale",
    }.get(row.script, "scale bold" if row.weight >= 600 else "scale")
    terms = {name: row.own}
    if row.script == "Thai":
        terms["leading"] = row.size * count(LEADING, row.text)
        terms["after"] = row.size * count(AFTER, row.text)
    return terms, rest


def predicted(row, figures):
    terms, rest = features(row)
    width = rest + sum(factor * figure(figures, name) for name, factor in terms.items())
    if row.is_ink or row.scale == 0:
        return width
    return math.ceil(width * row.scale - 1e-6) / row.scale


def figure(figures, name):
    """A figure; where no other text has told it, that of smaller or lighter letters."""
    plain = name.removesuffix(" from 20").removesuffix(" bold")
    return figures.get(name, figures.get(plain, 1.0 if "scale" in name else 0.0))


def error(row, figures):
    return predicted(row, figures) / row.width - 1


def solve(matrix, right):
    """Gauss, with a pivot in each column."""
    size = len(right)
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(matrix[line][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        right[column], right[pivot] = right[pivot], right[column]
        for line in range(size):
            if line != column and matrix[line][column]:
                factor = matrix[line][column] / matrix[column][column]
                for index in range(column, size):
                    matrix[line][index] -= factor * matrix[column][index]
                right[line] -= factor * right[column]
    return [right[line] / matrix[line][line] for line in range(size)]


def fit(rows):
    """The figures with the least sum of relative errors, found by weighting squares again and again."""
    made = [features(row) for row in rows]
    names = sorted({name for terms, _ in made for name, factor in terms.items() if factor})
    weights = [1.0] * len(rows)
    figures = {}
    for _ in range(30):
        matrix = [[1e-9 * (a == b) for a in names] for b in names]
        right = [1e-9 * ("scale" in name) for name in names]
        for row, (terms, rest), weight in zip(rows, made, weights):
            # Half a pixel of a frame is what rounding up adds in the middle.
            half = 0.5 / row.scale if row.scale and not row.is_ink else 0
            missing = (row.width - half - rest) / row.width
            shares = [terms.get(name, 0.0) / row.width for name in names]
            for a, share in enumerate(shares):
                right[a] += weight * share * missing
                for b, other in enumerate(shares):
                    matrix[a][b] += weight * share * other
        figures = dict(zip(names, solve(matrix, right)))
        weights = [1 / max(abs(error(row, figures)), 0.003) for row in rows]
    return figures


def left_out(rows, by):
    """The error of each row by figures that were fitted without its text, or without its app."""
    errors = []
    for value in sorted({by(row) for row in rows}):
        others = [row for row in rows if by(row) != value]
        figures = fit(others) if others else {}
        errors += [(row, error(row, figures)) for row in rows if by(row) == value]
    return errors
