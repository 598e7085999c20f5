import { months } from "../words/filler-phrases.ts";
import { andWords, rangeWords } from "../words/figure-words.ts";
import { countsPeople } from "../words/people-words.ts";
import type { Reading } from "../reading/reading.ts";
import { isLength, readAmount } from "./amounts.ts";
import type { Before } from "./before-figure.ts";
import { longestBehind } from "./beside-number.ts";
import { readCounted } from "./counted-nouns.ts";
import type { Amount } from "./denominators.ts";
import { distanceLength } from "./distances.ts";

/** Of yields, heights, loads. */
const otherUnit = /^(?:%|m|metres?|meters?|t|tonnes?|tons?)$/;

/**
 * "100-250 m²", "van 100 tot 250", "200 à 300k", "between 2 and 5 million"; both ends measure the same.
 * @param before what stands before the first number: "between", "€"
 */
export function readRangeEnd(reading: Reading, low: Amount, before: Before): Amount | undefined {
  const { tokens } = reading;
  const { open, to: from } = before;
  const ofPeople = readEndOfPeople(reading, low, before);
  if (ofPeople) return ofPeople;
  let lowOf = low.of ?? (before.currency ? "price" : undefined);
  // "From 5.75% to 6.5%", "5 m to 7 m": both ends with a unit that is no surface's and no price's; "6% tot 1 mio" are two figures.
  const hasUnit = low.of === undefined && otherUnit.test(tokens[low.to]?.text ?? "");
  const linkAt = low.to + (hasUnit && tokens[low.to + 2]?.kind === "number" ? 1 : 0);
  const link = tokens[linkAt];
  if (!link) return undefined;
  const isLink =
    (link.kind === "sign" && (open ? /^[-–—…&/]$/ : /^[-–—…]$/).test(link.text)) ||
    (link.text === "/" && isSlashRange(reading, low, linkAt + 1)) ||
    (link.kind === "word" && (rangeWords.has(link.text) || (open && andWords.has(link.text))));
  if (!isLink) return undefined;
  let at = linkAt + 1;
  // "Tussen de 300 en de 400"
  if (open && /^(?:de|les|the)$/.test(tokens[at]?.text ?? "")) at += 1;
  if (/^(?:max|maximum|maximaal)$/.test(tokens[at]?.text ?? "")) at += 1;
  const hasEuro = tokens[at]?.text === "€";
  if (hasEuro) at += 1;
  // "Villa 1.5-2m", "€900k and 1m"
  const isPart = low.of === undefined && !Number.isInteger(low.value) && low.value < 10 && low.multiplied === 1;
  const isMoney = isPart || (lowOf === "price" && low.multiplied > 1);
  const end = readAmount(reading, at, hasEuro ? "sure" : isMoney && !isLength(tokens, at));
  const high = end && hasEuro ? { ...end, of: end.of ?? "price" } : end;
  if (high && isOtherFigure(reading, lowOf, low, high, at)) return undefined;
  // "1 000 m² à 1000 Bruxelles": four digits without a unit behind a figure that has one are a postcode.
  const isPostcode = low.of !== undefined && high?.of === undefined && !open && link.kind === "word";
  if (isPostcode && /^\d{4}$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.kind === "word") return undefined;
  // "300 m² until 2028"
  const isEndOfLease = low.of === "surface" && high?.of === undefined && link.kind === "word";
  if (isEndOfLease && leaseEnd.test(tokens[at]?.text ?? "")) return undefined;
  const isYield = hasUnit && tokens[low.to]?.text === "%" && tokens[high?.to ?? at]?.text !== "%";
  // "3k-5k m²": thousands of floors, too; "250k - 80 m²" are a price and a floor.
  const areFloors = high?.of === "surface" && high.multiplied === 1_000 && high.value > low.value;
  if (low.isMultipleAlone && low.multiplied === 1_000 && areFloors) low.of = lowOf = "surface";
  if (!high || isYield || (lowOf && high.of && lowOf !== high.of)) return undefined;
  // "300 m² tot 900.000": nobody asks for so wide a range; the second is another figure.
  if (low.of !== undefined && high.of === undefined && !open && high.value > 20 * low.value) return undefined;
  const isLed = open || (link.kind === "word" && /^(?:from|de|van)$/.test(tokens[from - 1]?.text ?? ""));
  const turned = isLed && turnedRange(reading, low, high, at, open && lowOf !== undefined, open);
  if (turned) return ofBoth(low, turned, lowOf);
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
  return ofBoth(low, high, lowOf);
}

