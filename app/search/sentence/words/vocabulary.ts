import { fold } from "#app/places/fold.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { FilterValue } from "#app/filters/filter.ts";
import { allFilters, type FilterName } from "#app/filters/filters.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { Order } from "#app/filters/orders.ts";
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
import { deskWords, frontsWords, kindWords, roomWords, standingWords, studioWords, typeWords } from "./type-phrases.ts";
import { idlePhrases, plainPhrases, toldPhrases } from "./filler-phrases.ts";

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

const phrases: Phrase[] = [
  ...allFilters.flatMap(({ name, saidAs }) =>
    (saidAs ?? []).flatMap(({ words, value }) => split(words, { said: { name, value } })),
  ),
  ...split(plainPhrases, { keeps: true }),
  ...split(idlePhrases, {}),
  ...split(toldPhrases, { isTold: true }),
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
  ...split(standingWords, { segment: "house", weak: true }),
  ...split(frontsWords, { segment: "house", weak: true, keeps: true }),
  ...split(deskWords, { segment: "co-working", weak: true }),
  ...split(roomWords, { segment: "co-living", deal: "to-let" }),
  ...split(shopWallWords, { deal: "investment", segment: "retail" }),
  ...split(incomeWords, { deal: "investment", segment: "bloc-sales", weak: true }),
  ...Object.entries(dealWords).flatMap(([deal, list]) => split(list, { deal: deal as Deal })),
  ...Object.entries(kindWords).flatMap(([segment, list]) =>
    split(list, { segment: segment as TypeSegment, keeps: true }),
  ),
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

const dealPrefixes = new Map<string, Deal>([
  ["huur", "to-let"],
  ["koop", "for-sale"],
  ["verhuur", "to-let"],
  ["beleggings", "investment"],
  ["investerings", "investment"],
  ["opbrengst", "investment"],
]);
const heads = [
  "appartement",
  "appartementen",
  "woning",
  "woningen",
  "kantoor",
  "kantoren",
  "magazijn",
  "loods",
  "loodsen",
  "winkel",
  "winkels",
  "handelspand",
];

/**
 * A Dutch compound: `huurkantoor` is an office to let, `nieuwbouwappartement` a new apartment; what the first
 * part says otherwise is left to the text.
 */
export function readCompound(word: string): { meaning: Meaning; rest?: string } | undefined {
  if (/^opbrengst(?:huis|huizen|pand|panden|woning|woningen)$/.test(word))
    return { meaning: { segment: "bloc-sales", deal: "investment", weak: true } };
  const rented = /^(huur|koop|verhuur|beleggings|investerings)(.{4,})$/.exec(word);
  const whole = rented && phrasesFrom(rented[2]!).find(({ words }) => words.length === 1)?.meaning;
  if (rented && whole?.segment)
    return {
      meaning: { segment: whole.segment, deal: dealPrefixes.get(rented[1]!)! },
      ...(whole.keeps && { rest: rented[2]! }),
    };
  const [, first = "", last = ""] = /^(nieuwbouw|hoek|luxe)(.{3,})$/.exec(word) ?? [];
  const home = meaningOfWord.get(last);
  const told = first && phrasesFrom(first).find(({ words }) => words.length === 1)?.meaning.said;
  if (home?.segment && told)
    return { meaning: { segment: home.segment, said: told }, ...(home.keeps && { rest: last }) };
  const sold = /^(.{4,}?)s?(?:investering|belegging)(?:en)?$/.exec(word);
  const asset = sold && meaningOfWord.get(sold[1]!)?.segment;
  if (asset) return { meaning: { segment: asset, deal: "investment" } };
  const head = heads.find((candidate) => word.length > candidate.length + 2 && word.endsWith(candidate));
  const segment = head && meaningOfWord.get(head)?.segment;
  if (!head || !segment) return undefined;
  const prefix = word.slice(0, -head.length);
  const deal = dealPrefixes.get(prefix);
  if (deal) return { meaning: { segment, deal } };
  const said = phrasesFrom(prefix).find(({ words }) => words.length === 1)?.meaning.said;
  return said ? { meaning: { segment, said } } : { meaning: { segment }, rest: word };
}

/** "Kantoortje", "magazijntje", "dakterrasje": a small one of what is known. */
export function readDiminutive(word: string): { meaning: Meaning; rest?: string } | undefined {
  const [, stem = ""] = /^(.{4,})jes?$/.exec(word) ?? [];
  if (!stem) return undefined;
  // "Studiootje", "villaatje" as well.
  for (const whole of [
    stem,
    stem.replace(/(?:et|[tp])$/, ""),
    stem.replace(/k$/, "g"),
    stem.replace(/([aeou])\1t$/, "$1"),
  ]) {
    const meaning = meaningOfWord.get(whole) ?? filterWords.get(whole);
    const said = meaning ? { meaning } : whole.length > 5 ? readCompound(whole) : undefined;
    if (said) return said;
  }
  return undefined;
}

function split(list: string, meaning: Meaning): Phrase[] {
  return list
    .split(",")
    .map((phrase) => ({ words: fold(phrase).split(" ").filter(Boolean), meaning }))
    .filter(({ words }) => words.length > 0);
}
