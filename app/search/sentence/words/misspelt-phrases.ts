import { typingErrors } from "#app/places/typing-errors.ts";
import { fillers } from "./filler-phrases.ts";
import { isListingWord } from "./listing-words.ts";
import { ordinary } from "./nearest-word.ts";
import { phrases, type Meaning } from "./vocabulary.ts";

/** A phrase of the trade, one word of which may have a letter wrong. */
interface PhraseOfWords {
  words: readonly string[];
  /** Which of them is mistyped. */
  wrong: number;
  meaning: Meaning;
}

/** A word of a sentence: its folded text is all that counts here. */
interface Written {
  text: string;
}

/** Letters of the word that is mistyped. */
const shortest = 6;

/** By the word before the one that is mistyped, or, of a first word, by the one behind it. */
const known = new Map<string, PhraseOfWords[]>();
for (const { words, meaning } of phrases) {
  if (words.length < 2 || !(meaning.segment ?? meaning.said ?? meaning.deal)) continue;
  for (const [wrong, word] of words.entries()) {
    if (word.length < shortest) continue;
    const beside = wrong > 0 ? `${words[wrong - 1]} *` : `* ${words[1]}`;
    const alike = known.get(beside);
    if (alike) alike.push({ words, wrong, meaning });
    else known.set(beside, [{ words, wrong, meaning }]);
  }
}

/**
 * A phrase of several words, one of which has a letter wrong: "loadng bay", "centre comercail".
 * @param at the word that is not understood
 * @param isKept whether nothing was made yet of a word before it
 * @returns the longest, from its first word to its last; undefined where none is nearly so
 */
export function findMisspeltPhrase(
  tokens: readonly Written[],
  at: number,
  isKept: (at: number) => boolean,
): { meaning: Meaning; from: number; to: number } | undefined {
  const written = tokens[at]?.text ?? "";
  if (written.length < shortest - 1 || isListingWord(written) || ordinary.has(written)) return undefined;
  let longest: PhraseOfWords | undefined;
  for (const beside of [`${tokens[at - 1]?.text} *`, `* ${tokens[at + 1]?.text}`])
    for (const phrase of known.get(beside) ?? [])
      if (phrase.words.length > (longest?.words.length ?? 0) && isMeant(phrase, tokens, at, isKept)) longest = phrase;
  if (!longest) return undefined;
  const from = at - longest.wrong;
  return { meaning: longest.meaning, from, to: from + longest.words.length };
}

function isMeant(
  { words, wrong }: PhraseOfWords,
  tokens: readonly Written[],
  at: number,
  isKept: (at: number) => boolean,
): boolean {
  const [written, meant] = [tokens[at]!.text, words[wrong]!];
  if (written[0] !== meant[0] || typingErrors(written, meant, 1) !== 1) return false;
  return words.every((word, index) => {
    const each = at - wrong + index;
    const isThere = index === wrong || tokens[each]?.text === word;
    return isThere && (index >= wrong || isKept(each) || fillers.has(word));
  });
}
