import { grouped } from "#app/places/grouped.ts";
import { allFilters, type FilterName } from "#app/filters/filters.ts";
import {
  atLeast,
  atMost,
  between,
  monthlyRentNames,
  otherRentNames,
  perMetreNames,
  priceNames,
  rentNames,
  roughly,
  surfaceNames,
  wordings,
  yearlyRentNames,
  type Wordings,
} from "../words/figure-words.ts";
import type { Figure } from "./figure.ts";
import { denying, negatedBound } from "./negated-bounds.ts";
import { cue } from "../words/beginnings.ts";
import { isSaid, matchWords, type Reading } from "../reading/reading.ts";

/** Tokens looked at before a number for words about it. */
const reach = 8;

/** The words that name the figures of other filters, by their first word, the longest first. */
const names = grouped(
  allFilters
    .flatMap(({ name, namedAs }) =>
      namedAs === undefined ? [] : [...wordings(namedAs).values()].flat().map((words) => ({ name, words })),
    )
    .sort((a, b) => b.words.length - a.words.length),
  ({ words: [first = ""] }) => first,
);

/** The same of the words that are counted. */
export const countNouns = grouped(
  allFilters
    .flatMap((filter) =>
      filter.countedAs === undefined || filter.isAskedOf !== undefined
        ? []
        : [...wordings(filter.countedAs).values()].flat().map((words) => ({ name: filter.name, words })),
    )
    .sort((a, b) => b.words.length - a.words.length),
  ({ words: [first = ""] }) => first,
);

/** What is said before a number. */
export interface Before {
  compared?: Figure["compared"];
  of?: FilterName;
  isRent: boolean;
  open: boolean;
  currency: boolean;
  /** "Prijs per m² onder 600" */
  perMetre: boolean;
  /** "Rent per week € 200" */
  perOther?: true;
  /** Named by what is counted: "bedrooms: 3". */
  isCount?: true;
  /** "Loyer mensuel 25 €/m²", "jaarbudget 60.000" */
  period?: "month" | "year";
  from: number;
  to: number;
}

const startsOf = [
  between,
  atMost,
  atLeast,
  roughly,
  perMetreNames,
  otherRentNames,
  monthlyRentNames,
  yearlyRentNames,
  rentNames,
  priceNames,
  surfaceNames,
  denying,
  names,
  countNouns,
];
/** What a word may be that stands before a number and says something of it: hardly any does. */
export const saysOfFigure = cue("says of figure", ...startsOf, "€><≥≤±~≈+-");

/** The words before a number that say how it is meant. */
export function readBefore(reading: Reading, from: number): Before {
  const before: Before = { isRent: false, open: false, currency: false, perMetre: false, from, to: from };
  const { tokens } = reading;
  while (before.to < from + reach) {
    const at = before.to;
    const token = tokens[at];
    if (!token || token.kind === "number") break;
    if (token.kind === "sign") {
      if (token.text === "€") before.currency = true;
      else if (token.text === ">" || token.text === "≥") before.compared = "min";
      else if (token.text === "<" || token.text === "≤") before.compared = "max";
      else if (token.text === "±" || token.text === "~" || token.text === "≈") before.compared = "roughly";
      else if (plusMinusLength(reading, at) > 0) {
        before.compared = "roughly";
        before.to += plusMinusLength(reading, at) - 1;
      } else if (!(at > from && /^[=:.]$/.test(token.text))) break;
      before.to += 1;
      continue;
    }
    const negated = negatedBound(reading, at);
    if (negated) {
      before.compared = negated.compared;
      if (negated.isRent) before.of = "price";
      before.isRent ||= negated.isRent;
      before.to = negated.to;
      continue;
    }
    const read =
      take(reading, at, between, () => (before.open = true)) ??
      take(reading, at, atMost, () => (before.compared = "max")) ??
      take(reading, at, atLeast, () => (before.compared = "min")) ??
      take(reading, at, roughly, () => (before.compared = "roughly")) ??
      take(reading, at, perMetreNames, () => {
        before.of = "price";
        before.perMetre = true;
      }) ??
      take(reading, at, otherRentNames, () => {
        before.of = "price";
        before.perOther = true;
      }) ??
      take(reading, at, monthlyRentNames, () => {
        before.of = "price";
        before.isRent = true;
        before.period = "month";
      }) ??
      take(reading, at, yearlyRentNames, () => {
        before.of = "price";
        before.isRent = true;
        before.period = "year";
      }) ??
      take(reading, at, rentNames, () => {
        before.of = "price";
        before.isRent = true;
      }) ??
      take(reading, at, priceNames, () => (before.of = "price")) ??
      take(reading, at, surfaceNames, () => (before.of = "surface")) ??
      takeName(reading, at, before) ??
      (at === from ? takeNoun(reading, at, before) : undefined);
    const isArticle = /^(?:a|an|un|een)$/.test(token.text) && tokens[at + 1]?.kind === "number";
    const links =
      at > from &&
      (isArticle ||
        /^(?:de|d|van|of|the|is|les|des|le|la|tot|est|net|nets|nette|netto|brut|bruts|bruto|gross|locatif)$/.test(
          token.text,
        ));
    if (read === undefined && !links) break;
    before.to = read ?? at + 1;
  }
  return before;
}

