// The page of a run, as a whole.

import { offerAccess, report } from "./access.js";
import { baseline, partial, showAbout } from "./about.js";
import { Decisions } from "./decisions.js";
import { isTyped, offerHelp, toggleHelp } from "./help.js";
import { Model } from "./model.js";
import { Pane } from "./pane.js";
import { decisionFilter, Queue, quoted } from "./queue.js";
import { follow, lookAfter } from "./live.js";
import { commit, stateMark, verdicts } from "./times.js";
import { keys, sections } from "./shortcuts.js";

const { element: make, value, count } = overset.words;
const element = (name) => document.getElementById(name);
const number = Number(location.pathname.split("/").at(-1));
/** How long something is said, in milliseconds, and how many causes are named before they are counted. */
const SAID = 9000;
const NAMED = 2;

class Review {
  constructor(model) {
    this.model = model;
    this.filters = new overset.Filters(model.report);
    this.gaps = new overset.Gaps(model.report);
    this.screens = new overset.Screens(model.report, (cell) => this.openCell(cell));
    this.queue = new Queue(model, element("queue"), (id) => this.open(id));
    this.pane = new Pane(model, element("pane"), { decide: (verdict) => this.decisions.decide(verdict), report });
    this.decisions = new Decisions(this);
    element("facets").append(decisionFilter());
    this.filters.build(element("facets"));
    this.views = [
      { name: "review", title: "Causes", count: model.causes.length },
      { name: "screens", title: "Screens", count: model.report.cells.length },
      { name: "gaps", title: "Not checked", count: model.report.notChecked.length },
      { name: "about", title: "About the run" },
    ].filter(({ name }) => name !== "screens" || model.report.cells.length > 0);
    element("views").append(...this.views.map((view) => this.#viewButton(view)));
    overset.state.listen((changed) => this.#changed(changed));
    model.addEventListener("causes", ({ detail }) => this.#decided(detail));
    model.addEventListener("comments", () => this.pane.comments.update());
    model.addEventListener("run", () => this.#head());
    this.#listen();
    this.#head();
    this.show();
  }

  #viewButton({ name, title, count: number }) {
    return make("li", {}, make(
      "button", { type: "button", "data-view": name, click: () => this.choose(name) }, title,
      number === undefined ? null : [" ", make("span", { class: "count" }, number.toLocaleString("en"))]));
  }

  #listen() {
    const search = element("search");
    let timer = 0;
    search.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => overset.state.set({ q: search.value }), 150);
    });
    search.addEventListener("keydown", (event) => { if (event.key === "Escape") search.blur(); });
    addEventListener("keydown", (event) => this.#press(event));
  }

  get name() {
    const { view } = overset.state.current;
    return this.views.some(({ name }) => name === view) ? view : "review";
  }

  // What is shown

  #head() {
    const { run } = this.model;
    element("number").textContent = `#${run.number}`;
    document.title = `Overset run ${run.number}: ${run.branch}`;
    element("summary").replaceChildren(
      value(run.project), " · ", value(run.branch), " ", commit(run.commit), run.pullRequest ? ` · PR ${run.pullRequest} · ` : " · ",
      stateMark(run.state), " · against ", ...baseline(run).flat(Infinity).filter((part) => part));
    element("summary").title = overset.words.plain(run.baseline?.why ?? "");
    const lack = partial(run);
    element("notice").hidden = lack === "";
    element("notice").replaceChildren(
      make("span", {}, lack), make("button", { type: "button", click: () => this.choose("about") }, run.missingCount > 0 ? "What is missing" : "About the run"));
    this.#outcome();
  }

