import { languages, type Language } from "#app/i18n/languages.ts";
import { href, type PathParams } from "#app/i18n/paths.ts";
import { displays, orders, type SearchQuery, type SearchView } from "./criteria.ts";
import { agencyOfPath, agencyParams } from "./agency-filter.ts";
import { criteriaOfDeal, dealOf, type Deal } from "./deal.ts";
import type { FilterValue } from "./filter.ts";
import {
  allFilters,
  dropUnsuited,
  type FilterName,
  filtersIn,
  filtersOf,
  type NamedFilter,
  namesInPath,
} from "./filters.ts";
import { freeText } from "./free-text.ts";
import { findTypeSegment, isTypeGroup, typeSegments, type TypeSegment } from "./type-segments.ts";

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

const canonicalNames = new Map<string, FilterName>(
  allFilters.flatMap(({ name, names }) => (names ? languages.map((language) => [names[language], name] as const) : [])),
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

/** The pages that show search results. */
export type SearchPage = "search" | "agency" | Deal;

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The criteria that a `:type` segment stands for; in a path `retail` is the group (decisions, section 1). */
export function criteriaOfSegment(segment: TypeSegment): SearchQuery {
  if (segment === "co-working") return { unitSurfaceType: segment };
  return isTypeGroup(segment) ? { typeGroup: segment } : { type: segment };
}

/** The `:type` segment that says the same as the criteria; undefined when none says just that. */
export function segmentOf({ type, typeGroup, unitSurfaceType }: SearchQuery): TypeSegment | undefined {
  const only = type ?? typeGroup ?? unitSurfaceType;
  const given = Number(type !== undefined) + Number(typeGroup !== undefined) + Number(unitSurfaceType !== undefined);
  return given === 1 && type !== "retail" ? only : undefined;
}

/**
 * A search as path and query: the one reader of search URLs.
 * @param page which template the path was written with
 * @param params `type` and `location` of the path, in any language's words, or the agency's
 * @returns undefined when the path's type is no known word, or its agency has a reference that none can have
 */
export function readSearch(
  page: SearchPage,
  params: PathParams,
  query: URLSearchParams,
  language: Language,
): SearchQuery | undefined {
  const read = readParameters(query, language);
  if (page === "search") return dropUnsuited(read);
  if (page === "agency") {
    const agency = agencyOfPath(params);
    return agency === undefined ? undefined : dropUnsuited({ ...read, agency });
  }
  let found: SearchQuery = { ...read, ...criteriaOfDeal(page) };
  if (params["type"]) {
    const segment = findTypeSegment(params["type"]);
    if (!segment) return undefined;
    found = { ...found, ...ofNoType, ...criteriaOfSegment(segment) };
  }
  if (params["location"]) found.location = freeText(params["location"]);
  return dropUnsuited(found);
}

/** The filters that each part of a path says. */
const inPart = {
  deal: namesInPath("deal"),
  type: namesInPath("type"),
  location: namesInPath("location"),
  agency: namesInPath("agency"),
};

/** What a path says that begins with a deal, by how far it goes on. */
const saidWith = (deal: readonly FilterName[]) => {
  const type = [...deal, ...inPart.type];
  return { deal, type, location: [...type, ...inPart.location] };
};
// Both deals may be asked for, which finds nothing: the path says the one, the query the other.
const saidBy = { transaction: saidWith(["transaction"]), deal: saidWith(inPart.deal) };

const ofNoType: SearchQuery = Object.fromEntries(inPart.type.map((name) => [name, undefined]));

/**
 * The one builder of search links: as much as the path can say in the path, the rest in the query.
 * @param query `location` and `district` in the language's slugs
 * @returns e.g. `/fr/a-louer/bureau/bruxelles?surface=250-`, or an agency's page with the rest of its search
 */
export function searchHref(query: SearchQuery, language: Language): string {
  if (query.agency !== undefined) {
    const path = href("agency", language, agencyParams(query.agency));
    return path + queryOf(query, inPart.agency, language);
  }
  const deal = dealOf(query);
  if (!deal) return href("search", language) + queryOf(query, [], language);
  const said = query.transaction ? saidBy.transaction : saidBy.deal;
  const segment = segmentOf(query);
  if (!segment) return href(deal, language) + queryOf(query, said.deal, language);
  const type = typeSegments[segment][language];
  if (!query.location || !slug.test(query.location)) {
    return href(deal, language, { type }) + queryOf(query, said.type, language);
  }
  return href(deal, language, { type, location: query.location }) + queryOf(query, said.location, language);
}

/** What the query writes as it is, in names and values alike. */
const plain = /^[\w.*-]*$/;

const encoded = (text: string) =>
  plain.test(text) ? text : new URLSearchParams([["", text]]).toString().slice(1).replaceAll("%2C", ",");

/**
 * Writes as {@link serialiseQuery} does, with commas as they are. A page of results has a hundred links, most of them with
 * one plain parameter or none: those are written without a list of parameters for each.
 * @param said what the path says already
 */
function queryOf(query: SearchQuery, said: readonly FilterName[], language: Language): string {
  let written = "";
  for (const filter of filtersOf(query)) {
    if (said.includes(filter.name)) continue;
    const name = filter.names?.[language] ?? filter.name;
    const value = writeValue(filter, query[filter.name]!, language);
    written += `${written === "" ? "?" : "&"}${encoded(name)}=${encoded(value)}`;
  }
  for (const name of viewParameters) {
    const value = query[name];
    if (value !== undefined) written += `${written === "" ? "?" : "&"}${name}=${encoded(String(value))}`;
  }
  return written;
}
