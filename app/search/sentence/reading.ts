import { tokenise, type Token } from "./tokens.ts";

/** A sentence being read: its tokens, and which of them are understood. */
export interface Reading {
  sentence: string;
  tokens: readonly Token[];
}

export function openReading(sentence: string): Reading {
  return { sentence, tokens: tokenise(sentence) };
}

/** How many tokens from `at` on say one of the wordings, given longest first; 0 for none. */
export function matchWords({ tokens }: Reading, at: number, wordings: readonly (readonly string[])[]): number {
  for (const words of wordings) {
    if (words.every((word, index) => tokens[at + index]?.kind === "word" && tokens[at + index]?.text === word))
      return words.length;
  }
  return 0;
}
