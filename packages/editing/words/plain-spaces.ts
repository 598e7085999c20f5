import type { Unwanted } from "./find-unwanted.ts";

const noBreak = "a no-break space (U+00A0) before it";
const narrow = "a narrow no-break space (U+202F)";

/** What French keeps together, where a plain space could end a line. */
const rules: { pattern: RegExp; write: string }[] = [
  { pattern: / [;!?%]/g, write: `${narrow} before it` },
  // A colon and a dash align a column of a table.
  { pattern: / :(?!-)/g, write: noBreak },
  { pattern: /\d (?:€|m²|m³|km|kWh|kVA|min|m)(?!\p{L})/gu, write: noBreak },
  { pattern: /«[^\u202F]|[^\u202F]»/g, write: `${narrow} inside quotation marks` },
  // Neither telephone numbers nor years.
  { pattern: /(?<!\b0\d|\d )\d (?=\d{3}(?!\d| \d\d\b))\d{3}/g, write: `${narrow} between thousands` },
];

/** Plain spaces of a French text where lines must not end. */
export function findPlainSpaces(text: string): Unwanted[] {
  return rules.flatMap(({ pattern, write }) =>
    [...text.matchAll(pattern)].map(({ 0: term, index }) => ({ term, write, at: index })),
  );
}
