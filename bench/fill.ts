import { spawnSync } from "node:child_process";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { DatabasePool } from "#db/client.server.ts";
import { listingDocuments } from "#db/schema/listing-texts.ts";
import { listings, photos } from "#db/schema/listings.ts";

/** So many listings are made and imported as a feed; more are copies of these. */
const imported = 100_000;

/**
 * Fills the benchmark's database once; it is kept for the next run. Beyond 100,000 every listing is copied: with its
 * words and its first photo, but moved, resized, priced and dated anew, so that no two are alike to an index.
 * @param environment where the database stands
 */
export async function fillDatabase(database: DatabasePool, size: number, environment: Record<string, string>) {
  const present = await database.$count(listings);
  if (present < Math.min(size, imported)) seed(Math.min(size, imported), environment);
  const copies = Math.round(size / imported) - 1;
  if (present < size * 0.9 && copies > 0) await copyListings(database, copies);
}

function seed(size: number, environment: Record<string, string>) {
  console.log(`Filling the database with ${size.toLocaleString("en")} demonstration listings …`);
  const seeded = spawnSync(
    process.execPath,
    // As `npm run db:seed` does.
    [
      ...["--max-semi-space-size=64", "bin/run.js"],
      ...["packages/demonstration/seed-cli.ts", "--listings", String(size)],
    ],
    { stdio: "inherit", env: { ...process.env, ...environment } },
  );
  if (seeded.status !== 0) throw new Error("the demonstration listings could not be loaded");
}

async function copyListings(database: DatabasePool, copies: number) {
  console.log(`Copying them ${copies} times …`);
  const { id: _, listed: __, revision: ___, ...given } = getTableColumns(listings);
  const columns = Object.values(given).map(({ name }) => name);
  const changed: Partial<Record<string, SQL>> = {
    reference: sql`listings.reference || '-' || copy`,
    lat: sql`lat + (random() - 0.5) * 0.02`,
    lng: sql`lng + (random() - 0.5) * 0.03`,
    surface_total: sql`round((surface_total * factor)::numeric)`,
    surface_min: sql`round((surface_min * factor)::numeric)`,
    rent_low: sql`round((rent_low * factor)::numeric)`,
    rent_high: sql`round((rent_high * factor)::numeric)`,
    sale_low: sql`round((sale_low * factor)::numeric, -3)`,
    sale_high: sql`round((sale_high * factor)::numeric, -3)`,
    published_at: sql`published_at - random() * interval '60 days'`,
  };
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name) => changed[name] ?? sql`${sql.identifier(name)}`),
    sql`, `,
  );
  const indexes = await dropIndexes(database);
  await database.execute(sql`
    insert into ${listings} (${names})
    select ${values} from ${listings}, generate_series(1, ${copies}) as copy, lateral (select 0.7 + random() * 0.6 as factor, copy as of_copy) as own`);
  const originals = sql`${listings} as copied join ${listings} as original
    on original.reference = regexp_replace(copied.reference, '-[0-9]$', '') and original.id <> copied.id`;
  await database.execute(sql`
    insert into ${listingDocuments}
    select copied.id, document from ${originals} join ${listingDocuments} on listing_id = original.id`);
  await database.execute(sql`
    insert into ${photos} (listing_id, position, kind, key, source, alts)
    select copied.id, position, kind, key, source, alts
    from ${originals} join ${photos} on listing_id = original.id and position = 0`);
  for (const { definition } of indexes) await database.execute(sql.raw(definition));
  await database.execute(sql`vacuum analyze`);
}

/** Indexes are quicker built whole than kept row by row: drops those that no constraint needs, and says how to build them. */
async function dropIndexes(database: DatabasePool) {
  const indexes = await database.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('listings', 'listing_search', 'listing_documents', 'photos')
      and not exists (select from pg_constraint where conname = indexname) and indexname <> 'listings_reference'`);
  for (const { name } of indexes) await database.execute(sql`drop index ${sql.identifier(name)}`);
  return indexes;
}
