"use strict";

/** Every component and state as a grid of locales and devices. A grid is built when it comes near the window, and taken
    down when it is far away, so that thousands of cells cost as much as those that are seen. */
overset.Screens = class Screens {
  /** How near to the window a grid is built, and how far away it is taken down, in pixels. */
  static near = 1200;
  static far = 6000;
  /** The space of a row beside its pictures, and what stands above the rows, in pixels. */
  static rowSpace = 22;
  static headSpace = 86;
  /** The size of a point of a screen, in pixels, by the size of thumbnails. */
  static scales = [0.16, 0.26, 0.42, 0.7];
  /** How much larger pictures are that are much lower than a device. */
  static smallScale = 1.7;

  #small = new Map();
  #sections = [];
  #observers = [];

  constructor(report, open) {
    this.report = report;
    this.open = open;
    this.size = 1;
    this.order = [];
  }

  /** What stands across: locales where the window is wide enough to compare them, unless the grids were turned. */
  get across() {
    const { across } = overset.state.current;
    if (across === "locales" || across === "devices") return across;
    return innerWidth >= 900 && this.report.locales.length >= this.report.devices.length ? "locales" : "devices";
  }

  /** Turns the grids. */
  turn() { overset.state.set({ across: this.across === "locales" ? "devices" : "locales" }); }

  /** Fills an element with the grids of cells. */
  show(view, cells) {
    this.close();
    this.order = cells;
    if (cells.length === 0) {
      view.replaceChildren(overset.parts.empty("No cell passes the filters."));
      return;
    }
    const screens = overset.words.group(cells, (cell) => cell.screen);
    this.#sections = [...screens].map(([screen, own]) => new overset.ScreenSection(this, screen, own));
    view.replaceChildren(...this.#sections.map((section) => section.element));
    this.#observe();
  }

  close() {
    for (const observer of this.#observers) observer.disconnect();
    this.#observers = [];
    this.#sections = [];
  }

  #observe() {
    const sections = new Map(this.#sections.map((section) => [section.element, section]));
    const watch = (margin, act) => {
      const observer = new IntersectionObserver(
        (entries) => entries.forEach((entry) => act(sections.get(entry.target), entry.isIntersecting)),
        { rootMargin: `${margin}px 0px` });
      for (const section of this.#sections) observer.observe(section.element);
      this.#observers.push(observer);
    };
    watch(Screens.near, (section, isNear) => isNear && section.build());
    watch(Screens.far, (section, isNear) => isNear || section.takeDown());
  }

  /** The size of a cell's picture as a thumbnail, in pixels. */
  thumbnail(cell) {
    const size = this.report.size(cell);
    if (!size) return { width: 90, height: 60 };
    const wanted = Screens.scales[this.size] * (this.#isSmall(cell.screen) ? Screens.smallScale : 1);
    const scale = Math.min(wanted, 560 / size.width, 560 / size.height);
    const pixels = (length, least) => Math.max(Math.round(length * scale), least);
    return { width: pixels(size.width, 24), height: pixels(size.height, 12) };
  }

  /** Whether all pictures of a screen are much lower than a device: cards, rows. They are shown larger. */
  #isSmall(screen) {
    if (!this.#small.has(screen)) {
      const heights = this.report.byScreen[screen].map((cell) => this.report.size(cell)?.height ?? 0);
      this.#small.set(screen, Math.max(...heights) < 360);
    }
    return this.#small.get(screen);
  }

  resize(steps) { this.size = Math.min(Math.max(this.size + steps, 0), Screens.scales.length - 1); }

  /** Moves the focus to a cell, wherever it is. */
  focus(cell) {
    const section = this.#sections.find((section) => section.screen === cell.screen);
    if (!section) return;
    section.build();
    section.focus(cell);
  }

  /** The cell that has the focus; undefined where none has. */
  focused() {
    const index = document.activeElement?.dataset?.cell;
    return index === undefined ? undefined : this.report.cells[Number(index)];
  }

  /** Moves the focus to the next or the previous cell that needs a look. */
  jump(steps) {
    const next = this.report.nextToLookAt(this.order, this.focused(), steps);
    if (next) this.focus(next);
  }

  /** Moves the focus within a grid. Returns whether there was one. */
  move(rows, columns) {
    const cell = this.focused();
    if (!cell) return false;
    const section = this.#sections.find((section) => section.screen === cell.screen);
    const next = section?.neighbour(cell, rows, columns);
    if (next) section.focus(next);
    return true;
  }
};

/** The grid of a component in a state: locales and devices, one along the rows and the other along the columns. */
overset.ScreenSection = class ScreenSection {
  #table = null;

  constructor(screens, screen, cells) {
    const { element, value, group, count } = overset.words;
    this.screens = screens;
    this.screen = screen;
    const locales = { title: "Locale", key: (cell) => cell.locale, head: (cells) => this.#localeHead(cells) };
    const devices = { title: "Device", key: (cell) => cell.column, head: (cells) => screens.report.column(cells[0]) };
    const [across, down] = screens.across === "locales" ? [locales, devices] : [devices, locales];
    this.axes = { across, down };
    this.rows = [...group(cells, down.key)];
    this.columns = [...group(cells, across.key)];
    const { component, state } = screens.report.screens[screen];
    const problems = cells.filter((cell) => screens.report.isProblem(cell)).length;
    const words = [value(component), " ", element("span", { class: "state" }, value(state))];
    this.heading = element("h2", { id: `screen-${screen}` }, words);
    this.element = element(
      "section", { class: "screen", "aria-labelledby": `screen-${screen}` },
      element(
        "div", { class: "screen-head" }, this.heading,
        element("span", { class: "extent" }, count(cells.length, "cell")),
        problems > 0 ? element("span", { class: "count" }, `${problems} to look at`) : null
      )
    );
    this.element.style.minHeight = `${this.#height()}px`;
  }

  #rowHeight(cells) {
    return Math.max(...cells.map((cell) => this.screens.thumbnail(cell).height)) + overset.Screens.rowSpace;
  }

  #height() { return this.rows.reduce((sum, [, cells]) => sum + this.#rowHeight(cells), overset.Screens.headSpace); }

  build() {
    if (this.#table) return;
    const { element } = overset.words;
    const { across, down } = this.axes;
    const table = element(
      "table", { role: "grid", "aria-labelledby": `screen-${this.screen}` },
      element(
        "thead", {},
        element(
          "tr", {}, element("th", { scope: "col" }, down.title),
          this.columns.map(([, cells]) => element("th", { scope: "col" }, across.head(cells)))
        )
      ),
      element("tbody", {}, this.rows.map(([, cells]) => this.#row(cells)))
    );
    this.#table = element("div", { class: "scroller" }, table);
    this.element.append(this.#table);
    const first = this.#table.querySelector("button[data-cell]");
    if (first) first.tabIndex = 0;
  }

  takeDown() {
    if (!this.#table || this.#table.contains(document.activeElement)) return;
    this.element.style.minHeight = `${this.element.offsetHeight}px`;
    this.#table.remove();
    this.#table = null;
  }

  #localeHead(cells) {
    const { element, language } = overset.words;
    const { tag, direction } = this.screens.report.locales[cells[0].locale];
    const isMirrored = overset.state.current.mirror && cells.some((cell) => cell.direction === "rtl");
    return element(
      "span", { class: "locale" }, element("code", {}, tag),
      language(tag) === tag ? null : element("span", { class: "language" }, language(tag)),
      direction === "rtl" ? element("span", { class: "direction" }, isMirrored ? "mirrored" : "right to left") : null
    );
  }

  #row(cells) {
    const { element } = overset.words;
    const { across, down } = this.axes;
    const byColumn = new Map(cells.map((cell) => [across.key(cell), cell]));
    const row = element(
      "tr", {}, element("th", { scope: "row" }, down.head(cells)),
      this.columns.map(
        ([key]) => element(
          "td", { role: "gridcell" },
          byColumn.has(key) ? this.#thumbnail(byColumn.get(key)) : element("span", { class: "none" }, "–")
        )
      )
    );
    row.style.height = `${this.#rowHeight(cells)}px`;
    return row;
  }

  #thumbnail(cell) {
    const { element, plain, count } = overset.words;
    const { report } = this.screens;
    const size = this.screens.thumbnail(cell);
    const worst = report.worst(cell);
    const isMirrored = overset.state.current.mirror && cell.direction === "rtl";
    const shot = cell.picture === undefined ?
      element("span", { class: "blank" }, "no picture") :
      overset.parts.picture(report, cell.picture, { loading: "lazy", ...size, class: isMirrored ? "mirrored" : null });
    const words =
      [
        report.title(cell),
        cell.findings.length > 0 ? count(cell.findings.length, "finding") : "",
        cell.verdict === "matched" ? "" : overset.parts.verdictWords[cell.verdict],
        isMirrored ? "mirrored" : "",
      ].filter((word) => word !== "")
        .join(", ");
    const kinds = [worst ? `has-${worst}` : "", cell.verdict === "matched" ? "" : "is-changed"];
    const button = element(
      "button", {
        type: "button",
        class: ["cell", ...kinds].join(" "),
        "data-cell": cell.index,
        tabindex: "-1",
        "aria-label": plain(words),
        "aria-haspopup": "dialog",
        click: () => this.screens.open(cell),
        focus: (event) => this.#rove(event.currentTarget),
      },
      shot,
      element(
        "span", { class: "badges", "aria-hidden": "true" },
        worst ? element("span", { class: `badge ${worst}` }, cell.findings.length) : null,
        cell.verdict === "matched" ? null : overset.parts.verdict(cell.verdict)
      )
    );
    button.style.width = `${size.width}px`;
    button.style.height = `${size.height}px`;
    return button;
  }

  /** One cell of a grid is reached by the tab key: the one that had the focus last. */
  #rove(button) {
    for (const other of this.#table.querySelectorAll("button[tabindex=\"0\"]")) other.tabIndex = -1;
    button.tabIndex = 0;
  }

  focus(cell) {
    const button = this.#table?.querySelector(`button[data-cell="${cell.index}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** The cell so many rows and columns away; undefined at the edge. */
  neighbour(cell, rows, columns) {
    const { across, down } = this.axes;
    const row = this.rows.findIndex(([key]) => key === down.key(cell));
    const column = this.columns.findIndex(([key]) => key === across.key(cell));
    const next = this.rows[row + rows]?.[1];
    const key = this.columns[column + columns]?.[0];
    return next?.find((other) => across.key(other) === key);
  }
};
