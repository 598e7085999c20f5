/** A range of surfaces or prices; an absent end is open. */
export interface Range {
  min?: number;
  max?: number;
}

/** Digits with spaces, dots, no-break or narrow spaces between thousands. */
const figure = String.raw`\d[\d .\u00a0\u2009\u202f]*`;
const rangePattern = new RegExp(String.raw`^(${figure})?\s*-\s*(${figure})?$`);
const singlePattern = new RegExp(`^${figure}$`);

/** More digits than any surface or price has; longer ones constrain nothing. */
const maxDigits = 12;

function readFigure(written: string | undefined): number | undefined {
  if (!written) return undefined;
  const digits = written.replace(/\D/g, "");
  return digits.length <= maxDigits ? Number(digits) : undefined;
}

/**
 * Reads `min-max`, `min-`, `-max` or a single number (decisions, section 2).
 * @param single what one number alone means: a minimum for surface, a maximum for price
 * @returns undefined when the text constrains nothing
 */
export function readRange(raw: string | undefined, single: "min" | "max"): Range | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  if (singlePattern.test(text)) {
    const value = readFigure(text);
    return value === undefined ? undefined : { [single]: value };
  }
  const ends = rangePattern.exec(text);
  if (!ends) return undefined;
  const [min, max] = [readFigure(ends[1]), readFigure(ends[2])];
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

export const readSurface = (raw: string | undefined) => readRange(raw, "min");
export const readPrice = (raw: string | undefined) => readRange(raw, "max");

/** Writes a range the way {@link readRange} reads it; undefined when it is open at both ends. */
export function writeRange({ min, max }: Range): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  return `${min ?? ""}-${max ?? ""}`;
}
