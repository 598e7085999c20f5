import { grouped } from "#app/places/grouped.ts";
import { tokenise, type Token } from "./tokens.ts";

/** A sentence being read: its tokens, and which of them are understood. */
export interface Reading {
  sentence: string;
  tokens: readonly Token[];
}

export function openReading(sentence: string): Reading {
  return { sentence, tokens: tokenise(sentence) };
}

type Wordings = readonly (readonly string[])[];

/** Wordings by their first word: most tokens begin none. */
const byFirstWord = new WeakMap<Wordings, Map<string, readonly (readonly string[])[]>>();

function indexed(wordings: Wordings): Map<string, readonly (readonly string[])[]> {
  let known = byFirstWord.get(wordings);
  if (!known) {
    known = grouped(wordings, ([first = ""]) => first);
    byFirstWord.set(wordings, known);
  }
  return known;
}

/** How many tokens from `at` on say one of the wordings, given longest first; 0 for none. */
export function matchWords({ tokens }: Reading, at: number, wordings: Wordings): number {
  const first = tokens[at];
  if (first?.kind !== "word") return 0;
  for (const words of indexed(wordings).get(first.text) ?? []) {
    if (words.every((word, index) => tokens[at + index]?.kind === "word" && tokens[at + index]?.text === word))
      return words.length;
  }
  return 0;
}
