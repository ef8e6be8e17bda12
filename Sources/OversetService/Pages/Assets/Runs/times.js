// Times, commits and verdicts in words.

const { element, value } = overset.words;
const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** A moment in the zone of who looks; the exact one is its title. */
export function time(at) {
  const date = new Date(at);
  const words = Number.isNaN(date.getTime()) ? at : format.format(date);
  return element("time", { datetime: at, title: at }, words);
}

/** A commit, short; all of it is its title. */
export function commit(name) { return element("code", { title: overset.words.plain(name) }, value(name.slice(0, 9))); }

/** What a decision is called, and its sign. */
export const verdicts = {
  open: { words: "Open", sign: "○" },
  accept: { words: "Accepted", sign: "✓" },
  reject: { words: "Rejected", sign: "✕" },
  known: { words: "Known", sign: "K" },
  mixed: { words: "Mixed", sign: "◐" },
  settled: { words: "Accepted by the project", sign: "·" },
};

/** The mark of a decision. */
export function mark(name) {
  const { words, sign } = verdicts[name];
  return element(
    "span", { class: `decision ${name}` }, element("span", { "aria-hidden": "true" }, sign), ` ${words}`);
}

/** The states of a run in words. */
export const states = { complete: "Complete", partial: "Partial", waiting: "Waiting for shards" };

export function stateMark(state) {
  return element("span", { class: `run-state ${Object.hasOwn(states, state) ? state : ""}` }, states[state] ?? state);
}
