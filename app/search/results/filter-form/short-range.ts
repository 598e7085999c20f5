import type { TFunction } from "i18next";
import { formatDecimal, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readRange } from "#app/filters/ranges.ts";

/** From here on a figure is written as 250k, 1.5M: its field in the bar is as wide as a word. */
const thousandsFrom = 100_000;

/**
 * A range in as few characters as can be, for the bar of filters: `200–400`, `≤ 1.5M`. What it counts, the label says.
 * @param raw the criterion as written
 * @param single what one number alone means
 */
export function shortRange(
  raw: string | undefined,
  single: "min" | "max",
  language: Language,
  t: TFunction,
): string | undefined {
  const { min, max } = readRange(raw, single) ?? {};
  if (min === undefined) return max === undefined ? undefined : `≤\u00a0${short(max, language, t)}`;
  if (max === undefined) return `≥\u00a0${short(min, language, t)}`;
  return `${short(min, language, t)}–${short(max, language, t)}`;
}

function short(figure: number, language: Language, t: TFunction): string {
  if (figure < thousandsFrom) return formatNumber(figure, language);
  if (figure < 999_500) return t("search.form.thousands", { number: formatNumber(figure / 1_000, language) });
  return t("search.form.millions", { number: formatDecimal(figure / 1_000_000, language) });
}
