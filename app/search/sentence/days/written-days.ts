import { brusselsDay } from "#app/i18n/brussels-day.ts";
import { fold } from "#app/places/fold.ts";
import { valuesOfWords } from "#app/places/number-words.ts";
import type { Reading } from "../reading/reading.ts";

/** The months in the three languages, in full and short, folded, from 1. */
export const months: ReadonlyMap<string, number> = new Map(
  `january jan janvier janv januari, february feb fevrier fev februari, march mar mars maart mrt, april apr avril avr,
  may mai mei, june jun juin juni, july jul juillet juil juli, august aug aout augustus, september sept sep septembre,
  october oct octobre oktober okt, november nov novembre, december dec decembre`
    .split(",")
    .flatMap((names, at) =>
      names
        .trim()
        .split(" ")
        .map((name) => [fold(name), at + 1] as const),
    ),
);
/** The seasons by the month they begin in. */
export const seasons = valuesOfWords([
  [3, "spring, printemps, lente, voorjaar"],
  [6, "summer, ete, zomer"],
  [9, "autumn, automne, herfst, najaar"],
  [12, "winter, hiver"],
]);

/** Parts of a year that are said with the year, by the month that they begin in. */
export const partsOfYear = valuesOfWords([
  [1, "q1, t1, k1, early, beginning of, start of, begin, begin van, début, debut"],
  [4, "q2, t2, k2"],
  [6, "mid, mi, midden, half, halfweg"],
  [7, "q3, t3, k3"],
  [10, "q4, t4, k4"],
  [12, "end, end of, late, fin, eind, einde"],
]);

/** "Q2 2027", "fin 2027", "eind 2027" */
export function readPartOfYear({ tokens }: Reading, from: number): { value: string; to: number } | undefined {
  const at = /^(?:in|by|the|en|a|la|tegen|voor|het|au)$/.test(tokens[from]?.text ?? "") ? from + 1 : from;
  const month = partsOfYear.get(tokens[at]?.text ?? "");
  const link = /^(?:of|de|van)$/.test(tokens[at + 1]?.text ?? "") ? 1 : 0;
  const year = yearOf(tokens[at + 1 + link]?.value);
  return month === undefined || year === undefined ? undefined : { value: `${year}-${two(month)}`, to: at + 2 + link };
}

/** `31/01/2027`, `01.03.2027`, `1/9/27`, `01/2027`, `2027-01-31` */
export function readDate({ tokens, sentence }: Reading, at: number): { value: string; to: number } | undefined {
  const written = /^([0-3]?\d)[./-]([01]?\d)[./-](20\d\d|[2-4]\d)(?![\d/.-]\d)/.exec(sentence.slice(tokens[at]?.start));
  if (written && tokens[at]?.kind === "number") {
    const [all, day = "", month = "", year = ""] = written;
    const end = tokens[at].start + all.length;
    const to = tokens.findIndex((token, index) => index > at && token.start >= end);
    const value = `20${year.slice(-2)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    if (Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31)
      return { value, to: to < 0 ? tokens.length : to };
  }
  const short = /^([0-3]?\d)[./]([01]?\d)(?![\d./-]*\d)(?=\s*(?:$|[,;.!?)]))/.exec(sentence.slice(tokens[at]?.start));
  if (short && tokens[at]?.kind === "number") {
    const [all, day = "", month = ""] = short;
    const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
    const end = tokens[at].start + all.length;
    const behind = tokens.findIndex((token, index) => index > at && token.start >= end);
    if (isDay) return { value: yearless(Number(month), Number(day)), to: behind < 0 ? tokens.length : behind };
  }
  const [a, b, c] = [tokens[at], tokens[at + 2], tokens[at + 4]].map((token) => token?.value);
  const isJoined = (index: number) => /^[/.-]$/.test(tokens[index]?.text ?? "");
  if (a === undefined || b === undefined || !isJoined(at + 1)) return undefined;
  if (c !== undefined && isJoined(at + 3)) {
    if (yearOf(a) !== undefined) return { value: `${a}-${two(b)}-${two(c)}`, to: at + 5 };
    if (yearOf(c) !== undefined) return { value: `${c}-${two(b)}-${two(a)}`, to: at + 5 };
  }
  return a <= 12 && yearOf(b) !== undefined ? { value: `${b}-${two(a)}`, to: at + 3 } : undefined;
}

/** The next day of the year that is called so. */
function yearless(month: number, day: number): string {
  const today = brusselsDay();
  const called = `${two(month)}-${two(day)}`;
  return `${Number(today.slice(0, 4)) + Number(called < today.slice(5))}-${called}`;
}

export const yearOf = (value = NaN) => (Number.isInteger(value) && value >= 2000 && value < 2100 ? value : undefined);
export const two = (figure: number) => String(figure).padStart(2, "0");

/** Words of time, which name no building: "Monday", "Juin". */
export const timeWords: ReadonlySet<string> = new Set([
  ...months.keys(),
  ...seasons.keys(),
  ...fold(
    `monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
     maandag dinsdag woensdag donderdag vrijdag zaterdag zondag yesterday today tomorrow hier demain gisteren vandaag morgen
     christmas easter noel paques kerst pasen`,
  ).split(" "),
]);
