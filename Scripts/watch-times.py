#!/usr/bin/env python3
"""Measure the time from a saved file to the report of a watching command: median and worst of 50 saves.

Usage: Scripts/watch-times.py PROGRAM check FOLDER [OPTION...]
       Scripts/watch-times.py PROGRAM run PROJECT [OPTION...]

PROGRAM is an `overset`, built for release. The folder is copied; each save changes one text, chosen at random, in one of the
three largest catalogs of the copy, and replaces the file at once, as editors do. The time ends when the command says that the
report is written. `run` copies Config, Locales, Fonts and __Snapshots__ of a project. The environment variables SAVES (50),
SEED (1) and PAUSE (1) say how many texts are saved, which, and how many seconds after a report: pictures are written meanwhile.
"""

import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

TEXT = {
    ".xcstrings": re.compile(r'("value"\s*:\s*")((?:[^"\\]|\\.)+)(")'),
    ".strings": re.compile(r'(=\s*")((?:[^"\\]|\\.)+)(";)'),
}


def catalogs(folder):
    """The catalogs of a folder that have texts, the largest first."""
    found = [p for p in folder.rglob("*") if p.suffix in TEXT and not p.is_symlink()]
    found = [p for p in found if TEXT[p.suffix].search(read(p))]
    return sorted(found, key=lambda p: (-p.stat().st_size, p))


def read(path):
    return path.read_bytes().decode("utf-8", "surrogateescape")


def change(path, generator):
    """Changes one text of a catalog."""
    text = read(path)
    place = generator.choice(list(TEXT[path.suffix].finditer(text)))
    word = generator.choice(["neu", "anders", "x", "und noch ein Wort mehr"])
    new = f"{text[: place.start()]}{place[1]}{place[2]} {word}{place[3]}{text[place.end():]}"
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(new.encode("utf-8", "surrogateescape"))
    return beside


def copied(command, folder, target):
    """Copies what the command looks at."""
    if command == "check":
        shutil.copytree(folder, target, symlinks=True)
        return
    target.mkdir()
    for name in ["Config", "Locales", "Fonts", "__Snapshots__"]:
        if (folder / name).is_dir():
            shutil.copytree(folder / name, target / name, symlinks=True)


def main():
    if len(sys.argv) < 4 or sys.argv[2] not in ("check", "run"):
        sys.exit(__doc__)
    program, command, folder = Path(sys.argv[1]).resolve(), sys.argv[2], Path(sys.argv[3]).resolve()
    saves = int(os.environ.get("SAVES", "50"))
    pause = float(os.environ.get("PAUSE", "1"))
    generator = random.Random(int(os.environ.get("SEED", "1")))
    with tempfile.TemporaryDirectory() as scratch:
        target = Path(scratch) / folder.name
        copied(command, folder, target)
        project = Path(scratch) / "project" if command == "check" else target
        project.mkdir(exist_ok=True)
        named = [str(target)] if command == "check" else []
        process = subprocess.Popen(
            [program, command, *named, "--watch", "--project", str(project), *sys.argv[4:]],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        threading.Thread(target=lambda: process.stdout.read(), daemon=True).start()

        def report():
            for line in process.stderr:
                if b"; watching for" in line:
                    return time.monotonic(), line.decode()
            sys.exit("the command has ended")

        start = time.monotonic()
        end, _ = report()
        print(f"first report {(end - start) * 1000:.0f} ms")
        files = catalogs(target)[:3]
        times, inside = [], []
        for number in range(saves):
            path = files[number % len(files)]
            beside = change(path, generator)
            start = time.monotonic()
            os.replace(beside, path)
            end, line = report()
            times.append((end - start) * 1000)
            inside.append(int(re.search(r"in (\d+) ms", line)[1]))
            time.sleep(pause)
        process.kill()
    print(f"{saves} saves, one text each: median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms")
    print(f"of that the work: median {statistics.median(inside):.0f} ms, worst {max(inside)} ms")


if __name__ == "__main__":
    main()
