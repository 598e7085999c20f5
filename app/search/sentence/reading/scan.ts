import { fold } from "#app/places/fold.ts";
import { noBeginning } from "../words/beginnings.ts";
import type { Token } from "./token.ts";
import { numberPattern, valueOf } from "./written-numbers.ts";

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

/** A letter or a digit as most are: neither accented nor of another script. */
const isPlainLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isPlainDigit = (code: number) => code >= 48 && code <= 57;
const isPlain = (code: number) => isPlainLetter(code) || isPlainDigit(code);

/**
 * Where a word ends that begins at a character and is like most: plain letters and digits. Only of these the pattern, which
 * knows all ways of writing, need not be asked.
 * @returns -1 for all else: what may be a postcode with its country, a reference, "e-commerce", "a/c"
 */
function plainWordEnd(sentence: string, start: number): number {
  const first = sentence.charCodeAt(start);
  if (!isPlainLetter(first)) return -1;
  let end = start + 1;
  while (end < sentence.length && isPlain(sentence.charCodeAt(end))) end += 1;
  const code = sentence.charCodeAt(end);
  // An accent, "²" or another letter goes on; so may a dash or a slash.
  if (code > 127 || code === 45 || code === 47) return -1;
  return mayBeCountry(sentence, start, end) ? -1 : end;
}

/** "L", "Lu", "B", "Be", and the same with digits right behind. */
function mayBeCountry(sentence: string, start: number, end: number): boolean {
  const first = sentence.charCodeAt(start) | 32;
  if (first !== 98 && first !== 108) return false;
  const second = sentence.charCodeAt(start + 1);
  if (end - start === 1 || isPlainDigit(second)) return true;
  if ((second | 32) !== (first === 98 ? 101 : 117)) return false;
  return end - start === 2 || isPlainDigit(sentence.charCodeAt(start + 2));
}

/** Cuts a sentence into words, numbers and signs. A dash between two words joins them and is no sign. */
export function scan(sentence: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let hyphened = false;
  for (let at = 0; at < sentence.length; ) {
    if (sentence.charCodeAt(at) === 32) {
      at += 1;
      continue;
    }
    const wordEnd = plainWordEnd(sentence, at);
    if (wordEnd > 0) {
      const glued = (at === end && at > 0) || hyphened;
      // Of plain letters nothing is to be folded but capitals.
      const text = sentence.slice(at, wordEnd).toLowerCase();
      tokens.push(tokenOf(sentence, "word", text, NaN, at, wordEnd, glued, hyphened));
      hyphened = false;
      end = wordEnd;
      at = wordEnd;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(sentence);
    if (!match) break;
    const { air, code, number, sign } = match.groups ?? {};
    const start = match.index;
    const after = start + match[0].length;
    at = after;
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
    const kind = code !== undefined ? "postcode" : isNumber ? "number" : sign === undefined ? "word" : "sign";
    const text = code ?? (air === undefined ? undefined : "ac") ?? (sign === undefined ? fold(match[0]) : sign);
    const value = isNumber ? year || valueOf(number) : NaN;
    tokens.push(tokenOf(sentence, kind, text, value, start, after, glued || hyphened, hyphened));
    hyphened = false;
    end = after;
  }
  return tokens;
}

function tokenOf(
  sentence: string,
  kind: Token["kind"],
  text: string,
  value: number,
  start: number,
  end: number,
  glued: boolean,
  hyphened: boolean,
): Token {
  return {
    kind,
    text,
    value,
    start,
    end,
    isCapital: isCapitalInside(sentence, start),
    glued,
    hyphened,
    facts: undefined,
    cues: 0,
    lists: noBeginning.lists,
    mark: 0,
  };
}

const capital = /\p{Lu}/u;
const within = /[^.!?\s]\s*$/;

/** A capital letter that no beginning of a sentence asks for. */
function isCapitalInside(sentence: string, start: number): boolean {
  const code = sentence.charCodeAt(start);
  const isCapital = code < 128 ? code >= 65 && code <= 90 : capital.test(sentence[start]!);
  return isCapital && within.test(sentence.slice(Math.max(0, start - 3), start));
}

/** "March '27" is of 2027; "'98" is no figure, and no day to come. */
function shortYearOf(sentence: string, start: number, number: string): number | "past" | false {
  if (!/^\d\d$/.test(number) || !/(?:^|\s)['’]$/.test(sentence.slice(Math.max(0, start - 2), start))) return false;
  return Number(number) < 50 ? 2000 + Number(number) : "past";
}

const joiners = /[-‐‑'’]/;
const letterOrDigit = /[\p{L}\d]/u;
const letter = /\p{L}/u;

/** A dash or an apostrophe with a letter behind it and a letter or digit before it. */
function isJoiner(sentence: string, at: number): boolean {
  return (
    joiners.test(sentence[at] ?? "") &&
    letterOrDigit.test(sentence[at - 1] ?? "") &&
    letter.test(sentence[at + 1] ?? "")
  );
}
