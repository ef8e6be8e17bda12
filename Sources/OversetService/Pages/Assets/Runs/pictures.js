// Pictures of a server that wants a token: an element cannot send one, so they are fetched and handed on.

import { ask } from "./server.js";

/** How many pictures keep an address of their own; the one that was needed longest ago is let go. */
const KEPT = 600;
/** How near to the window a picture is fetched, in pixels. */
const NEAR = "600px";

class PictureStore {
  #urls = new Map();
  #waiting = new Map();
  #observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: NEAR });

  /** Gives an image its picture: at once, or when it comes near the window. */
  fill(image, digest) {
    if (this.#urls.has(digest)) {
      this.#put(image, this.#url(digest));
    } else if (image.getAttribute("loading") === "lazy") {
      this.#waiting.set(image, digest);
      this.#observer.observe(image);
    } else {
      this.#put(image, this.#url(digest));
    }
  }

  #seen(entries) {
    for (const { isIntersecting, target } of entries) {
      const isGone = !target.isConnected;
      if (!isIntersecting && !isGone) continue;
      this.#observer.unobserve(target);
      const digest = this.#waiting.get(target);
      this.#waiting.delete(target);
      if (!isGone) this.#put(target, this.#url(digest));
    }
  }

  async #put(image, url) {
    try {
      image.src = await url;
    } catch {
      // The page says elsewhere that the server does not answer; the next time that it is shown it is asked for again.
      image.classList.add("missing");
    }
  }

  #url(digest) {
    const known = this.#urls.get(digest) ?? this.#fetched(digest);
    // The last in the map is the one that was needed last.
    this.#urls.delete(digest);
    this.#urls.set(digest, known);
    if (this.#urls.size > KEPT) this.#drop(this.#urls.keys().next().value);
    return known;
  }

  #drop(digest) {
    this.#urls.get(digest).then((url) => URL.revokeObjectURL(url), () => {});
    this.#urls.delete(digest);
  }

  #fetched(digest) {
    const url = ask(`/v1/objects/${digest}`, { cache: "default" })
      .then((response) => response.blob()).then((blob) => URL.createObjectURL(blob));
    url.catch(() => this.#urls.delete(digest));
    return url;
  }
}

/** The report of a run, with the pictures of the server. */
export class ServedReport extends overset.Report {
  #store = new PictureStore();

  fill(image, picture) { this.#store.fill(image, this.pictures[picture].digest); }
}
