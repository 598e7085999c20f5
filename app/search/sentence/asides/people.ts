import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { wordings } from "../words/figure-words.ts";
import { fillers } from "../words/filler-phrases.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import { findMention } from "../places/place-mentions.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";

/** What stands before a name wherever it is said. */
const titles = wordings(
  "mr, mrs, ms, miss, mister, dr, madame, monsieur, mme, mlle, mademoiselle, meneer, mevrouw, dhr, mevr, de heer, familie, famille",
);
/** By these somebody says who they are, or whom they greet. */
const introductions = wordings(`
  i am, i m, my name is, name is, hi, hello, hey, dear, thanks, thank you, cheers,
  je suis, je m'appelle, mon nom est, bonjour, salut, cher, chère, merci, merci d'avance,
  ik ben, ik heet, mijn naam is, hallo, dag, beste, bedankt, alvast bedankt`);
/** By these a letter ends: whatever name stands behind them is the writer's. */
const closings = wordings(`
  kind regards, kindest regards, best regards, warm regards, with kind regards, regards, yours sincerely, yours faithfully, yours truly, sincerely, best wishes, all the best,
  cordialement, bien cordialement, bien à vous, bien à toi, salutations, meilleures salutations, salutations distinguées, sincères salutations, cdlt, bàv,
  groeten, groetjes, met vriendelijke groeten, met vriendelijke groet, vriendelijke groeten, vriendelijke groet, hartelijke groeten, hoogachtend, mvg, vr gr`);
/** Behind these a name has two words at least: "voor Jan Peeters", but "for Delhaize". */
const beneficiaries = wordings("for, pour, voor, namens, on behalf of, au nom de");

export const namesPerson = cue("names person", titles, introductions, closings, beneficiaries);

/** Words of a person's name, at most. */
const longest = 4;

/**
 * The name of a person that a sentence says of who asks: "Je m'appelle Marie Lambert", "mevrouw Peeters", "voor Jan Peeters".
 * No advertisement says it.
 * @returns undefined where none begins here, or where every word has a capital
 */
export function readPerson(
  reading: Reading,
  at: number,
  gazetteer: Gazetteer,
  language: Language,
): { from: number; to: number } | undefined {
  if (!hasCue(reading.tokens[at], namesPerson)) return undefined;
  const closed = matchWords(reading, at, closings);
  const titled = matchWords(reading, at, titles) || closed;
  const introduced = matchWords(reading, at, introductions);
  const forWhom = matchWords(reading, at, beneficiaries);
  const length = Math.max(titled, introduced, forWhom);
  if (length === 0) return undefined;
  let from = at + length;
  while (/^[,.:!]$/.test(reading.tokens[from]?.text ?? "") && from < at + length + 2) from += 1;
  let to = from;
  while (to < from + longest && isCapital(reading, to)) to += 1;
  const least = titled > 0 || introduced > 0 ? 1 : 2;
  if (to - from < least || isAllCapital(reading)) return undefined;
  // "Hi Dave": a village of that name is not meant, but "bonjour Namur" may be the town.
  const isTown = (word: number) =>
    findMention(gazetteer, reading.tokens, word, language)?.candidates.some(({ kind }) => kind !== "locality") === true;
  const isKnown = (word: number) =>
    (introduced > 0 && fillers.has(reading.tokens[word]?.text ?? "")) ||
    longestPhrase(reading, word, language) !== undefined ||
    (introduced > 0 ? isTown(word) : findMention(gazetteer, reading.tokens, word, language) !== undefined);
  if (titled > 0) return { from, to };
  for (let word = from; word < to; word++) if (isKnown(word)) to = word;
  return to - from < least ? undefined : { from, to };
}

function isCapital({ tokens, sentence }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  const written = sentence.slice(token.start, token.end);
  return /^\p{Lu}\p{Ll}/u.test(written) || (/^\p{Lu}$/u.test(written) && sentence[token.end] === ".");
}

/** "House With A Big Kitchen": capitals say nothing. */
function isAllCapital(reading: Reading): boolean {
  const words = reading.tokens.flatMap(({ kind, text }, at) => (kind === "word" && text.length > 3 ? [at] : []));
  return words.every((at) => isCapital(reading, at));
}
