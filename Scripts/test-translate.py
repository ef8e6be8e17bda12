#!/usr/bin/env python3
"""Opens the translator's page of a running overset-server in Chromium and tries what people do with it.

    Scripts/test-translate.py CHECK URL FILE       try one thing
    Scripts/test-translate.py pictures URL TO      write pictures of the page, to be looked at
    Scripts/test-translate.py speed URL [TEXTS]    say how long it takes from a letter, or a step of a slider, to the picture

The address is the one that the server prints, with its token; the file is the catalog, which `save` and `disk` change. Of it
they know the German text of `half.go`. Chromium is the one of OVERSET_CHROMIUM, or the one that is installed.

Exit codes: 0 as it should be; 1 not; 64 usage; 69 Chromium or axe-core is not installed.
"""

import pathlib
import statistics
import sys
import urllib.parse

from browser import axe_file
from component_checks import component
from page_checks import equal, expect, made, missing, refused
from page_checks import Visit as PageVisit

# Puts a text into the box, or a slider to a place, as people do, and says how long it takes until its picture is seen, in milliseconds.
TYPE = """
new Promise((done, failed) => {
  const text = document.getElementById(%s), image = document.getElementById("picture");
  const before = image.src, start = performance.now();
  text.value = %s;
  text.dispatchEvent(new Event("input", { bubbles: true }));
  (function look() {
    if (image.src !== before && image.complete && image.naturalWidth > 0) done(performance.now() - start);
    else if (performance.now() - start > 240000) failed(new Error("no picture"));
    else requestAnimationFrame(look);
  })();
})
"""


class Visit(PageVisit):
    """A page of a server."""

    def __init__(self, page, url, file):
        super().__init__(page)
        self.url, self.file = url, pathlib.Path(file)
        self.base = "{0.scheme}://{0.netloc}".format(urllib.parse.urlsplit(url))
        self.own = (self.base, f"blob:{self.base}")

    def open(self, locale="de", width=1360, height=900, url=None, **features):
        """Opens it, and waits until the first text is judged and drawn."""
        place, _, token = (url or self.url).partition("#")
        self.show(f"{place}?locale={locale}#{token}", width, height, **features)
        self.wait("document.getElementById('verdict').textContent !== ''")
        self.wait("document.querySelectorAll('#devices figure').length > 0 || !document.getElementById('nothing').hidden")
        return self

    def text(self, name):
        return self.run(f"document.getElementById('{name}').textContent")

    def choose(self, key):
        self.run(f"[...document.querySelectorAll('#list button')].find((row) => row.textContent.includes('{key}')).click()")
        self.wait(f"document.getElementById('key').textContent === '{key}'")

    def type(self, text):
        return self.run(TYPE % (repr("text"), repr(text)))

    def slide(self, name, value):
        return self.run(TYPE % (repr(name), repr(str(value))))


# What is tried


def load(visit):
    """The list is there, its first text is judged and drawn, and the token has left the address."""
    visit.open()
    expect("token" not in visit.run("location.href"), "the token has left the address")
    expect(visit.run("document.querySelectorAll('#list button').length") > 2, "there is a list")
    equal(visit.run("document.querySelectorAll('#list [aria-current=true]').length"), 1, "chosen texts")
    expect(visit.run("document.getElementById('picture').naturalWidth") > 50, "there is a picture")
    expect(visit.run("document.querySelectorAll('#devices img').length") == 2, "there is one for each device")


def typing(visit):
    """What is typed is judged and drawn."""
    visit.open()
    visit.choose("half.go")
    visit.type("Los")
    equal(visit.text("verdict"), "fits", "a short text")
    expect("pt left" in visit.text("figures"), "its room is said")
    visit.type("Alle Einkäufe wiederherstellen")
    equal(visit.text("verdict"), "truncated", "a long text")
    expect("pt over" in visit.text("figures"), "what is over is said")
    expect("iPhoneSE" in visit.text("place"), "it is drawn where it is tightest")
    expect(visit.run("document.querySelector('#ruler .over').offsetWidth") > 20, "the ruler shows what is over")
    visit.wait("document.querySelector('#devices figcaption').textContent.includes('over')")
    visit.run("document.getElementById('revert').click()")
    visit.wait("document.getElementById('verdict').textContent === 'fits'")
    equal(visit.run("document.getElementById('save').disabled"), True, "nothing is to be saved")


