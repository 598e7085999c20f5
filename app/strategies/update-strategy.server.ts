import { and, eq, isNull } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Order, SearchCriteria } from "#app/filters/criteria.ts";
import { findSearchedAgency } from "#app/search-index/find-advertisers.server.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import { owned } from "./change-strategy.server.ts";
import { lockOwner } from "./save-strategy.server.ts";
import { canonicalCriteria, digestOf, fieldsOf, saveCriteria } from "./saved-criteria.server.ts";

/**
 * Lets a saved search look for something else from now on; its name and how often it mails stay, and so does what was
 * mailed of it: nothing is told twice, and nothing that was published before is told anew. What waits for the next mail
 * is matched with the new search before it is written (decision 018).
 * @param criteria in any order and writing; its places by their English slugs
 * @returns `equal`, and nothing is changed, when another of the owner's looks for just that; null when it is not theirs
 */
export async function updateStrategy(
  db: Database,
  userId: string,
  id: string,
  criteria: SearchCriteria,
  { order, now = new Date() }: { order?: Order | undefined; now?: Date } = {},
): Promise<"updated" | "equal" | null> {
  const gazetteer = await getGazetteer(db);
  const canonical = canonicalCriteria(gazetteer, criteria, "en");
  const digest = digestOf(canonical);
  const agency = await findSearchedAgency(db, canonical);
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const [edited] = await tx
      .select({ id: strategies.id })
      .from(strategies)
      .where(and(owned(userId, id), isNull(strategies.removedAt)));
    if (!edited) return null;
    const [equal] = await tx
      .select({ id: strategies.id, removedAt: strategies.removedAt })
      .from(strategies)
      .where(and(eq(strategies.userId, userId), eq(strategies.digest, digest)));
    if (equal && equal.id !== edited.id) {
      if (!equal.removedAt) return "equal";
      // Its owner did away with it; what it looked for, the edited one does now.
      await tx.delete(strategies).where(eq(strategies.id, equal.id));
    }
    await tx
      .update(strategies)
      .set({
        digest,
        criteria: saveCriteria(gazetteer, canonical, order, agency),
        ...fieldsOf(gazetteer, canonical),
        brokenSince: null,
        lastUsedAt: now,
        lastSeenAt: now,
      })
      .where(eq(strategies.id, edited.id));
    await audit(tx, "search-changed", { userId, subject: edited.id });
    return "updated";
  });
}
