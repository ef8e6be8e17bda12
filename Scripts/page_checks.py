"""What the scripts that try pages in Chromium share: what is expected, and how one check is made and ends."""

import sys

from browser import Browser, BrowserError, axe_file, program


class Failure(Exception):
    """What is not as it should be."""


def expect(condition, words):
    if not condition:
        raise Failure(words)


def equal(found, wanted, words):
    expect(found == wanted, f"{words}: {found!r}, not {wanted!r}")


class Visit:
    """A page that a check acts on."""

    # The addresses that the page may ask for.
    own = ()

    def __init__(self, page):
        self.page = page

    def show(self, url, width, height, **features):
        """Opens an address on a screen of a size, for somebody who prefers some features, such as darkness."""
        self.page.size(width, height, mobile=width < 600)
        self.page.prefer(**features)
        self.page.open(url)

    def run(self, script):
        return self.page.run(script)

    def wait(self, script, *seconds):
        try:
            self.page.wait(script, *seconds)
        except BrowserError:
            raise Failure(f"never true: {script}; at {self.run('location.hash')}") from None

    def press(self, *keys, **more):
        self.page.press(*keys, **more)


def missing(name, checks, others=()):
    """Why a check cannot be made, and the exit code for it; None if it can."""
    if name not in (*checks, *others):
        return f"there is no check {name}: {', '.join(checks)}", 64
    if program() is None:
        return "Chromium is not installed", 69
    if name == "axe" and axe_file() is None:
        return "axe-core is not installed", 69
    return None


def refused(reason):
    """Says why a check cannot be made, and gives the exit code."""
    print(reason[0], file=sys.stderr)
    return reason[1]


def made(name, check, visit_of, complaining=(), reaches=None):
    """Makes a check in a browser of its own, and gives the exit code.

    `visit_of` makes the visit of a page. The checks that are `complaining` make the console complain.
    """
    with Browser(reaches=reaches) as browser:
        try:
            visit = visit_of(browser.page())
            check(visit)
            complaints = visit.page.complaints(own=visit.own)
            if name not in complaining:
                equal(complaints, [], "complaints")
        except (Failure, BrowserError) as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            return 1
    return 0
