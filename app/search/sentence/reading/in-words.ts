import { largeNumberWords, numberWords, roundNumbers } from "#app/places/number-words.ts";
import { cue } from "../words/beginnings.ts";
import { smallNumber } from "../words/small-number.ts";
import { afterNumbers } from "./in-millions.ts";
import type { Token } from "./token.ts";

/** Without one of these no number is written in letters. */
export const numeral = cue("numeral", numberWords, largeNumberWords, roundNumbers, ["un", "a", "an"]);

/** Numbers in letters before what they count. */
export function inWords(tokens: Token[]): Token[] {
  const isPassed = (token: Token, at: number) =>
    isWithinHalf(token, tokens[at - 1], tokens[at + 1]) || isOfRound(token, tokens[at - 1]);
  const said = tokens.some(isPassed) ? tokens.filter((token, at) => !isPassed(token, at)) : tokens;
  let whole: Token[] | undefined;
  for (let at = 0; at < said.length; at++) {
    const token = said[at]!;
    if ((token.cues & numeral) === 0) continue;
    const value = isFirstOfTwo(said, at) ? smallNumber(token.text) : undefined;
    const figure: Token =
      value === undefined ? inFigures(token, said[at - 1], said[at + 1]) : { ...token, kind: "number", value };
    if (figure === token) continue;
    // Each is told by what stood beside it.
    whole ??= said.slice();
    whole[at] = figure;
  }
  return whole ?? said;
}

/** "Between three and six million": the first is counted by what stands behind the second. */
function isFirstOfTwo(tokens: readonly Token[], at: number): boolean {
  const end = tokens[at + 2];
  return (
    // "300 duizend tot 150 m²": of the first it is multiplied by.
    tokens[at - 1]?.kind !== "number" &&
    /^(?:and|or|to|et|ou|a|en|of|tot)$/.test(tokens[at + 1]?.text ?? "") &&
    (end?.kind === "number" || numberWords.has(end?.text ?? "") || largeNumberWords.has(end?.text ?? "")) &&
    (counted.test(tokens[at + 3]?.text ?? "") ||
      // "De cent à deux cents m²"
      (largeNumberWords.has(tokens[at]?.text ?? "") && afterNumbers.test(tokens[at + 3]?.text ?? "")))
  );
}

/** The link of "une dizaine de postes", "a dozen of desks". */
function isOfRound({ text }: Token, before: Token | undefined): boolean {
  return (
    before !== undefined && (before.cues & numeral) !== 0 && roundNumbers.has(before.text) && /^(?:de|d|of)$/.test(text)
  );
}

/** The article of "half a million". */
function isWithinHalf({ text }: Token, before: Token | undefined, next: Token | undefined): boolean {
  return (
    /^(?:an?|een|un)$/.test(text) &&
    /^(?:half|halve|demi)$/.test(before?.text ?? "") &&
    afterNumbers.test(next?.text ?? "")
  );
}

/**
 * A number in letters before a unit or what multiplies it: "nonante m²", "anderhalf miljoen"; behind another number it
 * multiplies that: "300 duizend euro".
 */
function inFigures(token: Token, before: Token | undefined, next: Token | undefined): Token {
  const round = token.kind === "word" ? roundNumbers.get(token.text) : undefined;
  if (round !== undefined) return { ...token, kind: "number", value: round };
  const isCounted = counted.test(next?.text ?? "") || (/^metres?$/.test(next?.text ?? "") && !isEndOfRange(before));
  // "Un million", "a million"
  if (isCounted && token.kind === "word" && /^(?:un|a|an)$/.test(token.text))
    return { ...token, kind: "number", value: 1 };
  // "Vijftien euro per vierkante meter"
  const isSum = /^(?:€|euros?)$/.test(next?.text ?? "") && !/^(?:one|une|een|single)$/.test(token.text);
  const value =
    token.kind === "word"
      ? (largeNumberWords.get(token.text) ?? (isCounted || isSum ? numberWords.get(token.text) : undefined))
      : undefined;
  const multiplies = before?.kind === "number" || largeNumberWords.has(before?.text ?? "");
  return value !== undefined && !multiplies && next !== undefined && afterNumbers.test(next.text)
    ? { ...token, kind: "number", value }
    : token;
}

/** "Quatre-vingts et cent cinquante mètres carrés": both ends are read together. */
const isEndOfRange = (before: Token | undefined) => /^(?:et|and|en|a|to|tot)$/.test(before?.text ?? "");

/** What small numbers in letters count here: "two million". */
export const counted = /^(?:mio|millions?|miljoen|milj|hectares?|ha|ares?|acres?|mil|mill|ton|tons|tonnes?)$/;
