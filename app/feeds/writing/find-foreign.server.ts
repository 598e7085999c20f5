import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { isThatOf, type CheckedLine } from "../checking/check-line.server.ts";
import { SeenReferences } from "../checking/seen-references.server.ts";
import { sendTogether } from "./send-together.server.ts";

/** What the lines of a feed that were not refused have said so far, as far as the database does not know it yet. */
export class TakenSoFar {
  /** Of advertisers, by their references. */
  readonly emails = new Map<string, string>();
  readonly references = new SeenReferences();
}

/**
 * Finds the lines that would take what is another's: a listing that another advertiser brought, or the enquiries of an
 * advertiser, by another e-mail address for it. No line proves whose it is, so neither changes unless the operator says so
 * (`import --move`). Of two lines that would bring the same new listing, the second is one as well.
 * @param taken by earlier lines of the feed; grows
 * @returns why, by line
 */
export async function findForeign(
  db: Database,
  lines: readonly CheckedLine[],
  taken: TakenSoFar,
): Promise<Map<CheckedLine, string>> {
  const foreign = new Map<CheckedLine, string>();
  if (lines.length === 0) return foreign;
  const [owners, emails] = await sendTogether([() => listOwners(db, lines), () => listEmails(db, lines)]);
  for (const line of lines) {
    const given = line.record.advertiser;
    const reference = given.reference.toLowerCase();
    const owner = owners.get(line.reference) ?? reference;
    const email = emails.get(reference) ?? taken.emails.get(reference);
    if (owner !== reference) {
      foreign.set(
        line,
        `advertiser.reference must be "${owner}", whose listing this is; import --move gives it to another`,
      );
    } else if (email !== undefined && email !== given.email.toLowerCase()) {
      foreign.set(line, `advertiser.email is not the one known of "${reference}"; import --move changes it`);
    } else {
      const first = taken.references.firstLineOf(line.reference, line.line);
      if (first !== undefined) foreign.set(line, isThatOf(first));
      else taken.emails.set(reference, given.email.toLowerCase());
    }
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
