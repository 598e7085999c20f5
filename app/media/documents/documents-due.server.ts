import { createHash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { listings } from "#db/schema/listings.ts";
import { waits } from "../preparing/pictures-due.server.ts";
import { listDueInTurn, type Due } from "../preparing/take-in-turn.server.ts";

/** By which a document is known: the SHA-256 of its source. */
export function documentKey(source: string): string {
  return createHash("sha256").update(source).digest("hex");
}

/** A document that an import has brought. */
export interface ExpectedDocument {
  source: string;
  advertiserId: number;
  /** Why it is known already that it can't be had. */
  failure?: string;
}

/**
 * Writes down that the worker is to see to documents that an import has brought, in its transaction. What it has seen to already
 * stays so; what it had given up is tried again.
 */
export async function expectDocuments(tx: Database, given: readonly ExpectedDocument[]): Promise<void> {
  if (given.length === 0) return;
  const rows = [...new Map(given.map((each) => [each.source, { key: documentKey(each.source), ...each }])).values()];
  await tx.execute(sql`
    insert into ${attachments} (key, advertiser_id, source, state, due_at, failure)
    select key, "advertiserId", source, case when failure is null then 'waiting' else 'failed' end,
      case when failure is null then now() end, failure
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as given(key text, "advertiserId" int, source text, failure text)
    on conflict (key) do update set due_at = now(), attempts = 0
    where ${attachments.state} = 'failed' and ${attachments.dueAt} is null and excluded.failure is null`);
}

/** A document that waits for the worker. */
export interface DueDocument extends Due {
  source: string;
  /** Whether a listing still links to it. */
  isLinked: boolean;
}

/** The documents that have waited longest, of every advertiser in turn. */
export async function listDueDocuments(
  db: Database,
  now: Date,
  most: number,
  without: Parameters<typeof listDueInTurn>[4],
): Promise<DueDocument[]> {
  const due = await listDueInTurn(db, attachments, now, most, without);
  if (due.length === 0) return [];
  const known = await db
    .select({ key: attachments.key, source: attachments.source, isLinked: sql<boolean>`exists ${linking}` })
    .from(attachments)
    .where(inArray(attachments.key, due.map(({ key }) => key))); // prettier-ignore
  const found = new Map(known.map((row) => [row.key, row]));
  return due.flatMap((each) => {
    const row = found.get(each.key);
    return row ? [{ ...each, source: row.source, isLinked: row.isLinked }] : [];
  });
}

/** The listings that link to a document, of a row of `attachments`. */
export const linking = sql`(select from ${listings} where ${listings.documents} <> '[]'
  and ${listings.documents} @> jsonb_build_array(jsonb_build_object('source', ${attachments.source})))`;

/** What became of a document. */
export type DocumentOutcome =
  | { key: string; kept: { original: string; bytes: number } }
  | { key: string; failure: string; attempts: number }
  | { key: string; forgotten: true };

/** Writes down what became of documents, and that the listings that link to them have changed: kept pages are made anew. */
export async function writeDocumentOutcomes(
  db: Database,
  outcomes: readonly DocumentOutcome[],
  now: Date,
): Promise<void> {
  const rows = outcomes.map((outcome) => {
    if ("forgotten" in outcome) return outcome;
    if ("kept" in outcome) return { key: outcome.key, ...outcome.kept, state: "ready", attempts: 0 };
    const { key, failure, attempts } = outcome;
    const wait = waits[attempts - 1];
    const again = wait === undefined ? null : new Date(now.getTime() + wait * 60_000);
    return { key, failure: failure.slice(0, 300).replace(/\p{Cs}/gu, ""), attempts, state: "failed", due_at: again };
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    // As with pictures: listings are written by whoever has the lock of imports (app/feeds/writing/write-changes.server.ts).
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quartier listing import'))`);
    const given = sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as given(key text, state text,
      due_at timestamptz, failure text, attempts int, original text, bytes int, forgotten boolean)`;
    await tx.execute(sql`
      delete from ${attachments} using ${given} where ${eq(attachments.key, sql`given.key`)} and given.forgotten
        and not exists ${linking}`);
    await tx.execute(sql`
      with changed as (
        update ${attachments} a set state = given.state, due_at = given.due_at, failure = given.failure,
          attempts = given.attempts, original = coalesce(given.original, a.original),
          bytes = coalesce(given.bytes, a.bytes)
        from ${given} where a.key = given.key and given.forgotten is null
        returning a.source)
      update ${listings} l set imported_at = l.imported_at
      where l.documents <> '[]' and l.documents @> any(
        array(select jsonb_build_array(jsonb_build_object('source', source)) from changed))`);
  });
}
