/** When somebody can be reached on some days that follow each other. */
export interface OpeningHours {
  /** Days of the week from Monday, 0 to 6. */
  first: number;
  last: number;
  /** `09:00` */
  from: string;
  to: string;
}

const week = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const item = /^([A-Z][a-z])(?:-([A-Z][a-z]))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/**
 * Reads opening hours as schema.org writes them.
 * @param written `Mo-Fr 09:00-17:30, Sa 10:00-12:00`; `-` for none that are told
 * @returns undefined where that is not what is written, days or hours stand the wrong way round, or two overlap on a day
 */
export function readOpeningHours(written: string): OpeningHours[] | undefined {
  if (written === "-") return [];
  const read: OpeningHours[] = [];
  for (const part of written.split(", ")) {
    const [, from, to = from, opens = "", closes = ""] = item.exec(part) ?? [];
    const first = week.indexOf(from ?? "");
    const last = week.indexOf(to ?? "");
    if (first < 0 || last < first || opens >= closes) return undefined;
    const overlaps = read.some((other) => {
      const onOneDay = other.first <= last && first <= other.last;
      return onOneDay && other.from < closes && opens < other.to;
    });
    if (overlaps) return undefined;
    read.push({ first, last, from: opens, to: closes });
  }
  return read;
}
