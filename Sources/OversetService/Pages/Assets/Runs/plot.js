// How much a text was over its room, or had left, over the last runs. Drawn with attributes alone: the page allows no
// styles in its elements.

const { element, points } = overset.words;
const SPACE = "http://www.w3.org/2000/svg";
const SIZE = { width: 320, height: 108 };
const EDGE = { left: 8, right: 8, top: 16, bottom: 18 };

function shape(name, attributes, ...children) {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** What a run says of a finding, in words. */
function words(run) {
  if (run.pointsOver !== undefined) return `${points(run.pointsOver)} over`;
  if (run.roomPoints !== undefined) return `${points(run.roomPoints)} left`;
  return run.present ? "found" : "not found";
}

/** Above the line is what is over, below it what is left. */
const height = (run) => run.pointsOver ?? (run.roomPoints === undefined ? undefined : -run.roomPoints);

/** The plot of the runs of a finding, the oldest first. */
export function plot(runs) {
  if (runs.length < 2) return element("p", { class: "soft" }, "No other complete run knows it yet.");
  const values = runs.map(height).filter((value) => value !== undefined);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const inside = { width: SIZE.width - EDGE.left - EDGE.right, height: SIZE.height - EDGE.top - EDGE.bottom };
  const x = (index) => EDGE.left + (inside.width * index) / (runs.length - 1);
  const y = (value) => EDGE.top + inside.height * (high === low ? 0.5 : (high - value) / (high - low));
  const last = runs.at(-1);
  const drawing = shape(
    "svg", {
      viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, class: "plot", role: "img",
      "aria-label": `Runs ${runs[0].number} to ${last.number}; in the last one ${words(last)}`,
    },
    shape("line", { x1: EDGE.left, x2: SIZE.width - EDGE.right, y1: y(0), y2: y(0), class: "zero" }),
    ...lines(runs, x, y), ...dots(runs, x, y),
    shape("text", { x: EDGE.left, y: SIZE.height - 4 }, `#${runs[0].number}`),
    shape("text", { x: SIZE.width - EDGE.right, y: SIZE.height - 4, "text-anchor": "end" }, `#${last.number}: ${words(last)}`),
    ...(high > 0 ? [shape("text", { x: EDGE.left, y: 11 }, `up to ${points(high)} over`)] : []));
  return element("div", { class: "history" }, drawing, table(runs));
}

/** A line through each stretch of runs that have a value. */
function lines(runs, x, y) {
  const made = [];
  let stretch = [];
  const end = () => {
    if (stretch.length > 1) made.push(shape("polyline", { points: stretch.join(" "), class: "course" }));
    stretch = [];
  };
  runs.forEach((run, index) => {
    const value = height(run);
    if (value === undefined) end();
    else stretch.push(`${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  });
  end();
  return made;
}

function dots(runs, x, y) {
  return runs.map((run, index) => {
    const kind = run.present ? "found" : "gone";
    const dot = shape("circle", { cx: x(index), cy: y(height(run) ?? 0), r: 3.5, class: kind });
    dot.append(shape("title", {}, `Run ${run.number}: ${words(run)}`));
    return dot;
  });
}

/** The same in figures, for those who do not see the plot. */
function table(runs) {
  return element(
    "details", {}, element("summary", {}, "In figures"),
    element("ol", { class: "figures" }, runs.map((run) => {
      return element("li", {}, element("a", { href: `/runs/${run.number}` }, `#${run.number}`), ` ${words(run)}`);
    })));
}
