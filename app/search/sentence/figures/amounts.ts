import { multiplierOf, multiply } from "#app/filters/multiplier.ts";
import {
  andWords,
  euros,
  otherCurrencies,
  rangeWords,
  saidOfMoney,
  squareFeet,
  squareMetres,
} from "../words/figure-words.ts";
import { depthLength, readSides } from "./sides.ts";
import { isInvested, isRangeOfMillions, isTonOfMoney, ton } from "./tons.ts";
import { readLandMeasure } from "./land-measures.ts";
import { readDenominators, type Amount } from "./denominators.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** The number at a token with what multiplies it, its unit, and per what it counts. */
export function readAmount(reading: Reading, at: number, isMoney: boolean | "sure" = false): Amount | undefined {
  const { tokens, sentence } = reading;
  const token = tokens[at];
  if (token?.kind !== "number") return undefined;
  const sides = readSides(reading, at);
  if (sides) {
    const value = Math.round(sides.metres);
    return {
      value,
      of: "surface",
      sides: sides.isUnsure ? "unsure" : "both",
      multiplied: 1,
      perMetre: false,
      to: sides.to,
    };
  }
  const amount: Amount = { value: token.value, multiplied: 1, perMetre: false, to: at + 1 };
  const isAtLeast =
    tokens[amount.to]?.text === "+" && tokens[amount.to]?.glued && millions.test(tokens[amount.to + 1]?.text ?? "");
  if (isAtLeast) {
    amount.isAtLeast = true;
    amount.to += 1;
  }
  const unit = tokens[amount.to];
  if (unit?.kind === "word") {
    const raw = sentence.slice(unit.start, unit.end);
    const isMillionByM =
      (isRangeOfMillions(reading, at) && !isLength(tokens, at)) ||
      (isInvested(reading, at) && !isLongOrHigh(tokens, at)) ||
      (raw === "M" && amount.value < 100 && !isLongOrHigh(tokens, at)) ||
      (amount.value < 20 && unit.text === "mil") ||
      (amount.value < 1_000 && unit.text === "m" && (isMoney === "sure" || isEuro(reading, amount.to + 1))) ||
      (amount.value < 10 &&
        unit.glued &&
        (isMoney !== false || (!Number.isInteger(amount.value) && !isLength(tokens, at))));
    amount.multiplied = isTonOfMoney(reading, at)
      ? ton
      : isGrand(reading, at)
        ? 1_000
        : multiplierOf({ word: unit.text, isMillionByM });
    if (amount.multiplied > 1) {
      amount.to += 1;
      if (unit.text.endsWith("eur")) amount.of = "price";
      if (tokens[amount.to]?.text === "d") amount.to += 1;
      const half = amount.multiplied === 1_000_000 ? halfLength(tokens, amount.to) : 0;
      if (half > 0) amount.value += 0.5;
      amount.to += half;
    }
  }
  amount.value = multiply(amount.value, amount.multiplied, sentence.slice(token.start, token.end));
  readUnit(reading, amount);
  if (amount.of === undefined && (amount.multiplied > 1 || isMoneyBehind(reading, amount))) {
    amount.isMultipleAlone = true;
    amount.of = "price";
  }
  amount.value = amount.of === "surface" || amount.value >= 100 ? Math.round(amount.value) : amount.value;
  readDenominators(reading, amount);
  // "$1000", "1200 CHF": no search compares other money.
  const currency = matchWords(reading, amount.to, otherCurrencies);
  if (currency > 0 || otherSigns.test(tokens[at - 1]?.text ?? "") || otherSigns.test(tokens[amount.to]?.text ?? "")) {
    amount.of = "price";
    amount.perOther = true;
    amount.to += currency || (otherSigns.test(tokens[amount.to]?.text ?? "") ? 1 : 0);
  }
  return amount;
}

const millions = /^(?:mio|millions?|miljoen|milj|mln)$/;

/** "300 grand": thousands, where no French noun follows ("80 grand balcon") and it is no bound ("700 grand max"). */
function isGrand({ tokens }: Reading, at: number): boolean {
  const [number, unit, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (unit?.text !== "grand" || !number || number.value < 50 || number.value >= 1_000) return false;
  return next === undefined || /^(?:[.;)]|or|for|to|and|in|at|tops|euros?)$/.test(next.text);
}

const isEuro = (reading: Reading, at: number) => reading.tokens[at]?.text === "€" || matchWords(reading, at, euros) > 0;

const otherSigns = /^[$£¥]$/;

