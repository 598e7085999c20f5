import type { WordFacts } from "./word-facts.ts";

/** A word, a number or a sign of a sentence. */
export interface Token {
  kind: "word" | "number" | "postcode" | "sign";
  /** Folded; digits for a postcode with a country letter (`L-1855`). */
  text: string;
  /** Of a number. */
  value: number;
  /** Where it stands in the sentence. */
  start: number;
  end: number;
  /** No space before it. */
  glued: boolean;
  /** Written with a capital within a sentence. */
  isCapital: boolean;
  /** Joined to the word before it by a dash. */
  hyphened: boolean;
  /** Of a word, as it was first written: its text may be another by now. */
  facts: WordFacts | undefined;
  /** What it may be the beginning of, together with the word behind it: see words/beginnings.ts. */
  cues: number;
  lists: Int32Array;
  /** Of its text, from when all tokens are known: see places/word-marks.ts. */
  mark: number;
}
