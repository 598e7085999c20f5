import { timeZone } from "./time-zone.ts";

const inBrussels = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Milliseconds within which no day begins anywhere. */
const quarterOfAnHour = 15 * 60_000;

const last = { quarter: NaN, day: "" };

/** The day of a moment as people in Brussels count, `2026-11-27`. */
export function brusselsDay(moment = new Date()): string {
  const quarter = Math.floor(moment.getTime() / quarterOfAnHour);
  // Most who ask mean now, many times a second.
  if (quarter !== last.quarter) Object.assign(last, { quarter, day: inBrussels.format(moment) });
  return last.day;
}

/** The same as a moment: midnight of that day, in UTC, from which days are reckoned. */
export const startOfBrusselsDay = (moment = new Date()): Date => new Date(brusselsDay(moment));
