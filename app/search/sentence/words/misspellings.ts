import { fold } from "#app/places/fold.ts";
import { allFilters } from "#app/filters/filters.ts";
import { languages } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { typingErrors } from "#app/places/typing-errors.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { Place } from "#app/places/place.ts";
import { knownWords, nearest, ordinary, type KnownWords } from "./nearest-word.ts";
import { fillers } from "./filler-phrases.ts";
import { isListingWord } from "./listing-words.ts";
import { remembering } from "./remember.ts";
import { filterWords, meaningOfWord, phrasesFrom, type Meaning } from "./vocabulary.ts";

/**
 * Spelling mistakes in single words. Only words of the trade and towns people search for are guessed at, so that an
 * ordinary word is hardly ever taken for one of them.
 */

/** Smaller towns are not guessed at. */
const inhabitants = 15_000;

const tradeWords = knownWords([
  ...[...meaningOfWord].filter(([word]) => word.length >= 6),
  ...[...filterWords].filter(([word]) => word.length >= 6),
]);

/** A word of the trade with a letter wrong; two in a long word. */
export const findTradeWord = remembering((written): Meaning | undefined => {
  // "Magazyn", as the dialects write it.
  const standard = written.includes("y") ? meaningOfWord.get(written.replaceAll("y", "ij")) : undefined;
  if (standard) return standard;
  return nearest(written, tradeWords) ?? (mayBeSwapped(written, swappable.meanings) ? swapped(written) : undefined);
});

/** The word of the trade that {@link findTradeWord} took a misspelt one for, to search the texts for; itself, where it took none. */
export function tradeWordMeant(written: string): string {
  if (phrasesFrom(written).length > 0 || isListingWord(written)) return written;
  let best = { word: written, errors: 3 };
  for (const word of meaningOfWord.keys()) {
    const errors = word[0] === written[0] ? typingErrors(written, word, 2) : 3;
    if (errors < best.errors) best = { word, errors };
  }
  return best.word;
}

const swapped = (written: string) =>
  eachSwap(written, 4, (word) => meaningOfWord.get(word) ?? (word.length < 6 ? filterWords.get(word) : undefined));

/** The letters of known words, in any order: what has the letters of none has no two of them swapped. */
const swappable = {
  meanings: new Set([...meaningOfWord.keys(), ...filterWords.keys()].map(lettersTogether)),
  fillers: new Set([...fillers].map(lettersTogether)),
};

const mayBeSwapped = (written: string, known: ReadonlySet<number>) => known.has(lettersTogether(written));

/** A number that is the same for the same letters in whatever order. */
function lettersTogether(word: string): number {
  let together = word.length;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    together = (together + Math.imul(code * code, 40_503)) | 0;
  }
  return together;
}

const askedDeals: ReadonlyMap<string, readonly (readonly [string, Deal])[]> = new Map([
  [
    "for",
    [
      ["sale", "for-sale"],
      ["rent", "to-let"],
    ],
  ],
  [
    "to",
    [
      ["rent", "to-let"],
      ["buy", "for-sale"],
    ],
  ],
  [
    "te",
    [
      ["huur", "to-let"],
      ["koop", "for-sale"],
    ],
  ],
  [
    "a",
    [
      ["louer", "to-let"],
      ["vendre", "for-sale"],
    ],
  ],
  [
    "en",
    [
      ["location", "to-let"],
      ["vente", "for-sale"],
    ],
  ],
]);

/** "For sal", "te hurr", "à vandre": behind the word that asks for a deal one slip is forgiven in a short word, too. */
export function findAskedDeal(before: string, written: string): Deal | undefined {
  if (written.length < 3 || fillers.has(written) || isListingWord(written)) return undefined;
  return askedDeals.get(before)?.find(([word]) => word[0] === written[0] && typingErrors(written, word, 1) === 1)?.[1];
}

/** Whether a word is one that says nothing, with two letters swapped: "wtih". */
export const isFiller = remembering(
  (written) =>
    fillers.has(written) ||
    (mayBeSwapped(written, swappable.fillers) && eachSwap(written, 4, (word) => fillers.has(word)) === true),
);

const figureNames = new Set(
  allFilters
    .flatMap(({ namedAs }) => fold(namedAs ?? "").split(/[\s,]+/))
    .filter((word) => word.length >= 5 && !fillers.has(word)),
);

const figureLetters = new Set([...figureNames].map(lettersTogether));

const knownFigureNames = knownWords([...figureNames].map((word) => [word, word] as const));

