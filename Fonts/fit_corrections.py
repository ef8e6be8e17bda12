#!/usr/bin/env python3
"""Fits Fonts/corrections.yml to what iOS drew, and writes it and the table of Docs/widths.md and README.md.

    Fonts/fit_corrections.py PROGRAM [--check]

PROGRAM is a built `overset`: it measures the texts of Tests/OversetTextTests/Data with the bare faces, that is,
without any correction. `--check` writes nothing, and fails if a file would change.

A correction changes the advance of a script's own letters; spaces keep theirs, digits and Latin letters have those of Latin.
What is fitted is the sum of relative errors (not of their squares: a wrong record must not move the rest). Most figures are
averages over 5 to 60 texts; a few rest on one or two. Docs/widths.md says what the columns and the margins mean.
"""
import math
import re
import statistics
import sys

from width_model import (
    AFTER, EDGE, FAMILY, HAN_IN_KOREAN, LEADING, NAMES, NEWEST, PUNCTUATION, ROOT, count, error, figure, fit, left_out,
    measure, predicted, read_rows,
)


def summary(errors):
    sizes = sorted(map(abs, errors))
    p95 = sizes[max(math.ceil(0.95 * len(sizes)), 1) - 1]
    return (
        f"{100 * statistics.mean(errors):+.1f} | {100 * statistics.median(sizes):.2f} | {100 * p95:.1f}"
        f" | {100 * min(errors):+.1f} .. {100 * max(errors):+.1f}"
    )


# The margin is a share of the width and POINTS. The share is what the worst text needs that was predicted without itself,
# NEED at least, times 1 + FEW / texts, in half percents; and at least LEAST (LARGE from 20 pt on). `overset calibrate` has the
# same figures (MarginRule).
POINTS, LEAST, LARGE, FEW = 1.5, 2.0, 3.0, 30
NEED = 0.015


def margin(errors):
    need = NEED
    for row, value in errors:
        width = row.width * (1 + value)
        need = max(need, (row.width - width - POINTS) / width)
    wider = need * (1 + FEW / len(errors))
    return max(LEAST, math.ceil(wider * 200) / 2)


GROUPS = [["Latn"], ["Cyrl"], ["Grek"], ["Arab"], ["Hebr"], ["Thai"], ["Deva"], ["Jpan"], ["Hans", "Hant"], ["Kore"]]
# Versions of iOS with other letters. What lies between the two is not known, and takes the wider letters.
OLD = {"Hebr": (range(13, 16), 15), "Hans": (range(13, 18), 25)}


class Group:
    """The scripts that share their figures, with the errors before and after."""

    def __init__(self, scripts, rows):
        self.scripts = scripts
        self.rows = [
            row for row in rows
            if row.script in scripts and (row.is_newest or scripts == ["Latn"]) and not is_centred(row)]
        self.figures = fit(self.rows)
        self.old = {}
        for script in scripts:
            versions, until = OLD.get(script, (range(0), 0))
            old = [row for row in rows if row.script == script and row.version in map(str, versions)]
            if old:
                self.old[script] = (len(old), until, fit(old))
        self.before = [bare_error(row) for row in self.rows]
        self.after = [error(row, self.figures) for row in self.rows]
        self.by_text = left_out(self.rows, lambda row: row.text)
        self.by_app = left_out(self.rows, lambda row: row.app) if len(self.apps) > 1 else []
        self.percent = margin(self.by_text)

    @property
    def apps(self):
        return {row.app for row in self.rows if row.app}

    @property
    def basis(self):
        return "measured" if len(self.rows) >= 100 else "few"

    @property
    def source(self):
        count = len({row.text for row in self.rows})
        version = f" of iOS {NEWEST}" if self.scripts != ["Latn"] else ""
        apps = f", {len(self.apps)} app{'s' * (len(self.apps) != 1)}" if self.apps else ""
        return f"{count} texts{version}{apps}"


def is_centred(row):
    """Traditional Chinese has its full stop in the middle of its square, the face at hand at the left: such a text says
    nothing of widths, because its ink ends elsewhere."""
    return row.script == "Hant" and re.match(f"[{PUNCTUATION}]", row.text[-1])


def bare_error(row):
    return (row.bare - (row.left + row.right if row.is_ink else 0)) / row.width - 1


def rules(group, script):
    """The lines of `widths` for a script."""
    figures, old = group.figures, group.old.get(script)
    lines = []

    def scale(name, condition=""):
        if abs(figures.get(name, 1) - 1) >= 0.003:
            lines.append(f"{{scale: {figures[name]:.3f}{condition}}}")

    def advance(figure, condition=""):
        lines.append(f"{{advance: {figure:.3f}{condition}}}")

    if script == "Latn":
        lines.append(f'{{characters: "w", add: {figures["w"]:.3f}}}')
        lines.append(f'{{characters: "0123456789", add: {figures["digit from 20"]:.3f}, fromSize: 20}}')
    elif script in FAMILY:
        scale("scale")
        scale("scale bold", ", fromWeight: 600")
        if script == "Deva":
            lines.append("{scale: 1, fromSize: 20}")
        scale("scale from 20", ", fromSize: 20")
        for name, characters in (("leading", LEADING), ("after", AFTER)):
            if name in figures:
                lines.append(f'{{characters: "{characters}", add: {figures[name]:.3f}}}')
        if old:
            lines.append(f"{{scale: {old[2]['scale']:.3f}, until: {old[1]}}}")
            lines.append(f"{{scale: {old[2]['scale bold']:.3f}, fromWeight: 600, until: {old[1]}}}")
    else:
        advance(figures["letters"])
        if "letters from 20" in figures:
            advance(figures["letters from 20"], ", fromSize: 20")
        if script in ("Hans", "Hant"):
            # Traditional Chinese of older versions was not measured; the letters are the same family's.
            _, until, before = group.old["Hans"]
            advance(before["letters"], f", until: {until}")
            lines += ["{of: punctuation, advance: 1}", "{of: quotes, advance: 1}"]
        elif script == "Jpan":
            lines.append(f"{{of: punctuation, advance: {figures['punctuation']:.3f}}}")
            lines.append(f"{{of: latinEdge, add: {EDGE}}}")
        else:
            lines += [f"{{of: han, advance: {HAN_IN_KOREAN}}}", "{of: punctuation, advance: 1}"]
    return lines


