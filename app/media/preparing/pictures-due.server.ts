import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings, photos } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import { duskTwin } from "../fetching/demonstration-pictures.server.ts";
import type { StoredPhoto } from "../sizes/photo-variants.server.ts";
import { listDueInTurn, type Due } from "./take-in-turn.server.ts";

/** Minutes after which a picture that could not be had is tried again; then it is given up until its listing changes. */
export const waits = [5, 30, 180, 720] as const;

/** A picture that an import has brought. */
interface ExpectedPicture {
  key: string;
  source: string;
  advertiserId: number;
}

/**
 * Writes down that the worker is to see to the pictures of photos that an import has written, in its transaction. What it
 * has seen to already stays so; what it had given up is tried again. The site's own drawings are made when somebody asks.
 */
export async function expectPictures(tx: Database, rows: readonly ExpectedPicture[]): Promise<void> {
  const photographed = rows.filter(({ source }) => duskTwin(source) === undefined);
  const expected = [...new Map(photographed.map(({ key, advertiserId }) => [key, { key, advertiserId }])).values()];
  if (expected.length === 0) return;
  await tx.execute(sql`
    insert into ${pictures} (key, advertiser_id) select key, "advertiserId"
    from json_to_recordset(${JSON.stringify(expected)}::text::json) as given(key text, "advertiserId" int)
    on conflict (key) do update set due_at = now(), attempts = 0
    where ${pictures.state} = 'failed' and ${pictures.dueAt} is null`);
}

/** A picture that waits for the worker; without a photo where no listing shows it any more. */
export interface DuePicture extends Due {
  photo: StoredPhoto | undefined;
}

/** The pictures that have waited longest, of every advertiser in turn, and those of a listing one after the other. */
export async function listDue(
  db: Database,
  now: Date,
  most: number,
  without: Parameters<typeof listDueInTurn>[4],
): Promise<DuePicture[]> {
  const due = await listDueInTurn(db, pictures, now, most, without);
  if (due.length === 0) return [];
  const rows = await db
    .selectDistinctOn([photos.key], { key: photos.key, source: photos.source, kind: photos.kind })
    .from(photos)
    .where(inArray(photos.key, due.map(({ key }) => key))); // prettier-ignore
  const found = new Map(rows.map((row) => [row.key, row]));
  return due.map(({ original, ...each }) => {
    const row = found.get(each.key);
    return { ...each, photo: row && { ...row, original } };
  });
}

/** What became of a picture. */
export type Outcome =
  | { key: string; prepared: { original: string; width: number; height: number; colour: string; blur: string } }
  | { key: string; failure: string; attempts: number };

/**
 * Writes down what became of pictures, and that the listings that show them have changed: pages and cards that are kept are
 * made anew.
 */
export async function writeOutcomes(db: Database, outcomes: readonly Outcome[], now: Date): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map((outcome) => {
    if ("prepared" in outcome) {
      return { key: outcome.key, ...outcome.prepared, state: "ready", due_at: null, failure: null, attempts: 0 };
    }
    const { key, failure, attempts } = outcome;
    const wait = waits[attempts - 1];
    const again = wait === undefined ? null : new Date(now.getTime() + wait * 60_000);
    // Cut between the halves of a character, it would be no JSON, and whatever waits would wait for ever.
    const told = failure.slice(0, 300).replace(/\p{Cs}/gu, "");
    return { key, failure: told, attempts, state: "failed", due_at: again };
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    // Listings are written in no other order than an import's: whoever has its lock (app/feeds/writing/write-changes.server.ts).
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quartier listing import'))`);
    const changed = await tx.execute<{ key: string }>(sql`
      update ${pictures} p set state = given.state, due_at = given.due_at, failure = given.failure,
        attempts = given.attempts, original = coalesce(given.original, p.original),
        width = coalesce(given.width, p.width), height = coalesce(given.height, p.height),
        colour = coalesce(given.colour, p.colour), blur = coalesce(given.blur, p.blur)
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as given(key text, state text, due_at timestamptz,
        failure text, attempts int, original text, width int, height int, colour text, blur text)
      where p.key = given.key
      returning p.key`);
    const keys = JSON.stringify(changed.map(({ key }) => key));
    // Any update is a new revision (its trigger); nothing else of a listing changes by it.
    await tx.execute(sql`
      update ${listings} l set imported_at = l.imported_at
      where l.id in (select listing_id from ${photos}
        where key in (select json_array_elements_text(${keys}::text::json)))`);
  });
}

/** Forgets pictures that no listing shows any more. */
export async function forgetPictures(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.execute(sql`
    delete from ${pictures} where key in (select json_array_elements_text(${JSON.stringify(keys)}::text::json))
      and not exists (select from ${photos} where ${eq(photos.key, pictures.key)})`);
}
