import { andWords, rangeWords } from "../words/figure-words.ts";
import type { Reading } from "../reading/reading.ts";
import { isLength, readAmount } from "./amounts.ts";
import type { Amount } from "./denominators.ts";

/** Of yields, heights, loads. */
const otherUnit = /^(?:%|m|metres?|meters?|t|tonnes?|tons?)$/;

/**
 * "100-250 m²", "van 100 tot 250", "200 à 300k", "between 2 and 5 million"; both ends measure the same.
 * @param from the token that the first number begins at
 * @param open whether "between" stands before it
 */
export function readRangeEnd(reading: Reading, low: Amount, from: number, open: boolean): Amount | undefined {
  const { tokens } = reading;
  // "From 5.75% to 6.5%", "5 m to 7 m": both ends with a unit that is no surface's and no price's; "6% tot 1 mio" are two figures.
  const hasUnit = low.of === undefined && otherUnit.test(tokens[low.to]?.text ?? "");
  const linkAt = low.to + (hasUnit && tokens[low.to + 2]?.kind === "number" ? 1 : 0);
  const link = tokens[linkAt];
  if (!link) return undefined;
  const isLink =
    (link.kind === "sign" && /^[-–—…]$/.test(link.text)) ||
    (link.text === "/" && isSlashRange(reading, low, linkAt + 1)) ||
    (link.kind === "word" && (rangeWords.has(link.text) || (open && andWords.has(link.text))));
  if (!isLink) return undefined;
  let at = linkAt + 1;
  // "Tussen de 300 en de 400"
  if (open && /^(?:de|les|the)$/.test(tokens[at]?.text ?? "")) at += 1;
  if (/^(?:max|maximum|maximaal)$/.test(tokens[at]?.text ?? "")) at += 1;
  if (tokens[at]?.text === "€") at += 1;
  // "Villa 1.5-2m"
  const isPart = low.of === undefined && !Number.isInteger(low.value) && low.value < 10 && low.multiplied === 1;
  const high = readAmount(reading, at, isPart && !isLength(tokens, at));
  // "1 000 m² à 1000 Bruxelles": four digits without a unit behind a figure that has one are a postcode.
  const isPostcode = low.of !== undefined && high?.of === undefined && !open && link.kind === "word";
  if (isPostcode && /^\d{4}$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.kind === "word") return undefined;
  // "300 m² until 2028"
  const isEndOfLease = low.of === "surface" && high?.of === undefined && link.kind === "word";
  if (isEndOfLease && leaseEnd.test(tokens[at]?.text ?? "")) return undefined;
  const isYield = hasUnit && tokens[low.to]?.text === "%" && tokens[high?.to ?? at]?.text !== "%";
  // "3k-5k m²": thousands of floors, too; "250k - 80 m²" are a price and a floor.
  const areFloors = high?.of === "surface" && high.multiplied === 1_000 && high.value > low.value;
  if (low.isMultipleAlone && low.multiplied === 1_000 && areFloors) low.of = "surface";
  if (!high || isYield || (low.of && high.of && low.of !== high.of)) return undefined;
  // "300 m² tot 900.000": nobody asks for so wide a range; the second is another figure.
  if (low.of !== undefined && high.of === undefined && !open && high.value > 20 * low.value) return undefined;
  const isLed = open || (link.kind === "word" && /^(?:from|de|van)$/.test(tokens[from - 1]?.text ?? ""));
  const turned = isLed ? turnedRange(reading, low, high, at, open) : undefined;
  if (turned) return turned;
  const hundreds = low.of === undefined && low.multiplied === 1 ? hundredsOf(low.value, high) : 1;
  if (hundreds > 1) low.value *= hundreds;
  // "200 tot 300k", "2 à 5 millions": what multiplies the end multiplies the beginning.
  else if (low.multiplied === 1 && high.multiplied > 1 && low.value * high.multiplied <= high.value / (high.unit ?? 1))
    low.value *= high.multiplied;
  // "entre 300 et 500 000 €"
  else if (
    high.of !== "surface" &&
    low.of === undefined &&
    low.value < 1_000 &&
    high.value >= 100_000 &&
    high.value % 1_000 === 0 &&
    low.value * 1_000 <= high.value
  )
    low.value *= 1_000;
  else if (low.multiplied === 1 && high.multiplied === 1_000_000 && low.value < 1_000) low.value *= 1_000;
  // "6 à 8 ares", "1,000-2,000 sq ft": the unit of both stands behind the second.
  if (high.unit !== undefined && low.of === undefined && low.value * high.unit <= high.value)
    low.value = Math.round(low.value * high.unit);
  // "Reduced from 350000 to 320000": the right way round, but "1200 à 1000 Bruxelles" ends in a postcode.
  const isSum = link.kind === "sign" && Math.min(low.value, high.value) >= 10_000;
  const isNear =
    (link.kind === "word" || isSum) && high.value * 2 >= low.value && !/^\d{4}$/.test(tokens[at]?.text ?? "");
  if (high.value < low.value && !isNear) return undefined;
  return { ...high, of: high.of ?? low.of };
}