/** A word that names the figure right behind it with a letter wrong: "hight 10m". */
export const figureNameNear = remembering((written): string | undefined =>
  fillers.has(written) || figureNames.has(written) || phrasesFrom(written).length > 0
    ? undefined
    : nearest(written, knownFigureNames),
);

/** A word that names a figure, with two letters swapped back: "clear hieght". */
export const figureNameOf = (written: string): string | undefined =>
  !mayBeSwapped(written, figureLetters) ||
  figureNames.has(written) ||
  fillers.has(written) ||
  phrasesFrom(written).length > 0
    ? undefined
    : eachSwap(written, 5, (word) => (figureNames.has(word) ? word : undefined));

const townFinders = new WeakMap<Gazetteer, (written: string) => Place | undefined>();

/** A town with a letter wrong; two in a long name. */
export function findTown(gazetteer: Gazetteer, written: string): Place | undefined {
  let find = townFinders.get(gazetteer);
  if (!find) {
    find = remembering(townFinder(gazetteer));
    townFinders.set(gazetteer, find);
  }
  return find(written);
}

function townFinder(gazetteer: Gazetteer): (written: string) => Place | undefined {
  const known: KnownWords<Place> = knownWords(listTowns(gazetteer));
  return (written) =>
    gazetteer.names.get(written).length > 0
      ? undefined
      : (nearest(written, known) ??
        findSwapped(gazetteer, written) ??
        findEnding(gazetteer, written) ??
        findDoubled(gazetteer, written));
}

/** A place of any size whose last letter, which nobody hears, was left out or added. */
function findEnding(gazetteer: Gazetteer, written: string): Place | undefined {
  if (written.length < 7 || ordinary.has(written)) return undefined;
  const names = [`${written}s`, `${written}e`, ...(written.endsWith("s") ? [written.slice(0, -1)] : [])];
  return names.map((name) => gazetteer.names.get(name)[0]?.place).find((place) => place !== undefined);
}

/** A town of any size with a double letter written once, or one written twice: "Strasen", "Dudellange". */
function findDoubled(gazetteer: Gazetteer, written: string): Place | undefined {
  if (written.length < 6 || ordinary.has(written) || isListingWord(written)) return undefined;
  for (let at = 1; at < written.length; at++) {
    const isDouble = written[at] === written[at - 1];
    // The first letter nobody doubles.
    const name = written.slice(0, at) + (isDouble ? "" : written[at]) + written.slice(isDouble ? at + 1 : at);
    const town = gazetteer.names.get(name).find(({ place }) => place.kind === "municipality");
    if (town) return town.place;
  }
  return undefined;
}

/** A place of any size with two letters beside each other swapped: such a slip makes hardly ever another word. */
function findSwapped(gazetteer: Gazetteer, written: string): Place | undefined {
  return eachSwap(written, 7, (name) => gazetteer.names.get(name)[0]?.place);
}

/** The first that is found by a word with two letters beside each other swapped back, of a word of so many letters. */
function eachSwap<Value>(written: string, least: number, find: (word: string) => Value | undefined): Value | undefined {
  if (written.length < least || ordinary.has(written)) return undefined;
  for (let at = 1; at < written.length - 1; at++) {
    const [one, other] = [written.charAt(at), written.charAt(at + 1)];
    if (one === other) continue;
    const found = find(written.slice(0, at) + other + one + written.slice(at + 2));
    if (found) return found;
  }
  return undefined;
}

function listTowns(gazetteer: Gazetteer): [string, Place][] {
  return [...largeTowns(gazetteer), ...headsOfTowns(gazetteer)];
}

/** "Knokke" of Knokke-Heist: people leave out the second part of a town's name. */
function headsOfTowns(gazetteer: Gazetteer): [string, Place][] {
  return gazetteer.places.flatMap(({ kind, population, names, slugs }): [string, Place][] => {
    if (kind !== "municipality" || (population ?? 0) < inhabitants || !slugs.nl.includes("-")) return [];
    const [head = ""] = fold(names.nl).split(" ");
    const [bearer] = gazetteer.names.get(head);
    return head.length > 5 && bearer ? [[head, bearer.place]] : [];
  });
}

function largeTowns(gazetteer: Gazetteer): [string, Place][] {
  return gazetteer.places
    .filter(
      ({ kind, population }) =>
        kind === "region" || kind === "province" || (kind === "municipality" && (population ?? 0) >= inhabitants),
    )
    .flatMap((place) =>
      [...new Set(languages.map((language) => fold(place.names[language])))]
        .filter((name) => !name.includes(" ") && name.length >= 4)
        .map((name): [string, Place] => [name, gazetteer.names.get(name)[0]?.place ?? place]),
    );
}
