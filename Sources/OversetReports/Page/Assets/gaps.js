"use strict";

/** What was not looked at: "clean" never means "not looked at". */
overset.Gaps = class Gaps {
  constructor(report) { this.report = report; }

  show(view) {
    const { element, value } = overset.words;
    const { notChecked } = this.report;
    if (notChecked.length === 0) {
      view.replaceChildren(overset.parts.empty("Everything was looked at."));
      return;
    }
    view.replaceChildren(element(
      "div", { class: "scroller", tabindex: "0", role: "group", "aria-label": "What was not checked" },
      element(
        "table", { class: "gaps" },
        element(
          "thead", {},
          element("tr", {}, ["Of", "Why", "Count", "What"].map((title) => element("th", { scope: "col" }, title)))
        ),
        element(
          "tbody", {},
          notChecked.map(
            (gap) => element(
              "tr", {}, element("th", { scope: "row" }, value(gap.subject === "*" ? "the whole" : gap.subject)),
              element("td", {}, gap.reason), element("td", { class: "number" }, gap.count.toLocaleString("en")),
              element("td", {}, value(gap.detail))
            )
          )
        )
      )
    ));
  }
};
