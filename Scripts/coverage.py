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
import textwrap

ROOT = pathlib.Path(__file__).parent.parent
SYMBOLS = ROOT / "Docs/data/swiftui-symbols.csv"
BEGIN = "<!-- coverage: `make coverage` writes this part -->"
END = "<!-- coverage end -->"

# What an app's file sees when it imports SwiftUI, UIKit and the like.
MODULES = [
    "OversetUI", "OversetCombine", "OversetLayoutEngine", "OversetVocabulary", "OversetCharts",
    "OversetWidgets", "OversetLog", "OversetKits", "OversetSwiftData",
]
# Names that come with modules which the package re-exports or which every file sees.
ELSEWHERE = {
    "AttributedString": "Foundation", "#Predicate": "Foundation", "MainActor": "Swift",
    "Observable": "Observation", "ObservationIgnored": "Observation", "union": "Swift",
    "width": "Foundation", "size": "Foundation",
}

DECLARATION = re.compile(
    r"^(?P<indent> *)(?P<attributes>(?:@[\w.]+(?:\([^)]*\))? )*)"
    r"(?P<modifiers>(?:nonisolated |public |open |internal\(set\) |static |final |mutating |isolated |indirect |@MainActor )*)"
    r"(?P<kind>func|var|let|struct|class|enum|protocol|typealias|macro|init|actor|subscript|case)\b ?"
    r"(?P<name>`?[\w]+`?)?"
)
SCOPE = re.compile(r"^(?P<indent> *)(?:.* )?(?:extension|struct|class|enum|protocol|actor) (?P<name>[\w.]+)")

# How a body says that its effect is not drawn: it leaves a record of one of the two kinds.
IGNORED = re.compile(r"\bignored\(|\bignoring\(|effect: \.ignored")
RECORDED = re.compile(r"\brecorded\(|ModifierRecord\(")
# What else a body does where it does something beside the record: then the form is drawn in part.
ACTS = re.compile(
    r"\b(?:modifier|environment|background|overlay|padding|rotationEffect|safeAreaPadding|transition)(?:\(| \{)")
# How a sentence of documentation says that a name does nothing, in the words of the package, and what makes the sentence
# one about a special case or about SwiftUI itself.
NOTHING = re.compile(
    r"\b(?:has|have) no effect\b|\bfinds? nothing\b|\bdoes nothing\b|\bdo nothing\b|\bnothing of (?:it|them) is (?:drawn|shown)\b"
    r"|\bnot called\b|\bchanges? nothing here\b|^not drawn\b|\b(?:is|are) never (?:run|called|shown)\b|\baction never runs\b"
    r"|\bit makes no difference here\b", re.IGNORECASE)
# How a sentence says that a part of what a name stands for is missing.
PARTLY = re.compile(r"\b(?:is|are) not (?:drawn|shown)\b", re.IGNORECASE)
SPECIAL = re.compile(r"\b(?:as in SwiftUI|as on iOS|unless|on an iPhone|[Ww]ithout|on a single|outside of a)\b")

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
            name = "init" if match["kind"] == "init" else (match["name"] or "").strip("`")
            does = state(match["kind"], body, " ".join(documentation))
            if does == "same" and match["kind"] == "func" and is_forwarding(name, body):
                does = "forwards"
            yield Signature(owner(scopes, match["kind"]), match["kind"], name, text, does)
        documentation = []
        scope = SCOPE.match(line)
        if scope and "{" in "".join(lines[index : index + 6]):
            scopes.append((indent, scope["name"], "public" in line or "extension" in line, "protocol" in line))


def owner(scopes, kind):
    """What a declaration belongs to. A way to create a type inside of another is none of a type of SwiftUI of its name."""
    if not scopes:
        return None
    names = [s[1] for s in scopes]
    return ".".join(names) if kind == "init" and len(names) > 1 else names[-1]


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


def state(kind, body, documentation):
    """What a declaration does, by its record and, where it leaves none, by its documentation."""
    acts = bool(ACTS.sub("", body) != body and not re.search(r"modifier\(RecordingModifier", body))
    if kind not in TYPES:
        if IGNORED.search(body):
            return "part" if acts else "ignored"
        if RECORDED.search(body):
            return "same" if acts else "recorded"
        if kind == "func" and body.strip(" {}\n") == "self":
            return "nothing"
    if "labelled frame" in documentation:
        return "frame"
    sentences = [s for s in re.split(r"(?<=[.:;]) ", documentation) if not SPECIAL.search(s)]
    if any(NOTHING.search(s) for s in sentences):
        return "part" if acts else "nothing"
    return "part" if any(PARTLY.search(s) for s in sentences) else "same"


def is_forwarding(name, body):
    """Whether a body hands its arguments to another form of the same name, which then says what it does."""
    words = " ".join(body.strip().strip("{}").split())
    return bool(re.match(rf"(?:self\.)?{re.escape(name)}\(", words)) and not re.search(r"\)\s*\.\w", words)


TYPES = {"struct", "class", "enum", "protocol", "actor", "typealias"}


