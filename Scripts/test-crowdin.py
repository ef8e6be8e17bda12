#!/usr/bin/env python3
"""Opens the panel for Crowdin of a running overset-server in Chromium, with a stand-in for Crowdin's script, and types.

    Scripts/test-crowdin.py URL TOKEN [PICTURE]

The server's address, a token as Crowdin makes it, and a file for a picture of the panel. The catalogs have the key `half.go`.
Exit codes: 0 as it should be; 1 not; 64 usage; 69 Chromium is not installed.
"""

import json
import sys

from page_checks import Visit, expect, made, missing, refused

# What Crowdin's script gives a panel (support.crowdin.com/developer/crowdin-apps-js), with ways to change it.
STAND_IN = """
window.crowdin = { listeners: {}, string: { id: 1, identifier: "half.go", text: "Go" }, text: "Los", token: %s };
window.AP = {
  getJwtToken: (done) => done(window.crowdin.token),
  getContext: (done) => done({ editor: { mode: "translate", target_language_id: "de", active_target_language_id: "de" } }),
  editor: {
    getString: (done) => done(window.crowdin.string),
    getTopTranslation: (done) => done({ text: window.crowdin.text }),
  },
  events: { on: (name, listener) => { window.crowdin.listeners[name] = listener; } },
};
"""
LONG = "Alle Einkäufe wiederherstellen"


def panel(page, url, token, picture):
    """What is typed is judged and drawn, and what cannot be judged holds nobody up."""
    page.size(360, 420)
    page.call("Page.addScriptToEvaluateOnNewDocument", {"source": STAND_IN % json.dumps(token)})
    page.open(f"{url}/v1/crowdin/panel")
    says = "document.getElementById('verdict').textContent"
    page.wait(f"{says}.startsWith('It fits.')")
    page.wait("document.getElementById('picture').naturalWidth > 0")
    page.run(f"crowdin.listeners['textarea.edited']({{ id: 1, oldText: 'Los', newText: {json.dumps(LONG)} }})")
    page.wait(f"{says}.startsWith('It does not fit.')")
    expect("needs" in page.run("document.getElementById('message').textContent"), "it says what the text needs")
    page.wait(f"document.getElementById('picture').alt === {json.dumps(LONG)} && document.getElementById('picture').naturalWidth > 0")
    if picture:
        page.picture(picture)
    page.run("crowdin.listeners['textarea.edited']({ id: 1, newText: '' })")
    page.wait(f"{says} === 'Type a translation.' && document.getElementById('figure').hidden")
    # Markup stays text.
    page.run("crowdin.text = '<img src=x onerror=document.title=1>'; crowdin.listeners['string.change'](crowdin.string)")
    page.wait(f"{says} !== 'Type a translation.'")
    expect(page.run("document.querySelectorAll('img').length") == 1, "a text is shown as text")
    # A token that counts no longer holds nobody up.
    page.run("crowdin.token = 'x.y.z'; crowdin.listeners['textarea.edited']({ id: 1, newText: 'Los' })")
    page.wait(f"{says}.startsWith('Not checked: ')")
    page.run("crowdin.listeners['string.change'](null)")
    page.wait(f"{says} === 'Choose a string.'")
    known = ("net::ERR_", "https://cdn.crowdin.com/", "401")
    others = [words for words in page.complaints(own=(url, "blob:")) if not any(part in words for part in known)]
    expect(others == [], f"the console is silent: {others}")


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 64
    reason = missing("panel", ("panel",))
    if reason:
        return refused(reason)
    url, token, picture = (*arguments, None)[:3]
    # It looks at the complaints itself: Crowdin's own script cannot be loaded.
    return made("panel", lambda visit: panel(visit.page, url, token, picture), Visit, ("panel",), reaches="127.0.0.1")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
