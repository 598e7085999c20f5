import { numberWords } from "#app/places/number-words.ts";
import { isHundred, mayCount, readLedNumber, readNumberPhrase } from "./number-phrases.ts";
import { inMillions } from "./in-millions.ts";
import { beginningOf, cue } from "../words/beginnings.ts";
import { scan } from "./scan.ts";
import { counted, inWords, numeral } from "./in-words.ts";
import { factsOf } from "./word-facts.ts";
import { shareHundreds } from "./shared-hundreds.ts";
import {
  joinCouples,
  joinPercents,
  joinPoints,
  joinShortHundreds,
  joinTenths,
  millionWords,
  preferringWords,
  uncounted,
  vagueWords,
  withoutWishes,
} from "./spoken-numbers.ts";
import type { Token } from "./token.ts";
import { dropExtraRooms, joinFractions, splitRun, withThousands } from "./written-numbers.ts";

const quarters = new Map([
  ["quarter", 0.25],
  ["kwart", 0.25],
  ["quart", 0.25],
  ["quarters", 0.75],
  ["driekwart", 0.75],
  ["quarts", 0.75],
]);

/** Without one of these no numbers are joined, parted, or none: see the steps of {@link tokenise}. */
const spoken = cue("spoken", ["half", "halve", "/", "+", "couple", "paar"], quarters, vagueWords, preferringWords);
const millions = cue("millions", millionWords);
/** Of no use when a sentence is cut. */
export const numberCues = spoken | millions | numeral;

/** Cuts a sentence into words, numbers and signs, and makes one number of what says one in several words. */
export function tokenise(sentence: string): Token[] {
  let tokens = scan(sentence);
  let said = 0;
  let mayHaveNumbers = false;
  let isCut = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === "word") {
      token.facts = factsOf(token.text);
      token.cues = token.facts.cues;
      mayHaveNumbers ||= token.facts.mayCount;
    } else token.cues = beginningOf(token.text).cues;
    said |= token.cues;
    if (token.kind === "number") {
      const whole = withThousands(sentence, token);
      if (whole !== token) {
        tokens[at] = whole;
        isCut = true;
      }
    }
  }
  // What a number has taken is no token of its own.
  if (isCut) tokens = tokens.filter(({ start }, at) => start >= (tokens[at - 1]?.end ?? 0));
  tokens = parted(sentence, tokens);
  if (said & spoken) {
    const joined = dropExtraRooms(joinFractions(joinQuarters(joinHalves(tokens))));
    tokens = joinCouples(withoutWishes(uncounted(joined)));
  }
  if (mayHaveNumbers) tokens = joinPercents(tokens);
  if (said & millions) tokens = joinTenths(joinPoints(tokens));
  if (mayHaveNumbers) tokens = joinShortHundreds(joinNumbers(tokens));
  if (mayHaveNumbers && said & millions) tokens = joinTenths(tokens);
  if (said & numeral) tokens = inWords(tokens);
  return tokens;
}

/** Of tokens that say several things each of them; most say one. */
function parted(sentence: string, tokens: Token[]): Token[] {
  let whole: Token[] | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const parts = partsOf(sentence, token, tokens[at + 1]);
    if (parts && (parts.length > 1 || parts[0] !== token)) {
      whole ??= tokens.slice(0, at);
      whole.push(...parts);
    } else whole?.push(token);
  }
  return whole ?? tokens;
}

/** @returns undefined for one that says one thing, as can be seen at a glance */
function partsOf(sentence: string, token: Token, next: Token | undefined): Token[] | undefined {
  if (token.kind === "number") return token.end - token.start < 5 ? undefined : splitRun(sentence, token, next);
  const { text } = token;
  if (text.length > 7 && text.includes("miljoen")) return [inMillions(token)];
  const mayHaveParts = token.kind === "word" && (text.startsWith("x") || text.includes("kamer"));
  return mayHaveParts ? splitRooms(timesOf(token)) : undefined;
}

/** "Drieslaapkamerappartement" says three things: 3, bedrooms, apartment. */
function splitRooms(token: Token): Token[] {
  if (!token.text.includes("kamer")) return [token];
  const [, count = "", room = "", kind = ""] =
    /^(een|twee|drie|vier|vijf|zes)(slaapkamer|kamer)(.{4,})?$/.exec(token.text) ?? [];
  const [, rooms = "", home = ""] = roomsOfKind.exec(token.text) ?? [];
  // "2-slaapkamerappartement"
  if (home !== "" && token.hyphened) {
    const parting = token.start + rooms.length;
    return [
      { ...token, text: rooms, end: parting },
      { ...token, text: home, start: parting, glued: true, hyphened: false },
    ];
  }
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

const roomsOfKind = /^(slaapkamer)(appartement|flat|app|woning|huis|duplex|penthouse|villa)$/;

/** "Parking x2" */
function timesOf(token: Token): Token {
  if (!token.text.startsWith("x")) return token;
  const [, times] = /^x(\d{1,2})$/.exec(token.text) ?? [];
  return times === undefined ? token : { ...token, kind: "number", value: Number(times) };
}

/** "Two and a half million", "twee en een half miljoen". */
function joinHalves(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === "half" || text === "halve");
  // "Ander half miljoen", as one says it
  if (tokens[at - 1]?.text === "ander")
    return tokens.toSpliced(at - 1, 2, { ...tokens[at - 1]!, kind: "number", value: 1.5, end: tokens[at]!.end });
  const from = tokens[at - 1]?.text === "a" || tokens[at - 1]?.text === "een" ? at - 3 : at - 2;
  const whole = numberWords.get(tokens[from]?.text ?? "") ?? tokens[from]?.value;
  if (!/^(?:and|en)$/.test(tokens[from + 1]?.text ?? "") || !whole) return tokens;
  const joined: Token = { ...tokens[from]!, kind: "number", value: whole + 0.5, end: tokens[at]!.end };
  return tokens.toSpliced(from, at - from + 1, joined);
}

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
    const number = readNumberPhrase(words, at) ?? readLedNumber(words, at);
    if (number) shareHundreds(joined, words.slice(at, at + number.length));
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

/** The folded words of some tokens. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  let words = tokens[from]?.text ?? "";
  for (let at = from + 1; at < to; at++) if (tokens[at]?.text !== "&") words += ` ${tokens[at]?.text}`;
  return words;
}
