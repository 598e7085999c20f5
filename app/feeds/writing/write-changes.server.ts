import { inArray, sql } from "drizzle-orm";
import postgres from "postgres";
import type { Database } from "#db/client.server.ts";
import { listings, priceChanges } from "#db/schema/listings.ts";
import type { Vouched } from "./advertiser-details.server.ts";
import { findForeign, TakenSoFar } from "./find-foreign.server.ts";
import { copyPriceChanges, findRelisted, historyColumns, listedSince } from "./find-relisted.server.ts";
import { upsertRows, insertRows } from "./json-rows.server.ts";
import { pairTwins } from "./pair-twins.server.ts";
import type { Change } from "./prepare-changes.server.ts";
import { comparePrices } from "./price-history.server.ts";
import { eventOf, recordListingEvents, type ListingEvent } from "./record-listing-events.server.ts";
import type { Rejection } from "../checking/rejection.ts";
import { sendTogether } from "./send-together.server.ts";
import { replaceParts, writeAdvertisers, writeWords } from "./write-parts.server.ts";

interface Written {
  created: number;
  updated: number;
  /** Written just so by another import in the meantime. */
  unchanged: number;
  priceDrops: number;
  refused: Rejection[];
}

interface WriteOptions {
  now: Date;
  /** Words that the vocabulary has for certain; grows. */
  knownWords: Set<string>;
  /** Of these advertisers, by their references, what changes may be events. */
  known: ReadonlySet<string>;
  vouched: Vouched;
  /** Twins are paired later (`FeedOptions`). */
  filling?: boolean;
}

/** So many words are cached as known; of any beyond, the database is asked each time. */
const knownWordsLimit = 500_000;

/**
 * Writes a batch in one transaction. When the database refuses a value, the batch is halved until the row that holds it
 * stands alone and is refused; the others are written.
 */
export async function writeChanges(db: Database, changes: Change[], options: WriteOptions): Promise<Written> {
  if (changes.length === 0) return nothing;
  try {
    const { words, ...written } = await db.transaction((tx) => writeAll(tx, changes, options));
    remember(options.knownWords, words);
    return written;
  } catch (error) {
    const reason = refusedValue(error);
    if (reason === undefined) throw error;
    const [first, ...others] = changes;
    if (first && others.length === 0) {
      return { ...nothing, refused: [{ line: first.checked.line, reference: first.checked.reference, reason }] };
    }
    const middle = Math.ceil(changes.length / 2);
    const half = await writeChanges(db, changes.slice(0, middle), options);
    return sum(half, await writeChanges(db, changes.slice(middle), options));
  }
}