def keys(visit):
    """Everything can be reached by keys, while the text has the focus."""
    visit.open()
    visit.run("document.getElementById('text').focus()")
    first = visit.text("key")
    visit.page.press("ArrowDown", modifiers=visit.page.ALT)
    visit.wait("document.querySelectorAll('#list [aria-current]')[1].getAttribute('aria-current') === 'true'")
    visit.page.press("ArrowUp", modifiers=visit.page.ALT)
    visit.wait(f"document.getElementById('key').textContent === {first!r}")
    visit.page.press("d", modifiers=visit.page.ALT)
    device = visit.run("document.getElementById('device').value")
    expect(device != "", "Alt D chooses a device")
    visit.wait(f"document.getElementById('place').textContent.startsWith('{device}')")
    visit.page.press("s", modifiers=visit.page.ALT)
    equal(visit.text("size-words"), "L", "Alt S chooses a text size of the project")
    visit.page.press("s", modifiers=visit.page.ALT)
    equal(visit.text("size-words"), "tightest of the project", "after the last one")
    equal(visit.run("document.activeElement.id"), "text", "the focus")


def stress(visit):
    """A text is tried as it would be if it were longer."""
    visit.open()
    visit.choose("half.go")
    visit.type("Kurzer Text")
    equal(visit.text("verdict"), "fits", "the text as it is")
    visit.run("{ const box = document.getElementById('stress'); box.value = 'en-x-double';"
              " box.dispatchEvent(new Event('change')); }")
    visit.wait("document.getElementById('verdict').textContent === 'truncated'")


def sliders(visit):
    """Rooms, text sizes and growth are tried with keys; the page says that it is not the project's, and one key ends it."""
    visit.open()
    visit.choose("half.go")
    visit.type("Kurzer Text")
    equal(visit.text("verdict"), "fits", "the text as it is")
    equal(visit.run("document.getElementById('trial').hidden"), True, "nothing is tried")
    room, figures = visit.run("document.getElementById('picture').width"), visit.text("figures")
    visit.run("document.getElementById('text').focus()")
    visit.page.press("w", modifiers=visit.page.ALT)
    equal(visit.run("document.activeElement.id"), "width", "the focus")
    visit.page.press(*["ArrowLeft"] * 3)
    equal(visit.run("document.getElementById('width').getAttribute('aria-valuetext')"), "97 %", "three steps")
    visit.wait("document.getElementById('trial').textContent.includes('in a room of 97 % of its width')")
    visit.slide("width", 50)
    equal(visit.text("verdict"), "truncated", "half of the room")
    visit.wait("document.querySelector('#devices figcaption').textContent.includes('over')")
    visit.slide("width", 150)
    equal(visit.text("verdict"), "fits", "half as much again")
    expect(visit.run("document.getElementById('picture').width") > room, "the picture has the wider room")
    visit.page.press("r", modifiers=visit.page.ALT)
    visit.wait("document.getElementById('trial').hidden")
    equal(visit.text("width-words"), "100 %", "the room after Alt R")
    visit.wait(f"document.getElementById('figures').textContent === {figures!r}")
    visit.page.press("g", modifiers=visit.page.ALT)
    visit.page.press("ArrowRight")
    equal(visit.text("growth-words"), "+1 %", "one step")
    visit.slide("growth", 100)
    equal(visit.text("verdict"), "truncated", "a text that is twice as long")
    visit.choose("half.send")
    visit.wait("document.getElementById('trial').textContent.includes('100 % longer')")
    visit.choose("half.go")
    visit.run("document.getElementById('untried').click()")
    visit.wait("document.getElementById('verdict').textContent === 'fits'")
    equal(visit.run("document.activeElement.id"), "text", "the focus after the button")
    equal(visit.run("document.getElementById('untried').disabled"), True, "nothing is to be ended")
    visit.slide("size", 12)
    expect("AX5" in visit.text("place") and "AX5, not the project" in visit.text("size-words"), "a size of no matrix")
    equal(visit.text("verdict"), "truncated", "the largest size")
    expect("size" not in visit.run("location.href"), "nothing of it is in the address")


