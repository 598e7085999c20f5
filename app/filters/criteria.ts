import type { Language } from "#app/i18n/languages.ts";
import { readArea, readBox, writeBox } from "#app/places/area.ts";
import { fold } from "#app/places/fold.ts";
import { transactions, type PropertyType, type Transaction, type TypeGroup } from "#app/listings/vocabulary.ts";
import { findPropertyType, isTypeGroup, parameterName, typeSegments } from "./type-words.ts";

/** What is searched for (specification, "Search criteria"). Surface and price stay as written; see ranges.ts. */
export interface SearchCriteria {
  transaction?: Transaction;
  invest?: true;
  type?: PropertyType;
  typeGroup?: TypeGroup;
  unitSurfaceType?: "co-working";
  location?: string;
  /** One or more places, separated by commas. */
  district?: string;
  search?: string;
  surface?: string;
  price?: string;
  /** What a map shows: `west,south,east,north` in degrees. */
  bbox?: string;
  /** A polygon drawn on a map, as an encoded polyline. */
  area?: string;
}

export const orders = ["newest", "oldest", "largest-to-smallest", "smallest-to-largest", "closest"] as const;
export type Order = (typeof orders)[number];

export const displays = ["list", "map", "service"] as const;
export type Display = (typeof displays)[number];

/** How the results are shown; no part of what is searched for. */
export interface SearchView {
  order?: Order;
  /** The visitor's position, `lat,lng`, for the order `closest`. */
  near?: string;
  display?: Display;
  page?: number;
  numPropertiesPerPage?: number;
  /** The id of the visitor's saved search that is being edited; see app/strategies. */
  strategy?: string;
}

/** A search as the URL gives it: all 14 parameters of the specification, and `near`, `bbox`, `area` and `strategy`. */
export type SearchQuery = SearchCriteria & SearchView;

export const defaultPageSize = 24;
const maxPageSize = 96;
/** Longer texts are cut: no place, no figure and no sensible wording is longer. */
const maxText = 200;

type Read = { [Name in keyof SearchQuery]-?: (raw: string) => SearchQuery[Name] | undefined };

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (raw: string) =>
    values.find((value) => value === raw);

const integer = (min: number, max: number) => (raw: string) => {
  const value = /^\d{1,9}$/.test(raw) ? Number(raw) : NaN;
  return value >= min && value <= max ? value : undefined;
};

// eslint-disable-next-line no-control-regex -- control characters are what must not come in
const unprintable = /[\u0000-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu;

/** A text as typed, fit to be shown and sought: printable, single spaces, not too long, also once it is folded. */
export const freeText = (raw: string) =>
  cut(raw.replace(unprintable, " ").replace(/\s+/g, " ").trim())
    .replace(/\p{Cs}/gu, "")
    .trim() || undefined;

/** Some characters open into many when they are folded: `ﬃ` into three, `㍿` into four, `ﷺ` into eighteen. */
function cut(text: string): string {
  const short = text.slice(0, maxText);
  if (fold(short).length <= maxText) return short;
  let room = maxText;
  let kept = "";
  for (const character of short) {
    room -= Math.max(character.length, fold(character).length);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

const box = (raw: string) => {
  const read = readBox(raw);
  return read && writeBox(read);
};

const coordinates = (raw: string) => {
  if (!/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/.test(raw)) return undefined;
  const [lat = NaN, lng = NaN] = raw.split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? raw : undefined;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One reader for each parameter: a value, or undefined for what is not recognised. The order is that of the URL. */
const readers: Read = {
  transaction: oneOf(transactions),
  invest: (raw) => (freeText(raw) ? true : undefined),
  type: findPropertyType,
  typeGroup: (raw) => (isTypeGroup(raw) ? raw : undefined),
  unitSurfaceType: oneOf(["co-working"]),
  location: freeText,
  district: freeText,
  search: freeText,
  surface: freeText,
  price: freeText,
  bbox: box,
  area: (raw) => (readArea(raw) ? raw : undefined),
  order: oneOf(orders),
  near: coordinates,
  display: oneOf(displays),
  page: integer(1, 999_999_999),
  numPropertiesPerPage: integer(1, maxPageSize),
  strategy: (raw) => (uuid.test(raw) ? raw : undefined),
};

export const parameters = Object.keys(readers) as (keyof SearchQuery)[];

/**
 * Reads a query string leniently: what is unrecognised or empty is dropped, the first of a repeated parameter wins
 * (specification, section 5; decisions, section 2).
 * @param language names may be written in this language as well as in canonical English
 */
export function parseQuery(query: URLSearchParams, language: Language): SearchQuery {
  const found: SearchQuery = {};
  for (const name of parameters) {
    const raw = query.get(name) ?? query.get(parameterName(name, language));
    const value = raw ? readers[name](raw) : undefined;
    if (value !== undefined) Object.assign(found, { [name]: value });
  }
  return found;
}

/** Writes a search with the language's names and words; {@link parseQuery} reads back the same. */
export function serialiseQuery(query: SearchQuery, language: Language): URLSearchParams {
  const written = new URLSearchParams();
  for (const name of parameters) {
    const value = query[name];
    if (value === undefined) continue;
    written.set(parameterName(name, language), wordOf(name, value, language));
  }
  return written;
}

function wordOf(name: keyof SearchQuery, value: string | number | true, language: Language): string {
  if (name === "type") return typeSegments[value as PropertyType][language];
  return String(value);
}

/** The part of a search that says what is searched for. */
export function criteriaOf({ order, near, display, page, numPropertiesPerPage, strategy, ...criteria }: SearchQuery) {
  return criteria satisfies SearchCriteria;
}

/** The district parameter as separate places. */
export function districtsOf(criteria: SearchCriteria): string[] {
  return (criteria.district ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
