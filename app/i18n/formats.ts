import { inEveryLanguage, type Language } from "./languages.ts";
import { timeZone } from "./time-zone.ts";

/** Belgian and Luxembourg ways to write figures. Made once: building an Intl object is slow. */

const locale: Record<Language, string> = { en: "en-GB", fr: "fr-BE", nl: "nl-BE" };

/** U+00A0 */
const space = "\u00a0";

function perLanguage<T>(make: (locale: string) => T): Record<Language, T> {
  return inEveryLanguage((language) => make(locale[language]));
}

const whole = perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));
const oneDecimal = perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
const atMostTwo = perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const twoDecimals = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const longDate = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone }),
);
const dateAndTime = perLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    }),
);
const shortDate = perLanguage((tag) => new Intl.DateTimeFormat(tag, { month: "short", year: "numeric", timeZone }));
const monthName = perLanguage((tag) => new Intl.DateTimeFormat(tag, { month: "short", timeZone }));

/** What stands between thousands and hundreds. */
const thousands = inEveryLanguage(
  (language) => whole[language].formatToParts(1_000).find(({ type }) => type === "group")?.value ?? "",
);

/** A whole number with the language's thousands separator: `1,250`, `1 250`, `1.250`. */
export function formatNumber(value: number, language: Language): string {
  // What a count is, mostly; a page has a hundred of them.
  if (!Number.isInteger(value) || value < 0 || value >= 1_000_000) return whole[language].format(value);
  if (value < 1000) return String(value);
  const digits = String(value);
  return digits.slice(0, -3) + thousands[language] + digits.slice(-3);
}

/** A number with at most one decimal: distances, millions. */
export function formatDecimal(value: number, language: Language): string {
  return oneDecimal[language].format(value);
}

/** What a listing tells of itself (heights, loads, yields), as the advertiser gave it: 2.85 m is 2.9 m nowhere. */
export function formatMeasure(value: number, language: Language): string {
  return atMostTwo[language].format(value);
}

/** An amount in EUR: `€1,250`, `1 250 €`, `€ 1.250`; cents only where there are any. */
export function formatMoney(euros: number, language: Language): string {
  const digits = Number.isInteger(euros) ? whole[language].format(euros) : twoDecimals[language].format(euros);
  if (language === "en") return `€${digits}`;
  return language === "fr" ? `${digits}${space}€` : `€${space}${digits}`;
}

/** A surface in m², whole, with a no-break space before the unit. */
export function formatSurface(squareMetres: number, language: Language): string {
  return `${formatNumber(squareMetres, language)}${space}m²`;
}

/** `12 November 2026` in the language, as read in Brussels. */
export function formatDate(date: Date | string, language: Language): string {
  return withFirst(longDate[language].format(typeof date === "string" ? new Date(date) : date), language);
}

/** `12 November 2026 at 14:30` in the language, as read in Brussels. */
export function formatMoment(date: Date, language: Language): string {
  return withFirst(dateAndTime[language].format(date), language);
}

const timeOfDay: Record<Language, (hours: number, minutes: string) => string> = {
  en: (hours, minutes) => `${hours}:${minutes}`,
  fr: (hours, minutes) => `${hours}${space}h${minutes === "00" ? "" : `${space}${minutes}`}`,
  nl: (hours, minutes) => (minutes === "00" ? String(hours) : `${hours}.${minutes}`),
};

/** A time of day as a sentence has it: `9:00`, `9 h` and `17 h 30`, `9` and `17.30`. @param time `09:00` */
export function formatTime(time: string, language: Language): string {
  const [hours = "", minutes = ""] = time.split(":");
  return timeOfDay[language](Number(hours), minutes);
}

/** French counts the first of a month: `1er janvier`. */
function withFirst(date: string, language: Language): string {
  return language === "fr" ? date.replace(/^1(?= )/, "1er") : date;
}

/** `Jan 2027` in the language. */
export function formatMonth(date: Date | string, language: Language): string {
  return shortDate[language].format(typeof date === "string" ? new Date(date) : date);
}

/** `Jan` in the language, where the year stands elsewhere. */
export function formatMonthName(date: string, language: Language): string {
  return monthName[language].format(new Date(date));
}

/** Words that stand by themselves, and in no sentence. */
export function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Words that elsewhere stand by themselves, in the middle of a line. */
export function inMidLine(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}
