import { timeZone } from "#app/i18n/time-zone.ts";

/** So many months are told of a market, and kept. */
export const maxMonths = 12;

/** A month as the database names it: its first day, `2026-10-01`. */
export type Month = string;

const inBrussels = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit" });

/** The month that ended last, as people in Brussels count. */
export function lastMonth(now: Date): Month {
  return monthsBefore(`${inBrussels.format(now)}-01`, 1);
}

/** The month so many before another. */
export function monthsBefore(month: Month, count: number): Month {
  const first = new Date(`${month}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - count);
  return first.toISOString().slice(0, 10);
}
