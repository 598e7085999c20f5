import type { FilterValue } from "#app/filters/filter.ts";
import { startOfBrusselsDay } from "#app/i18n/brussels-day.ts";
import { numberWords } from "#app/places/number-words.ts";
import { allFilters, type FilterName } from "#app/filters/filters.ts";
import { wordings, type Wordings } from "../words/figure-words.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";
import { isInTime, readAhead, readBack, readWeekday } from "./relative-days.ts";
import { months, partsOfYear, readDate, readPartOfYear, seasons, two, yearOf } from "./written-days.ts";

const atPresent = wordings(
  `now, right now, immediately, at once, right away, asap, as soon as possible, maintenant, dès maintenant, immédiatement, immédiate, de manière immédiate, tout de suite, de suite, dès que possible,
  nu, vanaf nu, onmiddellijk, onmiddelijk, meteen, direct, per direct, zo snel mogelijk, zo spoedig mogelijk`,
);
/** The same with what happens then. */
const atOnce = wordings(
  `start asap, starting asap, start as soon as possible, start immediately, début immédiat, directe start, immediately, right away, straight away, immédiatement, tout de suite, de suite, onmiddellijk, onmiddelijk, meteen, per direct, immediate availability, immediate occupation, immediate entry, available immediately, disponibilité immédiate, occupation immédiate, entrée immédiate, jouissance immédiate,
  onmiddellijke beschikbaarheid, onmiddellijke intrek, directe beschikbaarheid`,
);

