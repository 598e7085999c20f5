import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { freeText } from "#app/filters/free-text.ts";
import { type SearchCriteria } from "#app/filters/criteria.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import { isFull, lockOwner } from "./save-strategy.server.ts";
import type { SavedCriteria } from "#app/filters/saved-parameters.ts";
import { digestOf } from "./saved-criteria.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { longestName } from "./strategy.ts";

/*
 * What an owner does with a saved search. Each says whether it was there: a search of somebody else, a removed one and
 * an id that never was are all the same, nothing.
 */

/**
 * Notes that a search is looked at now; what is new counts from here. One that could not be run is given another try.
 * @returns its criteria, or null
 */
export async function runStrategy(
  db: Database,
  userId: string,
  id: string,
  now = new Date(),
): Promise<SavedCriteria | null> {
  const [run] = await db
    .update(strategies)
    .set({ lastUsedAt: now, lastSeenAt: now, brokenSince: null })
    .where(and(owned(userId, id), isNull(strategies.removedAt)))
    .returning({ criteria: strategies.criteria });
  return run?.criteria ?? null;
}

/** Gives a search a name; an empty one takes it away. */
export async function renameStrategy(db: Database, userId: string, id: string, name: string): Promise<boolean> {
  return change(db, userId, id, { name: freeText(name)?.slice(0, longestName).trim() ?? null });
}

/** Says how often its owner wants to be notified of new properties. */
export async function setFrequency(db: Database, userId: string, id: string, frequency: Frequency): Promise<boolean> {
  return change(db, userId, id, { frequency });
}

/** Removes a search; it can be had back for a day. Removing it twice is the same as once. */
export async function removeStrategy(db: Database, userId: string, id: string, now = new Date()): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .update(strategies)
      .set({ removedAt: sql`coalesce(${strategies.removedAt}, ${now.toISOString()}::timestamptz)` })
      .where(owned(userId, id))
      .returning({ id: strategies.id });
    if (removed.length > 0) await audit(tx, "search-removed", { userId, subject: id });
    return removed.length > 0;
  });
}

/** Brings a removed search back as it was; `full` when a hundred others stand in its place. @returns null for none */
export async function restoreStrategy(db: Database, userId: string, id: string): Promise<"restored" | "full" | null> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const [found] = await tx.select({ removedAt: strategies.removedAt }).from(strategies).where(owned(userId, id));
    if (!found) return null;
    if (!found.removedAt) return "restored";
    if (await isFull(tx, userId)) return "full";
    await tx.update(strategies).set({ removedAt: null }).where(owned(userId, id));
    await audit(tx, "search-restored", { userId, subject: id });
    return "restored";
  });
}

/** The id of the owner's saved search, removed or not, that looks for the same; null for none. */
export async function findEqual(db: Database, userId: string, criteria: SearchCriteria): Promise<string | null> {
  const [equal] = await db
    .select({ id: strategies.id })
    .from(strategies)
    .where(and(eq(strategies.userId, userId), eq(strategies.digest, digestOf(criteria))));
  return equal?.id ?? null;
}

/** A removed search that can still be had back: what its notice says. */
export async function findRemoved(
  db: Database,
  userId: string,
  id: string,
): Promise<{ id: string; name: string | null; criteria: SavedCriteria } | null> {
  const [removed] = await db
    .select({ id: strategies.id, name: strategies.name, criteria: strategies.criteria })
    .from(strategies)
    .where(and(owned(userId, id), isNotNull(strategies.removedAt)));
  return removed ?? null;
}

async function change(
  db: Database,
  userId: string,
  id: string,
  changed: Partial<typeof strategies.$inferInsert>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(strategies)
      .set(changed)
      .where(and(owned(userId, id), isNull(strategies.removedAt)))
      .returning({ id: strategies.id });
    if (rows.length > 0) await audit(tx, "search-changed", { userId, subject: id });
    return rows.length > 0;
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A condition on `strategies`. PostgreSQL refuses to compare with what is no id at all. */
export function owned(userId: string, id: string) {
  return uuid.test(id) ? and(eq(strategies.userId, userId), eq(strategies.id, id)) : sql`false`;
}
