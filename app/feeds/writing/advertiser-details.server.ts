import { inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { advertisers } from "#db/schema/listings.ts";
import type { ListingRecord } from "#app/listings/listing-record.ts";
import { upsertRows } from "./json-rows.server.ts";

/** Whose word a feed is taken for, beyond its own listings. */
export interface Vouched {
  /** The one advertiser whose file it is, by its reference in lower case: its details follow the file. */
  from?: string;
  /** Listings may become another advertiser's, and all advertisers' details follow the file. */
  move?: boolean;
}

/** A line, and what it says of its advertiser. */
export interface LineOfAdvertiser {
  line: number;
  record: Pick<ListingRecord, "advertiser">;
}

type Details = Pick<
  typeof advertisers.$inferInsert,
  "reference" | "name" | "email" | "phone" | "website" | "licence" | "address"
>;

const details = {
  reference: advertisers.reference,
  name: advertisers.name,
  email: advertisers.email,
  phone: advertisers.phone,
  website: advertisers.website,
  licence: advertisers.licence,
  address: advertisers.address,
};

/** What a feed says of an advertiser and is not followed in. */
export interface KeptDetails {
  advertiser: string;
  /** Values in words; null where there is none. */
  kept: { field: string; known: string | null; given: string | null }[];
}

/** So many are looked up with one question. */
const together = 1_000;

/** What a line says of its advertiser, as it is stored. */
export function detailsOf({ record }: Pick<LineOfAdvertiser, "record">): Details {
  const { reference, name, email, phone = null, website = null, licence = null, address = null } = record.advertiser;
  return { reference: reference.toLowerCase(), name, email, phone, website, licence, address };
}

/**
 * What the lines of one feed say of their advertisers: where they differ, the later line is right. Nothing in a line shows
 * that it comes from whom it names, so what is known of an advertiser stays unless the operator says whose the file is.
 */
export class GivenDetails {
  readonly #given = new Map<string, { line: number; details: Details }>();

  /** @param lines that were taken, in any order */
  note(lines: readonly LineOfAdvertiser[]): void {
    for (const checked of lines) {
      const given = detailsOf(checked);
      const before = this.#given.get(given.reference);
      if (!before || before.line < checked.line)
        this.#given.set(given.reference, { line: checked.line, details: given });
    }
  }

  /** The advertisers named, by their references. */
  references(): Iterable<string> {
    return this.#given.keys();
  }

  /**
   * Writes the details that follow the feed.
   * @returns the advertisers of which the feed says otherwise than is known, and which stay as they were
   */
  async write(db: Database, { from, move = false }: Vouched): Promise<KeptDetails[]> {
    const unchanged: KeptDetails[] = [];
    const given = [...this.#given.values()]
      .map(({ details }) => details)
      .sort((a, b) => (a.reference < b.reference ? -1 : 1));
    for (let start = 0; start < given.length; start += together) {
      const some = given.slice(start, start + together);
      await db.transaction(async (tx) => {
        // As a batch of another import does (write-changes.server.ts): neither meets the other halfway.
        await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quartier listing import'))`);
        const stored = new Map((await listDetails(tx, some)).map((row) => [row.reference, row]));
        const changed = some.filter((row) => differences(row, stored.get(row.reference)).length > 0);
        const isFollowed = ({ reference }: Details) => move || reference === from;
        const followed = changed.filter(isFollowed);
        if (followed.length > 0) await tx.execute(upsertRows(advertisers, followed, advertisers.reference));
        for (const row of changed) {
          const kept = differences(row, stored.get(row.reference));
          if (!isFollowed(row)) unchanged.push({ advertiser: row.reference, kept });
        }
      });
    }
    return unchanged;
  }
}

function listDetails(db: Database, given: readonly Details[]): Promise<Details[]> {
  return db
    .select(details)
    .from(advertisers)
    .where(
      inArray(
        advertisers.reference,
        given.map(({ reference }) => reference),
      ),
    );
}

/** An e-mail address is the same in capitals; whose it is was compared before. */
function differences(given: Details, stored: Details | undefined): KeptDetails["kept"] {
  if (!stored) return [];
  const values = ({ name, email, phone, website, licence, address }: Details): Record<string, string | null> => ({
    name,
    "e-mail address": email.toLowerCase(),
    telephone: phone ?? null,
    website: website ?? null,
    licence: licence ?? null,
    address: wordsOf(address) || null,
  });
  const [said, known] = [values(given), values(stored)];
  return Object.entries(known).flatMap(([field, value]) => {
    const other = said[field] ?? null;
    return value === other ? [] : [{ field, known: value, given: other }];
  });
}

/** An address as one text: the database has its parts in an order of its own. */
function wordsOf(address: Details["address"]): string {
  if (!address) return "";
  const { street, number, postcode, locality, country } = address;
  return [street, number, postcode, locality, country].map((part) => part ?? "").join(", ");
}
