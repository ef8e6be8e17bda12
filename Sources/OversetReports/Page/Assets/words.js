"use strict";

/** The parts of the page; each file adds one. */
const overset = {};

/** Elements and texts. Nothing is ever parsed as HTML: what comes from outside is a text node. */
overset.words = (() => {
  /** What Overset's printed text shows as code points: controls, separators, controls of direction, fillers, tags. */
  const obeyed = new RegExp(
    "[\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200E\\u200F\\u2028\\u2029" +
      "\\u202A-\\u202E\\u2061-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}" +
      "\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E00FF}\\u{E01F0}-\\u{E0FFF}]",
    "gu");
  const longest = 1000;

  /** An element. Attributes that are false, null or undefined are left out; functions listen to events. */
  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === false || value === null || value === undefined) continue;
      if (typeof value === "function") made.addEventListener(key, value);
      else if (key === "class") made.className = value;
      else made.setAttribute(key, value === true ? "" : String(value));
    }
    made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
    return made;
  }

  /** The mark of a character that would be obeyed or shows nothing. */
  function mark(character) {
    const code = character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    return element("span", { class: "mark", title: `U+${code}` }, character === "\n" ? "⏎" : code);
  }

  /** A text from outside, isolated from the direction of its neighbours, with marks for what would be obeyed. */
  function value(text, attributes = {}) {
    const characters = Array.from(text);
    const short = characters.length > longest ? characters.slice(0, longest).join("") : text;
    const parts = [];
    let start = 0;
    for (const match of short.matchAll(obeyed)) {
      parts.push(short.slice(start, match.index), mark(match[0]));
      start = match.index + match[0].length;
    }
    parts.push(short.slice(start));
    if (short !== text) parts.push(element("span", { class: "mark" }, `… ${characters.length - longest} more`));
    return element("bdi", attributes, parts);
  }

  /** A text from outside for an attribute, which can hold no marks. */
  function plain(text) {
    return text.replace(obeyed, (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
  }

  const count = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

  /** A length in points, with one decimal at most. */
  const points = (length) => `${Math.round(length * 10) / 10} pt`;

  let names = null;
  try {
    names = new Intl.DisplayNames(["en"], { type: "language" });
  } catch {
    names = null;
  }

  /** The English name of a locale; its tag where it has none. */
  function language(tag) {
    try {
      return names?.of(tag) ?? tag;
    } catch {
      return tag;
    }
  }

  /** Values by a key, in the order in which each key came first. */
  function group(values, key) {
    const groups = new Map();
    for (const value of values) {
      const name = key(value);
      if (groups.has(name)) groups.get(name).push(value);
      else groups.set(name, [value]);
    }
    return groups;
  }

  /** The different keys of values, in order. */
  const distinct = (values, key) => [...new Set(values.map(key))];

  return { element, value, plain, count, points, language, group, distinct };
})();
