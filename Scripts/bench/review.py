"""The page of a run of 5,000 cells, and decisions about it."""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

from bench.server import Failed, Receiver

# The gallery has 21 cells for each locale, device and text size: 5,250.
MATRIX = """\
locales: [en, ar, de, ja, tr]
devices: [iPhoneSE, iPhone16, iPhone16Pro, iPhone16ProMax, iPhoneAir]
typeSizes: [xS, S, M, L, xL, xxL, xxxL, AX1, AX2, AX3]
"""
# Every picture is new, and one blob holds 200 MB of them.
SHARDS = 2
DECISIONS = 40


def pushed(server, overset, folder):
    """Runs the gallery, and pushes it; returns the number of the run."""
    app = folder / "app"
    (app / "Config").mkdir(parents=True)
    (app / "Config/matrix.yml").write_text(MATRIX)
    shutil.copytree(server.project / "Locales", app / "Locales")
    blobs = []
    for shard in range(1, SHARDS + 1):
        blobs.append(folder / f"run-{shard}.blob")
        run = subprocess.run(
            [overset, "run", "--project", app, "--record", "never", "--shard", f"{shard}/{SHARDS}", "--blob", blobs[-1]],
            capture_output=True, text=True, check=False)
        if run.returncode not in (0, 1):
            raise Failed(f"overset run: {run.stderr}")
    push = subprocess.run(
        [overset, "push", *blobs, "--project", app, "--server", server.address, "--name", "bench", "--branch", "main",
         "--commit", "1".zfill(40), "--nonce", "1"],
        capture_output=True, text=True, check=False, env=os.environ | {"OVERSET_SERVER_TOKEN": server.token})
    if push.returncode != 0:
        raise Failed(f"overset push: {push.stderr}")
    return 1


def timed(work):
    """What work returns, and how long it took, in milliseconds."""
    start = time.monotonic()
    return work(), (time.monotonic() - start) * 1000


def spread(times):
    ordered = sorted(times)
    return (f"median {statistics.median(ordered):.0f} ms, p95 {ordered[int(len(ordered) * 0.95)]:.0f} ms,"
            f" worst {ordered[-1]:.0f} ms")


def measure_run(server, overset, folder, client):
    number, took = timed(lambda: pushed(server, overset, folder))
    path = f"/v1/runs/{number}"
    _, first = timed(lambda: client.get(path))
    document = client.get(f"{path}/document")
    causes = client.get(f"{path}/causes")
    print(f"\na run of {len(document['cells'])} cells with {len(causes['causes'])} causes: made and pushed in {took / 1000:.0f} s,"
          f" asked for the first time {first:.0f} ms")
    for name in ("", "/document", "/causes"):
        server.rest()
        before = server.cpu()
        times = [timed(lambda: client.bytes("GET", path + name)) for _ in range(10)]
        print(f"GET {path}{name}: {len(times[0][0]) / 1000:.0f} kB, {spread([each for _, each in times])},"
              f" CPU {(server.cpu() - before) / 10 * 1000:.0f} ms")
    for what, choose in (("largest group", max), ("smallest group", min)):
        decide(server, client, path, what, choose(
            (cause for cause in causes["causes"] if "reject" in cause["verdicts"]), key=lambda cause: len(cause["cells"])))
    browse(server, number)
    return True


def decide(server, client, path, what, cause):
    """Decides about a cause again and again."""
    told = Receiver.count
    seen = client.get(f"{path}/causes")["revision"]
    server.rest()
    before, times = server.cpu(), []
    for turn in range(DECISIONS):
        verdict = ("reject", "open")[turn % 2]
        change = {"decisions": [{"cause": cause["id"], "verdict": verdict}], "seen": seen}
        answer, took = timed(lambda: client.bytes("PUT", f"{path}/decisions", change))
        seen = revision(answer)
        times.append(took)
    server.rest()
    print(f"decision about the {what}, {len(cause['cells'])} cells, with a webhook: {spread(times)},"
          f" CPU {(server.cpu() - before) / DECISIONS * 1000:.0f} ms; {Receiver.count - told} messages have arrived")


def revision(answer):
    """The number of the last decision, which stands at the end of the causes."""
    return int(answer.rsplit(b'"revision":', 1)[1].split(b"}")[0].split(b",")[0])


def browse(server, number):
    """What people see, where Chromium is installed."""
    script = pathlib.Path(__file__).resolve().parent.parent / "test-review.py"
    told = subprocess.run(
        [sys.executable, script, "speed", f"{server.address}/runs/{number}#token={server.token}", "20"],
        capture_output=True, text=True, check=False)
    print(told.stdout.strip() if told.returncode == 0 else f"the page: not measured ({told.stderr.strip().splitlines()[-1:]})")
