import { numberWords } from "#app/places/number-words.ts";
import { roughly, wordings, type Wordings } from "../words/figure-words.ts";
import { cue } from "../words/beginnings.ts";
import { smallNumberCue } from "../words/small-number.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";

/** A day that is told from today, and the token behind the words that tell it. */
interface RelativeDay {
  /** `2026-11-26`, or a month of `2026-12`. */
  value: string;
  to: number;
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

const inDays = (today: Date, days: number) => isoDay(new Date(today.getTime() + days * 86_400_000));
const month = (today: Date, ahead: number) =>
  isoDay(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1))).slice(0, 7);
const year = (today: Date, ahead: number) => `${today.getUTCFullYear() + ahead}-01`;

type Reckoned = readonly [words: Wordings, day: (today: Date) => string];

const ahead: readonly Reckoned[] = [
  [wordings("tomorrow, demain, morgen"), (today) => inDays(today, 1)],
  [wordings("day after tomorrow, the day after tomorrow, après-demain, overmorgen"), (today) => inDays(today, 2)],
  [
    wordings("next week, the coming week, la semaine prochaine, semaine prochaine, volgende week, komende week"),
    (today) => inDays(today, 7),
  ],
  [
    wordings(
      "next month, the coming month, the month after, le mois prochain, mois prochain, du mois prochain, volgende maand, komende maand",
    ),
    (today) => month(today, 1),
  ],
  [
    wordings(
      "the end of the month, end of the month, end of this month, the end of this month, month end, fin du mois, la fin du mois, fin de ce mois, eind van de maand, einde van de maand, eind deze maand, einde maand, eind maand",
    ),
    (today) => isoDay(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0))),
  ],
  [
    wordings(
      "the end of next month, end of next month, fin du mois prochain, eind volgende maand, einde volgende maand",
    ),
    (today) => isoDay(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 0))),
  ],
  [
    wordings(
      "the end of the year, end of the year, end of this year, year end, fin de l'année, la fin de l'année, fin d'année, eind van het jaar, einde van het jaar, eind dit jaar, einde jaar, jaareinde, christmas, noël, kerst, kerstmis",
    ),
    (today) => `${today.getUTCFullYear()}-12`,
  ],
  [
    wordings(
      "next year, the new year, new year, early next year, l'année prochaine, année prochaine, l'an prochain, début de l'année prochaine, volgend jaar, begin volgend jaar, komend jaar, nieuwjaar",
    ),
    (today) => year(today, 1),
  ],
];

const back: readonly Reckoned[] = [
  [wordings("yesterday, hier, gisteren"), (today) => inDays(today, -1)],
  [
    wordings("the day before yesterday, day before yesterday, avant-hier, avant hier, eergisteren"),
    (today) => inDays(today, -2),
  ],
  [wordings("today, this morning, aujourd'hui, ce matin, vandaag, vanochtend, vanmorgen"), (today) => inDays(today, 0)],
  [
    wordings(
      "this weekend, the weekend, last weekend, ce week-end, le week-end, le week-end dernier, dit weekend, het weekend, vorig weekend, het voorbije weekend",
    ),
    (today) => inDays(today, -((today.getUTCDay() + 1) % 7)),
  ],
  [
    wordings(
      "this week, the start of the week, the beginning of the week, cette semaine, le début de la semaine, début de semaine, deze week, begin deze week, begin van de week, het begin van de week",
    ),
    (today) => inDays(today, -((today.getUTCDay() + 6) % 7)),
  ],
  [
    wordings(
      "last week, the last week, a week, one week, la semaine dernière, la semaine passée, semaine dernière, une semaine, vorige week, afgelopen week, een week",
    ),
    (today) => inDays(today, -7),
  ],
  [
    wordings(
      "this month, the start of the month, the beginning of the month, ce mois-ci, ce mois, le début du mois, début du mois, deze maand, begin deze maand, begin van de maand, het begin van de maand",
    ),
    (today) => `${month(today, 0)}-01`,
  ],
  [
    wordings("last month, le mois dernier, le mois passé, mois dernier, vorige maand, afgelopen maand"),
    (today) => `${month(today, -1)}-01`,
  ],
  [wordings("a month, one month, un mois, een maand"), (today) => inDays(today, -30)],
];

