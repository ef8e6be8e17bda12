"""The programs of the test: SeaweedFS, overset-server and overset, each ended with the test."""

import glob
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import time

from bucket import Bucket

CREDENTIALS = {"AWS_ACCESS_KEY_ID": "AKIDOFTESTS", "AWS_SECRET_ACCESS_KEY": "secret-of-tests"}
READER = {"AWS_ACCESS_KEY_ID": "AKIDOFREADER", "AWS_SECRET_ACCESS_KEY": "secret-of-reader"}
BUCKET = "pictures"


def wait_for(condition, seconds, what):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"{what}: not within {seconds} s")


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Weed:
    """SeaweedFS: master, volume, filer and S3 in one process, on this machine's own address alone."""

    def __init__(self, program, folder):
        self.program, self.folder, self.process = program, folder, None
        os.makedirs(f"{folder}/data")
        people = [
            {"name": "overset", "credentials": [{
                "accessKey": CREDENTIALS["AWS_ACCESS_KEY_ID"], "secretKey": CREDENTIALS["AWS_SECRET_ACCESS_KEY"]}],
             "actions": ["Admin", "Read", "List", "Write"]},
            {"name": "reader", "credentials": [{
                "accessKey": READER["AWS_ACCESS_KEY_ID"], "secretKey": READER["AWS_SECRET_ACCESS_KEY"]}],
             "actions": ["Read", "List"]}]
        with open(f"{folder}/identities.json", "w", encoding="utf-8") as file:
            json.dump({"identities": people}, file)
        self.ports = free_ports(8)
        self.port = self.ports[0]
        self.bucket = Bucket(self.port, BUCKET, *CREDENTIALS.values())

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        names = ["s3.port", "s3.port.grpc", "master.port", "master.port.grpc", "volume.port", "volume.port.grpc",
                 "filer.port", "filer.port.grpc"]
        log = open(f"{self.folder}/weed.log", "ab")
        self.process = subprocess.Popen(
            [self.program, "-logtostderr=true", "server", f"-dir={self.folder}/data", "-ip=127.0.0.1", "-ip.bind=127.0.0.1",
             "-s3", f"-s3.config={self.folder}/identities.json", f"-s3.localSocket={self.folder}/s3.sock",
             "-s3.port.iceberg=0", "-s3.port.lance=0",
             "-master.telemetry=false", "-master.electionTimeout=1s", "-master.volumeSizeLimitMB=64", "-volume.max=30",
             "-volume.preStopSeconds=1"]
            + [f"-{name}={port}" for name, port in zip(names, self.ports)],
            stdout=log, stderr=log, cwd=self.folder)
        log.close()
        wait_for(self.answers, 60, "SeaweedFS answers")

    def answers(self):
        """Whether the bucket can be listed, or made."""
        assert self.process.poll() is None, "SeaweedFS has ended"
        try:
            status, _ = self.bucket.ask("GET", query=[("list-type", "2"), ("max-keys", "1")])
            if status == 404:
                self.bucket.make()
            if status != 200:
                return False
            # Reading needs the volumes, which come after the rest.
            return self.bucket.ask("PUT", "/ready", body=b"ready")[0] == 200
        except (OSError, RuntimeError, http.client.HTTPException):
            return False

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                self.kill()
        # It makes them wherever it runs, by the numbers of its ports.
        for port in self.ports:
            for path in glob.glob(f"/tmp/seaweedfs-*-{port}.sock"):
                os.remove(path)


class Server:
    """overset-server over a project."""

    def __init__(self, program, project, data, environment, port=0):
        self.command = [program, "--project", project, "--data", data, "--port", str(port), "--open"]
        self.environment = {"PATH": "/usr/bin:/bin", **environment}
        self.log = f"{data}.log"
        self.process, self.port = None, port

    def start(self):
        log = open(self.log, "ab")
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True)
        log.close()
        for line in self.process.stdout:
            found = re.match(r"Listening on http://127.0.0.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return self
        raise AssertionError(f"overset-server ended with {self.process.wait()}: {self.said()[-600:]}")

    def refuses(self):
        """The exit code, and what is said, of a start that comes to nothing."""
        done = subprocess.run(
            self.command, env=self.environment, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stderr

    def said(self):
        with open(self.log, encoding="utf-8") as file:
            return file.read()

    def get(self, path, fields=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            connection.request("GET", path, headers=fields or {})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                return self.process.wait(timeout=40)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode if self.process else None
