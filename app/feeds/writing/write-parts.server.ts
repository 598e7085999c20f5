import { inArray, sql } from "drizzle-orm";
import { expectDocuments } from "#app/media/documents/documents-due.server.ts";
import { expectPictures } from "#app/media/preparing/pictures-due.server.ts";
import type { Database } from "#db/client.server.ts";
import { listingDocuments } from "#db/schema/listing-texts.ts";
import { advertisers, photos, units } from "#db/schema/listings.ts";
import { detailsOf } from "./advertiser-details.server.ts";
import type { CheckedLine } from "../checking/check-line.server.ts";
import { insertRows, upsertRows } from "./json-rows.server.ts";
import type { Change } from "./prepare-changes.server.ts";
import { sendTogether } from "./send-together.server.ts";

/** What belongs to listings: advertisers, units, photos, documents, words. Every function takes the transaction of a batch. */

/**
 * Writes the advertisers that are new, as their first line tells of them; what is known of others is none of a batch's
 * business (advertiser-details.server.ts).
 * @returns the id of a line's advertiser
 */
export async function writeAdvertisers(tx: Database, changes: Change[]): Promise<(line: CheckedLine) => number> {
  const given = new Map<string, typeof advertisers.$inferInsert>();
  for (const { checked } of changes) {
    const details = detailsOf(checked);
    if (!given.has(details.reference)) given.set(details.reference, details);
  }
  const stored = await tx
    .select({ reference: advertisers.reference, id: advertisers.id })
    .from(advertisers)
    .where(inArray(advertisers.reference, [...given.keys()]));
  const ids = new Map(stored.map(({ reference, id }) => [reference, id]));
  for (const reference of ids.keys()) given.delete(reference);
  if (given.size > 0) {
    const written = await tx.execute<{ id: number; reference: string }>(
      sql`${insertRows(advertisers, [...given.values()])} returning id, reference`,
    );
    for (const { reference, id } of written) ids.set(reference, id);
  }
  return ({ record }) => idOf(ids, record.advertiser.reference.toLowerCase());
}

/**
 * Puts the units, photos and documents of changed listings in place of those they had.
 * @param ids of all changed listings, by reference
 * @param stored the listings that existed before
 * @param advertiserIdOf a line's advertiser
 */
export async function replaceParts(
  tx: Database,
  changes: Change[],
  ids: ReadonlyMap<string, number>,
  stored: ReadonlyMap<string, { id: number }>,
  advertiserIdOf: (line: CheckedLine) => number,
): Promise<void> {
  const old = changes.flatMap(({ row }) => stored.get(row.reference)?.id ?? []);
  const withId = changes.map((change) => ({ change, listingId: idOf(ids, change.row.reference) }));
  const unitRows = withId.flatMap(({ change, listingId }) =>
    change.checked.record.units.map((unit, position) => ({ listingId, position, ...unit })),
  );
  const photoRows = withId.flatMap(({ change, listingId }) => change.photos.map((photo) => ({ listingId, ...photo })));
  const documents = withId.map(({ change: { document }, listingId }) => ({ listingId, document }));
  const expected = changes.flatMap(({ checked, documents: each }) =>
    each.map((document) => ({ ...document, advertiserId: advertiserIdOf(checked) })),
  );
  const pictured = changes.flatMap(({ checked, photos: each }) =>
    each.map(({ key, source }) => ({ key, source, advertiserId: advertiserIdOf(checked) })),
  );
  await sendTogether([
    async () => old.length > 0 && tx.delete(units).where(inArray(units.listingId, old)),
    async () => old.length > 0 && tx.delete(photos).where(inArray(photos.listingId, old)),
    () => tx.execute(upsertRows(listingDocuments, documents, listingDocuments.listingId)),
    async () => unitRows.length > 0 && tx.execute(insertRows(units, unitRows)),
    () => expectDocuments(tx, expected),
    async () => photoRows.length > 0 && tx.execute(insertRows(photos, photoRows)),
    () => expectPictures(tx, pictured),
  ]);
}

function idOf(ids: ReadonlyMap<string, number>, reference: string): number {
  const id = ids.get(reference);
  if (id === undefined) throw new Error(`${reference} was not written`);
  return id;
}

/**
 * Adds the words of changed listings to the vocabulary that typing errors are corrected by.
 * @returns those that were not known, which the vocabulary has for certain once the transaction has ended
 */
export async function writeWords(
  tx: Database,
  changes: Change[],
  known: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>();
  for (const { words } of changes) {
    for (const word of words) if (!known.has(word)) fresh.add(word);
  }
  if (fresh.size === 0) return fresh;
  await tx.execute(sql`insert into search_words (word)
    select json_array_elements_text(${JSON.stringify([...fresh])}::text::json) on conflict do nothing`);
  return fresh;
}
