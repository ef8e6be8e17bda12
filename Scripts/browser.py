"""Drives a Chromium over the pipe of its DevTools protocol, with the standard library alone."""

import base64
import importlib.util
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """What the browser or a script in a page reports."""


def program():
    """The path of a Chromium; None if none is installed."""
    named = os.environ.get("OVERSET_CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome"]
    return next((path for path in map(shutil.which, names) if path), None)


def axe_file():
    """The file of axe-core: that of OVERSET_AXE, or that inside axe-playwright-python; None if it is not installed."""
    named = os.environ.get("OVERSET_AXE")
    if named:
        return pathlib.Path(named)
    spec = importlib.util.find_spec("axe_playwright_python")
    folders = spec.submodule_search_locations if spec else []
    files = [pathlib.Path(folder, "axe.min.js") for folder in folders]
    return next((file for file in files if file.exists()), None)


class Browser:
    """A Chromium without a window, a profile of before and a network; `reaches` names a host that it may ask all the same."""

    def __init__(self, width=1360, height=900, reaches=None):
        rules = "MAP * ~NOTFOUND" + (f", EXCLUDE {reaches}" if reaches else "")
        self.folder = tempfile.TemporaryDirectory(prefix="overset-browser-", ignore_cleanup_errors=True)
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def connect():
            # The protocol is read from descriptor 3 and written to 4.
            high = [os.dup2(number, 100 + index) for index, number in enumerate((to_browser, from_browser))]
            for index, number in enumerate(high):
                os.dup2(number, 3 + index)

        options = [
            "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-background-networking", "--disable-component-update", f"--host-resolver-rules={rules}",
            "--hide-scrollbars", "--force-device-scale-factor=1", f"--window-size={width},{height}",
            f"--user-data-dir={self.folder.name}",
        ]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        self.process = subprocess.Popen(
            [program(), *options, "about:blank"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=connect)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close", timeout=5)
        except (BrowserError, OSError):
            self.process.kill()
        self.process.wait()
        os.close(self.output)
        os.close(self.input)
        self.folder.cleanup()

    def page(self):
        """A new page."""
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        return Page(self, session, target)

    def call(self, method, parameters=None, session=None, timeout=60):
        """The result of a command."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        deadline = time.monotonic() + timeout
        while True:
            answer = self.receive(deadline - time.monotonic())
            if answer is None:
                raise BrowserError(f"{method}: no answer in {timeout} s")
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self, seconds):
        """The next message; None if none comes in time."""
        deadline = time.monotonic() + max(seconds, 0)
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(deadline - time.monotonic(), 0))
            if not ready:
                return None
            data = os.read(self.input, 1 << 20)
            if not data:
                raise BrowserError("the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)


class Page:
    """A page of a browser, and what it complained about."""

    keys = {
        "Enter": (13, "\r"), "Escape": (27, None), "Tab": (9, None), "ArrowLeft": (37, None), "ArrowUp": (38, None),
        "ArrowRight": (39, None), "ArrowDown": (40, None), " ": (32, " "),
    }

    def __init__(self, browser, session, target):
        self.browser, self.session, self.target = browser, session, target
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, parameters=None, timeout=60):
        return self.browser.call(method, parameters, self.session, timeout)

    def close(self):
        self.browser.call("Target.closeTarget", {"targetId": self.target})

    def size(self, width, height, scale=1, mobile=False):
        self.call(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile})

    def prefer(self, **features):
        """Sets media features, such as prefers_color_scheme="dark"."""
        self.call("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def open(self, url):
        """Opens an address and waits until it is loaded."""
        self.call("Page.navigate", {"url": "about:blank"})
        self.wait("document.readyState === 'complete' && location.href === 'about:blank'")
        self.call("Page.navigate", {"url": url})
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def run(self, script, timeout=250):
        """The value of an expression in the page; promises are waited for."""
        answer = self.call("Runtime.evaluate", {
            "expression": script, "returnByValue": True, "awaitPromise": True, "userGesture": True}, timeout)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def wait(self, script, seconds=90):
        """Waits until an expression is true."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                if self.run(script):
                    return
            except BrowserError:
                # The page that it ran in is gone.
                pass
            if time.monotonic() > deadline:
                raise BrowserError(f"never true: {script}")
            time.sleep(0.02)

    ALT, CONTROL = 1, 2

    def press(self, *names, modifiers=0):
        """Presses keys, one after the other, with others held: `ALT`, `CONTROL`."""
        for name in names:
            code, text = self.keys.get(name, (ord(name.upper()) if len(name) == 1 else 0, name))
            event = {"key": name, "windowsVirtualKeyCode": code, "modifiers": modifiers}
            if len(name) == 1 and name.isalpha():
                event["code"] = f"Key{name.upper()}"
            if modifiers:
                text = None
            self.call("Input.dispatchKeyEvent", {
                **event, "type": "keyDown" if text else "rawKeyDown", **({"text": text} if text else {})})
            self.call("Input.dispatchKeyEvent", {**event, "type": "keyUp"})

    def mouse(self, kind, x, y, buttons=0):
        self.call("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left" if kind != "mouseMoved" else "none", "buttons": buttons,
            "clickCount": 1 if kind != "mouseMoved" else 0})

    def picture(self, path):
        """Writes what is seen."""
        data = self.call("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def axe(self, source):
        """What axe-core finds; `source` is its own. The policy of a page forbids such scripts; the protocol's are not bound."""
        self.run(source)
        return self.run(
            "axe.run({ preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) =>"
            " `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? '')).join(' | ')}`))")

    def complaints(self, own=("file:",)):
        """Errors and warnings of the console, exceptions, and every address that was asked for elsewhere than at `own`."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            name, values = event["method"], event["params"]
            if name == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif name == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
                found.append(" ".join(str(value.get("value", value.get("description"))) for value in values["args"]))
            elif name == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
                found.append(values["entry"]["text"])
            elif name == "Network.requestWillBeSent":
                url = values["request"]["url"]
                if not url.startswith((*own, "about:", "data:")):
                    found.append(f"asked for {url}")
        return found
