// The list of runs, the newest first. What is wanted stands in the address.

import { ask, query } from "./server.js";
import { offerAccess, report } from "./access.js";
import { commit, stateMark, time } from "./times.js";
import { isTyped, offerHelp, toggleHelp } from "./help.js";

const { element: make, value, count } = overset.words;
const element = (name) => document.getElementById(name);
// How many runs are shown, and how often it is asked whether there are others, in milliseconds.
const PART = 50;
const LOOK = 4000;
const names = ["project", "branch", "state"];

let shown = "";
let total = 0;

function wanted() {
  const address = new URLSearchParams(location.search);
  const values = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ""]));
  return { ...values, offset: Math.max(Number.parseInt(address.get("offset") ?? "0", 10) || 0, 0) };
}

function go(values) {
  const address = query({ ...values, offset: values.offset || undefined });
  history.pushState(null, "", address ? `?${address}` : location.pathname);
  show();
}

/** What a run came to. */
function outcome(run) {
  const parts = [["open", run.open], ["accepted", run.accepted], ["rejected", run.rejected], ["known", run.known], ["mixed", run.mixed]];
  return parts.filter(([, number]) => number > 0)
    .map(([name, number]) => make("span", { class: `outcome ${name}` }, `${number.toLocaleString("en")} ${name}`));
}

function row(run) {
  const { present, planned } = run.cells ?? {};
  const cells = !run.cells ? "–" : present === planned ? planned.toLocaleString("en") : `${present} of ${planned}`;
  const marks = outcome(run);
  return make(
    "tr", {},
    make("th", { scope: "row" }, make("a", { href: `/runs/${run.number}`, class: "run" }, `#${run.number}`)),
    make("td", {}, value(run.project)), make("td", {}, value(run.branch)),
    make("td", {}, commit(run.commit), run.pullRequest ? make("span", { class: "soft" }, ` PR ${run.pullRequest}`) : null),
    make("td", {}, time(run.created)), make("td", {}, stateMark(run.state)), make("td", { class: "number" }, cells),
    make("td", {}, marks.length > 0 ? marks : make("span", { class: "soft" }, run.cells ? "nothing to decide" : "nothing yet")));
}

function table(runs) {
  if (runs.length === 0) return make("p", { class: "empty" }, "There is no such run.");
  const heads = ["Run", "Project", "Branch", "Commit", "Came", "State", "Cells", "Causes"];
  return make(
    "table", { class: "runs" },
    make("thead", {}, make("tr", {}, heads.map((head) => make("th", { scope: "col" }, head)))),
    make("tbody", {}, runs.map(row)));
}

function fill(answer, { offset, ...values }) {
  for (const name of names) if (document.activeElement !== element(name)) element(name).value = values[name];
  const focused = document.activeElement?.matches("a.run") ? document.activeElement.getAttribute("href") : undefined;
  element("table").replaceChildren(table(answer.runs));
  if (focused) document.querySelector(`a.run[href="${CSS.escape(focused)}"]`)?.focus();
  total = answer.total;
  element("counts").textContent = count(total, "run");
  element("extent").textContent = answer.runs.length === 0 ? "" : `${offset + 1} to ${offset + answer.runs.length} of ${total}`;
  element("newer").disabled = offset === 0;
  element("older").disabled = offset + answer.runs.length >= total;
}

async function show() {
  const values = wanted();
  try {
    const answer = await (await ask(`/v1/runs?${query({ ...values, limit: PART })}`)).json();
    const text = JSON.stringify([values, answer]);
    // What is the same stays as it is, with focus and selection.
    if (text !== shown) fill(answer, values);
    shown = text;
    element("work").hidden = false;
    report(undefined);
  } catch (error) {
    report(error);
  }
}

async function watch() {
  if (element("access").hidden) await show();
  setTimeout(watch, LOOK);
}

function move(steps) {
  const list = [...document.querySelectorAll("a.run")];
  const at = list.indexOf(document.activeElement);
  list[Math.min(Math.max(at + steps, 0), list.length - 1)]?.focus();
}

const page = (steps) => {
  const values = wanted();
  const offset = Math.max(values.offset + steps * PART, 0);
  if (offset !== values.offset && offset < total) go({ ...values, offset });
};

const acts = {
  "?": toggleHelp, "/": () => element("branch").focus(), j: () => move(1), k: () => move(-1),
  n: () => page(-1), o: () => page(1), x: () => go({}),
};
offerHelp([[
  "Runs",
  [["j k", "next and previous run"], ["Enter", "open"], ["o n", "older, newer"], ["/", "the branch"], ["x", "show all"],
    ["?", "this list"]],
]]);
addEventListener("keydown", (event) => {
  if (isTyped(event) || !Object.hasOwn(acts, event.key)) return;
  event.preventDefault();
  acts[event.key]();
});
element("wanted").addEventListener("submit", (event) => {
  event.preventDefault();
  go(Object.fromEntries(names.map((name) => [name, element(name).value.trim()])));
});
element("state").addEventListener("change", () => element("wanted").requestSubmit());
element("clear").addEventListener("click", () => go({}));
element("newer").addEventListener("click", () => page(-1));
element("older").addEventListener("click", () => page(1));
addEventListener("popstate", show);
offerAccess(show);
watch();
