"use strict";

/** Everything by keyboard, and the list of it. */
overset.Keys = class Keys {
  static list = [
    [
      "Everywhere",
      [
        ["/", "search"],
        ["f", "filters"],
        ["1 2 3", "screens, findings, not checked"],
        ["j k", "next and previous to look at"],
        ["← → ↑ ↓", "in a grid: the cell beside it"],
        ["Enter", "open"],
        ["c", "changed only"],
        ["n", "with findings only"],
        ["m", "mirror right-to-left onto left-to-right"],
        ["t", "turn the grids"],
        ["+ -", "larger and smaller pictures"],
        ["x", "clear the filters"],
        ["?", "this list"],
      ]
    ],
    [
      "In a cell",
      [
        ["1 2 3 4 5", "picture, side by side, slider, onion skin, difference"],
        ["j k", "next and previous to look at"],
        ["← → ↑ ↓", "the next device, the next locale"],
        ["[ ]", "move the slider, change the opacity"],
        ["m", "mirror onto the other direction"],
        ["f", "frames of findings"],
        ["+ - 0", "zoom, fit"],
        ["Esc", "close"],
      ]
    ],
  ];

  constructor(page) {
    this.page = page;
    const { element } = overset.words;
    this.help = document.getElementById("help");
    this.help.append(
      element(
        "header", {}, element("h2", { id: "help-title" }, "Keyboard"),
        element("button", { type: "button", "aria-label": "Close", click: () => this.help.close() }, "✕")
      ),
      element(
        "div", { class: "help-body" },
        Keys.list.map(
          ([title, rows]) => element(
            "section", {}, element("h3", {}, title),
            element(
              "dl", {},
              rows.map(
                ([keys, words]) =>
                  [element("dt", {}, keys.split(" ").map((key) => [element("kbd", {}, key), " "])),
                   element("dd", {}, words)]
              )
            )
          )
        )
      )
    );
    document.getElementById("help-button").addEventListener("click", () => this.help.showModal());
    addEventListener("keydown", (event) => this.#press(event));
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    const isTyping = target.matches?.("input[type=search], select, textarea");
    if (isTyping) {
      if (event.key === "Escape" && target.id === "search") target.blur();
      return;
    }
    // These move the control that has the focus.
    if (event.key.startsWith("Arrow") && target.matches?.("input")) return;
    if (event.key === "?") this.help.open ? this.help.close() : this.help.showModal();
    else if (this.help.open) return;
    else if (!(this.page.detail.isOpen ? this.#inCell(event.key) : this.#inPage(event.key, target))) return;
    event.preventDefault();
  }

  /** Whether a key means something in an open cell; it is done. */
  #inCell(key) {
    const { detail } = this.page;
    const mode = overset.Compare.modes.find((mode) => mode.key === key);
    if (mode) detail.setMode(mode.name);
    return mode !== undefined || Keys.#act(key, {
      j: () => detail.jump(1),
      k: () => detail.jump(-1),
      ArrowRight: () => detail.move(0, 1),
      ArrowLeft: () => detail.move(0, -1),
      ArrowDown: () => detail.move(1, 0),
      ArrowUp: () => detail.move(-1, 0),
      "[": () => detail.compare.nudge(-5),
      "]": () => detail.compare.nudge(5),
      m: () => detail.toggleMirror(),
      f: () => detail.toggleFrames(),
      "+": () => detail.compare.zoomBy(1),
      "=": () => detail.compare.zoomBy(1),
      "-": () => detail.compare.zoomBy(-1),
      0: () => detail.compare.zoomBy(0),
    });
  }

  /** Whether a key means something outside of a cell; it is done. */
  #inPage(key, target) {
    const { page } = this;
    const { screens } = page;
    const { current } = overset.state;
    return Keys.#act(key, {
      "/": () => document.getElementById("search").focus(),
      f: () => page.focusFilters(),
      1: () => page.choose(0),
      2: () => page.choose(1),
      3: () => page.choose(2),
      j: () => page.jump(1),
      k: () => page.jump(-1),
      c: () => overset.state.set({ changed: !current.changed }),
      n: () => overset.state.set({ found: !current.found }),
      m: () => overset.state.set({ mirror: !current.mirror }),
      x: () => overset.state.clear(),
      t: () => screens.turn(),
      "+": () => page.resize(1),
      "=": () => page.resize(1),
      "-": () => page.resize(-1),
      ArrowRight: () => screens.move(0, 1),
      ArrowLeft: () => screens.move(0, -1),
      ArrowDown: () => screens.move(1, 0),
      ArrowUp: () => screens.move(-1, 0),
      Escape: () => target.blur?.(),
    });
  }

  /** Does what a key means. Returns whether it means anything here. */
  static #act(key, acts) {
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
    return act !== undefined && act() !== false;
  }
};
