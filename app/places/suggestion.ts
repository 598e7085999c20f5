import { fold } from "./fold.ts";

/** A place as the place field holds it, in the page's language. */
export interface PlaceChoice {
  name: string;
  slug: string;
  /** The slugs of the places it lies in. */
  within: string[];
  /** A point that the search is near, and no place to search in. */
  isPoint?: true;
  /** What stands for it in a written list of places: its name, or its slug where another goes by that name. */
  text: string;
}

/** A place that may be meant by what has been typed. */
export interface Suggestion extends PlaceChoice {
  /** What was typed for it, when that is not its name: its postcode, or its name in another language. */
  also?: string;
  /** Its kind and what it lies in: `Municipality · East Flanders`. */
  detail: string;
}

/**
 * Where an arrow leads in a list of suggestions. The first of them is marked before any arrow was pressed: the first arrow
 * down takes it up, and the one up the last.
 * @param active the slug of the one that an arrow has led to
 */
export function stepInList(
  options: readonly Suggestion[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = options.findIndex(({ slug }) => slug === active);
  const next = at < 0 && step < 0 ? options.length - 1 : at + step;
  return options[next < 0 ? options.length - 1 : next % options.length]?.slug;
}

/** How the place field separates the places written in it. */
const separator = "; ";

/** Longer lists of places are cut where a search is read. */
export const longestList = 200;

/** The part of the text that is being typed: what follows the last comma or semicolon. */
export function lastPlaceIn(text: string): string {
  return text.slice(startOfLast(text)).trim();
}

/** What stands before the part that is being typed, without its separator. */
export function placesBefore(text: string): string {
  return text.slice(0, startOfLast(text)).replace(/[\s,;]+$/, "");
}

function startOfLast(text: string): number {
  return Math.max(text.lastIndexOf(","), text.lastIndexOf(";")) + 1;
}

/** Places and what else is written, as one list. */
export function writeList(places: readonly PlaceChoice[], rest = ""): string {
  return [...places.map(({ text }) => text), rest.trim()].filter(Boolean).join(separator);
}

/**
 * A place more. It takes the room of those that it holds or lies in: the later choice is the one meant. A search is near
 * one point, or in places.
 */
export function withPlace(chosen: readonly PlaceChoice[], added: PlaceChoice): PlaceChoice[] {
  const { name, slug, within, text, isPoint } = added;
  if (isPoint) return [{ name, slug, within, text, isPoint }];
  const apart = chosen.filter(
    (other) => !other.isPoint && other.slug !== slug && !other.within.includes(slug) && !within.includes(other.slug),
  );
  return [...apart, { name, slug, within, text }];
}

/** Those of the suggestions for an earlier text that a longer one still asks for, until its own have come. */
export function stillMeant(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const beginning = fold(typed);
  return suggestions.filter(({ name, also }) => [name, also ?? ""].some((word) => fold(word).startsWith(beginning)));
}