/** What a unit says of either end holds for both: "between 10 ha and 5000 m²" is land. */
function ofBoth(low: Amount, high: Amount, lowOf: Amount["of"]): Amount {
  const isOfPlot = low.isOfPlot ?? high.isOfPlot;
  return { ...high, of: high.of ?? lowOf, ...(isOfPlot && { isOfPlot }) };
}

/** Units of what is no floor and no sum. */
const unitElsewhere = /^(?:km|kms|kilometers?|kilometres?|h|u|am|pm)$/;
const unitBeside = /^(?:%|m|metres?|meters?)$/;

/**
 * "500 m² à 200 m de la gare", "100 m² tot 20 werkplekken", "90 m² à 15 minutes": whether the second number measures something
 * of its own, by what stands behind it. Of a first number without a unit it may say what both count: "10 à 15 minutes".
 */
function isOtherFigure(reading: Reading, lowOf: Amount["of"], low: Amount, high: Amount, at: number): boolean {
  const { tokens, sentence } = reading;
  const behind = tokens[high.to];
  const word = behind?.kind === "word" ? behind.text : "";
  if (high.of === "surface" && high.inMetres && !low.inMetres) {
    // "500 m² à 200 m gare du Midi"
    const isBesideFloor = low.of === "surface" && high.value < low.value && word !== "" && !beginsPlace.test(word);
    return isBesideFloor || distanceLength(reading, at) > 0;
  }
  if (high.of !== undefined || (lowOf === undefined && high.value >= low.value)) return false;
  const isCounted = readCounted(reading, high.to, undefined) !== undefined;
  if (lowOf !== undefined && (isCounted || unitBeside.test(behind?.text ?? "") || countsPeople(tokens, at, high.to)))
    return true;
  // "Tot 31/12/2027", "à 30' de Bruxelles"
  const isDate = behind?.text === "/" && tokens[high.to + 1]?.kind === "number";
  const isMinutes = /^['’′]/.test(sentence.slice(tokens[high.to - 1]?.end));
  return (
    isDate ||
    isMinutes ||
    unitElsewhere.test(word) ||
    months.has(word) ||
    distanceLength(reading, at) > 0 ||
    (!isCounted && longestBehind(reading, high.to, high.value) > 0)
  );
}

/** Words that lead on from a range to where it is, and not from a distance to what it is measured from. */
const beginsPlace = /^(?:a|au|aux|en|in|te|near|pres|bij|for|pour|voor|with|avec|met|and|et|of|or|ou|max|min)$/;

/** Nobody asks for a range whose end is more times its beginning. */
const widest = 20;

/**
 * "9000 to 2000 people", "1050 ou 1000 personnes": both numbers count those who are named behind the second, whichever is the
 * larger; of "1050 - 20 personnes" the first is a postcode.
 */
function readEndOfPeople({ tokens }: Reading, low: Amount, before: Before): Amount | undefined {
  const [link, end] = [tokens[low.to], tokens[low.to + 1]];
  if (low.of !== undefined || before.currency || !link || end?.kind !== "number") return undefined;
  const isSlash = /^[-–—/]$/.test(link.text);
  const isLink = rangeWords.has(link.text) || isOr.test(link.text) || (before.open && andWords.has(link.text));
  if (isSlash ? end.value < low.value : !isLink) return undefined;
  const to = low.to + 2;
  const [least, most] = [Math.min(low.value, end.value), Math.max(low.value, end.value)];
  if (most > widest * least || !countsPeople(tokens, before.to, to)) return undefined;
  return { value: end.value, multiplied: 1, perMetre: false, to };
}

const isOr = /^(?:or|ou|of)$/;

/**
 * "Between 500 and 200 m²", "de 500 à 200 m²", "tussen 3000 en 2000 euro": said the other way round. Four digits without a unit
 * at the end are a postcode: "de 1200 à 1000 Bruxelles".
 * @returns the end, once both are in the same unit; undefined where the first is not the larger
 */
function turnedRange({ tokens }: Reading, low: Amount, high: Amount, at: number, isEnd: boolean, open: boolean) {
  const isSum = high.of !== undefined || (isEnd && tokens[high.to]?.kind !== "word");
  if (!isSum && /^\d{4}$/.test(tokens[at]?.text ?? "")) return undefined;
  // "Between 5 and 2 million", "8 à 6 ares": what is said of the second holds for both.
  const shared = low.of === undefined && low.multiplied === 1 ? high.multiplied * (high.unit ?? 1) : 1;
  const first = low.value * shared;
  const isLikely = first <= widest * high.value || (open && shared === 1 && high.of !== undefined);
  if (first <= high.value || !isLikely) return undefined;
  low.value = high.of === "surface" ? Math.round(first) : first;
  return high;
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
