import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import { isVisible } from "#app/http/visible-text.ts";
import { isReference } from "#app/listings/reference.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { listings } from "#db/schema/listings.ts";
import { shortlist } from "#db/schema/strategies.ts";
import { longestNote, mostOnAccount } from "./shortlist.ts";

/** A listing that an account keeps. */
export interface Shortlisted {
  id: number;
  reference: string;
  note: string | null;
  addedAt: Date;
}

/** What an account keeps, the latest first. A draft is left out: nobody may see it, though it stays kept. */
export function listShortlisted(db: Database, userId: string): Promise<Shortlisted[]> {
  return db
    .select({ id: listings.id, reference: listings.reference, note: shortlist.note, addedAt: shortlist.addedAt })
    .from(shortlist)
    .innerJoin(listings, eq(listings.id, shortlist.listingId))
    .where(and(eq(shortlist.userId, userId), ne(listings.status, "draft")))
    .orderBy(desc(shortlist.addedAt), desc(listings.id));
}

/** `unknown` for a listing that nobody can see. */
type AccountOutcome = "added" | "known" | "full" | "unknown";

/**
 * Keeps a listing on an account; beyond {@link mostOnAccount} nothing is kept, however many ask at once.
 * @param past what a listing that is kept again had: its note, and since when it was kept
 */
export async function addToAccount(
  db: Database,
  userId: string,
  reference: string,
  past: { note?: string | null; addedAt?: Date } = {},
): Promise<AccountOutcome> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const [listing] = await findIds(tx, [reference]);
    if (!listing) return "unknown";
    const own = and(eq(shortlist.userId, userId), eq(shortlist.listingId, listing.id));
    const [known] = await tx.select({ id: shortlist.listingId }).from(shortlist).where(own);
    if (known) return "known";
    if ((await countShortlisted(tx, userId)) >= mostOnAccount) return "full";
    await tx.insert(shortlist).values({ userId, listingId: listing.id, ...past });
    return "added";
  });
}

/** Takes a listing off an account's shortlist. @returns what was kept with it; null when it was not there */
export async function removeFromAccount(db: Database, userId: string, reference: string): Promise<Shortlisted | null> {
  const [listing] = await db
    .select({ id: listings.id, reference: listings.reference })
    .from(listings)
    .where(eq(listings.reference, reference));
  if (!listing) return null;
  const [removed] = await db
    .delete(shortlist)
    .where(and(eq(shortlist.userId, userId), eq(shortlist.listingId, listing.id)))
    .returning({ note: shortlist.note, addedAt: shortlist.addedAt });
  return removed ? { ...listing, ...removed } : null;
}

/**
 * Writes the owner's note of a listing; an empty one takes it away.
 * @returns false when the listing is not on this account's shortlist
 */
export async function writeNote(db: Database, userId: string, reference: string, text: string): Promise<boolean> {
  if (!isReference(reference)) return false;
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  const note = (isVisible(plain) && plain.trim().slice(0, longestNote).trim()) || null;
  const own = db.select({ id: listings.id }).from(listings).where(eq(listings.reference, reference));
  const written = await db
    .update(shortlist)
    .set({ note })
    .where(and(eq(shortlist.userId, userId), inArray(shortlist.listingId, own)))
    .returning({ id: shortlist.listingId });
  return written.length > 0;
}

/**
 * Brings what a browser kept to an account, as far as there is room. Doing it twice, or at once from two requests, is
 * the same as once.
 * @param references the latest first; they keep their order, and stand above what the account had
 * @returns those that found no room
 */
export async function mergeIntoAccount(
  db: Database,
  userId: string,
  references: readonly string[],
  now = new Date(),
): Promise<string[]> {
  if (references.length === 0) return [];
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const found = new Map((await findIds(tx, references)).map(({ id, reference }) => [reference, id]));
    const own = await tx.select({ id: shortlist.listingId }).from(shortlist).where(eq(shortlist.userId, userId));
    const listed = new Set(own.map(({ id }) => id));
    const fresh = references.flatMap((reference) => {
      const id = found.get(reference);
      return id === undefined || listed.has(id) ? [] : [{ id, reference }];
    });
    const room = Math.max(0, mostOnAccount - listed.size);
    const rows = fresh.slice(0, room).map(({ id }, index) => ({
      userId,
      listingId: id,
      addedAt: new Date(now.getTime() - index),
    }));
    if (rows.length > 0) await tx.insert(shortlist).values(rows);
    return fresh.slice(room).map(({ reference }) => reference);
  });
}

function findIds(db: Database, references: readonly string[]) {
  return db
    .select({ id: listings.id, reference: listings.reference })
    .from(listings)
    .where(and(inArray(listings.reference, [...references]), ne(listings.status, "draft")));
}

/** The listings that visitors can see of some references, in the order given. */
export async function listSeen(
  db: Database,
  references: readonly string[],
): Promise<{ id: number; reference: string }[]> {
  if (references.length === 0) return [];
  const found = new Map((await findIds(db, references)).map((listing) => [listing.reference, listing]));
  return references.flatMap((reference) => found.get(reference) ?? []);
}

async function countShortlisted(tx: Database, userId: string): Promise<number> {
  const [counted] = await tx.select({ listed: count() }).from(shortlist).where(eq(shortlist.userId, userId));
  return counted?.listed ?? 0;
}

/** Lets one after the other of an owner's calls through, so that each counts what the one before has kept. */
async function lockOwner(tx: Database, userId: string): Promise<void> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  if (!owner) throw new Error("Nothing can be kept on an account that is not there");
}
