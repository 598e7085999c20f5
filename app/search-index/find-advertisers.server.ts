import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { agencyReference } from "#app/filters/agency-filter.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";

interface Advertiser {
  id: number;
  reference: string;
  name: string;
}

/** Advertisers by their references, which are in lower case; those that are not known are left out. */
export async function findAdvertisers(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, Advertiser>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select({ id: advertisers.id, reference: advertisers.reference, name: advertisers.name })
    .from(advertisers)
    .where(inArray(advertisers.reference, [...references]));
  return new Map(rows.map((row) => [row.reference, row]));
}

/** The agency that a search is about; undefined for none, and for one that is not known. */
export async function findSearchedAgency(db: Database, { agency }: SearchCriteria): Promise<Advertiser | undefined> {
  if (agency === undefined) return undefined;
  const reference = agencyReference(agency);
  return (await findAdvertisers(db, [reference])).get(reference);
}

/** Listings of others on whose pages an advertiser's of the same property stand, by their ids. */
export async function listShared(db: Database, advertiserId: number): Promise<number[]> {
  const twin = alias(listings, "twin");
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(twin, eq(twin.sameAs, listings.reference))
    .where(and(eq(twin.advertiserId, advertiserId), isNotNull(twin.ownStatus)))
    .orderBy(listings.id);
  return rows.map(({ id }) => id);
}
