// The cells behind a cause, in one row. Some of them can be taken out and decided by themselves.

import { Model } from "./model.js";
import { verdicts } from "./times.js";

const { element: make, plain } = overset.words;
/** How many cells are added at once, and how high they are, in pixels. */
const BATCH = 40;
const HEIGHT = 76;

export class Strip {
  #observer = null;
  #items = new Map();
  #next = 0;

  constructor(model, host, { choose, changed }) {
    Object.assign(this, { model, host, choose, changed });
    this.list = make("ul", { class: "strip", "aria-label": "Cells" });
    host.append(this.list);
    this.picked = new Set();
  }

  show(cause) {
    this.#observer?.disconnect();
    this.cause = cause;
    this.picked = new Set();
    this.#items = new Map();
    this.#next = 0;
    this.list.replaceChildren();
    this.host.hidden = cause === undefined || cause.cells.length === 0;
    if (this.host.hidden) return;
    this.end = make("li", { class: "end" });
    this.list.append(this.end);
    this.#observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#add(),
      { root: this.list, rootMargin: "0px 600px" });
    this.#add();
    this.#observer.observe(this.end);
  }

  #add() {
    const rows = this.cause.cells.slice(this.#next, this.#next + BATCH);
    this.#next += rows.length;
    this.end.before(...rows.map((row) => this.#item(row)));
    this.end.hidden = this.#next >= this.cause.cells.length;
    if (this.end.hidden) this.#observer.disconnect();
  }

  #item(row) {
    const { report } = this.model;
    const cell = report.cells[row];
    const size = report.size(cell);
    const scale = size ? Math.min(HEIGHT / size.height, 140 / size.width) : 1;
    const picture = size ?
      overset.parts.picture(report, cell.picture, {
        loading: "lazy", width: Math.round(size.width * scale), height: Math.round(size.height * scale),
      }) :
      make("span", { class: "none" }, "no picture");
    const words = `${report.locale(cell)}, ${report.column(cell)}`;
    const button = make(
      "button", { type: "button", class: "cell", "data-row": row, title: plain(words), click: () => this.choose(cell) },
      picture, make("span", { class: "hidden" }, plain(words)));
    const box = make("input", {
      type: "checkbox", "aria-label": plain(`Take out ${words}`), change: () => this.pick(row),
    });
    const item = make(
      "li", {}, button,
      make("span", { class: "caption" }, box, make("code", {}, report.locale(cell)), make("span", { class: "sign" })));
    this.#items.set(row, item);
    this.#dress(row);
    return item;
  }

  #dress(row) {
    const item = this.#items.get(row);
    if (!item) return;
    const state = Model.decision(this.cause, row)?.verdict ?? "open";
    item.className = state;
    const sign = item.querySelector(".sign");
    sign.textContent = state === "open" ? "" : verdicts[state].sign;
    sign.title = verdicts[state].words;
    item.querySelector("input").checked = this.picked.has(row);
  }

  /** Shows what is decided now. */
  update() {
    if (this.cause === undefined) return;
    this.cause = this.model.cause(this.cause.id) ?? this.cause;
    for (const row of this.#items.keys()) this.#dress(row);
  }

  /** Takes a cell out, or puts it back. */
  pick(row) {
    if (!this.picked.delete(row)) this.picked.add(row);
    this.#dress(row);
    this.changed();
  }

  pickNone() {
    this.picked = new Set();
    this.update();
    this.changed();
  }

  /** The rows to decide; undefined for all of the cause. */
  get rows() {
    const isSome = this.picked.size > 0 && this.picked.size < (this.cause?.cells.length ?? 0);
    return isSome ? [...this.picked] : undefined;
  }

  mark(cell) {
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (cell === undefined || !this.cause?.cells.includes(cell.index)) return;
    while (!this.#items.has(cell.index)) this.#add();
    const button = this.#items.get(cell.index).firstChild;
    button.setAttribute("aria-current", "true");
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