def source(visit):
    """A text that is missing is tried as the source text, longer."""
    visit.open("ar")
    visit.choose("half.send")
    equal(visit.text("verdict"), "not checked", "a missing text")
    visit.slide("growth", 35)
    expect("the source text is tried 35 % longer" in visit.text("trial"), "what is tried is said")
    expect(visit.text("verdict") != "not checked", "it is judged")
    equal(visit.run("document.getElementById('text').value"), "", "the text that would be saved")
    equal(visit.run("document.getElementById('save').disabled"), True, "nothing is to be saved")


def drafts(visit):
    """What was typed is there again when one comes back to a text."""
    visit.open()
    visit.choose("half.go")
    visit.type("Entwurf")
    visit.choose("half.send")
    visit.choose("half.go")
    equal(visit.run("document.getElementById('text').value"), "Entwurf", "the draft")


def save(visit):
    """Saving writes the catalog; a text that somebody changes meanwhile is not written over unseen."""
    visit.open()
    visit.choose("half.go")
    visit.type("Weiter")
    visit.page.press("Enter", modifiers=visit.page.CONTROL)
    visit.wait("document.getElementById('saved').textContent.startsWith('Saved in ')")
    text = visit.file.read_text()
    expect('"Weiter"' in text, "the catalog has it")
    visit.file.write_text(text.replace('"Weiter"', '"Anders"'))
    visit.type("Nochmal")
    visit.run("document.getElementById('save').click()")
    visit.wait("document.getElementById('saved').textContent !== ''")
    expect('"Nochmal"' not in visit.file.read_text(), "the other's text stays")
    expect("Anders" in visit.text("saved"), "the other's text is said")


def disk(visit):
    """What changes on the disk changes on the page, and what is being typed stays."""
    visit.open()
    visit.choose("half.go")
    before = visit.run("document.getElementById('text').value")
    text = visit.file.read_text()
    visit.file.write_text(text.replace(f'"{before}"', '"Vom Lager"'))
    visit.wait("document.getElementById('text').value === 'Vom Lager'")
    visit.type("Gerade getippt")
    visit.file.write_text(text.replace(f'"{before}"', '"Wieder anders"'))
    visit.wait("document.getElementById('saved').textContent.includes('Wieder anders')")
    equal(visit.run("document.getElementById('text').value"), "Gerade getippt", "what is being typed")


def search(visit):
    """The list is narrowed by words and by state."""
    visit.open()
    visit.run("{ const box = document.getElementById('search'); box.value = 'SENDEN';"
              " box.dispatchEvent(new Event('input')); }")
    visit.wait("document.querySelectorAll('#list button').length === 1")
    visit.run("{ const box = document.getElementById('search'); box.value = ''; box.dispatchEvent(new Event('input')); }")
    visit.wait("document.querySelectorAll('#list button').length > 1")
    visit.run("{ const box = document.getElementById('state'); box.value = 'missing';"
              " box.dispatchEvent(new Event('change')); }")
    visit.wait("document.querySelectorAll('#list button').length === 0")


def mirror(visit):
    """A language that runs from the right is typed and drawn so."""
    visit.open("ar")
    visit.choose("half.go")
    equal(visit.run("getComputedStyle(document.getElementById('text')).direction"), "rtl", "the direction of the text")
    visit.wait("document.getElementById('verdict').textContent === 'fits'")


def hostile(visit):
    """Markup in keys and texts is shown as text."""
    visit.open()
    visit.choose("half.go")
    visit.type("<img src=x onerror=alert(1)><script>alert(2)</script>")
    equal(visit.run("document.querySelectorAll('#editor script, #list img').length"), 0, "elements of a text")
    expect(visit.run("[...document.images].every((image) => image.src === '' || image.src.startsWith('blob:'))"), "images")