def corrections(groups):
    head = (ROOT / "Fonts/corrections.yml").read_text().split("\nversion: 1")[0]
    lines = [head, "version: 1", "scripts:"]
    for group in groups:
        for script in group.scripts:
            lines.append(f"  - script: {script}")
            if script in FAMILY:
                lines.append(f"    family: {FAMILY[script]}")
            lines += [f"    basis: {group.basis}", f'    source: "{group.source}"', "    widths:"]
            lines += [f"      - {rule}" for rule in rules(group, script)]
            large = max(group.percent, LARGE)
            lines += [
                "    margins:", f"      - {{percent: {group.percent:g}, points: {POINTS}}}",
                f"      - {{percent: {large:g}, points: {POINTS}, fromSize: 20}}"]
    lines += ["  - script: Hani", "    basis: few", f'    source: "{HANI}"', "    widths:", "      - {advance: 0.96}", "    margins:", f"      - {{percent: 4, points: {POINTS}}}"]
    lines += LINES.strip("\n").splitlines()
    return "\n".join(lines) + "\n"


HANI = "a few Han words in Hebrew, Thai, Hindi and English screens of iOS 26"
LINES = """
# What lines are higher by. Seen as rows of one list and a bar with a large title, on iOS 26.
lines:
  - languages: [ar]
    since: 17
    steps: [{size: 17, points: 2}, {size: 34, points: 3.667}]
    source: "rows of 12 to 17 pt and the bar of a large title, iOS 26"
  - languages: [hi, th]
    since: 17
    steps: [{size: 15, points: 3}, {size: 17, points: 4}, {size: 34, points: 4.333}]
    source: "rows of 12 to 17 pt and the bar of a large title, iOS 26"
"""


def called(group):
    """What tables call the scripts of a group."""
    return "Chinese (simplified and traditional)" if len(group.scripts) > 1 else NAMES[group.scripts[0]]


def margin_table(groups):
    """What README.md says of the margins."""
    lines = ["| class | script | error margin | texts | median error | 95 of 100 within |", "|---|---|---|---|---|---|"]
    for group in groups:
        name = called(group)
        label = "A, measured" if group.basis == "measured" else "B, few records"
        large = f"; {max(group.percent, LARGE):g} % from 20 pt" if group.percent < LARGE else ""
        sizes = sorted(abs(value) for _, value in group.by_text)
        p95 = sizes[math.ceil(0.95 * len(sizes)) - 1]
        lines.append(
            f"| {label} | {name} | {group.percent:g} % + {POINTS} pt{large} | {len(group.rows)}"
            f" | {100 * statistics.median(sizes):.1f} % | {100 * p95:.1f} % |")
    lines.append("| B, few records | Chinese characters in texts of other languages | 4 % + 1.5 pt | a few words | | |")
    lines.append("| C, unverified | every other | 12 % | 0 | | |")
    return "\n".join(lines)


def error_table(groups):
    """What Docs/widths.md says of the errors."""
    lines = ["| script | texts | figures | bias | median | 95 of 100 | least .. most |", "|---|---|---|---|---|---|---|"]
    for group in groups:
        name = called(group)
        parts = [("none", group.before), ("of all texts", group.after), ("of the other texts", [e for _, e in group.by_text])]
        if group.by_app:
            parts.append(("of the other apps", [e for _, e in group.by_app]))
        for title, errors in parts:
            lines.append(f"| {name} | {len(errors)} | {title} | {summary(errors)} |")
    return "\n".join(lines)


def replaced(path, name, table):
    """The text of a file with the table between its marks."""
    begin, end = f"<!-- {name}: `make widths` writes this part -->\n", f"\n<!-- end of {name} -->"
    text = path.read_text()
    return text[:text.index(begin) + len(begin)] + table + text[text.index(end):]


def main():
    rows = read_rows()
    measure(rows, sys.argv[1])
    groups = [Group(scripts, rows) for scripts in GROUPS]
    print(error_table(groups))
    files = {
        ROOT / "Fonts/corrections.yml": corrections(groups),
        ROOT / "README.md": replaced(ROOT / "README.md", "margins", margin_table(groups)),
        ROOT / "Docs/widths.md": replaced(ROOT / "Docs/widths.md", "errors", error_table(groups)),
    }
    changed = [path for path, text in files.items() if path.read_text() != text]
    for path in changed:
        print(f"{path.relative_to(ROOT)} {'differs' if '--check' in sys.argv else 'is written'}", file=sys.stderr)
        if "--check" not in sys.argv:
            path.write_text(files[path])
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
