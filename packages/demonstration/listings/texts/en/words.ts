import { formatMoney, formatNumber, formatSurface } from "../../../../../app/i18n/formats.ts";
import { streetLine } from "../../../../../app/places/street-line.ts";
import type { Town } from "../../../places/atlas.ts";
import type { Property } from "../../property.ts";
import type { Location } from "../../../places/location.ts";
import { areaPhrase } from "../areas.ts";
import { memoize } from "../memoize.ts";

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const ordinals = [
  "ground",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];
const months = "January February March April May June July August September October November December".split(" ");

/** `two`, `twelve`, `13`. */
export function count(number: number): string {
  return small[number] ?? formatNumber(number, "en");
}

/** `one dock`, `two docks`. */
export function many(number: number, singular: string, plural = `${singular}s`): string {
  return `${count(number)} ${number === 1 ? singular : plural}`;
}

/** `a villa`, `an eight-storey building`, `an 18-storey building`. */
export function a(text: string): string {
  return `${/^(?:[aeio]|u(?!n)|8|11\b|18\b)/.test(text) && !text.startsWith("one") ? "an" : "a"} ${text}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `ground floor`, `third floor`, `21st floor`. */
export function floor(number: number): string {
  const word = ordinals[number];
  if (word) return `${word} floor`;
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(!isTeen && ["th", "st", "nd", "rd"][number % 10]) || "th"} floor`;
}

/** `second to fifth floors`, `ground to third floors`. */
export function floors([low, high]: readonly [number, number]): string {
  if (low === high) return floor(low);
  return `${floor(low).replace(" floor", "")}${high === low + 1 ? " and " : " to "}${floor(high)}s`;
}

/** `1,250 m²` */
export const area = memoize((squareMetres: number) => formatSurface(squareMetres, "en"));

export const money = memoize((euros: number) => formatMoney(euros, "en"));

export function decimal(value: number): string {
  return String(value);
}

/** `450 m`, `2.3 km`. */
export function distance(metres: number): string {
  return metres < 975
    ? `${Math.max(50, Math.round(metres / 50) * 50)}\u00a0m`
    : `${(metres / 1_000).toFixed(1).replace(".0", "")}\u00a0km`;
}

/** `1 March 2027` */
export const date = memoize((iso: string) => {
  const [year, month, day] = iso.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
});

/** `March 2027` */
export const month = memoize((iso: string) => {
  const [year, month] = iso.split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${year}`;
});

/** `a, b and c` */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** `in Ghent`, `in the European Quarter`. */
export const inside = memoize((town: Town) => {
  return areaPhrase(town.key, "en") ?? `in ${town.names.en}`;
});

/** `Rue de la Loi 82`, `5, route d’Arlon`; where the street is not shown, nothing. */
export function address(at: Location): string {
  return at.hidden ? "" : streetLine(at.street.names.en, at.number, at.country);
}

/** `on Avenue Louise`, or the neighbourhood where the street is not shown. */
export function onStreet(at: Location): string {
  if (at.hidden) return inside(at.area);
  return onNamedStreet(at.street.names.en);
}

const onNamedStreet = memoize((name: string) => {
  const isEstate = /^(?:zone|parc|z\.|campus|cité)|park/i.test(name);
  return `${isEstate ? "at" : "on"} ${name}`;
});

/** `Offices, Avenue Louise 149`; without the street `Offices in Ixelles`. */
export function titled(what: string, at: Location): string {
  return at.hidden ? `${what} ${inside(at.area)}` : `${what}, ${address(at)}`;
}

export const roads = memoize((motorways: readonly string[]) => {
  return list(motorways.map((name) => (name === "R0" ? "Brussels Ring (R0)" : name)));
});

/** `Namur station`, `Arts-Loi metro station`, `the Bailli tram stop`. */
export function stopName({ mode, names }: Location["station"]): string {
  switch (mode) {
    case "train":
      return `${names.en} station`;
    case "metro":
      return `${names.en} metro station`;
    case "premetro":
      return `${names.en} premetro station`;
    case "tram":
      return `the ${names.en} tram stop`;
  }
}

/** `to let`, `for sale`, `for sale as an investment`. */
export function purpose({ deal }: Pick<Property, "deal">, invested = "for sale as an investment"): string {
  if (deal.invest) return invested;
  return deal.toLet ? (deal.forSale ? "to let or for sale" : "to let") : "for sale";
}

/** `to let on Rue Neuve`; `on Rue Neuve, for sale with a tenant in place`. */
export function offeredAt(property: Pick<Property, "deal" | "at">, invested?: string): string {
  const [how, where] = [purpose(property, invested), onStreet(property.at)];
  return property.deal.invest ? `${where}, ${how}` : `${how} ${where}`;
}
