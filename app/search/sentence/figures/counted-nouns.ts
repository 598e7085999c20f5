import { allFilters, type FilterName } from "#app/filters/filters.ts";
import { orMore, per, percent, squareMetres, wordings } from "../words/figure-words.ts";
import { knownWords, nearest } from "../words/nearest-word.ts";
import { matchWords, type Reading } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";

/** Units of loads in tonnes, as the trade counts them. */
const scales = new Map([
  ["kg", 0.001],
  ["kilo", 0.001],
  ["kn", 0.1],
]);

/** More than that is something else: no yield is of 395,000 per cent. */
const mostOf: Partial<Record<FilterName, number>> = {
  yield: 30,
  bedrooms: 40,
  bathrooms: 20,
  parking: 5_000,
  docks: 500,
  doors: 200,
  height: 60,
  "floor-load": 60,
  frontage: 400,
  desks: 5_000,
  station: 90,
};

/** No house has more fronts. */
const mostFree = 4;

/** Whether a filter can mean so much. */
export const isPossible = (of: FilterName | undefined, value: number) =>
  of === undefined || value <= (mostOf[of] ?? Infinity);

/** What a figure with a unit is multiplied by. */
export const scaleOf = (unit: Token | undefined) => scales.get(unit?.text ?? "") ?? 1;

const countedFilters = allFilters.flatMap(({ name, countedAs, namedAs, measuredIn }) => {
  if (countedAs === undefined && namedAs === undefined) return [];
  const units = (measuredIn ?? "").split(",").map((unit) => unit.trim());
  return [{ name, nouns: wordings(countedAs ?? ""), units: units.filter(Boolean) }];
});

const measured = new Set(countedFilters.flatMap(({ name, units }) => (units.length > 0 ? name : [])));

/** Whether a filter's figure is one of units, and no number of things. */
export const isMeasured = (of: FilterName) => measured.has(of);

const longNouns = knownWords(
  allFilters.flatMap(({ name, countedAs }) =>
    [...wordings(countedAs ?? "")].flatMap(([word, said]) =>
      word.length >= 7 && said.some(({ length }) => length === 1) ? [[word, name] as const] : [],
    ),
  ),
);

/** The filter that counts a noun with a letter wrong: "2 slaapkmers". */
function countedNoun(written: string): FilterName | undefined {
  // "Avenue Louise 149 bureau" names a type, and counts no "bureaus".
  return written.length >= 6 && written !== "bureau" ? nearest(written, longNouns) : undefined;
}

/**
 * The filter that the words behind a number count by: "2 bathrooms", "5% yield".
 * @param named the filter that words before the number name, of which only the unit follows
 */
export function readCounted(
  reading: Reading,
  at: number,
  named: FilterName | undefined,
): { of: FilterName; to: number; compared?: "min" } | undefined {
  // "4+ bedrooms"
  const isMore = reading.tokens[at]?.text === "+";
  if (isMore) {
    const more = readCounted(reading, at + 1, named);
    return more && { ...more, compared: "min" };
  }
  // "2 or more bedrooms"
  const bound = matchWords(reading, at, orMore);
  const more = bound > 1 ? readCounted(reading, at + bound, named) : undefined;
  if (more && more.to > at + bound) return { ...more, compared: "min" };
  // "2x parking"
  if (reading.tokens[at]?.text === "x" && reading.tokens[at + 1]?.kind === "word") at += 1;
  for (const { name, nouns, units } of countedFilters) {
    const unit = units.includes(reading.tokens[at]?.text ?? "") ? 1 : 0;
    // "5 t/m²": the unit is per square metre.
    const isPer = unit > 0 && (reading.tokens[at + 1]?.text === "/" || per.has(reading.tokens[at + 1]?.text ?? ""));
    // "Cinq tonnes au mètre"
    const inShort = name === "floor-load" && reading.tokens[at + 2]?.text === "metre" ? 1 : 0;
    const metres = isPer ? matchWords(reading, at + 2, squareMetres) || inShort : 0;
    if (metres > 0) return { of: name, to: at + 2 + metres + matchWords(reading, at + 2 + metres, nouns) };
    // "15 metres of frontage"
    const link = unit > 0 && /^(?:of|de|d|van|aan)$/.test(reading.tokens[at + unit]?.text ?? "") ? 1 : 0;
    const linked = link > 0 ? matchWords(reading, at + unit + link, nouns) : 0;
    if (linked > 0) return { of: name, to: at + unit + link + linked };
    // "Maison 4 façades": so many sides stand free.
    const areFree = name === "frontage" && unit === 0 && (reading.tokens[at - 1]?.value ?? 0) <= mostFree;
    const length = areFree ? 0 : matchWords(reading, at + unit, nouns);
    if (length > 0 || (unit > 0 && named === name)) return { of: name, to: at + unit + length };
  }
  if (named !== undefined) return undefined;
  const rate = rateLength(reading, at);
  if (rate > 0) return { of: "yield", to: at + rate };
  const misspelt = countedNoun(reading.tokens[at]?.text ?? "");
  return misspelt && { of: misspelt, to: at + 1 };
}

/** What is long or high by so many metres, the unit included: "20 m shopfront". */
export function readMeasured(reading: Reading, at: number, named: FilterName | undefined) {
  const counted = readCounted(reading, at, named);
  return counted && (named !== undefined || counted.to > at + 1) ? counted : undefined;
}

const ofIncome = /^(?:yield|yields|rendement|return|roi|invest|belegg|opbrengst)/;

/** "A shop let to a bank": it brings in a rent. */
const isLetAlready = (tokens: readonly Token[], at: number) =>
  /^(?:loues?|louees?|verhuurde?|tenanted)$/.test(tokens[at]?.text ?? "")
    ? tokens[at - 1]?.text !== "je"
    : tokens[at]?.text === "let" &&
      ((tokens[at + 1]?.text === "to" && tokens[at - 1]?.text !== "to") ||
        /^(?:multi|single|fully)$/.test(tokens[at - 1]?.text ?? ""));

/** "at least 7%" where something brings in a return: a yield, whatever stands between. */
function rateLength(reading: Reading, at: number): number {
  const { tokens } = reading;
  const unit = tokens[at]?.text === "%" ? 1 : matchWords(reading, at, percent);
  if (unit === 0 || /^(?:tva|btw|vat|tax)$/.test(tokens[at + unit]?.text ?? "")) return 0;
  if (/^(?:tva|btw|vat|tax)$/.test(tokens[at - 2]?.text ?? "")) return 0;
  return tokens.some(({ text }, index) => ofIncome.test(text) || isLetAlready(tokens, index)) ? unit : 0;
}
