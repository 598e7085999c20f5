import { sql } from "drizzle-orm";
import { fold } from "#app/places/fold.ts";
import type { Database } from "#db/client.server.ts";
import { takeBedrooms } from "./bedrooms.ts";
import type { Correction } from "./correction.ts";

/** More words than this say nothing more. */
const maxWords = 12;
/**
 * No listing is found by a longer word (app/feeds/writing/search-document.ts). PostgreSQL counts typing errors in words of at most
 * 255 characters, and takes no lexeme of 2 kB.
 */
const maxWordLength = 64;
/** Words that may hold a typing error; a word that was cut is another. */
const correctable = /^\p{L}{4,40}$/u;

interface TextQuery {
  /** The text of a tsquery, safe to cast; undefined when the text holds no word. */
  query: string | undefined;
  corrections: Correction[];
}

/**
 * Turns free text into a tsquery: every word must occur, at least as a beginning; a word that occurs nowhere is read as
 * the nearest ones that do, one letter off from four letters on, two from six (decisions, section 2). A number of
 * bedrooms is looked for as such, whatever a listing's texts say. What was read
 * differently is told, so that the page can say so.
 */
export async function textQuery(db: Database, search: string | undefined): Promise<TextQuery> {
  const [read] = await textQueries(db, [search ?? ""]);
  return read!;
}

/** The same for many texts, in order, with no more questions to the database than for one. */
export async function textQueries(db: Database, searches: readonly string[]): Promise<TextQuery[]> {
  const read = searches.map((search) => {
    const { others, bedrooms } = takeBedrooms(wordsOf(search));
    return { words: [...new Set(others)], bedrooms };
  });
  const unknown = await listUnknownWords(db, [...new Set(read.flatMap(({ words }) => words))]);
  const corrected = await listNearWords(db, unknown);
  return read.map(({ words, bedrooms }) => {
    if (words.length + bedrooms.length === 0) return { query: undefined, corrections: [] };
    return {
      query: [
        ...words.map((word) => alternatives([`${quote(word)}:*`, ...(corrected.get(word) ?? []).map(quote)])),
        ...bedrooms.map(quote),
      ].join(" & "),
      corrections: words
        .flatMap((word) => ({ word, meant: corrected.get(word) ?? [] }))
        .filter(({ meant }) => meant.length > 0),
    };
  });
}

/** The folded words of a text, as many and as long as a search looks for. Cut after folding, which makes texts longer. */
function wordsOf(search: string): string[] {
  return fold(search)
    .split(" ")
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength).replace(/\p{Cs}$/u, ""));
}

function quote(word: string) {
  return `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;
}

function alternatives(terms: string[]) {
  return terms.length === 1 ? terms[0] : `(${terms.join(" | ")})`;
}

/** Words that no listing has, not even as a beginning. Numbers are never corrected. */
async function listUnknownWords(db: Database, words: string[]): Promise<string[]> {
  const known = words.filter((word) => correctable.test(word));
  if (known.length === 0) return [];
  const rows = await db.execute<{ word: string }>(sql`
    select given.word from unnest(${sql.param(known)}::text[]) as given(word)
    where not exists (select from search_words where search_words.word like given.word || '%')`);
  return rows.map((row) => row.word);
}

async function listNearWords(db: Database, words: string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const rows = await db.execute<{ word: string; near: string[] }>(sql`
    select given.word, array_agg(candidate.word order by candidate.distance) as near
    from unnest(${sql.param(words)}::text[]) as given(word),
      lateral (
        select nearest.word, levenshtein_less_equal(nearest.word, given.word, 2) as distance
        from (
          select search_words.word from search_words
          order by search_words.word <-> given.word limit 30
        ) as nearest
        where levenshtein_less_equal(nearest.word, given.word, 2) <= case when length(given.word) < 6 then 1 else 2 end
        order by distance, nearest.word limit 3
      ) as candidate
    group by given.word`);
  return new Map(rows.map((row) => [row.word, row.near]));
}
