#!/usr/bin/env python3
"""Opens the pages of runs of a running overset-server in Chromium and tries what reviewers do with them.

    Scripts/test-review.py CHECK URL [SECRET]    try one thing
    Scripts/test-review.py pictures URL TO       write pictures of the pages, to be looked at
    Scripts/test-review.py speed URL [TIMES]     say how long the first view and decisions take

The address is that of a run, with a token behind #token= that may review. SECRET is the token of somebody else, for `two`. The
run has three causes at least that are open, one of them with several cells and one whose pictures differ from references. It
is decided in the end. Chromium is the one of OVERSET_CHROMIUM, or the one that is installed.

Exit codes: 0 as it should be; 1 not; 64 usage; 69 Chromium or axe-core is not installed.
"""

import json
import pathlib
import statistics
import sys
import urllib.parse

from browser import Browser, axe_file
from page_checks import equal, expect, made, missing, refused
from page_checks import Visit as PageVisit

MODEL = "oversetReview.model"
PANE = "oversetReview.pane"
OFFLINE = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}


class Visit(PageVisit):
    """A page of a server."""

    def __init__(self, page, url, other=""):
        super().__init__(page)
        self.url, self.other = url, other
        self.base = "{0.scheme}://{0.netloc}".format(urllib.parse.urlsplit(url))
        self.own = (self.base, f"blob:{self.base}")
        self.run_page, _, self.token = url.partition("#token=")

    def open(self, state="", width=1360, height=900, token=None, **features):
        """Opens the run, and waits until a cause is shown."""
        self.show(f"{self.run_page}#token={token or self.token}{state}", width, height, **features)
        self.wait("globalThis.oversetReview !== undefined && document.querySelector('#queue .row') !== null")
        return self

    def list(self, query="", width=1360, height=900, **features):
        """Opens the list of runs."""
        self.show(f"{self.base}/runs{query}#token={self.token}", width, height, **features)
        self.wait("!document.getElementById('work').hidden")
        return self

    def chosen(self):
        return self.run(f"{PANE}.cause?.id ?? null")

    def state(self, cause):
        return self.run(f"{MODEL}.cause({json.dumps(cause)}).verdict")

    def find(self, condition):
        """The first cause that a condition of JavaScript holds for."""
        found = self.run(f"{MODEL}.causes.find((cause) => {condition})?.id ?? null")
        expect(found is not None, f"the run has a cause with {condition}")
        return found

    def choose(self, cause):
        self.run(f"oversetReview.open({json.dumps(cause)})")
        self.wait(f"{PANE}.cause?.id === {json.dumps(cause)}")

    def wait_state(self, cause, verdict):
        self.wait(f"{MODEL}.cause({json.dumps(cause)}).verdict === {json.dumps(verdict)} && {MODEL}.cause({json.dumps(cause)}).pending === undefined")

    def reopen(self):
        """Opens every cause again, as far as the token may."""
        self.run(f"{MODEL}.decide({MODEL}.causes.filter((cause) => cause.verdict !== 'open').map((cause) => ({{ cause: cause.id, verdict: 'open' }})))"
                 ".catch(() => {})")
        self.wait(f"{MODEL}.causes.every((cause) => cause.verdict === 'open')")

    def offline(self, is_off):
        self.page.call("Network.emulateNetworkConditions", {"offline": is_off, **OFFLINE})


# What is tried


def load(visit):
    """Causes, pictures, the run and its baseline are there, and the token has left the address."""
    visit.open()
    expect("token" not in visit.run("location.href"), "the token has left the address")
    number = visit.run(f"{MODEL}.run.number")
    equal(visit.run("document.getElementById('number').textContent"), f"#{number}", "the number")
    rows = visit.run("document.querySelectorAll('#queue .row').length")
    equal(rows, visit.run(f"Math.min({MODEL}.causes.length, 80)"), "rows")
    expect(visit.run(f"{MODEL}.run.baseline.why.length > 0 && document.getElementById('summary').textContent.includes({MODEL}.run.baseline.why)"), "the baseline is explained")
    visit.wait("[...document.querySelectorAll('.strip img, .stage img')].some((image) => image.naturalWidth > 0)")
    expect(visit.run("[...document.images].every((image) => image.src === '' || image.src.startsWith('blob:'))"), "pictures come by the token")
    for name in ("screens", "gaps", "about"):
        visit.press("v")
        visit.wait(f"oversetReview.name === '{name}' && document.getElementById('view').childElementCount > 0")
    visit.wait("document.querySelectorAll('#view dl').length > 0")


