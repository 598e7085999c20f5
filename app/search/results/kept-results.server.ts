import { LRUCache } from "lru-cache";
import { localiseQuery } from "#app/filters/search-places.server.ts";
import { keepByItself, noteFirstTime } from "#app/http/lasting-data.server.ts";
import { brusselsDay } from "#app/i18n/brussels-day.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { AskedSearch } from "../search-request.server.ts";
import type { FoundResults, ShownResults } from "./view-results.server.ts";

/** What a page of results finds, and what it says of that. */
export interface ToldResults {
  found: FoundResults;
  shown: ShownResults;
  /** In JSON-LD. */
  structuredData: () => readonly string[];
}

/** Pages of a version of the listings, of some 20 kB each beside rows that are kept anyhow. */
const most = 300;

/** Not in development, where pages are as new as their files. */
const isKeeping = settings.NODE_ENV !== "development";

/** By the version of the listings, with which they go. */
const versions = new WeakMap<SearchIndex, LRUCache<string, KeptResults>>();

interface KeptResults extends ToldResults {
  gazetteer: Gazetteer;
  isAskedAgain: boolean;
}

/** What was told before of the same search, of the same listings and places. */
export function findTold(index: SearchIndex, gazetteer: Gazetteer, asked: AskedSearch): ToldResults | undefined {
  const told = isOfListingsAlone(asked) ? versions.get(index)?.get(keyOf(asked)) : undefined;
  if (told?.gazetteer !== gazetteer) return undefined;
  if (!told.isAskedAgain) for (const part of partsOf(told)) keepByItself(part);
  told.isAskedAgain = true;
  return told;
}

/** What pages are made of, each by itself. */
const partsOf = ({ shown }: ToldResults): object[] =>
  (Object.values(shown) as unknown[]).filter((part) => typeof part === "object" && part !== null);

/**
 * Keeps what a search was told of a version of the listings, for whoever asks the same while it holds, signed in or not:
 * nothing in it is of a visitor. It must not be written to afterwards.
 */
export function keepTold(index: SearchIndex, gazetteer: Gazetteer, asked: AskedSearch, told: ToldResults): void {
  // A text about the place has markup that goes to its request, and parts that are made once a minute.
  if (!isKeeping || !isOfListingsAlone(asked) || told.shown.landing.text) return;
  const kept = versions.get(index) ?? new LRUCache({ max: most });
  versions.set(index, kept);
  // Most searches are asked for once: what is made of one is looked for, and kept, from the second time on.
  for (const part of partsOf(told)) noteFirstTime(part);
  let blocks: readonly string[] | undefined;
  const structuredData = () => (blocks ??= told.structuredData());
  kept.set(keyOf(asked), { ...told, structuredData, gazetteer, isAskedAgain: false });
}

/** Not of what was typed and is not understood, nor of an advertiser, whose name and partners the index does not know. */
function isOfListingsAlone({ query, places, refused, leftOut }: AskedSearch): boolean {
  const { unknownLocation, unknownDistricts, unknownAround, among } = places;
  const isKnown = [unknownLocation, unknownDistricts, unknownAround, among, leftOut].every(
    (each) => each === undefined,
  );
  return isKnown && query.agency === undefined && Object.keys(refused).length === 0;
}

/** All that tells one search from another: its criteria, order and page, with its places as slugs of the language; and the day, from which some criteria count. */
function keyOf({ query, places, language }: AskedSearch): string {
  return JSON.stringify([language, brusselsDay(), localiseQuery(query, places, language)]);
}
