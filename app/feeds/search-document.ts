import { fold } from "#app/places/fold.ts";

/** How much a word tells, as in a tsvector: A reference, title and place, B address and type, D description. */
export type Weight = "A" | "B" | "D";

export interface SearchDocument {
  /** The text of a tsvector: every folded word once, under its best weight; safe to cast. */
  vector: string;
  /** Its words that a typing error may be corrected to: letters only, three at least. */
  words: string[];
}

/** Letters; no longer word is worth finding, and an index takes no lexeme of 2 kB. */
const maxWordLength = 64;
const correctable = /^\p{L}{3,40}$/u;

/**
 * Everything that free text looks through, from texts by weight, the best first. Words are those of {@link fold}, which
 * a search's text goes through too: what is written the same is found, without PostgreSQL's own idea of what a word is.
 */
export function searchDocument(texts: [weight: Weight, text: string][]): SearchDocument {
  const found = new Set<string>();
  const words: string[] = [];
  let vector = "";
  for (const [weight, text] of texts) {
    // Other white space than spaces is left to fold().
    for (const written of text.split(" ")) {
      for (const { word, corrects } of foldWords(written)) {
        if (found.has(word)) continue;
        found.add(word);
        vector += `${word}:1${weight} `;
        if (corrects) words.push(word);
      }
    }
  }
  return { vector, words };
}

interface FoldedWord {
  word: string;
  corrects: boolean;
}

/** Texts of a feed share their words: to fold each once takes a third of the time. */
const folded = new Map<string, FoldedWord[]>();
const wordsKept = 50_000;

function foldWords(written: string): FoldedWord[] {
  const known = folded.get(written);
  if (known) return known;
  const words = fold(written)
    .split(" ")
    .filter((word) => word !== "" && word.length <= maxWordLength)
    .map((word) => ({ word, corrects: correctable.test(word) }));
  // Numbers and references hardly come back.
  if (!/\d/.test(written)) {
    if (folded.size >= wordsKept) folded.clear();
    folded.set(copyOf(written), words);
  }
  return words;
}

/** A word cut from a text keeps the whole text in memory for as long as it is kept itself; a copy does not. */
function copyOf(written: string): string {
  return JSON.parse(JSON.stringify(written)) as string;
}
