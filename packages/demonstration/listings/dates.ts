import type { Random } from "./random.ts";

const day = 86_400_000;

/** `2026-11-21` of a moment, as counted in UTC. */
function isoDate(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The moment at which a day begins, in UTC. @param date `2026-11-21` */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/**
 * When a listing went online: within the nine months before today, the recent weeks denser, on a working day between
 * eight and seven, never today, so that nothing appears to come from the future. One in three was changed some days
 * later, yesterday at the latest.
 */
export function publication(today: string, random: Random): { published: number; changed: number } {
  const start = startOf(today);
  const ago = 1 + Math.floor(random.skewed(0, 270, 1.8));
  let moment = start - ago * day;
  const weekday = new Date(moment).getUTCDay();
  if (weekday === 0) moment -= 2 * day;
  if (weekday === 6) moment -= day;
  const published = moment + (7 * 60 + random.int(0, 600)) * 60_000 + random.int(0, 59) * 1_000;
  const room = Math.floor((start - published) / day);
  const changed = random.chance(0.35) && room > 3 ? published + random.int(2, room - 1) * day : published;
  return { published, changed };
}

/** The first day of a month, some months from today. */
export function monthsAhead(today: string, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return isoDate(Date.UTC(year, month - 1 + months, 1));
}

/** The last day of a month, some months from today: how leases end. */
export function monthEndAhead(today: string, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return isoDate(Date.UTC(year, month + months, 0));
}
