#!/usr/bin/env python3
"""Does in a running Weblate what translators do, and looks at what the check for Overset says.

    test_weblate.py WEBLATE SERVER OVERSET PROJECT RESULTS

Weblate's address; the programs overset-server and overset; the project that the server reads; a folder for the log and
pictures. Scripts/test-weblate.sh starts it.
"""

import json
import os
import pathlib
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import zipfile

import django
from browser import Browser, program

LONG = "Wiederherstellen aller früheren Einkäufe"
SHORT = "Holen"


class Failure(Exception):
    """What is not as it should be."""


def expect(condition, words):
    print(("ok    " if condition else "WRONG ") + words, flush=True)
    if not condition:
        raise Failure(words)


class API:
    """Weblate's API."""

    def __init__(self, url, token):
        self.url, self.token = url, token

    def call(self, path, method="GET", body=None, kind="application/json"):
        url = path if path.startswith("http") else f"{self.url}/api/{path}"
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data=data, method=method)
        request.add_header("Authorization", f"Token {self.token}")
        request.add_header("Content-Type", kind)
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                text = response.read()
        except urllib.error.HTTPError as error:
            raise Failure(f"{method} {path}: {error.code} {error.read()[:2000].decode(errors='replace')}") from error
        return json.loads(text) if text else {}


class Service:
    """The server, started and ended as often as is wanted."""

    def __init__(self, program, project):
        self.program, self.project = program, project
        self.port = urllib.parse.urlsplit(os.environ["OVERSET_URL"]).port
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "--project", self.project, "--port", str(self.port)], stdout=subprocess.DEVNULL)
        wait(f"http://127.0.0.1:{self.port}/health", "overset-server")

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait(60)
            self.process = None


def wait(url, name, seconds=180):
    end = time.monotonic() + seconds
    while True:
        try:
            urllib.request.urlopen(url, timeout=20).close()
            return
        except (OSError, urllib.error.URLError):
            if time.monotonic() > end:
                raise Failure(f"{name} does not answer at {url}") from None
            time.sleep(0.5)


def token():
    """The API token of the administrator."""
    from rest_framework.authtoken.models import Token

    from weblate.auth.models import User

    return Token.objects.get_or_create(user=User.objects.get(username="admin"))[0].key


