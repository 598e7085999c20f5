import { timeZone } from "#app/i18n/time-zone.ts";

/** Mails of a day or a week leave in the morning, from eight o'clock on. */
const opens = 8;
/** A worker that was away catches up until eight in the evening; after that, mail waits for the next morning. */
const closes = 20;
/** Days since Monday of the day on which weekly mails leave. */
const weekday = 0;

/** A day whose daily and weekly mails (digests) are due. */
export interface DueDigests {
  /** `2026-03-29`, in Brussels. */
  day: string;
  /** What daily searches had found by then is due: eight o'clock of this day. */
  daily: Date;
  /** The same for weekly ones: eight o'clock of the last Monday, which may be today. */
  weekly: Date;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** The digests that may leave at a moment; null at night. Summer time counts: it is always eight by the clock. */
export function digestsDueAt(now: Date): DueDigests | null {
  const local = localTime(now);
  const hour = local.getUTCHours();
  if (hour < opens || hour >= closes) return null;
  const sinceMonday = (local.getUTCDay() + 6 - weekday) % 7;
  return { day: local.toISOString().slice(0, 10), daily: openingOf(local, 0), weekly: openingOf(local, sinceMonday) };
}

/** When the mails of the day that lies so many days before could leave. */
function openingOf(local: Date, daysBefore: number): Date {
  const wanted = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - daysBefore, opens);
  // The clock is put forward or back at night: what it is ahead of UTC at eight, it is within these two hours as well.
  const ahead = localTime(new Date(wanted)).getTime() - wanted;
  return new Date(wanted - ahead);
}

/** What the clock in Brussels shows, as if it were UTC. */
function localTime(moment: Date): Date {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return new Date(Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")));
}
