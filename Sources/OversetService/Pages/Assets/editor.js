// One text: what is typed is judged and drawn at once. Of several answers the last question's counts.

import { check, picture, save } from "./server.js";
import { ComponentChoice } from "./component.js";
import { DeviceRow, show, words } from "./pictures.js";
import { Trials } from "./trials.js";

const element = (name) => document.getElementById(name);
// The other devices wait until typing pauses, in milliseconds.
const PAUSE = 150;

export class Editor {
  constructor(report) {
    this.report = report;
    this.devices = new DeviceRow(element("devices"));
    this.components = new ComponentChoice(() => this.draw());
    this.running = undefined;
    this.names = [];
    // What was typed and not saved, by text.
    this.drafts = new Map();
    element("text").addEventListener("input", () => this.typed());
    element("save").addEventListener("click", () => this.save());
    element("revert").addEventListener("click", () => this.revert());
    element("device").addEventListener("change", () => this.draw());
    this.trials = new Trials(() => this.draw());
  }

  /** Offers devices, the tightest first, and what can be tried. */
  offer(project) {
    this.names = project.devices;
    fill(element("device"), "tightest", project.devices);
    this.trials.offer(project);
  }

  get isChanged() { return this.item !== undefined && element("text").value !== (this.item.text ?? ""); }

  get name() { return JSON.stringify([this.locale, this.item.key, this.item.file, this.item.plural]); }

  open(item, locale) {
    this.item = item;
    this.locale = locale;
    element("key").textContent = item.key;
    element("about").textContent = item.plural ? `${item.file} · ${item.plural}` : item.file;
    element("comment").textContent = item.comment ?? "";
    element("source-label").textContent = `Source (${item.sourceLocale})`;
    element("source").textContent = item.source ?? "";
    element("source").lang = item.sourceLocale;
    const text = element("text");
    text.value = this.drafts.get(this.name) ?? item.text ?? "";
    text.lang = locale;
    element("saved").textContent = "";
    this.draw();
  }

  /** What the server knows now; what is being typed stays. */
  refresh(item) {
    const typed = this.isChanged ? element("text").value : item.text ?? "";
    if (this.isChanged && this.item.text !== item.text) {
      element("saved").textContent = `Meanwhile it was changed to “${item.text ?? ""}”. Saving replaces that.`;
    }
    this.item = item;
    element("text").value = typed;
    this.draw();
  }

  nextDevice() {
    const choice = element("device");
    choice.selectedIndex = (choice.selectedIndex + 1) % choice.length;
    this.draw();
  }

  revert() {
    if (!this.item) return;
    element("text").value = this.item.text ?? "";
    this.typed();
    element("text").focus();
  }

  typed() {
    element("saved").textContent = "";
    if (this.isChanged) this.drafts.set(this.name, element("text").value);
    else this.drafts.delete(this.name);
    this.draw();
  }

  /** Judges and draws the text as it is now. */
  async draw() {
    if (!this.item) return;
    this.running?.abort();
    const running = this.running = new AbortController();
    element("save").disabled = element("revert").disabled = !this.isChanged;
    const { values } = this.trials;
    // Before there is a translation, the longer source text stands in for it.
    const isSource = element("text").value === "" && values.growth !== undefined && Boolean(this.item.source);
    const subject = {
      key: this.item.key, locale: this.locale, file: this.item.file, plural: this.item.plural,
      text: isSource ? this.item.source : element("text").value, ...values,
    };
    const place = { device: element("device").value };
    try {
      const answer = await check(subject, running.signal);
      if (running.signal.aborted) return;
      this.judge(answer, isSource);
      this.components.offer(answer);
      Object.assign(subject, this.components.shown(answer));
      // Without a text there is nothing to lengthen, and a component refuses to.
      if (subject.component && !subject.text) subject.growth = subject.stress = undefined;
      const isDrawn = answer.pictureURL !== undefined;
      const drawn = isDrawn ? await picture({ ...subject, ...place }, running.signal) : undefined;
      if (running.signal.aborted) return;
      this.picture(answer, drawn);
      this.components.frame(drawn, subject.key);
      this.report(undefined);
      await pause(PAUSE, running.signal);
      if (isDrawn) await this.beside(subject, place, drawn, running.signal);
      else this.alone();
    } catch (error) {
      if (error.name !== "AbortError") this.report(error);
    }
  }

