"use strict";

/** What was found, by cause, each with its results and their cells. */
overset.Findings = class Findings {
  /** How many causes are added at once. */
  static batch = 60;
  /** How many locales of a cause are named before the others are counted. */
  static mostTags = 12;
  /** How many cells of a result are listed before the others are counted. */
  static mostCells = 24;

  #observer = null;

  constructor(report, open) {
    this.report = report;
    this.open = open;
    this.crop = new overset.Crop(report);
  }

  show(view, results) {
    this.close();
    const isShown = (result) => results.has(result.index);
    const causes = this.report.causes.map((cause) => ({ cause, shown: cause.results.filter(isShown) }))
      .filter(({ shown }) => shown.length > 0);
    this.count = causes.length;
    if (causes.length === 0) {
      const words = this.report.causes.length === 0 ? "Nothing was found." : "No finding passes the filters.";
      view.replaceChildren(this.#heading(), this.#table(results), overset.parts.empty(words));
      return;
    }
    const list = overset.words.element("div", { class: "causes" });
    const end = overset.words.element("p", { class: "end" });
    view.replaceChildren(this.#heading(), this.#table(results), list, end);
    let next = 0;
    const add = () => {
      list.append(...causes.slice(next, next + Findings.batch).map(({ cause, shown }) => this.#cause(cause, shown)));
      next = Math.min(next + Findings.batch, causes.length);
      if (next < causes.length) return;
      this.close();
      end.replaceChildren(...this.#rest());
    };
    add();
    if (next >= causes.length) return;
    this.#observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && add(), { rootMargin: "1500px 0px" }
    );
    this.#observer.observe(end);
    this.more = () => next < causes.length && add();
  }

  /** For those who hear the page: sighted people have the view's name above. */
  #heading() { return overset.words.element("h2", { class: "hidden" }, "Findings"); }

  close() {
    this.#observer?.disconnect();
    this.#observer = null;
    this.more = () => false;
  }

  /** What the page leaves out. */
  #rest() {
    const { count } = overset.words;
    const { causes, results } = this.report.more;
    if (results === 0) return [];
    return [`and ${count(results, "more finding")}${
      causes > 0 ? `, of them ${count(causes, "cause")} without any here` : ""}: the JSON report has all of them`];
  }

  // Causes

  #cause(cause, shown) {
    const { element, value, language } = overset.words;
    const report = this.report;
    const rule = report.rule(cause);
    const worst = shown[0];
    const tags = overset.words.distinct(
      shown.filter((result) => result.locale !== undefined), (result) => report.locales[result.locale].tag
    );
    const devices =
      overset.words.distinct(shown.flatMap((result) => result.devices), (device) => report.devices[device].name);
    const level = report.level(cause);
    const body = element("div", { class: "cause-body" });
    const fill = () => {
      if (details.open && body.childElementCount === 0) body.append(...this.#results(cause, shown));
    };
    const details = element(
      "details", { class: `cause ${level}`, "data-cause": cause.index, toggle: fill },
      element(
        "summary", {}, this.crop.of(worst),
        element(
          "span", { class: "cause-words" },
          element(
            "span", { class: "cause-title" }, overset.parts.level(level), element("b", {}, rule.title),
            worst.key ? element("code", {}, value(worst.key)) : null),
          this.#where(worst, devices), this.#tags(tags))),
      body);
    return details;
  }

  /** The component or file of a result, how much it is over, and the devices of its cause. */
  #where(result, devices) {
    const { element, value, count } = overset.words;
    const names = devices.length > 3 ? count(devices.length, "device") : devices.join(", ");
    return element(
      "span", { class: "cause-where" },
      result.component ? value(result.component) : null,
      result.fit ? element("span", {}, this.#excess(result.fit)) : null,
      devices.length > 0 ? element("span", {}, names) : null);
  }

  #tags(tags) {
    const { element, language } = overset.words;
    const shown = tags.slice(0, Findings.mostTags);
    const rest = tags.length - shown.length;
    return element(
      "span", { class: "tags" },
      shown.map((tag) => element("span", { class: "tag", title: language(tag) }, tag)),
      rest > 0 ? element("span", { class: "tag" }, `+${rest}`) : null);
  }

  #excess(fit) {
    const { points } = overset.words;
    if (fit.percentOver === undefined || fit.needed <= fit.available) return fit.verdict;
    return `${points(fit.needed - fit.available)} over (+${Math.round(fit.percentOver)} %)`;
  }

  #results(cause, shown) {
    return [...shown.map((result) => this.#result(result)), overset.parts.rule(this.report.rule(cause))];
  }

  #result(result) {
    const { element, value, language } = overset.words;
    const report = this.report;
    const tag = result.locale === undefined ? null : report.locales[result.locale].tag;
    return element(
      "article", { class: "result" },
      element(
        "h3", {}, tag ? element("code", {}, tag) : "All locales",
        tag && language(tag) !== tag ? ` ${language(tag)}` : null,
        result.variant ? element("span", { class: "variant" }, value(result.variant)) : null
      ),
      element("p", { class: "message" }, result.message), overset.parts.evidence(report, result), this.#cells(result)
    );
  }

  #cells(result) {
    const { element, plain } = overset.words;
    const report = this.report;
    if (result.cells.length === 0) return null;
    const shown = result.cells.slice(0, Findings.mostCells);
    const rest = result.cells.length - shown.length;
    return element(
      "ul", { class: "cells", "aria-label": "Cells" },
      shown.map(
        (cell) => element(
          "li", {},
          element(
            "button", {
              type: "button",
              class: "chip",
              "aria-haspopup": "dialog",
              "aria-label": plain(report.title(cell)),
              click: () => this.open(cell)
            },
            `${report.screen(cell).state} · ${report.column(cell)}`
          )
        )
      ),
      rest > 0 ? element("li", {}, `and ${rest} more`) : null
    );
  }

  // The table

  /** Open results by locale and device, as the terminal's report has them. */
  #table(results) {
    const { element } = overset.words;
    const report = this.report;
    if (report.devices.length === 0 || report.locales.length === 0) return element("span");
    const counts = report.locales.map(() => report.devices.map(() => ({ open: 0, known: 0 })));
    for (const index of results) {
      const result = report.results[index];
      if (result.locale === undefined) continue;
      const name = report.causes[result.cause].known === undefined ? "open" : "known";
      for (const device of result.devices) counts[result.locale][device][name] += 1;
    }
    const most = Math.max(1, ...counts.flat().map(({ open }) => open));
    const cell = ({ open, known }, locale, device) => {
      const words = known === 0 ? `${open}` : `${open} (${known} known)`;
      const { tag } = report.locales[locale];
      const { name, token } = report.devices[device];
      const choose = () => overset.state.set({ locale: new Set([tag]), device: new Set([token]) }, true);
      const button = { type: "button", "aria-label": `${words} in ${tag} on ${name}: show these`, click: choose };
      const made = element(
        "td", { class: open > 0 ? "hot" : "cold" },
        open + known === 0 ? "0" : element("button", button, words));
      made.style.setProperty("--heat", `${Math.round((open / most) * 100)}%`);
      return made;
    };
    return element(
      "details", { class: "overview", open: report.locales.length <= 12 },
      element("summary", {}, "By locale and device"),
      element(
        "div", { class: "scroller", tabindex: "0", role: "group", "aria-label": "Findings by locale and device" },
        element(
          "table", {},
          element(
            "thead", {},
            element(
              "tr", {}, element("th", { scope: "col" }, "Locale"),
              report.devices.map((device) => element("th", { scope: "col" }, device.name))
            )
          ),
          element(
            "tbody", {},
            counts.map(
              (row, locale) => element(
                "tr", {}, element("th", { scope: "row" }, element("code", {}, report.locales[locale].tag)),
                row.map((counts, device) => cell(counts, locale, device))
              )
            )
          )
        )
      )
    );
  }

  /** Moves the focus to the next or the previous cause. */
  jump(steps) {
    const list = [...document.querySelectorAll("details.cause > summary")];
    const at = list.indexOf(document.activeElement);
    if (at + steps >= list.length && this.more()) return this.jump(steps);
    const next = list[Math.min(Math.max(at + steps, 0), list.length - 1)];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }
};
