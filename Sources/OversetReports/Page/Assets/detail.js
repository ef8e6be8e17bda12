"use strict";

/** A cell in large: its picture with what was found, what it is compared with, and all that is known of it. It opens over
    the page in a dialog, and stands in it in any other element. */
overset.Detail = class Detail {
  #opener = null;

  constructor(report, host) {
    const { element } = overset.words;
    this.report = report;
    this.host = host;
    this.isDialog = host instanceof HTMLDialogElement;
    this.order = report.cells;
    this.showsFrames = true;
    this.title = element("h2", { id: "detail-title", tabindex: "-1" });
    this.position = element("span", { class: "position" });
    this.tools = element("div", { class: "tools" });
    this.stage = element("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Picture" });
    this.facts = element("aside", { class: "facts", tabindex: "0", "aria-label": "About the cell" });
    const button = (words, sign, act) =>
      element("button", { type: "button", "aria-label": words, title: words, click: act }, sign);
    const steps = this.isDialog ?
      [["Previous to look at (k)", "‹", () => this.jump(-1)], ["Next to look at (j)", "›", () => this.jump(1)],
       ["Close (Escape)", "✕", () => host.close()]] :
      [["Previous cell (←)", "‹", () => this.jump(-1)], ["Next cell (→)", "›", () => this.jump(1)]];
    host.append(
      element("header", {}, this.title, this.position, steps.map((step) => button(...step))), this.tools,
      element("div", { class: "detail-body" }, this.stage, this.facts)
    );
    host.addEventListener("close", () => this.#closed());
    this.compare = new overset.Compare(report, this.stage);
  }

  get isOpen() { return this.host.open === true; }

  /** Shows a cell, or closes the dialog for none. */
  show(name) {
    const cell = this.report.byName.get(name);
    if (!cell) {
      if (this.isOpen) this.host.close();
      return;
    }
    this.cell = cell;
    if (this.isDialog && !this.isOpen) {
      this.#opener = document.activeElement;
      this.host.showModal();
      this.title.focus();
    }
    this.#render();
  }

  #closed() {
    if (overset.state.current.cell) overset.state.set({ cell: "", with: "", mode: "" });
    const opener = this.#opener;
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    this.whenClosed?.(this.cell);
  }

  // What is compared

  /** What the cell can be laid over: its reference, and the same screen in other locales. */
  #choices() {
    const { report, cell } = this;
    const reference = cell.reference === undefined ?
      [] :
      [{ key: "reference", words: "Reference", picture: cell.reference, cell, isReference: true }];
    const comparable = report.others(cell).filter((other) => other !== cell && other.picture !== undefined);
    const others = comparable.map((other) => {
      const tag = report.locale(other);
      return { key: tag, words: `${tag} ${overset.words.language(tag)}`, picture: other.picture, cell: other };
    });
    return [...reference, ...others];
  }

  /** What is taken: what the address says; mirrored the other direction; else the reference, or the first locale. */
  #choice(choices) {
    const { report, cell } = this;
    const { with: wanted, mirror } = overset.state.current;
    const counterpart = mirror ? report.counterpart(cell) : undefined;
    return choices.find(({ key }) => key === wanted) ??
      choices.find((choice) => choice.cell === counterpart && !choice.isReference) ?? choices[0];
  }

  #shot(picture, cell, words) {
    const isMirrored = overset.state.current.mirror && cell.direction === "rtl";
    return {
      picture,
      size: this.report.size(cell, picture),
      words: isMirrored ? `${words}, mirrored` : words,
      isMirrored
    };
  }

  #render() {
    const { report, cell } = this;
    const choices = this.#choices();
    const choice = this.#choice(choices);
    const { component, state } = report.screen(cell);
    const { value, language } = overset.words;
    this.title.replaceChildren(
      value(component), " ", value(state), ` – ${language(report.locale(cell))}, ${report.column(cell)}`
    );
    const index = this.order.indexOf(cell);
    this.position.textContent = index < 0 ? "" : `${index + 1} of ${this.order.length}`;
    this.mode = this.#mode(choice);
    this.#showTools(choices, choice);
    this.#showStage(choice);
    this.#showFacts();
    this.whenShown?.();
  }

  #mode(choice) {
    if (!choice || this.cell.picture === undefined) return "picture";
    const { mode, mirror } = overset.state.current;
    if (overset.Compare.modes.some(({ name }) => name === mode)) return mode;
    return choice.isReference || (mirror && choice.cell.direction !== this.cell.direction) ? "side" : "picture";
  }

  #showStage(choice) {
    const { report, cell } = this;
    if (cell.picture === undefined) {
      this.stage.replaceChildren(overset.words.element("p", { class: "empty" }, "There is no picture of this cell."));
      return;
    }
    const frames = (this.showsFrames ? cell.findings : []).map((finding, index) => {
      return { frame: finding.frame, number: index + 1, level: report.level(report.cause(finding)) };
    });
    const shot = { ...this.#shot(cell.picture, cell, choice?.isReference ? "New" : report.locale(cell)) };
    shot.frames = frames.filter(({ frame }) => frame);
    const other = choice ?
      this.#shot(choice.picture, choice.cell, choice.isReference ? "Reference" : report.locale(choice.cell)) :
      null;
    this.compare.show(this.mode, shot, other, choice?.isReference ? cell.mask : undefined);
  }

  // Tools

  #showTools(choices, choice) {
    const { element } = overset.words;
    const modes = overset.Compare.modes.filter(({ name }) => name === "picture" || choice);
    const radios = element(
      "div", { role: "radiogroup", "aria-label": "Compare", class: "modes" },
      modes.map(
        ({ name, title, key }) => element(
          "label", {},
          element(
            "input",
            { type: "radio", name: "mode", value: name, checked: name === this.mode, change: () => this.setMode(name) }
          ),
          element("span", { title: `${title} (${key})` }, title)
        )
      )
    );
    const select = choices.length === 0 ?
      null :
      element(
        "label", { class: "with" }, element("span", {}, "with"),
        element(
          "select", {
            change: (event) =>
              overset.state.set({ with: event.target.value, mode: this.mode === "picture" ? "side" : this.mode })
          },
          choices.map(({ key, words }) => element("option", { value: key, selected: key === choice.key }, words))
        )
      );
    const check = (words, isOn, act) =>
      element("label", { class: "check" }, element("input", { type: "checkbox", checked: isOn, change: act }), words);
    const hasCounterpart = this.report.counterpart(this.cell) !== undefined || this.cell.direction === "rtl";
    const focused = document.activeElement?.value;
    const steps = [["−", "Smaller (-)", -1], ["Fit", "Fit (0)", 0], ["+", "Larger (+)", 1]];
    const zoom = steps.map(([sign, words, step]) => {
      const zoomBy = () => this.compare.zoomBy(step);
      return element("button", { type: "button", title: words, "aria-label": words, click: zoomBy }, sign);
    });
    const frames = check("Frames", this.showsFrames, () => this.toggleFrames());
    const mirror = check("Mirror right-to-left", overset.state.current.mirror, () => this.toggleMirror());
    const tools = [
      radios, select, this.cell.findings.length > 0 && frames, hasCounterpart && mirror,
      element("span", { class: "zoom" }, zoom),
    ];
    this.tools.replaceChildren(...tools.filter((tool) => tool));
    if (focused) this.tools.querySelector(`input[value="${CSS.escape(focused)}"]`)?.focus();
  }

  setMode(name) {
    if (name !== "picture" && this.#choices().length === 0) return;
    overset.state.set({ mode: name });
  }

  toggleFrames() {
    this.showsFrames = !this.showsFrames;
    this.#render();
  }

  toggleMirror() { overset.state.set({ mirror: !overset.state.current.mirror, with: "" }); }

  // Facts

  #showFacts() {
    const { element, value, count } = overset.words;
    const { report, cell } = this;
    const findings = cell.findings.map((finding, index) => this.#finding(finding, index + 1));
    this.facts.replaceChildren(
      element(
        "p", { class: "state-line" }, overset.parts.verdict(cell.verdict),
        findings.length > 0 ? ` ${count(findings.length, "finding")}` : " no findings"
      ),
      ...
        [findings.length > 0 ? element("ol", { class: "findings" }, findings) : null,
         cell.detail ? element("section", {}, element("h3", {}, "Snapshot"), this.#difference(cell.detail)) : null,
         element(
           "section", {}, element("h3", {}, "Cell"),
           element(
             "dl", { class: "about-cell" },
             [
               ["Name", value(cell.name)], ["Locale", report.locale(cell)],
               ["Device", value(report.devices[cell.device].name)], ["Text size", cell.typeSize],
               ["Appearance", cell.appearance], ["Bold text", cell.boldText ? "on" : "off"],
               ["Direction", cell.direction === "rtl" ? "right to left" : "left to right"]
             ].map(([name, words]) => [element("dt", {}, name), element("dd", {}, words)])
           )
         ),
    ].filter((part) => part !== null)
    );
  }

  #finding(finding, number) {
    const { element, value } = overset.words;
    const { report } = this;
    const result = report.results[finding.result];
    const cause = report.causes[result.cause];
    const mark = (on) => () => this.compare.mark(on ? number : null);
    return element(
      "li", {
        class: `finding ${report.level(cause)}`,
        mouseenter: mark(true),
        mouseleave: mark(false),
        focusin: mark(true),
        focusout: mark(false)
      },
      element(
        "h3", {}, element("span", { class: "number", "aria-hidden": "true" }, number),
        overset.parts.level(report.level(cause)), ` ${report.rule(cause).title}`,
        result.key ? element("code", {}, value(result.key)) : null
      ),
      element("p", { class: "message" }, result.message), overset.parts.evidence(report, result),
      overset.parts.rule(report.rule(cause))
    );
  }

  /** The verdict in words, with the lines of a text that differ. */
  #difference(detail) {
    const { element, value } = overset.words;
    const kinds = { "+": "added", "-": "removed", "@": "hunk" };
    const kind = (line) => kinds[line[0]] ?? null;
    return element(
      "pre", { class: "difference", tabindex: "0", role: "group", "aria-label": "What differs" },
      detail.split("\n").map((line) => element("span", { class: kind(line) }, value(line, { dir: "ltr" }), "\n"))
    );
  }

  // Moving

  /** Opens the next or the previous cell that needs a look. */
  jump(steps) {
    const next = this.report.nextToLookAt(this.order, this.cell, steps);
    if (next) this.#open(next);
  }

  /** Opens the cell of the same screen so many locales and columns away. */
  move(rows, columns) {
    const own = this.report.byScreen[this.cell.screen].filter((cell) => this.order.includes(cell));
    const locales = overset.words.distinct(own, (cell) => cell.locale);
    const keys = overset.words.distinct(own, (cell) => cell.column);
    const locale = locales[locales.indexOf(this.cell.locale) + rows];
    const key = keys[keys.indexOf(this.cell.column) + columns];
    const next = own.find((cell) => cell.locale === locale && cell.column === key);
    if (next) this.#open(next);
  }

  #open(cell) { overset.state.set({ cell: cell.name, with: "" }); }
};
