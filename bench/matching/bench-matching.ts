import { sql } from "drizzle-orm";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { countListings } from "#app/listings/testing/ask-index.ts";
import { readFewListings } from "#app/search-index/percolate/few-listings.server.ts";
import { withPercolator } from "#app/notifications/matching/with-percolator.server.ts";
import { matchListingEvents } from "#app/notifications/matching/match-listing-events.server.ts";
import { matchListings } from "#app/notifications/matching/match-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SavedCriteria } from "#app/filters/saved-parameters.ts";
import { readCriteria } from "#app/strategies/saved-criteria.server.ts";
import { closeDatabase, createDatabase, type DatabasePool } from "#db/client.server.ts";
import { notifications } from "#db/schema/notifications.ts";
import type { Line } from "../report.ts";
import { benchMails, type MailSizes } from "./bench-mails.ts";
import { fillSearches } from "./fill-searches.ts";

/** Searches that the naive way is measured on; the rest is reckoned. */
const sampled = 500;

interface MatchingSizes extends MailSizes {
  searches: number;
  events: number;
}

/**
 * New places against saved searches, beside running every saved search again as often as there are events; then the mails
 * that come of it.
 */
export async function benchMatching(databaseUrl: string, sizes: MatchingSizes): Promise<Line[]> {
  const db = createDatabase(databaseUrl, { connections: 10, name: "bench", statementTimeout: 0 });
  return measure(db, sizes).finally(() => closeDatabase(db));
}

async function measure(db: DatabasePool, sizes: MatchingSizes): Promise<Line[]> {
  const { searches, events } = sizes;
  await fillSearches(db, searches);
  const naive = await runSearches(db, searches);

  const loading = await seconds(() => withPercolator(db, () => Promise.resolve()));
  const ids = await pickEvents(db, events);
  const listings = await readFewListings(db, ids);
  let pairs = 0;
  const matching = await seconds(async () => {
    const { matches } = await withPercolator(db, (known) => matchListings(db, listings, known));
    for (const { ids: found, listingIds } of matches) pairs += found.length * listingIds.length;
  });
  const few = await readFewListings(db, ids.slice(0, 10));
  const matchingFew = await seconds(() => withPercolator(db, (known) => matchListings(db, few, known)));
  const all = await seconds(() => matchListingEvents(db));
  const written = await db.$count(notifications);
  const name = `${events.toLocaleString("en")} places × ${searches.toLocaleString("en")} searches`;
  return [
    { name: `${name}: every search run (reckoned from ${sampled})`, figure: naive, floor: naive, unit: "s" },
    { name: `${name}: matched`, figure: matching, floor: naive, unit: "s" },
    { name: "10 places: matched", figure: matchingFew, floor: naive, unit: "s" },
    {
      name: `${name}: matched and ${written.toLocaleString("en")} rows in the ledger`,
      figure: all,
      floor: naive,
      unit: "s",
    },
    {
      name: "pairs looked through a second, millions",
      figure: (events * searches) / matching / 1e6,
      floor: (events * searches) / naive / 1e6,
      unit: "M/s",
    },
    { name: "matches found a second", figure: pairs / matching, floor: pairs / naive, unit: "/s" },
    { name: "a worker's first look at the saved searches", figure: loading, floor: loading, unit: "s" },
    ...(await benchMails(db, sizes)),
  ];
}

/** How long it takes to run every saved search, reckoned from some. */
async function runSearches(db: DatabasePool, searches: number): Promise<number> {
  const gazetteer = await getGazetteer(db);
  const rows = await db.execute<{ criteria: SavedCriteria }>(
    sql`select criteria from strategies order by md5(id::text) limit ${sampled + 1}`,
  );
  const run = async (saved: SavedCriteria) => {
    const { criteria, places } = readCriteria(gazetteer, saved);
    await countListings(db, await resolveCriteria(db, gazetteer, criteria, places));
  };
  // The first one loads the index.
  await run(rows[0]!.criteria);
  const took = await seconds(async () => {
    for (const { criteria } of rows.slice(1)) await run(criteria);
  });
  return (took / sampled) * searches;
}

async function pickEvents(db: DatabasePool, events: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    insert into listing_events (listing_id, reason)
    select id, 'new' from listings where listed order by md5(reference || 'news') limit ${events} returning listing_id as id`);
  return rows.map(({ id }) => id);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
