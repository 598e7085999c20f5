import { and, inArray, ne } from "drizzle-orm";
import { languageOfPath } from "#app/i18n/languages.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { referencesIn } from "../sentence/reference.ts";

/**
 * The page of the listing whose reference was typed into the one search box, in the page's language; undefined for any
 * other request, and for a reference that no listing has. A draft is nobody's business yet.
 */
export async function findListingByReference(db: Database, url: URL): Promise<string | undefined> {
  const references = referencesIn(url.searchParams.get("sentence") ?? "");
  if (references.length === 0) return undefined;
  const [listing] = await db
    .select({ reference: listings.reference, titles: listings.titles })
    .from(listings)
    .where(and(inArray(listings.reference, references), ne(listings.status, "draft")))
    .limit(1);
  return listing && listingHref(listing.reference, listing.titles, languageOfPath(url.pathname));
}