def keys(visit):
    """Everything by keyboard: moving, comparing, deciding, taking back."""
    visit.open()
    visit.reopen()
    visit.press("?")
    visit.wait("document.getElementById('help').open")
    visit.press("Escape")
    first = visit.chosen()
    visit.press("j")
    visit.wait(f"{PANE}.cause.id !== {json.dumps(first)}")
    visit.press("k")
    visit.wait(f"{PANE}.cause.id === {json.dumps(first)}")
    picture = visit.find("cause.verdicts.includes('accept') && cause.cells.some((row) => %s.report.cells[row].reference !== undefined)" % MODEL)
    visit.choose(picture)
    for key, kind in (("w", ".canvas.slider"), ("o", ".canvas.onion"), ("5", ".canvas"), ("s", ".shot + .shot"), ("1", ".canvas")):
        visit.press(key)
        visit.wait(f"document.querySelector('.stage {kind}') !== null")
    visit.press("3", "[")
    visit.wait("Number(document.querySelector('.range input').value) === 45")
    visit.press("a")
    visit.wait_state(picture, "accept")
    visit.wait(f"{PANE}.cause.id !== {json.dumps(picture)}")
    next_one = visit.chosen()
    visit.press("r")
    visit.wait_state(next_one, "reject")
    visit.wait("document.getElementById('verdict').textContent === '1 rejected'")
    visit.press("z")
    visit.wait_state(next_one, "open")
    visit.choose(picture)
    said = visit.run("document.querySelector('.decided').textContent")
    expect("by " in said and visit.run("document.querySelector('.decided time') !== null"), f"it is said who decided, and when: {said}")
    visit.press("u")
    visit.wait_state(picture, "open")


def known(visit):
    """Accepted as known, with a reason and a last day; given up without a trace."""
    visit.open()
    visit.reopen()
    finding = visit.find("cause.verdicts.includes('known')")
    visit.choose(finding)
    visit.press("n")
    visit.wait("document.getElementById('reason')?.open && document.activeElement.id === 'reason-text'")
    visit.press("Escape")
    visit.wait("document.getElementById('reason') === null")
    equal(visit.state(finding), "open", "what was given up")
    visit.press("n")
    visit.wait("document.activeElement.id === 'reason-text'")
    visit.press(*"Later")
    visit.run("document.getElementById('reason-day').value = '2099-01-31'")
    visit.press("Enter", modifiers=visit.page.CONTROL)
    visit.wait_state(finding, "known")
    visit.choose(finding)
    said = visit.run("document.querySelector('.decided').textContent")
    expect("Later" in said and "until 2099-01-31" in said, f"the reason and the day are said: {said}")
    visit.press("a")
    visit.wait("document.getElementById('said').textContent.includes('cannot be accepted')")
    visit.press("u")
    visit.wait_state(finding, "open")


def separate(visit):
    """Cells are taken out of a cause and decided by themselves."""
    visit.open()
    visit.reopen()
    group = visit.find("cause.cells.length > 1 && cause.verdicts.includes('reject')")
    visit.choose(group)
    cells = visit.run(f"{PANE}.cause.cells.length")
    visit.press("x")
    visit.wait(f"{PANE}.strip.picked.size === 1")
    expect(visit.run("document.querySelector('.extent').textContent").startswith("1 of"), "what is taken out is said")
    visit.press("r")
    visit.wait_state(group, "mixed")
    equal(visit.chosen(), group, "the cause that is shown")
    said = visit.run("[...document.querySelectorAll('.decided p')].map((line) => line.textContent)")
    expect(len(said) == 2 and said[0].startswith("1 cell: ") and str(cells - 1) in said[1], f"both parts are said: {said}")
    equal(visit.run("document.querySelectorAll('.strip li.reject').length"), 1, "rejected cells")
    visit.press("1", "f")
    equal(visit.run("[...document.querySelectorAll('.decided p')].map((line) => line.textContent)"), said, "what is said after another look")
    visit.press("u")
    visit.wait_state(group, "open")


