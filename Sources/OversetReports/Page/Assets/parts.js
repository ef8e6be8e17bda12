"use strict";

/** Small things that several views show. */
overset.parts = (() => {
  const { element, value, plain, points } = overset.words;

  const levelWords = { error: "Error", warning: "Warning", info: "Info", known: "Known" };
  const levelSigns = { error: "✕", warning: "!", info: "i", known: "✓" };
  const verdictWords = {
    matched: "Verified", recorded: "New", rerecorded: "Recorded again", missing: "No reference",
    different: "Differs", unreadable: "Unreadable reference", unwritable: "Not written",
  };

  function level(name) {
    return element(
      "span", { class: `level ${name}` },
      element("span", { "aria-hidden": "true" }, levelSigns[name]), ` ${levelWords[name]}`);
  }

  function verdict(name) {
    return element("span", { class: `verdict-mark ${name}` }, verdictWords[name]);
  }

  /** A picture. The text beside it says what it shows. */
  function picture(report, index, attributes = {}) {
    const { width, height } = report.pictures[index];
    const image = element("img", { width, height, alt: "", decoding: "async", draggable: "false", ...attributes });
    report.fill(image, index);
    return image;
  }

  /** A place in a file, with its line. */
  function place(place, words) {
    const position = [place.line, place.column].filter((number) => number !== undefined).map((number) => `:${number}`);
    return element(
      "div", { class: "place" },
      words ? `${words}: ` : null,
      element("code", {}, value(place.path), position),
      place.excerpt ? element("pre", { class: "excerpt" }, value(place.excerpt, { dir: "ltr" })) : null);
  }

  /** How much of its room a text needs. */
  function measure(fit) {
    if (!fit) return null;
    const most = Math.max(fit.needed, fit.available);
    const room = element("span", { class: "room" });
    const over = element("span", { class: "over" });
    room.style.width = `${(Math.min(fit.available, fit.needed) / most) * 100}%`;
    over.style.width = `${(Math.max(fit.needed - fit.available, 0) / most) * 100}%`;
    const sign = fit.percentOver > 0 ? "+" : "";
    const percent = fit.percentOver === undefined ? "" : ` (${sign}${Math.round(fit.percentOver)} %)`;
    return element(
      "div", { class: "measure" },
      element("span", { class: "bar", "aria-hidden": "true" }, room, over),
      element(
        "span", {},
        fit.needed <= fit.available && fit.verdict === "truncated"
          ? "more lines than allowed, at any width"
          : `needs ${points(fit.needed)}, has ${points(fit.available)}${percent}; ` +
            `error margin ${points(fit.slack)}, ${fit.confidence}`));
  }

  /** The text as it is written, and what is shown of it. */
  function texts(result, tag) {
    if (!result.text) return null;
    const line = (name, text) => [
      element("dt", {}, name), element("dd", {}, value(text, { lang: tag, class: "text" })),
    ];
    return element(
      "dl", { class: "texts" },
      line("Text", result.text), result.shown === undefined ? null : line("Shows", result.shown));
  }

  /** What is known of a result beside its message. */
  function evidence(report, result) {
    const cause = report.causes[result.cause];
    const tag = result.locale === undefined ? null : report.locales[result.locale].tag;
    return [
      texts(result, tag),
      measure(result.fit),
      drawing(report, result),
      place(result.place),
      (result.related ?? []).map((related) => place(related, related.words)),
      cause.known === undefined
        ? element("p", { class: "fix" }, element("b", {}, "Fix: "), result.fix)
        : element("p", { class: "fix" }, element("b", {}, "Known: "), value(cause.known)),
    ];
  }

  /** The text drawn in its slot, and whole, with what is cut. */
  function drawing(report, result) {
    if (!result.drawing) return null;
    const { picture: index, scale, room, cut } = result.drawing;
    const { width, height } = report.pictures[index];
    const canvas = element("div", { class: "drawing" }, picture(report, index, { loading: "lazy" }));
    canvas.style.width = `${width / scale}px`;
    canvas.style.aspectRatio = `${width} / ${height}`;
    const size = { width: width / scale, height: height / scale };
    canvas.append(box(room, size, { class: "room" }));
    if (cut) canvas.append(box(cut, size, { class: "cut" }));
    const scroller = { class: "drawn-scroller", tabindex: "0", role: "group", "aria-label": "The text as drawn" };
    return element(
      "figure", { class: "drawn" }, element("div", scroller, canvas),
      element("figcaption", {}, "Above as the slot shows it, below the whole text; what is cut is marked"));
  }

  /** An element over a rectangle, in points, of a picture of a size. */
  function box([x, y, width, height], size, attributes, isMirrored = false) {
    const made = element("span", attributes);
    const left = isMirrored ? size.width - x - width : x;
    made.style.left = `${(left / size.width) * 100}%`;
    made.style.top = `${(y / size.height) * 100}%`;
    made.style.width = `${(width / size.width) * 100}%`;
    made.style.height = `${(height / size.height) * 100}%`;
    return made;
  }

  /** What a rule rests on. */
  function rule(rule) {
    return element(
      "details", { class: "about" }, element("summary", {}, "About the rule ", element("code", {}, rule.id)),
      element("p", {}, rule.details),
      rule.help === rule.details ? null : element("p", { class: "example" }, rule.help));
  }

  /** Says that there is nothing, and how to see more. */
  function empty(words) {
    return element(
      "div", { class: "empty" }, element("p", {}, words),
      overset.state.filterCount() > 0
        ? element("button", { type: "button", click: () => overset.state.clear() }, "Clear the filters")
        : null);
  }

  return { level, verdict, levelWords, verdictWords, picture, evidence, box, rule, empty, plain };
})();
