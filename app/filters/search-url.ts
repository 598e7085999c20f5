import type { Language } from "#app/i18n/languages.ts";
import { href, type PathParams } from "#app/i18n/paths.ts";
import { freeText, parseQuery, serialiseQuery, type SearchQuery } from "./criteria.ts";
import { criteriaOfDeal, type Deal } from "./deal.ts";
import { findTypeSegment, isTypeGroup, typeSegments, type TypeSegment } from "./type-words.ts";

/** The pages that show search results. */
export type SearchPage = "search" | Deal;

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The criteria that a `:type` segment stands for; in a path `retail` is the group (decisions, section 1). */
export function criteriaOfSegment(segment: TypeSegment): SearchQuery {
  if (segment === "co-working") return { unitSurfaceType: segment };
  return isTypeGroup(segment) ? { typeGroup: segment } : { type: segment };
}

/** The `:type` segment that says the same as the criteria; undefined when none says just that. */
export function segmentOf({ type, typeGroup, unitSurfaceType }: SearchQuery): TypeSegment | undefined {
  const given = [type, typeGroup, unitSurfaceType].filter((value) => value !== undefined);
  const [only] = given;
  if (given.length !== 1 || !only || type === "retail") return undefined;
  return only;
}

/**
 * A search as path and query: the one reader of search URLs.
 * @param page which template the path was written with
 * @param params `type` and `location` of the path, in any language's words
 * @returns undefined when the path's type is no known word
 */
export function readSearch(
  page: SearchPage,
  params: PathParams,
  query: URLSearchParams,
  language: Language,
): SearchQuery | undefined {
  const read = parseQuery(query, language);
  if (page === "search") return read;
  Object.assign(read, criteriaOfDeal(page));
  if (params["type"]) {
    const segment = findTypeSegment(params["type"]);
    if (!segment) return undefined;
    delete read.type;
    delete read.typeGroup;
    delete read.unitSurfaceType;
    Object.assign(read, criteriaOfSegment(segment));
  }
  if (params["location"]) read.location = freeText(params["location"]);
  return read;
}

/**
 * The one builder of search links: as much as the path can say in the path, the rest in the query.
 * @param query `location` and `district` in the language's slugs
 * @returns e.g. `/fr/a-louer/bureau/bruxelles?surface=250-`
 */
export function searchHref(query: SearchQuery, language: Language): string {
  const rest = { ...query };
  let page: SearchPage = "search";
  const params: PathParams = {};
  if (query.transaction) {
    page = query.transaction;
    delete rest.transaction;
  } else if (query.invest) {
    page = "investment";
    delete rest.invest;
  }
  const segment = page === "search" ? undefined : segmentOf(query);
  if (segment) {
    params["type"] = typeSegments[segment][language];
    delete rest.type;
    delete rest.typeGroup;
    delete rest.unitSurfaceType;
    if (query.location && slug.test(query.location)) {
      params["location"] = query.location;
      delete rest.location;
    }
  }
  const written = serialiseQuery(rest, language).toString().replaceAll("%2C", ",");
  return href(page, language, params) + (written && `?${written}`);
}
