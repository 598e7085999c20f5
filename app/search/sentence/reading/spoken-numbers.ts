import { numberWords } from "#app/places/number-words.ts";
import { afterNumbers } from "./in-millions.ts";
import { smallNumber } from "../words/small-number.ts";
import type { Token } from "./token.ts";

/** Before hundreds that nobody counts. */
export const vagueWords = new Set("few several some many quelques plusieurs enkele meerdere enige".split(" "));

/** "A few hundred thousand", "enkele honderden": of hundreds that nobody counts there is no figure. */
export function uncounted(tokens: Token[]): Token[] {
  const few = tokens.findIndex(({ text }) => vagueWords.has(text));
  if (few < 0) return tokens;
  let isVague = true;
  return tokens.map((token, at) => {
    if (at <= few) return token;
    isVague &&= /^(?:hundred|honderd|cents?|thousand|duizend|mille|million|miljoen)$/.test(token.text);
    return isVague ? { ...token, text: `${token.text}s` } : token;
  });
}

export const preferringWords = new Set("liefst voorkeur preferably ideally idealement preference".split(" "));

/** "Minimum drie, liefst vier slaapkamers": what must be there is the first; more of it is a wish. */
export function withoutWishes(tokens: Token[]): Token[] {
  const wish = tokens.findIndex(({ text }) => preferringWords.has(text));
  if (wish < 1) return tokens;
  const valueAt = (at: number) => tokens[at]?.value || numberWords.get(tokens[at]?.text ?? "");
  let before = wish - 1;
  while (before > 0 && /^(?:,|bij|de|maar|but|mais|and|en|et|of|or|ou)$/.test(tokens[before]?.text ?? "")) before -= 1;
  const [first, second] = [valueAt(before), valueAt(wish + 1)];
  const isAlike = first && second && first <= 2 * second && second <= 2 * first;
  return isAlike && tokens[wish + 2]?.kind === "word" ? tokens.toSpliced(before + 1, wish + 1 - before) : tokens;
}

/** "A couple of hundred m²", "een paar honderd": two of them at least. */
export function joinCouples(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^(?:couple|paar)$/.test(text));
  const next = tokens[at + 1]?.text === "of" ? at + 2 : at + 1;
  if (at < 0 || !/^(?:hundred|honderd|thousand|duizend)$/.test(tokens[next]?.text ?? "")) return tokens;
  const isLed = /^(?:a|een)$/.test(tokens[at - 1]?.text ?? "");
  const first = tokens[isLed ? at - 1 : at]!;
  const couple: Token = { ...first, kind: "number", text: "2", value: 2, end: tokens[next - 1]!.end };
  return tokens.toSpliced(isLed ? at - 1 : at, next - at + (isLed ? 1 : 0), couple);
}

const points = /^(?:point|virgule|komma|comma)$/;
/** What a number with a point counts in letters. */
const ofPoints =
  /^(?:mio|millions?|miljoen|milj|tons?|tonnes?|percent|pct|pourcent|procent|%|hectares?|ha|metres?|meters?|m)$/;
const ofMillions = /^(?:mio|mil|mln|millions?|miljoen|milj)$/;

/** What one word or a figure counts; NaN for none. */
const countOf = (token: Token | undefined): number =>
  token === undefined ? NaN : token.kind === "number" ? token.value : (ones.get(token.text) ?? NaN);

const ones = new Map([...numberWords, ["un", 1], ["neuf", 9]]);

/** "One point two five million", "een komma acht miljoen", "vier komma vijf ton": digit by digit before what they count. */
export function joinPoints(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => points.test(text));
  const whole = countOf(tokens[at - 1]);
  if (at < 1 || !(whole < 100)) return tokens;
  let digits = "";
  let end = at + 1;
  for (; end < tokens.length && end < at + 4; end++) {
    const digit = countOf(tokens[end]);
    // "Two point twenty-five" is said of nothing but "two point two five".
    if (!(digit < 10 || (digits === "" && digit < 100))) break;
    digits += String(digit);
  }
  if (digits === "" || !ofPoints.test(tokens[end]?.text ?? "")) return tokens;
  const value = Number(`${whole}.${digits}`);
  const joined: Token = { ...tokens[at - 1]!, kind: "number", value, end: tokens[end - 1]!.end };
  return tokens.toSpliced(at - 1, end - at + 1, joined);
}

