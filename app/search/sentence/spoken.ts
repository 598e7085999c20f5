import { fold } from "#app/places/fold.ts";

/**
 * A sentence as questions and greetings are told by: folded, its words between single spaces, one before and one behind.
 * Made once for all that is asked of it.
 */
export interface Spoken {
  text: string;
  words: readonly string[];
}

export function spoken(sentence: string): Spoken {
  const folded = fold(sentence);
  return { text: ` ${folded} `, words: folded.split(" ") };
}

/** Alternatives of a pattern, from a list with commas. */
export const oneOf = (list: string) =>
  `(?:${list
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean)
    .join("|")})`;

/** A pattern at the beginning of what is said, and the words one of which must stand there for it to hold. */
export interface Opening {
  pattern: RegExp;
  first: ReadonlySet<string>;
  /** What may stand before: see {@link mayOpen}. */
  before: ReadonlySet<string>;
}

/**
 * Whether a pattern may hold at the beginning of what is said: hardly any does, and looking a word up is quicker than
 * trying a hundred of them.
 */
export function mayOpen({ words }: Spoken, { first, before }: Pick<Opening, "first" | "before">): boolean {
  for (const word of words) {
    if (first.has(word)) return true;
    if (!before.has(word)) return false;
  }
  return false;
}

export const opens = (said: Spoken, opening: Opening): boolean =>
  mayOpen(said, opening) && opening.pattern.test(said.text);

/** The words that the alternatives of a list begin with: "quels? documents" with "quel" and with "quels". */
export function firstWords(list: string): Set<string> {
  const patterns = list.split(",").map((each) => each.trim().split(" ")[0]!);
  const firsts = new Set(patterns.flatMap(spellings));
  firsts.delete("");
  for (const first of firsts) if (!/^[a-z\d]+$/.test(first)) throw new Error(`“${first}” is no plain word`);
  return firsts;
}

/** All words of a list: of what may stand before an opening in any order. */
export const allWords = (list: string): Set<string> => new Set(list.split(/[,\s]+/).filter(Boolean));

/** A word with a letter that may be missing, with it and without. */
function spellings(pattern: string): string[] {
  const at = pattern.indexOf("?");
  if (at < 1) return [pattern];
  const [before, behind] = [pattern.slice(0, at), pattern.slice(at + 1)];
  return [...spellings(before + behind), ...spellings(before.slice(0, -1) + behind)];
}