def all_shown(visit):
    """All that is shown and open, in one step, with undo."""
    visit.open()
    visit.reopen()
    fit = visit.run(f"{MODEL}.causes.filter((cause) => cause.verdicts.includes('accept')).length")
    visit.press("A")
    visit.wait("document.getElementById('reason')?.open")
    visit.run("document.querySelector('#reason button.decide').click()")
    visit.wait(f"{MODEL}.causes.filter((cause) => cause.verdict === 'accept' && !cause.pending).length === {fit}")
    visit.press("z")
    visit.wait(f"{MODEL}.causes.every((cause) => cause.verdict === 'open' && !cause.pending)")


def filters(visit):
    """Filters by decision and by words, which live in the address."""
    visit.open()
    visit.reopen()
    total = visit.run(f"{MODEL}.causes.length")
    first = visit.chosen()
    visit.press("r")
    visit.wait_state(first, "reject")
    visit.press("l")
    visit.run("document.querySelector('input[data-facet=decision][value=reject]').click()")
    visit.wait("document.querySelectorAll('#queue .row').length === 1")
    expect("decision=reject" in visit.run("location.hash"), "the address has the filter")
    visit.open(visit.run("location.hash").replace("#", "&"))
    visit.wait("document.querySelectorAll('#queue .row').length === 1")
    visit.press("X")
    visit.wait(f"document.querySelectorAll('#queue .row').length === {min(total, 80)}")
    visit.press("/")
    visit.press(*"zzzz")
    visit.wait("document.querySelectorAll('#queue .row').length === 0")
    visit.press("Escape", "X")
    visit.wait(f"document.querySelectorAll('#queue .row').length === {min(total, 80)}")
    visit.reopen()


def comments(visit):
    """A comment at a place of the picture: by keys and by the pointer; it stays where it was put."""
    visit.open()
    cause = visit.find("cause.cells.length > 0")
    visit.choose(cause)
    visit.press("1")
    visit.wait("document.querySelector('.stage .canvas') !== null")
    before = visit.run(f"{MODEL}.comments.length")
    visit.press("c")
    visit.wait("document.querySelector('.canvas .pin.new') !== null")
    left = visit.run("parseFloat(document.querySelector('.pin.new').style.left)")
    visit.press("ArrowRight")
    visit.wait(f"parseFloat(document.querySelector('.pin.new').style.left) > {left}")
    visit.press("Enter")
    visit.wait("document.activeElement.matches('.comments textarea')")
    visit.run("document.activeElement.value = '<b>Too long</b> here'; document.activeElement.dispatchEvent(new Event('input'))")
    visit.press("Enter", modifiers=visit.page.CONTROL)
    visit.wait(f"{MODEL}.comments.length === {before + 1} && document.querySelectorAll('.canvas .pin[data-comment]').length > 0")
    visit.press("c")
    visit.wait("document.querySelector('.canvas .pin.new') !== null")
    box = visit.run("(({ left, top, width, height }) => [left, top, width, height])(document.querySelector('.stage .canvas').getBoundingClientRect())")
    x, y = box[0] + box[2] * 0.25, box[1] + box[3] * 0.5
    visit.page.mouse("mousePressed", x, y, 1)
    visit.page.mouse("mouseReleased", x, y)
    visit.wait("document.activeElement.matches('.comments textarea')")
    equal(visit.run("Math.round(parseFloat(document.querySelector('.pin.new').style.left))"), 25, "the place of the pointer")
    visit.run("document.activeElement.value = 'There'; document.activeElement.dispatchEvent(new Event('input'))")
    visit.press("Enter", modifiers=visit.page.CONTROL)
    visit.wait(f"{MODEL}.comments.length === {before + 2}")
    pins = "[...document.querySelectorAll('.canvas .pin[data-comment]')].map((pin) => Math.round(parseFloat(pin.style.left)))"
    placed = visit.run(pins)
    visit.open()
    visit.choose(cause)
    visit.press("1")
    visit.wait(f"JSON.stringify({pins}) === {json.dumps(json.dumps(placed).replace(' ', ''))}")
    expect(visit.run("[...document.querySelectorAll('.comment-text')].some((text) => text.textContent === '<b>Too long</b> here')"), "the comment is shown as text")
    expect(visit.run("document.querySelector('.comment .by').textContent.length > 0"), "who said it is said")


