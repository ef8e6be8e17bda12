// A run with its causes, decisions and comments, as the server has them.

import { ask } from "./server.js";
import { ServedReport } from "./pictures.js";

/** How long a decision of somebody else must have been seen before it can be replaced, in milliseconds. */
const NOTICE = 1500;
/** How much the server takes in one request. */
const MOST = { decisions: 1000, cells: 10000 };

const EMPTY = Object.freeze({
  version: 1, exitCode: 0, summary: [], locales: [], devices: [], rules: [], pictures: [], screens: [], cells: [], causes: [],
  results: [], more: { causes: 0, results: 0 }, notChecked: [],
});

const json = async (path) => (await ask(path)).json();
const sent = (method, message) => {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) };
};

export class Model extends EventTarget {
  // Changes go one after the other, so that each knows what it rests on.
  #chain = Promise.resolve();

  constructor(number) {
    super();
    this.path = `/v1/runs/${number}`;
    this.causes = [];
    this.byId = new Map();
    this.comments = [];
    this.revision = 0;
  }

  async load() {
    const run = json(this.path);
    const parts = [json(`${this.path}/document`), this.#loadCauses(), this.#loadComments()];
    let document_;
    try {
      [document_] = await Promise.all(parts);
    } catch (error) {
      // Of a run without a shard nothing is known but that it was opened.
      if (error.status !== 409 || (await run).shards.have.length > 0) throw error;
      document_ = structuredClone(EMPTY);
      this.isEmpty = true;
    }
    if (document_.version !== 1) {
      throw new Error(`This page reads version 1 of the document, and this is version ${document_.version}.`);
    }
    this.run = await run;
    this.report = new ServedReport(document_);
    this.ofCell = new Map();
    for (const cause of this.causes) {
      for (const row of cause.cells) {
        if (!this.ofCell.has(row)) this.ofCell.set(row, []);
        this.ofCell.get(row).push(cause.id);
      }
    }
  }

  /** The name of who decides here; undefined until the server has said it. */
  get me() { return this.run.caller?.name ?? this.#name; }

  #name;

  /** Whether the token may decide; the server knows better. */
  get mayReview() { return this.run.caller?.rights?.includes("review") ?? this.#mayReview; }

  #mayReview = true;

  cause(id) { return this.byId.get(id); }

  /** open, accept, reject, known, mixed; or settled, where the project itself accepts it and nothing is to be decided. */
  static state(cause) { return cause.verdicts.length === 0 && cause.verdict === "open" ? "settled" : cause.verdict; }

  /** Whether a cause is still to be decided, or some of its cells. */
  static isOpen(cause) { return ["open", "mixed"].includes(cause.pending ?? Model.state(cause)); }

  /** What is decided of which cells; without a decision they are open. */
  static parts(cause) {
    if (!cause.decisions) return [{ cells: cause.cells, decision: cause.decision }];
    const decided = new Set(cause.decisions.flatMap(({ cells, decision }) => (decision ? cells : [])));
    const open = cause.cells.filter((row) => !decided.has(row));
    const parts = cause.decisions.filter(({ decision }) => decision);
    return open.length > 0 ? [...parts, { cells: open }] : parts;
  }

  /** What is decided of a cell of a cause. */
  static decision(cause, row) { return Model.parts(cause).find(({ cells }) => cells.includes(row))?.decision; }

  /** How many causes are in which state. */
  get counts() {
    const counts = { open: 0, accept: 0, reject: 0, known: 0, mixed: 0, settled: 0 };
    for (const cause of this.causes) counts[Model.state(cause)] += 1;
    return counts;
  }

  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  // What others do

  /** Reads the causes; returns those that are other than before. A cause stays the object that it was. */
  async #loadCauses() {
    const { revision, causes } = await json(`${this.path}/causes`);
    const changed = causes.filter((cause) => Model.#isOther(this.byId.get(cause.id), cause)).map(({ id }) => id);
    this.revision = revision;
    this.causes = causes.map((cause) => Model.#merged(this.byId.get(cause.id), cause));
    this.byId = new Map(this.causes.map((cause) => [cause.id, cause]));
    return changed.map((id) => this.byId.get(id));
  }

  static #merged(known, cause) {
    if (!known) return cause;
    for (const name of ["decision", "decisions"]) delete known[name];
    return Object.assign(known, cause);
  }

  async #loadComments() { this.comments = (await json(`${this.path}/comments`)).comments; }

  /** Takes up what has changed on the server; tells of the causes, and of those that others have decided. */
  refresh(revision = Infinity) {
    return this.#next(async () => {
      if (revision <= this.revision || this.isEmpty) return;
      const changed = await this.#loadCauses();
      const others = changed.filter((cause) => this.#isOfOthers(cause));
      for (const cause of others) cause.noticed = performance.now();
      if (changed.length > 0) this.#tell("causes", { changed, others });
    });
  }

  refreshComments() {
    return this.#next(async () => {
      await this.#loadComments();
      this.#tell("comments");
    });
  }

