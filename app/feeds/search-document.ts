import { fold } from "#app/places/fold.ts";

/** How much a word tells, as in a tsvector: A reference, title and place, B address and type, D description. */
export type Weight = "A" | "B" | "D";

interface SearchDocument {
  /** The text of a tsvector: every folded word once, under its best weight; safe to cast. */
  vector: string;
  /** Its words that a typing error may be corrected to: letters only, three at least. */
  words: string[];
}

/** Letters; no longer word is worth finding, and an index takes no lexeme of 2 kB. */
const maxWordLength = 64;
const correctable = /^\p{L}{3,40}$/u;

/** A folded word, with what stands for it in a tsvector by its weight. */
interface FoldedWord {
  word: string;
  corrects: boolean;
  lexeme: Readonly<Record<Weight, string>>;
  /** The document that had it last: cheaper than a set of each document's words. */
  document: number;
}

let document = 0;

/**
 * Everything that free text looks through, from texts by weight, the best first. Words are those of {@link fold}, which
 * a search's text goes through too: what is written the same is found, without PostgreSQL's own idea of what a word is.
 */
export function searchDocument(texts: [weight: Weight, text: string][]): SearchDocument {
  document++;
  const words: string[] = [];
  const lexemes: string[] = [];
  // Words that are not cached are not the same object the second time.
  const others = new Set<string>();
  for (const [weight, text] of texts) {
    // Other white space than spaces is left to fold().
    for (const written of text.split(" ")) {
      const known = foldedWords.get(written);
      for (const folded of known ?? foldWords(written)) {
        if (folded.document === document || (others.size > 0 && others.has(folded.word))) continue;
        folded.document = document;
        if (!knownWords.has(folded.word)) others.add(folded.word);
        lexemes.push(folded.lexeme[weight]);
        if (folded.corrects) words.push(folded.word);
      }
    }
  }
  return { vector: lexemes.join(""), words };
}

/** Texts of a feed share their words: to fold each once takes a tenth of the time. By how they are written … */
const foldedWords = new Map<string, FoldedWord[]>();
/** … and by what they are folded to, so that `Gare` and `gare` are one object. */
const knownWords = new Map<string, FoldedWord>();
const maxWords = 50_000;

function foldWords(written: string): FoldedWord[] {
  // Numbers and references hardly come back, nor do pages without a space, of which fifty thousand are too many.
  const isCached = written.length <= maxWordLength && !/\d/.test(written);
  if (isCached && foldedWords.size >= maxWords) {
    foldedWords.clear();
    knownWords.clear();
  }
  const words = fold(written)
    .split(" ")
    .filter((word) => word !== "" && word.length <= maxWordLength)
    .map((word) => knownWords.get(word) ?? makeWord(word, isCached));
  if (isCached) foldedWords.set(copyOf(written), words);
  return words;
}

function makeWord(given: string, isCached: boolean): FoldedWord {
  const word = isCached ? copyOf(given) : given;
  const lexeme = { A: `${word}:1A `, B: `${word}:1B `, D: `${word}:1D ` };
  const made = { word, corrects: correctable.test(word), lexeme, document: 0 };
  if (isCached) knownWords.set(word, made);
  return made;
}

/** A word cut from a text keeps the whole text in memory for as long as it is kept itself; a copy does not. */
function copyOf(written: string): string {
  return JSON.parse(JSON.stringify(written)) as string;
}
