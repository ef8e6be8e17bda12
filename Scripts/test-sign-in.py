#!/usr/bin/env python3
"""Signs in to a running overset-server in Chromium, on its pages, as people do.

    Scripts/test-sign-in.py CHECK URL NAME       try one thing
    Scripts/test-sign-in.py pictures URL TO      write pictures of the pages, to be looked at

The address is that of the server, without a path. Its provider lets everybody in at once, by the name NAME, who may read, check
and review; run 1 has an open cause. Chromium is the one of OVERSET_CHROMIUM, or the one that is installed.

Exit codes: 0 as it should be; 1 not; 64 usage; 69 Chromium is not installed.
"""

import json
import pathlib
import sys

from browser import Browser
from page_checks import equal, expect, made, missing, refused
from page_checks import Visit as PageVisit

MODEL = "oversetReview.model"
HIDDEN = "document.getElementById('{}').hidden"


class Visit(PageVisit):
    """The pages of a server."""

    def __init__(self, page, base, name):
        super().__init__(page)
        self.base, self.name = base, name
        # The provider is on this machine, too.
        self.own = ("http://127.0.0.1:", "blob:http://127.0.0.1:")

    def ask_who(self, path, **features):
        """Opens a page, which asks who somebody is."""
        self.show(self.base + path, 1360, 900, **features)
        self.wait(f"!{HIDDEN.format('access')} && !{HIDDEN.format('sign-in')}")

    def sign_in(self, path):
        """Signs in by the link of a page, and waits until the same page works."""
        self.ask_who(path)
        self.run("document.getElementById('sign-in-link').click()")
        self.wait(f"location.href === {json.dumps(self.base + path)} && !{HIDDEN.format('work')} && !{HIDDEN.format('session')}")
        equal(self.run("document.getElementById('who').textContent"), self.name, "who has signed in")
        expect(self.run("sessionStorage.length === 0 && localStorage.length === 0 && document.cookie === ''"), "no script can read what lets the person in")

    def sign_out(self):
        self.run("document.getElementById('sign-out').click()")
        self.wait(f"!{HIDDEN.format('access')} && {HIDDEN.format('work')} && {HIDDEN.format('session')}")


def runs(visit):
    """On the list of runs, and out again."""
    visit.sign_in("/runs?project=shop")
    visit.wait("document.querySelector('a.run') !== null")
    visit.sign_out()


def review(visit):
    """On a run: decides and comments, in two tabs of which one has signed in anew."""
    visit.sign_in("/runs/1")
    visit.wait("globalThis.oversetReview !== undefined && document.querySelector('#queue .row') !== null")
    equal(visit.run(f"[{MODEL}.me, {MODEL}.mayReview]"), [visit.name, True], "the page knows who decides")
    cause = visit.run(f"{MODEL}.causes.find((cause) => cause.verdicts.includes('reject')).id")
    decided = f"{MODEL}.decide([{{ cause: {json.dumps(cause)}, verdict: '%s' }}]).then(() => {MODEL}.cause({json.dumps(cause)}).verdict)"
    equal(visit.run(decided % "reject"), "reject", "the decision")
    # The session is another then, and so is what a change has to prove.
    other = Visit(visit.page.browser.page(), visit.base, visit.name)
    other.show(visit.base + "/sign-in?to=/runs", 1360, 900)
    other.wait(f"location.pathname === '/runs' && !{HIDDEN.format('session')}")
    equal(visit.run(decided % "open"), "open", "the decision by the new session")
    visit.sign_out()


def translate(visit):
    """On the translator's page, which checks what is typed."""
    visit.sign_in("/translate?locale=de")
    visit.wait("document.getElementById('verdict').textContent !== ''")
    visit.run("{ const text = document.getElementById('text'); text.value = 'Alle Einkäufe wiederherstellen'; text.dispatchEvent(new Event('input', { bubbles: true })); }")
    visit.wait("document.getElementById('verdict').textContent.toLowerCase().includes('truncated')")
    visit.run("{ const text = document.getElementById('text'); text.value = 'Los'; text.dispatchEvent(new Event('input', { bubbles: true })); document.getElementById('revert').click(); }")


def refusal(visit):
    """Somebody whom the provider does not vouch for sees why, and comes back."""
    visit.ask_who("/runs")
    visit.run("document.getElementById('sign-in-link').click()")
    visit.wait("location.pathname === '/sign-in/callback' && document.querySelector('[role=alert]') !== null")
    equal(visit.run("document.querySelector('[role=alert]').textContent"), "The provider has not verified your address.", "the reason")
    # Its style comes from a file, which may be there later.
    visit.wait("getComputedStyle(document.querySelector('main')).borderRadius !== '0px'")
    visit.run("[...document.links].find((link) => link.textContent === 'go back').click()")
    visit.wait(f"location.pathname === '/runs' && !{HIDDEN.format('sign-in')}")


CHECKS = {check.__name__: check for check in (runs, review, translate, refusal)}


def pictures(url, to):
    pathlib.Path(to).mkdir(parents=True, exist_ok=True)
    settle = "new Promise((done) => setTimeout(done, 500))"
    with Browser(reaches="127.0.0.1") as browser:
        visit = Visit(browser.page(), url, "")
        for scheme in ("light", "dark"):
            for name, path in (("runs", "/runs"), ("run", "/runs/1"), ("translate", "/translate")):
                visit.ask_who(path, prefers_color_scheme=scheme)
                visit.run(settle)
                visit.page.picture(f"{to}/{name}-{scheme}.png")
                visit.run("document.getElementById('sign-in-link').click()")
                visit.wait(f"!{HIDDEN.format('work')} && !{HIDDEN.format('session')}")
                visit.run(settle)
                visit.page.picture(f"{to}/{name}-{scheme}-signed-in.png")
                visit.run("document.getElementById('sign-out').click()")
                visit.wait(f"!{HIDDEN.format('access')}")
        visit.show(f"{url}/sign-in/callback", 1360, 900)
        visit.page.picture(f"{to}/refusal.png")


def main(arguments):
    if len(arguments) != 3:
        print(__doc__, file=sys.stderr)
        return 64
    name, url, rest = arguments
    reason = missing(name, CHECKS, ("pictures",))
    if reason:
        return refused(reason)
    if name == "pictures":
        return pictures(url, rest) or 0
    # The pages are refused before somebody signs in, and the browser says so.
    return made(name, CHECKS[name], lambda page: Visit(page, url, rest), CHECKS, reaches="127.0.0.1")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
