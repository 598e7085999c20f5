import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ListingRecord } from "#app/listings/listing-record.ts";
import { legalRules } from "#app/listings/legal/legal-rules.ts";
import type { MissingFact } from "#app/listings/legal/missing-facts.ts";
import { getGazetteerDigest } from "#app/places/gazetteer.server.ts";
import { getOutlinesDigest } from "#app/places/municipality-at-point.server.ts";
import type { Database } from "#db/client.server.ts";
import { listingLines } from "#db/schema/listing-lines.ts";
import { listings } from "#db/schema/listings.ts";
import type { LineOfAdvertiser } from "./writing/advertiser-details.server.ts";
import { checkVersion, claimOf, heldForOf, type CheckedLine } from "./checking/check-line.server.ts";
import type { Placing } from "./checking/complete-address.server.ts";
import type { FeedRecord } from "./formats/feed-record.ts";
import { lockImports } from "./writing/withdraw-missing.server.ts";

/** What an import tells of a line that stands in the database just so, without having read it. */
export interface KnownLine
  extends LineOfAdvertiser,
    Pick<CheckedLine, "reference" | "placing" | "missing" | "heldFor"> {
  /** What it claims for itself (`claimOf`). */
  claim: string;
}

interface Conditions {
  move: boolean;
  holdBack: boolean;
  now: Date;
}

/** What lines are checked by, beside the gazetteer, the rules of law and the conditions of one import. */
interface Check {
  version: string;
  /** Of the outlines that tell in which municipality a point lies. */
  outlines: string;
}

/** Every line is checked anew once in so many days, a part of all on each: what the conditions forget to tell heals by itself. */
const checkedEvery = 30;
const day = 86_400_000;

/** Advertisers kept at a time, by what lines say of them; of one that is not kept, the next line is checked. */
const mostAdvertisers = 10_000;

/**
 * Lines of feeds that earlier imports have written, or found unchanged. Nearly all of a nightly feed are: their digest tells it,
 * where to parse and check them takes four times as long. A line is known for as long as the listing is as that line made it,
 * and its check would come to the same (the gazetteer, the outlines of municipalities, the rules of law and whether they hold
 * back, the version of the check). A listing that is withdrawn is looked at: its line may have it on offer, and it is said that
 * it stays so.
 */
export class KnownLines {
  readonly #db: Database;
  readonly #conditions: Conditions;
  readonly #context: string;
  readonly #keys = new WeakMap<FeedRecord, string>();
  /** What lines say of their advertisers, by its digest. */
  readonly #advertisers = new Map<string, ListingRecord["advertiser"]>();
  /** What was looked up last, by the lines' keys. */
  #rows: ReadonlyMap<string, Row> = new Map();

  private constructor(db: Database, gazetteer: string, conditions: Conditions, check: Check) {
    this.#db = db;
    this.#conditions = conditions;
    this.#context = digestOf(JSON.stringify([check, legalRules, gazetteer, conditions.holdBack])).slice(0, 12);
  }

  /** Undefined where nobody can tell by which gazetteer lines were checked. @param db whose gazetteer is in memory */
  static async of(
    db: Database,
    conditions: Conditions,
    check: Check = { version: checkVersion, outlines: getOutlinesDigest() },
  ): Promise<KnownLines | undefined> {
    const gazetteer = await getGazetteerDigest(db);
    return gazetteer === undefined ? undefined : new KnownLines(db, gazetteer, conditions, check);
  }

  /** Looks up records with one question; {@link find} tells of them then. */
  async lookUp(records: readonly FeedRecord[]): Promise<void> {
    const keys = records.flatMap((record) => this.#keyOf(record) ?? []);
    this.#rows = new Map();
    if (keys.length === 0) return;
    const rows = await this.#db.execute<Row>(sql`
      select known.line as key, l.reference, known.advertiser, known.placed_by as "by", known.missing
      from ${listingLines} as known join ${listings} as l on l.id = known.listing_id and l.digest = known.digest
        and l.status <> 'withdrawn'
      where known.line = any(array(select json_array_elements_text(${JSON.stringify(keys)}::text::json)))`);
    this.#rows = new Map(rows.map((row) => [row.key, row]));
  }

  /** A record as it is known; undefined where it has to be checked, which the first of each advertiser's has. */
  find(record: FeedRecord): KnownLine | undefined {
    const row = this.#rows.get(this.#keys.get(record) ?? "");
    const advertiser = row && this.#advertisers.get(row.advertiser);
    if (!advertiser) return undefined;
    const { reference, by: placing } = row;
    const missing = row.missing ?? none;
    const { move, holdBack } = this.#conditions;
    const claim = claimOf(reference, advertiser, move);
    const heldFor = heldForOf(missing, holdBack);
    return { line: record.line, reference, claim, placing, missing, heldFor, record: { advertiser } };
  }

  /** Has a line that was checked come back as a known one, once it is noted ({@link remember}). */
  learn(record: FeedRecord, checked: CheckedLine): void {
    const key = this.#keys.get(record);
    if (key === undefined) return;
    const { advertiser } = checked.record;
    checked.known = { key, advertiser: digestOf(JSON.stringify(advertiser)) };
    if (this.#advertisers.size >= mostAdvertisers) this.#advertisers.clear();
    this.#advertisers.set(checked.known.advertiser, advertiser);
  }

  /** Notes the lines whose listings stand in the database as they say; of the others nothing. */
  async remember(lines: readonly CheckedLine[]): Promise<void> {
    const rows = lines.flatMap(({ known, reference, digest, placing, missing }) =>
      known ? [{ reference, digest, by: placing, ...known, missing: missing.length > 0 ? missing : undefined }] : [],
    );
    if (rows.length === 0) return;
    await this.#db.transaction(async (tx) => {
      await lockImports(tx);
      await tx.execute(sql`
        insert into ${listingLines} (listing_id, line, digest, advertiser, placed_by, missing)
        select l.id, key, given.digest, advertiser, "by", missing
        from json_to_recordset(${JSON.stringify(rows)}::text::json) as given(
          reference text, key text, digest text, advertiser text, "by" text, missing jsonb)
        join ${listings} as l on l.reference = given.reference and l.digest = given.digest
        on conflict (listing_id) do update set line = excluded.line, digest = excluded.digest,
          advertiser = excluded.advertiser, placed_by = excluded.placed_by, missing = excluded.missing`);
    });
  }

  #keyOf(record: FeedRecord): string | undefined {
    if (record.text === undefined) return undefined;
    const digest = digestOf(record.text);
    const part = Buffer.from(digest.slice(0, 4), "base64url").readUIntBE(0, 3) % checkedEvery;
    const turn = Math.floor((this.#conditions.now.getTime() / day + part) / checkedEvery);
    const key = `${this.#context}.${turn}.${digest}`;
    this.#keys.set(record, key);
    return key;
  }
}

interface Row extends Record<string, unknown> {
  key: string;
  reference: string;
  advertiser: string;
  by: Placing;
  missing: MissingFact[] | null;
}

const none: readonly never[] = [];

function digestOf(text: string): string {
  return hash("sha256", text, "base64url");
}
