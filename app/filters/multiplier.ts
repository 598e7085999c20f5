/** What people write behind a figure for a thousand or a million, folded, in the three languages. */
const thousands = new Set(["k", "duizend", "mille", "thousand", "keur", "dzd", "duiz"]);
const millions = new Set(["mio", "mln", "mn", "million", "millions", "miljoen", "miljoenen", "milj", "mlj", "meur"]);

/** A word behind a figure that multiplies it. */
interface Said {
  /** Folded. */
  word: string;
  /** Whether a lone `m` is a million here, and no metre. */
  isMillionByM: boolean;
}

/** By how much the word behind a figure multiplies it, in a sentence as in a field: `300k`, `1.5M`, `2 mio`; 1 for any other. */
export function multiplierOf({ word, isMillionByM }: Said): number {
  if (thousands.has(word)) return 1_000;
  return millions.has(word) || (/^(?:m|mil)$/.test(word) && isMillionByM) ? 1_000_000 : 1;
}

/** `1.125` before "million": nobody has a thousand millions in mind. */
const threeDecimals = /^\d{1,3}[.,]\d{3}$/;

/**
 * A figure times its multiplier, in whole numbers: `1.1` million is 1,100,000, and nothing behind it.
 * @param written the figure's own text
 */
export function multiply(figure: number, multiplier: number, written: string): number {
  if (multiplier === 1) return figure;
  const meant = multiplier === 1_000_000 && threeDecimals.test(written) ? figure / 1_000 : figure;
  return Math.round(meant * multiplier);
}
