import type { AppLoadContext } from "@remix-run/node";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { makeAnew, type PageSource } from "#app/http/page-cache.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { listingsSource } from "#app/search-index/snapshot/with-search-index.server.ts";
import { findSavedHere } from "#app/strategies/find-saved.server.ts";
import { describeStrategy } from "#app/strategies/list-strategies.server.ts";
import { canonicalCriteria } from "#app/strategies/saved-criteria.server.ts";
import type { Database } from "#db/client.server.ts";
import { loadSearch, type SearchToShow } from "./load-search.server.ts";
import { listServicesFor } from "./services-for-search.server.ts";

/** What a page of results is made of. */
export const resultsSources: readonly PageSource[] = [...shellSources, listingsSource, getGazetteer];

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

/** Loads a page of results with what its visitor has saved of it. */
export async function loadResults(
  db: Database,
  gazetteer: Gazetteer,
  asked: SearchToShow,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  const { language, query } = asked;
  const [search, { isSaved, edited, alerts }] = await Promise.all([
    loadSearch(db, gazetteer, asked, { request, context }),
    findSavedHere(db, request, () => canonicalCriteria(gazetteer, query, language), query.strategy),
  ]);
  // A map that waits would be drawn twice before one's eyes.
  requestContext(context).startsAtOnce = query.display === "map";
  // Texts about a place have parts that are made once a minute.
  if (search.landing.text) makeAnew(context);
  const editing = edited && {
    id: edited.id,
    name: edited.name ?? describeStrategy(gazetteer, edited.criteria, language),
  };
  const inServices = query.display === "service";
  const services = inServices && (await listServicesFor(query, asked.places, gazetteer, language));
  // A saved search that is not the visitor's is not edited: links don't carry it on.
  return { ...search, query: { ...search.query, strategy: editing?.id }, isSaved, alerts, editing, services };
}

/**
 * Whether the page is of its address, the listings and the places alone: what is made of words that were typed, or of a
 * position, is hardly asked for twice.
 */
export function isForAnybody({ search, near, display, strategy }: SearchQuery): boolean {
  return !search && !near && !strategy && (display === undefined || display === "list");
}
