import type { FilterValue } from "#app/filters/filter.ts";
import { numberWords } from "#app/places/number-words.ts";
import { allFilters, type FilterName } from "#app/filters/filters.ts";
import { wordings, type Wordings } from "./figure-words.ts";
import { matchWords, type Reading } from "./reading.ts";
import { months, partsOfYear, readDate, readPartOfYear, seasons, two, yearOf } from "./written-days.ts";

const tomorrow = wordings("tomorrow, demain, morgen");
const nextWeek = wordings("next week, la semaine prochaine, semaine prochaine, volgende week");
const nextMonth = wordings("next month, le mois prochain, mois prochain, volgende maand");
const nextYear = wordings("next year, the new year, l'année prochaine, année prochaine, l'an prochain, volgend jaar");
const weekdays: ReadonlyMap<string, number> = new Map(
  "sunday dimanche zondag, monday lundi maandag, tuesday mardi dinsdag, wednesday mercredi woensdag, thursday jeudi donderdag, friday vendredi vrijdag, saturday samedi zaterdag"
    .split(", ")
    .flatMap((names, at) => names.split(" ").map((name) => [name, at] as const)),
);
const now = wordings(
  `now, right now, immediately, at once, right away, asap, as soon as possible, maintenant, dès maintenant, immédiatement, immédiate, de manière immédiate, tout de suite, de suite, dès que possible,
  nu, vanaf nu, onmiddellijk, onmiddelijk, meteen, direct, per direct, zo snel mogelijk, zo spoedig mogelijk`,
);
/** The same with what happens then. */
const atOnce = wordings(
  `immediately, right away, straight away, immédiatement, tout de suite, de suite, onmiddellijk, onmiddelijk, meteen, per direct, immediate availability, immediate occupation, immediate entry, available immediately, disponibilité immédiate, occupation immédiate, entrée immédiate, jouissance immédiate,
  onmiddellijke beschikbaarheid, onmiddellijke intrek, directe beschikbaarheid`,
);

/** How many days ago began what is new. */
const ago: readonly (readonly [days: number, words: Wordings])[] = [
  [
    1,
    wordings(
      "today, new today, published today, since yesterday, aujourd'hui, depuis hier, vandaag, sinds gisteren, nieuw vandaag",
    ),
  ],
  [
    7,
    wordings(`this week, new this week, published this week, added this week, listed this week, of this week, last week, past week,
      cette semaine, de cette semaine, publié cette semaine, publiés cette semaine, publiées cette semaine, parus cette semaine, ajoutés cette semaine, la semaine dernière,
      deze week, nieuw deze week, van deze week, gepubliceerd deze week, toegevoegd deze week, vorige week`),
  ],
  [
    30,
    wordings(`this month, new this month, published this month, last month,
      ce mois-ci, de ce mois-ci, publiés ce mois-ci, deze maand, van deze maand, nieuw deze maand`),
  ],
];

const askedByDay = allFilters.flatMap(({ name, dayAfter }) =>
  dayAfter === undefined ? [] : [{ name, words: wordings(dayAfter) }],
);

const pastWords = wordings(
  "in the last, in the past, within the last, the last, the past, last, past, ces, les, des, de laatste, de afgelopen, de voorbije, laatste, afgelopen, voorbije",
);

/** The words that may begin a day asked for. */
const beginnings = new Set(
  [now, atOnce, pastWords, ...ago.map(([, words]) => words), ...askedByDay.map(({ words }) => words)].flatMap(
    (words) => [...words.keys()],
  ),
);

