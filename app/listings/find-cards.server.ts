import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { selectCards, type CardRow } from "./card-columns.server.ts";
import { isReference } from "./reference.ts";

/** The cards of listings on offer by their references, in that order; those that are not on offer are left out. */
export async function findCards(db: Database, references: readonly string[]): Promise<CardRow[]> {
  const asked = [...new Set(references.filter(isReference))];
  if (asked.length === 0) return [];
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.reference, asked), sql`${listings.listed}`));
  const cards = await selectCards(
    db,
    found.map(({ id }) => id),
  );
  return asked.flatMap((reference) => cards.find((card) => card.reference === reference) ?? []);
}
