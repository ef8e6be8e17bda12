#!/usr/bin/env python3
"""Measures how fast the service answers: checks, drawings, the page of a run of 5,000 cells, and decisions about it.

    Scripts/bench-service.py SERVER OVERSET [--seconds 10] [--memory 60] [--only PART[,PART]]

    SERVER     the program overset-server, built for release
    OVERSET    the program overset, with the trait Service
    --seconds  how long each kind of request is sent
    --memory   how long checks of texts that were never seen go on, for the memory; 600 for ten minutes
    --only     health, checks, connections, memory, drawings or run; all by default

It serves a copy of this repository's catalogs from a temporary folder, on this machine alone, and has wrk send requests from the
same cores: rates are what is left for the server. The column of processor time is the server's own, user and system. The run
is pushed with a webhook configured, whose receiver is this script. It ends by itself, and leaves nothing.

Exit codes: 0 measured; 1 an answer was wrong; 64 usage; 69 wrk is not installed, or a program did not start.
"""

import argparse
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

from bench.review import measure_run
from bench.server import Client, Failed, Server

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXTS = 10_000
PARTS = ("health", "checks", "connections", "memory", "drawings", "run")
WORDS = "{:<44}{:>10}{:>9}{:>9}{:>9}{:>9}{:>12}{:>9}  {}"


class Bench:
    """Sends requests to a server, and prints a line of the table for each kind."""

    def __init__(self, server, token, folder, seconds):
        self.server, self.token, self.folder, self.seconds = server, token, folder, seconds
        self.number = 0

    def send(self, name, lines, connections=8, seconds=None):
        """Sends lines of method, path and body in turn."""
        file = self.folder / "requests"
        file.write_text("".join(f"{line}\n" for line in lines))
        seconds = seconds or self.seconds
        before = self.server.cpu()
        result = subprocess.run(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "10s", "-s", ROOT / "Scripts/bench/requests.lua",
             self.server.address, "--", file, self.token, str(self.number)],
            capture_output=True, text=True, check=False)
        spent = self.server.cpu() - before
        try:
            told = json.loads(result.stdout.strip().splitlines()[-1])
        except (ValueError, IndexError):
            raise Failed(f"wrk: {result.stdout}{result.stderr}") from None
        # No number comes again in another run.
        self.number += max(told["requests"] + connections, TEXTS)
        wrong = "" if told["failed"] + told["refused"] == 0 else f"{told['failed']} failed, {told['refused']} refused"
        rate = told["requests"] / told["seconds"]
        print(WORDS.format(
            name, f"{rate:.0f}", *(f"{told[key]:.1f}" for key in ("p50", "p95", "p99", "max")),
            f"{spent / max(told['requests'], 1) * 1e6:.0f}", f"{self.server.memory():.0f}", wrong), flush=True)
        return wrong == ""


def texts(client, seed=1):
    """10,000 different texts, as items of a check: each a translation with words of others in the same language."""
    listed = {}
    for locale in client.get("/v1/project")["locales"]:
        listed[locale] = [text for text in client.get(f"/v1/texts?locale={locale}&limit=1000")["items"] if text.get("text")]
    locales = [locale for locale in listed if listed[locale]]
    chance = random.Random(seed)
    items, known = [], set()
    while len(items) < TEXTS:
        locale = locales[len(items) % len(locales)]
        base = chance.choice(listed[locale])
        words = chance.choice(listed[locale])["text"].replace("%", "").split()
        text = " ".join([base["text"], *chance.sample(words, min(len(words), chance.randrange(3)))])
        if (locale, base["key"], text) in known and len(known) < TEXTS:
            text += f" {len(items)}"
        known.add((locale, base["key"], text))
        items.append({"id": str(len(items)), "key": base["key"], "locale": locale, "text": text}
                     | ({"plural": base["plural"]} if base.get("plural") else {}))
    return items


def check(item, suffix=""):
    body = json.dumps({"items": [item | {"text": item["text"] + suffix}]}, ensure_ascii=False)
    return f"POST\t/v1/check\t{body}"


def drawing(url):
    """A picture of a text that nobody has asked for."""
    path, query = url.split("?")
    return "GET\t{}?{}\t".format(path, "&".join(part + "%20{n}" if part.startswith("text=") else part for part in query.split("&")))


def prove(client, items):
    """Some of the texts are judged, and not answered with a reason."""
    answers = client.ask("POST", "/v1/check", {"items": items[:500]})["items"]
    verdicts = [answer["verdict"] for answer in answers]
    if verdicts.count("not checked") > len(verdicts) // 2:
        raise Failed(f"most texts are not checked: {answers[0]}")
    counts = ", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in sorted(set(verdicts)))
    print(f"of 500 texts: {counts}; {len(json.dumps(answers)) // len(answers)} bytes an answer\n")
    return [answer["pictureURL"] for answer in answers if "pictureURL" in answer]


def measure(bench, client, parts, memory):
    items = texts(client)
    urls = prove(client, items)
    print(WORDS.format("8 connections, times in ms", "a second", "p50", "p95", "p99", "worst", "CPU µs each", "MB", ""))
    fresh = [check(item, " {n}") for item in items]
    right = True
    if "health" in parts:
        right &= bench.send("/health, which does nothing", ["GET\t/health\t"])
    if "checks" in parts:
        right &= bench.send("checks, one text each, 10,000 in turn", [check(item) for item in items])
        right &= bench.send("checks, texts that were never seen", fresh)
        batches = [items[start:start + 100] for start in range(0, TEXTS, 100)]
        body = [json.dumps({"items": batch}, ensure_ascii=False) for batch in batches]
        right &= bench.send("checks, 100 texts each", [f"POST\t/v1/check\t{text}" for text in body])
    if "connections" in parts:
        right &= bench.send("checks, never seen, 1,000 connections", fresh, connections=1000)
    if "drawings" in parts:
        right &= bench.send("drawings, texts never seen, 2 connections", [drawing(url) for url in urls], connections=2)
    if "memory" in parts:
        step = max(memory // 5, 1)
        for part in range(1, 6):
            right &= bench.send(f"checks, never seen, until {part * step} s", fresh, seconds=step)
    return right


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("server", type=pathlib.Path)
    parser.add_argument("overset", type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--memory", type=int, default=60)
    parser.add_argument("--only", default=",".join(PARTS))
    parser.exit_on_error = False
    try:
        options = parser.parse_args()
    except (argparse.ArgumentError, SystemExit):
        print(__doc__, file=sys.stderr)
        return 64
    parts = options.only.split(",")
    if not set(parts) <= set(PARTS) or not 1 <= options.seconds <= 600 or not 5 <= options.memory <= 3600:
        print(__doc__, file=sys.stderr)
        return 64
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit, 8192) if limit > 0 else 8192, limit))
    print(f"{os.cpu_count()} cores, {pathlib.Path('/proc/cpuinfo').read_text().split('model name')[1].splitlines()[0].strip(': 	')}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        try:
            with Server(options.server.resolve(), ROOT, folder) as server:
                client = Client(server.address, server.token)
                right = measure(Bench(server, server.token, folder, options.seconds), client, parts, options.memory)
                if "run" in parts:
                    right &= measure_run(server, options.overset.resolve(), folder, client)
        except FileNotFoundError as error:
            print(f"bench-service: {error}; `apt-get install wrk` installs wrk", file=sys.stderr)
            return 69
        except Failed as error:
            print(f"bench-service: {error}", file=sys.stderr)
            return 1
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
