import type { Range } from "#app/filters/ranges.ts";
import type { FilterName } from "#app/filters/filters.ts";
import { filterOf } from "#app/filters/search-url.ts";
import { readAmount } from "./amounts.ts";
import type { Amount } from "./denominators.ts";
import { readRangeEnd } from "./range-ends.ts";
import { saysOfFigure, plusMinusLength, readBefore, type Before } from "./before-figure.ts";
import { isMeasured, isPossible, readCounted, readMeasured, scaleOf } from "./counted-nouns.ts";
import type { Figure } from "./figure.ts";
import { spaces } from "./other-behind.ts";
import { landWordBeside, readOutside } from "./outside.ts";
import {
  orLess,
  orMore,
  rentBehind,
  priceBehind,
  roughlyBehind,
  squareMetres,
  wordings,
} from "../words/figure-words.ts";
import { chargesPhrases, idlePhrases } from "../words/filler-phrases.ts";
import { countsPeople } from "../words/people-words.ts";
import { smallNumber, smallNumberCue } from "../words/small-number.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";

/**
 * The figure that begins at a token: comparison, number, unit, range. A bare number is none: see `readBareNumber`.
 * @returns undefined when none begins here
 */
export function readFigure(reading: Reading, from: number): Figure | undefined {
  const first = reading.tokens[from];
  if (first?.kind === "word" && !hasCue(first, saysOfFigure | smallNumberCue)) return undefined;
  const before = readBefore(reading, from);
  const amount = readAmount(reading, before.to, isOfMoney(reading, before)) ?? readNumberWord(reading, before.to);
  if (!amount) return undefined;
  // "For 9k people"
  const isOfMany = amount.isMultipleAlone === true && countsPeople(reading.tokens, before.to, amount.to);
  if (isOfMany) amount.of = undefined;
  // "rent 2 offices" names no rent.
  const isNamed =
    (before.of === "surface" || before.of === "price") && !before.compared && !before.currency && !before.open;
  if (
    before.to > from &&
    before.of === undefined &&
    before.compared === undefined &&
    !before.open &&
    !before.currency
  ) {
    return undefined;
  }
  const range = readRangeEnd(reading, amount, before) ?? readChoice(reading, amount) ?? addFloors(reading, amount);
  if (isNamed && (range ?? amount).of === undefined && amount.value < 50) return undefined;
  const last = range ?? amount;
  const isOpen = (amount.of ?? range?.of) === undefined;
  const said = isOpen
    ? readCounted(reading, last.to, before.of)
    : last.inMetres
      ? readMeasured(reading, last.to - 1, before.of)
      : undefined;
  const scale = said ? scaleOf(reading.tokens[last.to]) : 1;
  const isLikely = said && (isPossible(said.of, last.value * scale) || areSpaces(reading, last, said));
  const counted = isLikely ? said : undefined;
  const named = isPossible(before.of, last.value * scale) ? before.of : undefined;
  const to = counted?.to ?? last.to;
  const after = range ? undefined : (readAfter(reading, to) ?? (counted ? undefined : readRoughlyBehind(reading, to)));
  const bound = counted?.compared ?? before.compared ?? (amount.isAtLeast ? "min" : undefined);
  const compared = after?.compared === "roughly" ? (bound ?? after.compared) : (after?.compared ?? bound);
  const known = counted?.of ?? amount.of ?? range?.of ?? after?.of ?? named ?? (before.currency ? "price" : undefined);
  const money =
    known === undefined && (compared === "max" || range) ? readMoneyBehind(reading, after?.to ?? to, last) : undefined;
  const of = known ?? money?.of;
  const isBare = of === undefined && compared === undefined && !range && !isOfMany;
  if (isBare) return undefined;
  return {
    of,
    range: range ? inOrder(amount.value * scale, range.value * scale) : single(amount.value * scale, of, compared),
    compared: range ? undefined : compared,
    perMetre: amount.perMetre || last.perMetre || before.perMetre,
    period: amount.period ?? last.period ?? before.period,
    ...((amount.perDesk ?? last.perDesk) && { perDesk: true }),
    ...((amount.perOther ?? last.perOther ?? before.perOther) && { perOther: true }),
    ...(before.isCount && { isCount: true }),
    ...(counted && people.has(reading.tokens[counted.to - 1]?.text ?? "") && { isOfPeople: true }),
    isRent: before.isRent || money?.isRent === true,
    ...(last.sides === "both" && { isOfSides: true }),
    ...(last.isOfPlot || last.sides === "unsure" || (of === "height" && isOfDoor(reading, from))
      ? { isOfLand: true, isOfPlot: last.isOfPlot === true }
      : readOutside(reading, of, from, after?.of ? after.to : last.to)),
    from,
    to: money?.to ?? after?.to ?? to,
  };
}

