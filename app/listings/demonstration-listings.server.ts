import { sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { tagged } from "#app/http/cache-tags.ts";
import type { PageSource } from "#app/http/page-cache.server.ts";
import { brusselsDay } from "#app/i18n/brussels-day.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** How long an answer holds, in milliseconds: it changes with imports, and hardly ever then. */
const freshFor = 5 * 60_000;
/** How long after a failure it is asked again. */
const retryAfter = 10_000;

/** What a database said last. */
interface Answer {
  known: boolean;
  askedAt: number;
  asking?: Promise<void>;
  isAnswered: boolean;
}

const answers = new WeakMap<Database, Answer>();

/**
 * Whether listings made up for demonstration are on show. Asked for by every page, so kept in memory and renewed behind
 * the visitor's back; a page that needs no database stays up without one.
 */
export async function hasDemonstrationListings(db: Database): Promise<boolean> {
  const answer = answers.get(db) ?? { known: false, askedAt: -Infinity, isAnswered: false };
  answers.set(db, answer);
  if (!answer.asking && Date.now() - answer.askedAt > freshFor) {
    answer.askedAt = Date.now();
    answer.asking = ask(db, answer).finally(() => {
      answer.asking = undefined;
      answer.isAnswered = true;
    });
  }
  if (!answer.isAnswered) await answer.asking;
  return answer.known;
}

/** The same at once, where it is known. */
function demonstrationSource(db: Database): boolean | Promise<boolean> {
  const answer = answers.get(db);
  const isFresh = answer?.isAnswered === true && Date.now() - answer.askedAt <= freshFor;
  return isFresh ? answer.known : hasDemonstrationListings(db);
}

/** What every page is made of beside its own: the note about demonstration listings, and the day, which says what is new. */
export const shellSources: readonly PageSource[] = [
  tagged("demonstration", demonstrationSource),
  tagged("day", () => brusselsDay()),
];

/** The same as it is now, as the database says. */
export async function isDemonstrationOnShow(db: Database): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(listings)
    .where(sql`${listings.listed} and ${listings.demonstration}`)
    .limit(1);
  return found.length > 0;
}

async function ask(db: Database, answer: Answer): Promise<void> {
  try {
    answer.known = await isDemonstrationOnShow(db);
  } catch (error) {
    answer.askedAt = Date.now() - freshFor + retryAfter;
    log.warn({ err: error }, "Could not ask whether there are demonstration listings; the last answer holds");
  }
}
