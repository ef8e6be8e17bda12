"use strict";

/** Pictures of a cell, alone or against others: side by side, behind a slider, through one another, or what differs. */
overset.Compare = class Compare {
  static modes = [
    { name: "picture", title: "Picture", key: "1" },
    { name: "side", title: "Side by side", key: "2" },
    { name: "slider", title: "Slider", key: "3" },
    { name: "onion", title: "Onion skin", key: "4" },
    { name: "difference", title: "Difference", key: "5" },
  ];

  constructor(report, stage) {
    this.report = report;
    this.stage = stage;
    this.share = 50;
    this.zoom = 0;
    new ResizeObserver(() => this.#fit()).observe(stage);
  }

  /** Shows a picture in a mode. Without another one there is only the picture itself.
      A shot has a picture, a size in points, words, and whether it is mirrored; that of the cell may have frames. */
  show(mode, shot, other, mask) {
    this.canvases = [];
    const parts =
      other && mode !== "picture" ? this.#compared(mode, shot, other, mask) : [this.#figure([shot], shot.words)];
    this.stage.replaceChildren(...parts);
    this.stage.dataset.mode = other ? mode : "picture";
    this.#fit();
  }

  #compared(mode, shot, other, mask) {
    const words = `${other.words} and ${shot.words}`;
    switch (mode) {
      case "side":
        return [this.#figure([other], other.words), this.#figure([shot], shot.words)];
      case "slider":
        return [this.#figure([other, shot], words, "slider"), this.#range("Position")];
      case "onion":
        return [this.#figure([other, shot], words, "onion"), this.#range("Opacity")];
      default:
        return [
          mask === undefined || shot.isMirrored || other.isMirrored ?
            this.#figure([other, shot], `Differences of ${words}; black is equal`, "blend") :
            this.#masked(shot, mask)
        ];
    }
  }

  /** What the run found to differ, over the picture. */
  #masked(shot, mask) {
    const pixels = this.report.pictures[shot.picture].width / shot.size.width;
    const { width, height } = this.report.pictures[mask];
    const words = "What differs is marked; the soft edges of shapes are darker";
    const figure = this.#figure([shot], words, "masked", { width: width / pixels, height: height / pixels });
    const canvas = figure.querySelector(".canvas");
    canvas.append(overset.words.element("div", { class: "mask" }, overset.parts.picture(this.report, mask)));
    return figure;
  }

  /** Pictures over one another. The figure is as large as the largest, and at least of a size. */
  #figure(shots, words, kind = "", least = { width: 0, height: 0 }) {
    const { element } = overset.words;
    const size = {
      width: Math.max(least.width, ...shots.map((shot) => shot.size.width)),
      height: Math.max(least.height, ...shots.map((shot) => shot.size.height)),
    };
    const canvas = element("div", { class: `canvas ${kind}` });
    for (const shot of shots) {
      const image = overset.parts.picture(this.report, shot.picture, { class: shot.isMirrored ? "mirrored" : null });
      image.style.width = `${(shot.size.width / size.width) * 100}%`;
      image.style.height = `${(shot.size.height / size.height) * 100}%`;
      canvas.append(element("div", { class: "layer" }, image));
    }
    const top = shots.at(-1);
    for (const frame of top.frames ?? []) {
      canvas.append(overset.parts.box(
        frame.frame, size, { class: `frame ${frame.level}`, "data-finding": frame.number }, top.isMirrored
      ));
      canvas.lastElementChild.append(element("span", { class: "number" }, frame.number));
    }
    if (kind === "slider") this.#drag(canvas);
    this.canvases.push({ canvas, size, count: 1 });
    return element("figure", { class: "shot" }, canvas, element("figcaption", {}, words));
  }

  #range(title) {
    const { element } = overset.words;
    const input = element("input", {
      type: "range",
      min: "0",
      max: "100",
      step: "1",
      "aria-label": title,
      input: () => this.#setShare(Number(input.value))
    });
    this.input = input;
    requestAnimationFrame(() => this.#setShare(this.share));
    return element("label", { class: "range" }, element("span", {}, title), input);
  }

  #setShare(share) {
    this.share = Math.min(Math.max(share, 0), 100);
    if (this.input) this.input.value = String(this.share);
    this.stage.style.setProperty("--share", String(this.share / 100));
  }

  /** Moves the slider or changes the opacity. */
  nudge(steps) { this.#setShare(this.share + steps); }

  /** The slider follows the pointer. */
  #drag(canvas) {
    const follow = (event) => {
      if (event.type === "pointermove" && event.buttons === 0) return;
      const { left, width } = canvas.getBoundingClientRect();
      this.#setShare(Math.round(((event.clientX - left) / width) * 100));
      event.preventDefault();
    };
    canvas.addEventListener("pointerdown", (event) => { canvas.setPointerCapture(event.pointerId); follow(event); });
    canvas.addEventListener("pointermove", follow);
  }

  // Sizes

  /** Fits the pictures into the stage, or gives each point as many pixels as the zoom says. */
  #fit() {
    const list = this.canvases ?? [];
    const count = list.length;
    if (count === 0) return;
    const width = Math.max(...list.map(({ size }) => size.width));
    const height = Math.max(...list.map(({ size }) => size.height));
    const room = {
      width: this.stage.clientWidth - 32 - 24 * (count - 1),
      height: this.stage.clientHeight - 32 - 34 - (this.stage.querySelector(".range") ? 44 : 0)
    };
    const whole = Math.min(room.width / (count * width), room.height / height, 3);
    // Of a long view, one that fits by its height is too small to read.
    const scale = this.zoom > 0 ? this.zoom : Math.max(whole, Math.min(room.width / (count * width), 0.3), 0.1);
    for (const { canvas, size } of list) {
      canvas.style.width = `${Math.round(size.width * scale)}px`;
      canvas.style.height = `${Math.round(size.height * scale)}px`;
    }
  }

  /** Zooms in or out by steps; 0 fits again. */
  zoomBy(steps) {
    const list = [0.5, 0.75, 1, 1.5, 2, 3];
    if (steps === 0) this.zoom = 0;
    else {
      const now = this.zoom || (this.canvases[0]?.canvas.offsetWidth ?? 1) / (this.canvases[0]?.size.width ?? 1);
      this.zoom =
        (steps > 0 ? list.find((zoom) => zoom > now + 0.01) : list.findLast((zoom) => zoom < now - 0.01)) ?? this.zoom;
    }
    this.#fit();
  }

  /** Marks the frame of a finding. */
  mark(number) {
    for (const frame of this.stage.querySelectorAll(".frame"))
      frame.classList.toggle("marked", frame.dataset.finding === String(number));
  }
};
