import { languages } from "./languages.ts";

const months = languages.flatMap((language) => {
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1)));
});

/** What a figure counts or measures, as advertisers write it. */
const units = "m²|m2|m³|m3|m|cm|mm|km|ha|are?|kWh|kW|kVA|€|EUR|euros?|%|min|minutes?";

const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, "gu");
const beforeMonth = new RegExp(`(?<=(?<!\\d)(?:\\d{1,2}|1er)) (?=(?:${months.join("|")})(?!\\p{L}))`, "giu");
const behindSign = /(?<=€) (?=\d)/g;
const thousands = /(?<=(?<![\d.,])\d{1,3}) (?=\d{3}(?!\d))/g;

/**
 * A text as advertisers write it, whose figures stay in one line with what they count: "96 kWh/m²", "1 250 €", "1er avril". Of
 * telephone numbers and the like nothing is joined but a group of three digits.
 */
export function withJoinedFigures(text: string): string {
  return [beforeUnit, beforeMonth, behindSign, thousands].reduce(
    (joined, where) => joined.replace(where, "\u00a0"),
    text,
  );
}
