/** A word that no listing has, and the words, nearest first, that its results are shown for instead. */
export interface Correction {
  word: string;
  meant: string[];
}
