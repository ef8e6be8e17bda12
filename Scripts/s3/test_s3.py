"""Pushes runs to an overset-server whose files are in a real bucket, and has both killed.

  test_s3.py SERVER OVERSET WEED ROOT FOLDER

Exit codes: 0 it works; 1 it does not.
"""

import hashlib
import http.client
import json
import os
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import time

from programs import BUCKET, CREDENTIALS, READER, Server, Weed, wait_for

# What a run is made of: enough files that a kill falls between them.
MATRIX = "devices: [iPhoneSE, iPhone16Pro]\nlocales: [en, de, ar]\n"
ROUNDS = 4


def say(text):
    print(f"test-s3: {text}", file=sys.stderr, flush=True)


def digest(data):
    return hashlib.sha256(data).hexdigest()


class Test:
    def __init__(self, server, overset, weed, root, folder):
        self.server_program, self.overset, self.folder = server, overset, folder
        self.weed = Weed(weed, f"{folder}/weed")
        self.servers = []
        self.project = f"{folder}/project"
        os.makedirs(f"{self.project}/Config")
        shutil.copytree(f"{root}/Locales", f"{self.project}/Locales")
        shutil.copy(f"{root}/Config/slots.yml", f"{self.project}/Config/")
        with open(f"{self.project}/Config/matrix.yml", "w", encoding="utf-8") as file:
            file.write(MATRIX)
        self.blob = f"{folder}/run.blob"

    # Parts

    def server(self, name, *, bucket=BUCKET, prefix=None, credentials=None, url=None, settings=""):
        """A server whose files are in the bucket, below a prefix of its own."""
        with open(f"{self.project}/Config/service.yml", "w", encoding="utf-8") as file:
            file.write(f"objects:\n  s3: {{bucket: {bucket}, endpoint: \"{url or self.weed.url}\"}}\n{settings}")
        environment = {
            **(CREDENTIALS if credentials is None else credentials), "OVERSET_SERVER_S3_PREFIX": prefix or name}
        return self.known(Server(self.server_program, self.project, f"{self.folder}/{name}", environment))

    def folder_server(self, name):
        os.remove(f"{self.project}/Config/service.yml")
        return self.known(Server(self.server_program, self.project, f"{self.folder}/{name}", {}))

    def known(self, server):
        self.servers.append(server)
        return server

    def pushing(self, server, number, wait=True):
        """`overset push`: its end, or the process that goes on."""
        command = [self.overset, "push", self.blob, "--project", self.project, "--server", f"http://127.0.0.1:{server.port}",
                   "--name", "shop", "--branch", "main", "--commit", f"{number:040d}", "--nonce", str(number)]
        environment = {"PATH": "/usr/bin:/bin"}
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if not wait:
            return process
        said, _ = process.communicate(timeout=240)
        assert process.returncode == 0, f"overset push ended with {process.returncode}: {said}"
        return said

    def pictures(self, server, run):
        """The digests of a run's pictures, each read and proved, and the document."""
        status, document = server.get(f"/v1/runs/{run}/document")
        assert status == 200, f"the document of run {run}: {status} {document[:300]}"
        names = [picture["digest"] for picture in json.loads(document)["pictures"]]
        assert len(names) > 20, f"the run has {len(names)} pictures"
        for name in names:
            status, data = server.get(f"/v1/objects/{name}")
            assert status == 200 and digest(data) == name, f"the picture {name}: {status}"
        return names, document

    def proved(self, prefix):
        """The keys below a prefix; each object is what its name says."""
        keys = self.weed.bucket.keys(f"{prefix}/objects/")
        for key in keys:
            assert digest(self.weed.bucket.get(key)) == key.rsplit("/", 1)[1], f"{key} holds something else"
        return keys

    # Steps

    def make_run(self):
        started = time.monotonic()
        done = subprocess.run(
            [self.overset, "run", "--project", self.project, "--record", "never", "--shard", "1/1", "--blob", self.blob],
            capture_output=True, text=True, timeout=600, check=False)
        assert done.returncode in (0, 1) and os.path.exists(self.blob), done.stderr[-600:]
        say(f"a run of {os.path.getsize(self.blob)} bytes in {time.monotonic() - started:.1f} s")

    def wrong_settings(self):
        for name, arguments, code, words in [
            ("secret", {"credentials": {**CREDENTIALS, "AWS_SECRET_ACCESS_KEY": "not-this-one"}}, 65, "refuses the credentials"),
            ("key", {"credentials": {**CREDENTIALS, "AWS_ACCESS_KEY_ID": "UNKNOWN"}}, 65, "refuses the credentials"),
            ("reader", {"credentials": READER}, 65, "AccessDenied"),
            ("none", {"credentials": {}}, 65, "has no credentials"),
            ("bucket", {"bucket": "another"}, 65, "there is no bucket"),
            ("away", {"url": "http://127.0.0.1:9"}, 74, "http://127.0.0.1:9"),
        ]:
            ended, said = self.server(f"wrong-{name}", **arguments).refuses()
            assert ended == code and words in said, f"{name}: {ended}, {said}"
            assert "not-this-one" not in said and "secret-of" not in said, f"{name} shows a secret"
        say("wrong credentials, buckets and addresses are said at the start")

    def whole_run(self):
        server = self.server("whole").start()
        said = self.pushing(server, 1)
        assert "is complete" in said, said
        names, document = self.pictures(server, 1)
        keys = self.proved("whole")
        assert set(names) <= {key.rsplit("/", 1)[1] for key in keys}
        assert not os.path.exists(f"{self.folder}/whole/objects"), "files are in the folder, too"
        assert server.end() == 0
        server.start()
        assert self.pictures(server, 1)[1] == document
        # The same again sends nothing.
        self.pushing(server, 2)
        assert self.proved("whole").keys() == keys.keys()
        assert server.end() == 0
        assert not any(word in server.said() for word in CREDENTIALS.values()), "a log shows credentials"
        say(f"a run of {len(names)} pictures, {len(keys)} objects, is read before and after a restart")
        return document

    def kills(self, document):
        """The server is killed when some of the objects are there."""
        total = len(self.weed.bucket.keys("whole/objects/"))
        for number in range(ROUNDS):
            name = f"kill-{number}"
            server = self.server(name).start()
            pushing = self.pushing(server, 1, wait=False)
            enough = 1 + number * total // ROUNDS
            wait_for(lambda: len(self.weed.bucket.keys(f"{name}/objects/")) >= enough, 60, "objects come")
            server.kill()
            pushing.kill()
            pushing.communicate()
            there = self.proved(name)
            server.start()
            assert "is complete" in self.pushing(server, 1)
            after = self.proved(name)
            assert there.keys() <= after.keys(), "what was there is gone"
            assert self.pictures(server, 1)[1] == document
            assert server.end() == 0
            say(f"killed after {len(there)} of {len(after)} objects: the run is whole when it is sent again")

    def store_kills(self, document):
        """The store is killed while objects come, and started again; the push goes on, or is made again."""
        server = self.server("store").start()
        for number in (1, 2):
            # Other contents of the bucket, so that all is sent anew.
            prefix = f"store/{number}"
            server.end()
            server = self.server(f"store-{number}", prefix=prefix).start()
            pushing = self.pushing(server, number, wait=False)
            wait_for(lambda at=prefix: len(self.weed.bucket.keys(f"{at}/objects/")) >= 5, 60, "objects come")
            self.weed.kill()
            time.sleep(3 if number == 1 else 0.2)
            if number == 1:
                status, said = server.get(f"/v1/objects/{'0' * 64}")
                assert status == 404, f"what no run names is not asked of the store: {status} {said[:200]}"
            self.weed.start()
            said, _ = pushing.communicate(timeout=240)
            went_on = pushing.returncode == 0
            if not went_on:
                assert "bucket" in said or "503" in said, said
                self.pushing(server, number)
            assert self.pictures(server, 1)[1] == document
            self.proved(prefix)
            say(f"the store was killed and came back: the push {'went on' if went_on else 'was made again'}")
        self.weed.kill()
        names = json.loads(document)["pictures"]
        started = time.monotonic()
        status, said = server.get(f"/v1/objects/{names[0]['digest']}")
        assert status == 503 and b"bucket" in said, f"{status} {said[:200]}"
        say(f"without the store a picture is answered 503 after {time.monotonic() - started:.1f} s")
        self.weed.start()
        self.pictures(server, 1)
        assert server.end() == 0

    def retention(self):
        server = self.server("keep").start()
        self.pushing(server, 1)
        shutil.copy(self.blob, f"{self.folder}/first.blob")
        first = self.proved("keep").keys()
        # Another text: other pictures.
        table = f"{self.project}/Locales/Gallery.xcstrings"
        with open(table, encoding="utf-8") as file:
            text = file.read()
        with open(table, "w", encoding="utf-8") as file:
            file.write(text.replace("Wiederherstellen", "Wieder holen"))
        self.make_run()
        self.pushing(server, 2)
        names, _ = self.pictures(server, 2)
        both = self.proved("keep").keys()
        assert server.end() == 0
        database = sqlite3.connect(f"{self.folder}/keep/service.sqlite")
        database.execute("UPDATE run SET created = 1 WHERE number = 1")
        database.commit()
        needed = {row[0] for row in database.execute(
            "SELECT digest FROM shardObject WHERE run = 2 UNION SELECT parcel FROM shard WHERE run = 2 "
            "UNION SELECT document FROM contents WHERE run = 2")}
        database.close()
        server = self.server("keep", settings="keepUnused: 0\n").start()
        wait_for(lambda: "old runs were removed" in server.said(), 60, "retention")
        left = self.weed.bucket.keys("keep/objects/").keys()
        assert {key.rsplit("/", 1)[1] for key in left} == needed, "other files are left than run 2 needs"
        assert left < both and not left >= first
        assert self.pictures(server, 2)[0] == names
        assert server.get("/v1/runs/1")[0] == 404
        assert server.end() == 0
        say(f"retention has left {len(left)} of {len(both)} objects: those of the run that stays")

    def backup(self):
        self.server("whole")
        done = subprocess.run(
            [self.server_program, "backup", f"{self.folder}/copy", "--project", self.project, "--data", f"{self.folder}/whole"],
            env={"PATH": "/usr/bin:/bin", "OVERSET_SERVER_S3_PREFIX": "whole"}, capture_output=True, text=True, timeout=60,
            check=False)
        assert done.returncode == 0 and "were not copied" in done.stdout, done.stdout + done.stderr
        assert not os.path.exists(f"{self.folder}/copy/objects")
        server = self.known(self.server("copy", prefix="whole")).start()
        self.pictures(server, 1)
        assert server.end() == 0
        say("a copy of the database serves the files of the bucket")

    # Figures

    def figures(self):
        times = {"a folder": [], "the bucket": []}
        warm = {}
        for number in range(3):
            for kind, server in [
                ("a folder", self.folder_server(f"time-folder-{number}")), ("the bucket", self.server(f"time-{number}")),
            ]:
                # The settings of a server are read when it starts, and both share the file.
                if kind == "a folder" and os.path.exists(f"{self.project}/Config/service.yml"):
                    os.remove(f"{self.project}/Config/service.yml")
                elif kind == "the bucket":
                    self.server(f"time-{number}")
                server.start()
                started = time.monotonic()
                self.pushing(server, 1)
                times[kind].append(time.monotonic() - started)
                _, document = server.get("/v1/runs/1/document")
                picture = json.loads(document)["pictures"][0]["digest"]
                warm[kind] = self.reading(server, picture)
                server.end()
        for kind, all_times in times.items():
            median, late = warm[kind]
            say(f"{kind}: push in {statistics.median(all_times):.2f} s (of {len(all_times)}); "
                f"a picture in {median:.2f} ms, 95 % within {late:.2f} ms")

    def reading(self, server, name):
        """How long a picture takes on an open connection, in ms: the median, and the slowest but 5 %."""
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
        times = []
        for _ in range(220):
            started = time.perf_counter()
            connection.request("GET", f"/v1/objects/{name}")
            answer = connection.getresponse()
            data = answer.read()
            times.append((time.perf_counter() - started) * 1000)
            assert answer.status == 200 and digest(data) == name
        connection.close()
        times = sorted(times[20:])
        return statistics.median(times), times[int(len(times) * 0.95)]

    def run(self):
        self.make_run()
        self.weed.start()
        self.wrong_settings()
        document = self.whole_run()
        self.figures()
        self.kills(document)
        self.store_kills(document)
        self.backup()
        self.retention()

    def end(self):
        for server in self.servers:
            server.end()
        self.weed.end()


def main():
    if len(sys.argv) != 6:
        print(__doc__, file=sys.stderr)
        return 64
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    test = Test(*sys.argv[1:])
    try:
        test.run()
    except AssertionError as error:
        say(f"failed: {error}")
        return 1
    finally:
        test.end()
    say("all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main())
