import { sql } from "drizzle-orm";
import { textQueries } from "#app/search-index/free-text.server.ts";
import type { Database } from "#db/client.server.ts";

/** Listings in which a free text may stand, as far as the rest of a search lets them through. */
interface TextToFind {
  text: string;
  listingIds: readonly number[];
}

/** Pairs of a text and a listing that are asked of the database at a time. */
const pairsAtOnce = 50_000;

/** A text that can't be looked for. */
interface BrokenText {
  error: unknown;
}

/** Texts that are looked for together; where that fails, each is looked for by itself. */
const textsAtOnce = 500;
/** Milliseconds that looking for them may take: more than a page's, less than a job's. */
const statementTimeout = 30_000;
/** So many times a statement that took too long is asked for by halves: more is a slow database, not too many texts. */
const mostTimeouts = 3;

/**
 * Which of the listings hold the free text beside them; read and looked for as a search does, for many at once. One that
 * can't be looked for holds up no other. What is no text's fault, a database that is away or slow, is thrown: a text that
 * is broken silences its saved search.
 * @returns for each, the ids of those where it is found, or why it can't be looked for
 * @throws what the signal says, between two statements; when the database can't answer now
 */
export async function findTexts(
  db: Database,
  given: readonly TextToFind[],
  signal?: AbortSignal,
): Promise<(number[] | BrokenText)[]> {
  const asking: Asking = { db, signal, timeouts: 0 };
  const found: (number[] | BrokenText)[] = [];
  for (let at = 0; at < given.length; at += textsAtOnce) {
    found.push(...(await findApart(asking, given.slice(at, at + textsAtOnce))));
  }
  return found;
}

interface Asking {
  db: Database;
  signal: AbortSignal | undefined;
  /** Statements that have taken too long. */
  timeouts: number;
}

/**
 * Halves what fails until it is known which text it is: a thousand good ones cost a bad one twenty questions, which fail
 * at once. Those that fail by their time are few.
 */
async function findApart(asking: Asking, given: readonly TextToFind[]): Promise<(number[] | BrokenText)[]> {
  const { db, signal } = asking;
  signal?.throwIfAborted();
  try {
    // Inside a transaction, a savepoint: what fails must not take the rest along.
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${statementTimeout}`));
      return findTogether(tx, given);
    });
  } catch (error) {
    const isLate = tookTooLong(error);
    if (!isLate && !isOfText(error)) throw error;
    if (isLate && (given.length === 1 || ++asking.timeouts > mostTimeouts)) throw error;
    if (given.length === 1) return [{ error }];
    const middle = given.length >> 1;
    return [...(await findApart(asking, given.slice(0, middle))), ...(await findApart(asking, given.slice(middle)))];
  }
}

/** Whether PostgreSQL ended a statement for its time. */
export function tookTooLong(error: unknown): boolean {
  return codeOf(error) === "57014";
}

/**
 * Whether what was asked caused an error, and would cause it again: PostgreSQL calls it bad data (22), a text that is no
 * query (42601) or too large (54), or it could not even be read. Anything else comes and goes, or concerns all texts.
 */
function isOfText(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || /^(?:22...|42601|54...)$/.test(code);
}

/** The code of an error of the database or of the connection to it, as it is or as what caused it. */
function codeOf(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ("code" in cause) return String(cause.code);
  }
  return undefined;
}

async function findTogether(db: Database, given: readonly TextToFind[]): Promise<number[][]> {
  const texts = [...new Set(given.map(({ text }) => text))];
  const queries = await textQueries(db, texts);
  const queryOf = new Map(texts.map((text, index) => [text, { number: index, query: queries[index]?.query }]));
  const found = new Set<string>();
  const asked: { query: number; id: number }[] = [];
  const pending = new Set<string>();
  for (const { text, listingIds } of given) {
    const { number, query } = queryOf.get(text)!;
    for (const id of listingIds) {
      // A text without a word to look for stands everywhere.
      if (query === undefined) found.add(`${number} ${id}`);
      else if (!pending.has(`${number} ${id}`)) {
        pending.add(`${number} ${id}`);
        asked.push({ query: number, id });
      }
    }
  }
  for (let at = 0; at < asked.length; at += pairsAtOnce) {
    for (const pair of await ask(db, queries, asked.slice(at, at + pairsAtOnce))) found.add(pair);
  }
  return given.map(({ text, listingIds }) => {
    const { number } = queryOf.get(text)!;
    return listingIds.filter((id) => found.has(`${number} ${id}`));
  });
}

/** Each document is read once, whole: one that lies aside would be fetched for every query anew. */
async function ask(
  db: Database,
  queries: readonly { query: string | undefined }[],
  pairs: readonly { query: number; id: number }[],
): Promise<string[]> {
  const ids = [...new Set(pairs.map(({ id }) => id))];
  const rows = await db.execute<{ number: number; id: number }>(sql`
    with
      documents as materialized (
        select listing_id, document || ''::tsvector as document from listing_documents
        where listing_id = any(${sql.param(ids)}::int[])
      ),
      queries as materialized (
        select number - 1 as number, query::tsquery as query
        from unnest(${sql.param(queries.map(({ query }) => query ?? null))}::text[]) with ordinality as given(query, number)
      )
    select pairs.number, pairs.id
    from unnest(${sql.param(pairs.map(({ query }) => query))}::int[],
      ${sql.param(pairs.map(({ id }) => id))}::int[]) as pairs(number, id)
    join documents on documents.listing_id = pairs.id
    join queries on queries.number = pairs.number
    where documents.document @@ queries.query`);
  return rows.map(({ number, id }) => `${number} ${id}`);
}
