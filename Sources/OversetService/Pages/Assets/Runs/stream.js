// What happens on the server, as it happens. EventSource can send no token, so the stream is read by fetch.

import { ask } from "./server.js";

/** After how long without a byte the connection counts as lost, and how long is waited before the next try, in milliseconds. */
const SILENCE = 40000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;

export class Stream {
  #wait = FIRST_WAIT;
  #sleeping = null;

  /** `tell` is given the name and the data of each event, `opened` is called for each connection, `lost` is given why. */
  constructor(path, { tell, opened, lost }) {
    Object.assign(this, { path, tell, opened, lost });
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.#controller?.abort());
    this.#run();
  }

  #controller = null;

  /** Tries at once. */
  now() {
    this.#wait = FIRST_WAIT;
    this.#sleeping?.();
  }

  async #run() {
    for (;;) {
      try {
        await this.#read();
        this.lost(undefined);
      } catch (error) {
        this.lost(error.name === "AbortError" ? undefined : error);
      }
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, this.#wait);
        this.#sleeping = () => { clearTimeout(timer); resolve(); };
      });
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    }
  }

  async #read() {
    const controller = this.#controller = new AbortController();
    let timer = setTimeout(() => controller.abort(), SILENCE);
    try {
      const options = { signal: controller.signal, cache: "no-store", headers: { Accept: "text/event-stream" } };
      const reader = (await ask(this.path, options)).body.pipeThrough(new TextDecoderStream()).getReader();
      this.#wait = FIRST_WAIT;
      this.opened();
      let rest = "";
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(() => controller.abort(), SILENCE);
        const parts = (rest + value).replace(/\r\n?/g, "\n").split("\n\n");
        rest = parts.pop();
        for (const part of parts) this.#event(part);
      }
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
  }

  #event(part) {
    let name = "message";
    const data = [];
    for (const line of part.split("\n")) {
      const [, field, text] = /^([a-z]*): ?(.*)$/.exec(line) ?? [];
      if (field === "event") name = text;
      if (field === "data") data.push(text);
    }
    if (data.length === 0 && name === "message") return;
    let values = {};
    try {
      values = JSON.parse(data.join("\n") || "{}");
    } catch {
      values = {};
    }
    this.tell(name, values);
  }
}