/** A day that a sentence asks for behind words that name what happens then: "free from January", "dès le 1er mars". */
export function readDayAsked(
  reading: Reading,
  at: number,
  today = new Date(),
): { name: FilterName; value: FilterValue; from: number; to: number } | undefined {
  if (!beginnings.has(reading.tokens[at]?.text ?? "")) return undefined;
  for (const { name, words } of askedByDay) {
    const length = matchWords(reading, at, words);
    const day = length > 0 ? readDay(reading, at + length, today, name === "since") : undefined;
    if (day) return { name, value: day.value, from: at, to: day.to };
  }
  const immediate = matchWords(reading, at, atOnce);
  if (immediate > 0)
    return { name: "available", value: today.toISOString().slice(0, 10), from: at, to: at + immediate };
  const said = readAtOnce(reading, at, today);
  if (said) return said;
  // What is free this week is not new this week.
  if (/^(?:available|free|disponible|libre|beschikbaar|vrij)$/.test(reading.tokens[at - 1]?.text ?? ""))
    return undefined;
  const past = readPastDays(reading, at);
  if (past) {
    const since = new Date(today.getTime() - past.days * 86_400_000).toISOString().slice(0, 10);
    return { name: "since", value: since, from: at, to: past.to };
  }
  for (const [days, words] of ago) {
    const length = matchWords(reading, at, words);
    const since = new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    if (length > 0) return { name: "since", value: since, from: at, to: at + length };
  }
  return undefined;
}

/** "In the last 3 days", "les 7 derniers jours", "de laatste twee weken" */
function readPastDays(reading: Reading, at: number): { days: number; to: number } | undefined {
  const { tokens } = reading;
  let to = at + matchWords(reading, at, pastWords);
  const count = tokens[to]?.kind === "number" ? tokens[to]!.value : numberWords.get(tokens[to]?.text ?? "");
  if (to === at || count === undefined || !(count > 0 && count <= 90)) return undefined;
  to += 1;
  const isFrench = /^derni/.test(tokens[to]?.text ?? "");
  if (isFrench) to += 1;
  else if (/^(?:ces|les|des)$/.test(tokens[at]?.text ?? "")) return undefined;
  const unit = tokens[to]?.text ?? "";
  const days = /^(?:days?|jours?|dagen|dag)$/.test(unit) ? 1 : /^(?:weeks?|semaines?|weken|week)$/.test(unit) ? 7 : 0;
  return days === 0 ? undefined : { days: count * days, to: to + 1 };
}

/** "Immediately available", "direct beschikbaar": the day before the words that name what happens then. */
function readAtOnce(reading: Reading, at: number, today: Date) {
  const length = matchWords(reading, at, now);
  if (length === 0) return undefined;
  for (const { name, words } of askedByDay) {
    const named = matchWords(reading, at + length, words);
    const value = today.toISOString().slice(0, 10);
    if (named > 0) return { name, value, from: at, to: at + length + named };
  }
  return undefined;
}

/** "1 January 2027", "mars 2027", "1er mars", "31/01/2027", "2027", "now"; without a year, the next there is, or the last. */
function readDay(
  reading: Reading,
  from: number,
  today: Date,
  isPast: boolean,
): { value: string; to: number } | undefined {
  const { tokens } = reading;
  const immediate = matchWords(reading, from, now);
  if (immediate > 0) return { value: today.toISOString().slice(0, 10), to: from + immediate };
  let at = from;
  const skip = (words: RegExp) => {
    for (; at < tokens.length && words.test(tokens[at]?.text ?? ""); at++);
  };
  skip(
    /^(?:in|en|on|by|at|the|this|le|la|l|au|cet|deze|dit|du|of|de|d|op|tegen|end|fin|eind|einde|early|debut|begin|mid|mi|half|mois|maand|month)$/,
  );
  const soon = readAhead(reading, at, today);
  if (soon) return soon;
  const weekday = readWeekday(tokens[at]?.text, today, isPast);
  if (weekday !== undefined) return { value: weekday, to: at + 1 };
  const inFigures = readDate(reading, at);
  if (inFigures) return inFigures;
  const whole = readPartOfYear(reading, from);
  if (whole) return whole;
  const first = tokens[at];
  const day = first?.kind === "number" && Number.isInteger(first.value) && first.value <= 31 ? first.value : undefined;
  if (day !== undefined) at++;
  // "The first of September"
  const isFirst = day === undefined && /^(?:first|premier|eerste)$/.test(first?.text ?? "");
  if (isFirst) at++;
  if (day !== undefined || isFirst) skip(/^(?:er|st|nd|rd|th|of|de|d|e|van)$/);
  const name = tokens[at]?.text ?? "";
  const month = months.get(name) ?? seasons.get(name);
  if (month === undefined) return undefined;
  // "October 10"
  const after = day === undefined && !isFirst ? tokens[at + 1] : undefined;
  const behind =
    after?.kind === "number" && Number.isInteger(after.value) && after.value <= 31 ? after.value : undefined;
  if (behind !== undefined) at += /^(?:st|nd|rd|th)$/.test(tokens[at + 2]?.text ?? "") ? 2 : 1;
  // "De zomer van 2027"
  if (/^(?:of|de|van)$/.test(tokens[at + 1]?.text ?? "") && yearOf(tokens[at + 2]?.value) !== undefined) at++;
  const year = yearOf(tokens[at + 1]?.value);
  const ahead = month - (today.getUTCMonth() + 1);
  const next = today.getUTCFullYear() + (isPast ? -Number(ahead > 0) : Number(ahead < 0));
  const written = `${year ?? next}-${two(month)}`;
  const on = isFirst ? 1 : (day ?? behind);
  return { value: on === undefined ? written : `${written}-${two(on)}`, to: at + (year === undefined ? 1 : 2) };
}

