import type { Gazetteer } from "#app/places/gazetteer.ts";
import { readAmount } from "./amounts.ts";
import { countNounLength, countNouns } from "./before-figure.ts";
import {
  floorNouns,
  incomeNames,
  ordinals,
  otherNumbers,
  sideMoney,
  sideMoneyBehind,
  yearNames,
} from "../words/other-number-words.ts";
import { wordings } from "../words/figure-words.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";
import { longestBehind, skipLinks } from "./beside-number.ts";
import { incomeLength, sideMoneyBehindLength, sideMoneyLength } from "./side-money.ts";

/**
 * How many tokens from `at` on say a number that no filter compares: a floor, a year, a bus line, a lease of nine years, the
 * charges beside a rent. Such a number is no surface and no price, whatever else the sentence leaves open.
 * @returns 0 for none
 */
export function otherNumberLength(reading: Reading, at: number, gazetteer: Gazetteer): number {
  const token = reading.tokens[at];
  if (token?.kind === "sign" || (token?.kind === "word" && !hasCue(token, other) && !isLimit(reading, at))) return 0;
  return (
    ratioLength(reading, at) ||
    (token?.kind === "number"
      ? lengthBehind(reading, at) || sideMoneyBehindLength(reading, at)
      : lengthBefore(reading, at) || runLength(reading, at)) ||
    yearLength(reading, at, gazetteer) ||
    sideMoneyLength(reading, at) ||
    incomeLength(reading, at)
  );
}

/** Of words: each number may be one. */
const other = cue(
  "other",
  ordinals,
  yearNames,
  sideMoney,
  incomeNames,
  countNouns,
  ["e peil", "ch"],
  ...otherNumbers.map(({ before }) => before ?? []),
);

/** Words of a limit, in time as in money. */
const limits = new Set(
  "in by until till tot jusqu jusque en after na apres before voor avant van uit from vanaf of de des a partir".split(
    " ",
  ),
);
export const limitCue = cue("limit", limits);
/** Limits before a year, at most. */
const mostLimits = 3;

/** Whether a word limits a number that stands behind it, or behind others of the kind. */
export function isLimit({ tokens }: Reading, at: number): boolean {
  if (!hasCue(tokens[at], limitCue)) return false;
  for (let next = at + 1; next <= at + mostLimits; next++) if (tokens[next]?.kind === "number") return true;
  return false;
}

/** "24/7", "3-6-9": as they stand. */
function ratioLength({ tokens, sentence }: Reading, at: number): number {
  const [ratio] =
    /^(?:24\/7|7\/7|24\/24|24 ?[hu]\/24|7 ?[jd]\/7|24 ?[hu]\/7|3[-/ ]6[-/ ]9)(?![\d/])/.exec(
      sentence.slice(tokens[at]?.start),
    ) ?? [];
  if (ratio === undefined || tokens[at]?.kind !== "number") return 0;
  const end = tokens[at].start + ratio.length;
  return tokens.filter((token, index) => index >= at && token.end <= end).length;
}

/** What stands behind a number of an order: "3rd", "2ème", "5de". */
const orderEnding = /^(?:st|nd|rd|th|er|ere|e|eme|ieme|de|ste|o)$/;

/** "3rd floor", "9-year lease", "20 min", "2 kids" */
function lengthBehind(reading: Reading, at: number): number {
  const { tokens } = reading;
  const value = tokens[at]?.value ?? NaN;
  let to = at + 1;
  const isInOrder = orderEnding.test(tokens[to]?.text ?? "") && tokens[to]?.glued === true;
  if (isInOrder) to += 1;
  else if (/^[-/&+]$/.test(tokens[to]?.text ?? "") && tokens[to + 1]?.kind === "number") to += 2;
  else if (isSpanOfYears(reading, to)) to += 2;
  else if (tokens[to]?.text === "-") to += 1;
  const noun = isInOrder ? matchWords(reading, to, floorNouns) : longestBehind(reading, to, value);
  // "Max 80 min 60 m²": the least of the next figure.
  const isLeast = tokens[to]?.text === "min" && /^(?:number|sign)$/.test(tokens[to + 1]?.kind ?? "");
  if (noun === 0 || isLeast) return 0;
  const end = to + noun + perLength(reading, to + noun);
  // "2 mois de garantie", "2e étage max"
  return end + (matchWords(reading, end, sideMoneyBehind) || matchWords(reading, end, bounds)) - at;
}

/** "45 et 50 ans", "3 tot 6 jaar", "9 or 12 months": both are of the unit behind the second. */
function isSpanOfYears(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const isLinked =
    /^(?:et|en|and|ou|of|or|a|tot|to)$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.kind === "number";
  return isLinked && matchWords(reading, at + 2, spans) > 0;
}

const spans = wordings(
  "year, years, yr, yrs, ans, an, années, jaar, jaren, month, months, mois, maand, maanden, weeks, semaines, weken, days, jours, dagen",
);

const bounds = wordings(
  "max, maximum, maximaal, min, minimum, minimaal, at most, at least, au plus, au maximum, hoogstens, minstens",
);

