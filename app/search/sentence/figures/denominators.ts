import {
  andWords,
  desksPriced,
  month,
  monthly,
  otherPeriods,
  otherUnits,
  per,
  squareFeet,
  squareMetres,
  wordings,
  year,
  yearly,
} from "../words/figure-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** A number with its units. */
export interface Amount {
  value: number;
  of?: "surface" | "price";
  /** Thousands or millions were said. */
  multiplied: number;
  /** Taken for a sum of money without a currency: thousands and millions mostly are, and so is what charges are said of. */
  isMultipleAlone?: true;
  /** "10+ million" */
  isAtLeast?: true;
  /** Measured as only land is. */
  isOfPlot?: boolean;
  /** Square metres of the unit it is measured in, where that is no square metre. */
  unit?: number;
  /** "10 x 20 m": what two sides make. */
  sides?: "both" | "unsure";
  /** "300 m", which is meant to be a surface unless the words behind it name something that is long or high. */
  inMetres?: true;
  perMetre: boolean;
  period?: "month" | "year";
  /** A price per desk, person or week, which no search compares. */
  perOther?: true;
  /** Of these one per desk, which a search for coworking compares. */
  perDesk?: true;
  to: number;
}

/** "/m²", "per year", "par m² et par mois": in any order, twice at most. */
export function readDenominators(reading: Reading, amount: Amount): void {
  for (let count = 0; count < 2 && amount.of !== "surface"; count++) {
    const isPrice = amount.of === "price";
    let at = amount.to;
    const slash = reading.tokens[at]?.text === "/";
    const said = slash || per.has(reading.tokens[at]?.text ?? "");
    if (said) at += 1;
    // "€/month", "p/m"
    if (slash ? reading.tokens[at]?.text === "€" : said && reading.tokens[at]?.text === "/") at += 1;
    const metres = said
      ? matchWords(reading, at, squareMetres) || (isPrice ? matchWords(reading, at, metresOfPrice) : 0)
      : 0;
    const ofMonth = said ? matchWords(reading, at, month) : 0;
    const ofYear = said ? matchWords(reading, at, year) : 0;
    const byOther = said
      ? 0
      : isPrice
        ? matchWords(reading, amount.to, otherPeriods)
        : matchWords(reading, amount.to, amount.value >= leastWeekly ? weekly : byFoot);
    const ofOther =
      said &&
      (isPrice || amount.value >= leastByOther || matchWords(reading, at, squareFeet) > 0) &&
      metres + ofMonth + ofYear === 0 &&
      mayCountBy(reading, amount.to)
        ? matchWords(reading, at, otherUnits)
        : 0;
    if (byOther > 0 || ofOther > 0) {
      const isDesk = ofOther > 0 && matchWords(reading, at, desksPriced) === ofOther && !amount.perOther;
      if (isDesk) amount.perDesk = true;
      else amount.perOther = true;
      amount.of = "price";
      amount.to = byOther > 0 ? amount.to + byOther : at + ofOther;
      continue;
    }
    const byMonth = matchWords(reading, amount.to, monthly);
    const byYear = isPrice || amount.value > 1_000 ? matchWords(reading, amount.to, yearly) : 0;
    if (metres > 0) amount.perMetre = true;
    else if (ofMonth > 0 || byMonth > 0) amount.period = "month";
    else if (ofYear > 0 || byYear > 0) amount.period = "year";
    else return;
    amount.of = "price";
    amount.to =
      byMonth > 0 ? amount.to + byMonth : byYear > 0 ? amount.to + byYear : at + (metres || ofMonth || ofYear);
    if (andWords.has(reading.tokens[amount.to]?.text ?? "") && per.has(reading.tokens[amount.to + 1]?.text ?? ""))
      amount.to += 1;
  }
}

/** "900 pw": said of a rent alone, with or without a currency. */
const weekly = wordings("pw, p w, pppw, psf");
const byFoot = wordings("psf");
/** EUR: a smaller number per something may be a count. */
const leastByOther = 20;
/** EUR: no room costs less. */
const leastWeekly = 50;

/** "Dix euros du mètre": floors are priced by square ones. */
const metresOfPrice = wordings("metre, mètre, meter");

/** "Per desk", "/ week", "a person"; "le" and "de" before a noun say no such thing. */
const mayCountBy = ({ tokens }: Reading, at: number) => /^(?:per|par|pro|p|a|each|\/|la)$/.test(tokens[at]?.text ?? "");