/**
 * "Un million cinq", "een miljoen vijf", "a million two", "un million deux cents": and five hundred thousand, where nothing
 * stands behind that there are five of.
 */
export function joinTenths(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => ofMillions.test(text));
  const isLed = /^(?:a|an|un|een)$/.test(tokens[at - 1]?.text ?? "");
  const whole = isLed ? 1 : countOf(tokens[at - 1]);
  const [beyond, next] = [tokens[at + 1], tokens[at + 2]];
  const isEnd = next === undefined || next.kind === "sign" || /^(?:max|maximum|maximaal|euros?|eur)$/.test(next.text);
  // "1 million 200 Waterloo", "een miljoen driehonderd in Gent"
  const isPlace =
    beyond?.kind === "number" && (next?.isCapital === true || /^(?:in|a|te|near|bij)$/.test(next?.text ?? ""));
  if (at < 1 || !beyond || !(whole < 100) || !(isEnd || isPlace)) return tokens;
  const tenths = beyond.kind === "word" ? countOf(beyond) : NaN;
  const isHundreds = beyond.kind === "number" && beyond.value >= 100 && beyond.value < 1_000 && next?.text !== "%";
  const thousands = tenths < 10 ? tenths * 100 : isHundreds ? beyond.value : NaN;
  if (Number.isNaN(thousands)) return tokens;
  const value = whole * 1_000_000 + thousands * 1_000;
  return tokens.toSpliced(at - 1, 3, { ...tokens[at - 1]!, kind: "number", value, end: beyond.end });
}

/** The words that one of these has. */
export const millionWords = "point virgule komma comma mio mil mln million millions miljoen milj".split(" ");

/** "Three fifty k", "two twenty five thousand": hundreds of thousands, said without the hundred. */
export function joinShortHundreds(tokens: Token[]): Token[] {
  const end = tokens.findIndex(({ text }) => ofShort.test(text));
  const whole = end < 2 ? tokens : joinHundredsAt(tokens, end);
  // "Three fifty to four hundred k", "two fifty to three hundred thousand": of both ends of a range.
  const link = whole.findIndex(
    ({ text }, at) =>
      at > 1 &&
      /^(?:to|and|or|-)$/.test(text) &&
      ((whole[at + 1]?.value ?? 0) >= 100_000 || ofShort.test(whole[at + 2]?.text ?? "")),
  );
  return link > 1 && whole[link + 1]?.kind === "number" ? joinHundredsAt(whole, link) : whole;
}

const ofShort = /^(?:k|thousand|grand)$/;

/** @param at the token behind them */
function joinHundredsAt(tokens: Token[], at: number): Token[] {
  const tail = tokens[at - 1];
  const hundreds = countOf(tokens[at - 2]);
  if (at < 2 || !tail || /\d/.test(tail.text) || tokens[at - 2]?.kind !== "word" || !(hundreds < 10)) return tokens;
  const tens = tail.kind === "number" ? tail.value : (smallNumber(tail.text) ?? NaN);
  if (!(tens >= 10 && tens < 100)) return tokens;
  const value = hundreds * 100 + tens;
  return tokens.toSpliced(at - 2, 2, { ...tokens[at - 2]!, kind: "number", value, end: tail.end });
}

/** "Quatre pour cent et un prix", "five per cent": a sign, and no hundred of what follows. */
export function joinPercents(tokens: Token[]): Token[] {
  const isPercent = (at: number) =>
    tokens[at]?.text === "cent" &&
    /^(?:pour|per)$/.test(tokens[at - 1]?.text ?? "") &&
    (tokens[at - 2]?.kind === "number" || smallNumber(tokens[at - 2]?.text) !== undefined) &&
    !afterNumbers.test(tokens[at + 1]?.text ?? "");
  return tokens.flatMap((token, at) =>
    isPercent(at + 1) ? [] : isPercent(at) ? [{ ...token, text: "percent", start: tokens[at - 1]!.start }] : [token],
  );
}
