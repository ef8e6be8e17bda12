#!/usr/bin/env python3
"""Writes which of SwiftUI's names this package has, and how, into a document.

    Scripts/coverage.py Docs/swiftui-coverage.md           writes it
    Scripts/coverage.py --check Docs/swiftui-coverage.md   only compares

The names, and in how many public view files each stands, come from Docs/data/swiftui-symbols.csv. What is here is
read from the public declarations in the sources. What stands between the two markers in the document is replaced.

Exit codes (sysexits): 0 written or up to date; 1 the document is out of date; 64 usage; 65 the document has no markers.
"""

import collections
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parent.parent
SYMBOLS = ROOT / "Docs/data/swiftui-symbols.csv"
BEGIN = "<!-- coverage: `make coverage` writes this part -->"
END = "<!-- coverage end -->"

# What an app's file sees when it imports SwiftUI, UIKit and the like.
MODULES = [
    "OversetUI", "OversetCombine", "OversetLayoutEngine", "OversetVocabulary", "OversetCharts",
    "OversetWidgets", "OversetLog",
]
# Names that come with modules which the package re-exports or which every file sees.
ELSEWHERE = {
    "AttributedString": "Foundation", "#Predicate": "Foundation", "MainActor": "Swift",
    "Observable": "Observation", "ObservationIgnored": "Observation", "union": "Swift",
    "width": "Foundation", "size": "Foundation",
}

DECLARATION = re.compile(
    r"^(?P<indent> *)(?P<attributes>(?:@[\w.]+(?:\([^)]*\))? )*)"
    r"(?P<modifiers>(?:nonisolated |public |open |static |final |mutating |isolated |indirect |@MainActor )*)"
    r"(?P<kind>func|var|let|struct|class|enum|protocol|typealias|macro|init|actor|subscript|case)\b ?"
    r"(?P<name>`?[\w]+`?)?"
)
SCOPE = re.compile(r"^(?P<indent> *)(?:.* )?(?:extension|struct|class|enum|protocol|actor) (?P<name>[\w.]+)")

# How a body says that its effect is not drawn.
EFFECTS = [(re.compile(r"\brecorded\("), "recorded"), (re.compile(r"\bignored\("), "ignored")]

Signature = collections.namedtuple("Signature", "owner kind name text state")


def fail(code, message):
    print(f"coverage: {message}", file=sys.stderr)
    sys.exit(code)


def declarations(path):
    """The public declarations of one file, each with what it does."""
    lines = path.read_text(encoding="utf-8").splitlines()
    scopes = []
    documentation = []
    for index, line in enumerate(lines):
        stripped = line.strip()
        indent = len(line) - len(line.lstrip())
        if not stripped:
            continue
        while scopes and indent <= scopes[-1][0] and not stripped.startswith((")", "{", "where", "->")):
            scopes.pop()
        if stripped.startswith("///"):
            documentation.append(stripped[3:].strip())
            continue
        if stripped.startswith("@") and not DECLARATION.match(line):
            continue
        match = DECLARATION.match(line)
        if match and is_public(match, scopes):
            text, body = declaration(lines, index, indent)
            yield Signature(
                scopes[-1][1] if scopes else None, match["kind"],
                "init" if match["kind"] == "init" else (match["name"] or "").strip("`"), text,
                state(body, " ".join(documentation)),
            )
        documentation = []
        scope = SCOPE.match(line)
        if scope and "{" in "".join(lines[index : index + 6]):
            scopes.append((indent, scope["name"], "public" in line or "extension" in line, "protocol" in line))


def is_public(match, scopes):
    """Whether an app can name what is declared: a protocol's requirements are as public as the protocol."""
    if "public" in match["modifiers"] or "open" in match["modifiers"]:
        return True
    return bool(scopes) and scopes[-1][3] and scopes[-1][2] or match["kind"] == "case" and bool(scopes) and scopes[-1][2]


def declaration(lines, index, indent):
    """The words of a declaration on one line, and the lines of its body."""
    words = []
    end = index
    for end in range(index, min(index + 14, len(lines))):
        line = lines[end].strip()
        words.append(line)
        if line.endswith(("{", "}")) or "{" in line:
            break
        following = lines[end + 1] if end + 1 < len(lines) else ""
        if not following.strip() or (len(following) - len(following.lstrip()) <= indent
                                     and not following.strip().startswith((")", "where", "{", "->"))):
            break
    text = " ".join(words)
    text = re.sub(r"\s*\{.*$", "", text)
    text = re.sub(r"\b(public|nonisolated|open) ", "", text)
    text = re.sub(r"\( ", "(", re.sub(r" \)", ")", text))
    body = []
    if "{" in lines[end]:
        body.append(lines[end].split("{", 1)[1])
        for line in lines[end + 1 :]:
            if line.strip() and len(line) - len(line.lstrip()) <= indent:
                break
            body.append(line)
    return text, "\n".join(body)


