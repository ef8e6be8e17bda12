"use strict";

/** What is shown: the view, the filters, the open cell. It lives in the address, so that a link leads to it. */
overset.state = (() => {
  // The page of a server has causes that are decided: "cause" and "decision" are its own.
  const sets = ["locale", "device", "size", "appearance", "rule", "severity", "status", "decision"];
  const flags = ["changed", "found", "mirror"];
  const texts = ["view", "q", "component", "state", "cell", "mode", "with", "across", "cause"];
  const listeners = [];
  let current = read();
  let written = location.hash;

  function read() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const state = {};
    for (const name of texts) state[name] = parameters.get(name) ?? "";
    for (const name of flags) state[name] = parameters.get(name) === "1";
    for (const name of sets) state[name] = new Set(parameters.getAll(name));
    return state;
  }

  function write() {
    const parameters = new URLSearchParams();
    for (const name of texts) if (current[name]) parameters.set(name, current[name]);
    for (const name of sets) for (const value of current[name]) parameters.append(name, value);
    for (const name of flags) if (current[name]) parameters.set(name, "1");
    // The address has no hash then, not an empty one.
    return parameters.size === 0 ? "" : `#${parameters}`;
  }

  function tell(changed) {
    for (const listener of listeners) listener(changed);
  }

  /** Changes some of it. A step is one that the back button takes back. */
  function set(changes, isStep = false) {
    current = { ...current, ...changes };
    written = write();
    if (isStep) location.hash = written;
    else location.replace(written || "#");
    tell(Object.keys(changes));
  }

  function toggle(name, value) {
    const next = new Set(current[name]);
    if (!next.delete(value)) next.add(value);
    set({ [name]: next });
  }

  /** Shows everything again, in the same view. */
  function clear() {
    const empty = Object.fromEntries([...sets.map((name) => [name, new Set()]), ...flags.map((name) => [name, false])]);
    set({ ...empty, mirror: current.mirror, q: "", component: "", state: "" });
  }

  /** How many filters are on. */
  function filterCount() {
    return (
      sets.reduce((sum, name) => sum + current[name].size, 0) +
      ["q", "component"].filter((name) => current[name]).length +
      ["changed", "found"].filter((name) => current[name]).length
    );
  }

  addEventListener("hashchange", () => {
    // The link that skips to the report, and what the page itself has just written.
    if (location.hash === written || location.hash === "#content") return;
    written = location.hash;
    const before = current;
    current = read();
    const words = (value) => (value instanceof Set ? JSON.stringify([...value]) : String(value));
    const isOther = (name) => words(before[name]) !== words(current[name]);
    tell([...texts, ...flags, ...sets].filter(isOther));
  });

  return {
    get current() { return current; },
    listen: (listener) => listeners.push(listener),
    set, toggle, clear, filterCount,
  };
})();