/** Nobody asks for a range whose end is more times its beginning. */
const widest = 20;

/**
 * "Between 500 and 200 m²", "de 500 à 200 m²", "tussen 3000 en 2000 euro": said the other way round. Four digits without a unit
 * at the end are a postcode: "de 1200 à 1000 Bruxelles".
 * @returns the end, once both are in the same unit; undefined where the first is not the larger
 */
function turnedRange({ tokens }: Reading, low: Amount, high: Amount, at: number, open: boolean): Amount | undefined {
  const isSum = high.of !== undefined || tokens[at - 1]?.text === "€";
  if (!isSum && /^\d{4}$/.test(tokens[at]?.text ?? "")) return undefined;
  // "Between 5 and 2 million", "8 à 6 ares": what is said of the second holds for both.
  const shared = low.of === undefined && low.multiplied === 1 ? high.multiplied * (high.unit ?? 1) : 1;
  const first = low.value * shared;
  const isLikely = first <= widest * high.value || (open && shared === 1);
  if (first <= high.value || !isLikely) return undefined;
  low.value = high.of === "surface" ? Math.round(first) : first;
  return { ...high, of: high.of ?? low.of };
}

/**
 * "Entre 2 et 300.000", "2 tot 300 m²": hundreds that are said once, of an end that is nothing but hundreds.
 * @returns what the first number is multiplied by; 1 where it stands for itself
 */
function hundredsOf(low: number, high: Amount): number {
  if (!(low < 10) || !Number.isInteger(low) || high.unit !== undefined || high.sides !== undefined) return 1;
  const size = 10 ** Math.floor(Math.log10(high.value));
  if (low === 1 && size === 100) return 1;
  return size >= 100 && size !== 1_000_000 && high.value % size === 0 && low < high.value / size ? size : 1;
}

const leaseEnd = /^20(?:2[6-9]|3\d|4\d)$/;

/** EUR: what is less may be the numbers of houses. */
const leastSum = 400;
const asSum = /^(?:\d{3}|\d{1,3}(?:[ .,]\d{3})+)$/;

/** "60/70 m²", "800/900 euro": the unit of both stands behind the second, which is little larger. */
function isSlashRange(reading: Reading, low: Amount, at: number): boolean {
  const high = readAmount(reading, at);
  const isPair = low.of === undefined && low.value >= 20 && low.multiplied === 1;
  const end = high ? high.value / high.multiplied : 0;
  if (!isPair || !high || end <= low.value || end > 2 * low.value) return false;
  // "900/950", "450.000/500.000", but "1000/1050 Bruxelles" are postcodes, and "149/151" houses.
  const [first, second] = [reading.tokens[at - 2], reading.tokens[at]].map((token) =>
    token ? reading.sentence.slice(token.start, token.end) : "",
  );
  const areSums = low.value >= leastSum && asSum.test(first ?? "") && asSum.test(second ?? "");
  return high.of !== undefined || areSums;
}
