import { and, desc, eq, isNull } from "drizzle-orm";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { resolveCriteria } from "#app/listings/resolve-criteria.server.ts";
import { countListings, countListingsSince } from "#app/listings/search-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { describeSearch } from "#app/search/describe.ts";
import { localiseQuery, namePlaces } from "#app/search/search-places.server.ts";
import { searchHref } from "#app/search/search-url.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import { readCriteria, type SavedCriteria } from "./saved-criteria.server.ts";
import type { Frequency } from "./strategy.ts";

/** A saved search as its owner's list shows it. */
export interface ListedStrategy {
  id: string;
  name: string | null;
  /** The search in words of the language: "Offices to let in Ghent, from 250 m²". */
  words: string;
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
    rows.map(async ({ id, name, criteria: saved, frequency, createdAt, lastUsedAt, lastSeenAt }) => {
      const { criteria, places } = readCriteria(gazetteer, saved);
      const search = await resolveCriteria(db, gazetteer, criteria, places);
      const [count, fresh] = await Promise.all([countListings(db, search), countListingsSince(db, search, lastSeenAt)]);
      const words = describeStrategy(gazetteer, saved, language);
      return { id, name, words, count, fresh, frequency, createdAt, lastUsedAt, lastSeenAt };
    }),
  );
}

/** A saved search in words of a language. */
export function describeStrategy(gazetteer: Gazetteer, saved: SavedCriteria, language: Language): string {
  const { criteria, places } = readCriteria(gazetteer, saved);
  return describeSearch(criteria, namePlaces(places, language), language, textsIn(language));
}

/** The address of a saved search's results in a language. */
export function strategyHref(gazetteer: Gazetteer, saved: SavedCriteria, language: Language): string {
  const { criteria, places } = readCriteria(gazetteer, saved);
  return searchHref(localiseQuery(criteria, places, language), language);
}
