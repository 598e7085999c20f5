/** A range of figures; an absent end is open. */
export interface Range {
  min?: number;
  max?: number;
}

/** What people write between thousands, whatever their language: comma, dot, apostrophe, any kind of space. */
const separator = String.raw`[,.'’ \u00a0\u2009\u202f]`;
/** Plain digits, or groups of three; then decimals, one or two. */
const figure = String.raw`(?:\d{1,3}(?:${separator}\d{3})+|\d+)(?:[.,]\d{1,2})?`;
const space = String.raw`[\s\u2009\u202f]*`;
const rangePattern = new RegExp(`^(${figure})?${space}-${space}(${figure})?$`);
const singlePattern = new RegExp(`^${figure}$`);
const decimals = /[.,]\d{1,2}$/;

/** More digits than any surface or price has; longer ones constrain nothing. */
const maxDigits = 12;

/**
 * Reads one number as people write it: `1000`, `1 000`, `1.000`, `1,000`, `12.50`. A comma or dot with three digits behind
 * it parts thousands, one with one or two is that of decimals, in every language.
 * @returns undefined for anything else, and for more digits than a figure has
 */
export function readNumber(written: string): number | undefined {
  const text = written.trim();
  if (!singlePattern.test(text)) return undefined;
  const [cents = ""] = decimals.exec(text) ?? [];
  const digits = text.slice(0, text.length - cents.length).replace(/\D/g, "");
  return digits.length <= maxDigits ? Number(`${digits}${cents.replace(",", ".")}`) : undefined;
}

/** Whether a number is one that a range may end with: 0 or more, and not longer than a figure is. */
export const isFigure = (number: number) => number >= 0 && number < 10 ** maxDigits;

/**
 * Reads `min-max`, `min-`, `-max` or a single number (decisions, section 2); `max-min` is read the right way round.
 * @param single what one number alone means: a minimum for surface, a maximum for price
 * @returns undefined when the text constrains nothing
 */
export function readRange(raw: string | undefined, single: "min" | "max"): Range | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  const alone = readNumber(text);
  if (alone !== undefined) return { [single]: alone };
  const [, from, to] = rangePattern.exec(text) ?? [];
  return inOrder({ min: from ? readNumber(from) : undefined, max: to ? readNumber(to) : undefined });
}

/** A range the right way round; undefined when it is open at both ends. */
export function inOrder({ min, max }: Range): Range | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/**
 * What of a range limits a measure or a sum: from 0 is no limit, and nothing is had for 0 at most.
 * @returns undefined when nothing does
 */
export function limiting({ min, max }: Range): Range | undefined {
  return max === 0 ? undefined : inOrder({ min: min || undefined, max });
}

export const readSurface = (raw: string | undefined) => readRange(raw, "min");
export const readPrice = (raw: string | undefined) => readRange(raw, "max");

/**
 * Writes a range the way {@link readRange} reads it, in numbers of so many decimals that leave out nothing.
 * @param decimals two at most: three digits behind a dot would be read as thousands
 * @returns undefined when it is open at both ends
 */
export function writeRange({ min, max }: Range, decimals: 0 | 1 | 2 = 0): string | undefined {
  const [from, to] = [writeEnd(min, Math.floor, decimals), writeEnd(max, Math.ceil, decimals)];
  return from || to ? `${from}-${to}` : undefined;
}

function writeEnd(end: number | undefined, round: (figure: number) => number, decimals: number): string {
  if (end === undefined || !isFigure(end)) return "";
  const step = 10 ** decimals;
  // What has so many decimals already stays: 3.3 times ten is a little more than 33.
  const figure = Number.isInteger(end) || Number(end.toFixed(decimals)) === end ? end : round(end * step) / step;
  return String(Math.min(10 ** maxDigits - 1, figure));
}