/** "1300 cc", "950 charges comprises": what is said of sums alone. */
function isMoneyBehind(reading: Reading, { value, to }: Amount): boolean {
  return value >= 200 && matchWords(reading, to, saidOfMoney) > 0;
}

/** "5,5m hoog", "hauteur libre 6.5m": metres, and no millions. */
function isLength(tokens: Reading["tokens"], at: number): boolean {
  // "Entrepôt 7,5m" may be its height as well as its price.
  return isLongOrHigh(tokens, at) || tokens.some(({ text }) => ofHalls.test(text));
}

const isLongOrHigh = (tokens: Reading["tokens"], at: number) =>
  [...tokens.slice(Math.max(0, at - 4), at), ...tokens.slice(at + 2, at + 5)].some(({ text }) => ofLength.test(text));
const ofHalls = /^(?:warehouse|warehouses|entrepots?|hangars?|halls?|depots?|loods|loodsen|magazijn|magazijnen)$/;
const ofLength =
  /^(?:high|height|tall|headroom|door|doors|gate|gates|long|length|deep|depth|poort|poorten|sectionaalpoort|sectionaalpoorten|lang|lengte|diep|diepte|porte|portes|haute|hautes|hauts|longueur|profond|profondeur|clear|eaves|ceiling|wide|width|frontage|shopfront|window|hoog|hoogte|breed|breedte|gevel|gevelbreedte|etalage|haut|hauteur|libre|plafond|poutre|large|largeur|facade|vitrine)$/;

/** "Un million et demi", "two million and a half". */
function halfLength(tokens: Reading["tokens"], at: number): number {
  const said = [0, 1, 2].map((next) => tokens[at + next]?.text).join(" ");
  return said === "and a half" || said === "en een half" ? 3 : /^(?:et demi|en half) /.test(said) ? 2 : 0;
}

function readUnit(reading: Reading, amount: Amount): void {
  const { tokens } = reading;
  const next = tokens[amount.to];
  const metres = matchWords(reading, amount.to, squareMetres);
  const land = readLandMeasure(reading, amount.to, amount.value);
  const feet = matchWords(reading, amount.to, squareFeet);
  // "1050e", "1050 e": no order of floors goes so far.
  const isShort = next?.text === "e" && amount.value >= 100;
  const money = next?.text === "€" || isShort ? 1 : matchWords(reading, amount.to, euros);
  if (metres > 0) {
    amount.of = "surface";
    amount.to += metres;
  } else if (feet > 0) {
    amount.of = "surface";
    amount.unit = squareFoot;
    amount.value *= squareFoot;
    amount.to += feet;
  } else if (land) {
    amount.of = "surface";
    amount.isOfPlot = true;
    amount.value = land.metres;
    amount.unit = land.unit;
    amount.to = land.to;
  } else if (money > 0) {
    amount.of = "price";
    amount.to += money;
  } else if (next?.text === "m" && amount.multiplied === 1 && amount.value >= 20) {
    // "300 m": nobody asks for a floor of 300 metres.
    amount.of = "surface";
    const depth = depthLength(reading, amount.to);
    if (depth > 0) amount.sides = "unsure";
    else amount.inMetres = true;
    amount.to += depth || 1;
  }
}

/** In m². */
const squareFoot = 0.092903;

/** Of yields, heights, loads. */
const otherUnit = /^(?:%|m|metres?|meters?|t|tonnes?|tons?)$/;

/** "100-250 m²", "van 100 tot 250", "200 à 300k", "between 2 and 5 million"; both ends measure the same. */
export function readRangeEnd(reading: Reading, low: Amount, open: boolean): Amount | undefined {
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
  // "200 tot 300k", "2 à 5 millions": what multiplies the end multiplies the beginning.
  if (low.multiplied === 1 && high.multiplied > 1 && low.value * high.multiplied <= high.value)
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
  const isTurned =
    (link.kind === "word" || isSum) && high.value * 2 >= low.value && !/^\d{4}$/.test(tokens[at]?.text ?? "");
  if (high.value < low.value && !isTurned) return undefined;
  return { ...high, of: high.of ?? low.of };
}

const leaseEnd = /^20(?:2[6-9]|3\d|4\d)$/;

/** "60/70 m²", "800/900 euro": the unit of both stands behind the second, which is little larger. */
function isSlashRange(reading: Reading, low: Amount, at: number): boolean {
  const high = readAmount(reading, at);
  const isPair = low.of === undefined && low.value >= 20 && low.multiplied === 1;
  const end = high ? high.value / high.multiplied : 0;
  return isPair && high?.of !== undefined && end > low.value && end <= 2 * low.value;
}
