// Who is signed in, and the way in and out. What is not configured is not shown.

import { forgetToken, signOut, who } from "./server.js";

const element = (name) => document.getElementById(name);

/** Shows who has signed in, or the way to do so. */
export async function showSession() {
  // The page says by itself where the server does not answer.
  const known = await who(true).catch(() => undefined);
  if (!known) return;
  const isPerson = known.caller?.kind === "person";
  element("sign-in").hidden = !known.signIn;
  element("session").hidden = !isPerson;
  element("who").textContent = isPerson ? known.caller.name : "";
}

element("sign-in-link").addEventListener("click", (event) => {
  forgetToken();
  // Where they are now, with what is chosen.
  const { pathname, search, hash } = location;
  event.currentTarget.href = `/sign-in?to=${encodeURIComponent(pathname + search + hash)}`;
});
element("sign-out").addEventListener("click", async () => {
  try {
    await signOut();
  } catch (error) {
    // Without a session there is nothing to end.
    if (error.status !== 401) throw error;
  }
  location.reload();
});
showSession();