  judge(answer, isSource) {
    const trial = element("trial");
    trial.hidden = answer.trial === undefined;
    trial.textContent = trial.hidden ? "" : isSource
      ? `There is no translation: ${answer.trial.replace("the text", "the source text")}.` : `${capital(answer.trial)}.`;
    const verdict = element("verdict");
    verdict.textContent = answer.verdict;
    verdict.className = answer.verdict === "not checked" ? "missing" : answer.passes
      ? (answer.verdict === "fits" ? "fits" : "found") : "failing";
    element("figures").textContent = figures(answer);
    element("message").textContent = answer.message ?? answer.reason ?? answer.note ?? "";
    element("fix").textContent = answer.fix ?? "";
    ruler(answer);
  }

  picture(answer, drawn) {
    const shown = drawn ? words(drawn.map) : "";
    element("place").textContent = shown;
    show(element("picture"), drawn, shown);
    element("nothing").hidden = drawn !== undefined;
    element("nothing").textContent = answer.reason ?? "There is nothing to draw.";
  }

  /** The source text at the same place, and the text on the other devices. */
  async beside(subject, place, drawn, signal) {
    const at = drawn ? { device: drawn.map.device, typeSize: drawn.map.typeSize } : place;
    const { text, stress, growth, ...own } = subject;
    const source = { ...own, locale: this.item.sourceLocale, text: this.item.source, ...at };
    const original = this.item.source ? await picture(source, signal) : undefined;
    if (signal.aborted) return;
    const shown = original ? `${this.item.sourceLocale}: ${words(original.map)}` : "";
    element("source-place").textContent = shown;
    show(element("source-picture"), original, shown);
    if (text) await this.devices.show(subject, this.names, signal);
  }

  /** Shows no other pictures: nothing is said of the text. */
  alone() {
    element("source-place").textContent = "";
    show(element("source-picture"), undefined, "");
    element("devices").replaceChildren();
  }

  async save() {
    if (!this.isChanged) return;
    const text = element("text").value;
    const item = this.item;
    try {
      const saved = await save({
        key: item.key, locale: this.locale, text, seen: item.text, file: item.file, plural: item.plural,
      });
      item.text = text;
      this.drafts.delete(JSON.stringify([this.locale, item.key, item.file, item.plural]));
      element("saved").textContent = `Saved in ${saved.file}`;
      if (this.item === item) this.draw();
    } catch (error) {
      element("saved").textContent = `Not saved: ${error.message}`;
    }
  }
}

function fill(choice, first, names, words = (name) => name) {
  const chosen = choice.value;
  choice.replaceChildren(new Option(first, ""), ...names.map((name) => new Option(words(name), name)));
  choice.value = names.includes(chosen) ? chosen : "";
}

function figures(answer) {
  const trust = answer.confidence ? ` (${answer.confidence})` : "";
  if (answer.pointsOver !== undefined) return `${answer.pointsOver} pt over, ${answer.percentOver} %${trust}`;
  if (answer.roomPoints !== undefined) return `${answer.roomPoints} pt left, ${answer.roomPercent} %${trust}`;
  return answer.verdict === "fits" ? "It gets as many lines as it needs." : "";
}

/** How much of the room a text takes: the ruler is as long as the longer of both, with ten parts. */
function ruler(answer) {
  const box = element("ruler");
  const over = answer.percentOver ?? (answer.roomPercent === undefined ? undefined : -answer.roomPercent);
  box.hidden = over === undefined;
  if (box.hidden) return;
  const need = 100 + over;
  const [room, rest] = box.children;
  const whole = Math.max(need, 100);
  room.style.width = `${Math.min(need, 100) / whole * 100}%`;
  rest.style.width = `${Math.max(over, 0) / whole * 100}%`;
  box.setAttribute("aria-label", `The text takes ${need.toFixed(0)} % of its room`);
}

function capital(sentence) { return sentence.charAt(0).toUpperCase() + sentence.slice(1); }

function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("", "AbortError"));
    });
  });
}
