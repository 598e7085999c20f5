import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import type { CheckedLine } from "./check-line.server.ts";

/**
 * Finds the lines that would take what is another's: a listing that another advertiser brought, or the enquiries of an
 * advertiser, by another e-mail address for it. No line proves whose it is, so neither changes unless the operator says so
 * (`import --move`).
 * @param emails of advertisers that earlier lines of the feed were the first to name, by reference; grows
 * @returns why, by line
 */
export async function findForeign(
  db: Database,
  lines: readonly CheckedLine[],
  emails: Map<string, string>,
): Promise<Map<CheckedLine, string>> {
  const foreign = new Map<CheckedLine, string>();
  if (lines.length === 0) return foreign;
  const owners = await listOwners(db, lines);
  const kept = await listEmails(db, lines);
  for (const line of lines) {
    const given = line.record.advertiser;
    const reference = given.reference.toLowerCase();
    const owner = owners.get(line.reference) ?? reference;
    const email = kept.get(reference) ?? emails.get(reference);
    if (owner !== reference) {
      foreign.set(
        line,
        `advertiser.reference must be "${owner}", whose listing this is; import --move gives it to another`,
      );
    } else if (email !== undefined && email !== given.email.toLowerCase()) {
      foreign.set(line, `advertiser.email is not the one known of "${reference}"; import --move changes it`);
    } else if (email === undefined) emails.set(reference, given.email.toLowerCase());
  }
  return foreign;
}

/** Whose the listings of these lines are, by the listings' references. */
async function listOwners(db: Database, lines: readonly CheckedLine[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ listing: listings.reference, owner: advertisers.reference })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(
      inArray(
        listings.reference,
        lines.map(({ reference }) => reference),
      ),
    );
  return new Map(rows.map(({ listing, owner }) => [listing, owner]));
}

async function listEmails(db: Database, lines: readonly CheckedLine[]): Promise<Map<string, string>> {
  const references = new Set(lines.map(({ record }) => record.advertiser.reference.toLowerCase()));
  const rows = await db
    .select({ reference: advertisers.reference, email: advertisers.email })
    .from(advertisers)
    .where(inArray(advertisers.reference, [...references]));
  return new Map(rows.map(({ reference, email }) => [reference, email.toLowerCase()]));
}
