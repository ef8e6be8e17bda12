// The list of keys, as a dialog.

const { element } = overset.words;

/** Fills the dialog with sections of keys, and gives it to the button. */
export function offerHelp(sections) {
  const help = document.getElementById("help");
  const rows = ([keys, words]) => [
    element("dt", {}, keys.split(" ").map((key) => [element("kbd", {}, key), " "])), element("dd", {}, words),
  ];
  help.replaceChildren(
    element(
      "header", {}, element("h2", { id: "help-title" }, "Keyboard"),
      element("button", { type: "button", "aria-label": "Close", click: () => help.close() }, "✕")),
    element(
      "div", { class: "help-body" },
      sections.map(([title, list]) => element("section", {}, element("h3", {}, title), element("dl", {}, list.map(rows))))));
  document.getElementById("help-button").addEventListener("click", () => help.showModal());
}

/** Opens or closes it. */
export function toggleHelp() {
  const help = document.getElementById("help");
  if (help.open) help.close();
  else help.showModal();
}

/** Whether a key is meant for the control that has the focus, or for none at all. */
export function isTyped(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const { target } = event;
  if (target.matches?.("input[type=search], input[type=text], input[type=date], input[type=password], select, textarea")) return true;
  return event.key.startsWith("Arrow") && target.matches?.("input") === true;
}
