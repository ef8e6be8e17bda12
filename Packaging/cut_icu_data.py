#!/usr/bin/env python3
"""Cuts ICU's data to what the program reads: cut_icu_data.py LIST NAME ARCHIVE OBJECT

LIST is contents.toml, whose table [icu.NAME] says which trees of the data stay. ARCHIVE is the static library with the
data; OBJECT is written: an object file with the same symbol, which a linker takes in place of the library's.

A package of ICU's data ("CmnD", format version 1, of ICU's udata.h and ucmndata.h) has a header, the number of items, the
offsets of each item's name and contents, the names and the contents, each at a multiple of 16 bytes. icupkg of ICU 72
does the same, but refuses the newer data of Swift's Foundation: its buffer for names is too small.

Exit codes: 0 written; 65 the data is not of this format, or the list names a tree that is not there.
"""
import fnmatch
import pathlib
import struct
import subprocess
import sys
import tempfile
import tomllib

ALIGNMENT = 16


def fail(problem):
    print(f"cut_icu_data: {problem}", file=sys.stderr)
    sys.exit(65)


def symbol_and_bytes(archive):
    """The symbol of the data in an archive, and the data of the member that defines it."""
    with tempfile.TemporaryDirectory() as folder:
        symbols = subprocess.run(
            ["nm", "--print-file-name", "--defined-only", archive],
            check=True, capture_output=True, text=True).stdout
        found = [line.split() for line in symbols.splitlines() if line.rsplit("_", 1)[-1] == "dat"]
        if len(found) != 1 or not found[0][-1].startswith("icudt"):
            fail(f"{archive}: not one symbol of data: {found}")
        member = found[0][0].split(":")[-2]
        subprocess.run(["ar", "x", archive, member], check=True, cwd=folder)
        subprocess.run(
            ["objcopy", "-O", "binary", "--only-section=.rodata*", member, "data"],
            check=True, cwd=folder)
        return found[0][-1], (pathlib.Path(folder) / "data").read_bytes()


class Package:
    """The header and the items of a package of data, by their names without the package's own."""

    def __init__(self, data):
        if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD" or data[16] != 1:
            fail("not a package of ICU's data")
        size = struct.unpack_from("<H", data)[0]
        self.header, body = data[:size], data[size:]
        count = struct.unpack_from("<I", body)[0]
        entries = list(struct.iter_unpack("<II", body[4:4 + 8 * count]))
        ends = [start for _, start in entries[1:]] + [len(body)]
        self.items = {}
        for (name, start), end in zip(entries, ends):
            text = body[name:body.index(b"\0", name)].decode("ascii")
            self.prefix, _, short = text.partition("/")
            self.items[short] = body[start:end]

    def bytes(self):
        names, contents = bytearray(), bytearray()
        offsets = []
        for name, item in sorted(self.items.items()):
            offsets.append((len(names), len(contents)))
            names += f"{self.prefix}/{name}\0".encode("ascii")
            contents += item + bytes(-len(item) % ALIGNMENT)
        table = 4 + 8 * len(offsets)
        head = len(self.header) + table + len(names)
        padding = -head % ALIGNMENT
        first = table + len(names) + padding
        entries = b"".join(struct.pack("<II", table + n, first + c) for n, c in offsets)
        return (self.header + struct.pack("<I", len(offsets)) + entries + bytes(names)
                + bytes(padding) + bytes(contents))


def cut(package, rules):
    """Leaves out the items that the rules do not keep."""
    trees = {name.rpartition("/")[0] for name in package.items}
    known = set(rules["all"]) | set(rules["without_languages"])
    if trees != known:
        fail(f"trees that the list does not name, or that are not there: {sorted(trees ^ known)}")

    def stays(name):
        tree, _, file = name.rpartition("/")
        if any(fnmatch.fnmatch(name, pattern) for pattern in rules["drop"]):
            return False
        return tree in rules["all"] or any(
            fnmatch.fnmatch(file, pattern) for pattern in rules["every_language"])

    package.items = {name: item for name, item in package.items.items() if stays(name)}


def write_object(symbol, data, path):
    """An object file with the data under the symbol, at an address that ICU asks for."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "data").write_bytes(data)
        source = (f'.section .rodata,"a",@progbits\n.balign {ALIGNMENT}\n.globl {symbol}\n'
                  f'.type {symbol}, @object\n.size {symbol}, {len(data)}\n{symbol}:\n.incbin "data"\n'
                  '.section .note.GNU-stack,"",@progbits\n')
        (pathlib.Path(folder) / "data.s").write_text(source, encoding="ascii")
        subprocess.run(["as", "data.s", "-o", "data.o"], check=True, cwd=folder)
        pathlib.Path(path).write_bytes((pathlib.Path(folder) / "data.o").read_bytes())


def main():
    contents, name, archive, target = sys.argv[1:]
    with open(contents, "rb") as file:
        rules = tomllib.load(file)["icu"][name]
    symbol, data = symbol_and_bytes(archive)
    package = Package(data)
    before = len(package.items)
    cut(package, rules)
    result = package.bytes()
    write_object(symbol, result, target)
    print(f"{symbol}: {len(package.items)} of {before} items, {len(result):,} of {len(data):,} bytes")


if __name__ == "__main__":
    main()
