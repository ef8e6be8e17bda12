// The page as a whole: what is listed, what is open, and what changes on the disk meanwhile.

import { project, texts, useToken } from "./server.js";
import { Editor } from "./editor.js";
import { TextList } from "./list.js";
import { showSession } from "./session.js";

const element = (name) => document.getElementById(name);
// How often it is asked whether catalogs have changed, in milliseconds.
const LOOK = 2000;

const editor = new Editor(report);
const list = new TextList(element("list"), element("more"), (item) => open(item));
let revision;

function open(item) {
  editor.open(item, element("locale").value);
  element("editor").hidden = false;
}

/** Says what is wrong with a request; nothing where it is right again. */
function report(error) {
  const trouble = element("trouble");
  trouble.hidden = !error;
  trouble.textContent = error ? error.message : "";
  if (error && error.status === 401) askForToken(error);
}

function askForToken(error) {
  element("work").hidden = true;
  element("access").hidden = false;
  element("trouble").hidden = true;
  const hasOne = sessionStorage.getItem("overset-token");
  element("refusal").textContent = hasOne ? error.message : "";
  showSession();
  element("token").focus();
}

function wanted() {
  return {
    locale: element("locale").value, state: element("state").value, search: element("search").value,
  };
}

async function load() {
  const answer = await texts({ ...wanted(), limit: list.limit });
  const current = list.show(answer);
  element("counts").textContent = `${answer.total} texts; ${answer.failing} fail, ${answer.missing} are missing`;
  if (current) editor.refresh(current);
  else if (list.items.length > 0 && !editor.isChanged) list.select(0);
  else if (list.items.length === 0 && !editor.isChanged) element("editor").hidden = true;
}

async function more() {
  list.add(await texts({ ...wanted(), offset: list.items.length }));
}

/** Reads the project again where it has changed. */
async function look() {
  const known = await project();
  if (known.revision === revision) return;
  const choice = element("locale");
  const before = choice.value || new URLSearchParams(location.search).get("locale");
  choice.replaceChildren(...known.locales.map((name) => new Option(name, name)));
  choice.value = known.locales.includes(before) ? before : known.locales[0];
  editor.offer(known);
  await load();
  revision = known.revision;
  element("access").hidden = true;
  element("work").hidden = false;
}

async function attempt(action) {
  try {
    await action();
    report(undefined);
  } catch (error) {
    report(error);
  }
}

async function watch() {
  if (element("access").hidden) await attempt(look);
  setTimeout(watch, LOOK);
}

let searching;
element("locale").addEventListener("change", () => {
  history.replaceState(null, "", `?locale=${encodeURIComponent(element("locale").value)}`);
  list.current = -1;
  attempt(load);
});
element("state").addEventListener("change", () => attempt(load));
element("search").addEventListener("input", () => {
  clearTimeout(searching);
  searching = setTimeout(() => attempt(load), 150);
});
element("more").addEventListener("click", () => attempt(more));
element("access").addEventListener("submit", (event) => {
  event.preventDefault();
  useToken(element("token").value);
  element("token").value = "";
  revision = undefined;
  attempt(look);
});
document.addEventListener("keydown", (event) => {
  const action = event.ctrlKey && event.key === "Enter" ? () => editor.save()
    : !event.altKey ? undefined
    : event.key === "ArrowDown" ? () => list.step(1)
    : event.key === "ArrowUp" ? () => list.step(-1)
    : event.code === "KeyD" ? () => editor.nextDevice()
    : event.code === "KeyS" ? () => editor.trials.next()
    : event.code === "KeyW" ? () => element("width").focus()
    : event.code === "KeyG" ? () => element("growth").focus()
    : event.code === "KeyR" ? () => editor.trials.reset() : undefined;
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("beforeunload", (event) => { if (editor.isChanged || editor.drafts.size > 0) event.preventDefault(); });
watch();
