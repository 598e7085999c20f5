import { multiplierOf, multiply } from "#app/filters/multiplier.ts";
import { euros, otherCurrencies, saidOfMoney, squareFeet, squareMetres } from "../words/figure-words.ts";
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
  if (unit?.kind === "word" && !isInitial(reading, amount.to)) {
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

/** "280.000 k.k.", "745 K.I.": the first of two letters with full stops, and no thousand. */
function isInitial({ tokens, sentence }: Reading, at: number): boolean {
  const { text, end } = tokens[at]!;
  return text === "k" && sentence[end] === "." && /^[ki]$/.test(tokens[at + 1]?.text ?? "");
}

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
  if (value < 200) return false;
  return matchWords(reading, to, saidOfMoney) > 0 || isTaxed(reading, to);
}

/** "1500 + btw" */
const isTaxed = ({ tokens }: Reading, at: number) =>
  tokens[at]?.text === "+" && /^(?:btw|tva|vat)$/.test(tokens[at + 1]?.text ?? "");

/** "5,5m hoog", "hauteur libre 6.5m": metres, and no millions. */
export function isLength(tokens: Reading["tokens"], at: number): boolean {
  // "Entrepôt 7,5m" may be its height as well as its price.
  return isLongOrHigh(tokens, at) || tokens.some(({ text }) => ofHalls.test(text));
}

const isLongOrHigh = (tokens: Reading["tokens"], at: number) =>
  [...tokens.slice(Math.max(0, at - 4), at), ...tokens.slice(at + 2, at + 5)].some(({ text }) => ofLength.test(text));
const ofHalls = /^(?:warehouse|warehouses|entrepots?|hangars?|halls?|depots?|loods|loodsen|magazijn|magazijnen)$/;
const ofLength =
  /^(?:high|height|tall|headroom|door|doors|gate|gates|long|length|deep|depth|poort|poorten|sectionaalpoort|sectionaalpoorten|lang|lengte|diep|diepte|porte|portes|haute|hautes|hauts|longueur|profond|profondeur|clear|eaves|ceilings?|plafonds?|wide|width|frontage|shopfront|window|hoog|hoogte|breed|breedte|gevel|gevelbreedte|etalage|haut|hauteur|libre|plafond|poutre|large|largeur|facade|vitrine)$/;

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
