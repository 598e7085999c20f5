import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Order, SearchCriteria } from "#app/filters/criteria.ts";
import { findSearchedAgency } from "#app/search-index/find-advertisers.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { notificationPreferences, strategies } from "#db/schema/strategies.ts";
import { canonicalCriteria, digestOf, fieldsOf, saveCriteria } from "./saved-criteria.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { maxStrategies, type SaveOutcome } from "./strategy.ts";

/** Milliseconds for which a removed search can be had back. */
const removedFor = 24 * 60 * 60_000;

interface Wishes {
  name?: string;
  /** What its owner chose on their profile, when the search is new and this is not said; daily until they choose. */
  frequency?: Frequency;
  /** In which its results were looked at: null for the usual one, undefined where nothing says so. */
  order?: Order | null | undefined;
  now?: Date;
}

/** `known` when an equal search was saved already; nothing is saved when the list is `full`. */
type SavedStrategy = { outcome: Exclude<SaveOutcome, "full">; id: string } | { outcome: "full" };

/**
 * Saves a search for its owner. An equal one that is there already is touched instead, and one that was removed comes
 * back, both in the order in which it was looked at last; beyond a hundred nothing is saved, however many ask at once.
 * @param criteria in any order and writing; its places by their English slugs
 */
export async function saveStrategy(
  db: Database,
  userId: string,
  criteria: SearchCriteria,
  { name, frequency, order, now = new Date() }: Wishes = {},
): Promise<SavedStrategy> {
  const gazetteer = await getGazetteer(db);
  const canonical = canonicalCriteria(gazetteer, criteria, "en");
  const digest = digestOf(canonical);
  const agency = await findSearchedAgency(db, canonical);
  const saved = saveCriteria(gazetteer, canonical, order ?? undefined, agency);
  const wishes = { ...(name !== undefined && { name }), ...(frequency && { frequency }) };
  const newWishes = { ...wishes, ...(order !== undefined && { criteria: saved }) };
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    await clearRemoved(tx, userId, now);
    const own = and(eq(strategies.userId, userId), eq(strategies.digest, digest));
    const [known] = await tx.select({ id: strategies.id, removedAt: strategies.removedAt }).from(strategies).where(own);
    if (known && !known.removedAt) {
      await tx
        .update(strategies)
        .set({ ...newWishes, lastUsedAt: now })
        .where(eq(strategies.id, known.id));
      return { outcome: "known", id: known.id };
    }
    if (await isFull(tx, userId)) return { outcome: "full" };
    if (known) {
      const back = { ...newWishes, removedAt: null, lastUsedAt: now, lastSeenAt: now };
      await tx.update(strategies).set(back).where(eq(strategies.id, known.id));
      await audit(tx, "search-saved", { userId, subject: known.id });
      return { outcome: "saved", id: known.id };
    }
    const [added] = await tx
      .insert(strategies)
      .values({
        userId,
        digest,
        criteria: saved,
        ...fieldsOf(gazetteer, canonical),
        frequency: await usualFrequency(tx, userId),
        ...wishes,
        createdAt: now,
        lastUsedAt: now,
        lastSeenAt: now,
      })
      .returning({ id: strategies.id });
    if (!added) throw new Error("The saved search was not written");
    await audit(tx, "search-saved", { userId, subject: added.id });
    return { outcome: "saved", id: added.id };
  });
}

async function usualFrequency(tx: Database, userId: string): Promise<Frequency> {
  const [chosen] = await tx
    .select({ frequency: notificationPreferences.frequency })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return chosen && chosen.frequency !== "off" ? chosen.frequency : "daily";
}

/**
 * Lets one after the other of an owner's calls through, so that each counts what the one before has saved.
 * @throws when there is no such account
 */
export async function lockOwner(tx: Database, userId: string): Promise<void> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  if (!owner) throw new Error("A search can't be saved for an account that is not there");
}

/** True when an owner has as many saved searches as one can have; removed ones don't count. */
export async function isFull(tx: Database, userId: string): Promise<boolean> {
  const [counted] = await tx
    .select({ saved: count() })
    .from(strategies)
    .where(and(eq(strategies.userId, userId), isNull(strategies.removedAt)));
  return (counted?.saved ?? 0) >= maxStrategies;
}

/** Clears what was removed more than a day ago: nobody will want it back. */
async function clearRemoved(tx: Database, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - removedFor);
  await tx
    .delete(strategies)
    .where(and(eq(strategies.userId, userId), isNotNull(strategies.removedAt), lt(strategies.removedAt, before)));
}
