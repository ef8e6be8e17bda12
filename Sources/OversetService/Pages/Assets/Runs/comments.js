// What people say of a cell, pinned to a place of its picture.

import { time } from "./times.js";

const { element: make, value } = overset.words;
/** How far an arrow key moves the place of a comment, in points; with the shift key one point. */
const STEP = 8;

export class Comments {
  /** The place of the comment that is being written; undefined for none. */
  #place;
  /** What was typed and not sent, by cell and cause. */
  #drafts = new Map();

  constructor(model, detail, report) {
    Object.assign(this, { model, detail, report });
    detail.stage.addEventListener("click", (event) => this.#click(event));
    addEventListener("beforeunload", (event) => { if (this.#drafts.size > 0) event.preventDefault(); });
    new MutationObserver(() => this.pin()).observe(detail.stage, { childList: true });
  }

  // The list

  /** The comments of a cell, with a form for another one. */
  section(cell, cause) {
    if (cell?.index !== this.row || cause?.id !== this.cause) this.#place = undefined;
    this.row = cell?.index;
    this.cause = cause?.id;
    this.host = make("section", { class: "comments", "aria-label": "Comments" });
    this.update();
    return this.host;
  }

  get #name() { return `${this.row} ${this.cause}`; }

  #keep(text) {
    if (text.trim() === "") this.#drafts.delete(this.#name);
    else this.#drafts.set(this.#name, text);
  }

  get list() { return this.model.commentsOf(this.row, this.cause); }

  update() {
    if (!this.host) return;
    const hadFocus = this.host.contains(document.activeElement);
    this.host.replaceChildren(
      make("h3", {}, "Comments"), make("ol", {}, this.list.map((comment, index) => this.#comment(comment, index + 1))),
      this.model.mayReview ? this.#form() : "");
    if (hadFocus) this.box?.focus();
    this.pin();
  }

  #comment(comment, number) {
    const isPinned = comment.x !== undefined && comment.x !== null;
    const point = (on) => () => this.#pinOf(comment.id)?.classList.toggle("marked", on);
    return make(
      "li", { class: "comment", mouseenter: point(true), mouseleave: point(false) },
      make(
        "p", { class: "comment-head" },
        make("span", { class: "number", title: isPinned ? "Its place is in the picture" : null }, isPinned ? number : "·"),
        value(comment.by, { class: "by" }), " ", time(comment.at)),
      make("p", { class: "comment-text" }, value(comment.text, { dir: "auto" })));
  }

  #form() {
    this.box = make("textarea", {
      rows: "2", "aria-label": "Your comment", placeholder: "Say something  c", dir: "auto", maxlength: "2000",
      input: () => this.#keep(this.box.value),
      keydown: (event) => this.#typed(event),
    });
    this.box.value = this.#drafts.get(this.#name) ?? "";
    this.placeWords = make("span", { class: "soft" });
    const place = this.row === undefined ? null :
      make("button", { type: "button", click: () => this.start() }, "Place");
    const form = make(
      "form", { submit: (event) => { event.preventDefault(); this.send(); } }, this.box,
      make("div", { class: "comment-tools" }, make("button", {}, "Comment"), place, this.placeWords));
    this.#sayPlace();
    return form;
  }

  #typed(event) {
    if (event.key === "Enter" && event.ctrlKey) this.send();
    else if (event.key === "Escape") this.stop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async send() {
    const name = this.#name;
    const text = this.#drafts.get(name)?.trim();
    if (!text) return;
    const { row, cause } = this;
    const place = this.#place && { x: this.#place.x, y: this.#place.y };
    try {
      await this.model.comment({ cell: row ?? null, cause, ...place, text });
      this.#drafts.delete(name);
      this.#place = undefined;
      this.update();
      this.detail.stage.focus({ preventScroll: true });
      this.report(undefined);
    } catch (error) {
      this.report(new Error(`The comment is not saved: ${error.message}`));
    }
  }

  // The place

  /** Begins a comment, with a place to be moved. */
  start() {
    if (!this.model.mayReview || !this.box) return;
    if (this.row === undefined || !this.#canvas()) {
      this.box.focus();
      return;
    }
    this.#place ??= this.#first();
    this.#sayPlace();
    this.pin();
    this.detail.stage.focus({ preventScroll: true });
  }

  /** Leaves the place away, and the text as it is. */
  stop() {
    this.#place = undefined;
    this.#sayPlace();
    this.pin();
    this.detail.stage.focus({ preventScroll: true });
  }

  get isPlacing() { return this.#place !== undefined && document.activeElement === this.detail.stage; }

  /** What a key means while a place is being chosen; whether it means anything. */
  press(key, isFine) {
    const step = isFine ? 1 : STEP;
    const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    if (key === "Enter") this.box.focus();
    else if (key === "Escape") this.stop();
    else if (Object.hasOwn(moves, key)) {
      const [across, down] = moves[key];
      this.#move(this.#place.x + (this.#isMirrored() ? -across : across), this.#place.y + down);
    } else return false;
    return true;
  }

  #move(x, y) {
    const { size } = this.#canvas();
    const bound = (number, most) => Math.round(Math.min(Math.max(number, 0), most) * 10) / 10;
    this.#place = { x: bound(x, size.width), y: bound(y, size.height) };
    this.#sayPlace();
    this.pin();
  }

  /** The middle of the first finding, or of the picture. */
  #first() {
    const frame = this.model.report.cells[this.row].findings.find((finding) => finding.frame)?.frame;
    const { size } = this.#canvas();
    const [x, y, width, height] = frame ?? [0, 0, size.width, size.height];
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }

  #sayPlace() {
    if (!this.placeWords) return;
    this.placeWords.textContent = this.#place === undefined ? "" :
      `at ${this.#place.x}, ${this.#place.y} pt: arrows or a click move it, Enter writes`;
  }

  #click(event) {
    if (this.#place === undefined) return;
    const { canvas, size } = this.#canvas() ?? {};
    if (!canvas?.contains(event.target)) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    this.#move((this.#isMirrored() ? 1 - share : share) * size.width, ((event.clientY - top) / height) * size.height);
    this.box.focus();
  }

  // Pins

  /** The last picture of the stage is always that of the cell. */
  #canvas() { return this.detail.compare.canvases?.at(-1); }

  #isMirrored() { return this.#canvas().canvas.querySelector(".layer:last-of-type .mirrored") !== null; }

  #pinOf(id) { return this.detail.stage.querySelector(`.pin[data-comment="${CSS.escape(String(id))}"]`); }

  /** Puts the pins of comments on the picture. */
  pin() {
    const { canvas, size } = this.#canvas() ?? {};
    if (!canvas?.isConnected || this.row === undefined) return;
    for (const pin of canvas.querySelectorAll(".pin")) pin.remove();
    const add = ({ x, y }, attributes, words) => {
      const pin = overset.parts.box([x, y, 0, 0], size, attributes, this.#isMirrored());
      pin.append(make("span", { class: "label" }, words));
      canvas.append(pin);
    };
    this.list.forEach((comment, index) => {
      if (comment.x === undefined || comment.x === null) return;
      add(comment, { class: "pin", "data-comment": comment.id, title: overset.words.plain(comment.text) }, String(index + 1));
    });
    if (this.#place) add(this.#place, { class: "pin new" }, "+");
  }
}
