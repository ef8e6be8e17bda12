#!/usr/bin/env python3
"""Writes the table of targets and the diagram of the layers into a document.

    OVERSET_BENCH=1 swift package dump-package | Scripts/layers.py Docs/architecture.md

Imports come from the manifest, numbers of layers from allowed-imports.txt. Targets that this table does
not list are tests and are left out. What stands between the two markers in the document is replaced.

Exit codes (sysexits): 0 written; 64 usage; 65 the document has no markers, or the manifest and the
table have different targets.
"""

import json
import pathlib
import sys

TABLE = pathlib.Path(__file__).parent.parent / "Tests/ArchitectureTests/allowed-imports.txt"
BEGIN = "<!-- layers: `make layers` writes this part -->"
END = "<!-- layers end -->"


def fail(code, message):
    print(f"layers: {message}", file=sys.stderr)
    sys.exit(code)


def read_layers():
    """The layer of each target."""
    layers = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            layer, target = line.split(":")[0].split()
            layers[target] = int(layer)
    return layers


def read_imports(manifest):
    """What each target depends on: targets of this package and products of others, by name.

    SwiftPM writes a dependency as {KIND: [NAME, ...]}.
    """
    return {
        target["name"]: sorted(
            (value[0] for dependency in target["dependencies"] for value in dependency.values()),
            key=str.lower,
        )
        for target in manifest["targets"]
    }


def ordered(layers):
    """Targets from the highest layer to the lowest, by name within a layer."""
    return sorted(layers, key=lambda target: (-layers[target], target.lower()))


def table(layers, imports):
    yield "| layer | target | targets it imports | other packages |"
    yield "|---|---|---|---|"
    for target in ordered(layers):
        own = ", ".join(name for name in imports[target] if name in layers)
        others = ", ".join(name for name in imports[target] if name not in layers)
        yield " | ".join([f"| {layers[target]}", target, own, f"{others} |"]).replace("  ", " ")


def below(target, imports):
    """Every target that `target` imports, directly or through others."""
    found = set(imports[target])
    for name in imports[target]:
        found |= below(name, imports)
    return found


def reduced(target, imports):
    """The imports of `target` that do not follow from its other imports."""
    follows = set().union(*(below(name, imports) for name in imports[target]))
    return [name for name in imports[target] if name not in follows]


def drawing(layers, imports):
    """A flowchart of the Swift targets. C targets have one Swift importer each: the table names it."""
    layers = {target: layer for target, layer in layers.items() if not target.startswith("COverset")}
    imports = {target: [name for name in imports[target] if name in layers] for target in layers}
    yield "```mermaid"
    yield "flowchart TD"
    for layer in sorted(set(layers.values()), reverse=True):
        yield f'  subgraph layer{layer}["Layer {layer}"]'
        yield from (f"    {target}" for target in ordered(layers) if layers[target] == layer)
        yield "  end"
    for target in ordered(layers):
        yield from (f"  {target} --> {name}" for name in reduced(target, imports))
    yield "```"


def main():
    if len(sys.argv) != 2:
        fail(64, "give the document; see the head of Scripts/layers.py")
    document = pathlib.Path(sys.argv[1])
    layers, imports = read_layers(), read_imports(json.load(sys.stdin))
    missing = sorted(set(layers) - set(imports))
    if missing:
        fail(65, f"not in the manifest: {', '.join(missing)}; set OVERSET_BENCH=1 for dump-package")
    text = document.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        fail(65, f"{document} must have one line '{BEGIN}' and one line '{END}'")
    written = "\n".join([*table(layers, imports), "", *drawing(layers, imports)])
    head, tail = text.split(BEGIN)[0], text.split(END)[1]
    document.write_text(f"{head}{BEGIN}\n\n{written}\n\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
