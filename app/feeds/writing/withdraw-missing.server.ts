import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { pairTwins } from "./pair-twins.server.ts";
import type { SeenReferences } from "../checking/seen-references.server.ts";

/** Statuses of what is on offer, or about to be; what is let or sold stays when a feed leaves it out. */
const onOffer = new Set(["draft", "published", "under-option"]);

/** A feed that would take down more than this share of an advertiser's listings is more likely broken than right. */
const mostWithdrawn = 1 / 3;

/** In place of a digest: a listing that a feed, or its silence, took down is written anew when a feed brings it again. */
const takenDown = "withdrawn by a feed";

interface Withdrawals {
  /** How many were taken down. */
  withdrawn: number;
  /** Those that were not, as they are too many: a person decides (`import-runs.server.ts`). */
  held: string[];
}

interface Given {
  /** The advertiser whose feed it was, by its reference. */
  from: string;
  /** That the feed said to take down. */
  named: Pick<SeenReferences, "has">;
  /** All that a full feed named; undefined for one that says nothing of what it leaves out. */
  seen?: SeenReferences;
  now: Date;
}

/**
 * Takes down what a feed says is no longer on offer, at its end and in one transaction: killed before, an import has
 * withdrawn nothing, and its next run does it all. Nobody else's listings are touched.
 */
export async function withdrawMissing(db: Database, { from, named, seen, now }: Given): Promise<Withdrawals> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const stored = await tx
      .select({ id: listings.id, reference: listings.reference, status: listings.status })
      .from(listings)
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(and(eq(advertisers.reference, from.toLowerCase()), ne(listings.status, "withdrawn")));
    const gone = stored.filter(
      ({ reference, status }) => named.has(reference) || (seen && onOffer.has(status) && !seen.has(reference)),
    );
    const offered = stored.filter(({ status }) => onOffer.has(status)).length;
    const lost = gone.filter(({ status }) => onOffer.has(status)).length;
    if (lost > offered * mostWithdrawn) return { withdrawn: 0, held: gone.map(({ reference }) => reference) };
    await takeDown(
      tx,
      gone.map(({ id }) => id),
      now,
    );
    return { withdrawn: gone.length, held: [] };
  });
}

/**
 * Takes down what was held, but for what is withdrawn already or was brought anew since.
 * @param since when the run that held it ended
 */
export async function withdrawHeld(
  tx: Database,
  { from, references, since, now }: { from: string; references: readonly string[]; since: Date; now: Date },
): Promise<number> {
  await lockImports(tx);
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(
      and(
        eq(advertisers.reference, from.toLowerCase()),
        ne(listings.status, "withdrawn"),
        sql`${listings.importedAt} <= ${since.toISOString()}`,
        inArray(listings.reference, [...references]),
      ),
    );
  await takeDown(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.length;
}

/** Takes down listings in the transaction of whoever holds the import's lock; a feed that brings them has them back. */
export async function takeDown(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update ${listings}
    set status = 'withdrawn', own_status = null, updated_at = ${now.toISOString()}::timestamptz, digest = ${takenDown}
    where id in (select json_array_elements_text(${JSON.stringify(ids)}::text::json)::int)`);
  await pairTwins(tx, ids);
}

/** As a batch of an import does (write-changes.server.ts): neither meets the other halfway. */
export async function lockImports(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quartier listing import'))`);
}
