import { markOf } from "#app/places/word-marks.ts";
import { beginningOf, noBeginning, type Beginning, type Cue, type List } from "../words/beginnings.ts";
import type { Wordings } from "../words/figure-words.ts";
import { figureNameNear } from "../words/misspellings.ts";
import type { Token } from "./token.ts";
import { tokenise } from "./tokens.ts";
import { factsOf, type WordFacts } from "./word-facts.ts";

/** A sentence being read: its tokens, and which of them are understood. */
export interface Reading {
  sentence: string;
  tokens: readonly Token[];
  /** All that its tokens may be the beginning of. */
  cues: Cue;
  /** Where names of points end that begin at a token, as far as somebody asked: see name-end.ts. */
  nameEnds: number[];
}

export function openReading(sentence: string): Reading {
  const cut = tokenise(sentence);
  const tokens: Token[] = [];
  let before: Token | undefined;
  let beginning = noBeginning;
  for (let at = 0; at < cut.length; at++) {
    const token = copyOf(cut[at]!);
    tokens.push(token);
    const facts = token.kind === "word" ? meantBy(sentence, token, before, cut[at + 1]) : undefined;
    if (facts) token.text = facts.meant;
    token.mark = facts ? facts.mark : markOf(token.text);
    if (before) begin(before, token, beginning);
    beginning = facts ? facts.beginning : beginningOf(token.text);
    before = token;
  }
  if (before) begin(before, undefined, beginning);
  let cues = 0;
  for (const token of tokens) cues |= token.cues;
  return { sentence, tokens, cues, nameEnds: [] };
}

/** Of one shape for the machine, whatever steps it came by: a token is looked at a hundred times. */
const copyOf = (token: Token): Token => ({
  kind: token.kind,
  text: token.text,
  value: token.value,
  start: token.start,
  end: token.end,
  isCapital: token.isCapital,
  glued: token.glued,
  hyphened: token.hyphened,
  facts: token.facts,
  cues: token.cues,
  lists: token.lists,
  mark: token.mark,
});

/** Tells a word what it may be the beginning of, now that the word behind it is known. */
function begin(token: Token, next: Token | undefined, beginning: Beginning): void {
  const { cues, lists } = (next?.kind === "word" && beginning.behind?.get(next.text)) || beginning;
  token.cues = cues;
  if (token.kind === "word") token.lists = lists;
}

/** The word that was meant by one in short, or with letters swapped. */
function meantBy(sentence: string, token: Token, before: Token | undefined, next: Token | undefined): WordFacts {
  const { text } = token;
  if (text === "park" && isParkingInShort(sentence, token, before)) return factsOf("parking");
  if (text === "mais" && isHouseInShort(sentence, token)) return factsOf("maison");
  const facts = token.facts?.written === text ? token.facts : factsOf(text);
  const figure = next?.kind === "number" && facts.meant === text ? figureNameNear(text) : undefined;
  return figure === undefined ? facts : factsOf(figure);
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

/** Whether one of the wordings of a list may begin with a token, as its word and the one behind it have it. */
export const begins = ({ lists }: Token, { slot, bit }: List): boolean => (lists[slot]! & bit) !== 0;

/** Whether any token of a sentence is entered under a cue: without one nobody has to look at each. */
export const says = (reading: Reading, bits: Cue): boolean => (reading.cues & bits) !== 0;

/** How many tokens from `at` on say one of the wordings, the longest that does; 0 for none. */
export function matchWords({ tokens }: Reading, at: number, wordings: Wordings): number {
  const first = tokens[at];
  if (first === undefined || !begins(first, wordings)) return 0;
  for (const words of wordings.get(first.text) ?? []) if (isSaid(tokens, at, words)) return words.length;
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
