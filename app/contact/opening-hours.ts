import type { TFunction } from "i18next";
import { capitalised } from "#app/i18n/formats.ts";
import { inEveryLanguage, type Language } from "#app/i18n/languages.ts";

/** A line of the opening hours: days, and when it is open on them. */
export interface OpenDays {
  days: string;
  hours: string;
}

const week = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const weekday = inEveryLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }));
/** The day of that place in a week from Monday. */
const nameOf = (at: number, language: Language) => weekday[language].format(new Date(Date.UTC(2026, 0, 5 + at)));

/**
 * Opening hours in words, in the order of the week, and after them the days on which it is closed.
 * @param written as in the settings: `Mo-Fr 09:00-17:30, Sa 10:00-12:00`
 */
export function openingHours(written: string, language: Language, t: TFunction): OpenDays[] {
  const open = week.map((): string[] => []);
  for (const item of written.split(",")) {
    const [, first = "", last = first, from = "", to = ""] =
      /^([A-Z]\w)(?:-([A-Z]\w))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(item.trim()) ?? [];
    const hours = t("contact.page.fromTo", { from: timeOf(from, language), to: timeOf(to, language) });
    for (const day of week.slice(week.indexOf(first), week.indexOf(last) + 1)) open[week.indexOf(day)]?.push(hours);
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

/** `9:00`, `9 h` and `17 h 30`, `9` and `17.30`. */
function timeOf(time: string, language: Language): string {
  const [hours = "", minutes = ""] = time.split(":");
  if (language === "en") return `${Number(hours)}:${minutes}`;
  if (language === "fr") return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}
