#!/usr/bin/env python3
"""Opens the page of a report in Chromium and tries what people do with it.

    Scripts/test-page.py CHECK FOLDER       try one thing
    Scripts/test-page.py pictures FOLDER TO write pictures of the page, to be looked at
    Scripts/test-page.py speed FOLDER       say how long it takes from the address to the first picture

The folder is what `--report html=FOLDER` wrote. Chromium is the one of OVERSET_CHROMIUM, or the one that is installed.
`axe` needs axe-core: the file of OVERSET_AXE, or the one inside the Python package axe-playwright-python.

Exit codes: 0 as it should be; 1 not; 64 usage; 69 Chromium or axe-core is not installed.
"""

import pathlib
import statistics
import sys

from browser import Browser, axe_file
from page_checks import equal, expect, made, missing, refused
from page_checks import Visit as PageVisit

CELLS = "document.querySelectorAll('button[data-cell]').length"
REPORT = "overset.page.report"


class Visit(PageVisit):
    """A page that shows a report."""

    own = ("file:",)

    def __init__(self, page, folder):
        super().__init__(page)
        self.url = pathlib.Path(folder).resolve().joinpath("index.html").as_uri()

    def open(self, state="", width=1360, height=900, **features):
        self.show(self.url + state, width, height, **features)
        self.page.wait("typeof overset !== 'undefined' && overset.page !== undefined")
        return self

    def cell(self, condition):
        """The name of the first cell that a condition of JavaScript holds for; None without one."""
        return self.run(f"{REPORT}.cells.find((cell) => {condition})?.name ?? null")


# What is tried


def load(visit):
    """Everything is there, and nothing complains."""
    visit.open()
    expect(visit.run("document.title").startswith("Overset "), "the title names the command")
    summary = visit.run("document.getElementById('summary').textContent")
    equal(summary, visit.run(f"{REPORT}.summary.join('')"), "the summary is that of the document")
    verdicts = {0: ("Clean", "Passed"), 1: ("Failed",)}.get(visit.run(f"{REPORT}.exitCode"), ("Not finished",))
    expect(visit.run("document.getElementById('verdict').textContent") in verdicts, "the verdict is that of the exit code")
    if visit.run(f"{REPORT}.cells.length"):
        visit.wait(f"{CELLS} > 0")
        visit.wait("[...document.querySelectorAll('button[data-cell] img')].slice(0, 3).every((image) => image.complete && image.naturalWidth > 0)")
        # A picture is as wide for its height as its file.
        shape = "(image) => Math.abs(image.clientWidth / image.clientHeight - image.naturalWidth / image.naturalHeight) < 0.1"
        expect(visit.run(f"[...document.querySelectorAll('button[data-cell] img')].filter((image) => image.naturalWidth > 0).every({shape})"), "pictures keep their shape")
    for name in ("findings", "gaps"):
        visit.open(f"#view={name}")
        equal(visit.run("document.querySelector('#views [aria-current=page]').dataset.view"), name, "the view of the address")
        expect(visit.run("document.getElementById('view').childElementCount > 0"), f"{name} shows something")


def filters(visit):
    """Filters let through what they say, and live in the address."""
    visit.open()
    locales = visit.run(f"{REPORT}.locales.map(({{ tag }}) => tag)")
    tag = locales[-1]
    visit.run(f"document.querySelector('input[data-facet=locale][value={tag}]').click()")
    expect(f"locale={tag}" in visit.run("location.hash"), "the address has the filter")
    own = f"{REPORT}.cells.filter((cell) => {REPORT}.locale(cell) === '{tag}').length"
    visit.wait(f"overset.page.detail.order.length === {own}")
    shown = "[...document.querySelectorAll('button[data-cell]')].every((button) => {0})".format(
        f"{REPORT}.locale({REPORT}.cells[button.dataset.cell]) === '{tag}'")
    expect(visit.run(shown), "only cells of the locale are shown")
    visit.open(visit.run("location.hash"))
    visit.wait(f"overset.page.detail.order.length === {own}")
    expect(visit.run(f"document.querySelector('input[data-facet=locale][value={tag}]').checked"), "the filter is on after loading")
    visit.press("x")
    visit.wait(f"overset.page.detail.order.length === {REPORT}.cells.length")
    # A word that only one state has.
    visit.press("/")
    expect(visit.run("document.activeElement.id === 'search'"), "/ goes to the search")
    state = visit.run(f"{REPORT}.screens.at(-1).state")
    visit.press(*state)
    visit.wait(f"document.getElementById('search').value === '{state}'")
    visit.wait(f"overset.page.detail.order.length > 0 && overset.page.detail.order.length < {REPORT}.cells.length")
    visit.press("Escape")
    visit.press("x")
    visit.press("c")
    changed = f"{REPORT}.cells.filter((cell) => cell.verdict !== 'matched').length"
    visit.wait(f"overset.page.detail.order.length === {changed}")
    visit.open("#q=nothing%20has%20this")
    expect(visit.run("document.querySelector('.empty').textContent").startswith("No "), "nothing is said to pass")
    visit.run("document.querySelector('.empty button').click()")
    visit.wait(f"{CELLS} > 0")


