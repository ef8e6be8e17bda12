#!/usr/bin/env python3
"""Writes the fixtures of the families beside this file, with the frames that the model computes.

    python3 Tests/OversetUITests/Fixtures/Layout/generate.py

The other fixtures in the folder, `by-hand-*.json`, are written by hand: their `why` shows the sum.
"""

import json
import sys
from pathlib import Path

# The folder is copied into the tests: nothing else is to be written there.
sys.dont_write_bytecode = True

import lazy
import stacks
import system
import wrappers

FOLDER = Path(__file__).parent


def number(value):
    rounded = round(value, 3)
    return int(rounded) if rounded == int(rounded) else rounded


def case(name, room, view, why):
    frames = view.model.frames(room)
    assert frames, name
    return {
        "name": f"{name}, in {room[0]} by {room[1]}", "source": "arithmetic", "why": why,
        "room": [-1 if length is None else length for length in room], "view": view.text,
        "frames": {key: [number(value) for value in frame] for key, frame in frames.items()},
    }


def written(family, make):
    cases = [case(*entry) for entry in make()]
    if family == "places":
        # Places and offsets are on the screen: they do not turn with the direction.
        for entry in cases:
            entry["mirrors"] = False
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in cases)
    (FOLDER / f"{family}.json").write_text(f'{{"cases": [\n{lines}\n]}}\n', encoding="utf-8")
    return len(cases)


def stated(family, make):
    """Writes cases whose frames the family computes itself, of the system's measures."""
    cases = []
    for entry in make():
        entry["frames"] = {key: [number(value) for value in frame] for key, frame in entry["frames"].items()}
        cases.append(entry)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in cases)
    (FOLDER / f"{family}.json").write_text(f'{{"cases": [\n{lines}\n]}}\n', encoding="utf-8")
    return len(cases)


counts = {
    family: written(family, make)
    for module in (stacks, wrappers, lazy) for family, make in module.FAMILIES.items()}
counts |= {family: stated(family, make) for family, make in system.FAMILIES.items()}
for family, count in counts.items():
    print(f"{count:4} {family}")
print(f"{sum(counts.values()):4} in all")
