/** Flat colours with a day and a night side: a drawing is made once and can be seen in either scheme. */

type Hex = `#${string}`;
/** A day colour whose night side is derived, or both sides by hand. */
export type Paint = Hex | readonly [day: Hex, night: Hex];
export type Scheme = "day" | "night";

const channels = (colour: Hex) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
const hex = (values: readonly number[]): Hex =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

function blend(first: Hex, second: Hex, share: number): Hex {
  const other = channels(second);
  return hex(channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}

/** What is left of a colour after sunset: less than half its light, and some of the sky's blue. */
const duskLight = 0.46;
const duskSky = [13, 19, 29];

export function dayOf(paint: Paint): Hex {
  return typeof paint === "string" ? paint : paint[0];
}

export function nightOf(paint: Paint): Hex {
  if (typeof paint !== "string") return paint[1];
  return hex(channels(paint).map((value, index) => value * duskLight + (duskSky[index] ?? 0)));
}

export function colourOf(paint: Paint, scheme: Scheme): Hex {
  return scheme === "day" ? dayOf(paint) : nightOf(paint);
}

/** `share` 0 is the first paint, 1 the second. */
export function mix(first: Paint, second: Paint, share: number): Paint {
  return [blend(dayOf(first), dayOf(second), share), blend(nightOf(first), nightOf(second), share)];
}

export const darker = (paint: Paint, share = 0.18): Paint => mix(paint, ["#1f2226", "#0c1016"], share);
export const lighter = (paint: Paint, share = 0.18): Paint => mix(paint, ["#fffaf0", "#cfc8bc"], share);
