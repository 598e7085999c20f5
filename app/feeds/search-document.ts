import { fold } from "#app/places/fold.ts";
import { WrittenWords } from "./written-words.ts";

/** How much a word tells, as in a tsvector: A reference, title and place, B address and type, D description. */
export type Weight = "A" | "B" | "D";

/** A text; one that stands in many documents is taken apart once. */
export type WeighedText = readonly [weight: Weight, text: string, recurs?: "recurs"];

interface SearchDocument {
  /** The text of a tsvector: every folded word once, under its best weight; safe to cast. */
  vector: string;
  /** Its words that a typing error may be corrected to: letters only, three at least. */
  words: string[];
}

/** Letters; no longer word is worth finding, and an index takes no lexeme of 2 kB. */
const maxWordLength = 64;
const correctable = /^\p{L}{3,40}$/u;

/** What parts words as they are written; other white space is left to fold(). */
const space = 0x20;

/** A folded word, with what stands for it in a tsvector by its weight. */
interface FoldedWord {
  word: string;
  corrects: boolean;
  lexeme: Readonly<Record<Weight, string>>;
  /** The document that had it last: cheaper than a set of each document's words. */
  document: number;
  /** Whether it is the same object the next time. */
  isKept: boolean;
}

let document = 0;

/**
 * Everything that free text looks through, from texts by weight, the best first. Words are those of {@link fold}, which
 * a search's text goes through too: what is written the same is found, without PostgreSQL's own idea of what a word is.
 */
export function searchDocument(texts: readonly WeighedText[]): SearchDocument {
  document++;
  const words: string[] = [];
  const lexemes: string[] = [];
  // Words that are not kept are not the same object the second time.
  const others = new Set<string>();
  const take = (folded: FoldedWord, weight: Weight) => {
    if (folded.document === document || (others.size > 0 && others.has(folded.word))) return;
    folded.document = document;
    if (!folded.isKept) others.add(folded.word);
    lexemes.push(folded.lexeme[weight]);
    if (folded.corrects) words.push(folded.word);
  };
  for (const [weight, text, recurs] of texts) {
    if (recurs) {
      for (const folded of recurringWords(text)) take(folded, weight);
      continue;
    }
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at === text.length ? space : text.charCodeAt(at);
      if (code !== space) {
        hash = Math.imul(hash ^ code, 0x01000193);
        continue;
      }
      for (const folded of foldedWords.find(text, start, at, hash) ?? foldWords(text.slice(start, at), hash)) {
        take(folded, weight);
      }
      start = at + 1;
      hash = 0;
    }
  }
  return { vector: lexemes.join(""), words };
}

const maxWords = 50_000;
/** Texts of a feed share their words: to fold each once takes a tenth of the time. By how they are written … */
const foldedWords = new WrittenWords<FoldedWord[]>(maxWords);
/** … and by what they are folded to, so that `Gare` and `gare` are one object. */
const knownWords = new Map<string, FoldedWord>();
/** The words of whole texts, of the same objects. */
const recurringTexts = new Map<string, readonly FoldedWord[]>();

function recurringWords(text: string): readonly FoldedWord[] {
  const known = recurringTexts.get(text);
  if (known) return known;
  const words = text.split(" ").flatMap((written) => {
    let hash = 0;
    for (let at = 0; at < written.length; at++) hash = Math.imul(hash ^ written.charCodeAt(at), 0x01000193);
    return foldedWords.find(written, 0, written.length, hash) ?? foldWords(written, hash);
  });
  recurringTexts.set(text, words);
  return words;
}

function foldWords(written: string, hash: number): FoldedWord[] {
  // Long numbers and references hardly come back, nor do pages without a space, of which fifty thousand are too many.
  const isCached = written.length <= (/\d/.test(written) ? 5 : maxWordLength);
  if (isCached && Math.max(foldedWords.size, knownWords.size) >= maxWords) {
    foldedWords.clear();
    knownWords.clear();
    recurringTexts.clear();
  }
  const words = fold(written)
    .split(" ")
    .filter((word) => word !== "" && word.length <= maxWordLength)
    .map((word) => knownWords.get(word) ?? makeWord(word, isCached));
  if (isCached) foldedWords.add(copyOf(written), hash, words);
  return words;
}

function makeWord(given: string, isCached: boolean): FoldedWord {
  const word = isCached ? copyOf(given) : given;
  const lexeme = { A: `${word}:1A `, B: `${word}:1B `, D: `${word}:1D ` };
  const made = { word, corrects: correctable.test(word), lexeme, document: 0, isKept: isCached };
  if (isCached) knownWords.set(word, made);
  return made;
}

/** A word cut from a text keeps the whole text in memory for as long as it is kept itself; a copy does not. */
function copyOf(written: string): string {
  return JSON.parse(JSON.stringify(written)) as string;
}