async function writeAll(tx: Database, given: Change[], options: WriteOptions) {
  const { now, knownWords, known } = options;
  const [, , stored] = await sendTogether([
    // The pool's settings suit short searches. Here a plan made anew for every check of a foreign key would be a third of
    // the time, and a batch may have to wait for others.
    () =>
      tx.execute(sql`select set_config('plan_cache_mode', 'auto', true), set_config('statement_timeout', '0', true)`),
    // One batch at a time, whichever import it is of: no deadlock, and nothing changes between reading and writing.
    () => tx.execute(sql`select pg_advisory_xact_lock(hashtext('quartier listing import'))`),
    () => readStored(tx, given),
  ]);
  const changed = given.filter(({ row }) => stored.get(row.reference)?.digest !== row.digest);
  const { changes, refused } = await withoutForeign(tx, changed, options.vouched);
  const written = { ...nothing, words: new Set<string>(), unchanged: given.length - changed.length, refused };
  if (changes.length === 0) return written;

  const advertiserIdOf = await writeAdvertisers(tx, changes);
  const relisted = await findRelisted(tx, changes, stored, now);
  const oldPrices = new Map<string, Omit<typeof priceChanges.$inferInsert, "listingId">>();
  const reasons = new Map<string, ListingEvent["reason"]>();
  const rows = changes.map(({ checked, row }): typeof listings.$inferInsert => {
    const own = stored.get(row.reference);
    const continued = relisted.get(row.reference);
    const before = own ?? continued;
    const continues = own?.continues ?? continued?.reference ?? null;
    const price = before && comparePrices(before, row);
    const listed = row.status === "published" || row.status === "under-option";
    const reason = eventOf(before, listed, price?.dropped === true);
    if (reason && known.has(checked.record.advertiser.reference.toLowerCase())) reasons.set(row.reference, reason);
    if (before && price?.changed) {
      oldPrices.set(row.reference, { changedAt: now, rent: before.rent, sale: before.sale });
    }
    if (price?.dropped) written.priceDrops++;
    if (own) written.updated++;
    else written.created++;
    return {
      ...row,
      publishedAt: publishedOf(checked, row, before?.publishedAt, continues !== null),
      continues,
      ownStatus: null,
      advertiserId: advertiserIdOf(checked),
      importedAt: now,
      firstListedAt: listedSince(before, row, listed, now),
      priceDroppedAt: price?.dropped ? now : price?.raised ? null : before?.priceDroppedAt,
    };
  });
  const ids = await tx.execute<{ id: number; reference: string }>(
    sql`${upsertRows(listings, rows, listings.reference)} returning id, reference`,
  );
  const idOf = new Map(ids.map(({ reference, id }) => [reference, id]));
  await copyPriceChanges(
    tx,
    ids.flatMap(({ reference, id }) => {
      const continued = relisted.get(reference);
      return continued ? [{ from: continued.id, to: id }] : [];
    }),
  );
  const priceRows = ids.flatMap(({ reference, id }) => {
    const price = oldPrices.get(reference);
    return price ? [{ listingId: id, ...price }] : [];
  });
  if (priceRows.length > 0) await tx.execute(insertRows(priceChanges, priceRows));
  await replaceParts(tx, changes, idOf, stored, advertiserIdOf);
  const words = await writeWords(tx, changes, knownWords);
  // What another advertiser offers already is nothing new, nor is it shown by itself.
  const twins = options.filling ? new Set<number>() : await pairTwins(tx, ids.map(({ id }) => id)); // prettier-ignore
  await recordListingEvents(
    tx,
    ids.flatMap(({ reference, id }): ListingEvent[] => {
      const reason = twins.has(id) ? undefined : reasons.get(reference);
      return reason ? [{ listingId: id, reason }] : [];
    }),
  );
  return { ...written, words };
}

/** A feed may date a listing anew, but not one that continues another: it is no younger than that. */
function publishedOf(
  { record }: Change["checked"],
  { publishedAt }: Change["row"],
  before: Date | undefined,
  continuing: boolean,
): Date {
  if (before === undefined || (record.publishedAt !== undefined && !continuing)) return publishedAt;
  return continuing && publishedAt < before ? publishedAt : before;
}

/** Under the import's lock: whose a listing is can't change any more. */
async function withoutForeign(
  tx: Database,
  changed: Change[],
  { move }: Vouched,
): Promise<{ changes: Change[]; refused: Rejection[] }> {
  if (move) return { changes: changed, refused: [] };
  const lines = changed.map(({ checked }) => checked);
  const foreign = await findForeign(tx, lines, new TakenSoFar());
  const refused = [...foreign].map(([{ line, reference }, reason]) => ({ line, reference, reason }));
  return { changes: changed.filter(({ checked }) => !foreign.has(checked)), refused };
}

async function readStored(tx: Database, changes: Change[]) {
  const rows = await tx
    .select({
      ...historyColumns,
      digest: listings.digest,
      continues: listings.continues,
    })
    .from(listings)
    .where(
      inArray(
        listings.reference,
        changes.map(({ row }) => row.reference),
      ),
    );
  return new Map(rows.map((row) => [row.reference, row]));
}

/** What PostgreSQL says of a value it does not take; undefined for an error that no row is to blame for. */
function refusedValue(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof postgres.PostgresError)) return undefined;
  // Bad values, broken constraints, and what is too large for an index or a type.
  return /^(?:22|23|54)/.test(cause.code) ? `the database refuses it: ${cause.message}` : undefined;
}

function remember(known: Set<string>, words: ReadonlySet<string>): void {
  for (const word of words) if (known.size < knownWordsLimit) known.add(word);
}

const nothing: Readonly<Written> = { created: 0, updated: 0, unchanged: 0, priceDrops: 0, refused: [] };

function sum(a: Written, b: Written): Written {
  return {
    created: a.created + b.created,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    priceDrops: a.priceDrops + b.priceDrops,
    refused: [...a.refused, ...b.refused],
  };
}
