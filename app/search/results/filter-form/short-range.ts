import type { TFunction } from "i18next";
import { formatDecimal, formatMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readRange } from "#app/filters/ranges.ts";

/** From here on a figure is written as 250k, 1.5M: its field in the bar is as wide as a word. */
const thousandsFrom = 100_000;

/** A range as the bar writes it, and what its figures are in: `≤ €3,000`, `/m²/year`. */
export interface ShortRange {
  figures: string;
  unit: string;
}

/**
 * A range in as few characters as can be, for the bar of filters: `200–400` of ` m²`, `≤ €1.5M`.
 * @param raw the criterion as written
 * @param single what one number alone means
 * @param unit what its figures are in; that of money begins with the euro, which stands where the language has it
 */
export function shortRange(
  raw: string | undefined,
  single: "min" | "max",
  unit: string,
  language: Language,
  t: TFunction,
): ShortRange | undefined {
  const { min, max } = readRange(raw, single) ?? {};
  const isMoney = unit.startsWith("€");
  const write = (figures: string) => (isMoney ? formatMoney(0, language).replace("0", figures) : figures);
  const behind = isMoney ? unit.slice(1) : unit && `\u00a0${unit}`;
  const figuresOf = () => {
    if (min === undefined) return max === undefined ? undefined : `≤\u00a0${write(short(max, language, t))}`;
    if (max === undefined) return `≥\u00a0${write(short(min, language, t))}`;
    return write(`${short(min, language, t)}–${short(max, language, t)}`);
  };
  const figures = figuresOf();
  return figures === undefined ? undefined : { figures, unit: behind };
}

function short(figure: number, language: Language, t: TFunction): string {
  if (figure < thousandsFrom) return formatNumber(figure, language);
  if (figure < 999_500) return t("search.form.thousands", { number: formatNumber(figure / 1_000, language) });
  return t("search.form.millions", { number: formatDecimal(figure / 1_000_000, language) });
}