/** "Bedrooms 2 900": two figures or one, which nobody can tell. */
function runLength({ tokens, sentence }: Reading, at: number): number {
  const length = tokens[at - 1]?.kind === "number" ? 0 : countNounLength(tokens, at);
  const number = tokens[at + length];
  if (length === 0 || number?.kind !== "number") return 0;
  return /^\d{1,2}[ \u00a0\u2009\u202f]\d{3}$/.test(sentence.slice(number.start, number.end)) ? length + 1 : 0;
}

/** "kWh/m² an": what an energy score counts per. */
function perLength({ tokens }: Reading, at: number): number {
  if (tokens[at]?.text !== "/" || !/^m(?:2|²)/.test(tokens[at + 1]?.text ?? "")) return 0;
  const isYear = (index: number) => /^(?:an|a|y|year|jaar|j)$/.test(tokens[index]?.text ?? "");
  if (isYear(at + 2)) return 3;
  return /^[/.]$/.test(tokens[at + 2]?.text ?? "") && isYear(at + 3) ? 4 : 2;
}

/** "Bus 71", "level 4", "EPC 120", "third floor" */
function lengthBefore(reading: Reading, at: number): number {
  const { tokens } = reading;
  if (ordinals.has(tokens[at]?.text ?? "")) {
    const floor = matchWords(reading, at + 1, floorNouns);
    return floor > 0 ? floor + 1 : 0;
  }
  for (const { before, most } of otherNumbers) {
    // "E-peil 60" is one word, as "e-commerce" is.
    const isLevel = tokens[at]?.text === "e peil" && before?.has("epc");
    const length = isLevel ? 1 : before ? matchWords(reading, at, before) : 0;
    if (length === 0) continue;
    const number = skipLinks(reading, at + length);
    const value = tokens[number]?.value ?? NaN;
    if (!(value <= most) || !isAlone(reading, number)) continue;
    const end = number + 1 + longestBehind(reading, number + 1, value);
    return end + perLength(reading, end) - at;
  }
  return 0;
}

/** Whether a number has no unit of its own, and counts nothing. */
function isAlone(reading: Reading, at: number): boolean {
  const amount = readAmount(reading, at);
  if (!amount || amount.of !== undefined || amount.multiplied > 1) return false;
  const next = reading.tokens[amount.to];
  return next?.kind !== "word" || !next.glued;
}

const writtenYear = /^(?:1[789]|20)\d\d$/;

/**
 * "Built in 2019", "let until 2031", "summer 2027": four digits of a year behind words of time. Without these they are one
 * where they are no postcode and no sum that anybody asks: "tot 2027".
 */
function yearLength(reading: Reading, at: number, gazetteer: Gazetteer): number {
  const { tokens } = reading;
  const named = matchWords(reading, at, yearNames);
  let to = at + named;
  const span = named > 0 && isBuilt.test(tokens[at]?.text ?? "") ? spanOfYearsEnd(reading, to) : undefined;
  if (span !== undefined) return span - at;
  if (named > 0) to = skipLinks(reading, to);
  else while (to < at + mostLimits && limits.has(tokens[to]?.text ?? "")) to += 1;
  if (!isYear(reading, to))
    return named > 0 && isBuilt.test(tokens[at]?.text ?? "") && isNoYear(reading, to) ? to + 1 - at : 0;
  if (named > 0) return to + 1 - at;
  const { value } = tokens[to]!;
  const isSum = value % 100 === 0 || (value % 50 === 0 && value < 2000);
  const isEnd = tokens[to + 2]?.kind === "number" && /^(?:[-–—]|to|a|tot|et|and|en)$/.test(tokens[to + 1]?.text ?? "");
  const isTime =
    to > at && /^(?:until|till|tot|jusqu|jusque|after|na|apres|before|avant)$/.test(tokens[at]?.text ?? "");
  // "Huis van 1930": no postcode.
  const isOld = value < 2000 && to > at && /^(?:van|uit|from|of|de|des)$/.test(tokens[at]?.text ?? "");
  return isSum || isEnd || (!isTime && !isOld && gazetteer.byPostcode(String(value))) ? 0 : to + 1 - at;
}

/** "Built between 2020 and 2000": where two years end, whichever is the earlier. */
function spanOfYearsEnd(reading: Reading, at: number): number | undefined {
  const { tokens } = reading;
  const first = /^(?:between|entre|tussen|from|de|van)$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  const isLinked = /^(?:[-–—]|and|et|en|to|a|tot)$/.test(tokens[first + 1]?.text ?? "");
  return isLinked && isYear(reading, first) && isYear(reading, first + 2) ? first + 3 : undefined;
}

const isBuilt =
  /^(?:built|build|construction|construite?s?|annee|bouwjaar|gebouwd|anno|datant|dating|renovated|refurbished|renovee?s?|gerenoveerd)$/;

/** "Built in 99999": four or five digits that no year has, and no sum is said by. */
function isNoYear(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== "number" || !isAlone(reading, at)) return false;
  return /^\d{4,5}$/.test(reading.sentence.slice(token.start, token.end)) && token.value % 1_000 !== 0;
}

/** Whether a token is four digits that may be a year, and have no unit. */
function isYear(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== "number" || !writtenYear.test(reading.sentence.slice(token.start, token.end))) return false;
  return isAlone(reading, at);
}
