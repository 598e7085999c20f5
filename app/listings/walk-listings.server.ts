import { and, asc, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** Rows read at a time: few enough that other requests get their turn. */
const batch = 250;

/** What names a listing's pages. */
type NamedListing = Awaited<ReturnType<typeof selectNamed>>[number];

/** The listings on offer with ids above `after` and up to `last`, a few at a time. */
export async function* walkListings(db: Database, after: number, last: number): AsyncGenerator<NamedListing> {
  for (let from = after; from < last; ) {
    const rows = await selectNamed(db, from, last);
    yield* rows;
    if (rows.length < batch) return;
    from = rows.at(-1)?.id ?? last;
  }
}

function selectNamed(db: Database, after: number, last: number) {
  return db
    .select({
      id: listings.id,
      reference: listings.reference,
      titles: listings.titles,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .where(and(sql`${listings.listed}`, gt(listings.id, after), lte(listings.id, last)))
    .orderBy(asc(listings.id))
    .limit(batch);
}