  #outcome() {
    const counts = this.model.counts;
    const left = counts.open + counts.mixed;
    const verdict = element("verdict");
    // What has not been looked at is not good.
    const isWhole = this.model.run.state === "complete";
    const [words, kind] = counts.reject > 0 ? [`${counts.reject} rejected`, "bad"] :
      left > 0 ? [`${left.toLocaleString("en")} to decide`, "broken"] : !isWhole ? ["Not complete", "broken"] :
      [this.model.causes.length === 0 ? "Nothing to decide" : "Decided", "good"];
    verdict.textContent = words;
    verdict.className = `verdict ${kind}`;
    for (const place of document.querySelectorAll("[data-count]")) {
      place.textContent = counts[place.dataset.count] || "";
    }
  }

  /** The causes that pass the filters. */
  #causes() {
    const { decision } = overset.state.current;
    const hasOther = overset.state.filterCount() > decision.size;
    const results = hasOther ? this.filters.results() : null;
    const cells = hasOther ? new Set(this.filters.cells().map((cell) => cell.index)) : null;
    return this.model.causes.filter((cause) => {
      if (decision.size > 0 && !decision.has(Model.state(cause))) return false;
      if (!hasOther) return true;
      return cause.cells.some((row) => cells.has(row)) || (cause.cells.length === 0 && results.has(cause.result));
    });
  }

  #changed(changed) {
    const isOfCell = changed.every((name) => ["cell", "mode", "with", "mirror", "cause"].includes(name));
    if (isOfCell && this.name === "review") this.#showPane();
    else this.show();
  }

  show() {
    const { name } = this;
    this.filters.show(element("facets"));
    this.screens.close();
    document.body.classList.toggle("is-pane", name === "review");
    for (const button of document.querySelectorAll("#views button")) {
      button.toggleAttribute("aria-current", false);
      if (button.dataset.view === name) button.setAttribute("aria-current", "page");
    }
    const causes = this.#causes();
    const all = this.model.causes.length;
    element("shown").textContent = causes.length === all ? count(all, "cause") : `${causes.length} of ${count(all, "cause")}`;
    this.queue.show(causes, overset.state.current.cause);
    element("pane").hidden = name !== "review";
    element("view").hidden = name === "review";
    if (name === "review") this.#showPane();
    else if (name === "screens") this.screens.show(element("view"), this.filters.cells());
    else if (name === "gaps") this.gaps.show(element("view"));
    else showAbout(element("view"), this.model.run);
    this.#outcome();
  }

  /** The chosen cause; without one that which is there, or the first that is open. */
  #showPane() {
    const { cause, cell } = overset.state.current;
    const chosen = this.model.cause(cause) ?? (cell ? undefined : this.pane.cause ?? this.queue.nextOpen(undefined) ?? this.queue.shown[0]);
    this.queue.mark(chosen?.id);
    this.pane.show(chosen, cell);
    this.#tellPlace(chosen);
  }

  /** Says where one is to those who hear the page. */
  #tellPlace(cause) {
    const at = this.queue.shown.indexOf(cause);
    if (at < 0) return;
    const words = `${overset.words.plain(cause.title)}, ${verdicts[Model.state(cause)].words}, ${at + 1} of ${this.queue.shown.length}`;
    if (element("heard").textContent !== words) element("heard").textContent = words;
  }

  choose(name) { overset.state.set({ view: name === "review" ? "" : name }, true); }

  open(id) { overset.state.set({ view: "", cause: id, cell: "", with: "" }); }

  /** Opens a cell, with the cause that is still to be decided. */
  openCell(cell) {
    const ids = this.model.ofCell.get(cell.index) ?? [];
    const isOpen = (id) => Model.isOpen(this.model.cause(id));
    overset.state.set({ view: "", cause: ids.find(isOpen) ?? ids[0] ?? "", cell: cell.name, with: "" }, true);
  }

  // Moving

  jump(steps, test) {
    if (this.name === "screens") return this.screens.jump(steps);
    const next = this.queue.neighbour(this.pane.cause?.id, steps, test);
    if (next) this.open(next.id);
    return true;
  }

  jumpOpen(steps) { return this.jump(steps, Model.isOpen); }

  step(steps) {
    if (this.name === "screens") return this.screens.move(0, steps);
    if (this.pane.cell && this.pane.cause) this.pane.detail.jump(steps);
    return true;
  }

  /** Shows what has been decided, here or by others. */
  #decided({ changed, others }) {
    const isFiltered = overset.state.current.decision.size > 0;
    if (isFiltered && changed.every((cause) => !cause.pending)) this.show();
    else this.queue.update(changed);
    this.pane.update(changed);
    this.#outcome();
    if (others.length === 0) return;
    const named = others.slice(0, NAMED).map((cause) => {
      const { decision } = Model.parts(cause).find((part) => part.decision && part.decision.by !== this.model.me) ?? {};
      if (!decision) return `Opened again: ${quoted(cause)}`;
      return `${overset.words.plain(decision.by)}: ${verdicts[decision.verdict].words.toLowerCase()} ${quoted(cause)}`;
    });
    const rest = others.length - named.length;
    this.say([...named, rest > 0 ? `and ${count(rest, "more cause")}` : ""].filter((line) => line).join("; "));
  }

  say(words, ...more) {
    const line = make("p", {}, make("span", {}, words), more);
    element("said").replaceChildren(line);
    setTimeout(() => line.remove(), SAID);
  }

  // Keys

  #press(event) {
    if (isTyped(event) || element("reason")) return;
    if (event.key === "?") toggleHelp();
    else if (element("help").open) return;
    else if (this.pane.comments.isPlacing && this.pane.comments.press(event.key, event.shiftKey)) { /* It is done. */ }
    else if (!Object.hasOwn(keys, event.key) || keys[event.key](this) === false) return;
    event.preventDefault();
  }
}

let stream;

async function start() {
  const model = new Model(number);
  try {
    await model.load();
  } catch (error) {
    report(error);
    return;
  }
  report(undefined);
  element("work").hidden = false;
  offerHelp(sections);
  // Nothing of the page is reached by others; the tests look here.
  globalThis.oversetReview = new Review(model);
  stream ??= follow(model);
  lookAfter(model);
}

offerAccess(() => {
  if (globalThis.oversetReview) {
    element("work").hidden = false;
    stream.now();
  } else {
    start();
  }
});
start();
