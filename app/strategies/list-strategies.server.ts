import { and, desc, eq, isNull } from "drizzle-orm";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { log } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { describeSearch } from "#app/filters/describe.ts";
import { localiseQuery, namePlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import type { SavedCriteria } from "#app/filters/saved-parameters.ts";
import { readCriteria } from "./saved-criteria.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";

/** `unreadable` when it can't be run; else places that the gazetteer has no more, in words, and whether any is left. */
export type StrategyProblem = "unreadable" | { lost: string[]; findsAnything: boolean };

/** A saved search as its owner's list shows it. */
interface ListedStrategy {
  id: string;
  name: string | null;
  /** The search in words of the language: "Offices to let in Ghent, from 250 m²". */
  words: string;
  /** Where it is edited. */
  editHref: string;
  /** Why it finds nothing, or less than it did; its owner is asked to change it. */
  problem: StrategyProblem | null;
  /** Listings that it finds now. */
  count: number;
  /** Of these, published since the owner last looked. */
  fresh: number;
  frequency: Frequency;
  createdAt: Date;
  lastUsedAt: Date;
  lastSeenAt: Date;
}

/** The saved searches of an owner, the one used last first. */
export async function listStrategies(db: Database, userId: string, language: Language): Promise<ListedStrategy[]> {
  const gazetteer = await getGazetteer(db);
  const rows = await db
    .select()
    .from(strategies)
    .where(and(eq(strategies.userId, userId), isNull(strategies.removedAt)))
    .orderBy(desc(strategies.lastUsedAt), desc(strategies.createdAt), strategies.id);
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, criteria, frequency, createdAt, lastUsedAt, lastSeenAt } = row;
      const counted = await countStrategy(db, gazetteer, row);
      const words = describeStrategy(gazetteer, criteria, language);
      const editHref = editStrategyHref(gazetteer, id, criteria, language);
      return { id, name, words, editHref, ...counted, frequency, createdAt, lastUsedAt, lastSeenAt };
    }),
  );
}

type Counted = Pick<ListedStrategy, "problem" | "count" | "fresh">;

/** What a search finds now. One that can't be run is noted, and keeps nobody from the others. */
async function countStrategy(
  db: Database,
  gazetteer: Gazetteer,
  { id, criteria: saved, lastSeenAt, brokenSince }: typeof strategies.$inferSelect,
): Promise<Counted> {
  const none = { count: 0, fresh: 0 };
  if (brokenSince) return { problem: "unreadable", ...none };
  try {
    const { criteria, places, lost, findsAnything } = readCriteria(gazetteer, saved);
    const problem = lost.length > 0 ? { lost: lost.map(wordsOfSlug), findsAnything } : null;
    if (!findsAnything) return { problem, ...none };
    const search = await resolveCriteria(db, gazetteer, criteria, places);
    const [count, fresh] = await withSearchIndex(db, (index) =>
      Promise.all([index.count(search), index.count(search, lastSeenAt)]),
    );
    return { problem, count, fresh };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error({ strategy: id, err: error }, "A saved search can't be run");
    return { problem: "unreadable", ...none };
  }
}

/** What is left of a place that is gone: "Sint Jans Molenbeek". */
function wordsOfSlug(slug: string): string {
  return slug.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase());
}

/**
 * The results page on which a saved search is edited: its search in the order it was looked at, without the places that
 * are gone. One that can't be read starts from nothing.
 */
export function editStrategyHref(gazetteer: Gazetteer, id: string, saved: SavedCriteria, language: Language): string {
  try {
    const { criteria, places, order } = readCriteria(gazetteer, saved);
    const { location, district, ...rest } = criteria;
    const left = { ...rest, ...(places.location && { location }), ...(places.districts.length > 0 && { district }) };
    return searchHref(localiseQuery({ ...left, order, strategy: id }, places, language), language);
  } catch (error) {
    log.error({ strategy: id, err: error }, "A saved search can't be read");
    return searchHref({ strategy: id }, language);
  }
}

/** A saved search in words of a language; of one that can't be read, that it is a saved search. */
export function describeStrategy(gazetteer: Gazetteer, saved: SavedCriteria, language: Language): string {
  const t = textsIn(language);
  try {
    const { criteria, places } = readCriteria(gazetteer, saved);
    return describeSearch(criteria, namePlaces(places, language), language, t);
  } catch (error) {
    log.error({ err: error }, "A saved search can't be read");
    return t("strategies.unreadable");
  }
}

/**
 * The address of a saved search's results in a language, in the order they were looked at; of one that can't be
 * read or finds nothing any more, the list of saved searches, where it says why.
 */
export function strategyHref(gazetteer: Gazetteer, saved: SavedCriteria, language: Language): string {
  try {
    const { criteria, places, order, findsAnything } = readCriteria(gazetteer, saved);
    if (findsAnything) return searchHref(localiseQuery({ ...criteria, order }, places, language), language);
  } catch (error) {
    log.error({ err: error }, "A saved search can't be read");
  }
  return href("my-saved-searches", language);
}
