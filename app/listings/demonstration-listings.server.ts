import { sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import type { PageSource } from "#app/http/page-cache.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** How long an answer holds, in milliseconds: it changes with imports, and hardly ever then. */
const freshFor = 5 * 60_000;
/** How long after a failure it is asked again. */
const retryAfter = 10_000;

let known = false;
let askedAt = -Infinity;
let asking: Promise<void> | undefined;
let isAnswered = false;

/**
 * Whether listings made up for demonstration are on show. Asked for by every page, so kept in memory and renewed behind
 * the visitor's back; a page that needs no database stays up without one.
 */
export async function hasDemonstrationListings(db: Database): Promise<boolean> {
  if (!asking && Date.now() - askedAt > freshFor) {
    askedAt = Date.now();
    asking = ask(db).finally(() => {
      asking = undefined;
      isAnswered = true;
    });
  }
  if (!isAnswered) await asking;
  return known;
}

/** What every page is made of beside its own: the note about demonstration listings, and the day, which says what is new. */
export const shellSources: readonly PageSource[] = [
  (db) => hasDemonstrationListings(db),
  () => new Date().toISOString().slice(0, 10),
];

async function ask(db: Database): Promise<void> {
  try {
    const found = await db
      .select({ one: sql`1` })
      .from(listings)
      .where(sql`${listings.listed} and ${listings.demonstration}`)
      .limit(1);
    known = found.length > 0;
  } catch (error) {
    askedAt = Date.now() - freshFor + retryAfter;
    log.warn({ err: error }, "Could not ask whether there are demonstration listings; the last answer holds");
  }
}
