import type { NamedAgency } from "#app/filters/named-places.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import {
  foldForm,
  formFields,
  hasMoved,
  isFormSent,
  refusedNumbers,
  withRefused,
  type RefusedNumbers,
} from "#app/filters/form-fields.ts";
import { findMarket, withMarket } from "#app/filters/market-presets.ts";
import { withOthers } from "#app/filters/other-parameters.ts";
import {
  dropStrayDistricts,
  findSearchPlaces,
  localiseQuery,
  type SearchPlaces,
} from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { leftOutParameter, readLeftOut, withLeftOut } from "./left-out.ts";
import { sentenceHref } from "./sentence-href.ts";
import { readSentence } from "./sentence/read-sentence.ts";

/** What an address says of how its search was asked for, which its page repeats. */
export interface Remainder {
  /** What was typed in number fields that is no number: the search does without. */
  refused: RefusedNumbers;
  /** What of a sentence the search does without, as it was typed. */
  leftOut?: string | undefined;
}

/** Where a request leads that asks for a search in other words than its address. */
export interface Elsewhere {
  redirect: string;
  status: 302 | 303 | 308;
}

/** Parameters that no address of a search has by itself. */
const otherWays: ReadonlySet<string> = new Set(["sentence", "market", leftOutParameter, ...formFields]);

/** Whether a request asks by a sentence, by the form or by a market, or has a remainder of one; or by two deals at once. */
export function isAskedOtherwise(query: SearchQuery, written: URLSearchParams): boolean {
  for (const name of written.keys()) if (otherWays.has(name)) return true;
  return query.transaction !== undefined && query.invest === true;
}

/**
 * Reads such a request (decisions, sections 1 and 2): a sentence and a form sent without script lead to the address of the
 * search that they mean, and so does a market.
 * @param query what its parameters say as those of a search
 * @param agency the one that the path names
 */
export function readAskedOtherwise(
  gazetteer: Gazetteer,
  query: SearchQuery,
  written: URLSearchParams,
  { language, agency }: { language: Language; agency?: NamedAgency | undefined },
): Elsewhere | Remainder {
  const sentence = written.get("sentence");
  if (sentence !== null) {
    const read = readSentence(sentence, gazetteer, language, getPoints());
    return { redirect: sentenceHref(read, language), status: 303 };
  }
  const isForm = isFormSent(written);
  const refused = refusedNumbers(written);
  // The place field says all there is to say of places.
  const said = isForm && hasMoved(written) ? { ...query, district: undefined, around: undefined } : query;
  const places = { ...findSearchPlaces(gazetteer, said, language), ...(agency && { agency }) };
  if (isForm) {
    const folded = localiseQuery(foldForm(query, written), dropStrayDistricts(gazetteer, places), language);
    const right = withLeftOut(withUnknownPlace(searchHref(folded, language), places), places.besideTown ?? []);
    return { redirect: withRefused(right, refused), status: 302 };
  }
  const meant = searchMeant(query, written);
  if (!meant) return { refused, leftOut: readLeftOut(written) };
  const right = searchHref(localiseQuery(meant, places, language), language);
  return { redirect: withOthers(withUnknownPlace(right, places), written), status: 302 };
}

function searchMeant(query: SearchQuery, written: URLSearchParams): SearchQuery | undefined {
  // An investment is searched by its flag instead of a transaction (specification, section 2): both find nothing.
  if (query.transaction && query.invest) return { ...query, transaction: undefined };
  const market = findMarket(written.get("market"));
  return market && withMarket(query, market);
}

/** Keeps what was typed for the place, so that the page can say that it is not known. */
function withUnknownPlace(href: string, { unknownLocation, unknownAround }: SearchPlaces): string {
  const unknown = new URLSearchParams({
    ...(unknownLocation !== undefined && { location: unknownLocation }),
    ...(unknownAround !== undefined && { around: unknownAround }),
  }).toString();
  return unknown ? `${href}${href.includes("?") ? "&" : "?"}${unknown}` : href;
}
