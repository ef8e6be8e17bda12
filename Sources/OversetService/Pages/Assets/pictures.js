// Pictures of a text. An address of before is let go when the next is shown.

import { picture } from "./server.js";

/** Shows a picture at its size in points. */
export function show(image, drawn, words) {
  if (image.src.startsWith("blob:")) URL.revokeObjectURL(image.src);
  image.hidden = !drawn;
  if (!drawn) {
    image.removeAttribute("src");
    return;
  }
  image.src = drawn.url;
  image.width = Math.round(drawn.map.width);
  image.height = Math.round(drawn.map.height);
  image.alt = words;
}

/** What a picture shows, in words. */
export function words(map) {
  const place = map.slot ?? `${map.component}, ${map.state}`;
  if (map.needed === undefined) return `${map.device}, text size ${map.typeSize}, ${place}`;
  const over = map.needed - map.available;
  const room = over > 0 ? `${over.toFixed(1)} pt over` : `${(-over).toFixed(1)} pt left`;
  return `${map.device}, text size ${map.typeSize}, ${place}: ${room}`;
}

/** A text on each device, in one row. */
export class DeviceRow {
  constructor(element) {
    this.element = element;
    this.figures = new Map();
  }

  async show(values, devices, signal) {
    for (const device of devices) if (!this.figures.has(device)) this.figures.set(device, figure());
    const drawn = await Promise.all(devices.map((device) => picture({ ...values, device }, signal)));
    const shown = devices.map((device, number) => ({ device, drawn: drawn[number] }));
    // The device on which it is tightest comes first.
    shown.sort((left, right) => room(left.drawn) - room(right.drawn) || 0);
    for (const { device, drawn } of shown) {
      const { caption, image } = this.figures.get(device);
      caption.textContent = drawn ? words(drawn.map) : `${device}: laid out nowhere`;
      show(image, drawn, caption.textContent);
    }
    this.element.replaceChildren(...shown.map(({ device }) => this.figures.get(device).frame));
  }
}

function room(drawn) {
  return drawn?.map.needed === undefined ? Infinity : drawn.map.available - drawn.map.needed;
}

function figure() {
  const frame = document.createElement("figure");
  const caption = document.createElement("figcaption");
  const image = document.createElement("img");
  frame.append(caption, image);
  return { frame, caption, image };
}