def mirror(visit):
    """What runs from right to left is shown so, and can be mirrored."""
    visit.open()
    cause = visit.find(f"cause.cells.some((row) => {MODEL}.report.cells[row].direction === 'rtl')")
    visit.choose(cause)
    row = visit.run(f"{PANE}.cause.cells.find((row) => {MODEL}.report.cells[row].direction === 'rtl')")
    visit.run(f"oversetReview.openCell({MODEL}.report.cells[{row}])")
    visit.wait(f"{PANE}.cell.index === {row}")
    equal(visit.run("document.querySelectorAll('.stage img.mirrored').length"), 0, "mirrored pictures at first")
    if visit.run(f"{MODEL}.report.counterpart({PANE}.cell) !== undefined"):
        visit.press("m")
        visit.wait("document.querySelectorAll('.stage img.mirrored').length === 1")
        visit.press("m")
    text = "[...document.querySelectorAll('.facts .text')].find((text) => text.lang === 'ar')"
    if visit.run(f"{text} !== undefined"):
        equal(visit.run(f"getComputedStyle({text}).direction"), "rtl", "the direction of the text")


def two(visit):
    """Two people at once: what one decides the other sees; who decides the same unseen is told, and nothing is overwritten."""
    visit.open()
    visit.reopen()
    second = Visit(visit.page.browser.page(), visit.url, visit.other)
    second.open(token=visit.other)
    cause = visit.find("cause.verdicts.includes('reject')")
    later = visit.find(f"cause.verdicts.includes('reject') && cause.id !== {json.dumps(cause)}")
    second.choose(cause)
    visit.choose(cause)
    visit.press("r")
    visit.wait_state(cause, "reject")
    second.wait_state(cause, "reject")
    second.wait("document.getElementById('said').textContent.toLowerCase().includes('rejected')")
    expect(second.run("document.querySelector('.decided').textContent").startswith("✕ Rejected by "), "the second sees who it was")
    # The second has not heard of it yet.
    seen = second.run(f"{MODEL}.revision")
    visit.choose(later)
    visit.press("r")
    visit.wait_state(later, "reject")
    second.wait_state(later, "reject")
    second.run(f"{MODEL}.decide([{{ cause: {json.dumps(later)}, verdict: 'open' }}], {seen})"
               ".catch((error) => { globalThis.refused = error.status; })")
    second.wait("globalThis.refused === 409")
    visit.run("new Promise((done) => setTimeout(done, 200))")
    equal(visit.state(later), "reject", "what the first decided")
    # Now it is known, and can be replaced.
    second.run("new Promise((done) => setTimeout(done, 1600))")
    second.choose(later)
    second.press("u")
    second.wait_state(later, "open")
    visit.wait_state(later, "open")
    # Comments travel, too.
    before = second.run(f"{MODEL}.comments.length")
    visit.run(f"{MODEL}.comment({{ cell: null, cause: {json.dumps(cause)}, text: 'Look here' }})")
    second.wait(f"{MODEL}.comments.length === {before + 1}")
    visit.reopen()
    second.page.close()


