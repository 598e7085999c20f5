import type { Language } from "#app/i18n/languages.ts";
import { href, type PathParams } from "#app/i18n/paths.ts";
import { dropUnsuited, readParameters, serialiseQuery, type SearchQuery } from "./criteria.ts";
import { agencyOfPath, agencyParams } from "./agency-filter.ts";
import { criteriaOfDeal, dealOf, type Deal } from "./deal.ts";
import { allFilters } from "./filters.ts";
import type { Filter } from "./filter.ts";
import { freeText } from "./free-text.ts";
import { findTypeSegment, isTypeGroup, typeSegments, type TypeSegment } from "./type-segments.ts";

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
  const given = [type, typeGroup, unitSurfaceType].filter((value) => value !== undefined);
  const [only] = given;
  if (given.length !== 1 || !only || type === "retail") return undefined;
  return only;
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
    found = { ...withoutPart(found, "type"), ...criteriaOfSegment(segment) };
  }
  if (params["location"]) found.location = freeText(params["location"]);
  return dropUnsuited(found);
}

/** A search without what one part of a path says. */
function withoutPart(query: SearchQuery, part: NonNullable<Filter["inPath"]>): SearchQuery {
  return { ...query, ...unsaid[part] };
}

const unsaidOf = (part: NonNullable<Filter["inPath"]>): SearchQuery =>
  Object.fromEntries(allFilters.filter(({ inPath }) => inPath === part).map(({ name }) => [name, undefined]));

/** The filters that each part of a path says, as in a search without them. */
const unsaid = {
  deal: unsaidOf("deal"),
  type: unsaidOf("type"),
  location: unsaidOf("location"),
  agency: unsaidOf("agency"),
};

/**
 * The one builder of search links: as much as the path can say in the path, the rest in the query.
 * @param query `location` and `district` in the language's slugs
 * @returns e.g. `/fr/a-louer/bureau/bruxelles?surface=250-`, or an agency's page with the rest of its search
 */
export function searchHref(query: SearchQuery, language: Language): string {
  if (query.agency !== undefined) {
    return withQuery(href("agency", language, agencyParams(query.agency)), withoutPart(query, "agency"), language);
  }
  let rest = query;
  const deal = dealOf(query);
  const params: PathParams = {};
  if (deal) {
    // Both may be asked for, which finds nothing: the path says the one, the query the other.
    rest = query.transaction ? { ...query, transaction: undefined } : withoutPart(query, "deal");
    const segment = segmentOf(query);
    if (segment) {
      params["type"] = typeSegments[segment][language];
      rest = withoutPart(rest, "type");
      if (query.location && slug.test(query.location)) {
        params["location"] = query.location;
        rest = withoutPart(rest, "location");
      }
    }
  }
  return withQuery(href(deal ?? "search", language, params), rest, language);
}

function withQuery(path: string, rest: SearchQuery, language: Language): string {
  const written = serialiseQuery(rest, language).toString().replaceAll("%2C", ",");
  return path + (written && `?${written}`);
}
