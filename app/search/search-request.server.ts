import type { NamedAgency } from "#app/filters/named-places.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { withOthers } from "#app/filters/other-parameters.ts";
import { findSearchPlaces, localiseQuery, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { hrefWithoutType, isWithoutType } from "#app/filters/path-without-type.ts";
import { readSearch, searchHref, type SearchPage } from "#app/filters/search-url.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { withLeftOut } from "./left-out.ts";
import { isAskedOtherwise, readAskedOtherwise, type Elsewhere, type Remainder } from "./asked-otherwise.server.ts";

/** A search to show, with the places that it names. */
export interface AskedSearch extends Remainder {
  query: SearchQuery;
  places: SearchPlaces;
  language: Language;
}

/** What a request to a search page asks for: a search to show, or another address to go to. */
type SearchRequest = Elsewhere | (AskedSearch & { status: 200 | 404 });

/**
 * Reads the address of a search page (decisions, sections 1 and 2). What is asked for in another way leads to the address
 * of its search; a path in another language's words leads to the right words. A place in the path that is not known
 * answers 404, with the page that helps to find it.
 * A path that has a place where its type belongs, as people type them, leads to the search there.
 * @param agency the one that the path names, as it is called today
 * @returns undefined when the path is none of a search: its type is no known word, or it goes too deep
 */
export function readSearchRequest(gazetteer: Gazetteer, url: URL, agency?: NamedAgency): SearchRequest | undefined {
  const language = languageOfPath(url.pathname);
  const path = readPath(url.pathname);
  const query = path && readSearch(path.page as SearchPage, path.params, url.searchParams, language);
  if (!path) return undefined;
  if (!query) {
    const redirect = isWithoutType(path) ? hrefWithoutType(gazetteer, path, url.searchParams, language) : undefined;
    return redirect === undefined ? undefined : { redirect, status: 308 };
  }
  const rest: Elsewhere | Remainder = isAskedOtherwise(query, url.searchParams)
    ? readAskedOtherwise(gazetteer, query, url.searchParams, { language, agency })
    : { refused: {} };
  if ("redirect" in rest) return rest;
  const places = { ...findSearchPlaces(gazetteer, query, language), ...(agency && { agency }) };
  if (places.unknownLocation !== undefined) {
    return { query, places, ...rest, language, status: path.params["location"] === undefined ? 200 : 404 };
  }
  const { besideTown } = places;
  const localised = localiseQuery(query, places, language);
  const right = searchHref(localised, language);
  // A search by an agency has its page, wherever its words came from.
  const isRightPath =
    (path.page === "search" && query.agency === undefined) ||
    right === url.pathname ||
    right.startsWith(`${url.pathname}?`);
  // A place has one name in each language, in the query as in the path.
  const isOwnName = places.location === undefined || query.location === localised.location;
  const isOwnPoint = places.around === undefined || query.around === localised.around;
  if (!isRightPath || !isOwnName || !isOwnPoint) {
    return { redirect: withOthers(withLeftOut(right, besideTown ?? []), url.searchParams), status: 308 };
  }
  return { query, places, ...rest, ...(besideTown && { leftOut: besideTown.join(", ") }), language, status: 200 };
}