def lost(visit):
    """A lost connection is said, what cannot be saved is said, and the page catches up when it is there again."""
    visit.open()
    visit.reopen()
    cause = visit.find("cause.verdicts.includes('reject')")
    visit.choose(cause)
    visit.offline(True)
    visit.wait("!document.getElementById('connection').hidden && document.getElementById('connection').textContent.includes('connection is lost')", 15)
    visit.press("r")
    visit.wait("document.getElementById('trouble').textContent.includes('not saved')")
    equal(visit.state(cause), "open", "what was not saved")
    equal(visit.chosen(), cause, "the cause that is shown again")
    # Somebody else decides meanwhile.
    second = Visit(visit.page.browser.page(), visit.url)
    second.open()
    second.choose(cause)
    second.press("r")
    second.wait_state(cause, "reject")
    visit.offline(False)
    visit.wait("document.getElementById('connection').hidden", 30)
    visit.wait_state(cause, "reject")
    expect("not saved" in visit.run("document.getElementById('trouble').textContent"), "what was not saved stays said")
    second.page.close()
    visit.reopen()


def token(visit):
    """Without a token the pages ask for it, and take it."""
    for place in (visit.run_page, f"{visit.base}/runs"):
        visit.page.open(place)
        visit.run("sessionStorage.clear()")
        visit.page.open(place)
        visit.wait("!document.getElementById('access').hidden")
        for secret, shown in (("overset_wrong", False), (visit.token, True)):
            visit.run(f"document.getElementById('token').value = {json.dumps(secret)}")
            visit.run("document.querySelector('#access button').click()")
            if shown:
                visit.wait("!document.getElementById('work').hidden && document.getElementById('access').hidden")
            else:
                visit.wait("document.getElementById('refusal').textContent !== ''")


def partial(visit):
    """A partial run says what is missing. The address is that of such a run."""
    visit.page.open(visit.url)
    visit.wait("globalThis.oversetReview !== undefined")
    expect(visit.run("!document.getElementById('notice').hidden"), "it is said")
    words = visit.run("document.getElementById('notice').textContent")
    expect("no baseline" in words and "not come" in words, words)
    visit.run("document.querySelector('#notice button').click()")
    visit.wait("oversetReview.name === 'about'")
    if visit.run(f"({MODEL}.run.missing ?? []).length > 0"):
        name = visit.run(f"{MODEL}.run.missing[0].name")
        expect(name in visit.run("document.getElementById('view').textContent"), "missing cells are named")


def runs(visit):
    """The list: filters in the address, keys, the way to a run."""
    visit.list()
    visit.wait("document.querySelectorAll('.runs tbody tr').length > 0")
    number = visit.run_page.rsplit("/", 1)[1]
    expect(visit.run(f"document.querySelector('a.run[href=\"/runs/{number}\"]') !== null"), "the run is listed")
    visit.run("{ const box = document.getElementById('state'); box.value = 'complete'; box.dispatchEvent(new Event('change')); }")
    visit.wait("location.search === '?state=complete'")
    visit.wait("[...document.querySelectorAll('.run-state')].every((state) => state.textContent === 'Complete')")
    visit.list("?branch=no-such-branch")
    visit.wait("document.querySelector('#table .empty') !== null")
    equal(visit.run("document.getElementById('branch').value"), "no-such-branch", "the filter of the address")
    visit.press("x")
    visit.wait("document.querySelectorAll('.runs tbody tr').length > 0")
    visit.press("j")
    visit.wait("document.activeElement.matches('a.run')")
    visit.press("Enter")
    visit.wait("location.pathname !== '/runs'")


def hostile(visit):
    """What comes from outside is text. Some text of the run is `<script>overset_pwned = 1</script>`."""
    visit.open()
    shown = False
    for cause in visit.run(f"{MODEL}.causes.slice(0, 20).map((cause) => cause.id)"):
        visit.choose(cause)
        equal(visit.run("document.querySelectorAll('#work script, #work iframe, #work object, #work [onerror]').length"), 0, "elements of a text")
        shown = shown or visit.run("document.getElementById('work').textContent.includes('<script>overset_pwned')")
    expect(shown, "the text is shown")
    expect(visit.run("typeof window.overset_pwned === 'undefined'"), "no text has run")
    loose = "(text) => /[\\u202A-\\u202E\\u2028\\u2029\\u0000-\\u0008]/.test(text)"
    expect(not visit.run(f"({loose})(document.body.textContent)"), "nothing that is obeyed stands in the page")