def read_package():
    """The public declarations of all modules, by name."""
    found = collections.defaultdict(list)
    for module in MODULES:
        folder = ROOT / "Sources" / module
        if not folder.is_dir():
            fail(65, f"there is no folder Sources/{module}: mend MODULES")
        for path in sorted(folder.rglob("*.swift")):
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
        found = [s for s in found if s.owner == "View"] or [s for s in found if s.owner in MODIFIED] or found
    if kind == "type":
        found = [s for s in found if not s.owner] or found
        found += [inheriting(s, found) for s in package["init"] if s.owner == name]
    if kind == "environment":
        found = [acting(s, package) for s in found]
    return resolving(list(dict.fromkeys(found)))


# What modifiers are declared on, beside views.
MODIFIED = {"Shape", "InsettableShape", "Text", "Image", "DynamicViewContent", "Scene", "ShapeStyle"}


def resolving(forms):
    """The forms, of which those that hand over to another do what the others do."""
    others = {s.state for s in forms} - {"forwards"}
    common = others.pop() if len(others) == 1 else "part" if others - {"same"} else "same"
    return [s._replace(state=common) if s.state == "forwards" else s for s in forms]


def inheriting(form, types):
    """A way to create a type, with what the type does where the form itself says nothing."""
    states = [t.state for t in types if t.kind in TYPES]
    return form._replace(state=states[0]) if form.state == "same" and states else form


def acting(value, package):
    """A value of the environment; an action does what its type does."""
    type_name = re.search(r": (\w+Action)\b", value.text)
    found = [s for s in package[type_name[1]] if s.kind in TYPES] if type_name else []
    return value._replace(state=found[0].state) if value.state == "same" and found else value


WORDS = {
    "same": "as SwiftUI", "part": "in part", "recorded": "recorded", "ignored": "recorded, not drawn",
    "frame": "labelled frame", "nothing": "compiles alone", "absent": "**absent**",
}


def summary_state(found):
    """What the forms of a name do: one word if all do it, and "in part" if only some do what SwiftUI does."""
    states = {s.state for s in found}
    if len(states) == 1:
        return states.pop()
    if "same" in states or "part" in states:
        return "part"
    return next((name for name in ("ignored", "frame", "recorded", "nothing") if name in states), "absent")


def document(package):
    rows = []
    for row in csv.DictReader(SYMBOLS.open(encoding="utf-8")):
        found = matching(row["kind"], row["symbol"], package)
        elsewhere = ELSEWHERE.get(row["symbol"]) if not found else None
        rows.append((row, found, "same" if elsewhere else summary_state(found), elsewhere))
    yield from figures(rows)
    yield "| of the first | " + " | ".join(str(n) for n in STEPS) + " |"
    yield "|---|" + "--:|" * len(STEPS)
    yield "| compile | " + " | ".join(str(sum(k != "absent" for _, _, k, _ in rows[:n])) for n in STEPS) + " |"
    yield ""
    yield "| name | kind | class | files | here | forms |"
    yield "|---|---|---|--:|---|--:|"
    for row, found, kind, elsewhere in rows:
        words = f"from {elsewhere}" if elsewhere else WORDS[kind]
        yield (f"| `{row['symbol']}` | {row['kind']} | {row['class']} | {row['files']} | {words} "
               f"| {len(found) or ''} |")
    yield ""
    yield "## Forms"
    yield ""
    yield "Each form that can be called, without `public`. Forms that do less than SwiftUI's say so."
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


def wrapped(text):
    """The lines of a paragraph."""
    yield from textwrap.wrap(text, 128, break_on_hyphens=False)


def figures(rows):
    """The counts of the page's head."""
    counts = {name: collections.Counter() for name in WORDS}
    for row, _, kind, _ in rows:
        counts[kind][row["class"]] += 1
    classes = ("semantic", "inert")
    sizes = collections.Counter(row["class"] for row, _, _, _ in rows)
    yield f"| of {len(rows)} names | " + " | ".join(f"of {sizes[c]} {c}" for c in classes) + " | all |"
    yield "|---|--:|--:|--:|"
    for name, words in WORDS.items():
        yield f"| {words} | " + " | ".join(str(counts[name][c]) for c in classes) + f" | {counts[name].total()} |"
    yield ""
    done = counts["same"]["semantic"]
    compiling = sizes["inert"] - counts["absent"]["inert"]
    yield from wrapped(f"Of the {sizes['semantic']} semantic names {done} do in all their forms what SwiftUI does (goal 300), "
           f"{counts['part']['semantic']} in part. Of the {sizes['inert']} inert ones {compiling} compile (goal: all).")
    yield ""
    files = int(rows[0][0]["files"])
    absent = [int(row["files"]) for row, _, kind, _ in rows if kind == "absent"]
    least = 100 * (files - sum(absent)) / files
    most = 100 * (files - max(absent, default=0)) / files
    yield from wrapped(f"All their names are here for at least {least:.1f} % of the {files:,} files: so many are left if no two absent "
           f"names share a file. It is at most {most:.1f} %, by the most used absent name. The exact share cannot be had "
           "from counts. Names beyond these 510, and missing forms, are not in it.")
    yield ""


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