function takeName(reading: Reading, at: number, before: Before): number | undefined {
  const named = names.get(reading.tokens[at]?.text ?? "")?.find(({ words }) => isSaid(reading.tokens, at, words));
  if (!named) return undefined;
  before.of = named.name;
  return at + named.words.length;
}

/** How many tokens name what a filter counts: "bedrooms". */
export const countNounLength = (tokens: Reading["tokens"], at: number) =>
  countNouns.get(tokens[at]?.text ?? "")?.find(({ words }) => isSaid(tokens, at, words))?.words.length ?? 0;

/** More rooms, docks or spaces than this are said in front of nothing but a unit. */
const mostCounted = 40;

/**
 * "Bedrooms: 3", "dock doors 8", "parking x2": what is counted, said before the number; without a sign between them
 * nothing may stand behind it that the number could belong to.
 */
function takeNoun({ tokens, sentence }: Reading, at: number, before: Before): number | undefined {
  if (tokens[at - 1]?.kind === "number") return undefined;
  const named = countNouns.get(tokens[at]?.text ?? "")?.find(({ words }) => isSaid(tokens, at, words));
  if (!named) return undefined;
  const end = at + named.words.length;
  const isTold = /^[:=]$/.test(tokens[end]?.text ?? "");
  const number = tokens[isTold ? end + 1 : end];
  const behind = tokens[isTold ? end + 2 : end + 1];
  if (number?.kind !== "number" || !Number.isInteger(number.value) || number.value > mostCounted) return undefined;
  const isTimes = sentence[number.start] === "x";
  // "Parking 20 places"
  const isCounting = /^(?:places|plaatsen|spaces|spots|stuks|emplacements|cars|wagens|voitures)$/.test(
    behind?.text ?? "",
  );
  if (!isTold && !isTimes && !isCounting && behind !== undefined && !/^[,;)|/]$/.test(behind.text)) return undefined;
  before.of = named.name;
  before.isCount = true;
  return isTold ? end + 1 : end;
}

function take(reading: Reading, at: number, wordings: Wordings, found: () => void) {
  const length = matchWords(reading, at, wordings);
  if (length === 0) return undefined;
  found();
  return at + length;
}

/** How many signs write "+/-" or "+-". */
export function plusMinusLength({ tokens }: Reading, at: number) {
  const text = (index: number) => tokens[at + index]?.text ?? "";
  if (text(0) + text(1) + text(2) === "+/-") return 3;
  return text(0) + text(1) === "+-" || text(0) + text(1) === "-+" ? 2 : 0;
}
