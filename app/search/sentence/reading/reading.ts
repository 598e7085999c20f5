import { wordOfConsonants } from "../words/abbreviations.ts";
import type { Wordings } from "../words/figure-words.ts";
import { figureNameNear, figureNameOf } from "../words/misspellings.ts";
import type { Token } from "./token.ts";
import { tokenise } from "./tokens.ts";

/** A sentence being read: its tokens, and which of them are understood. */
export interface Reading {
  sentence: string;
  tokens: readonly Token[];
}

export function openReading(sentence: string): Reading {
  const tokens = tokenise(sentence).map((token, at, all) => {
    const isBeforeNumber = all[at + 1]?.kind === "number";
    const name =
      token.kind === "word"
        ? (figureNameOf(token.text) ??
          wordOfConsonants(token.text) ??
          (isBeforeNumber ? figureNameNear(token.text) : undefined))
        : undefined;
    if (token.text === "park" && isParkingInShort(sentence, token, all[at - 1])) return { ...token, text: "parking" };
    if (token.text === "mais" && isHouseInShort(sentence, token)) return { ...token, text: "maison" };
    return name === undefined ? token : { ...token, text: name };
  });
  return { sentence, tokens };
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

/** How many tokens from `at` on say one of the wordings, the longest that does; 0 for none. */
export function matchWords({ tokens }: Reading, at: number, wordings: Wordings): number {
  const first = tokens[at];
  if (first?.kind !== "word") return 0;
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
