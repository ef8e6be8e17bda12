"use strict";

/** The report: the document of data.js, with what the page looks up in it. Docs/page-data.md describes the document. */
overset.Report = class Report {
  constructor(document) {
    Object.assign(this, document);
    this.levels = ["error", "warning", "info", "known"];
    this.cells.forEach((cell, index) => this.#complete(cell, index));
    this.results.forEach((result, index) => this.#completeResult(result, index));
    this.causes.forEach((cause, index) => Object.assign(cause, { index, results: [] }));
    for (const result of this.results) this.causes[result.cause].results.push(result);
    for (const cell of this.cells) {
      for (const result of this.resultsOf(cell)) result.cells.push(cell);
    }
    this.byName = new Map(this.cells.map((cell) => [cell.name, cell]));
    this.byScreen = this.screens.map(() => []);
    for (const cell of this.cells) this.byScreen[cell.screen].push(cell);
  }

  #complete(cell, index) {
    cell.index = index;
    cell.findings ??= [];
    cell.verdict ??= "matched";
    cell.typeSize ??= "L";
    cell.appearance ??= "light";
    cell.weight = cell.boldText ? "bold" : "regular";
    cell.direction ??= this.locales[cell.locale].direction;
    cell.isOwnDirection = cell.direction === this.locales[cell.locale].direction;
    cell.column = [cell.device, cell.typeSize, cell.appearance, cell.weight, cell.isOwnDirection].join(" ");
  }

  #completeResult(result, index) {
    Object.assign(result, { index, cells: [] });
    result.devices ??= [];
  }

  /** How grave a cause counts: one that is accepted is known. */
  level(cause) { return cause.known === undefined ? cause.severity : "known"; }

  rule(cause) { return this.rules[cause.rule]; }

  cause(finding) { return this.causes[this.results[finding.result].cause]; }

  /** The results that tell of a cell: of its findings and of its snapshot, each once. */
  resultsOf(cell) {
    const numbers = new Set(cell.findings.map((finding) => finding.result));
    if (cell.changed !== undefined) numbers.add(cell.changed);
    return [...numbers].map((number) => this.results[number]);
  }

  screen(cell) { return this.screens[cell.screen]; }

  /** The size of a picture of a cell, in points. */
  size(cell, picture = cell.picture) {
    if (picture === undefined) return null;
    const { width, height } = this.pictures[picture];
    const scale = this.devices[cell.device].scale;
    return { width: width / scale, height: height / scale };
  }

  /** Gives an image the address of a picture. The page of a server has another way to it. */
  fill(image, picture) { image.src = `${overset.folder}${this.pictures[picture].digest}.png`; }

  /** Whether a cell has findings that nothing accepts, or no longer matches its reference. */
  isProblem(cell) {
    return cell.verdict !== "matched" || cell.findings.some((finding) => this.cause(finding).known === undefined);
  }

  /** The next or the previous cell of a list that needs a look, or has known findings; around the ends of the list. */
  nextToLookAt(order, cell, steps) {
    const at = order.indexOf(cell);
    const isWorth = (other) => other !== cell && (this.isProblem(other) || other.findings.length > 0);
    if (steps > 0) return order.slice(at + 1).find(isWorth) ?? order.find(isWorth);
    return order.slice(0, Math.max(at, 0)).findLast(isWorth) ?? order.findLast(isWorth);
  }

  /** The gravest level of a cell's findings; undefined without any. */
  worst(cell) {
    const levels = new Set(cell.findings.map((finding) => this.level(this.cause(finding))));
    return this.levels.find((level) => levels.has(level));
  }

  /** What tells the columns of one device apart, in words; empty for a new device. */
  settings(cell) {
    return [
      cell.typeSize === "L" ? "" : cell.typeSize,
      cell.appearance === "light" ? "" : cell.appearance,
      cell.boldText ? "bold text" : "",
      cell.isOwnDirection ? "" : cell.direction,
    ].filter((word) => word !== "");
  }

  column(cell) { return [this.devices[cell.device].name, ...this.settings(cell)].join(" · "); }

  locale(cell) { return this.locales[cell.locale].tag; }

  title(cell) {
    const { component, state } = this.screen(cell);
    return `${component} ${state}, ${this.locale(cell)}, ${this.column(cell)}`;
  }

  /** The cells of the same screen in the same column, in the order of their locales. */
  others(cell) { return this.byScreen[cell.screen].filter((other) => other.column === cell.column); }

  /** The cell of the other direction that a cell is laid over when it is mirrored: of the first locale that has it. */
  counterpart(cell) { return this.others(cell).find((other) => other.direction !== cell.direction); }
};
