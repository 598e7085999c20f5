import { and, eq, isNull } from "drizzle-orm";
import type { Language } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { setFrequency } from "#app/strategies/change-strategy.server.ts";
import { describeStrategy, strategyHref } from "#app/strategies/list-strategies.server.ts";
import { frequencies, type Frequency } from "#app/vocabulary/frequencies.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";

/** A saved search as the page of its e-mails shows it. */
export interface SearchEmails {
  name: string | null;
  words: string;
  frequency: Frequency;
  /** Path of its results. */
  results: string;
}

/** Null for a search that was removed, or whose person is gone. */
export async function findSearchEmails(
  db: Database,
  strategyId: string,
  language: Language,
): Promise<SearchEmails | null> {
  const found = await findOwned(db, strategyId);
  if (!found) return null;
  const { name, criteria, frequency } = found;
  const gazetteer = await getGazetteer(db);
  return {
    name,
    frequency,
    words: describeStrategy(gazetteer, criteria, language),
    results: strategyHref(gazetteer, criteria, language),
  };
}

/** Says how often the e-mails of a search come. @returns how often they came before; null for a search that is gone */
export async function changeSearchEmails(
  db: Database,
  strategyId: string,
  frequency: Frequency,
): Promise<Frequency | null> {
  const found = await findOwned(db, strategyId);
  if (!found?.userId) return null;
  return (await setFrequency(db, found.userId, strategyId, frequency)) ? found.frequency : null;
}

/** A frequency as an address or a form says it; null for anything else. */
export function readFrequency(given: unknown): Frequency | null {
  return frequencies.find((known) => known === given) ?? null;
}

async function findOwned(db: Database, strategyId: string) {
  const [found] = await db
    .select()
    .from(strategies)
    .where(and(eq(strategies.id, strategyId), isNull(strategies.removedAt)));
  return found?.userId ? found : null;
}
