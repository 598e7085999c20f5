import { fold } from "#app/places/fold.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { FilterValue } from "#app/filters/filter.ts";
import { allFilters, type FilterName } from "#app/filters/filters.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { Order } from "#app/filters/orders.ts";
import { cue } from "./beginnings.ts";
import {
  bestEnergyWords,
  bestYieldWords,
  nearestStationWords,
  cheapWords,
  dealWords,
  dearestWords,
  incomeWords,
  largestWords,
  mapWords,
  newestWords,
  oldestWords,
  shopWallWords,
  smallestWords,
  thriftyWords,
} from "./deal-phrases.ts";
import {
  deskWords,
  furnishedRoomWords,
  kindWords,
  roomWords,
  seatWords,
  standingWords,
  studioWords,
  toldKindWords,
  traderWords,
  typeWords,
} from "./type-phrases.ts";
import { chargesPhrases, idlePhrases, originPhrases, plainPhrases, toldPhrases } from "./filler-phrases.ts";

/** What a phrase of the trade stands for. */
export interface Meaning {
  segment?: TypeSegment;
  deal?: Deal;
  /** A value of a filter, which its definition says by these words. */
  said?: { name: FilterName; value: FilterValue };
  /** What results come first. */
  order?: Order;
  /** Where results are to be shown. */
  display?: "map";
  /** The words stay in the text as well: "chalet" is a house, and finds the houses called so. */
  keeps?: true;
  /** Nothing is searched by it, and the visitor is told. */
  isTold?: true;
  /** The type gives way to any other (income property may be of any type), the order to a limit of price. */
  weak?: true;
}

export interface Phrase {
  words: readonly string[];
  meaning: Meaning;
}

/** Every phrase of the trade; of two alike the earlier counts. */
export const phrases: readonly Phrase[] = [
  ...allFilters.flatMap(({ name, saidAs }) =>
    (saidAs ?? []).flatMap(({ words, value }) => split(words, { said: { name, value } })),
  ),
  ...split(plainPhrases, { keeps: true }),
  ...split(idlePhrases, {}),
  ...split(toldPhrases, { isTold: true }),
  ...split(chargesPhrases, { isTold: true }),
  ...split(originPhrases, { isTold: true }),
  ...split(cheapWords, { order: "cheapest" }),
  ...split(thriftyWords, { order: "cheapest", weak: true }),
  ...split(mapWords, { display: "map" }),
  ...split(newestWords, {}),
  ...split(oldestWords, { order: "oldest" }),
  ...split(largestWords, { order: "largest-to-smallest" }),
  ...split(smallestWords, { order: "smallest-to-largest" }),
  ...split(bestEnergyWords, { order: "best-energy" }),
  ...split(nearestStationWords, { order: "nearest-station" }),
  ...split(dearestWords, { order: "dearest" }),
  ...split(bestYieldWords, { order: "best-yield", deal: "investment" }),
  ...split(standingWords, { segment: "house", weak: true, isTold: true }),
  ...split(deskWords, { segment: "co-working", weak: true }),
  ...split(seatWords, { segment: "office", weak: true }),
  ...split(traderWords, { segment: "retail", weak: true }),
  ...split(roomWords, { segment: "co-living", deal: "to-let" }),
  ...split(shopWallWords, { deal: "investment", segment: "retail" }),
  ...split(incomeWords, { deal: "investment", segment: "bloc-sales", weak: true }),
  ...Object.entries(dealWords).flatMap(([deal, list]) => split(list, { deal: deal as Deal })),
  ...Object.entries(toldKindWords).flatMap(([segment, list]) =>
    split(list, { segment: segment as TypeSegment, isTold: true }),
  ),
  ...Object.entries(kindWords).flatMap(([segment, list]) =>
    split(list, { segment: segment as TypeSegment, keeps: true }),
  ),
  ...split(furnishedRoomWords, {
    segment: "co-living",
    deal: "to-let",
    said: { name: "features", value: "furnished" },
  }),
  ...split(studioWords, { segment: "apartment", said: { name: "bedrooms", value: "0-0" } }),
  ...Object.entries(typeWords).flatMap(([segment, list]) => split(list, { segment: segment as TypeSegment })),
];

/** Phrases by their first word, the longest first; of two alike the earlier list counts. */
const byFirstWord = new Map<string, Phrase[]>();
for (const phrase of phrases) {
  const first = phrase.words[0] ?? "";
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
}
for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);

/** What a phrase may begin with. */
export const phraseCue = cue("phrase", byFirstWord);

const none: readonly Phrase[] = [];

/** Phrases that may begin with a word. */
export function phrasesFrom(word: string): readonly Phrase[] {
  return byFirstWord.get(word) ?? none;
}

/** The first words of phrases that say a value of a filter. */
export const firstOfValues: ReadonlySet<string> = new Set(
  phrases.flatMap(({ words, meaning }) => (meaning.said ? words.slice(0, 1) : [])),
);

/** Meanings of single words, for spelling mistakes and for the parts of Dutch compounds. */
export const meaningOfWord: ReadonlyMap<string, Meaning> = new Map(
  phrases
    .filter(({ words, meaning }) => words.length === 1 && (meaning.segment ?? meaning.deal))
    .reverse()
    .map(({ words, meaning }) => [words[0] ?? "", meaning]),
);

/** Single words that say a filter's value, for spelling mistakes. */
export const filterWords: ReadonlyMap<string, Meaning> = new Map(
  phrases
    .filter(({ words, meaning }) => words.length === 1 && meaning.said)
    .map(({ words, meaning }) => [words[0] ?? "", meaning]),
);

function split(list: string, meaning: Meaning): Phrase[] {
  return list
    .split(",")
    .map((phrase) => ({ words: fold(phrase).split(" ").filter(Boolean), meaning }))
    .filter(({ words }) => words.length > 0);
}
