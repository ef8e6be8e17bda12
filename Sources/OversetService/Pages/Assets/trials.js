// What a text is tried with: another text size, rooms of another width, more letters, a pseudolocale. None of it is the
// project's, and the page says so beside the verdict. It goes from text to text, but neither into the address nor into the next
// visit: whoever opens the page first sees what the project's check says.

const element = (name) => document.getElementById(name);
const USUAL = { size: 0, width: 100, growth: 0, stress: "" };

export class Trials {
  constructor(changed) {
    this.changed = changed;
    this.sizes = [];
    this.own = [];
    for (const name of ["size", "width", "growth"]) element(name).addEventListener("input", () => this.tried());
    element("stress").addEventListener("change", () => this.tried());
    element("untried").addEventListener("click", () => {
      this.reset();
      // The button has nothing more to do.
      element("text").focus();
    });
    this.say();
  }

  /** Offers all text sizes, with marks at those of the project, and pseudolocales. */
  offer(project) {
    const chosen = this.size;
    this.sizes = project.allTypeSizes;
    this.own = project.typeSizes;
    const slider = element("size");
    slider.max = this.sizes.length;
    slider.value = this.sizes.indexOf(chosen) + 1;
    const marks = this.own.map((size) => new Option(size, this.sizes.indexOf(size) + 1));
    element("size-marks").replaceChildren(new Option("tightest", 0), ...marks);
    fill(element("stress"), project.pseudolocales);
    this.say();
  }

  /** The text size; undefined for the project's, of which the tightest counts. */
  get size() { return this.sizes[Number(element("size").value) - 1]; }

  /** What the server is asked with; what is as usual is left out. */
  get values() {
    const [width, growth] = ["width", "growth"].map((name) => Number(element(name).value));
    return {
      stress: element("stress").value || undefined, growth: growth || undefined,
      roomWidth: width === USUAL.width ? undefined : width, typeSize: this.size,
    };
  }

  /** Goes to the next text size of the project; after the last to the tightest. */
  next() {
    const at = this.own.indexOf(this.size);
    element("size").value = this.sizes.indexOf(this.own[at + 1]) + 1;
    this.tried();
  }

  reset() {
    for (const [name, value] of Object.entries(USUAL)) element(name).value = value;
    this.tried();
  }

  tried() {
    this.say();
    this.changed();
  }

  /** Says where each slider is, for eyes and for readers of screens. */
  say() {
    const { size, width, growth } = this.words;
    for (const [name, words] of [["size", size], ["width", width], ["growth", growth]]) {
      element(name).setAttribute("aria-valuetext", words);
      element(`${name}-words`).textContent = words;
    }
    element("untried").disabled = Object.values(this.values).every((value) => value === undefined);
  }

  get words() {
    const { size } = this;
    return {
      size: size === undefined ? "tightest of the project" : this.own.includes(size) ? size : `${size}, not the project’s`,
      width: `${element("width").value} %`,
      growth: `+${element("growth").value} %`,
    };
  }
}

const PSEUDOLOCALES = {
  "en-XA": "with accents", "ar-XB": "from right to left", "en-x-double": "each letter twice", "en-x-bounded": "in brackets",
  "en-x-tall": "as tall as it gets", "en-x-wide": "as wide as ideographs",
};

function fill(choice, tags) {
  const chosen = choice.value;
  choice.replaceChildren(new Option("as typed", ""), ...tags.map((tag) => new Option(pseudolocale(tag), tag)));
  choice.value = tags.includes(chosen) ? chosen : "";
}

/** What a pseudolocale does, in words. */
function pseudolocale(tag) {
  const language = tag.split("en-x-p90-")[1];
  return PSEUDOLOCALES[tag] ?? (language ? `as long as in ${language}` : tag);
}