/** "9000 places de parking": named as places, and no postcode before a wish for one ("9000 parking"). */
const areSpaces = ({ tokens }: Reading, { value, to }: Amount, said: { of: FilterName; to: number }) =>
  said.of === "parking" && value < mostSpaces && tokens.slice(to, said.to).some(({ text }) => spaces.test(text));

const mostSpaces = 10_000;

/** "Porte 5 m de haut": no height of the hall. */
function isOfDoor({ tokens }: Reading, at: number): boolean {
  const before = /^(?:de|d|van|of)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return /^(?:portes?|poort|poorten|sectionaalpoort|doors?|gates?)$/.test(tokens[before]?.text ?? "");
}

/** Of what is counted those that are no places to work at. */
const people = new Set("people persons pers personnes collaborateurs personen medewerkers".split(" "));

/** "Max 1200 huur", "900 à 1100 de loyer": the bound of a sum, named behind it. */
function readMoneyBehind(reading: Reading, at: number, { value }: Amount) {
  const rent = matchWords(reading, at, rentBehind);
  const length = rent || matchWords(reading, at, priceBehind);
  const next = reading.tokens[at + length];
  // "300 m² max 900 rent 1200": the name is the next figure's.
  if (length === 0 || value < 200 || next?.kind === "number" || /^[:€]$/.test(next?.text ?? "")) return undefined;
  return { of: "price" as const, isRent: rent > 0, to: at + length };
}

/** A small number in letters, which is one only where it counts something: "two bedrooms". */
function readNumberWord(reading: Reading, at: number): Amount | undefined {
  const word = reading.tokens[at]?.text ?? "";
  const value = smallNumber(word);
  if (value === undefined) return undefined;
  const amount = { value, multiplied: 1, perMetre: false, to: at + 1 };
  const counted = readCounted(reading, at + 1, undefined);
  // "Een vrije hoogte van 8 meter": an article, as heights are measured.
  if (counted && isMeasured(counted.of) && /^(?:une?|een)$/.test(word)) return undefined;
  return (counted ?? readChoice(reading, amount)) && amount;
}

/** "300 + 200 m²": who adds floors up wants them all; the sum is the figure, and no range. */
function addFloors(reading: Reading, amount: Amount): undefined {
  const { tokens } = reading;
  if (tokens[amount.to]?.text !== "+" || amount.of !== undefined) return;
  const at = amount.to + 1;
  const more = readAmount(reading, at);
  if (more?.of !== "surface" || amount.value < 20 || more.isOfPlot || landWordBeside(reading, at, more.to)) return;
  amount.of = "surface";
  amount.value += more.value;
  amount.to = more.to;
}

/** "2 or 3 bedrooms", "twee of drie slaapkamers" */
function readChoice(reading: Reading, low: Amount): Amount | undefined {
  // "Twee- of drieslaapkamerappartement"
  const link = low.to + (reading.tokens[low.to]?.text === "-" ? 1 : 0);
  const isSlash = reading.tokens[link]?.text === "/";
  if (!(isSlash || /^(?:or|ou|of)$/.test(reading.tokens[link]?.text ?? "")) || low.of !== undefined) return undefined;
  const high = readAmount(reading, link + 1) ?? readNumberWord(reading, link + 1);
  if (!high || high.of !== undefined || high.value <= low.value) return undefined;
  // "2/3 slpk"; further apart they are a date or a ratio.
  if (isSlash && high.value - low.value > 2) return undefined;
  return readCounted(reading, high.to, undefined) && high;
}

/** Whether "2m" would be two million: after "max" or "€", or up to a million; but no height. */
function isOfMoney(reading: Reading, { compared, currency, of, isRent, from, to }: Before): boolean | "sure" {
  const { tokens } = reading;
  if (/^(?:hauteur|hoogte|height|high|haut|hoog|libre|vrije|largeur|breedte|width)$/.test(tokens[from - 1]?.text ?? ""))
    return false;
  if (currency || (of === "price" && !isRent)) return "sure";
  if (compared === "max" || of === "price") return true;
  if (tokens[to + 1]?.text !== "m") return false;
  const isLinked = tokens[to + 2]?.kind === "sign" || /^(?:to|tot|a|and|et|en)$/.test(tokens[to + 2]?.text ?? "");
  const end = isLinked ? readAmount(reading, to + 3) : undefined;
  if (end?.multiplied !== 1_000_000) return false;
  // "10m-20m EUR"
  return end.of === "price" ? "sure" : tokens[to + 2]?.kind === "sign";
}

