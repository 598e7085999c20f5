import { fold } from "#app/places/fold.ts";
import { largeNumberWords, numberWords, roundNumbers } from "#app/places/number-words.ts";
import { isHundred, readNumberPhrase, mayCount } from "./number-phrases.ts";
import { smallNumber } from "../words/small-number.ts";
import { joinCouples, uncounted, withoutWishes } from "./spoken-numbers.ts";
import type { Token } from "./token.ts";
import { dropExtraRooms, joinFractions, numberPattern, splitRun, valueOf, withThousands } from "./written-numbers.ts";

const pattern = new RegExp(
  [
    String.raw`(?<country>\b(?:lu?|be?))[ -]?(?<code>\d{4})(?![\p{L}\d])`,
    // A reference or the like: letters, a dash, digits.
    // An energy label may be "A/C" as well.
    String.raw`(?<air>(?<!\p{L}|/|(?:epc|peb|cpe|epb|label|class|classe|klasse|grade)[ :]*)a/c(?![\p{L}\d/]))`,
    String.raw`(?<word>\p{L}{2,}-\d[\p{L}\d-]*|[ei]-\p{L}{3,}|\p{L}[\p{L}\p{M}\d²]*)`,
    `(?<number>${numberPattern})`,
    String.raw`(?<sign>[^\s\p{L}\p{M}\d])`,
  ].join("|"),
  "giu",
);

/** Cuts a sentence into words, numbers and signs. A dash between two words joins them and is no sign. */
export function tokenise(sentence: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let hyphened = false;
  for (const match of sentence.matchAll(pattern)) {
    const { air, code, number, sign } = match.groups ?? {};
    const start = match.index;
    const after = start + match[0].length;
    const glued = start === end && start > 0;
    if (sign !== undefined && isJoiner(sentence, start)) {
      hyphened = sign !== "'" && sign !== "’";
      end = after;
      continue;
    }
    // "sq. m", "min. 2 ch.": a full stop says nothing; nor does the apostrophe of "15 minutes' walk".
    if (sign === "." || sign === "'" || sign === "’") continue;
    const year = number !== undefined && shortYearOf(sentence, start, number);
    const isNumber = number !== undefined && year !== "past";
    tokens.push({
      kind: code !== undefined ? "postcode" : isNumber ? "number" : sign === undefined ? "word" : "sign",
      text: code ?? (air === undefined ? undefined : "ac") ?? (sign === undefined ? fold(match[0]) : sign),
      value: !isNumber ? NaN : year || valueOf(number),
      start,
      end: after,
      ...(isCapitalInside(sentence, start) && { isCapital: true as const }),
      glued: glued || hyphened,
      hyphened,
    });
    hyphened = false;
    end = after;
  }
  const whole = tokens
    .map((token) => withThousands(sentence, token))
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0));
  const parted = whole
    .flatMap(splitRooms)
    .map(timesOf)
    .flatMap((token, at, all) => splitRun(sentence, token, all[at + 1]));
  return joinNumbers(
    joinCouples(withoutWishes(uncounted(dropExtraRooms(joinFractions(joinQuarters(joinHalves(parted))))))),
  )
    .filter((token, at) => !isWithinHalf(token, tokens[at - 1], tokens[at + 1]) && !isOfRound(token, tokens[at - 1]))
    .map((token, at, all) => {
      const value = isFirstOfTwo(all, at) ? smallNumber(token.text) : undefined;
      return value === undefined ? inFigures(token, all[at - 1], all[at + 1]) : { ...token, kind: "number", value };
    });
}

/** A capital letter that no beginning of a sentence asks for. */
const isCapitalInside = (sentence: string, start: number) =>
  /\p{Lu}/u.test(sentence[start] ?? "") && /[^.!?\s]\s*$/.test(sentence.slice(Math.max(0, start - 3), start));

