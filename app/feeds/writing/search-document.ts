import { fold } from "#app/places/fold.ts";
import { WrittenWords } from "../checking/written-words.ts";

interface SearchDocument {
  /** The text of a tsvector, safe to cast: every folded word once, without places and weights, as no search asks for either. */
  vector: string;
  /** Its words that a typing error may be corrected to: letters only, three at least. */
  words: string[];
}

/** Letters; no longer word is worth finding, and an index takes no lexeme of 2 kB. */
const maxWordLength = 64;
const correctable = /^\p{L}{3,40}$/u;

/** What parts words as they are written; other white space is left to fold(). */
const space = 0x20;

/** A folded word, one object for all that are written alike. */
interface FoldedWord {
  word: string;
  corrects: boolean;
  /** The document that had it last: cheaper than a set of each document's words. */
  document: number;
  /** Whether it is the same object the next time. */
  isKept: boolean;
}

/** What a word as it is written folds to: mostly one, which spares a list. */
type Folded = FoldedWord | readonly FoldedWord[];

let document = 0;

/**
 * Everything that free text looks through. Words are those of {@link fold}, which a search's text goes through too: what is
 * written the same is found, without PostgreSQL's own idea of what a word is.
 * @param texts of this document
 * @param recurring those that stand in many documents, and are taken apart once
 */
export function searchDocument(texts: readonly string[], recurring: readonly string[] = []): SearchDocument {
  document++;
  const words: string[] = [];
  const lexemes: string[] = [];
  // Words that are not kept are not the same object the second time.
  const others = new Set<string>();
  const takeWord = (folded: FoldedWord) => {
    if (folded.document === document || (others.size > 0 && others.has(folded.word))) return;
    folded.document = document;
    if (!folded.isKept) others.add(folded.word);
    lexemes.push(folded.word);
    if (folded.corrects) words.push(folded.word);
  };
  const take = (folded: Folded) => {
    if ("word" in folded) takeWord(folded);
    else folded.forEach(takeWord);
  };
  for (const text of recurring) recurringWords(text).forEach(takeWord);
  for (const text of texts) {
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at === text.length ? space : text.charCodeAt(at);
      if (code !== space) {
        hash = Math.imul(hash ^ code, 0x01000193);
        continue;
      }
      if (at > start) take(foldedWords.find(text, start, at, hash) ?? foldWord(text.slice(start, at), hash));
      start = at + 1;
      hash = 0;
    }
  }
  return { vector: lexemes.join(" "), words };
}

const maxWords = 50_000;
/** Texts of a feed share their words: to fold each once takes a tenth of the time. By how they are written … */
const foldedWords = new WrittenWords<Folded>(maxWords);
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
    return foldedWords.find(written, 0, written.length, hash) ?? foldWord(written, hash);
  });
  recurringTexts.set(text, words);
  return words;
}

function foldWord(written: string, hash: number): Folded {
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
  const [only] = words;
  const folded = only && words.length === 1 ? only : words;
  if (isCached) foldedWords.add(copyOf(written), hash, folded);
  return folded;
}

function makeWord(given: string, isCached: boolean): FoldedWord {
  const word = isCached ? copyOf(given) : given;
  const made = { word, corrects: correctable.test(word), document: 0, isKept: isCached };
  if (isCached) knownWords.set(word, made);
  return made;
}

/** A word cut from a text keeps the whole text in memory for as long as it is kept itself; a copy does not. */
function copyOf(written: string): string {
  return JSON.parse(JSON.stringify(written)) as string;
}
