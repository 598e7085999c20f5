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
  /** What it may be the beginning of, as bits: see cues.ts. */
  cues: number;
  /** Of its text, from when all tokens are known: see places/word-marks.ts. */
  mark: number;
}