/** A number with nothing said about it: only the search it stands in tells what it measures. */
export function readBareNumber({ tokens }: Reading, at: number): Figure | undefined {
  const token = tokens[at];
  if (token?.kind !== "number" || !Number.isInteger(token.value)) return undefined;
  return { range: { min: token.value }, perMetre: false, isRent: false, isOfLand: false, from: at, to: at + 1 };
}

/** A number alone is a minimum for a surface and a maximum for a price (decisions, section 2). */
function single(value: number, of: Figure["of"], compared: Figure["compared"]): Range {
  if (compared === "roughly") {
    return of === "price" || (of === undefined && value >= 15_000)
      ? { max: Math.round(value * 1.1) }
      : { min: Math.round(value * 0.8), max: Math.round(value * 1.2) };
  }
  if (compared) return { [compared]: value };
  return of && filterOf(of)?.single === "max" ? { max: value } : { min: value };
}

function inOrder(low: number, high: number): Range {
  return { min: Math.min(low, high), max: Math.max(low, high) };
}
/** "300 m² minimum", "500k max", "200+ m²", "of meer"; not when the word belongs to the next figure. */
function readAfter(reading: Reading, at: number): Pick<Figure, "compared" | "of" | "to"> | undefined {
  const { tokens } = reading;
  const plus = tokens[at + 1];
  if (tokens[at]?.text === "+" && plus?.kind !== "number" && !/^[/€-]$/.test(plus?.text ?? "")) {
    const metres = matchWords(reading, at + 1, squareMetres);
    // "350.000 + kosten": what comes on top.
    if (metres === 0 && plus?.kind === "word" && !tokens[at].glued) return undefined;
    return { compared: "min", of: metres > 0 ? "surface" : undefined, to: at + 1 + metres };
  }
  // "1.800 € charges comprises maximum"
  const idle = matchWords(reading, at, idleWords);
  const more = matchWords(reading, at + idle, orMore);
  const less = matchWords(reading, at + idle, orLess);
  if (more + less === 0) return undefined;
  const length = idle + Math.max(more, less);
  if (length === idle + 1 && tokens[at + idle]?.text === "min" && isOfWay.test(tokens[at + length]?.text ?? ""))
    return undefined;
  const next = tokens[at + length]?.text === "." ? tokens[at + length + 1] : tokens[at + length];
  if (next?.kind === "number" || next?.text === "€") return undefined;
  if (isOfNext(reading, at + idle, at + length)) return undefined;
  return { compared: more > less ? "min" : "max", to: at + length };
}

/** "250 m2 +/-", "200 m² ongeveer"; before another number it is said of that. */
function readRoughlyBehind(reading: Reading, at: number): Pick<Figure, "compared" | "of" | "to"> | undefined {
  const sign = /^[±~≈]$/.test(reading.tokens[at]?.text ?? "") ? 1 : plusMinusLength(reading, at);
  const to = at + (sign || matchWords(reading, at, roughlyBehind));
  // "150 m² environ 3 chambres": rooms are never so many about.
  const isRoomNext = reading.tokens[to]?.kind === "number" && readCounted(reading, to + 1, undefined) !== undefined;
  if (to === at || (isOfNext(reading, at, to) && !isRoomNext)) return undefined;
  return { compared: "roughly", of: undefined, to };
}

/** "1200 € plus de 80 m²", "900 minimum of 2 bedrooms", "900 € plus garage": the bound of what follows, or an "and". */
function isOfNext(reading: Reading, from: number, to: number): boolean {
  const { tokens } = reading;
  const next = tokens[to];
  if (tokens[from]?.text === "plus" && to === from + 1) return next?.kind === "word" && !isOfPlace.test(next.text);
  const number = /^(?:de|d|of|van|a|an)$/.test(next?.text ?? "") ? to + 1 : to;
  return tokens[number]?.kind === "number" || tokens[number]?.text === "€" || Boolean(readNumberWord(reading, number));
}

/** Behind "plus" that is "or more". */
const isOfPlace = /^(?:a|in|en|te|to|for|near|au|aux|pour|voor|dans|op|chez|sur|at)$/;

/** Behind "min" that is minutes: "20 min from", "10 min drive", "15 min à pied". */
const isOfWay = /^(?:from|of|to|by|on|walk|walking|drive|driving|away|de|du|d|a|en|van|te|met|lopen|wandelen|rijden)$/;

const idleWords = wordings(`${idlePhrases}, ${chargesPhrases}`);
