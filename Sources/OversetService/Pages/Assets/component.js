// The component that draws a text, where there is one: which of several is shown, and where the text lies in its picture.

const element = (name) => document.getElementById(name);
// Pictures of screens are large: more pixels than the display has show nothing more.
const SCALE = Math.min(Math.max(Math.ceil(devicePixelRatio), 1), 3);

export class ComponentChoice {
  constructor(changed) {
    this.label = element("component-choice");
    this.choice = element("component");
    this.places = [];
    this.choice.addEventListener("change", changed);
    this.stage = document.createElement("div");
    this.stage.className = "stage";
    const image = element("picture");
    image.replaceWith(this.stage);
    this.stage.append(image);
  }

  /** Offers the states that draw the text, the worst first; a choice stays while it is offered. */
  offer(answer) {
    const chosen = this.choice.value;
    this.places = answer.places ?? [];
    this.label.hidden = this.places.length < 2;
    this.choice.replaceChildren(
      new Option("worst", ""), ...this.places.map((place) => new Option(`${name(place)}${room(place)}`, name(place))));
    this.choice.value = this.places.some((place) => name(place) === chosen) ? chosen : "";
  }

  /** What a picture is asked for: the component that is chosen, else the one where the text is worst; nothing for a slot. */
  shown(answer) {
    const place = this.places.find((known) => name(known) === this.choice.value) ?? answer.worst;
    return place?.component === undefined ? {} : { component: place.component, state: place.state, scale: SCALE };
  }

  /** Frames the texts of the key; what of them is cut in another colour. */
  frame(drawn, key) {
    for (const box of this.stage.querySelectorAll(".box")) box.remove();
    if (!drawn) return;
    const { map } = drawn;
    for (const text of map.texts ?? []) {
      if (!text.keys.includes(key)) continue;
      const box = document.createElement("div");
      box.className = text.shown === undefined ? "box" : "box cut";
      const { x, y, width, height } = text.area;
      Object.assign(box.style, {
        left: `${x / map.width * 100}%`, top: `${y / map.height * 100}%`,
        width: `${width / map.width * 100}%`, height: `${height / map.height * 100}%`,
      });
      this.stage.append(box);
    }
  }
}

function name(place) { return `${place.component}, ${place.state}`; }

function room(place) {
  if (place.pointsOver !== undefined) return `: ${place.pointsOver} pt over`;
  return place.roomPoints === undefined ? "" : `: ${place.roomPoints} pt left`;
}