/** How many days ago began what is new. */
const ago: readonly (readonly [days: number, words: Wordings])[] = [
  [
    1,
    wordings(
      "added yesterday, posted yesterday, listed yesterday, published yesterday, put online yesterday, came in yesterday, yesterday's, mis en ligne hier, mise en ligne hier, mises en ligne hier, publié hier, publiés hier, publiées hier, ajouté hier, ajoutés hier, ajoutées hier, parus hier, d'hier, gisteren toegevoegd, gisteren geplaatst, gisteren online, gisteren gepubliceerd, van gisteren, today, new today, published today, since yesterday, aujourd'hui, depuis hier, vandaag, sinds gisteren, nieuw vandaag",
    ),
  ],
  [
    7,
    wordings(`nouveautés de la semaine, les nouveautés de la semaine, nouveau cette semaine, nouveaux cette semaine, nieuw van de week, nieuwste van de week, this week, new this week, published this week, added this week, listed this week, of this week, last week, past week,
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
const asked = cue(
  "asked",
  atPresent,
  atOnce,
  pastWords,
  ...ago.map(([, words]) => words),
  ...askedByDay.map(({ words }) => words),
);

/** A day that a sentence asks for behind words that name what happens then: "free from January", "dès le 1er mars". */
export function readDayAsked(
  reading: Reading,
  at: number,
  now?: Date,
): { name: FilterName; value: FilterValue; from: number; to: number } | undefined {
  if (!hasCue(reading.tokens[at], asked)) return undefined;
  // Most tokens begin no day, and the clock is asked for none of them.
  const today = startOfBrusselsDay(now);
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
    if (length === 0) continue;
    const since = new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    return { name: "since", value: since, from: at, to: at + length };
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
  const length = matchWords(reading, at, atPresent);
  if (length === 0) return undefined;
  for (const { name, words } of askedByDay) {
    const named = matchWords(reading, at + length, words);
    if (named === 0) continue;
    return { name, value: today.toISOString().slice(0, 10), from: at, to: at + length + named };
  }
  return undefined;
}

/** Before or behind a month or a season these say which year, as far as nothing else does. */
const thisOrNext = /^(?:next|coming|this|volgende|komende|aanstaande|prochain|prochaine|last|vorige|afgelopen)$/;

/** "1 January 2027", "mars 2027", "1er mars", "31/01/2027", "2027", "now"; without a year, the next there is, or the last. */
function readDay(
  reading: Reading,
  from: number,
  today: Date,
  isPast: boolean,
): { value: string; to: number } | undefined {
  const { tokens } = reading;
  const immediate = matchWords(reading, from, atPresent);
  if (immediate > 0) return { value: today.toISOString().slice(0, 10), to: from + immediate };
  let at = from;
  const skip = (words: RegExp) => {
    for (; at < tokens.length && words.test(tokens[at]?.text ?? ""); at++);
  };
  skip(
    /^(?:in|en|on|by|at|the|this|le|la|l|au|cet|deze|dit|du|of|de|d|op|tegen|end|fin|eind|einde|early|debut|begin|mid|mi|half|mois|maand|month)$/,
  );
  const relative = isPast
    ? (readBack(reading, from, today) ?? readBack(reading, at, today))
    : (readAhead(reading, from, today) ?? readAhead(reading, at, today));
  if (relative) return relative;
  const weekday = readWeekday(reading, at, today, isPast);
  if (weekday) return weekday;
  skip(thisOrNext);
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
  if (
    behind === undefined &&
    /^(?:prochain|prochaine|dernier|passe|aanstaande|eerstkomend)$/.test(tokens[at + 1]?.text ?? "")
  )
    at++;
  const year = yearOf(tokens[at + 1]?.value);
  const ahead = month - (today.getUTCMonth() + 1);
  const next = today.getUTCFullYear() + (isPast ? -Number(ahead > 0) : Number(ahead < 0));
  const written = `${year ?? next}-${two(month)}`;
  const on = isFirst ? 1 : (day ?? behind);
  return { value: on === undefined ? written : `${written}-${two(on)}`, to: at + (year === undefined ? 1 : 2) };
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
  // "Gemeubeld, september": said of nothing else at the end of a part.
  const isAlone = isNamed && (tokens[at + 1] === undefined || /^[,;)]$/.test(tokens[at + 1]!.text));
  if (isAlone && tokens[at]!.text.length > 3 && !otherThanMonths.has(tokens[at]!.text))
    return !isPastBefore(tokens, at) && !isPastBefore(tokens, at - 1) && tokens[at - 1]?.kind === "word";
  return isNamed && leadsMonth.test(tokens[at - 1]?.text ?? "") && !isPastBefore(tokens, at - 1);
}

/** A month that is another word, or a name, as well. */
const otherThanMonths = new Set(["mars", "maart", "march", "april", "august", "avril", "june"]);

/** "Built in March", "publié en mars": what was, and no wish. */
const isPastBefore = (tokens: Reading["tokens"], at: number) =>
  /^(?:built|published|listed|added|posted|since|renovated|publie\w*|construit\w*|parus?|gebouwd|geplaatst|online|sinds|depuis|until|tot|jusqu)$/.test(
    tokens[at - 1]?.text ?? "",
  );

/** By these somebody says when they want something at the latest: "by summer", "d'ici l'été", "tegen volgende maand". */
const leadingDay = wordings(`
  by, before, no later than, at the latest by, in time for, for next, by the end of, before the end of, d'ici, d'ici à, d'ici au, d'ici la fin de, avant, avant la fin de, au plus tard, au plus tard le, au plus tard en,
  tegen, vóór, uiterlijk, ten laatste, ten laatste in, ten laatste op, tegen eind, tegen het einde van`);

const isFree = /^(?:available|free|disponible|libre|beschikbaar|vrij)$/;
const alone = cue("alone", leadingDay, months, seasons, partsOfYear);

/**
 * A day, month or part of a year that lies ahead and is said with its year, or as a month is: when something is to be
 * available, although nobody says so.
 */
export function readDayAlone(reading: Reading, at: number, now?: Date) {
  const { tokens } = reading;
  if (tokens[at]?.kind !== "number" && !hasCue(tokens[at], alone) && !isInTime(reading, at)) return undefined;
  const today = startOfBrusselsDay(now);
  const led = matchWords(reading, at, leadingDay);
  if (led > 0) {
    const day = readDay(reading, at + led, today, false);
    const isToCome = day !== undefined && day.value >= today.toISOString().slice(0, day.value.length);
    return isToCome && !isPastBefore(tokens, at)
      ? { name: "available" as const, value: day.value, from: at, to: day.to }
      : undefined;
  }
  // "Binnen twee maanden vrij"
  const ahead = readAhead(reading, at, today);
  if (ahead && isFree.test(tokens[ahead.to]?.text ?? ""))
    return { name: "available" as const, value: ahead.value, from: at, to: ahead.to + 1 };
  const text = tokens[at]?.text ?? "";
  const isDay = tokens[at]?.kind === "number" && tokens[at].value <= 31;
  if (!isDay && !months.has(text) && !seasons.has(text) && !partsOfYear.has(text)) return undefined;
  const day = readDay(reading, at, today, false);
  if (day === undefined) return undefined;
  const said = tokens.slice(at, day.to).some(({ value }) => yearOf(value) !== undefined);
  const isAhead = day.value >= today.toISOString().slice(0, day.value.length);
  return (said || isMonthMeant(reading, at)) && isAhead
    ? { name: "available" as const, value: day.value, from: at, to: day.to }
    : undefined;
}
