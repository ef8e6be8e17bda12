// The list of causes: one row for each, however many cells are behind it.

import { Model } from "./model.js";
import { mark, verdicts } from "./times.js";

const { element: make, value, count, plain } = overset.words;
/** How many rows are added at once. */
const BATCH = 80;

export class Queue {
  #observer = null;
  #rows = new Map();
  #next = 0;

  constructor(model, list, choose) {
    Object.assign(this, { model, list, choose });
    this.crop = new overset.Crop(model.report);
    this.shown = [];
  }

  /** Shows causes, the one that is chosen marked. */
  show(causes, chosen) {
    this.#observer?.disconnect();
    this.shown = causes;
    this.#rows = new Map();
    this.#next = 0;
    this.list.replaceChildren();
    this.end = make("li", { class: "end" });
    this.list.append(this.end);
    this.#observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#add(), { rootMargin: "800px 0px" });
    this.#add();
    this.#observer.observe(this.end);
    this.mark(chosen);
  }

  #add() {
    const some = this.shown.slice(this.#next, this.#next + BATCH);
    this.#next += some.length;
    this.end.before(...some.map((cause) => this.#row(cause)));
    if (this.#next >= this.shown.length) this.#observer.disconnect();
    this.end.hidden = this.#next >= this.shown.length;
    if (this.marked) this.#rows.get(this.marked)?.firstChild.setAttribute("aria-current", "true");
  }

  #row(cause) {
    const row = make("li", {}, this.#button(cause));
    this.#rows.set(cause.id, row);
    return row;
  }

  #button(cause) {
    const { report } = this.model;
    const cells = cause.cells.map((index) => report.cells[index]);
    const result = report.results[cause.result] ?? { index: -1 };
    const crop = this.crop.of({ ...result, cells }) ?? make("span", { class: "crop" });
    const state = cause.pending ?? Model.state(cause);
    const since = cause.sinceRuns > 0 ? `since ${count(cause.sinceRuns + 1, "run")}` : "new";
    return make(
      "button", {
        type: "button", class: `row ${state} ${cause.pending ? "pending" : ""}`, "data-cause": cause.id,
        click: () => this.choose(cause.id),
      },
      crop,
      make(
        "span", { class: "row-words" }, make("span", { class: "row-title" }, value(cause.title, { dir: "auto" })),
        make(
          "span", { class: "row-facts" }, mark(state),
          make("span", {}, cells.length === 0 ? "no cell" : count(cells.length, "cell")), make("span", {}, since))));
  }

  /** Draws the rows of causes again. */
  update(causes) {
    for (const cause of causes) {
      const row = this.#rows.get(cause.id);
      if (!row) continue;
      const hadFocus = row.contains(document.activeElement);
      row.replaceChildren(this.#button(cause));
      if (cause.id === this.marked) row.firstChild.setAttribute("aria-current", "true");
      if (hadFocus) row.firstChild.focus({ preventScroll: true });
    }
  }

  mark(id) {
    this.#rows.get(this.marked)?.firstChild.removeAttribute("aria-current");
    this.marked = id;
    while (!this.#rows.has(id) && this.shown.some((cause) => cause.id === id)) this.#add();
    const button = this.#rows.get(id)?.firstChild;
    button?.setAttribute("aria-current", "true");
    button?.scrollIntoView({ block: "nearest" });
    if (this.list.contains(document.activeElement)) button?.focus({ preventScroll: true });
  }

  /** The cause so many rows away that a test holds for; undefined without one. Not around the ends. */
  neighbour(id, steps, test = () => true) {
    const at = this.shown.findIndex((cause) => cause.id === id);
    if (steps > 0) return this.shown.slice(at + 1).find(test);
    return at < 0 ? undefined : this.shown.slice(0, at).findLast(test);
  }

  /** The next open cause, around the end. */
  nextOpen(id) {
    const isOpen = (cause) => cause.id !== id && Model.isOpen(cause);
    return this.neighbour(id, 1, isOpen) ?? this.shown.find(isOpen);
  }
}

/** The filter by what is decided, for the side of the page. */
export function decisionFilter() {
  const option = (name) => make(
    "label", { class: "option" },
    make("input", {
      type: "checkbox", "data-facet": "decision", value: name, change: () => overset.state.toggle("decision", name),
    }),
    make("span", {}, verdicts[name].words), make("span", { class: "count", "data-count": name }));
  return make("fieldset", {}, make("legend", {}, "Decision"), Object.keys(verdicts).map(option));
}

/** A title of a cause for a sentence. */
export const quoted = (cause) => `“${plain(cause.title)}”`;
