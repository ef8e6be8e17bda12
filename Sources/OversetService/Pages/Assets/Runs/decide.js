// The dialog for decisions with a reason, and for those of many causes at once.

const { element: make, count } = overset.words;
/** How many days something known may stay where nobody says otherwise. */
const DAYS = 90;

const day = (offset) => new Date(Date.now() + offset * 86400000).toISOString().slice(0, 10);

/** Asks for what a decision needs, and returns it: `{verdict, reason?, lastDay?}`; nothing where it is given up. */
export function askReason(verdict, subject) {
  const titles = { accept: "Accept", reject: "Reject", known: "Accept as known", open: "Open again" };
  return new Promise((resolve) => {
    // A dialog of its own: one that has just been closed still tells of it.
    const dialog = make("dialog", { id: "reason", class: "reason", "aria-labelledby": "reason-title" });
    document.body.append(dialog);
    const isKnown = verdict === "known";
    const reason = make("textarea", { id: "reason-text", rows: "3", required: isKnown, dir: "auto", maxlength: "2000" });
    const until = make("input", { id: "reason-day", type: "date", required: true, min: day(0) });
    until.value = day(DAYS);
    const form = make(
      "form", { method: "dialog" },
      make("p", { class: "soft" }, subject),
      make("label", {}, isKnown ? "Reason" : "Reason (may be left out)", reason),
      isKnown ? make("label", {}, "Last day", until) : null,
      make("div", { class: "tools-of-dialog" }, make("button", { class: `decide ${verdict}`, value: "yes" }, titles[verdict]),
        make("button", { type: "button", click: () => dialog.close() }, "Cancel")));
    reason.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.ctrlKey) form.requestSubmit(form.querySelector("button"));
    });
    dialog.append(
      make("header", {}, make("h2", { id: "reason-title" }, titles[verdict]),
        make("button", { type: "button", "aria-label": "Close", click: () => dialog.close() }, "✕")), form);
    dialog.addEventListener("close", () => {
      dialog.remove();
      const text = reason.value.trim();
      const isGiven = dialog.returnValue === "yes" && !(isKnown && text === "");
      resolve(isGiven ? { verdict, reason: text || undefined, lastDay: isKnown ? until.value : undefined } : undefined);
    });
    dialog.showModal();
    reason.focus();
  });
}

/** What a decision is about, for the dialog. */
export function subject(causes, rows) {
  if (rows) return `${count(rows.length, "cell")} taken out of a cause`;
  if (causes.length > 1) return `${count(causes.length, "cause")} that are shown and open`;
  return overset.words.plain(causes[0].title);
}
