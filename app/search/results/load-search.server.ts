import type { AppLoadContext } from "@remix-run/node";
import { requestContext } from "#app/http/request-context.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { languages, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { passMarkup } from "#app/http/page-markup.tsx";
import type { CardRow } from "#app/listings/card-columns.server.ts";
import { cardView, type CardView } from "#app/listings/card-view.server.ts";
import { renderCards } from "#app/listings/rendered-cards.server.tsx";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { facetParts, listResults } from "#app/listings/search-listings.server.ts";
import { loadMap } from "#app/map/load-map.server.ts";
import type { MapData } from "#app/map/marks/map-data.ts";
import { readLayer } from "#app/map/marks/map-layer.ts";
import type { Point } from "#app/places/area.ts";
import { choicesOf } from "#app/places/choice-of.ts";
import { choiceOfAround } from "#app/places/points/around.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { PlaceChoice } from "#app/places/suggestion.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import type { NamedPlaces } from "#app/filters/named-places.ts";
import { dealOf } from "#app/filters/deal.ts";
import { criteriaOf, defaultPageSize, type Order, type SearchQuery } from "#app/filters/criteria.ts";
import { headingOf } from "#app/filters/describe.ts";
import { viewCorrections, type CorrectionsView } from "../corrections.ts";
import { comparedIn } from "#app/filters/filters.ts";
import type { RefusedNumbers } from "#app/filters/form-fields.ts";
import { localiseQuery, namePlaces, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { viewFacets, type FacetsView } from "./facets-view.server.ts";
import { isLandingOfType, loadLanding, type Landing } from "./landing.server.ts";
import { resultsStructuredData } from "./structured-data.ts";
import { viewUnknownPlace, type UnknownPlaceView } from "./unknown-place.server.ts";
import type { WiderSearches } from "./wider-searches.tsx";
import { fewResults, listWiderSearches } from "./wider-searches.server.ts";

/** All that the search page shows. Links, words and figures in the page's language. */
export interface SearchData {
  language: Language;
  /** The search with its places as slugs of the language. */
  query: SearchQuery;
  places: NamedPlaces;
  /** The same in the place field. */
  chosen: PlaceChoice[];
  /** Of the map. */
  cards: CardView[];
  /** The items of the list. */
  cardsMarkup?: string;
  count: number;
  page: number;
  pages: number;
  order: Order;
  canMeasure: boolean;
  facets: FacetsView;
  /** For the map display. */
  map?: MapData;
  /** What was typed in number fields that is no number: the search does without. */
  refused: RefusedNumbers;
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

/** What an address asks for, as `readSearchRequest` reads it. */
export interface SearchToShow {
  query: SearchQuery;
  places: SearchPlaces;
  refused: RefusedNumbers;
  language: Language;
}

/**
 * Loads a page of results: criteria → query → rows → view.
 * @param context is given the cards' markup, and what the page says in JSON-LD
 */
export async function loadSearch(
  db: Database,
  gazetteer: Gazetteer,
  { query, places, refused, language }: SearchToShow,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<SearchData> {
  const t = textsIn(language);
  const localised = localiseQuery(query, places, language);
  const near = positionOf(query, places);
  const search = await resolveCriteria(db, gazetteer, criteriaOf(localised), places);
  const isMap = query.display === "map";
  const layer = readLayer(new URL(request.url).searchParams);
  const ask = async (index: SearchIndex, within: Database) => {
    const [results, facets] = await Promise.all([
      listResults(index, within, search, query, near),
      index.facets(search, facetParts(gazetteer, search)),
    ]);
    const { rows, count, page } = results;
    const isFirstOfLanding = page === 1 && isLandingOfType(localised, places, language);
    const [map, figures, wider] = await Promise.all([
      isMap ? loadMap(index, within, gazetteer, search, { language, shown: rows, layer }) : undefined,
      isFirstOfLanding ? index.figures(search) : undefined,
      count <= fewResults
        ? listWiderSearches(index, { gazetteer, search, query: localised, places, language, t }, count)
        : undefined,
    ]);
    return { results, facets, map, figures, wider };
  };
  // One version of the listings: list, facets and map agree, and the text beside them is read when the index is free.
  const { results, facets, map, figures, wider } = await withSearchIndex(db, ask);
  const shown = { ...query, page: results.page > 1 ? results.page : undefined };
  const linkIn = (target: Language) => searchHref(localiseQuery(shown, places, target), target);
  const { page: _, ...unpaged } = localised;
  const named = namePlaces(places, language);
  const heading = headingOf(localised, named, language, t);
  const { count } = results;
  const from = results.order === "closest" ? near : undefined;
  const isServices = query.display === "service";
  const view = (row: CardRow) => cardView(row, language, t, gazetteer, localised, from);
  const { rows } = results;
  const asShown = { ...localised, page: shown.page };
  const landing = await loadLanding(db, gazetteer, {
    query: asShown,
    heading,
    places,
    rows,
    figures,
    language,
    t,
    page: { request, context },
  });
  const canonical = searchHref({ ...criteriaOf(localised), page: shown.page }, language);
  requestContext(context).structuredData = () =>
    resultsStructuredData({
      rows,
      count,
      before: (results.page - 1) * (query.numPropertiesPerPage ?? defaultPageSize),
      name: heading,
      canonical,
      deal: dealOf(localised),
      crumbs: landing.crumbs,
      language,
      siteUrl: settings.SITE_URL,
    });
  return {
    language,
    query: unpaged,
    places: named,
    chosen: [
      ...(places.around ? [choiceOfAround(gazetteer, places.around, language)] : []),
      ...choicesOf(gazetteer, places, language),
    ],
    // The map shows single cards; the list has them as markup.
    cards: isMap ? results.rows.map(view) : [],
    cardsMarkup: isServices
      ? undefined
      : passMarkup(
          request,
          context,
          "results",
          renderCards(
            results.rows,
            gazetteer,
            view,
            results.order === "closest" ? undefined : cardVariant(localised, language),
          ),
        ),
    count,
    page: results.page,
    pages: results.pages,
    order: results.order,
    canMeasure: near !== undefined,
    map,
    facets: viewFacets(facets, gazetteer, places.location, language),
    refused,
    unknownPlace: viewUnknownPlace(gazetteer, localised, places, language),
    corrections: viewCorrections(unpaged, search.corrections, language),
    wider,
    landing,
    alternates: Object.fromEntries(languages.map((target) => [target, linkIn(target)])) as PerLanguage<string>,
    canonical,
    title: shown.page ? `${heading}, ${t("search.pageOf", { page: results.page, pages: results.pages })}` : heading,
    description:
      landing.text?.description ??
      t("search.metaDescription", { count, formatted: formatNumber(count, language), heading }),
  };
}

/** Where `closest` measures from: the visitor's position, else what is searched near, else the place (decisions, section 2). */
function positionOf({ near }: SearchQuery, { location, districts, around }: SearchPlaces): Point | undefined {
  const [lat, lng] = near?.split(",").map(Number) ?? [];
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  return around ?? location ?? districts[0];
}

/** What a card depends on besides its listing: the price that is asked about, and the figures (app/listings/asked-figures.ts). */
function cardVariant(query: SearchQuery, language: Language): string {
  return `${language} ${JSON.stringify(comparedIn(query))}`;
}
