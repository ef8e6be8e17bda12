// Asks the server: with the token of this tab, else by the session of a person who has signed in.

const KEPT = "overset-token";

// A link that the server prints has the token behind #, which browsers send nowhere. It leaves the address at once.
const given = new URLSearchParams(location.hash.slice(1));
if (given.has("token")) {
  sessionStorage.setItem(KEPT, given.get("token"));
  given.delete("token");
  history.replaceState(null, "", `${location.pathname}${location.search}${given.size > 0 ? `#${given}` : ""}`);
}

/** What the server refuses, or that it does not answer (status 0). */
export class Refusal extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

export function useToken(token) { sessionStorage.setItem(KEPT, token.trim()); }

/** Whoever signs in is asked by the session from then on. */
export function forgetToken() { sessionStorage.removeItem(KEPT); }

async function send(path, options, headers) {
  const token = sessionStorage.getItem(KEPT);
  if (token) headers.Authorization = `Bearer ${token}`;
  try {
    return await fetch(path, { cache: "no-cache", ...options, headers, credentials: token ? "omit" : "same-origin" });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refusal(0, "The server does not answer.");
  }
}

let known;

/** Who asks, and whether people sign in here. */
export async function who(again = false) {
  if (again) known = undefined;
  known ??= send("/v1/session", {}, {}).then((response) => (response.ok ? response.json() : { signIn: false }));
  try {
    return await known;
  } catch (error) {
    known = undefined;
    throw error;
  }
}

/** What a change by a session has to prove; nothing where a token is sent. */
async function proof(again) {
  if (sessionStorage.getItem(KEPT)) return {};
  const { csrf } = await who(again);
  return csrf ? { "X-Overset-CSRF": csrf } : {};
}

/** A response that is none of the refusals. */
export async function ask(path, options = {}) {
  const isChange = !["GET", "HEAD"].includes(options.method ?? "GET");
  const headers = { ...options.headers, ...(isChange ? await proof(false) : {}) };
  let response = await send(path, options, headers);
  if (response.status === 403 && isChange && headers["X-Overset-CSRF"]) {
    // Somebody may have signed in anew in another tab.
    const now = await proof(true);
    if (now["X-Overset-CSRF"] !== headers["X-Overset-CSRF"]) response = await send(path, options, { ...headers, ...now });
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  throw new Refusal(response.status, problem.detail ?? response.statusText);
}

/** The query of an address; what is not set is left out. */
export function query(values) {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(known).toString();
}

export async function project() { return (await ask("/v1/project")).json(); }

export async function texts(values) { return (await ask(`/v1/texts?${query(values)}`)).json(); }

/** What a text comes to. */
export async function check(item, signal) {
  const response = await ask("/v1/check", {
    method: "POST", signal, headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ items: [{ id: "1", ...item }] }),
  });
  return (await response.json()).items[0];
}

/** The address of a picture for an element, and what lies where in it; undefined where the text is laid out nowhere. */
export async function picture(values, signal) {
  try {
    const [image, map] = await Promise.all([
      ask(`/v1/picture?${query(values)}`, { signal }).then((response) => response.blob()),
      ask(`/v1/picture?${query({ ...values, form: "map" })}`, { signal }).then((response) => response.json()),
    ]);
    return { url: URL.createObjectURL(image), map };
  } catch (error) {
    if (error.status === 404) return undefined;
    throw error;
  }
}

export async function signOut() { await ask("/v1/sign-out", { method: "POST" }); }

export async function save(change) {
  const response = await ask("/v1/texts", {
    method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(change),
  });
  return response.json();
}
