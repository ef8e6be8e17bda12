// The run: where it comes from, against what it is compared, and what of it is missing.

import { commit, stateMark, time } from "./times.js";

const { element: make, value, count, group } = overset.words;

/** The shards that have not come. */
export function lacking({ shards }) {
  const have = new Set(shards.have);
  return Array.from({ length: shards.total }, (_, index) => index + 1).filter((shard) => !have.has(shard));
}

/** What a run lacks, in a sentence; nothing for a complete one. */
export function partial(run) {
  if (run.state === "complete") return "";
  const { present = 0, planned = 0 } = run.cells ?? {};
  const shards = lacking(run);
  const which = shards.length === 0 ? "" :
    ` Shard${shards.length === 1 ? "" : "s"} ${shards.join(", ")} of ${run.shards.total} ${shards.length === 1 ? "has" : "have"} not come.`;
  const cells = planned > present ? ` ${(planned - present).toLocaleString("en")} of ${count(planned, "cell")} are missing.` : "";
  const isWhole = shards.length === 0 && cells === "" && run.state === "partial";
  const why = isWhole ? " It was narrowed by options, or a state failed." : "";
  const begin = run.state === "waiting" ? "This run is not complete yet." : "This run is partial.";
  return `${begin}${which}${cells}${why} It is no baseline for others.`;
}

/** Against what the run is compared, and why. */
export function baseline({ baseline: base }) {
  if (!base) return ["nothing yet"];
  return [
    base.number ? make("a", { href: `/runs/${base.number}` }, `#${base.number}`) : "none",
    base.commit ? [" on ", commit(base.commit)] : null, base.why ? [": ", value(base.why)] : null,
  ];
}

export function showAbout(view, run) {
  const rows = [
    ["Project", value(run.project)], ["Branch", value(run.branch)], ["Commit", value(run.commit)],
    run.pullRequest ? ["Pull request", String(run.pullRequest)] : null, ["Came", time(run.created)],
    ["State", stateMark(run.state)], ["Baseline", baseline(run)],
    ["Shards", `${run.shards.have.length} of ${run.shards.total}`],
    run.cells ? ["Cells", `${run.cells.present.toLocaleString("en")} of ${run.cells.planned.toLocaleString("en")}`] : null,
    run.exitCode === undefined || run.exitCode === null ? null : ["Exit code", String(run.exitCode)],
  ].filter((row) => row);
  view.replaceChildren(
    make("section", { class: "about-run" }, make("h2", {}, "The run"),
      make("dl", { class: "about-cell" }, rows.map(([name, words]) => [make("dt", {}, name), make("dd", {}, words)]))),
    ...missing(run));
}

/** The cells that have not come, by component. */
function missing(run) {
  const cells = run.missing ?? [];
  const number = run.missingCount ?? cells.length;
  if (number === 0) return [];
  const components = [...group(cells, (cell) => cell.component)];
  const rest = number - cells.length;
  return [make(
    "section", { class: "about-run" }, make("h2", {}, "Missing"), make("p", {}, partial(run)),
    components.map(([component, cells]) => make(
      "details", {}, make("summary", {}, value(component), ` `, make("span", { class: "count" }, cells.length)),
      make("ul", {}, cells.map((cell) => make("li", {}, value(cell.name)))))),
    rest > 0 && cells.length > 0 ? make("p", { class: "soft" }, `and ${count(rest, "more cell")}`) : null)];
}
