import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";

/** From this zoom on (of the usual web map) streets can be told apart: prices are shown. */
export const priceZoom = 13;

/** How large the circle of a cluster is: its area grows with the count, and its count always fits. Pixels. */
export function markRadius(count: number, most: number): number {
  const byCount = 13 + 13 * Math.sqrt(count / Math.max(1, most));
  const byDigits = 9 + 3 * Math.min(4, String(count).length);
  return Math.round(Math.max(byCount, byDigits));
}

/** `7`, `1,250`, `12k`. */
export function markCount(count: number, language: Language): string {
  return count < 10_000 ? formatNumber(count, language) : `${formatNumber(Math.round(count / 1000), language)}k`;
}
