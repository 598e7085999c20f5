import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { typingErrors } from "#app/places/typing-errors.ts";
import { languages } from "#app/i18n/languages.ts";
import type { Token } from "../reading/token.ts";
import { fillers } from "../words/filler-phrases.ts";
import { isListingWord } from "../words/listing-words.ts";
import { ordinary } from "../words/nearest-word.ts";
import type { Mention } from "./place-mentions.ts";

/** A name of several words, one of which may have a letter wrong. */
interface NameOfWords {
  words: readonly string[];
  /** Which of them is mistyped. */
  wrong: number;
  place: Place;
}

/** Letters: a shorter word of two is another word, and of three or more the others tell what is meant. */
const shortest = { ofTwo: 5, ofMore: 4 };

const known = new WeakMap<Gazetteer, ReadonlyMap<string, readonly NameOfWords[]>>();

/**
 * A town whose name has several words, one of them with a letter wrong, or two in a long one: "Sint-Niklas", "Louvain la
 * Neve", "Lovain-la-Neuve". All other words are as they are written.
 * @param at the word that is not understood
 * @returns the town, from its name's first word to its last; undefined where none is called nearly so
 */
export function findMisspeltName(gazetteer: Gazetteer, tokens: readonly Token[], at: number): Mention | undefined {
  const written = tokens[at]?.text ?? "";
  if (written.length < shortest.ofMore || tokens[at]?.kind !== "word" || fillers.has(written)) return undefined;
  let names = known.get(gazetteer);
  if (!names) known.set(gazetteer, (names = listNames(gazetteer)));
  const beside = [...(names.get(`${tokens[at - 1]?.text} *`) ?? []), ...(names.get(`* ${tokens[at + 1]?.text}`) ?? [])];
  if (beside.length === 0 || isListingWord(written) || ordinary.has(written)) return undefined;
  for (const { words, wrong, place } of beside) {
    const from = at - wrong;
    if (isMeant(words, wrong, tokens, from))
      return { candidates: [place], isGuessed: true, from, to: from + words.length };
  }
  return undefined;
}

function isMeant(words: readonly string[], wrong: number, tokens: readonly Token[], from: number): boolean {
  const [written, meant] = [tokens[from + wrong]?.text ?? "", words[wrong]!];
  const least = words.length > 2 ? shortest.ofMore : shortest.ofTwo;
  if (written.length < least || written[0] !== meant[0]) return false;
  if (!words.every((word, index) => index === wrong || tokens[from + index]?.text === word)) return false;
  const allowed = meant.length > 7 ? 2 : 1;
  const errors = typingErrors(written, meant, allowed);
  return errors > 0 && errors <= allowed;
}

/** By the word before the one that is mistyped, or, of a first word, by the one behind it. */
function listNames(gazetteer: Gazetteer): ReadonlyMap<string, readonly NameOfWords[]> {
  const names = new Map<string, NameOfWords[]>();
  for (const place of gazetteer.places) {
    for (const name of new Set(languages.map((language) => fold(place.names[language])))) {
      const words = name.split(" ");
      // Of several of a name the first is meant.
      if (words.length < 2 || gazetteer.names.get(name)[0]?.place !== place) continue;
      for (let wrong = 0; wrong < words.length; wrong++) {
        if (words[wrong]!.length < shortest.ofMore) continue;
        const beside = wrong > 0 ? `${words[wrong - 1]} *` : `* ${words[1]}`;
        const alike = names.get(beside);
        if (alike) alike.push({ words, wrong, place });
        else names.set(beside, [{ words, wrong, place }]);
      }
    }
  }
  return names;
}
