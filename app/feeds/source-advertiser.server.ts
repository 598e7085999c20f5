import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { advertisers } from "#db/schema/listings.ts";
import type { SourceAdvertiser } from "./formats/mapped-listing.ts";

/** Whether anything has come of an advertiser before. @param from its reference, in any case */
export async function isKnownAdvertiser(db: Database, from: string): Promise<boolean> {
  return (await db.$count(advertisers, eq(advertisers.reference, from.toLowerCase()))) > 0;
}

/**
 * What stands in every record of a feed about the advertiser whose it is: what the operator says, else what is known.
 * @param given the site's reference of the advertiser, and what the operator says of them
 */
export async function describeAdvertiser(
  db: Database,
  given: { from: string; name?: string; email?: string; licence?: string },
): Promise<SourceAdvertiser> {
  const reference = given.from.toLowerCase();
  const [known] = await db.select().from(advertisers).where(eq(advertisers.reference, reference));
  const { name, email, licence } = given;
  return {
    reference,
    name: name ?? known?.name,
    email: email ?? known?.email,
    phone: known?.phone ?? undefined,
    website: known?.website ?? undefined,
    licence: licence ?? known?.licence ?? undefined,
    address: known?.address ?? undefined,
  };
}
