import { importListings } from "#app/feeds/testing/import-listings.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import type { Database } from "#db/client.server.ts";

let made = 0;

/** A listing record that says only what every listing must; a test names what matters to it. */
export function listingRecord(given: Partial<ListingRecordInput> = {}): ListingRecordInput {
  made += 1;
  return {
    reference: `test-${made}`,
    status: "published",
    type: "office",
    transactions: given.invest ? [] : ["to-let"],
    advertiser: { reference: "agency", name: "Agency", email: "agency@agency.example" },
    title: { en: "Offices" },
    description: { en: "Bright." },
    address: { street: "Korenmarkt", number: "1", postcode: "9000", locality: "Gent", country: "BE" },
    surface: { total: 500 },
    ...(given.invest || given.transactions?.includes("for-sale")
      ? { sale: { amount: 500_000, basis: "total" as const } }
      : {}),
    ...(given.transactions && !given.transactions.includes("to-let")
      ? {}
      : { rent: { amount: 150, basis: "m2" as const, period: "year" as const } }),
    publishedAt: new Date(Date.UTC(2026, 0, 1) + made * 1000).toISOString(),
    ...given,
  };
}

/**
 * Puts listings into the database through the one door, the importer; throws when it refuses one. None is held back for what
 * the law asks advertisements for: a test names only what matters to it.
 */
export async function makeListings(db: Database, ...given: Partial<ListingRecordInput>[]): Promise<void> {
  const lines = given.map((record) => JSON.stringify(listingRecord(record)));
  const report = await importListings(
    db,
    (async function* () {
      yield* lines;
    })(),
    { holdBack: false },
  );
  const [refusal] = report.refused;
  if (refusal) throw new Error(`${refusal.reference}: ${refusal.reason}`);
}
