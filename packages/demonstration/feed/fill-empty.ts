import { sql } from "drizzle-orm";
import { listUnpaired, pairTwins } from "../../../app/feeds/writing/pair-twins.server.ts";
import { lockImports } from "../../../app/feeds/writing/withdraw-missing.server.ts";
import type { Database } from "../../../db/client.server.ts";
import { listings } from "../../../db/schema/listings.ts";

/**
 * What belongs to a listing, and nothing else refers to: empty as long as there is none. Truncated all the same, as what a
 * transaction writes to new files is not written ahead where there is nobody to send it to (`wal_level` minimal, as in the
 * embedded server): a quarter of what a feed takes.
 */
const parts = ["units", "photos", "listing_documents"];
/** What the listings of a feed are written to. */
const tables = ["listings", ...parts, "search_words"];
/** An import looks up by these whether a new listing continues another. */
const neededWhileFilling = ["listings_address"];

/** Columns that pairing asks for. */
const pairedBy = [
  ...["id", "reference", "advertiser_id", "postcode", "street", "house_number", "address_hidden", "status", "listed"],
  ...["own_status", "same_as"],
];

/** In the transaction of its caller alone: many rows are sorted at once, and none of them is to outlive a power cut yet. */
const settings = { maintenance_work_mem: "128MB", synchronous_commit: "off" };

/** They keep up, row by row, what searches compare. */
const triggers = ["listings_searched_inserted", "listings_searched_updated"];

/**
 * Fills a database that has no listing yet in one transaction, without the indexes, foreign keys and triggers that would follow
 * row by row: all of that is made whole at its end, as is the pairing of what several advertisers offer. Whatever goes wrong,
 * nothing has happened. Who looks for listings meanwhile waits, and gives up in a site's time for a statement; places and
 * advertisers are read as ever.
 * @param db as the owner of the tables
 * @param fill imports the listings (`filling`)
 * @returns what that does; undefined, and it was not called, where there are listings already
 */
export async function fillEmpty<Result>(
  db: Database,
  fill: (tx: Database) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction(async (tx) => {
    // In the order in which imports and the worker take them, or a batch of ours would wait for one of them that waits for us.
    await lockImports(tx);
    // Before they are counted: another import may be about to bring the first.
    await tx.execute(sql`lock table listings in access exclusive mode`);
    if ((await tx.$count(listings)) > 0) return undefined;
    for (const [name, value] of Object.entries(settings)) {
      await tx.execute(sql`select set_config(${name}, ${value}, true)`);
    }
    await tx.execute(sql.raw(`truncate ${parts.join(", ")}`));
    for (const name of triggers) await tx.execute(sql.raw(`alter table listings disable trigger ${name}`));
    const putBack = await takeOff(tx);
    const result = await fill(oneAtATime(tx));
    await putBack();
    await pairAll(tx);
    await tx.execute(sql`insert into listing_search select * from searched_listings order by place_id, type`);
    await tx.execute(sql`
      insert into listing_counts (field, value, listings, type, to_let, for_sale, invest, coworking)
      select field, value, count(*), type, to_let, for_sale, invest, coworking
      from listing_search, counted_values(listing_search)
      group by field, value, type, to_let, for_sale, invest, coworking order by field, type`);
    for (const name of triggers) await tx.execute(sql.raw(`alter table listings enable trigger ${name}`));
    return result;
  });
}

/** As many at a time as an import has in a batch: asked of all at once, PostgreSQL compares every listing with every other. */
const pairedTogether = 500;

async function pairAll(tx: Database): Promise<void> {
  const ids = await listUnpaired(tx);
  for (let start = 0; start < ids.length; start += pairedTogether) {
    await pairTwins(tx, ids.slice(start, start + pairedTogether));
  }
}

/**
 * Takes indexes off, and foreign keys between these tables: one that names places or advertisers can't be dropped without
 * keeping everybody from reading those, and costs some 10 µs a listing.
 * @returns what makes them anew
 */
async function takeOff(tx: Database): Promise<() => Promise<void>> {
  const names = JSON.stringify(tables);
  const listed = sql`(select json_array_elements_text(${names}::text::json)::regclass)`;
  const keys = await tx.execute<{ relation: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid in ${listed} and confrelid in ${listed}`);
  const indexes = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ${listed} and not indisunique
      and indexrelid not in (select json_array_elements_text(${JSON.stringify(neededWhileFilling)}::text::json)::regclass)`);
  for (const { relation, name } of keys) await tx.execute(sql.raw(`alter table ${relation} drop constraint ${name}`));
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  return async () => {
    // Without what pairing asks for, every batch of it would read all listings; what searches ask for follows when all is there.
    await tx.execute(sql.raw(`analyze listings (${pairedBy.join(", ")})`));
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    for (const { relation, name, definition } of keys) {
      await tx.execute(sql.raw(`alter table ${relation} add constraint ${name} ${definition}`));
    }
  };
}

/** The same, but a transaction within it begins when the one before has ended: two can't be in turn on one connection. */
function oneAtATime(tx: Database): Database {
  let last: Promise<unknown> = Promise.resolve();
  const transaction: Database["transaction"] = (work, config) => {
    const next = last.then(() => tx.transaction(work, config));
    last = next.catch(() => undefined);
    return next;
  };
  return new Proxy(tx, {
    get: (target, name) => (name === "transaction" ? transaction : (Reflect.get(target, name, target) as unknown)),
  });
}
