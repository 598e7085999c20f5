import { desc, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { gazetteerLoads, placeLocalizations, placeNames, places } from "#db/schema/places.ts";
import { tagged } from "#app/http/cache-tags.ts";
import { inEveryLanguage } from "#app/i18n/languages.ts";
import { Gazetteer } from "./gazetteer.ts";
import { grouped } from "./grouped.ts";
import type { Place } from "./place.ts";

/** How long a process may go on with its gazetteer before it asks whether another was loaded, in milliseconds. */
const recheckAfter = 60_000;

interface Loaded {
  digest: string | undefined;
  gazetteer: Gazetteer;
}

interface Cached {
  loaded: Promise<Loaded>;
  /** Once it is loaded. */
  gazetteer?: Gazetteer;
  checkedAt: number;
}

const caches = new WeakMap<Database, Cached>();

/**
 * The gazetteer of a database, in memory: read once per process, and again within a minute of another being loaded.
 * @param db the pool; a transaction would read it anew each time
 */
export async function getGazetteer(db: Database): Promise<Gazetteer> {
  const cached = caches.get(db);
  if (!cached) return remember(db, read(db));
  if (performance.now() - cached.checkedAt < recheckAfter) return (await cached.loaded).gazetteer;
  return remember(db, refresh(db, cached.loaded));
}

/** Of the gazetteer that {@link getGazetteer} gave last; undefined when it was not loaded from files. */
export async function getGazetteerDigest(db: Database): Promise<string | undefined> {
  return (await caches.get(db)?.loaded)?.digest;
}

/** The gazetteer as a source of pages that may be kept (app/http/page-cache.server.ts): mostly it is at hand. */
export const gazetteerSource = tagged("places", (db: Database): Gazetteer | Promise<Gazetteer> => {
  const cached = caches.get(db);
  const isFresh = cached !== undefined && performance.now() - cached.checkedAt < recheckAfter;
  return (isFresh ? cached.gazetteer : undefined) ?? getGazetteer(db);
});

/** The digest of the gazetteer that stands in the database; undefined when none was ever loaded. */
export async function findGazetteerDigest(db: Database): Promise<string | undefined> {
  const [load] = await db
    .select({ digest: gazetteerLoads.digest })
    .from(gazetteerLoads)
    .orderBy(desc(gazetteerLoads.loadedAt))
    .limit(1);
  return load?.digest;
}

async function remember(db: Database, loaded: Promise<Loaded>): Promise<Gazetteer> {
  const cached: Cached = { loaded, checkedAt: performance.now() };
  caches.set(db, cached);
  try {
    const { digest, gazetteer } = await loaded;
    // As long as nothing was ever loaded, the next caller asks again.
    if (digest === undefined) cached.checkedAt = -Infinity;
    cached.gazetteer = gazetteer;
    return gazetteer;
  } catch (error) {
    caches.delete(db);
    throw error;
  }
}

async function refresh(db: Database, loaded: Promise<Loaded>): Promise<Loaded> {
  const [current, digest] = await Promise.all([loaded, findGazetteerDigest(db)]);
  return current.digest === digest ? current : read(db);
}

/** The last that was read, with the rows that it was made of. */
let latest: { rows: string; loaded: Promise<Loaded> } | undefined;

/** Whoever serves several databases with the same places, as tests do, makes one gazetteer of them. */
async function read(db: Database): Promise<Loaded> {
  const rows = await findRows(db);
  if (latest?.rows === rows) {
    // Nobody is to fail by what another database did not answer.
    const shared = await latest.loaded.catch(() => undefined);
    if (shared) return shared;
  }
  const read = { rows, loaded: readAll(db) };
  latest = read;
  read.loaded.catch(() => (latest = latest === read ? undefined : latest));
  return read.loaded;
}

/**
 * What tells the rows of the gazetteer from all that other databases of this process may have: how many there are, and which
 * transaction wrote each, where. Not the newest transaction alone: one that began before it may end after it. A database
 * that is a copy of another has the same.
 */
async function findRows(db: Database): Promise<string> {
  const told = [places, placeLocalizations, placeNames, gazetteerLoads].map(
    (table) => sql`(select concat(count(*), ' ', sum(hashtext(concat(xmin, ctid)))) from ${table})`,
  );
  const [row] = await db.execute<{ rows: string }>(sql`select concat_ws(', ', ${sql.join(told, sql`, `)}) as rows`);
  return `${row?.rows} ${await findGazetteerDigest(db)}`;
}

async function readAll(db: Database): Promise<Loaded> {
  // The digest first: a load that comes between is noticed at the next check.
  const digest = await findGazetteerDigest(db);
  const [rows, localizations, names] = await Promise.all([
    db.select().from(places),
    db.select().from(placeLocalizations),
    db.select().from(placeNames),
  ]);
  const ofPlace = grouped(localizations, ({ placeId }) => placeId);
  return {
    digest,
    gazetteer: new Gazetteer(
      rows.map((row) => placeOf(row, ofPlace.get(row.id) ?? [])),
      names,
    ),
  };
}

/** @throws for a place that a language has no name for: the gazetteer was loaded before the language came */
function placeOf(
  row: typeof places.$inferSelect,
  localizations: readonly (typeof placeLocalizations.$inferSelect)[],
): Place {
  const inLanguages = (key: "name" | "slug") =>
    inEveryLanguage((language) => {
      const text = localizations.find((each) => each.language === language)?.[key];
      if (text === undefined) throw new Error(`${row.key} has no ${key} in ${language}: load the gazetteer`);
      return text;
    });
  return { ...row, names: inLanguages("name"), slugs: inLanguages("slug") };
}
