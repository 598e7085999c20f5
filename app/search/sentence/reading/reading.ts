import { markOf, mayHave } from "#app/places/word-marks.ts";
import { wordOfConsonants } from "../words/abbreviations.ts";
import type { Wordings } from "../words/figure-words.ts";
import { figureNameNear, figureNameOf } from "../words/misspellings.ts";
import { cuesOf, type Cue } from "./cues.ts";
import type { Token } from "./token.ts";
import { tokenise } from "./tokens.ts";

/** A sentence being read: its tokens, and which of them are understood. */
export interface Reading {
  sentence: string;
  tokens: readonly Token[];
  /** Where names of points end that begin at a token, as far as somebody asked: see name-end.ts. */
  nameEnds: number[];
}

export function openReading(sentence: string): Reading {
  const tokens = tokenise(sentence);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const text = token.kind === "word" ? meantBy(sentence, token, tokens[at - 1], tokens[at + 1]) : token.text;
    token.text = text;
    token.cues = cuesOf(text);
    token.mark = markOf(text);
  }
  return { sentence, tokens, nameEnds: [] };
}

/** The word that was meant by one in short, or with letters swapped. */
function meantBy(sentence: string, token: Token, before: Token | undefined, next: Token | undefined): string {
  const { text } = token;
  if (text === "park" && isParkingInShort(sentence, token, before)) return "parking";
  if (text === "mais" && isHouseInShort(sentence, token)) return "maison";
  return (
    figureNameOf(text) ?? wordOfConsonants(text) ?? (next?.kind === "number" ? figureNameNear(text) : undefined) ?? text
  );
}

/** "2 ch. + park. + terr.": in short, but not "near the park." */
function isParkingInShort(sentence: string, { end }: Token, before: Token | undefined): boolean {
  const isInShort = sentence[end] === "." && /[\p{L}\d+,]/u.test(sentence.slice(end + 1).trimStart()[0] ?? "");
  return (
    isInShort &&
    (before === undefined || before.kind !== "word" || !/^(?:the|a|het|een|le|du|au|un|de|van|park)$/.test(before.text))
  );
}

/** "Mais. 4 façades": nobody ends a sentence with "but". */
function isHouseInShort(sentence: string, { end }: Token): boolean {
  return /^\.(?!\.)[ ,]*[\p{L}\d]/u.test(sentence.slice(end, end + 4));
}

/** Whether a token is entered under a cue. */
export function hasCue(token: Token | undefined, bits: Cue): boolean {
  return token !== undefined && (token.cues & bits) !== 0;
}

/** How many tokens from `at` on say one of the wordings, the longest that does; 0 for none. */
export function matchWords({ tokens }: Reading, at: number, wordings: Wordings): number {
  const first = tokens[at];
  if (first?.kind !== "word" || !mayHave(wordings.marks, first.mark)) return 0;
  const beginning = wordings.get(first.text);
  if (beginning === undefined) return 0;
  for (const words of beginning) if (isSaid(tokens, at, words)) return words.length;
  return 0;
}

/** Whether words stand at a token, the first of which is known to. */
export function isSaid(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let index = 1; index < words.length; index++) {
    const token = tokens[at + index];
    if (token?.kind !== "word" || token.text !== words[index]) return false;
  }
  return true;
}
