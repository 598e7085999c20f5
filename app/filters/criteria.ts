import { languages, type Language } from "#app/i18n/languages.ts";
import type { FilterValue } from "./filter.ts";
import {
  allFilters,
  filtersIn,
  suitedValue,
  type FilterName,
  type NamedFilter,
  type SearchCriteria,
} from "./filters.ts";
import { orders, type Order } from "./orders.ts";

export type { SearchCriteria };

export { orders, type Order };

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

/** A search as the URL gives it: what is searched for, and how it is shown. */
export type SearchQuery = SearchCriteria & SearchView;

export const defaultPageSize = 24;
const maxPageSize = 96;
type Read = { [Name in keyof SearchView]-?: (raw: string) => SearchView[Name] | undefined };

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (raw: string) =>
    values.find((value) => value === raw);

const integer = (min: number, max: number) => (raw: string) => {
  const value = /^\d{1,9}$/.test(raw) ? Number(raw) : NaN;
  return value >= min && value <= max ? value : undefined;
};

const coordinates = (raw: string) => {
  if (!/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/.test(raw)) return undefined;
  const [lat = NaN, lng = NaN] = raw.split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? raw : undefined;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One reader for each parameter of the view: a value, or undefined for what is not recognised. */
const viewReaders: Read = {
  order: oneOf(orders),
  near: coordinates,
  display: oneOf(displays),
  page: integer(1, 999_999_999),
  numPropertiesPerPage: integer(1, maxPageSize),
  strategy: (raw) => (uuid.test(raw) ? raw : undefined),
};

const viewParameters = Object.keys(viewReaders) as (keyof SearchView)[];

/** Canonical names of all parameters of a search, in the order that URLs have them in. */
export const parameters: readonly (keyof SearchQuery)[] = [...allFilters.map(({ name }) => name), ...viewParameters];

const byName = new Map<string, NamedFilter>(allFilters.map((filter) => [filter.name, filter]));

/** The filter of a canonical parameter name; undefined for a parameter that is none. */
export function filterOf(name: string): NamedFilter | undefined {
  return byName.get(name);
}

/** The name of a query parameter as written in a language. */
export function parameterName(name: string, language: Language): string {
  return filterOf(name)?.names?.[language] ?? name;
}

const canonicalNames = new Map(
  allFilters.flatMap(({ name, names }) => (names ? languages.map((language) => [names[language], name]) : [])) as [
    string,
    FilterName,
  ][],
);

function writeValue(filter: NamedFilter, value: FilterValue, language: Language): string {
  return filter.write?.(value, language) ?? String(value);
}

/** One parameter of a query in a language's words, whatever language it is written in; what is no filter stays. */
export function translateParameter(name: string, written: string, language: Language): [name: string, value: string] {
  const filter = filterOf(canonicalNames.get(name) ?? name);
  if (!filter) return [name, written];
  const value = filter.write && filter.read(written);
  return [parameterName(filter.name, language), value === undefined ? written : writeValue(filter, value, language)];
}

/**
 * Reads a query string leniently: what is unrecognised or empty is dropped, the first of a repeated parameter wins
 * (specification, section 5; decisions, section 2), as is what no listing of the types searched can have.
 * @param language names may be written in this language as well as in canonical English
 */
export function parseQuery(query: URLSearchParams, language: Language): SearchQuery {
  return dropUnsuited(readParameters(query, language));
}

/** The same with what no listing of the types searched can have: a path may say another type. */
export function readParameters(query: URLSearchParams, language: Language): SearchQuery {
  const written = (name: string) => query.get(name) ?? query.get(parameterName(name, language));
  const found: SearchQuery = {};
  for (const filter of allFilters) {
    const raw = written(filter.name);
    const value = raw ? filter.read(raw) : undefined;
    if (value !== undefined) Object.assign(found, { [filter.name]: value });
  }
  for (const name of viewParameters) {
    const raw = written(name);
    const value = raw ? viewReaders[name](raw) : undefined;
    if (value !== undefined) Object.assign(found, { [name]: value });
  }
  return found;
}

/** A search without the filters that no listing of its types can meet (decisions, section 2). */
export function dropUnsuited<Query extends SearchCriteria>(query: Query): Query {
  const kept = { ...query };
  for (const { filter, value } of filtersIn(query)) {
    const suited = suitedValue(filter, value, query);
    if (suited === undefined) delete kept[filter.name];
    else if (suited !== value) Object.assign(kept, { [filter.name]: suited });
  }
  return kept;
}

/** Criteria in the one spelling of what they mean, without those that constrain nothing. */
export function canonicalValues(criteria: SearchCriteria): SearchCriteria {
  const written = { ...criteria };
  for (const { filter, value } of filtersIn(criteria)) {
    if (filter.canonical) Object.assign(written, { [filter.name]: filter.canonical(value) });
  }
  return written;
}

/** Writes a search with the language's names and words; {@link parseQuery} reads back the same. */
export function serialiseQuery(query: SearchQuery, language: Language): URLSearchParams {
  const written = new URLSearchParams();
  for (const { filter, value } of filtersIn(query)) {
    written.set(parameterName(filter.name, language), writeValue(filter, value, language));
  }
  for (const name of viewParameters) {
    const value = query[name];
    if (value !== undefined) written.set(name, String(value));
  }
  return written;
}

/** The part of a search that says what is searched for. */
export function criteriaOf({ order, near, display, page, numPropertiesPerPage, strategy, ...criteria }: SearchQuery) {
  return criteria satisfies SearchCriteria;
}

/** A search without all that a visitor can take out of it; an agency's page stays that agency's. */
export function emptied({ strategy, agency }: SearchQuery): SearchQuery {
  return { strategy, ...(agency !== undefined && { agency }) };
}

/** The district parameter as separate places. */
export function districtsOf(criteria: SearchCriteria): string[] {
  return (criteria.district ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
