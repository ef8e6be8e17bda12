// What is decided on the page of a run, and taken back.

import { report } from "./access.js";
import { askReason, subject } from "./decide.js";
import { Model } from "./model.js";
import { quoted } from "./queue.js";
import { verdicts } from "./times.js";

const { element: make, count, plain } = overset.words;

/** A verdict in the middle of a sentence. */
const called = (verdict) => verdicts[verdict].words.toLowerCase();

export class Decisions {
  /** What leads back to what was decided before. */
  #before = [];

  constructor(review) { this.review = review; }

  /** Decides the chosen cause, or the cells that were taken out of it. */
  async decide(verdict, wantsReason = verdict === "known") {
    const { name, pane, model } = this.review;
    const { cause } = pane;
    if (name !== "review" || !cause || !model.mayReview || cause.pending) return;
    if (!cause.verdicts.includes(verdict)) {
      this.review.say(Decisions.#unfit(cause, verdict));
      return;
    }
    await this.#decideAll([cause], verdict, wantsReason, pane.strip.rows);
  }

  /** Why a cause cannot be decided so. */
  static #unfit(cause, verdict) {
    if (cause.verdicts.length === 0) return "The project's own configuration accepts it: there is nothing to decide.";
    const can = cause.verdicts.filter((name) => name !== "open").map(called);
    return `This cause cannot be ${called(verdict)}; it can be ${can.join(" or ")}.`;
  }

  /** Decides all open causes that are shown and can be decided so. */
  async decideShown(verdict) {
    const { name, queue, model } = this.review;
    if (!model.mayReview || name !== "review") return;
    const fits = (cause) => Model.state(cause) === "open" && !cause.pending && cause.verdicts.includes(verdict);
    const open = queue.shown.filter(fits);
    if (open.length > 0) await this.#decideAll(open, verdict, true, undefined);
    else this.review.say(`Nothing that is shown and open can be ${called(verdict)}.`);
  }

  async #decideAll(causes, verdict, wantsReason, cells) {
    const { review } = this;
    const fresh = causes.find((cause) => review.model.isJustDecided(cause));
    if (fresh) {
      review.say(`${quoted(fresh)} has just been decided by somebody else. Look first; press again to replace it.`);
      return;
    }
    // What is seen while the reason is being written is what the decision rests on.
    const seen = wantsReason ? review.model.revision : undefined;
    const answer = wantsReason ? await askReason(verdict, subject(causes, cells)) : { verdict };
    if (!answer) return;
    const before = causes.flatMap((cause) => Decisions.#restoring(cause));
    const { id } = causes[0];
    try {
      const decided = review.model.decide(causes.map((cause) => ({ cause: cause.id, cells, ...answer })), seen);
      if (!cells) this.#advance(id, verdict);
      await decided;
      if (cells) review.pane.strip.pickNone();
      this.#before = before;
      report(undefined);
      const what = causes.length > 1 ? count(causes.length, "cause") : quoted(causes[0]);
      const undo = make("button", { type: "button", click: () => this.undo() }, "Undo ", make("kbd", {}, "z"));
      review.say(`${verdicts[verdict].words}: ${what}`, undo);
    } catch (error) {
      review.open(id);
      this.#refused(error, causes);
    }
  }

  #refused(error, causes) {
    if (error.status === 401) return report(error);
    if (error.status !== 409) return report(new Error(`The decision is not saved: ${error.message}`));
    const decision = this.review.model.cause(causes[0].id)?.decision;
    const by = decision ? ` by ${plain(decision.by)}: ${called(decision.verdict)}` : "";
    return report(new Error(`Somebody has decided it meanwhile${by}. Yours is not saved; decide again to replace it.`));
  }

  /** The decisions that lead back to what is decided now. */
  static #restoring(cause) {
    const parts = Model.parts(cause);
    return parts.map(({ cells, decision }) => {
      const { verdict = "open", reason, lastDay } = decision ?? {};
      return { cause: cause.id, cells: parts.length > 1 ? cells : undefined, verdict, reason, lastDay };
    });
  }

  /** Goes on to the next cause to decide. */
  #advance(id, verdict) {
    const { name, queue } = this.review;
    if (verdict === "open" || name !== "review") return;
    this.review.open(queue.nextOpen(id)?.id ?? id);
  }

  async undo() {
    const { model } = this.review;
    const decisions = this.#before;
    if (decisions.length === 0) return;
    this.#before = [];
    try {
      await model.decide(decisions);
      this.review.open(decisions[0].cause);
      this.review.say("Taken back.");
    } catch (error) {
      this.#refused(error, decisions.map(({ cause }) => model.cause(cause)));
    }
  }
}