function read(reading: Reading, at: number, today: Date, days: readonly Reckoned[]): RelativeDay | undefined {
  let best: RelativeDay | undefined;
  for (const [words, day] of days) {
    const length = matchWords(reading, at, words);
    if (length > 0 && at + length > (best?.to ?? 0)) best = { value: day(today), to: at + length };
  }
  return best;
}

const inTime = wordings(
  "in, within, within the next, in the next, over the next, dans, dans les, d'ici, endéans, endéans les, sous, binnen, binnen de, over",
);
export const inTimeCue = cue("in time", inTime);

/** Whether a word leads to a span of time: hardly any "in" does. */
export function isInTime(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const next = tokens[at + 1];
  if (!hasCue(tokens[at], inTimeCue) || next === undefined) return false;
  return (
    next.kind === "number" ||
    hasCue(next, smallNumberCue) ||
    opensSpan.test(next.text) ||
    matchWords(reading, at + 1, roughly) > 0
  );
}

const opensSpan = /^(?:an?|un|the|les|de|ici)$/;

const spans: readonly (readonly [words: Wordings, days: number])[] = [
  [wordings("day, days, jour, jours, dag, dagen"), 1],
  [wordings("week, weeks, wk, wks, semaine, semaines, weken"), 7],
  [wordings("month, months, mths, mois, maand, maanden, mnd"), 30],
];

/** "2 months", "trois semaines", "een maand": how many days, and where it ends. */
function readSpan(reading: Reading, at: number): { unit: number; count: number; to: number } | undefined {
  const { tokens } = reading;
  const isOne = /^(?:a|an|un)$/.test(tokens[at]?.text ?? "");
  const count = isOne ? 1 : tokens[at]?.kind === "number" ? tokens[at].value : numberWords.get(tokens[at]?.text ?? "");
  if (count === undefined || !(count > 0 && count <= 90)) return undefined;
  for (const [words, unit] of spans) {
    const length = matchWords(reading, at + 1, words);
    if (length > 0) return { unit, count, to: at + 1 + length };
  }
  return undefined;
}

/** "Tomorrow", "le mois prochain", "d'ici deux mois" */
export function readAhead(reading: Reading, at: number, today: Date): RelativeDay | undefined {
  // "Available in" has taken its "in" already.
  const isLed = /^(?:in|dans|within|binnen|over|endeans|ici)$/.test(reading.tokens[at - 1]?.text ?? "");
  const span = matchWords(reading, at, inTime);
  const about = at + span + matchWords(reading, at + span, roughly);
  const long = span > 0 || isLed ? readSpan(reading, about) : undefined;
  if (long) {
    const value = long.unit === 30 ? month(today, Math.round(long.count)) : inDays(today, long.count * long.unit);
    return { value, to: long.to };
  }
  return read(reading, at, today, ahead);
}

/** "Yesterday", "la semaine dernière", "3 dagen" */
export function readBack(reading: Reading, at: number, today: Date): RelativeDay | undefined {
  const said = read(reading, at, today, back);
  if (said) return said;
  const long = readSpan(reading, at);
  return long && { value: inDays(today, -long.count * long.unit), to: long.to };
}

const weekdays: ReadonlyMap<string, number> = new Map(
  "sunday sun dimanche zondag, monday mon lundi maandag, tuesday tue mardi dinsdag, wednesday wed mercredi woensdag, thursday thu jeudi donderdag, friday fri vendredi vrijdag, saturday sat samedi zaterdag"
    .split(", ")
    .flatMap((names, at) => names.split(" ").map((name) => [name, at] as const)),
);
const whichBefore =
  /^(?:last|past|this|next|coming|vorige|afgelopen|voorbije|deze|volgende|komende|aanstaande|verleden|ce)$/;
const whichBehind = /^(?:last|next|dernier|derniere|passe|prochain|laatstleden|jongstleden|aanstaande|ll)$/;

/** "Since last Monday", "depuis lundi dernier", "vrij vanaf vrijdag": the last one, or the next. */
export function readWeekday({ tokens }: Reading, from: number, today: Date, isPast: boolean): RelativeDay | undefined {
  const at = whichBefore.test(tokens[from]?.text ?? "") ? from + 1 : from;
  const weekday = weekdays.get(tokens[at]?.text ?? "");
  if (weekday === undefined || (tokens[at]!.text.length < 5 && at === from)) return undefined;
  const to = whichBehind.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const later = (weekday - today.getUTCDay() + 7) % 7;
  const days = isPast ? (later === 0 ? 0 : later - 7) : later;
  return { value: inDays(today, days), to };
}
