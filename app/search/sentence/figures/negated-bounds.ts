import { wordings } from "../words/figure-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** What denies a bound: "nothing over", "niets boven", "jamais au-dessus de". */
export const denying = wordings(`
  not, cannot, can't, don't, won't, wouldn't, couldn't, shouldn't, no, nothing, never, none, not a cent, not anything, nothing that is, nothing that costs, certainly not, definitely not, preferably not, ideally not, in no case,
  pas, rien, jamais, aucun, aucune, surtout pas, certainement pas, en aucun cas, rien qui soit, pas un euro,
  niet, niets, nooit, geen, zeker niet, liefst niet, in geen geval, geen euro, geen cent`);
/** "Not pay more than 1200", "pas mettre plus de 300.000": the verb between. */
const spending = wordings(`
  pay, spend, go, be, cost, want, need, exceed, want to pay, want to spend, like to pay, like to spend, willing to pay, willing to spend, able to pay, able to spend, prepared to pay, afford, afford to pay,
  payer, mettre, dépenser, débourser, aller, investir, coûter, vouloir payer, pouvoir payer,
  betalen, uitgeven, gaan, besteden, kosten, willen betalen, kunnen betalen`);
/** "No rent above 1200": the noun between. */
const rents = wordings("rent, monthly rent, rents, loyer, de loyer, huur, huurprijs, huurprijzen");
const exceeding = wordings(`
  over, above, beyond, more than, higher than, larger than, bigger than, greater than, dearer than, more expensive than, exceeding, in excess of, much over, much above,
  au-dessus de, au-dessus des, au dessus de, au-delà de, au delà de, plus de, plus d', plus grand que, plus grande que, plus cher que, plus chère que, supérieur à, dépassant, dépasser, qui dépasse,
  boven, boven de, meer dan, hoger dan, groter dan, duurder dan, uitkomen boven, over de`);
const falling = wordings(`
  under, below, less than, smaller than, lower than, beneath, fewer than, short of,
  sous, sous les, en dessous de, en-dessous de, moins de, moins d', plus petit que, plus petite que, inférieur à,
  onder, onder de, minder dan, kleiner dan, lager dan`);

/**
 * A bound that is denied is the other bound: "nothing over 450k" is at most that, "niet onder 100 m²" at least.
 * @returns undefined where none begins at the token
 */
export function negatedBound(
  reading: Reading,
  at: number,
): { compared: "min" | "max"; isRent: boolean; to: number } | undefined {
  const denied = matchWords(reading, at, denying);
  if (denied === 0) return undefined;
  const rent = matchWords(reading, at + denied, rents);
  const from = at + denied + (rent || matchWords(reading, at + denied, spending));
  const over = matchWords(reading, from, exceeding);
  const under = matchWords(reading, from, falling);
  if (over + under === 0) return undefined;
  return { compared: over > 0 ? "max" : "min", isRent: rent > 0, to: from + (over || under) };
}