def keys(visit):
    """Everything by keyboard."""
    visit.open()
    visit.wait(f"{CELLS} > 0")
    visit.press("?")
    visit.wait("document.getElementById('help').open")
    visit.press("Escape")
    visit.wait("!document.getElementById('help').open")
    for number, name in enumerate(visit.run("overset.page.views.map(({ name }) => name)")):
        visit.press(str(number + 1))
        visit.wait(f"overset.page.name === '{name}'")
    visit.press("1")
    visit.wait(f"{CELLS} > 0")
    visit.press("j")
    visit.wait("document.activeElement.dataset.cell !== undefined")
    expect(visit.run(f"((cell) => {REPORT}.isProblem(cell) || cell.findings.length > 0)({REPORT}.cells[document.activeElement.dataset.cell])"), "j goes to a cell that needs a look")
    visit.run("document.querySelector('button[data-cell]').focus()")
    first = visit.run("document.activeElement.dataset.cell")
    visit.press("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    equal(visit.run("document.activeElement.dataset.cell"), first, "the arrows go around")
    equal(visit.run("document.activeElement.closest('table').querySelectorAll('button[tabindex=\"0\"]').length"), 1, "one cell is reached by the tab key")
    visit.press("Enter")
    visit.wait("document.getElementById('detail').open")
    name = visit.run("overset.page.detail.cell.name")
    expect(visit.run("location.hash").find("cell=") > 0, "the address has the cell")
    visit.press("ArrowRight")
    visit.wait(f"overset.page.detail.cell.name !== '{name}'")
    visit.press("ArrowLeft", "2")
    visit.wait("document.querySelectorAll('.stage .canvas').length === 2")
    visit.press("1")
    visit.wait("document.querySelectorAll('.stage .canvas').length === 1")
    width = visit.run("document.querySelector('.canvas').offsetWidth")
    visit.press("+")
    visit.wait(f"document.querySelector('.canvas').offsetWidth > {width}")
    visit.press("Escape")
    visit.wait("!document.getElementById('detail').open")
    equal(visit.run("document.activeElement.dataset.cell"), first, "the focus is back on the cell")
    visit.wait("!location.hash.includes('cell=')")
    # The way back.
    visit.press("Enter")
    visit.wait("document.getElementById('detail').open")
    visit.run("history.back()")
    visit.wait("!document.getElementById('detail').open")
    visit.wait(f"{CELLS} > 0")
    size = visit.run("document.querySelector('button[data-cell]').offsetWidth")
    visit.press("+")
    visit.wait(f"document.querySelector('button[data-cell]').offsetWidth > {size}")
    visit.wait(f"{CELLS} > 0")
    along = visit.run("document.querySelector('thead th').textContent")
    visit.press("t")
    visit.wait(f"![null, undefined, '{along}'].includes(document.querySelector('thead th')?.textContent)")
    visit.press("2")
    visit.wait("document.querySelector('details.cause') !== null")
    visit.press("j", "Enter")
    visit.wait("document.querySelector('details.cause[open] .result') !== null")


def slider(visit):
    """A difference as slider, onion skin, side by side and mask."""
    name = visit.open().cell("cell.reference !== undefined && cell.mask !== undefined")
    expect(name, "the report has a picture that differs")
    visit.open(f"#cell={name}")
    visit.wait("document.querySelectorAll('.stage .canvas').length === 2")
    captions = "[...document.querySelectorAll('.stage figcaption')].map((caption) => caption.textContent)"
    equal(visit.run(captions), ["Reference", "New"], "side by side")
    visit.press("3")
    visit.wait("document.querySelector('.stage .canvas.slider') !== null")
    clip = "getComputedStyle(document.querySelectorAll('.canvas.slider .layer')[1]).clipPath"
    visit.wait("overset.page.detail.compare.input.value === '50'")
    equal(visit.run(clip), "inset(0px 0px 0px 50%)", "the slider stands in the middle")
    visit.press("[")
    visit.wait("overset.page.detail.compare.input.value === '45'")
    equal(visit.run(clip), "inset(0px 0px 0px 45%)", "the slider follows the key")
    box = visit.run("(({ left, top, width, height }) => [left, top, width, height])(document.querySelector('.canvas.slider').getBoundingClientRect())")
    visit.page.mouse("mousePressed", box[0] + box[2] * 0.5, box[1] + box[3] / 2, 1)
    visit.page.mouse("mouseMoved", box[0] + box[2] * 0.8, box[1] + box[3] / 2, 1)
    visit.page.mouse("mouseReleased", box[0] + box[2] * 0.8, box[1] + box[3] / 2)
    visit.wait("Math.abs(Number(overset.page.detail.compare.input.value) - 80) <= 1")
    visit.run("overset.page.detail.compare.input.focus()")
    visit.press("ArrowRight")
    visit.wait("Math.abs(Number(overset.page.detail.compare.input.value) - 81) <= 1")
    visit.press("4")
    visit.wait("document.querySelector('.stage .canvas.onion') !== null")
    visit.wait("Number(getComputedStyle(document.querySelectorAll('.canvas.onion .layer')[1]).opacity) > 0.79")
    visit.press("5")
    visit.wait("document.querySelector('.stage .canvas .mask img')?.naturalWidth > 0")
    expect("mode=difference" in visit.run("location.hash"), "the address has the mode")
    expect(visit.run("document.querySelector('.difference').textContent.length > 20"), "the verdict says what differs")
    # Against another locale there is no mask: the browser subtracts.
    visit.run("(([select]) => { select.value = select.options[1].value; select.dispatchEvent(new Event('change')); })(document.querySelectorAll('.with select'))")
    visit.wait("document.querySelector('.stage .canvas.blend') !== null")


def mirror(visit):
    """Right to left over left to right."""
    name = visit.open().cell("cell.direction === 'rtl'")
    expect(name, "the report has a cell that runs from right to left")
    flipped = "[...document.querySelectorAll('button[data-cell]')].filter((button) => getComputedStyle(button.querySelector('img')).transform === 'matrix(-1, 0, 0, 1, 0, 0)').map((button) => Number(button.dataset.cell))"
    visit.wait(f"{CELLS} > 0")
    equal(visit.run(flipped), [], "nothing is mirrored at first")
    visit.press("m")
    visit.wait(f"{flipped}.length > 0")
    expect(visit.run(f"{flipped}.every((cell) => {REPORT}.cells[cell].direction === 'rtl')"), "only right to left is mirrored")
    expect(visit.run("[...document.querySelectorAll('button[data-cell]')].every((button) => ({0}.cells[button.dataset.cell].direction === 'rtl') === button.getAttribute('aria-label').includes('mirrored'))".format(REPORT)), "mirrored cells say so")
    visit.open(f"#cell={name}")
    visit.press("m")
    visit.wait("document.querySelectorAll('.stage .canvas').length === 2")
    images = "[...document.querySelectorAll('.stage img')].map((image) => image.classList.contains('mirrored'))"
    equal(visit.run(images), [False, True], "the cell is mirrored beside the other direction")
    visit.press("4")
    visit.wait("document.querySelector('.stage .canvas.onion') !== null")
    equal(visit.run(images), [False, True], "and over it")
    # Frames go where the picture shows what they are about.
    framed = visit.cell("cell.direction === 'rtl' && cell.findings.some(({ frame }) => frame)")
    if framed:
        visit.open(f"#cell={framed}&mode=picture")
        left = visit.run("parseFloat(document.querySelector('.canvas .frame').style.left)")
        width = visit.run("parseFloat(document.querySelector('.canvas .frame').style.width)")
        visit.press("m")
        visit.wait(f"Math.abs(parseFloat(document.querySelector('.canvas .frame').style.left) - {100 - left - width}) < 0.01")


def findings(visit):
    """Causes with their results, cells, texts and drawings."""
    visit.open("#view=findings")
    equal(visit.run("document.querySelectorAll('details.cause').length"), visit.run(f"Math.min({REPORT}.causes.length, 60)"), "each cause is listed")
    visit.run("document.querySelectorAll('details.cause').forEach((cause) => { cause.open = true; })")
    visit.wait("[...document.querySelectorAll('details.cause')].every((cause) => cause.querySelector('.result') !== null)")
    messages = "[...document.querySelectorAll('.result .message')].map((message) => message.textContent)"
    wanted = visit.run(f"{REPORT}.causes.slice(0, 60).flatMap((cause) => cause.results.map((result) => result.message))")
    equal(visit.run(messages), wanted, "each result has its words")
    if visit.run(f"{REPORT}.results.some((result) => result.drawing)"):
        visit.run("document.querySelector('.drawing').scrollIntoView()")
        visit.wait("document.querySelector('.drawing img').naturalWidth > 0")
        inside = "(part) => part.offsetLeft >= -1 && part.offsetTop >= -1 && part.offsetLeft + part.offsetWidth <= part.parentElement.offsetWidth + 1"
        expect(visit.run(f"[...document.querySelectorAll('.drawing span')].every({inside})"), "what is marked lies in the drawing")
    if visit.run("document.querySelector('.result .chip') !== null"):
        visit.run("document.querySelector('.result .chip').click()")
        visit.wait("document.getElementById('detail').open")
    framed = visit.cell("cell.findings.some(({ frame }) => frame) && cell.picture !== undefined")
    if framed:
        visit.open(f"#cell={framed}")
        visit.wait("document.querySelector('.canvas .frame') !== null")
        inside = "(frame) => frame.offsetLeft >= -2 && frame.offsetLeft + frame.offsetWidth <= frame.parentElement.offsetWidth + 2"
        expect(visit.run(f"[...document.querySelectorAll('.canvas .frame')].every({inside})"), "frames lie in the picture")
        visit.press("f")
        visit.wait("document.querySelector('.canvas .frame') === null")


def hostile(visit):
    """What comes from outside is text."""
    visit.open("#view=findings")
    visit.run("document.querySelectorAll('details.cause').forEach((cause) => { cause.open = true; })")
    visit.wait("document.querySelector('.result') !== null")
    expect(visit.run("typeof window.overset_pwned === 'undefined'"), "no value has run")
    equal(visit.run("document.querySelectorAll('#view script, #view iframe, #view a, #view object, #view style, #view img[onerror]').length"), 0, "no value has become an element")
    expect(visit.run("document.getElementById('view').textContent.includes('<script>overset_pwned')"), "the value is shown")
    expect(visit.run("document.querySelectorAll('#view .mark[title=\"U+202E\"]').length > 0"), "what would turn the text around is a mark")
    loose = "(text) => /[\\u202A-\\u202E\\u2028\\u2029\\u0000-\\u0008]/.test(text)"
    expect(not visit.run(f"({loose})(document.body.textContent)"), "nothing that is obeyed stands in the page")
    expect(not visit.run(f"[...document.querySelectorAll('*')].some((element) => [...element.attributes].some((attribute) => ({loose})(attribute.value)))"), "nor in an attribute")


def narrow(visit):
    """A phone, and darkness."""
    for state in ("", "#view=findings", "#view=gaps"):
        visit.open(state, width=390, height=844, prefers_color_scheme="dark")
        wide = visit.run("document.scrollingElement.scrollWidth")
        expect(wide <= 390, f"the page of {state or 'the first view'} is {wide} pixels wide on a screen of 390")
    expect(visit.run("getComputedStyle(document.body).backgroundColor") != "rgb(244, 245, 247)", "the dark page is dark")
    name = visit.cell("true")
    if name:
        visit.open(f"#cell={name}", width=390, height=844)
        expect(visit.run("document.getElementById('detail').offsetWidth") <= 390, "the open cell fits")


def axe(visit):
    """axe-core finds nothing."""
    source = axe_file().read_text()
    name = visit.open().cell("cell.findings.length > 0") or visit.cell("true")
    states = ["", "#view=findings", "#view=gaps"] + ([f"#cell={name}", f"#cell={name}&mode=slider", "#mirror=1"] if name else [])
    for width, scheme in ((1360, "light"), (1360, "dark"), (390, "light")):
        for state in states:
            visit.open(state, width=width, prefers_color_scheme=scheme)
            visit.run("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
            visit.wait("document.getElementById('view').childElementCount > 0")
            look(visit, source, f"{state or 'first view'}, {width} pixels, {scheme}")
        visit.press("?")
        look(visit, source, f"help, {width} pixels, {scheme}")


def look(visit, source, place):
    equal(visit.page.axe(source), [], f"axe at {place}")


CHECKS = {check.__name__: check for check in (load, filters, keys, slider, mirror, findings, hostile, narrow, axe)}


# Figures and pictures


# Notes when the first picture has been loaded and shown.
FIRST_PICTURE = """
document.addEventListener('load', (event) => {
  if (window.firstPicture !== undefined || event.target.tagName !== 'IMG') return;
  window.firstPicture = null;
  requestAnimationFrame(() => setTimeout(() => { window.firstPicture = performance.now(); }));
}, true);
"""


def speed(folder):
    """Milliseconds from the address to the first picture on the screen, each time in a new browser."""
    times = []
    for _ in range(5):
        with Browser() as browser:
            visit = Visit(browser.page(), folder)
            visit.page.call("Page.addScriptToEvaluateOnNewDocument", {"source": FIRST_PICTURE})
            visit.open()
            visit.wait("window.firstPicture > 0")
            times.append(visit.run("window.firstPicture"))
            counts = visit.run(f"[{REPORT}.cells.length, {REPORT}.results.length]")
    print(
        f"{counts[0]} cells, {counts[1]} results: first picture after {statistics.median(times):.0f} ms"
        f" (median of {len(times)}; worst {max(times):.0f} ms)")


def pictures(folder, to):
    pathlib.Path(to).mkdir(parents=True, exist_ok=True)
    with Browser() as browser:
        visit = Visit(browser.page(), folder)
        visit.open()
        cell = visit.cell("cell.findings.length > 0")
        changed = visit.cell("cell.reference !== undefined")
        right = visit.cell("cell.direction === 'rtl'")
        states = {"first": "", "findings": "#view=findings", "gaps": "#view=gaps", "mirrored": "#mirror=1"}
        if cell:
            states["cell"] = f"#cell={cell}"
        if right:
            states["right-to-left"] = f"#cell={right}&mirror=1&mode=onion"
        if changed:
            states |= {mode: f"#cell={changed}&mode={mode}" for mode in ("side", "slider", "onion", "difference")}
        for name, state in states.items():
            for suffix, width, scheme in (("", 1360, "light"), ("-dark", 1360, "dark"), ("-phone", 390, "light")):
                visit.open(state, width=width, prefers_color_scheme=scheme)
                visit.run("document.querySelector('details.cause')?.setAttribute('open', '')")
                visit.run("new Promise((done) => setTimeout(done, 700))")
                visit.page.picture(f"{to}/{name}{suffix}.png")


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 64
    name, folder = arguments[:2]
    reason = missing(name, CHECKS, ("speed", "pictures"))
    if reason:
        return refused(reason)
    if not pathlib.Path(folder, "index.html").exists():
        print(f"{folder} holds no page", file=sys.stderr)
        return 64
    if name == "speed":
        return speed(folder) or 0
    if name == "pictures":
        if len(arguments) != 3:
            print(__doc__, file=sys.stderr)
            return 64
        return pictures(folder, arguments[2]) or 0
    return made(name, CHECKS[name], lambda page: Visit(page, folder))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
