import { landWords, squareMetres, wordings } from "../words/figure-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** Two sides said instead of a surface. */
interface Sides {
  /** Their product, in m². */
  metres: number;
  /** "5 x 18 m2" may be five rooms as well as a room; nor is a gate of 4 x 4 m a floor, nor a depth of 20 m. */
  isUnsure: boolean;
  to: number;
}

const metreUnits = wordings("m, mt, mtr, metre, metres, meter, meters, mètre, mètres");
const footUnits = wordings("ft, feet, foot");
const foot = 0.3048;
const depths = wordings(
  "diep, diepte, deep, depth, in depth, profond, profondeur, de profondeur, lang, lengte, long, de long, length, in length, longueur, de longueur",
);
const widths = wordings("breed, breedte, wide, width, in width, large, de large, largeur, de largeur");
/** What sides of are no floor that is asked for: openings, and rooms within. */
const parts = new Set(
  `poort poorten sectionaalpoort sectionaalpoorten sectiepoort deur deuren porte portes door doors gate gates vitrine etalage window windows raam ramen
  lift ascenseur kelder cave cellar sejour living salon kamer kamers chambre chambres room bedroom slaapkamer keuken cuisine kitchen berging zolder grenier
  garage garagebox box parking staanplaats emplacement gevel facade piscine zwembad pool`.split(/\s+/),
);

const signs = /^[x×*]$/;
const links = /^(?:op|sur|by|bij|maal|fois|times)$/;
/** Between two sides that each say which they are. */
const ands = /^(?:op|sur|by|bij|en|et|and|x|,)$/;

/** Metres: nothing that is let or sold is shorter without a unit that says so, nor longer. */
const shortest = 3;
const longest = 1_000;
/** By words: "kantoor 200 op 5 m" is near something. */
const longestInWords = 100;

/**
 * "10 x 20 m", "6m x 12m", "12 op 8 meter", "10x20", "20 m lang en 10 m breed", "40 x 60 ft": sides of a surface, none of
 * which is one itself.
 * @param at the number of the first
 * @returns undefined where no sides are said there
 */
export function readSides(reading: Reading, at: number): Sides | undefined {
  const { tokens } = reading;
  const behind = tokens[at + 1];
  // Most numbers have nothing behind them that a side has.
  if (!behind || !(signs.test(behind.text) || (behind.kind === "word" && mayFollow(reading, at + 1)))) return undefined;
  const unit = matchWords(reading, at + 1, metreUnits);
  const isFirstSaid = unit > 0;
  const extent = isFirstSaid ? extentLength(reading, at + 1 + unit) : 0;
  let link = at + 1 + unit + extent;
  const isSign = signs.test(tokens[link]?.text ?? "");
  if (extent > 0 && ands.test(tokens[link]?.text ?? "")) link += 1;
  else if (isSign || (extent === 0 && links.test(tokens[link]?.text ?? ""))) link += 1;
  else if (extent === 0) return undefined;
  const [first, second] = [tokens[at]!, tokens[link]];
  if (second?.kind !== "number") return undefined;
  const feet = matchWords(reading, link + 1, footUnits);
  const third = signs.test(tokens[link + 1]?.text ?? "") && tokens[link + 2]?.kind === "number" ? link + 2 : undefined;
  const lastUnit = feet || matchWords(reading, link + 1, metreUnits);
  const isSaid = isFirstSaid || lastUnit > 0 || (third !== undefined && matchWords(reading, third + 1, metreUnits) > 0);
  const lastExtent = extent > 0 ? extentLength(reading, link + 1 + lastUnit) : 0;
  if (extent > 0 && (lastUnit === 0 || lastExtent === 0)) return undefined;
  const to = link + 1 + lastUnit + lastExtent;
  const [small, large] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
  if (!(small > 0) || large > (isSign ? longest : longestInWords)) return undefined;
  const isSquare = !isSaid && matchWords(reading, to, squareMetres) > 0;
  if (!isSign && extent === 0 && (!isSaid || isOnLand(reading, to))) return undefined;
  if (!isSaid && !isSquare && (small < shortest || isCounting(reading, to) || third !== undefined)) return undefined;
  // "2 x 100 m²": two floors.
  if (isSquare && (first.value < 4 || second.value >= 60)) return undefined;
  return {
    metres: first.value * second.value * (feet > 0 ? foot * foot : 1),
    isUnsure: isSquare || isOfPart(reading, at, to),
    to: to + (isSquare ? matchWords(reading, to, squareMetres) : 0),
  };
}

/** "20 m diep": how many tokens behind a number say that it is one side, of which no surface comes; 0 for none. */
export function depthLength(reading: Reading, at: number): number {
  const depth = matchWords(reading, at + 1, depths);
  return depth > 0 ? 1 + depth : 0;
}

const mayFollow = (reading: Reading, at: number) =>
  links.test(reading.tokens[at]!.text) || matchWords(reading, at, metreUnits) > 0;

const extentLength = (reading: Reading, at: number) =>
  matchWords(reading, at, depths) || matchWords(reading, at, widths);

/** "200 op 5 m van het station", "120 m sur 80 m de terrain": a distance, or a house and its land. */
function isOnLand({ tokens }: Reading, at: number): boolean {
  const link = /^(?:of|from|de|du|des|d|van|rond|autour)$/.test(tokens[at]?.text ?? "");
  return link || landWords.has(tokens[at]?.text ?? "");
}

/** "4 x 2 slpk", "4x4wd": a word that is counted stands behind, and no name, no link and no bound. */
function isCounting({ tokens, sentence }: Reading, at: number): boolean {
  const next = tokens[at];
  if (next === undefined) return false;
  if (next.kind !== "word") return /^[€%/]$/.test(next.text) || next.kind === "number";
  const isName = /\p{Lu}/u.test(sentence[next.start] ?? "");
  return (
    next.glued ||
    !(isName || /^(?:in|a|te|en|and|et|at|near|bij|pres|with|met|avec|max|min|for|voor|pour)$/.test(next.text))
  );
}

/** Whether a part of a building is named right before its sides, or right behind. */
function isOfPart({ tokens }: Reading, from: number, to: number): boolean {
  let before = from - 1;
  while (before > from - 4 && /^(?:van|de|d|of|a|:|=|min|max|is|est)$/.test(tokens[before]?.text ?? "")) before -= 1;
  const behind = /^(?:de|d|of|van|:)$/.test(tokens[to]?.text ?? "") ? to + 1 : to;
  return parts.has(tokens[before]?.text ?? "") || parts.has(tokens[behind]?.text ?? "");
}
