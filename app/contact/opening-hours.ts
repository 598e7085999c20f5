import type { TFunction } from "i18next";
import { capitalised, formatTime } from "#app/i18n/formats.ts";
import { inEveryLanguage, type Language } from "#app/i18n/languages.ts";
import type { OpeningHours } from "#app/settings/opening-hours.ts";

/** A line of the opening hours: days, and when it is open on them. */
export interface OpenDays {
  days: string;
  hours: string;
}

const weekday = inEveryLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }));
/** The day of that place in a week from Monday. */
const nameOf = (at: number, language: Language) => weekday[language].format(new Date(Date.UTC(2026, 0, 5 + at)));

/** Opening hours in words, in the order of the week, and after them the days on which it is closed. */
export function tellOpeningHours(given: readonly OpeningHours[], language: Language, t: TFunction): OpenDays[] {
  if (given.length === 0) return [];
  const open = Array.from({ length: 7 }, (): string[] => []);
  for (const { first, last, from, to } of given.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const hours = t("contact.page.fromTo", { from: formatTime(from, language), to: formatTime(to, language) });
    for (const day of open.slice(first, last + 1)) day.push(hours);
  }
  const told = open.map((hours) => hours.join(", ") || t("contact.page.closed"));
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [at, hours] of told.entries()) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = at;
    else runs.push({ first: at, last: at, hours });
  }
  const daysOf = ({ first, last }: { first: number; last: number }) => {
    const names = { first: nameOf(first, language), last: nameOf(last, language) };
    if (first === last) return names.first;
    return t(last - first === 1 ? "contact.page.twoDays" : "contact.page.manyDays", names);
  };
  return runs.map((run) => ({ days: capitalised(daysOf(run)), hours: run.hours }));
}
