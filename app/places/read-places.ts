import type { Language } from "#app/i18n/languages.ts";
import { fold } from "./fold.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { locate } from "./locate.ts";
import type { Place } from "./place.ts";

/** What a list of places in words means, as a search says it (decisions, section 2). */
export interface ReadPlaces {
  /** The only place; or the one that holds all the others. */
  location?: Place;
  /** The others: several places, whether or not something holds them all. */
  districts: Place[];
  /** What names no known place. */
  unknown?: string;
}

/**
 * Reads what stands in the place field: one place, or several with commas or semicolons between them, each a name in
 * any language, a postcode or a slug. After a comma may also stand what a place lies in, as in "Ixelles, Brussels"; a
 * semicolon always parts two places.
 */
export function readPlaces(gazetteer: Gazetteer, text: string, language: Language): ReadPlaces {
  const unknown: string[] = [];
  const found = new Set<Place>();
  for (const group of partsOf(text, ";")) {
    for (const place of readGroup(gazetteer, group, language, unknown)) found.add(place);
  }
  const places = [...found];
  if (unknown.length > 0) return { districts: places, unknown: unknown.join("; ") };
  return arrange(gazetteer, places);
}

/** Places with commas between them, from the last on: each may tell where the one before it lies. */
function readGroup(gazetteer: Gazetteer, group: string, language: Language, unknown: string[]): Place[] {
  const whole = locate(gazetteer, group, language);
  if (whole) return [whole];
  const places: Place[] = [];
  const misread: string[] = [];
  for (const part of partsOf(group, ",").reverse()) {
    const holder = places[0];
    const within = holder && findWithin(gazetteer, part, holder, language);
    const place = within ?? locate(gazetteer, part, language);
    if (within) places.shift();
    if (place) places.unshift(place);
    else misread.unshift(part);
  }
  unknown.push(...misread);
  return places;
}

/** The place of a name that lies in another; the likeliest first. */
function findWithin(gazetteer: Gazetteer, name: string, holder: Place, language: Language): Place | undefined {
  const meant = locate(gazetteer, name, language);
  const bearers = gazetteer.names.get(fold(name)).map(({ place }) => place);
  return [...(meant ? [meant] : []), ...bearers].find((place) => gazetteer.ancestors(place).includes(holder));
}

/** One that holds all the others is where they are looked for. */
export function arrange(gazetteer: Gazetteer, places: readonly Place[]): ReadPlaces {
  if (places.length === 1) return { location: places[0], districts: [] };
  const location = places.find((holder) =>
    places.every((place) => place === holder || gazetteer.ancestors(place).includes(holder)),
  );
  return { location, districts: places.filter((place) => place !== location) };
}

function partsOf(text: string, by: "," | ";"): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
}
