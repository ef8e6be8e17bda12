// What happens to a run while it is looked at.

import { report } from "./access.js";
import { Stream } from "./stream.js";

const { element: make } = overset.words;
const element = (name) => document.getElementById(name);
/** How often it is asked how far a run is that waits for shards, in milliseconds. */
const LOOK = 5000;

/** Says that the connection is lost; nothing where it is there. What could not be saved meanwhile stays said. */
function connection(words) {
  element("connection").textContent = words;
  element("connection").hidden = words === "";
}

/** Takes up what happens on the server, and says where it cannot. */
export function follow(model) {
  let isFirst = true;
  const stream = new Stream(`${model.path}/events`, {
    opened: () => {
      connection("");
      model.refresh().catch(report);
      if (!isFirst) {
        model.refreshComments().catch(report);
        model.refreshRun().then((isMore) => isMore && arrived(), report);
      }
      isFirst = false;
    },
    tell: (name, { revision }) => {
      if (name === "decided") model.refresh(revision).catch(report);
      else if (name === "commented") model.refreshComments().catch(report);
      else if (name === "completed") arrived();
    },
    lost: (error) => {
      if (error?.status === 401) return report(error);
      const why = error?.status > 0 ? `: ${error.message}` : "";
      connection(`The connection is lost${why}. What others decide is not shown, and nothing can be saved. It is tried again.`);
      return undefined;
    },
  });
  return stream;
}

function arrived() {
  const notice = element("notice");
  notice.hidden = false;
  notice.replaceChildren(
    make("span", {}, "More of this run has come."), make("button", { type: "button", click: () => location.reload() }, "Show it"));
}

/** Looks after a run that is not complete. */
export function lookAfter(model) {
  if (model.run.state !== "waiting") return;
  setTimeout(async () => {
    try {
      if (await model.refreshRun()) return arrived();
    } catch {
      // The stream says that the connection is lost.
    }
    return lookAfter(model);
  }, LOOK);
}