def token(visit):
    """Without a token the page asks for it, and takes it."""
    place, _, fragment = visit.url.partition("#token=")
    visit.page.open(place)
    visit.wait("!document.getElementById('access').hidden")
    for secret, shown in (("overset_wrong", False), (fragment, True)):
        visit.run(f"document.getElementById('token').value = {secret!r}")
        visit.run("document.querySelector('#access button').click()")
        if shown:
            visit.wait("!document.getElementById('work').hidden && document.getElementById('access').hidden")
        else:
            visit.wait("document.getElementById('refusal').textContent !== ''")


def lost(visit):
    """A server that does not answer is said, and the page goes on when it does again."""
    visit.open()
    visit.page.call("Network.emulateNetworkConditions", {
        "offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
    visit.wait("!document.getElementById('trouble').hidden")
    visit.page.call("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
    visit.wait("document.getElementById('trouble').hidden")


def narrow(visit):
    """On a phone nothing lies beside the screen."""
    visit.open(width=390, height=844)
    expect(visit.run("document.documentElement.scrollWidth") <= 390, "nothing is wider than the screen")


def axe(visit):
    """axe-core finds nothing."""
    source = axe_file().read_text()
    for width, scheme in ((1360, "light"), (1360, "dark"), (390, "light")):
        visit.open(width=width, prefers_color_scheme=scheme)
        visit.choose("half.go")
        visit.type("Alle Einkäufe wiederherstellen")
        equal(visit.page.axe(source), [], f"axe at {width} pixels, {scheme}")
        visit.slide("width", 120)
        visit.slide("size", 9)
        equal(visit.page.axe(source), [], f"axe at {width} pixels, {scheme}, while something is tried")
        # The page asks before a draft is lost.
        visit.run("document.getElementById('revert').click()")


CHECKS = {check.__name__: check for check in (
    load, typing, keys, stress, sliders, source, drafts, save, disk, search, mirror, hostile, token, lost, narrow, axe,
    component)}
# These are refused or cut off on purpose, and the browser says so.
COMPLAINING = {"token", "lost", "save", "pictures"}


# Figures and pictures


def speed(visit, texts):
    """From a letter to its picture, each time another text."""
    visit.open()
    times = sorted(visit.type(f"Text {number} wieder") for number in range(texts))
    report(f"{texts} texts", times)
    visit.type("Wiederherstellen")
    for name, places in (("width", range(50, 100)), ("growth", range(1, 101)), ("size", range(1, 13)), ("size", range(11, 0, -1))):
        report(f"{len(places)} places of {name}", sorted(visit.slide(name, place) for place in places))
        visit.page.press("r", modifiers=visit.page.ALT)
        visit.wait("document.getElementById('trial').hidden")


def report(what, times):
    print(f"{what}: median {statistics.median(times):.0f} ms, 95 of 100 within {times[int(len(times) * 0.95)]:.0f} ms,"
          f" worst {times[-1]:.0f} ms")


def pictures(visit, to):
    pathlib.Path(to).mkdir(parents=True, exist_ok=True)
    for name, locale, width, scheme in (
            ("first", "de", 1360, "light"), ("dark", "de", 1360, "dark"), ("phone", "de", 390, "light"),
            ("right-to-left", "ar", 1360, "light")):
        visit.open(locale, width=width, prefers_color_scheme=scheme)
        visit.run("new Promise((done) => setTimeout(done, 500))")
        visit.page.picture(f"{to}/{name}.png")
    visit.page.open(visit.url.partition("#")[0])
    visit.run("sessionStorage.clear()")
    visit.page.open(visit.url.partition("#")[0])
    visit.wait("!document.getElementById('access').hidden")
    visit.page.picture(f"{to}/token.png")


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 64
    name, url = arguments[:2]
    rest = arguments[2] if len(arguments) == 3 else ""
    reason = missing(name, CHECKS, ("pictures", "speed"))
    if reason:
        return refused(reason)
    others = {"pictures": lambda visit: pictures(visit, rest), "speed": lambda visit: speed(visit, int(rest or 100))}
    check = others.get(name) or CHECKS[name]
    return made(name, check, lambda page: Visit(page, url, rest), COMPLAINING, reaches="127.0.0.1")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