def state(body, documentation):
    for pattern, name in EFFECTS:
        if pattern.search(body):
            return name
    if "labelled frame" in documentation:
        return "frame"
    return "same"


def read_package():
    """The public declarations of all modules, by name."""
    found = collections.defaultdict(list)
    for module in MODULES:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            for signature in declarations(path):
                found[signature.name].append(signature)
    return found


def matching(kind, symbol, package):
    """The declarations that a name of SwiftUI's stands for."""
    if symbol == "<type>.self":
        return [s for s in package["init"] if s.owner == "Environment" and "Value.Type" in s.text]
    name = symbol.lstrip("#").split(".")[-1]
    candidates = package[name]
    kinds = {
        "modifier": {"func", "var"},
        "environment": {"var"},
        "macro": {"macro"},
        "wrapper": {"struct", "class", "enum", "macro", "typealias", "protocol", "actor"},
        "type": {"struct", "class", "enum", "typealias", "protocol", "actor"},
    }[kind]
    found = [s for s in candidates if s.kind in kinds]
    if kind == "environment":
        found = [s for s in found if s.owner == "EnvironmentValues"]
    if kind == "modifier":
        found = [s for s in found if s.owner == "View"] or found
    if kind == "type":
        found = [s for s in found if not s.owner] or found
        found += [s for s in package["init"] if s.owner == name]
    return list(dict.fromkeys(found))


WORDS = {
    "same": "as SwiftUI", "recorded": "recorded", "ignored": "recorded, not drawn", "frame": "labelled frame",
    "absent": "**absent**",
}


def summary_state(found):
    """What most forms of a name do."""
    counts = collections.Counter(s.state for s in found)
    return max(("absent", "ignored", "recorded", "frame", "same"), key=lambda name: counts[name] or (name == "absent") / 2)


def document(package):
    rows = []
    for row in csv.DictReader(SYMBOLS.open(encoding="utf-8")):
        found = matching(row["kind"], row["symbol"], package)
        elsewhere = ELSEWHERE.get(row["symbol"]) if not found else None
        rows.append((row, found, "same" if elsewhere else summary_state(found), elsewhere))
    counts = collections.Counter(kind for _, _, kind, _ in rows)
    yield f"| of {len(rows)} names | |"
    yield "|---|--:|"
    for name in ("same", "recorded", "ignored", "frame", "absent"):
        yield f"| {WORDS[name]} | {counts[name]} |"
    yield ""
    yield "| of the first | " + " | ".join(str(n) for n in STEPS) + " |"
    yield "|---|" + "--:|" * len(STEPS)
    yield "| here | " + " | ".join(str(sum(k != "absent" for _, _, k, _ in rows[:n])) for n in STEPS) + " |"
    yield ""
    yield "| name | kind | files | here | forms |"
    yield "|---|---|--:|---|--:|"
    for row, found, kind, elsewhere in rows:
        words = f"from {elsewhere}" if elsewhere else WORDS[kind]
        yield f"| `{row['symbol']}` | {row['kind']} | {row['files']} | {words} | {len(found) or ''} |"
    yield ""
    yield "## Forms"
    yield ""
    yield "Each form that can be called, without `public`. Forms that only leave a record say so."
    for row, found, kind, _ in rows:
        if not found:
            continue
        yield ""
        yield f"`{row['symbol']}`"
        yield ""
        for signature in found:
            note = "" if signature.state == "same" else f" ({WORDS[signature.state]})"
            owner = f"{signature.owner}: " if signature.owner else ""
            yield f"- {owner}`{signature.text}`{note}"


STEPS = [100, 150, 200, 250, 350, 510]


def main(arguments):
    is_check = arguments[:1] == ["--check"]
    if len(arguments) != 1 + is_check:
        fail(64, "give the document: coverage.py [--check] Docs/swiftui-coverage.md")
    path = pathlib.Path(arguments[-1])
    text = path.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        fail(65, f"{path} lacks the markers {BEGIN!r} and {END!r}: put them on lines of their own")
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    new = before + BEGIN + "\n" + "\n".join(document(read_package())) + "\n" + END + after
    if new == text:
        return
    if is_check:
        fail(1, f"{path} is out of date: run `make coverage`")
    path.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
