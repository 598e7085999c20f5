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
  /** When it was asked for what is known, and when it may be asked next, by `performance.now()`. */
  askedAt: number;
  nextAt: number;
  asking?: Promise<void>;
}

const answers = new WeakMap<Database, Answer>();

/**
 * Whether listings made up for demonstration are on show. Asked for by every page, so kept in memory. Out of date
 * it is waited for, or a page would show what was before and be kept as made of what is now; a page that needs no database stays
 * up without one.
 */
export async function hasDemonstrationListings(db: Database): Promise<boolean> {
  const answer = answerOf(db);
  if (freshIn(answer) === undefined) await answer.asking;
  return answer.known;
}

/** What is known, renewed where it is out of date. */
function answerOf(db: Database): Answer {
  const answer = answers.get(db) ?? { known: false, askedAt: -Infinity, nextAt: -Infinity };
  answers.set(db, answer);
  if (!answer.asking && performance.now() > answer.nextAt) {
    answer.asking = ask(db, answer).finally(() => (answer.asking = undefined));
  }
  return answer;
}

const freshIn = ({ known, askedAt }: Answer): boolean | undefined =>
  performance.now() - askedAt <= freshFor ? known : undefined;

/**
 * The same at once, where it is known. Out of date it is waited for, and where it can't be had, not told: a page that goes on
 * with what was known is one visitor's, as shared caches were told for the last time by then.
 */
export function demonstrationSource(db: Database): boolean | undefined | Promise<boolean | undefined> {
  const answer = answerOf(db);
  const fresh = freshIn(answer);
  if (fresh !== undefined || !answer.asking) return fresh;
  return answer.asking.then(() => freshIn(answer));
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
  const askedAt = performance.now();
  try {
    answer.known = await isDemonstrationOnShow(db);
    answer.askedAt = askedAt;
    answer.nextAt = askedAt + freshFor;
  } catch (error) {
    answer.nextAt = performance.now() + retryAfter;
    log.warn({ err: error }, "Could not ask whether there are demonstration listings; the last answer holds");
  }
}
