import { numberWords } from "#app/places/number-words.ts";
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
const ofMillions = /^(?:mio|millions?|miljoen|milj)$/;

/** What one word or a figure counts; NaN for none. */
const countOf = (token: Token | undefined): number =>
  token === undefined ? NaN : token.kind === "number" ? token.value : (ones.get(token.text) ?? NaN);

const ones = new Map([...numberWords, ["un", 1], ["neuf", 9]]);

/** "One point eight million", "een komma acht miljoen" */
export function joinPoints(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => points.test(text));
  const [whole, tenths] = [countOf(tokens[at - 1]), countOf(tokens[at + 1])];
  if (at < 1 || !(whole < 100) || !(tenths < 10) || !ofMillions.test(tokens[at + 2]?.text ?? "")) return tokens;
  const joined: Token = { ...tokens[at - 1]!, kind: "number", value: whole + tenths / 10, end: tokens[at + 1]!.end };
  return tokens.toSpliced(at - 1, 3, joined);
}

/** "Un million cinq", "een miljoen vijf": and five hundred thousand, where nothing stands behind that there are five of. */
export function joinTenths(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => ofMillions.test(text));
  const [whole, tenths] = [countOf(tokens[at - 1]), countOf(tokens[at + 1])];
  const next = tokens[at + 2];
  const isEnd = next === undefined || next.kind === "sign" || /^(?:max|maximum|maximaal|euros?|eur)$/.test(next.text);
  if (at < 1 || tokens[at + 1]?.kind !== "word" || !(whole < 100) || !(tenths < 10) || !isEnd) return tokens;
  const value = whole * 1_000_000 + tenths * 100_000;
  return tokens.toSpliced(at - 1, 3, { ...tokens[at - 1]!, kind: "number", value, end: tokens[at + 1]!.end });
}

/** The words that one of these has. */
export const millionWords = "point virgule komma comma mio million millions miljoen milj".split(" ");
