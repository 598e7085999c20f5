import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { NamedAgency } from "#app/filters/agency-filter.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { findMarket, withMarket } from "#app/filters/market-presets.ts";
import { withOthers } from "#app/filters/other-parameters.ts";
import {
  foldForm,
  hasMoved,
  isFormSent,
  refusedNumbers,
  withRefused,
  type RefusedNumbers,
} from "#app/filters/form-fields.ts";
import {
  dropStrayDistricts,
  findSearchPlaces,
  localiseQuery,
  type SearchPlaces,
} from "#app/filters/search-places.server.ts";
import { readSearch, searchHref, type SearchPage } from "#app/filters/search-url.ts";
import { readLeftOut, withLeftOut } from "./left-out.ts";
import { readSentence } from "./sentence/read-sentence.ts";

/** A search to show, with the places that it names. */
export interface AskedSearch {
  query: SearchQuery;
  places: SearchPlaces;
  refused: RefusedNumbers;
  /** What of a sentence the search does without, as it was typed. */
  leftOut?: string | undefined;
  language: Language;
}

/** What a request to a search page asks for: a search to show, or another address to go to. */
export type SearchRequest = { redirect: string; status: 302 | 303 | 308 } | (AskedSearch & { status: 200 | 404 });

/**
 * Reads the address of a search page (decisions, sections 1 and 2). A sentence and a form sent without script lead to
 * the address of the search they mean, and so does a market; a path in another language's words leads to the right words. A place in the path
 * that is not known answers 404, with the page that helps to find it.
 * @param agency the one that the path names, as it is called today
 * @returns undefined when the path is none of a search: its type is no known word, or it goes too deep
 */
export function readSearchRequest(gazetteer: Gazetteer, url: URL, agency?: NamedAgency): SearchRequest | undefined {
  const language = languageOfPath(url.pathname);
  const path = readPath(url.pathname);
  const query = path && readSearch(path.page as SearchPage, path.params, url.searchParams, language);
  if (!path || !query) return undefined;
  const sentence = url.searchParams.get("sentence");
  if (sentence !== null) {
    const read = readSentence(sentence, gazetteer, language, getPoints());
    return { redirect: withLeftOut(searchHref(read.query, language), read.leftOut), status: 303 };
  }
  const isForm = isFormSent(url.searchParams);
  const refused = refusedNumbers(url.searchParams);
  const leftOut = readLeftOut(url.searchParams);
  const moved = isForm && hasMoved(url.searchParams);
  // The place field says all there is to say of places.
  const said = moved ? { ...query, district: undefined, around: undefined } : query;
  const places = { ...findSearchPlaces(gazetteer, said, language), ...(agency && { agency }) };
  if (isForm) {
    const folded = localiseQuery(foldForm(query, url.searchParams), dropStrayDistricts(gazetteer, places), language);
    return {
      redirect: withRefused(withUnknownPlace(searchHref(folded, language), places), refused),
      status: 302,
    };
  }
  if (query.transaction && query.invest) {
    // An investment is searched by its flag instead of a transaction (specification, section 2): both find nothing.
    const investment = localiseQuery({ ...query, transaction: undefined }, places, language);
    return {
      redirect: withOthers(withUnknownPlace(searchHref(investment, language), places), url.searchParams),
      status: 302,
    };
  }
  const market = findMarket(url.searchParams.get("market"));
  if (market) {
    const preset = localiseQuery(withMarket(query, market), places, language);
    return {
      redirect: withOthers(withUnknownPlace(searchHref(preset, language), places), url.searchParams),
      status: 302,
    };
  }
  if (places.unknownLocation !== undefined) {
    return { query, places, refused, leftOut, language, status: path.params["location"] === undefined ? 200 : 404 };
  }
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
    return { redirect: withOthers(right, url.searchParams), status: 308 };
  }
  return { query, places, refused, leftOut, language, status: 200 };
}

/** Keeps what was typed for the place, so that the page can say that it is not known. */
function withUnknownPlace(href: string, { unknownLocation, unknownAround }: SearchPlaces): string {
  const unknown = new URLSearchParams({
    ...(unknownLocation !== undefined && { location: unknownLocation }),
    ...(unknownAround !== undefined && { around: unknownAround }),
  }).toString();
  return unknown ? `${href}${href.includes("?") ? "&" : "?"}${unknown}` : href;
}
