// What keys mean on the page of a run, and the list of it. A function returns false where its key means nothing.

/** Modes of comparison by key, as on the page of a report, and by their first letters. */
const modes = { 1: "picture", 2: "side", 3: "slider", 4: "onion", 5: "difference", s: "side", w: "slider", o: "onion", d: "difference" };

const ofMode = (name) => (review) => (review.name === "review" && review.pane.cell ? review.pane.detail.setMode(name) : false);
const inPane = (act) => (review) => (review.name === "review" && review.pane.cell ? act(review) : false);

export const keys = {
  j: (review) => review.jump(1),
  k: (review) => review.jump(-1),
  J: (review) => review.jumpOpen(1),
  K: (review) => review.jumpOpen(-1),
  a: (review) => review.decisions.decide("accept"),
  r: (review) => review.decisions.decide("reject"),
  n: (review) => review.decisions.decide("known"),
  u: (review) => review.decisions.decide("open"),
  A: (review) => review.decisions.decideShown("accept"),
  R: (review) => review.decisions.decide("reject", true),
  N: (review) => review.decisions.decideShown("known"),
  z: (review) => review.decisions.undo(),
  x: inPane((review) => review.pane.cause && review.pane.strip.pick(review.pane.cell.index)),
  c: (review) => review.pane.comments.start(),
  ...Object.fromEntries(Object.entries(modes).map(([key, name]) => [key, ofMode(name)])),
  "[": inPane((review) => review.pane.detail.compare.nudge(-5)),
  "]": inPane((review) => review.pane.detail.compare.nudge(5)),
  m: (review) => {
    if (review.name === "review") return review.pane.detail.toggleMirror();
    return overset.state.set({ mirror: !overset.state.current.mirror });
  },
  f: inPane((review) => review.pane.detail.toggleFrames()),
  "+": inPane((review) => review.pane.detail.compare.zoomBy(1)),
  "=": inPane((review) => review.pane.detail.compare.zoomBy(1)),
  "-": inPane((review) => review.pane.detail.compare.zoomBy(-1)),
  0: inPane((review) => review.pane.detail.compare.zoomBy(0)),
  ArrowRight: (review) => review.step(1),
  ArrowLeft: (review) => review.step(-1),
  ArrowDown: (review) => (review.name === "screens" ? review.screens.move(1, 0) : false),
  ArrowUp: (review) => (review.name === "screens" ? review.screens.move(-1, 0) : false),
  "/": () => document.getElementById("search").focus(),
  l: () => {
    const filters = document.getElementById("filters");
    filters.open = !filters.open;
    if (filters.open) filters.querySelector("input")?.focus();
  },
  v: (review) => {
    const at = review.views.findIndex(({ name }) => name === review.name);
    review.choose(review.views[(at + 1) % review.views.length].name);
  },
  X: () => overset.state.clear(),
  Escape: (review) => {
    if (review.pane.strip.picked.size > 0) return review.pane.strip.pickNone();
    return document.activeElement?.blur?.();
  },
};

export const sections = [
  ["Decide", [
    ["a", "accept"],
    ["r", "reject"],
    ["R", "reject with a reason"],
    ["n", "accept as known, with reason and last day"],
    ["u", "open again"],
    ["z", "undo the last decision"],
    ["x", "take the cell out, to decide it by itself"],
    ["A N", "accept all that is shown and open; accept it as known"],
    ["c", "comment at a place"],
  ]],
  ["Move", [
    ["j k", "next and previous cause"],
    ["J K", "next and previous open cause"],
    ["← →", "previous and next cell"],
    ["/", "search"],
    ["l", "filters"],
    ["X", "clear the filters"],
    ["v", "next view"],
    ["?", "this list"],
  ]],
  ["Compare", [
    ["1 2 3 4 5", "picture, side by side, slider, onion skin, difference"],
    ["s w o d", "side by side, slider (swipe), onion skin, difference"],
    ["[ ]", "move the slider, change the opacity"],
    ["m", "mirror onto the other direction"],
    ["f", "frames of findings"],
    ["+ - 0", "zoom, fit"],
  ]],
  ["While a place is chosen", [
    ["← → ↑ ↓", "move it; with Shift by one point"],
    ["Enter", "write"],
    ["Ctrl Enter", "send"],
    ["Esc", "no place"],
  ]],
];