def narrow(visit):
    """On a phone nothing lies beside the screen."""
    visit.open(width=390, height=844, prefers_color_scheme="dark")
    for view in ("review", "screens", "gaps", "about"):
        visit.run(f"oversetReview.choose('{view}')")
        visit.wait(f"oversetReview.name === '{view}'")
        wide = visit.run("document.documentElement.scrollWidth")
        expect(wide <= 390, f"the view {view} is {wide} pixels wide on a screen of 390")
    visit.list(width=390, height=844)
    wide = visit.run("document.documentElement.scrollWidth")
    expect(wide <= 390, f"the list is {wide} pixels wide on a screen of 390")


def axe(visit):
    """axe-core finds nothing."""
    source = axe_file().read_text()
    for width, scheme in ((1360, "light"), (1360, "dark"), (390, "light")):
        visit.open(width=width, prefers_color_scheme=scheme)
        visit.reopen()
        visit.press("r")
        visit.wait(f"{MODEL}.causes.some((cause) => cause.verdict === 'reject')")
        visit.run("document.getElementById('filters').open = true")
        for view in ("review", "screens", "gaps", "about"):
            visit.run(f"oversetReview.choose('{view}')")
            visit.wait(f"oversetReview.name === '{view}'")
            equal(visit.page.axe(source), [], f"axe at {view}, {width} pixels, {scheme}")
        visit.press("?")
        equal(visit.page.axe(source), [], f"axe at help, {width} pixels, {scheme}")
        visit.press("Escape")
        visit.run("oversetReview.choose('review')")
        visit.choose(visit.find("cause.verdicts.includes('reject')"))
        visit.press("R")
        visit.wait("document.getElementById('reason')?.open")
        equal(visit.page.axe(source), [], f"axe at reason, {width} pixels, {scheme}")
        visit.press("Escape")
        visit.list(width=width, prefers_color_scheme=scheme)
        visit.wait("document.querySelectorAll('.runs tbody tr').length > 0")
        equal(visit.page.axe(source), [], f"axe at the list, {width} pixels, {scheme}")
    visit.open()
    visit.reopen()


CHECKS = {check.__name__.replace("_", "-"): check for check in (
    load, keys, known, separate, all_shown, filters, comments, mirror, two, lost, token, partial, runs, hostile, narrow, axe)}
# These are refused or cut off on purpose, and the browser says so.
COMPLAINING = {"token", "lost", "two"}


# Figures and pictures

