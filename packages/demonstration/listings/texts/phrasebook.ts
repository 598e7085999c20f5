import type { Language } from "../../listing-format.ts";
import type { Town } from "../../places/atlas.ts";
import type { Family, PropertyOf, Property } from "../property.ts";
import type { TitleFact } from "./titles.ts";

/** How far off, in metres, a station may be for an advertisement to name it. */
export const farthestStation = 2_000;

/** Phrasings to say one thing; those that do not hold for a property are false. */
export type Phrasings = readonly (string | false | undefined)[];

/** Whether it has to be fitted out or renovated before anybody can use it. */
export function isUnready({ facts, building }: Property): boolean {
  return facts.condition === "shell" || building.condition === "to-renovate";
}

/** Whether a new home is sold before it is finished, so that its buyer still has a say. */
export function isUnfinished({ deal, availableFrom }: Pick<Property, "deal" | "availableFrom">): boolean {
  return deal.forSale && !deal.toLet && availableFrom !== undefined;
}

/** Whether a text may open by asking what its reader looks for: few do, or a list of them reads like one letter. */
export function asks({ reference }: Property): boolean {
  return Number(reference.slice(-3)) % 3 === 0;
}

/** What a description can speak of. */
export const topics = [
  "opening",
  "placeOpening",
  "audience",
  "area",
  "access",
  "building",
  "space",
  "light",
  "comfort",
  "extras",
  "outdoors",
  "division",
  "parking",
  "energy",
  "income",
  "terms",
  "closing",
] as const;
export type Topic = (typeof topics)[number];

/** How one language speaks of one family of property. */
export type Phrasebook<P extends Property = Property> = {
  /** Titles that lead with one of the facts that hold for the property. */
  title: (property: P, fact: TitleFact) => Phrasings;
} & Partial<Record<Topic, (property: P) => Phrasings>>;

/** One language: how it speaks of every family, and what it says in the same way of all of them. */
export interface Voice {
  language: Language;
  families: { [F in Family]: Phrasebook<PropertyOf<F>> };
  common: Partial<Record<Topic, (property: Property) => Phrasings>>;
  /** `in Ghent`: said once, it is not said again where another way will do. */
  inside: (town: Town) => string;
  /** What is told once, each in all its forms: `four bedrooms` and `four-bedroom`, the year, the width of a shop front. */
  once: (property: Property) => readonly (readonly string[])[];
  /** Turns plain typing into the language's typography. */
  typeset: (text: string) => string;
}
