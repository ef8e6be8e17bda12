// What the pages of runs say when a token is needed, and when the server does not answer.

import { useToken } from "./server.js";
import { showSession } from "./session.js";

const element = (name) => document.getElementById(name);

/** Asks for a token with the form of the page; `again` is tried once there is one. */
export function offerAccess(again) {
  element("access").addEventListener("submit", (event) => {
    event.preventDefault();
    useToken(element("token").value);
    element("token").value = "";
    element("access").hidden = true;
    again();
  });
}

/** Says what is wrong; nothing where it is right again. Returns whether somebody must give a token first. */
export function report(error) {
  if (error?.status === 401) {
    const hadOne = sessionStorage.getItem("overset-token");
    element("refusal").textContent = hadOne ? error.message : "";
    element("work").hidden = true;
    element("access").hidden = false;
    showSession();
    element("token").focus();
    error = undefined;
  }
  const trouble = element("trouble");
  trouble.textContent = error?.message ?? "";
  trouble.hidden = !error;
  return !element("access").hidden;
}