/** "March '27" is of 2027; "'98" is no figure, and no day to come. */
function shortYearOf(sentence: string, start: number, number: string): number | "past" | false {
  if (!/^\d\d$/.test(number) || !/(?:^|\s)['’]$/.test(sentence.slice(Math.max(0, start - 2), start))) return false;
  return Number(number) < 50 ? 2000 + Number(number) : "past";
}

/** "Drieslaapkamerappartement" says three things: 3, bedrooms, apartment. */
function splitRooms(token: Token): Token[] {
  if (!token.text.includes("kamer")) return [token];
  const [, count = "", room = "", kind = ""] =
    /^(een|twee|drie|vier|vijf|zes)(slaapkamer|kamer)(.{4,})?$/.exec(token.text) ?? [];
  const value = token.kind === "word" ? numberWords.get(count) : undefined;
  if (value === undefined) return [token];
  const inner = token.start + count.length;
  const end = inner + room.length;
  return [
    { ...token, kind: "number", text: count, value, end: inner },
    { ...token, text: room, start: inner, end, glued: true, hyphened: false },
    ...(kind ? [{ ...token, text: kind, start: end, glued: true, hyphened: false }] : []),
  ];
}

/** "Parking x2" */
function timesOf(token: Token): Token {
  const [, times] = (token.kind === "word" && /^x(\d{1,2})$/.exec(token.text)) || [];
  return times === undefined ? token : { ...token, kind: "number", value: Number(times) };
}

/** "Two and a half million", "twee en een half miljoen". */
function joinHalves(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === "half" || text === "halve");
  const from = tokens[at - 1]?.text === "a" || tokens[at - 1]?.text === "een" ? at - 3 : at - 2;
  const whole = numberWords.get(tokens[from]?.text ?? "") ?? tokens[from]?.value;
  if (!/^(?:and|en)$/.test(tokens[from + 1]?.text ?? "") || !whole) return tokens;
  const joined: Token = { ...tokens[from]!, kind: "number", value: whole + 0.5, end: tokens[at]!.end };
  return tokens.toSpliced(from, at - from + 1, joined);
}

const quarters = new Map([
  ["quarter", 0.25],
  ["kwart", 0.25],
  ["quart", 0.25],
  ["quarters", 0.75],
  ["driekwart", 0.75],
  ["quarts", 0.75],
]);

/** "A quarter of a million", "kwart miljoen", "trois quarts de million" */
function joinQuarters(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => quarters.has(text));
  const million = at < 0 ? -1 : tokens.findIndex(({ text }, index) => index > at && counted.test(text));
  if (million < 0 || million - at > 3) return tokens;
  const isLed = /^(?:a|an|un|een|three|trois|drie)$/.test(tokens[at - 1]?.text ?? "");
  const from = isLed ? at - 1 : at;
  const first = tokens[from]!;
  const value = quarters.get(tokens[at]!.text)!;
  return tokens.toSpliced(from, million - from, { ...first, kind: "number", value, end: tokens[million - 1]!.end });
}

/** "Between three and six million": the first is counted by what stands behind the second. */
function isFirstOfTwo(tokens: readonly Token[], at: number): boolean {
  const end = tokens[at + 2];
  return (
    /^(?:and|or|to|et|ou|a|en|of|tot)$/.test(tokens[at + 1]?.text ?? "") &&
    (end?.kind === "number" || numberWords.has(end?.text ?? "") || largeNumberWords.has(end?.text ?? "")) &&
    (counted.test(tokens[at + 3]?.text ?? "") ||
      // "De cent à deux cents m²"
      (largeNumberWords.has(tokens[at]?.text ?? "") && afterNumbers.test(tokens[at + 3]?.text ?? "")))
  );
}

/** A number in several words is one: "mille deux cents". */
function joinNumbers(tokens: Token[]): Token[] {
  if (!tokens.some(({ text }) => mayCount(text))) return tokens;
  const words = tokens.map(({ kind, text, value }, at) => {
    // "4 hundred thousand"
    const isCount = kind === "number" && Number.isInteger(value) && value < 100 && isHundred(tokens[at + 1]?.text);
    // "Een driehonderdtal"
    return kind === "word" ? text.replace(/(?<=.(?:honderd|duizend))tal$/, "") : isCount ? String(value) : "";
  });
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const number = readNumberPhrase(words, at);
    if (number) at += number.length - 1;
    joined.push(number ? { ...token, kind: "number", value: number.value, end: tokens[at]!.end } : token);
  }
  return joinMillions(joined);
}