  /** Asks how far the run is; returns whether more of it has come. */
  async refreshRun() {
    const before = this.run.shards.have.length;
    this.run = await json(this.path);
    this.#tell("run");
    return this.run.shards.have.length > before;
  }

  static #isOther(before, after) {
    const words = (cause) => JSON.stringify([cause?.verdict, cause?.decision, cause?.decisions]);
    return words(before) !== words(after);
  }

  /** Whether somebody else had a hand in what is decided of a cause. Opening it again has no name. */
  #isOfOthers(cause) {
    return Model.parts(cause).some(({ decision }) => decision === undefined || decision.by !== this.me);
  }

  #next(act) {
    const done = this.#chain.then(act);
    this.#chain = done.catch(() => {});
    return done;
  }

  // What is decided here

  /** Whether somebody else has decided a cause so lately that who looks has hardly seen it. */
  isJustDecided(cause) { return cause.noticed !== undefined && performance.now() - cause.noticed < NOTICE; }

  /** Sends decisions, `{cause, cells?, verdict, reason?, lastDay?}`. `seen` is the revision that they rest on.
      Throws a refusal; if somebody has decided meanwhile (409) what they decided has been taken up. */
  async decide(decisions, seen) {
    const causes = decisions.map(({ cause }) => this.cause(cause));
    for (const { cause, verdict } of decisions) this.cause(cause).pending = verdict;
    this.#tell("causes", { changed: causes, others: [] });
    try {
      for (const part of Model.#batches(decisions, causes)) {
        await this.#next(async () => {
          const message = { decisions: part, seen: seen ?? this.revision };
          const answer = await (await ask(`${this.path}/decisions`, sent("PUT", message))).json();
          this.#take(answer, part.map(({ cause }) => cause));
        });
        // What follows rests on what has just been decided.
        seen = undefined;
      }
    } catch (error) {
      for (const { cause } of decisions) delete this.cause(cause).pending;
      this.#tell("causes", { changed: decisions.map(({ cause }) => this.cause(cause)), others: [] });
      if (error.status === 409) await this.refresh();
      if (error.status === 403) this.#mayReview = false;
      throw error;
    }
  }

  /** Decisions in parts that a request may have. */
  static #batches(decisions, causes) {
    const batches = [[]];
    let cells = 0;
    decisions.forEach((decision, index) => {
      const own = decision.cells?.length ?? causes[index].cells.length;
      if (batches.at(-1).length >= MOST.decisions || (cells > 0 && cells + own > MOST.cells)) {
        batches.push([]);
        cells = 0;
      }
      batches.at(-1).push(decision);
      cells += own;
    });
    return batches;
  }

  /** Takes up an answer: all causes, or those that were decided. */
  #take({ revision, causes }, own) {
    const isWhole = causes.length === this.causes.length;
    const changed = [];
    for (const cause of causes) {
      const known = this.byId.get(cause.id);
      if (!known || (known.pending === undefined && !Model.#isOther(known, cause))) continue;
      for (const name of ["pending", "noticed"]) delete known[name];
      changed.push(Model.#merged(known, cause));
    }
    this.#name ??= own.map((id) => this.byId.get(id)?.decision?.by).find((name) => name);
    const others = changed.filter((cause) => !own.includes(cause.id));
    for (const cause of others) cause.noticed = performance.now();
    this.#tell("causes", { changed, others });
    // A step of more than one: others have decided in between.
    if (isWhole || revision <= this.revision + 1) this.revision = revision;
    else this.refresh(revision);
  }

  // Comments

  async comment(message) {
    const made = await (await ask(`${this.path}/comments`, sent("POST", message))).json();
    if (!this.comments.some(({ id }) => id === made.id)) this.comments.push(made);
    this.#tell("comments");
  }

  /** The comments of a cell, or of a cause itself. */
  commentsOf(row, id) {
    return this.comments.filter((comment) => {
      return row === undefined ? comment.cause === id && (comment.cell ?? null) === null : comment.cell === row;
    });
  }

  // History

  #histories = new Map();

  /** The runs in which a finding was. */
  history(fingerprint) {
    if (!this.#histories.has(fingerprint)) {
      const asked = new URLSearchParams({ project: this.run.project, fingerprint });
      const runs = json(`/v1/history?${asked}`).then((answer) => answer.runs);
      runs.catch(() => this.#histories.delete(fingerprint));
      this.#histories.set(fingerprint, runs);
    }
    return this.#histories.get(fingerprint);
  }
}
