import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";

/** Listings that a browser keeps for whom is signed out: what fits into a cookie with room to spare. */
export const mostInBrowser = 60;

/** Listings that an account keeps: more are a crawler's, and nobody compares hundreds. */
export const mostOnAccount = 200;

/** Listings that stand side by side. */
export const mostCompared = 4;

/** Listings of the list whose agents are written to at once: each is a mail to them, and one to whoever asks. */
export const mostWritten = 8;

/** Characters of a note. */
export const longestNote = 500;

/** Where every heart asks for its listing to be kept; see shortlist-resource.ts. */
export const shortlistCall = "/shortlist";

/** The query parameter with which a page says what came of a heart that was pressed on it without script. */
export const outcomeParameter = "shortlist";

/** What came of a pressed heart; `full` when there was no room for one more. */
export const shortlistOutcomes = ["added", "known", "removed", "full"] as const;
export type ShortlistOutcome = (typeof shortlistOutcomes)[number];

/** What the page of the shortlist says was done. */
export const changes = ["removed", "restored", "noted", "full"] as const;
export type Change = (typeof changes)[number];

/**
 * The listings that are to be compared, from a query: a form with boxes repeats the name, a link has them in one value.
 * @param name of the parameter; others name listings in the same way
 * @returns each once, in lower case, in the order given
 */
export function readCompared(query: URLSearchParams, name = "compare"): string[] {
  const given = query.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(given.map((reference) => reference.trim().toLowerCase()).filter(Boolean))];
}

/** Where the page says who may see the list. */
export const shareAnchor = "share";

/** In place of a link's token: the address itself names the listings, and nothing of it is kept. */
export const namedList = "properties";

/** The form that the boxes of the list belong to. */
export const compareForm = "compare";

/**
 * The address of a comparison whose boxes were ticked in a form: that repeats the parameter, and has an empty one besides.
 * @returns undefined where the query says it as links do, or nothing was chosen
 */
export function tidiedComparison(query: URLSearchParams, language: Language): string | undefined {
  const chosen = readCompared(query);
  if (chosen.length === 0 || query.getAll("compare").length === 1) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete("compare");
  return [comparePath(chosen, language), ...(rest.size > 0 ? [rest] : [])].join("&");
}

/** Where some listings stand side by side. */
export function comparePath(references: readonly string[], language: Language): string {
  return `${href("shortlist", language)}?compare=${references.join(",")}`;
}

/** Where the agents of some listings of the list are written to. */
export function writePath(references: readonly string[], language: Language): string {
  return `${href("shortlist", language)}?write=${references.join(",")}`;
}
