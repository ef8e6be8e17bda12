// The panel beside Crowdin's editor: what is typed is judged and drawn. Crowdin's script gives the string, the text and a
// token; the server proves the token with each question.

const WAIT = 150; // milliseconds without a letter before the server is asked
const part = (name) => document.getElementById(name);
const crowdin = window.AP;
const state = { string: null, text: "", locale: "", question: null, timer: 0, picture: null };

/** Calls a function of Crowdin's that answers by calling back. */
function call(owner, name) {
  return new Promise((done) => owner[name]((value) => done(value)));
}

function say(verdict, words) {
  part("verdict").dataset.verdict = verdict;
  part("verdict").textContent = words;
  part("message").textContent = "";
  part("fix").textContent = "";
}

function hidePicture() {
  part("figure").hidden = true;
  if (state.picture) URL.revokeObjectURL(state.picture);
  state.picture = null;
}

async function ask(path, signal, body) {
  const headers = { Authorization: `Bearer ${await call(crowdin, "getJwtToken")}` };
  if (body) headers["Content-Type"] = "application/json";
  const response = await fetch(path, {
    method: body ? "POST" : "GET", headers, signal, body: body && JSON.stringify(body), cache: "no-store", credentials: "omit",
  });
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  throw new Error(problem.detail ?? response.statusText);
}

const WORDS = { fits: "It fits.", "at risk": "It may not fit.", truncated: "It does not fit.", "not checked": "Not checked." };

function show(answer) {
  const over = answer.percentOver === undefined ? "" : ` ${answer.percentOver} % over.`;
  const left = answer.roomPoints === undefined ? "" : ` ${answer.roomPoints} pt are left.`;
  say(answer.verdict, WORDS[answer.verdict] + over + left);
  part("message").textContent = answer.message ?? answer.reason ?? "";
  part("fix").textContent = answer.fix ?? "";
  part("place").textContent = answer.worst
    ? `${answer.worst.slot} on ${answer.worst.device}, text size ${answer.worst.typeSize}` : "";
}

/** Judges and draws what stands in the editor. */
async function judge() {
  state.question?.abort();
  const { string, text, locale } = state;
  if (!string || !text) {
    say("", string ? "Type a translation." : "Choose a string.");
    hidePicture();
    return;
  }
  const { signal } = state.question = new AbortController();
  const item = { id: "1", key: string.identifier || string.text, locale, text, source: string.text };
  try {
    const response = await ask("/v1/crowdin/check", signal, { items: [item] });
    const answer = (await response.json()).items[0];
    show(answer);
    if (!answer.pictureURL) return hidePicture();
    const picture = await ask(answer.pictureURL.replace("/v1/picture", "/v1/crowdin/picture"), signal);
    const address = URL.createObjectURL(await picture.blob());
    hidePicture();
    state.picture = address;
    part("picture").src = address;
    part("picture").alt = text;
    part("figure").hidden = false;
  } catch (error) {
    if (error.name === "AbortError") return;
    // Nobody is held up: it says so, and the translation can be saved.
    say("not checked", `Not checked: ${error.message}`);
    hidePicture();
  }
}

function soon() {
  clearTimeout(state.timer);
  state.timer = setTimeout(judge, WAIT);
}

async function open(string) {
  state.string = string;
  const context = await call(crowdin, "getContext");
  const editor = context?.editor ?? {};
  state.locale = editor.active_target_language_id ?? editor.target_language_id ?? "";
  const top = string ? await call(crowdin.editor, "getTopTranslation") : null;
  state.text = top?.text ?? "";
  judge();
}

if (crowdin?.editor) {
  crowdin.events.on("string.change", open);
  crowdin.events.on("textarea.edited", (edited) => {
    state.text = edited.newText ?? "";
    soon();
  });
  call(crowdin.editor, "getString").then(open);
} else {
  say("not checked", "This panel works beside Crowdin's editor.");
}