# Notes when the first row of a cause and the first picture have been shown.
FIRST_VIEW = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('#queue .row')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.firstRow = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
document.addEventListener('load', (event) => {
  if (window.firstPicture !== undefined || event.target.tagName !== 'IMG') return;
  window.firstPicture = null;
  requestAnimationFrame(() => setTimeout(() => { window.firstPicture = performance.now(); }));
}, true);
"""

# Decides the chosen cause as the key does, and says when the page has been drawn at once and when the server has confirmed it.
DECIDE = """
new Promise((done) => {
  const { model, pane } = oversetReview, id = pane.cause.id, start = performance.now();
  let drawn;
  const look = () => {
    if (drawn === undefined && document.querySelector(`#queue .row.reject[data-cause="${id}"]`)) drawn = performance.now() - start;
    if (model.cause(id).pending === undefined && model.cause(id).verdict === 'reject') done([drawn, performance.now() - start]);
    else requestAnimationFrame(look);
  };
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true }));
  requestAnimationFrame(look);
})
"""


# How often the largest group is decided.
GROUPS = 10

# Waits until the page has nothing left to do, three seconds at most: people have looked at a cause before they decide.
SETTLED = """
new Promise((done) => {
  const end = performance.now() + 3000;
  const isDone = () => performance.now() > end || [...document.images].every(({ complete }) => complete);
  const look = () => (isDone() ? requestIdleCallback(done) : setTimeout(look, 20));
  setTimeout(look, 250);
})
"""


def decided(visit, cause=None):
    """The milliseconds until a decision is drawn and confirmed: about a cause that is chosen and opened first, or about the one
    that is shown."""
    if cause:
        visit.reopen()
        visit.choose(cause)
    visit.wait(f"{PANE}.cause.pending === undefined && {PANE}.cause.verdict === 'open'")
    visit.run(SETTLED)
    return visit.run(DECIDE)


def speed(url, times):
    """Milliseconds to the first view, each time in a new browser, and from the key to the decision."""
    views, first = [], []
    for _ in range(5):
        with Browser(reaches="127.0.0.1") as browser:
            visit = Visit(browser.page(), url)
            visit.page.call("Page.addScriptToEvaluateOnNewDocument", {"source": FIRST_VIEW})
            visit.open()
            visit.wait("window.firstPicture > 0 && window.firstRow > 0", 30)
            views.append(visit.run("window.firstRow"))
            first.append(visit.run("window.firstPicture"))
    with Browser(reaches="127.0.0.1") as browser:
        visit = Visit(browser.page(), url)
        visit.open()
        visit.reopen()
        counts = visit.run(f"[{MODEL}.report.cells.length, {MODEL}.causes.length, Math.max(...{MODEL}.causes.map((cause) => cause.cells.length))]")
        largest = visit.run(f"{MODEL}.causes.reduce((best, cause) => (cause.cells.length > best.cells.length ? cause : best)).id")
        group = [decided(visit, largest) for _ in range(GROUPS)]
        drawn, saved = zip(*[decided(visit) for _ in range(times)])
        moves = sorted(visit.run("new Promise((done) => { const start = performance.now(); oversetReview.jump(-1);"
                                 " requestAnimationFrame(() => done(performance.now() - start)); })") for _ in range(times))
        visit.reopen()
    print(f"{counts[0]} cells, {counts[1]} causes: first rows after {statistics.median(views):.0f} ms, first picture after"
          f" {statistics.median(first):.0f} ms (medians of 5; worst {max(views):.0f} and {max(first):.0f} ms)")
    shown, confirmed = zip(*group)
    print(f"a group of {counts[2]} cells, {GROUPS} times: drawn after {statistics.median(shown):.0f} ms, confirmed after"
          f" {statistics.median(confirmed):.0f} ms (medians; worst {max(shown):.0f} and {max(confirmed):.0f} ms); {times} others: drawn"
          f" {statistics.median(drawn):.0f} ms, confirmed {statistics.median(saved):.0f} ms (medians; worst {max(saved):.0f} ms);"
          f" next cause {statistics.median(moves):.0f} ms")


def pictures(url, to):
    pathlib.Path(to).mkdir(parents=True, exist_ok=True)
    with Browser(reaches="127.0.0.1") as browser:
        visit = Visit(browser.page(), url)
        settle = "new Promise((done) => setTimeout(done, 700))"
        for suffix, width, height, scheme in (("", 1360, 900, "light"), ("-dark", 1360, 900, "dark"), ("-phone", 390, 844, "light")):
            for name, keys_pressed in (("first", ()), ("swipe", ("w",)), ("difference", ("d",)), ("screens", ("v",)), ("about", ("v", "v", "v"))):
                visit.open("&view=&mode=", width=width, height=height, prefers_color_scheme=scheme)
                visit.run(settle)
                visit.press(*keys_pressed)
                visit.run(settle)
                visit.page.picture(f"{to}/{name}{suffix}.png")
            visit.list(width=width, height=height, prefers_color_scheme=scheme)
            visit.run(settle)
            visit.page.picture(f"{to}/runs{suffix}.png")


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 64
    name, url = arguments[:2]
    rest = arguments[2] if len(arguments) == 3 else ""
    reason = missing(name, CHECKS, ("pictures", "speed"))
    if reason:
        return refused(reason)
    if name == "speed":
        return speed(url, int(rest or 20)) or 0
    if name == "pictures":
        return pictures(url, rest) or 0
    return made(name, CHECKS[name], lambda page: Visit(page, url, rest), COMPLAINING, reaches="127.0.0.1")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
