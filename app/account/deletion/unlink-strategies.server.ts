import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { notifications } from "#db/schema/notifications.ts";
import { placeLocalizations, places } from "#db/schema/places.ts";
import { strategies } from "#db/schema/strategies.ts";
import { anonymousCriteria, placesNamedIn } from "./anonymous-criteria.ts";

/**
 * Cuts a person's saved searches off from them and keeps them for good, without name and without anything that they
 * typed (specification, section 4); those that they had removed themselves go.
 */
export async function unlinkStrategies(tx: Database, userId: string): Promise<void> {
  const ofUser = eq(strategies.userId, userId);
  await tx.delete(strategies).where(and(ofUser, isNotNull(strategies.removedAt)));
  const found = await tx.select({ id: strategies.id, criteria: strategies.criteria }).from(strategies).where(ofUser);
  const known = await findPlaces(tx, [...new Set(found.flatMap(({ criteria }) => placesNamedIn(criteria)))]);
  const ids = found.map(({ id }) => id);
  // What they were to hear of is nobody's any more.
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.strategyId, ids));
  for (const { id, criteria } of found) {
    await tx
      .update(strategies)
      .set({
        userId: null,
        name: null,
        criteria: anonymousCriteria(criteria, (slug) => known.has(slug)),
        // The old one is of the words that are gone: whoever guesses them could tell that they were these.
        digest: "",
        frequency: "off",
      })
      .where(eq(strategies.id, id));
  }
}

async function findPlaces(tx: Database, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { slug } = placeLocalizations;
  const { postcodes } = places;
  const [named, coded] = await Promise.all([
    tx.select({ slug }).from(placeLocalizations).where(inArray(slug, slugs)),
    tx
      .select({ postcodes })
      .from(places)
      .where(sql`${postcodes} && ${sql.param(slugs)}::text[]`),
  ]);
  return new Set([...named.map((each) => each.slug), ...coded.flatMap((each) => each.postcodes)]);
}
