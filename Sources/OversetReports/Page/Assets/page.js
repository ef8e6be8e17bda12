"use strict";

/** The page of a document. */
overset.Page = class Page {
  constructor(document_) {
    const report = new overset.Report(document_);
    this.report = report;
    this.view = document.getElementById("view");
    this.facets = document.getElementById("facets");
    this.filters = new overset.Filters(report);
    const open = (cell) => overset.state.set({ cell: cell.name }, true);
    this.screens = new overset.Screens(report, open);
    this.findings = new overset.Findings(report, open);
    this.gaps = new overset.Gaps(report);
    this.detail = new overset.Detail(report, document.getElementById("detail"));
    this.detail.whenClosed = (cell) => {
      const isLost = document.activeElement === document.body;
      if (cell && this.name === "screens" && isLost) this.screens.focus(cell);
    };
    this.keys = new overset.Keys(this);
    this.views = [
      { name: "screens", title: "Screens", count: report.cells.length },
      { name: "findings", title: "Findings", count: report.causes.length },
      { name: "gaps", title: "Not checked", count: report.notChecked.length },
    ].filter(({ name }) => name !== "screens" || report.cells.length > 0);
    this.#head();
    this.filters.build(this.facets);
    if (matchMedia("(max-width: 800px)").matches) document.getElementById("filters").open = false;
    overset.state.listen((changed) => this.#changed(changed));
    this.show();
    this.detail.show(overset.state.current.cell);
  }

  /** The name of the view that is shown. */
  get name() {
    const { view } = overset.state.current;
    return this.views.some(({ name }) => name === view) ? view : this.views[0].name;
  }

  #head() {
    const { element, count } = overset.words;
    const { report } = this;
    document.getElementById("command").textContent = report.command;
    document.title = `Overset ${report.command}: ${report.summary.join("; ")}`;
    const verdict = document.getElementById("verdict");
    // Warnings fail nothing, and are not clean either.
    const isClean = report.causes.every((cause) => cause.known !== undefined);
    const [words, kind] = { 0: [isClean ? "Clean" : "Passed", "good"], 1: ["Failed", "bad"] }[report.exitCode] ??
      ["Not finished", "broken"];
    verdict.textContent = words;
    verdict.classList.add(kind);
    verdict.title = `exit code ${report.exitCode}`;
    document.getElementById("summary").append(
      ...report.summary.flatMap((line, index) => (index > 0 ? [element("br"), line] : [line]))
    );
    document.getElementById("views").append(...this.views.map(
      ({ name, title, count: number }, index) => element(
        "li", {},
        element(
          "button",
          { type: "button", "data-view": name, title: `${title} (${index + 1})`, click: () => this.choose(index) },
          title,
          " ", element("span", { class: "count" }, number.toLocaleString("en"))
        )
      )
    ));
    const search = document.getElementById("search");
    // Typing in a large report is not held up by each letter.
    const delay = report.results.length + report.cells.length > 2000 ? 150 : 0;
    let timer = 0;
    search.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => overset.state.set({ q: search.value }), delay);
    });
    search.setAttribute(
      "aria-label", `Search ${count(report.cells.length, "cell")} and ${count(report.results.length, "finding")}`
    );
  }

  #changed(changed) {
    const isOfCell = changed.every((name) => ["cell", "mode", "with"].includes(name));
    if (!isOfCell) this.show();
    this.detail.show(overset.state.current.cell);
  }

  /** Shows what passes the filters. */
  show() {
    const { count } = overset.words;
    this.filters.show(this.facets);
    for (const button of document.querySelectorAll("#views button")) {
      button.toggleAttribute("aria-current", false);
      if (button.dataset.view === this.name) button.setAttribute("aria-current", "page");
    }
    const shown = document.getElementById("shown");
    const cells = this.filters.cells();
    this.detail.order = cells;
    this.screens.close();
    this.findings.close();
    if (this.name === "screens") {
      this.screens.show(this.view, cells);
      shown.textContent = cells.length === this.report.cells.length ?
        count(cells.length, "cell") :
        `${cells.length.toLocaleString("en")} of ${count(this.report.cells.length, "cell")}`;
    } else if (this.name === "findings") {
      this.findings.show(this.view, this.filters.results());
      const all = count(this.report.causes.length, "cause");
      shown.textContent = this.findings.count === this.report.causes.length ?
        all :
        `${this.findings.count.toLocaleString("en")} of ${all}`;
    } else {
      this.gaps.show(this.view);
      shown.textContent = "What this run did not look at";
    }
  }

  // What keys ask for

  choose(index) {
    const view = this.views[index];
    if (view) overset.state.set({ view: view.name }, true);
    return view !== undefined;
  }

  jump(steps) {
    if (this.name === "screens") this.screens.jump(steps);
    if (this.name === "findings") this.findings.jump(steps);
  }

  resize(steps) {
    this.screens.resize(steps);
    if (this.name === "screens") this.show();
  }

  focusFilters() {
    const filters = document.getElementById("filters");
    filters.open = true;
    filters.querySelector("input, button")?.focus();
  }
};

/** Where the pictures are. */
overset.folder = "pictures/";

/** Opens a report: data.js calls it where the page comes from a disk, a server once it has the document. Of a later
    version the page does not know what it says. */
overset.open = (report) => {
  if (report.version !== 1) {
    const words = `This page reads version 1 of the document, and this is version ${report.version}.`;
    document.getElementById("view").textContent = words;
    return;
  }
  overset.page = new overset.Page(report);
};