/** "Één miljoen tweehonderdduizend", "1 million 200 mille": what is beyond the millions. */
function joinMillions(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^(?:millions?|miljoen)$/.test(text));
  const [count, rest] = [tokens[at - 1], tokens[at + 1]];
  const millions =
    count?.kind === "number" ? count.value : (numberWords.get(count?.text ?? "") ?? (count?.text === "un" ? 1 : NaN));
  const isInThousands = /^(?:thousand|mille|duizend|k)$/.test(tokens[at + 2]?.text ?? "");
  const beyond = (rest?.kind === "number" ? rest.value : NaN) * (isInThousands ? 1_000 : 1);
  if (at < 1 || !(millions < 1_000) || !(beyond >= 1_000 && beyond < 1_000_000)) return tokens;
  const end = tokens[isInThousands ? at + 2 : at + 1]!.end;
  const joined: Token = { ...count!, kind: "number", value: millions * 1_000_000 + beyond, end };
  return tokens.toSpliced(at - 1, isInThousands ? 4 : 3, joined);
}

/** The link of "une dizaine de postes", "a dozen of desks". */
function isOfRound({ text }: Token, before: Token | undefined): boolean {
  return /^(?:de|d|of)$/.test(text) && roundNumbers.has(before?.text ?? "");
}

/** The article of "half a million". */
function isWithinHalf({ text }: Token, before: Token | undefined, next: Token | undefined): boolean {
  return text === "a" && before?.text === "half" && afterNumbers.test(next?.text ?? "");
}

/**
 * A number in letters before a unit or what multiplies it: "nonante m²", "anderhalf miljoen"; behind another number it
 * multiplies that: "300 duizend euro".
 */
function inFigures(token: Token, before: Token | undefined, next: Token | undefined): Token {
  const round = token.kind === "word" ? roundNumbers.get(token.text) : undefined;
  if (round !== undefined) return { ...token, kind: "number", value: round };
  const isCounted = counted.test(next?.text ?? "");
  // "Un million", "a million"
  if (isCounted && token.kind === "word" && /^(?:un|a|an)$/.test(token.text))
    return { ...token, kind: "number", value: 1 };
  const value =
    token.kind === "word"
      ? (largeNumberWords.get(token.text) ?? (isCounted ? numberWords.get(token.text) : undefined))
      : undefined;
  const multiplies = before?.kind === "number" || largeNumberWords.has(before?.text ?? "");
  return value !== undefined && !multiplies && next !== undefined && afterNumbers.test(next.text)
    ? { ...token, kind: "number", value }
    : token;
}

/** What small numbers in letters count here: "two million". */
const counted = /^(?:mio|millions?|miljoen|milj|hectares?|ha|acre)$/;
const afterNumbers =
  /^(?:m2|m²|sqm|sq|qm|mq|square|metres?|vierkante|acres?|ha|hectares?|hectaren|ares?|€|eur|euros?|k|mille|thousand|duizend|mio|millions?|miljoen|milj)$/;

/** A dash or an apostrophe with a letter behind it and a letter or digit before it. */
function isJoiner(sentence: string, at: number): boolean {
  return (
    /[-‐‑'’]/.test(sentence[at] ?? "") &&
    /[\p{L}\d]/u.test(sentence[at - 1] ?? "") &&
    /\p{L}/u.test(sentence[at + 1] ?? "")
  );
}

/** The folded words of some tokens. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  let words = tokens[from]?.text ?? "";
  for (let at = from + 1; at < to; at++) if (tokens[at]?.text !== "&") words += ` ${tokens[at]?.text}`;
  return words;
}
