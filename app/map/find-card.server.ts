import { and, eq, sql } from "drizzle-orm";
import { selectCards, type CardRow } from "#app/listings/card-columns.server.ts";
import { isReference } from "#app/listings/reference.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** The card of a listing on offer; undefined when there is none of that reference. */
export async function findCard(db: Database, reference: string): Promise<CardRow | undefined> {
  if (!isReference(reference)) return undefined;
  const [found] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.reference, reference), sql`${listings.listed}`));
  return found && (await selectCards(db, [found.id]))[0];
}
