import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import { criteriaOf, defaultPageSize, type Order, type SearchQuery } from "#app/filters/criteria.ts";
import { headingOf } from "#app/filters/describe.ts";
import type { RefusedNumbers } from "#app/filters/form-fields.ts";
import type { NamedPlaces } from "#app/filters/named-places.ts";
import { localiseQuery, namePlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import { cardView, type MeasuredFrom } from "#app/listings/card-view.server.tsx";
import type { CardView } from "#app/listings/card.tsx";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import type { MapData } from "#app/map/marks/map-data.ts";
import { choicesOf } from "#app/places/choice-of.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { choiceOfAround } from "#app/places/points/around.server.ts";
import type { PlaceChoice } from "#app/places/suggestion.ts";
import type { MarketFigures } from "#app/search-index/clusters.ts";
import type { Correction } from "#app/search-index/correction.ts";
import type { Facets } from "#app/search-index/facets.ts";
import type { FoundPage } from "#app/search-index/search-index.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import type { AskedSearch } from "../search-request.server.ts";
import { viewCorrections, type CorrectionsView } from "../corrections.ts";
import { viewFacets, type FacetsView } from "./filter-form/facets-view.server.ts";
import { loadLanding, type Landing } from "./landing.server.ts";
import { roomForPeople, type RoomForPeople } from "./room-for-people.ts";
import { resultsStructuredData } from "./structured-data.ts";
import { viewUnknownPlace, type UnknownPlaceView } from "./unknown-place.server.ts";
import type { WiderSearches } from "./wider-searches.tsx";

/** All that the search page shows beside its list. Links, words and figures in the page's language. */
export interface ShownResults {
  language: Language;
  /** The search with its places as slugs of the language. */
  query: SearchQuery;
  places: NamedPlaces;
  /** The same in the place field. */
  chosen: PlaceChoice[];
  /** Of the map. */
  cards: CardView[];
  count: number;
  /** How many of them are known to fit, and how many may; undefined where all state what is asked for. */
  fitting: { known: string; unknown: string } | undefined;
  page: number;
  pages: number;
  order: Order;
  canMeasure: boolean;
  facets: FacetsView;
  /** For the map display. */
  map?: MapData;
  /** What was typed in number fields that is no number: the search does without. */
  refused: RefusedNumbers;
  /** What of a sentence the search does without, as it was typed. */
  leftOut: string | undefined;
  roomForPeople: RoomForPeople | undefined;
  unknownPlace?: UnknownPlaceView;
  corrections?: CorrectionsView;
  /** Where it finds little or nothing. */
  wider?: WiderSearches;
  landing: Landing;
  alternates: PerLanguage<string>;
  canonical: string;
  title: string;
  description: string;
}

/** What a page shows of the listings, all of one version of them. */
export interface FoundResults extends Omit<FoundPage, "hits"> {
  rows: readonly CardRow[];
  facets: Facets;
  /** There is something that `closest` measures from. */
  canMeasure: boolean;
  /** Where cards measure from. */
  from?: MeasuredFrom | undefined;
  map?: MapData | undefined;
  /** On the first page of a type's landing page. */
  figures?: MarketFigures | undefined;
  wider?: WiderSearches | undefined;
  corrections: readonly Correction[];
}

/**
 * Puts what a search found into words and links, its list left aside.
 * @param page is given the markup of a text about the place
 * @returns `structuredData`: what the page says in JSON-LD
 */
export async function viewResults(
  db: Database,
  gazetteer: Gazetteer,
  { query, places, refused, leftOut, language }: AskedSearch,
  { rows, count, stated, page, pages, order, canMeasure, from, facets, map, figures, wider, corrections }: FoundResults,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<{ shown: ShownResults; structuredData: () => readonly string[] }> {
  const t = textsIn(language);
  const localised = localiseQuery(query, places, language);
  const shown = { ...query, page: page > 1 ? page : undefined };
  const linkIn = (target: Language) => searchHref(localiseQuery(shown, places, target), target);
  const { page: _, ...unpaged } = localised;
  const named = namePlaces(places, language);
  const heading = headingOf(localised, named, language, t);
  const canonical = searchHref({ ...criteriaOf(localised), page: shown.page }, language);
  const landing = await loadLanding(db, gazetteer, {
    query: { ...localised, page: shown.page },
    heading,
    places,
    rows,
    figures,
    language,
    t,
    page: { request, context },
  });
  const structuredData = () =>
    resultsStructuredData({
      rows,
      count,
      before: (page - 1) * (query.numPropertiesPerPage ?? defaultPageSize),
      name: heading,
      canonical,
      crumbs: landing.crumbs,
      language,
      siteUrl: settings.SITE_URL,
    });
  const view: ShownResults = {
    language,
    query: unpaged,
    places: named,
    chosen: [
      ...(places.around ? [choiceOfAround(gazetteer, places.around, language)] : []),
      ...choicesOf(gazetteer, places, language),
    ],
    // The map shows single cards.
    cards: map ? rows.map((row) => cardView(row, language, t, gazetteer, localised, from)) : [],
    count,
    fitting: stated < count ? fittingInWords(stated, count - stated, language, t) : undefined,
    page,
    pages,
    order,
    canMeasure,
    map,
    facets: viewFacets(facets, gazetteer, places.location, language),
    refused,
    leftOut,
    roomForPeople: roomForPeople(leftOut, unpaged, language, t),
    unknownPlace: viewUnknownPlace(gazetteer, localised, places, language),
    corrections: viewCorrections(unpaged, corrections, language),
    wider,
    landing,
    alternates: Object.fromEntries(languages.map((target) => [target, linkIn(target)])) as PerLanguage<string>,
    canonical,
    title: shown.page
      ? `${heading}, ${t("search.pageOf", { page: formatNumber(page, language), pages: formatNumber(pages, language) })}`
      : heading,
    description:
      landing.text?.description ??
      t("search.metaDescription", { count, formatted: formatNumber(count, language), heading }),
  };
  return { shown: view, structuredData };
}

/** How many state all that is asked for, and how many leave something of it open. */
function fittingInWords(known: number, unknown: number, language: Language, t: TFunction) {
  return {
    known: t("search.fitting.known", { count: known, formatted: formatNumber(known, language) }),
    unknown: t("search.fitting.unknown", { count: unknown, formatted: formatNumber(unknown, language) }),
  };
}
