import { sql, type SQL } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { listings, photos } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { isDigest, originalName } from "../store/store.server.ts";

/** Read with one question. */
const partSize = 5_000;
const mostParts = 10_000;
/** A larger share than this is no accident of single files: the store is another one, or not there. */
const mostShare = 1 / 3;
/** But so many may be. */
const fewAnyway = 30;

interface Kept extends Record<string, unknown> {
  key: string;
  original: string;
}

/**
 * Looks for pictures and documents that are ready and whose originals the media store has lost: what has an address is fetched
 * again by the worker; what came with a feed is hidden, and told to the operator (`npm run listings -- photos`), until its listing
 * is imported anew. Where most seem lost, nothing is changed.
 * @returns how many will be fetched again, and how many are hidden
 * @throws MediaStoreUnavailableError
 */
export async function findLostOriginals(
  db: DatabasePool,
  { signal }: { signal: AbortSignal },
): Promise<{ again: number; hidden: number }> {
  const there = await listKept();
  const result = { again: 0, hidden: 0 };
  for (const [table, write] of [
    [pictures, writeLostPictures],
    [attachments, writeLostDocuments],
  ] as const) {
    const { lost, looked } = await findLost(db, table, there, signal);
    if (signal.aborted) break;
    if (lost.length > fewAnyway && lost.length > looked * mostShare) {
      log.error({ lost: lost.length, of: looked }, "The media store lacks most originals; is it the right one?");
      continue;
    }
    for (const { source } of await write(db, lost)) result[source.startsWith("https:") ? "again" : "hidden"]++;
  }
  if (result.again + result.hidden > 0) log.warn(result, "Originals are lost from the media store");
  return result;
}

/** The first half of each digest in the store: enough to tell a million of them apart. */
async function listKept(): Promise<Set<string>> {
  const there = new Set<string>();
  for await (const name of (await mediaStore()).listOriginals()) there.add(halfOf(name.slice("originals/".length)));
  return there;
}

const halfOf = (digest: string) => digest.slice(0, 32);

async function findLost(db: DatabasePool, table: SQL | object, there: ReadonlySet<string>, signal: AbortSignal) {
  const [store, lost] = [await mediaStore(), [] as string[]];
  let [after, looked] = ["", 0];
  for (let parts = 0; parts < mostParts && !signal.aborted; parts++) {
    const part = await db.execute<Kept>(sql`
      select key, original from ${table} where state = 'ready' and key > ${after} order by key limit ${partSize}`);
    if (part.length === 0) break;
    looked += part.length;
    for (const { key, original } of part) {
      if (!isDigest(original) || there.has(halfOf(original))) continue;
      // It may have come since the store was listed.
      if (!(await store.has(originalName(original)))) lost.push(key);
    }
    after = part.at(-1)?.key ?? after;
  }
  return { lost, looked };
}

const failure = "the media store has lost it: send the listing anew, with a change";
const fetchedAgain = sql`source like 'https:%'`;
const lostState = sql`original = null, attempts = 0, state = case when ${fetchedAgain} then 'waiting' else 'failed' end,
  due_at = case when ${fetchedAgain} then now() end, failure = case when ${fetchedAgain} then null else ${failure} end`;

type Source = { source: string };

function writeLostPictures(db: DatabasePool, keys: readonly string[]): Promise<Source[]> {
  return writeLost(
    db,
    keys,
    sql`update ${pictures} p set ${lostState}
      from (select distinct on (key) key, source from ${photos} where key in (select key from lost)) as shown
      where p.key = shown.key returning shown.key, shown.source`,
    sql`l.id in (select listing_id from ${photos} join changed using (key))`,
  );
}

function writeLostDocuments(db: DatabasePool, keys: readonly string[]): Promise<Source[]> {
  return writeLost(
    db,
    keys,
    sql`update ${attachments} set ${lostState} where key in (select key from lost) returning key, source`,
    sql`l.documents <> '[]' and l.documents @> any(
      array(select jsonb_build_array(jsonb_build_object('source', source)) from changed))`,
  );
}

async function writeLost(db: DatabasePool, keys: readonly string[], update: SQL, touched: SQL): Promise<Source[]> {
  if (keys.length === 0) return [];
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    // Listings are written by whoever has the lock of imports (app/feeds/writing/write-changes.server.ts).
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quartier listing import'))`);
    return tx.execute<Source>(sql`
      with lost as (select json_array_elements_text(${JSON.stringify(keys)}::text::json) as key),
      changed as (${update}),
      told as (update ${listings} l set imported_at = l.imported_at where ${touched})
      select source from changed`);
  });
}
