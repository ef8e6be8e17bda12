"""Sets the flags that `overset export-limits --format weblate` writes, through Weblate's API.

    overset export-limits --format weblate App/ | WEBLATE_TOKEN=wlu_… overset-weblate-flags URL PROJECT/COMPONENT

Flags of other names stay. A second run changes nothing. Exit codes: 0 all that were found are set; 1 units of the file are
missing in the component; 64 usage; 65 the input is not what overset writes; 74 Weblate cannot be reached, or refuses.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.error
import urllib.parse
import urllib.request

OURS = ("max-size", "font-family", "font-size", "font-weight")
# A flag: a name, then values that may stand in quotes with commas inside.
FLAG = re.compile(r"""(?:[^,"']|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')+""")


def merged(kept: str, added: str) -> str:
    """The flags of a unit with ours in place of those of the same names."""
    others = [flag.strip() for flag in FLAG.findall(kept)]
    others = [flag for flag in others if flag and flag.split(":", 1)[0].strip() not in OURS]
    return ",".join([*others, added])


class Weblate:
    """Weblate's API."""

    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url.rstrip("/"), token

    def call(self, url: str, method: str = "GET", body: dict | None = None) -> dict:
        request = urllib.request.Request(
            urllib.parse.urljoin(f"{self.url}/api/", url), method=method,
            data=None if body is None else json.dumps(body).encode())
        request.add_header("Authorization", f"Token {self.token}")
        request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)

    def source_units(self, component: str):
        """The units that carry flags: those of the source language."""
        language = self.call(f"components/{component}/")["source_language"]["code"]
        page = f"translations/{component}/{language}/units/?page_size=500"
        while page:
            answer = self.call(page)
            yield from answer["results"]
            # The address is Weblate's own, which a proxy may have other words for.
            following = answer.get("next")
            page = following and f"translations/{component}/{language}/units/?" + urllib.parse.urlsplit(following).query


def apply(weblate: Weblate, component: str, limits: list[dict]) -> tuple[int, int, list[str]]:
    """Sets flags; returns how many units were changed, how many had them already, and which keys there are not."""
    wanted = {limit["context"]: limit["extra_flags"] for limit in limits}
    changed, same, found = 0, 0, set()
    for unit in weblate.source_units(component):
        # Of a bilingual file the source text is the key.
        key = unit["context"] or unit["source"][0]
        if key not in wanted:
            continue
        found.add(key)
        flags = merged(unit["extra_flags"], wanted[key])
        if flags == unit["extra_flags"]:
            same += 1
            continue
        weblate.call(f"units/{unit['id']}/", "PATCH", {"extra_flags": flags})
        changed += 1
    return changed, same, [key for key in wanted if key not in found]


def main() -> int:
    arguments = sys.argv[1:]
    token = os.environ.get("WEBLATE_TOKEN", "")
    if len(arguments) not in {2, 3} or not token or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 64
    try:
        with open(arguments[2], encoding="utf-8") if len(arguments) == 3 else sys.stdin as file:
            limits = json.load(file)
        if not all({"context", "extra_flags"} <= limit.keys() for limit in limits):
            raise ValueError("a unit lacks context or extra_flags")
    except OSError as error:
        print(f"error: {error}", file=sys.stderr)
        return 74
    except (ValueError, AttributeError, TypeError) as error:
        print(f"error: this is not what overset export-limits writes: {error}", file=sys.stderr)
        return 65
    try:
        changed, same, missing = apply(Weblate(arguments[0], token), arguments[1], limits)
    except (OSError, ValueError, KeyError, urllib.error.URLError) as error:
        print(f"error: Weblate did not do it: {error}", file=sys.stderr)
        return 74
    print(f"{changed} units have new flags, {same} had them")
    for key in missing:
        print(f"error: there is no unit {key!r}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
