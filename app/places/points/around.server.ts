import { LRUCache } from "lru-cache";
import { inEveryLanguage, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import type { Gazetteer } from "../gazetteer.ts";
import { slugify } from "../fold.ts";
import { locate } from "../locate.ts";
import { isAddressable, type Place, type PlaceKind } from "../place.ts";
import type { PlaceChoice } from "../suggestion.ts";
import { locatePoint, slugOfPoint } from "./locate-point.ts";
import type { PointKind } from "./point.ts";
import { getPoints } from "./points.server.ts";

/** What a search is near: a named point, or the middle of a town or a part of one. */
export interface Around {
  kind: PointKind | PlaceKind;
  names: PerLanguage<string>;
  slugs: PerLanguage<string>;
  lat: number;
  lng: number;
  /** Metres from there to its edge. */
  extent: number;
  /** The municipality that a named point lies in. */
  town?: Place;
}

/** What words for something to be near mean: one thing, or several of which one is meant; nothing when they are not known. */
export interface FoundAround {
  around?: Around;
  among?: Around[];
}

/**
 * Finds what `around` says: the slug or the name of a point in any language, with its town where there are several of
 * that name, or with a house number; else of a town or a part of one.
 * @param within where else the search looks: of several of one name those there are meant
 */
export function findAround(
  gazetteer: Gazetteer,
  text: string,
  language: Language,
  within: readonly Place[] = [],
): FoundAround {
  const found = findPoint(gazetteer, text, language, within);
  if (found.around ?? found.among) return found;
  const place = locate(gazetteer, text, language);
  return place && isAddressable(place.kind) ? { around: aroundPlace(place) } : {};
}

/** The same of points only. */
export function findPoint(
  gazetteer: Gazetteer,
  text: string,
  language: Language,
  within: readonly Place[] = [],
): FoundAround {
  const located = locatePoint(getPoints(), gazetteer, text, language, within);
  if (!located) return {};
  if ("point" in located) return { around: aroundPoint(gazetteer, located.point) };
  return { among: located.among.slice(0, mostAmong).map((point) => aroundPoint(gazetteer, point)) };
}

/** More than these nobody looks through. */
const mostAmong = 8;

/** Points that were asked for lately, by their numbers: their slugs take a look-up each. */
const asked = new WeakMap<Gazetteer, LRUCache<number, Around>>();
const mostCached = 2_000;

/** A named point by its number. */
export function aroundPoint(gazetteer: Gazetteer, number: number): Around {
  const known = asked.get(gazetteer) ?? new LRUCache<number, Around>({ max: mostCached });
  asked.set(gazetteer, known);
  const around = known.get(number) ?? readPoint(gazetteer, number);
  known.set(number, around);
  return around;
}

function readPoint(gazetteer: Gazetteer, number: number): Around {
  const points = getPoints();
  const { kind, names, lat, lng, extent, municipality } = points.point(number);
  const slugs = inEveryLanguage((language) => slugOfPoint(points, gazetteer, number, language));
  return { kind, names, slugs, lat, lng, extent, town: gazetteer.byKey(municipality) };
}

const choices = new WeakMap<Around, Partial<PerLanguage<PlaceChoice>>>();

/** What a search is near as the place field holds it. */
export function choiceOfAround(gazetteer: Gazetteer, around: Around, language: Language): PlaceChoice {
  const known = choices.get(around) ?? {};
  choices.set(around, known);
  return (known[language] ??= choose(gazetteer, around, language));
}

function choose(gazetteer: Gazetteer, around: Around, language: Language): PlaceChoice {
  const name = around.names[language];
  const slug = around.slugs[language];
  const inFull = `${slugify(name)}-${around.town?.slugs[language] ?? ""}`;
  // Words that the field's reader takes for it, and for no place.
  const text = [name, slug, inFull].find((words) => {
    if (locate(gazetteer, words, language)) return false;
    return findPoint(gazetteer, words, language).around?.slugs[language] === slug;
  });
  // No place has a slug like this: places and points are told apart by them.
  return { name, slug: `~${slug}`, within: [], text: text ?? slug, isPoint: true };
}

function aroundPlace({ kind, names, slugs, lat, lng }: Place): Around {
  return { kind, names, slugs, lat, lng, extent: 0 };
}

/** `Rue Neuve, Namur`: its name, and its town unless the name says it. */
export function labelOfAround(gazetteer: Gazetteer, { names, town }: Around, language: Language): string {
  const name = names[language];
  if (!town || name.includes(town.names[language])) return name;
  return `${name}, ${gazetteer.placeLabel(town, language)}`;
}
