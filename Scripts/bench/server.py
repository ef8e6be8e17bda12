"""A server that is measured, and who asks it."""

import http.client
import json
import os
import shutil
import subprocess
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TICK = os.sysconf("SC_CLK_TCK")


class Failed(Exception):
    """Something did not answer as it has to."""


class Receiver(BaseHTTPRequestHandler):
    """Takes the messages of a webhook."""

    count = 0

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        Receiver.count += 1
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


class Server:
    """An overset-server that serves a copy of a project in a folder."""

    def __init__(self, program, root, folder):
        self.program, self.project = program, folder / "project"
        for name in ("Config", "Locales"):
            shutil.copytree(root / name, self.project / name)
        self.receiver = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        threading.Thread(target=self.receiver.serve_forever, daemon=True).start()
        (self.project / "secret").write_text("whsec_b3ZlcnNldC1iZW5jaC1vdmVyc2V0LWJlbmNo\n")
        (self.project / "Config/service.yml").write_text(
            # Counted, as any rate is, and never reached.
            "rate: 1000000\npublicURL: http://127.0.0.1:1\n"
            f"webhooks:\n  - {{name: bench, url: 'http://127.0.0.1:{self.receiver.server_port}/', internal: true, secretFile: secret}}\n")
        self.log = open(folder / "server.log", "w+", encoding="utf-8")

    def __enter__(self):
        made = subprocess.run(
            [self.program, "token", "bench", "--rights", "read,check,push,review", "--project", self.project],
            capture_output=True, text=True, check=False)
        if made.returncode != 0:
            raise Failed(made.stderr)
        self.token = made.stdout.strip()
        self.process = subprocess.Popen(
            [self.program, "--project", self.project, "--port", "0"], stdout=subprocess.PIPE, stderr=self.log, text=True)
        for line in self.process.stdout:
            if line.startswith("Listening on "):
                self.address = line.removeprefix("Listening on ").strip()
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return self
        self.log.seek(0)
        raise Failed(f"the server did not start: {self.log.read()}")

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(40)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.receiver.shutdown()
        self.log.close()

    def cpu(self):
        """The processor time so far, in seconds."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self):
        """What is in memory now, in megabytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1000

    def rest(self, seconds=0.3):
        """Waits until nothing is done any more."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            before = self.cpu()
            time.sleep(seconds)
            if self.cpu() - before <= 2 / TICK:
                return


class Client:
    """Asks over one connection, which the server ends when nothing comes for 75 s."""

    def __init__(self, address, token):
        self.asked = time.monotonic()
        self.connection = http.client.HTTPConnection(urllib.parse.urlsplit(address).netloc, timeout=120)
        self.fields = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def bytes(self, method, path, message=None):
        body = None if message is None else json.dumps(message).encode()
        if time.monotonic() - self.asked > 30:
            self.connection.close()
        self.connection.request(method, path, body, self.fields)
        response = self.connection.getresponse()
        data = response.read()
        self.asked = time.monotonic()
        if response.status != 200:
            raise Failed(f"{method} {path}: {response.status} {data[:300]}")
        return data

    def ask(self, method, path, message=None):
        return json.loads(self.bytes(method, path, message))

    def get(self, path):
        return self.ask("GET", path)