def make_component(api, project, results):
    """A project with one component of the project's .strings files."""
    archive = results / "catalogs.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in sorted(project.glob("*.lproj/*.strings")):
            file.write(path, path.relative_to(project))
    try:
        api.call("projects/app/", "DELETE")
        time.sleep(1)
    except Failure:
        pass
    api.call("projects/", "POST", {"name": "App", "slug": "app", "web": "https://example.com"})
    fields = {
        "name": "Texts", "slug": "texts", "vcs": "local", "repo": "local:", "branch": "main", "file_format": "strings",
        "filemask": "*.lproj/Localizable.strings", "template": "en.lproj/Localizable.strings", "new_lang": "none",
        "source_language": "en", "license": "proprietary",
    }
    boundary = "overset-boundary"
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in fields.items()
    ]
    parts.append(
        f'--{boundary}\r\nContent-Disposition: form-data; name="zipfile"; filename="catalogs.zip"\r\n'
        "Content-Type: application/zip\r\n\r\n".encode() + archive.read_bytes() + b"\r\n")
    parts.append(f"--{boundary}--\r\n".encode())
    api.call("projects/app/components/", "POST", b"".join(parts), f"multipart/form-data; boundary={boundary}")


def unit(api, key, language="de"):
    query = urllib.parse.urlencode({"q": f'context:="{key}"'})
    found = api.call(f"translations/app/texts/{language}/units/?{query}")["results"]
    if len(found) != 1:
        raise Failure(f"{len(found)} units are called {key}")
    return found[0]


def checks(unit_id):
    """The names of the failing checks of a unit, from the database: the API says only whether there are some."""
    from weblate.checks.models import Check

    return sorted(Check.objects.filter(unit_id=unit_id).values_list("name", flat=True))


def translate(api, key, text):
    """Saves a translation as translators do, and returns its unit and how long saving took, in milliseconds."""
    found = unit(api, key)
    start = time.monotonic()
    api.call(f"units/{found['id']}/", "PATCH", {"state": 20, "target": [text]})
    return unit(api, key), (time.monotonic() - start) * 1000


def sign_in(page, url):
    page.open(f"{url}/accounts/login/")
    page.run(
        "document.getElementById('id_username').value = 'admin';"
        "document.getElementById('id_password').value = 'overset-test';"
        "document.querySelector('form[action*=login], #id_password').closest('form').submit()")
    time.sleep(3)


def show(page, url, key, file):
    """What the page of a text says of the check, and a picture of the page."""
    query = urllib.parse.urlencode({"q": f'context:="{key}"'})
    page.open(f"{url}/translate/app/texts/de/?{query}")
    time.sleep(1.5)
    words = page.run(
        "[...document.querySelectorAll('.check, .check-item, [data-check=overset]')].map((e) => e.innerText).join('\\n')"
        " || document.body.innerText")
    pictures = page.run(
        "[...document.querySelectorAll('img.img-fluid, img.img-responsive')].filter((i) => i.src.includes('render-check/') || i.src.includes('overset'))"
        ".map((i) => [i.src, i.naturalWidth])")
    page.picture(file)
    return words, pictures


def main():
    url, server, overset, project, results = sys.argv[1:]
    project, results = pathlib.Path(project), pathlib.Path(results)
    results.mkdir(parents=True, exist_ok=True)
    wait(f"{url}/healthz/", "Weblate")
    django.setup()
    api = API(url, token())
    service = Service(server, project)
    service.start()
    try:
        make_component(api, project, results)
        run(api, service, url, overset, project, results)
    finally:
        service.stop()
    print("all as it should be")


def run(api, service, url, overset, project, results):
    expect(checks(unit(api, "buy.restore")["id"]) == [], "a text that fits has no failing check")
    found, milliseconds = translate(api, "buy.restore", LONG)
    expect("overset" in checks(found["id"]), f"the check fails for “{LONG}” (saved in {milliseconds:.0f} ms)")
    expect(found["has_failing_check"], "the API says so")
    with_pages = program() is not None
    if with_pages:
        with Browser(1360, 1500, reaches="127.0.0.1") as browser:
            page = browser.page()
            page.size(1360, 1500)
            sign_in(page, url)
            words, pictures = show(page, url, "buy.restore", results / "failing.png")
            (results / "failing.txt").write_text(words)
            expect("Room in the app" in words, "the page of the text names the check")
            expect("needs" in words or "has" in words, "and says what the text needs and what it has")
            expect(any(width > 0 for _, width in pictures), f"and shows the picture: {pictures}")
    found, milliseconds = translate(api, "buy.restore", SHORT)
    expect("overset" not in checks(found["id"]), f"the check goes for “{SHORT}” (saved in {milliseconds:.0f} ms)")
    if with_pages:
        with Browser(1360, 1500, reaches="127.0.0.1") as browser:
            page = browser.page()
            page.size(1360, 1500)
            sign_in(page, url)
            words, _ = show(page, url, "buy.restore", results / "fitting.png")
            expect("It fits" in words, "the page says that it fits")
    flags(api, url, overset, project, results)
    outage(api, service, url, results, with_pages)


def flags(api, url, overset, project, results):
    """Limits without a service: flags through the API."""
    limits = results / "limits.json"
    subprocess.run(
        [overset, "export-limits", str(project), "--project", str(project), "--format", "weblate", "-o", str(limits)],
        check=True)
    command = [str(pathlib.Path(sys.executable).parent / "overset-weblate-flags"), url, "app/texts", str(limits)]
    environment = dict(os.environ, WEBLATE_TOKEN=api.token)
    first = subprocess.run(command, capture_output=True, text=True, env=environment)
    expect(first.returncode == 0 and first.stdout == "3 units have new flags, 0 had them\n", f"flags are set: {first.stdout}{first.stderr}")
    second = subprocess.run(command, capture_output=True, text=True, env=environment)
    expect(second.stdout == "0 units have new flags, 3 had them\n", "and set once")
    found, _ = translate(api, "buy.restore", LONG)
    expect("max-size" in checks(found["id"]), "Weblate's own check of the size fails for the long text")
    found, _ = translate(api, "buy.restore", SHORT)
    expect("max-size" not in checks(found["id"]), "and goes for the short one")


def outage(api, service, url, results, with_pages):
    """A server that is away holds nobody up, and the page says that nothing was checked."""
    service.stop()
    found, milliseconds = translate(api, "buy.later", "Zu einem sehr viel späteren Zeitpunkt")
    expect("overset" not in checks(found["id"]), f"without the server a long text is saved, and passes ({milliseconds:.0f} ms)")
    if with_pages:
        with Browser(1360, 1500, reaches="127.0.0.1") as browser:
            page = browser.page()
            page.size(1360, 1500)
            sign_in(page, url)
            words, _ = show(page, url, "buy.later", results / "away.png")
            expect("Not checked" in words, "the page says that it was not checked")


if __name__ == "__main__":
    try:
        main()
    except (Failure, subprocess.CalledProcessError) as error:
        print(f"test_weblate: {error}", file=sys.stderr)
        sys.exit(1)
