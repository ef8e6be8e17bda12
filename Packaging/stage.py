#!/usr/bin/env python3
"""Lays out the tree that every package is made of: stage.py PROGRAM TREE

PROGRAM is what Packaging/build.sh printed, TREE a folder that is written anew. What goes in says contents.toml. Manual
pages and completions come from the program itself; SOURCE_DATE_EPOCH gives every file its time.

Exit codes: 0 laid out; 65 the list and the build do not agree: a library that is not listed, a newer glibc, a path of
this machine; 69 a file or a tool is missing.
"""
import os
import pathlib
import re
import shutil
import sys

import sbom
from contents import Contents, Failure, output


# How the stack is unwound. Nothing in the program catches an exception of C++: no archive that goes into it refers to
# __cxa_end_catch. What ICU and libstdc++ throw, where memory is gone or a size is impossible, ends it with the tables and
# without. Threads that end (pthread_exit) need none: the C library takes a frame without a table for the last.
UNWINDING = {".eh_frame", ".eh_frame_hdr", ".gcc_except_table"}


def blank_unwinding(program):
    """Overwrites the unwind tables with zeros: 11 MB that compress badly. They keep their place, so no address changes."""
    sections = output("readelf", "--sections", "--wide", program).decode()
    with open(program, "r+b") as file:
        for name, start, size in re.findall(r"\] (\S+) +\S+ +\S+ +([0-9a-f]+) +([0-9a-f]+) ", sections):
            if name in UNWINDING:
                file.seek(int(start, 16))
                file.write(bytes(int(size, 16)))


def lay_files(contents, tree):
    """Files and folders of the list; the program without its symbols."""
    listed = set()
    for entry in contents.files:
        source, target = contents.path(entry["from"]), tree / entry["to"]
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
            listed.add(source.name)
        elif source.is_file():
            shutil.copyfile(source, target)
        else:
            raise Failure(69, f"{source} is missing")
        if entry.get("program"):
            output("strip", "--strip-all", target)
            blank_unwinding(target)
            target.chmod(0o755)
    built = {folder.name for folder in contents.build.glob("*.resources")}
    if built != listed:
        raise Failure(65, f"the build and contents.toml have other resource folders: {built ^ listed}")


def lay_libraries(contents, tree):
    """Libraries of Debian's packages, which find each other beside themselves."""
    folder = tree / "lib" / "overset"
    folder.mkdir(parents=True)
    for entry in contents.libraries:
        source = contents.debian_file(entry["debian"], entry["name"])
        target = folder / entry["name"]
        shutil.copyfile(source, target)
        output("strip", "--strip-unneeded", target)
        output("patchelf", "--set-rpath", "$ORIGIN", target)


def lay_words(contents, tree):
    """Manual pages and completions, made from the program's declared options."""
    program = tree / "bin" / "overset"
    manual = tree / "share" / "man" / "man1"
    manual.mkdir(parents=True)
    output(contents.manual_tool, program, "--multi-page", "--date", contents.day, "-o", manual)
    for page in sorted(manual.iterdir()):
        output("gzip", "--no-name", "--best", page)
    for shell, place in {
        "bash": "bash-completion/completions/overset", "zsh": "zsh/site-functions/_overset",
        "fish": "fish/vendor_completions.d/overset.fish",
    }.items():
        target = tree / "share" / place
        target.parent.mkdir(parents=True)
        target.write_bytes(output(program, "--generate-completion-script", shell))


def lay_licences(contents, tree):
    """The licence of each component, what it refers to, and the list of components."""
    documents = tree / "share" / "doc" / "overset"
    licences = documents / "licences"
    licences.mkdir(parents=True)
    for component in contents.components:
        shutil.copyfile(contents.licence_text(component), licences / f"{component['name']}.txt")
    for name in contents.common["texts"]:
        shutil.copyfile(pathlib.Path(contents.common["folder"]) / name, licences / f"common-{name}.txt")
    for face in contents.faces:
        if not (tree / face["inside"]).is_file():
            raise Failure(65, f"{face['name']} has no licence in the tree: {face['inside']}")
    sbom.write(contents, documents / "overset.cdx.json")
    lines = [f"overset {contents.version}: {contents.package['licence']}, see LICENSE.", ""]
    lines += [f"{item['name']} {item['version']}: {item['licence']}; {item['inside'].rpartition('overset/')[2]}"
              for item in sbom.parts(contents)]
    (documents / "copyright").write_text("\n".join(lines) + "\n", encoding="utf-8")


def check_binaries(contents, tree):
    """Every library is in the tree or part of glibc, and none needs a newer glibc than the list says."""
    present = {file.name for file in (tree / "lib" / "overset").iterdir()} | set(contents.package["system"])
    floor = tuple(map(int, contents.package["glibc"].split(".")))
    needed_by_any = set()
    for file in [tree / "bin" / "overset", *sorted((tree / "lib" / "overset").iterdir())]:
        dynamic = output("readelf", "--wide", "--dynamic", file).decode()
        needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", dynamic))
        needed_by_any |= needed
        if needed - present:
            raise Failure(65, f"{file.name} needs what contents.toml lacks: {sorted(needed - present)}")
        for path in re.findall(r"\((?:RPATH|RUNPATH)\).*\[(.+)\]", dynamic):
            if any(not part.startswith("$ORIGIN") for part in path.split(":")):
                raise Failure(65, f"{file.name} looks for libraries in {path}")
        symbols = output("objdump", "--dynamic-syms", file).decode()
        newest = max((tuple(map(int, version.split("."))) for version in
                      re.findall(r"GLIBC_(\d+(?:\.\d+)+)", symbols)), default=(0,))
        if newest > floor:
            raise Failure(65, f"{file.name} needs glibc {'.'.join(map(str, newest))}, above {floor}")
    unused = {entry["name"] for entry in contents.libraries} - needed_by_any
    if unused:
        raise Failure(65, f"nothing needs these libraries of contents.toml: {sorted(unused)}")


def check_paths(tree):
    """No file has a path of the machine that built it."""
    home = os.fsencode(pathlib.Path.cwd())
    for file in sorted(tree.rglob("*")):
        if file.is_file() and home + b"/" in file.read_bytes():
            raise Failure(65, f"{file.relative_to(tree)} has the path of this checkout")


def settle(contents, tree):
    """One time and plain rights for everything."""
    for path in [tree, *sorted(tree.rglob("*"))]:
        executable = path.is_dir() or path.parent.name == "bin"
        path.chmod(0o755 if executable else 0o644)
        os.utime(path, (contents.epoch, contents.epoch))


def main():
    program, tree = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    contents = Contents(program)
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    lay_files(contents, tree)
    lay_libraries(contents, tree)
    lay_words(contents, tree)
    lay_licences(contents, tree)
    check_binaries(contents, tree)
    check_paths(tree)
    settle(contents, tree)
    size = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file())
    print(f"stage: {contents.version}, {size / 1e6:.1f} MB in {tree}", file=sys.stderr)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        print(f"stage: {failure}", file=sys.stderr)
        sys.exit(failure.code)