/** "Tomorrow", "le mois prochain" */
function readAhead(reading: Reading, at: number, today: Date): { value: string; to: number } | undefined {
  const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const firstOfNext = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  const read = (words: Wordings, value: string) => {
    const length = matchWords(reading, at, words);
    return length > 0 ? { value, to: at + length } : undefined;
  };
  return (
    read(tomorrow, inDays(1)) ??
    read(nextWeek, inDays(7)) ??
    read(nextMonth, firstOfNext) ??
    read(nextYear, `${today.getUTCFullYear() + 1}-01`)
  );
}

/** "Since Monday", "vrij vanaf vrijdag": the last one, or the next. */
function readWeekday(name: string | undefined, today: Date, isPast: boolean): string | undefined {
  const weekday = weekdays.get(name ?? "");
  if (weekday === undefined) return undefined;
  const ahead = (weekday - today.getUTCDay() + 7) % 7;
  const days = isPast ? (ahead === 0 ? 0 : ahead - 7) : ahead;
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Words of time right before a month: "moving in March", "vers septembre". */
const leadsMonth =
  /^(?:in|en|from|by|vanaf|tegen|pour|voor|for|around|vers|rond|early|late|begin|debut|eind|fin|mid|mi|end|de|van|of)$/;

/** A month said as one without its year, or with the day before it: "in March", "15 januari". */
function isMonthMeant({ tokens }: Reading, at: number): boolean {
  if (tokens[at]?.kind === "number") {
    const month = /^(?:er|st|nd|rd|th|of|de)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
    return months.has(tokens[month]?.text ?? "");
  }
  const isNamed = months.has(tokens[at]?.text ?? "") && (tokens[at]?.text.length ?? 0) > 2;
  return isNamed && leadsMonth.test(tokens[at - 1]?.text ?? "") && !isPastBefore(tokens, at - 1);
}

/** "Built in March", "publié en mars": what was, and no wish. */
const isPastBefore = (tokens: Reading["tokens"], at: number) =>
  /^(?:built|published|listed|added|posted|since|renovated|publie\w*|construit\w*|parus?|gebouwd|geplaatst|online|sinds|depuis|until|tot|jusqu)$/.test(
    tokens[at - 1]?.text ?? "",
  );

/**
 * A day, month or part of a year that lies ahead and is said with its year, or as a month is: when something is to be
 * available, although nobody says so.
 */
export function readDayAlone(reading: Reading, at: number, today = new Date()) {
  const { tokens } = reading;
  const text = tokens[at]?.text ?? "";
  const isDay = tokens[at]?.kind === "number" && tokens[at].value <= 31;
  if (!isDay && !months.has(text) && !seasons.has(text) && !partsOfYear.has(text)) return undefined;
  const day = readDay(reading, at, today, false);
  const said = tokens.slice(at, day?.to).some(({ value }) => yearOf(value) !== undefined);
  const isAhead = day !== undefined && day.value >= today.toISOString().slice(0, day.value.length);
  return (said || isMonthMeant(reading, at)) && isAhead
    ? { name: "available" as const, value: day.value, from: at, to: day.to }
    : undefined;
}
