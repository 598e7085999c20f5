import { cue } from "../words/beginnings.ts";
import { atMost, orLess, wordings, wordingsBy } from "../words/figure-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";
import { smallNumber } from "../words/small-number.ts";

/** Before a distance around something. */
const radiusNames = wordings(`
  within a radius of, in a radius of, with a radius of, a radius of, radius of, within radius, radius,
  dans un rayon de, dans un rayon d'environ, sur un rayon de, un rayon de, rayon de, rayon d'environ, rayon,
  binnen een straal van, in een straal van, met een straal van, een straal van, binnen straal, straal van, straal, binnen een omtrek van, in een omtrek van`);
export const radiusCue = cue("radius", radiusNames);
/** The same behind it: "a 5 km radius around". */
const radiusNouns = wordings("radius, rayon, straal, perimeter, périmètre");
const metreUnits = wordings("m, metre, metres, meter, meters, mètre, mètres, mtr");
const kilometreUnits = wordings("km, kms, kilometre, kilometres, kilometer, kilometers, kilomètre, kilomètres");
/** Between a distance and what it is measured from. */
const links = wordings(`
  of, from, around, round, about, to, at, de, du, des, d', autour de, autour du, autour des, autour d', depuis, van, rond, rondom, om, vanaf, bij, vanuit`);

/** A distance around something, said as one. */
interface Radius {
  metres: number;
  to: number;
}

/**
 * "Straal van 3 km rond", "within a radius of 500 m of", "5 km radius around", "500 m maximum de": how far around a name,
 * whatever stands between the figure and the name. No surface is said so.
 * @param at where it begins, behind "at", "within" and the like
 * @returns undefined where no distance is said by these words; "500 m from" says it by others
 */
export function readRadius(reading: Reading, at: number): Radius | undefined {
  const named = matchWords(reading, at, radiusNames);
  if (named === 0 && reading.tokens[at]?.kind !== "number") return undefined;
  const from = at + named + (named > 0 ? matchWords(reading, at + named, atMost) : 0);
  const token = reading.tokens[from];
  const figure = token?.kind === "number" ? token.value : named > 0 ? smallNumber(token?.text) : undefined;
  if (figure === undefined || !(figure > 0)) return undefined;
  const inMetres = matchWords(reading, from + 1, metreUnits);
  const unit = inMetres || matchWords(reading, from + 1, kilometreUnits);
  if (unit === 0) return undefined;
  const metres = Math.round(figure * (inMetres > 0 ? 1 : 1_000));
  if (metres >= farthest) return undefined;
  const end = from + 1 + unit;
  const behind = matchWords(reading, end, radiusNouns);
  if (named > 0 || behind > 0) {
    const to = end + behind + matchWords(reading, end + behind, bounds);
    return { metres, to: to + matchWords(reading, to, links) };
  }
  const bound = matchWords(reading, end, bounds);
  const link = bound > 0 ? matchWords(reading, end + bound, links) : 0;
  return link > 0 && reading.tokens[end + bound + link]?.kind === "word"
    ? { metres, to: end + bound + link }
    : undefined;
}

/** Metres: what is farther is around nothing. */
const farthest = 100_000;

const bounds = wordingsBy(
  new Map(
    [...atMost, ...orLess].filter(([word]) => /^(?:max|maxi|maximum|maximaal|hoogstens|at|au|grand|tops)$/.test(word)),
  ),
);
