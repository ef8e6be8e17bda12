"use strict";

/** What the filters let through, and the filters themselves. */
overset.Filters = class Filters {
  #words = null;

  constructor(report) {
    this.report = report;
    this.groups = this.#groups();
  }

  // What is let through

  /** The cells that are shown, in order. */
  cells() {
    const state = overset.state.current;
    const test = this.#matcher(state);
    return this.report.cells.filter((cell) => this.#takesCell(cell, state, test));
  }

  /** The results that are shown, by number. */
  results() {
    const state = overset.state.current;
    const test = this.#matcher(state);
    return new Set(
      this.report.results.filter((result) => this.#takesResult(result, state, test)).map((result) => result.index)
    );
  }

  /** Whether the search finds a text; of several words it finds all. */
  #matcher(state) {
    const words = state.q.toLowerCase().split(/\s+/).filter((word) => word !== "");
    if (words.length === 0) return null;
    this.#words ??= this.#searched();
    return (text) => words.every((word) => text.includes(word));
  }

  /** The texts that are searched, once. */
  #searched() {
    const report = this.report;
    const results = report.results.map((result) => {
      const cause = report.causes[result.cause];
      const rule = report.rules[cause.rule];
      return [
        rule.id, rule.title, result.component, result.key, result.message, result.text ?? "", result.place.path,
        cause.known ?? "", result.locale === undefined ? "" : report.locales[result.locale].tag,
      ].join("\n").toLowerCase();
    });
    const cells = report.cells.map((cell) => {
      const found = cell.findings.map((finding) => results[finding.result]);
      return [report.title(cell), cell.name, ...found].join("\n").toLowerCase();
    });
    return { results, cells };
  }

  #takesCell(cell, state, test) {
    const report = this.report;
    const { component, state: name } = report.screen(cell);
    if (state.component && state.component !== component) return false;
    if (state.state && state.state !== name) return false;
    if (state.locale.size && !state.locale.has(report.locale(cell))) return false;
    if (state.device.size && !state.device.has(report.devices[cell.device].token)) return false;
    if (state.size.size && !state.size.has(cell.typeSize)) return false;
    if (state.appearance.size && !state.appearance.has(cell.appearance)) return false;
    if (state.status.size && !state.status.has(cell.verdict)) return false;
    if (state.changed && cell.verdict === "matched") return false;
    if (state.found && cell.findings.length === 0) return false;
    if (state.rule.size || state.severity.size) {
      if (!report.resultsOf(cell).some((result) => this.#takesCause(report.causes[result.cause], state))) return false;
    }
    return !test || test(this.#words.cells[cell.index]);
  }

  #takesCause(cause, state) {
    return (
      (!state.rule.size || state.rule.has(this.report.rule(cause).id)) &&
      (!state.severity.size || state.severity.has(this.report.level(cause)))
    );
  }

  #takesResult(result, state, test) {
    const report = this.report;
    const cause = report.causes[result.cause];
    if (!this.#takesCause(cause, state)) return false;
    if (state.component && state.component !== result.component) return false;
    if (state.locale.size && (result.locale === undefined || !state.locale.has(report.locales[result.locale].tag)))
      return false;
    if (state.device.size && !result.devices.some((device) => state.device.has(report.devices[device].token)))
      return false;
    if (state.changed && !report.rule(cause).id.startsWith("snapshot/")) return false;
    const isAboutCells = state.state || state.size.size || state.appearance.size || state.status.size;
    if (
      isAboutCells &&
      !result.cells.some(
        (cell) => this.#takesCell(cell, { ...state, rule: new Set(), severity: new Set(), found: false }, null)
      )
    )
      return false;
    return !test || test(this.#words.results[result.index]);
  }

  // The filters themselves

  #groups() {
    const report = this.report;
    const { group, distinct } = overset.words;
    const open = (results) => results.filter((result) => report.causes[result.cause].known === undefined).length;
    const by = (key) => group(report.results, key);
    const ofLocale = by((result) => result.locale);
    const ofRule = by((result) => report.causes[result.cause].rule);
    const ofLevel = by((result) => report.level(report.causes[result.cause]));
    const ofDevice = report.devices.map(() => []);
    for (const result of report.results) {
      for (const device of result.devices) ofDevice[device].push(result);
    }
    const statuses = group(report.cells, (cell) => cell.verdict);
    const option = (key, name, count) => ({ key, name, count });
    const { levelWords, verdictWords } = overset.parts;
    const levels = report.levels.filter((level) => ofLevel.has(level));
    const verdicts = Object.keys(verdictWords).filter((verdict) => statuses.has(verdict));
    const locales = report.locales.map(({ tag }, index) => {
      return { ...option(tag, overset.words.language(tag), open(ofLocale.get(index) ?? [])), code: tag };
    });
    const devices = report.devices.map((device, index) => option(device.token, device.name, open(ofDevice[index])));
    const sizes = distinct(report.cells, (cell) => cell.typeSize).map((size) => option(size, size));
    const appearances = distinct(report.cells, (cell) => cell.appearance).map((name) => option(name, name));
    const rules = report.rules.map((rule, index) => option(rule.id, rule.title, (ofRule.get(index) ?? []).length));
    const groups = [
      {
        name: "severity", title: "Severity",
        options: levels.map((level) => option(level, levelWords[level], ofLevel.get(level).length)),
      },
      {
        name: "status", title: "Snapshot",
        options: verdicts.map((verdict) => option(verdict, verdictWords[verdict], statuses.get(verdict).length)),
      },
      { name: "locale", title: "Locale", options: locales },
      { name: "device", title: "Device", options: devices },
      { name: "size", title: "Text size", options: sizes },
      { name: "appearance", title: "Appearance", options: appearances },
      { name: "rule", title: "Rule", options: rules.filter((rule) => rule.count > 0) },
    ];
    return groups.filter((group) => group.options.length > 1 || (group.name === "rule" && group.options.length > 0));
  }

  /** Fills the side of the page. It is built once; `show` brings its controls up to date. */
  build(facets) {
    const { element } = overset.words;
    if (this.report.cells.length > 0) {
      facets.append(element(
        "fieldset", {}, element("legend", {}, "Show"), this.#flag("changed", "Changed only", "c"),
        this.#flag("found", "With findings only", "n"),
        this.#hasBothDirections() ? this.#flag("mirror", "Mirror right-to-left", "m") : null
      ));
      facets.append(this.#components());
    } else {
      facets.append(this.#owners());
    }
    for (const group of this.groups) facets.append(this.#facet(group));
    facets.append(
      element("button", { type: "button", class: "clear", click: () => overset.state.clear() }, "Clear the filters")
    );
  }

  #hasBothDirections() { return new Set(this.report.cells.map((cell) => cell.direction)).size > 1; }

  #flag(name, words, key) {
    const { element } = overset.words;
    return element(
      "label", { class: "option" },
      element(
        "input",
        { type: "checkbox", "data-flag": name, change: (event) => overset.state.set({ [name]: event.target.checked }) }
      ),
      element("span", {}, words), element("kbd", { "aria-hidden": "true" }, key)
    );
  }

  /** Components with their states, each with how many of its cells need a look. */
  #components() {
    const { element, value, group } = overset.words;
    const report = this.report;
    const numbered = report.screens.map((screen, index) => ({ ...screen, index }));
    const components = group(numbered, (screen) => screen.component);
    const list = element("ul", { class: "components" });
    list.append(element(
      "li", {}, this.#choice("", "", "All components", report.cells.filter((cell) => report.isProblem(cell)).length)
    ));
    for (const [component, screens] of components) {
      const problems =
        screens.map((screen) => report.byScreen[screen.index].filter((cell) => report.isProblem(cell)).length);
      const total = problems.reduce((sum, count) => sum + count, 0);
      const states = screens.length < 2 ?
        null :
        element(
          "ul", {},
          screens.map(
            (screen, index) =>
              element("li", {}, this.#choice(component, screen.state, value(screen.state), problems[index]))
          )
        );
      list.append(element("li", {}, this.#choice(component, "", value(component), total), states));
    }
    return element("fieldset", {}, element("legend", {}, "Component"), list);
  }

  /** The files that findings are about, where there are no components. */
  #owners() {
    const { element, value, group } = overset.words;
    const owners = group(this.report.results.filter((result) => result.component), (result) => result.component);
    const shared = Filters.#sharedFolder([...owners.keys()]);
    const list = element("ul", { class: "components" });
    list.append(element("li", {}, this.#choice("", "", "All files", this.report.results.length)));
    for (const [owner, results] of owners) {
      list.append(element("li", {}, this.#choice(owner, "", value(owner.slice(shared.length)), results.length)));
    }
    return element("fieldset", {}, element("legend", {}, "File"), list);
  }

  /** The folder that all paths have in common, with its slash. */
  static #sharedFolder(paths) {
    if (paths.length < 2) return "";
    let shared = paths[0].slice(0, paths[0].lastIndexOf("/") + 1);
    for (const path of paths) {
      while (!path.startsWith(shared)) shared = shared.slice(0, shared.lastIndexOf("/", shared.length - 2) + 1);
    }
    return shared;
  }

  #choice(component, state, name, count) {
    const { element } = overset.words;
    return element(
      "button", {
        type: "button",
        "data-component": component,
        "data-state": state,
        "aria-pressed": "false",
        click: () => overset.state.set({ component, state }),
      },
      element("span", { class: "name" }, name),
      count > 0 ? element("span", { class: "count" }, count.toLocaleString("en")) : null
    );
  }

  #facet({ name, title, options }) {
    const { element, value } = overset.words;
    const labels = options.map(
      (option) => element(
        "label", { class: "option" }, element("input", {
          type: "checkbox",
          "data-facet": name,
          value: option.key,
          change: () => overset.state.toggle(name, option.key)
        }),
        element(
          "span", {}, value(option.name),
          option.code && option.code !== option.name ? element("code", {}, option.code) : null
        ),
        option.count ? element("span", { class: "count" }, option.count.toLocaleString("en")) : null
      )
    );
    if (labels.length <= 12) return element("fieldset", {}, element("legend", {}, title), labels);
    return element(
      "fieldset", {}, element("legend", {}, title), labels.slice(0, 8),
      element("details", {}, element("summary", {}, `${labels.length - 8} more`), labels.slice(8))
    );
  }

  /** Brings the controls up to date. */
  show(facets) {
    const state = overset.state.current;
    for (const input of facets.querySelectorAll("input[data-facet]"))
      input.checked = state[input.dataset.facet].has(input.value);
    for (const input of facets.querySelectorAll("input[data-flag]")) input.checked = state[input.dataset.flag];
    for (const button of facets.querySelectorAll("button[data-component]")) {
      const isOn = button.dataset.component === state.component && button.dataset.state === state.state;
      button.setAttribute("aria-pressed", String(isOn));
    }
    const count = overset.state.filterCount();
    document.getElementById("filter-count").textContent = count === 0 ? "" : String(count);
    const search = document.getElementById("search");
    if (search.value !== state.q) search.value = state.q;
  }
};
