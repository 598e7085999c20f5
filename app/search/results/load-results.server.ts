import type { AppLoadContext } from "@remix-run/node";
import { criteriaOf, defaultPageSize, type SearchQuery } from "#app/filters/criteria.ts";
import { orderedBy } from "#app/filters/orders.ts";
import { localiseQuery, namePlaces, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { passMarkup } from "#app/http/rendering/pass-markup.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { renderCards, type MeasuredFrom } from "#app/listings/card-view.server.tsx";
import { listCards } from "#app/listings/read-cards.server.ts";
import { loadMap } from "#app/map/load-map.server.ts";
import { readLayer } from "#app/map/marks/map-layer.ts";
import type { Point } from "#app/places/area.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { facetParts, resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { findSavedHere } from "#app/strategies/find-saved.server.ts";
import { describeStrategy } from "#app/strategies/list-strategies.server.ts";
import { canonicalCriteria } from "#app/strategies/saved-criteria.server.ts";
import { escapeHtml } from "#app/ui/escape-html.ts";
import type { Database } from "#db/client.server.ts";
import type { AskedSearch } from "../search-request.server.ts";
import { correctedText, correctionsThatFind } from "../corrections.ts";
import { isForAnybody } from "../for-anybody.server.ts";
import { findTold, keepTold, type ToldResults } from "./kept-results.server.ts";
import { isLandingOfType } from "./landing.server.ts";
import { listServicesFor } from "./services-for-search.server.ts";
import { viewResults, type FoundResults } from "./view-results.server.ts";
import { fewResults, listWiderSearches } from "./wider-searches.server.ts";

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

/**
 * Loads a page of results, with what its visitor has saved of it: criteria → rows → cards, and what stands beside them.
 * @param page is given the cards' markup, and what the page says in JSON-LD
 */
export async function loadResults(
  db: Database,
  gazetteer: Gazetteer,
  asked: AskedSearch,
  page: { request: Request; context: AppLoadContext },
) {
  const { language, query, places } = asked;
  const [{ found, shown: view, structuredData }, { isSaved, edited, alerts }] = await Promise.all([
    tellResults(db, gazetteer, asked, page),
    findSavedHere(db, page.request, () => canonicalCriteria(gazetteer, query, language), query.strategy),
  ]);
  const isServices = query.display === "service";
  requestContext(page.context).structuredData = structuredData;
  const cardsMarkup = isServices ? undefined : passCards(gazetteer, asked, found, view.fitting?.unknown, page);
  // A map that waits would be drawn twice before one's eyes.
  requestContext(page.context).startsAtOnce = query.display === "map";
  const editing = edited && {
    id: edited.id,
    name: edited.name ?? describeStrategy(gazetteer, edited.criteria, language),
  };
  const services = isServices && (await listServicesFor(query, places, gazetteer, language));
  // A saved search that is not the visitor's is not edited: links don't carry it on.
  const shownQuery = view.query.strategy === editing?.id ? view.query : { ...view.query, strategy: editing?.id };
  return { ...view, cardsMarkup, query: shownQuery, isSaved, alerts, editing, services };
}

/** What a search finds, in words: as it was told before, where the listings are as they were. */
async function tellResults(
  db: Database,
  gazetteer: Gazetteer,
  asked: AskedSearch,
  page: { request: Request; context: AppLoadContext },
): Promise<ToldResults> {
  const url = new URL(page.request.url);
  const { known, index, found } = await withSearchIndex(db, async (index, within) => {
    const known = isForAnybody(asked.query) ? findTold(index, gazetteer, asked) : undefined;
    const found = known?.found ?? (await findResults(index, within, gazetteer, asked, url));
    return { known, index, found };
  });
  if (known) return known;
  const told = { found, ...(await viewResults(db, gazetteer, asked, found, page)) };
  if (isForAnybody(asked.query)) keepTold(index, gazetteer, asked, told);
  return told;
}

/** The items of the list, as markup; where those begin that may fit or not, a line says so. */
function passCards(
  gazetteer: Gazetteer,
  { query, language }: AskedSearch,
  found: FoundResults,
  unknown: string | undefined,
  { request, context }: { request: Request; context: AppLoadContext },
): string | undefined {
  const { rows, from } = found;
  const within = query.display === "map" ? "map" : "results";
  const cards = renderCards(rows, { language, t: textsIn(language), gazetteer, asked: query, from, within });
  const parting = partingOf(found, query);
  if (unknown && parting !== undefined && within === "results") {
    cards.splice(parting, 0, Buffer.from(`<li class="cards-parting">${escapeHtml(unknown)}</li>`));
  }
  return passMarkup(request, context, "results", cards);
}

/**
 * Where on a page those begin that don't state all that is asked for; undefined where they do not begin on it, or where a
 * figure orders the others: what lacks that comes last, too.
 */
function partingOf({ stated, page, rows, order }: FoundResults, query: SearchQuery): number | undefined {
  const at = stated - (page - 1) * (query.numPropertiesPerPage ?? defaultPageSize);
  return at >= 0 && at < rows.length && !orderedBy(order, query) ? at : undefined;
}

/** Criteria → rows: list, facets, map and figures are of one version of the listings, and so agree. */
async function findResults(
  index: SearchIndex,
  within: Database,
  gazetteer: Gazetteer,
  { query, places, language }: AskedSearch,
  url: URL,
): Promise<FoundResults> {
  const t = textsIn(language);
  const localised = localiseQuery(query, places, language);
  const near = positionOf(query, places);
  const criteria = criteriaOf(localised);
  const search = await resolveCriteria(within, gazetteer, criteria, places);
  const [{ hits, ...page }, facets] = await Promise.all([
    index.page(search, query, near),
    index.facets(search, facetParts(gazetteer, search)),
  ]);
  const rows = await listCards(within, index.source, hits);
  const isFirstOfLanding = page.page === 1 && isLandingOfType(localised, places, language);
  const finds = async (text: string) =>
    (await index.count(await resolveCriteria(within, gazetteer, { ...criteria, search: text }, places))) > 0;
  const corrections = page.count > 0 ? await correctionsThatFind(criteria.search, search.corrections, finds) : [];
  const readAs = correctedText(criteria.search ?? "", corrections);
  const [map, figures, wider] = await Promise.all([
    query.display === "map"
      ? loadMap(index, within, gazetteer, search, { language, shown: rows, layer: readLayer(url.searchParams) })
      : undefined,
    isFirstOfLanding ? index.figures(search) : undefined,
    page.count <= fewResults
      ? listWiderSearches(index, { gazetteer, search, query: localised, places, language, t, readAs }, page.count)
      : undefined,
  ]);
  const canMeasure = near !== undefined;
  const from = measuredFrom(page.order === "closest" ? near : places.around, places, language);
  return { ...page, rows, facets, map, figures, wider, corrections, canMeasure, from };
}

/** Where `closest` measures from: the visitor's position, else what is searched near, else the place (decisions, section 2). */
function positionOf({ near }: SearchQuery, { location, districts, around }: SearchPlaces): Point | undefined {
  const [lat, lng] = near?.split(",").map(Number) ?? [];
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  return around ?? location ?? districts[0];
}

/** What cards say their distance from: what is searched near by its name, in any order; else what `closest` measures from. */
function measuredFrom(point: Point | undefined, places: SearchPlaces, language: Language): MeasuredFrom | undefined {
  if (!point) return undefined;
  const { lat, lng } = point;
  if (!places.around || point !== places.around) return { lat, lng };
  return { lat, lng, behind: namePlaces(places, language).around?.behind, extent: places.around.extent };
}
