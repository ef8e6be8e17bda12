// The list of texts: what does not fit comes first. All that a catalog says is put in as text.

const PART = 200;

export class TextList {
  constructor(element, more, choose) {
    this.element = element;
    this.more = more;
    this.choose = choose;
    this.items = [];
    this.total = 0;
    this.current = -1;
    element.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.select(Number(button.dataset.number));
    });
  }

  get limit() { return Math.min(Math.max(this.items.length, PART), 1000); }

  /** Shows texts; the one that was chosen stays so, wherever it stands now. */
  show(list) {
    const name = this.current >= 0 ? TextList.name(this.items[this.current]) : undefined;
    this.items = list.items;
    this.total = list.total;
    this.current = this.items.findIndex((item) => TextList.name(item) === name);
    this.element.replaceChildren(...this.items.map((item, number) => this.row(item, number)));
    this.more.hidden = this.items.length >= this.total;
    this.mark();
    return this.current >= 0 ? this.items[this.current] : undefined;
  }

  add(list) {
    const first = this.items.length;
    this.items.push(...list.items);
    this.element.append(...list.items.map((item, number) => this.row(item, first + number)));
    this.more.hidden = this.items.length >= list.total || list.items.length === 0;
  }

  select(number) {
    if (number < 0 || number >= this.items.length) return;
    this.current = number;
    this.mark();
    this.element.children[number].scrollIntoView({ block: "nearest" });
    this.choose(this.items[number]);
  }

  step(by) { this.select(this.current + by); }

  mark() {
    for (const [number, row] of [...this.element.children].entries()) {
      row.firstChild.setAttribute("aria-current", String(number === this.current));
    }
  }

  static name(item) { return JSON.stringify([item.key, item.file, item.plural]); }

  row(item, number) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.number = number;
    const text = part("text", item.text ?? item.source ?? item.key);
    text.dir = "auto";
    const mark = part(`mark ${item.state}`, TextList.sign(item));
    const form = item.plural ? ` · ${item.plural}` : "";
    const key = part("key", `${item.key}${form}`);
    button.append(text, mark, key);
    if (item.message) button.title = item.message;
    const row = document.createElement("li");
    row.append(button);
    return row;
  }

  static sign(item) {
    switch (item.state) {
      case "failing": return item.pointsOver === undefined ? (item.rule ?? "fails") : `${item.pointsOver} pt over`;
      case "found": return item.rule ?? "look";
      case "missing": return "missing";
      default: return "";
    }
  }
}

function part(name, text) {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
}
