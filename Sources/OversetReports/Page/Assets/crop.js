"use strict";

/** A small picture of what a result is about. */
overset.Crop = class Crop {
  /** Its size, in pixels. */
  static size = { width: 132, height: 64 };

  constructor(report) { this.report = report; }

  /** What a result looks like: its text in its slot, its place in a cell, or the cell whose snapshot changed. */
  of(result) {
    const { element } = overset.words;
    const content = this.#drawn(result) ?? this.#framed(result) ?? this.#changed(result) ?? this.#whole(result);
    return content ? element("span", { class: "crop", "aria-hidden": "true" }, content) : null;
  }

  #drawn(result) {
    if (!result.drawing) return null;
    const { picture, scale, room, cut } = result.drawing;
    const { width, height } = this.report.pictures[picture];
    // A text that ends at the right edge is seen from there: its end is what is cut.
    const factor = Math.max(Math.min(1, Crop.size.width / (width / scale)), 0.6);
    const size = { width: (width / scale) * factor, height: (height / scale) * factor };
    const isReversed = cut && cut[0] < room[0];
    const rest = Crop.size.width - size.width;
    const left = isReversed ? Math.max(0, rest) : Math.min(0, rest);
    const whole = { width: width / scale, height: height / scale };
    const marks = [overset.parts.box(room, whole, { class: "room" })];
    if (cut) marks.push(overset.parts.box(cut, whole, { class: "cut" }));
    return this.#canvas(picture, size, { left, top: (Crop.size.height - size.height) / 2 }, marks, "drawing");
  }

  #framed(result) {
    const isOwn = (finding) => finding.result === result.index;
    const places = result.cells.map((cell) => ({ cell, finding: cell.findings.find(isOwn) }));
    const place = places.find(({ cell, finding }) => cell.picture !== undefined && finding?.frame);
    if (!place) return null;
    return this.#around(place.cell, place.finding.frame);
  }

  /** Where the first picture differs, as its verdict says it in pixels. */
  #changed(result) {
    for (const cell of result.cells) {
      const place = /(\d+)x(\d+) at \((\d+), (\d+)\)/.exec(cell.detail ?? "");
      if (!place || cell.picture === undefined) continue;
      const { scale } = this.report.devices[cell.device];
      const [width, height, x, y] = place.slice(1).map((pixels) => Number(pixels) / scale);
      return this.#around(cell, [x, y, width, height]);
    }
    return null;
  }

  /** A place of a cell, framed. */
  #around(cell, [x, y, width, height]) {
    const whole = this.report.size(cell);
    const crop = Crop.size;
    const scale = Math.min(Math.max(crop.width / (width + 24), 0.3), 1, crop.height / Math.min(height + 12, 80));
    const size = { width: whole.width * scale, height: whole.height * scale };
    const offset = { left: crop.width / 2 - (x + width / 2) * scale, top: crop.height / 2 - (y + height / 2) * scale };
    return this.#canvas(
      cell.picture, size, offset, [overset.parts.box([x, y, width, height], whole, { class: "frame" })]
    );
  }

  #whole(result) {
    const cell = result.cells.find((cell) => cell.picture !== undefined);
    if (!cell) return null;
    const whole = this.report.size(cell);
    const crop = Crop.size;
    const scale = Math.min(crop.width / whole.width, crop.height / whole.height);
    const size = { width: whole.width * scale, height: whole.height * scale };
    return this.#canvas(
      cell.picture, size, { left: (crop.width - size.width) / 2, top: (crop.height - size.height) / 2 }, []
    );
  }

  #canvas(picture, size, place, marks, kind = "") {
    const image = overset.parts.picture(this.report, picture, { loading: "lazy" });
    const canvas = overset.words.element("span", { class: `crop-canvas ${kind}` }, image, marks);
    for (const [name, length] of Object.entries({ ...size, ...place })) canvas.style[name] = `${length}px`;
    return canvas;
  }
};
