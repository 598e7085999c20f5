import { allWords, firstWords, oneOf, type Opening } from "./spoken.ts";

/** What people say before they ask. */
const politeWords =
  "hello, hi, hey, good morning, good afternoon, dear all, bonjour, bonsoir, salut, hallo, dag, goeiedag, goedendag, beste, so, ok, sorry, excuse me, quick question, question, petite question, vraagje, snel vraagje, please, svp, euh, um, uh, dites, dites moi, zeg, madame, monsieur, and, et, en, but, mais, maar";
export const polite = `(?:${oneOf(politeWords)} )*`;
const before = allWords(politeWords);

/**
 * A pattern at the beginning of what is said, whatever is said out of politeness before it.
 * @param list what it begins with, alternatives between commas
 * @param behind what must follow the first words, as a pattern
 */
export const politely = (list: string, behind: string): Opening => ({
  pattern: new RegExp(`^ ${polite}${oneOf(list)} ${behind}`),
  first: firstWords(list),
  before,
});
