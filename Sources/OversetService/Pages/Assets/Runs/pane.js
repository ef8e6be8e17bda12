// A cause: what is decided of it, its cells, and one of them in large.

import { Comments } from "./comments.js";
import { Model } from "./model.js";
import { plot } from "./plot.js";
import { Strip } from "./strip.js";
import { mark, time } from "./times.js";

const { element: make, value, count } = overset.words;

/** A decision with who, when and why. */
export function said(decision) {
  if (!decision) return [mark("open")];
  const { verdict, by, at, reason, lastDay } = decision;
  return [
    mark(verdict), " by ", value(by, { class: "by" }), ", ", time(at),
    reason ? [": ", value(reason, { dir: "auto" })] : null, lastDay ? `, until ${lastDay}` : null,
  ];
}

export class Pane {
  /** `decide` is given a verdict, `open` a cell. */
  constructor(model, host, { decide, report }) {
    Object.assign(this, { model, host, decide });
    this.title = make("h2", { id: "cause-title", tabindex: "-1" });
    this.facts = make("p", { class: "cause-facts" });
    this.decided = make("div", { class: "decided" });
    this.bar = make("div", { class: "bar-of-decisions", role: "group", "aria-label": "Decide" });
    const strip = make("section", { class: "cells-of-cause", "aria-label": "Cells of the cause" });
    this.viewer = make("section", { class: "detail embedded", "aria-label": "The cell" });
    this.plain = make("section", { class: "evidence", hidden: true });
    this.head = make("section", { class: "cause-head", "aria-labelledby": "cause-title" },
      this.title, this.facts, make("div", { class: "said-and-done" }, this.bar, this.decided));
    host.append(this.head, strip, this.viewer, this.plain);
    this.strip = new Strip(model, strip, { choose: (cell) => this.#open(cell), changed: () => this.#showBar() });
    this.detail = new overset.Detail(model.report, this.viewer);
    this.comments = new Comments(model, this.detail, report);
    this.detail.whenShown = () => this.#addFacts();
    this.#makeBar();
  }

  #open(cell) { overset.state.set({ cell: cell.name, with: "" }); }

  /** Shows a cause, and of its cells the one of that name; a cell alone where there is nothing to decide. */
  show(cause, name) {
    const { report } = this.model;
    const isOther = this.cause?.id !== cause?.id;
    this.cause = cause;
    const cells = cause ? cause.cells.map((row) => report.cells[row]) : [];
    const named = report.byName.get(name);
    const cell = cause === undefined || cells.includes(named) ? named : cells[0];
    if (isOther || this.strip.cause === undefined) this.strip.show(cause);
    this.detail.order = cells;
    this.cell = cell;
    this.#showHead();
    this.viewer.hidden = cell === undefined;
    this.plain.hidden = !this.viewer.hidden;
    if (cell) this.detail.show(cell.name);
    else this.#showPlain();
    this.strip.mark(cell);
  }

  /** Shows what is decided now. */
  update(changed) {
    if (!this.cause || !changed.some(({ id }) => id === this.cause.id)) return;
    this.cause = this.model.cause(this.cause.id);
    this.strip.update();
    this.#showHead();
  }

  #showHead() {
    const { cause } = this;
    this.head.hidden = cause === undefined;
    if (!cause) return;
    const result = this.model.report.results[cause.result];
    const rule = result && this.model.report.rule(this.model.report.causes[result.cause]);
    this.title.replaceChildren(value(cause.title, { dir: "auto" }));
    const since = cause.sinceRuns > 0 ? `also in the ${count(cause.sinceRuns, "complete run")} before` : "new in this run";
    const facts = [rule?.title ?? cause.rule, cause.cells.length > 0 ? count(cause.cells.length, "cell") : null, since];
    this.facts.replaceChildren(facts.filter((fact) => fact).join(" · "));
    const all = Model.parts(cause);
    const parts = Model.state(cause) === "settled" ?
      [make("p", { class: "said-of" }, mark("settled"), cause.accepted ? [": ", value(cause.accepted, { dir: "auto" })] : null)] :
      all.map(({ cells, decision }) => make(
        "p", { class: "said-of" }, all.length > 1 ? `${count(cells.length, "cell")}: ` : null, said(decision)));
    this.decided.replaceChildren(...(cause.pending ? [make("p", {}, mark(cause.pending), " … being saved")] : parts));
    this.#showBar();
  }

  // Decisions

  #makeBar() {
    const button = (verdict, words, key, title) => make(
      "button", {
        type: "button", class: `decide ${verdict}`, "data-verdict": verdict, "aria-keyshortcuts": key.toUpperCase(), title,
        click: () => this.decide(verdict),
      },
      words, " ", make("kbd", {}, key));
    this.extent = make("span", { class: "extent", role: "status" });
    this.buttons = [
      button("accept", "Accept", "a", "The new pictures are right"),
      button("reject", "Reject", "r", "It is a fault, and has to be mended"),
      button("known", "Accept as known …", "n", "It is a fault that may stay until a day; the new pictures are accepted, too"),
      button("open", "Open again", "u", "Take the decision back"),
    ];
    this.bar.append(...this.buttons, this.extent);
  }

  #showBar() {
    const { cause, strip } = this;
    if (!cause) return;
    const state = Model.state(cause);
    const all = cause.cells.length;
    const rows = strip.rows;
    this.extent.textContent = !this.model.mayReview ? "This token may look, not decide" :
      rows ? `${rows.length} of ${count(all, "cell")} taken out` : all > 1 ? `all ${count(all, "cell")}` : "";
    for (const button of this.buttons) {
      const { verdict } = button.dataset;
      button.hidden = !cause.verdicts.includes(verdict);
      button.disabled = !this.model.mayReview || cause.pending !== undefined || (verdict === "open" && state === "open");
      button.setAttribute("aria-pressed", String(verdict === state));
    }
  }

  // What is known

  #addFacts() {
    const { facts } = this.detail;
    const parts = [this.comments.section(this.cell, this.cause), this.#history()].filter((part) => part);
    (facts.querySelector(".findings") ?? facts.querySelector(".state-line")).after(...parts);
    this.comments.pin();
  }

  #showPlain() {
    const { report } = this.model;
    const result = report.results[this.cause?.result];
    const parts = result ?
      [make("p", { class: "message" }, result.message), overset.parts.evidence(report, result),
       overset.parts.rule(report.rule(report.causes[result.cause]))] :
      this.cause ? [] : [make("p", { class: "empty" }, "There is nothing to look at.")];
    const more = this.cause ? [this.comments.section(undefined, this.cause), this.#history()] : [];
    this.plain.replaceChildren(...[...parts, ...more].flat(Infinity).filter((part) => part));
  }

  /** The history of the cause, drawn once it is there. */
  #history() {
    const { cause } = this;
    if (!cause?.fingerprint) return null;
    const section = make("section", { class: "history-of-cause" }, make("h3", {}, "History"));
    // Who runs through the list asks for nothing.
    setTimeout(async () => {
      if (!section.isConnected) return;
      try {
        section.append(plot(await this.model.history(cause.fingerprint)));
      } catch (error) {
        section.append(make("p", { class: "soft" }, error.message));
      }
    }, 120);
    return section;
  }
}
