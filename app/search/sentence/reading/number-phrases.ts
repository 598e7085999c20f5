import { largeNumberWords, numberWords } from "#app/places/number-words.ts";

const known = [...numberWords, ...largeNumberWords].filter(([, value]) => Number.isInteger(value));
/** Words that are numbers only among others: alone, "neuf" is new, "onze" ours, and "un" stands before anything. */
const amongNumbers = [
  ..."un=1 neuf=9 onze=11 sixteen=16 seize=16 zestien=16 seventeen=17 zeventien=17 eighteen=18 achttien=18".split(" "),
  ..."nineteen=19 negentien=19 vingts=20 cents=100".split(" "),
].map((entry) => [entry.replace(/=.*/, ""), Number(entry.replace(/.*=/, ""))] as const);

/** What words add or multiply by, in the three languages, folded. */
const counts = new Map([...known, ...amongNumbers].filter(([, value]) => value < 100));
const multipliers = new Map([...known, ...amongNumbers].filter(([, value]) => value >= 100));

const links = new Set(["and", "et", "en"]);

/** A word that makes hundreds of the figure before it. */
export const isHundred = (word = "") => multipliers.get(word) === 100;

/** The parts of Dutch compounds, the longest first: "tachtig" before "acht". */
const dutchPart = new RegExp(
  [...[...counts.keys(), ...multipliers.keys()]].sort((a, b) => b.length - a.length).join("|") + "|en",
  "y",
);

const tens = new Set([...counts].filter(([, value]) => value >= 20).map(([word]) => word));
const dutchTens = /en(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)$/;

/** "tweehonderdvijftig" as its words; undefined for a word that is no such compound. */
function splitCompound(word: string): string[] | undefined {
  if (!/honderd|duizend/.test(word) && !dutchTens.test(word)) return undefined;
  const parts: string[] = [];
  for (dutchPart.lastIndex = 0; dutchPart.lastIndex < word.length; ) {
    const [part] = dutchPart.exec(word) ?? [];
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts.length > 1 ? onesLast(parts) : undefined;
}

/** Whether a word may begin or hold a number of {@link readNumberPhrase}: without one there is none. */
export function mayCount(word: string): boolean {
  if (multipliers.has(word) || tens.has(word)) return true;
  return word.length > 6 && (word.includes("honderd") || word.includes("duizend") || dutchTens.test(word));
}

/** Of "vijf en tachtig" the tens first. */
function onesLast(parts: readonly string[]): string[] {
  return parts.flatMap((part, at) => {
    if (parts[at + 1] === "en") return [];
    return part === "en" ? [parts[at + 1] ?? "", parts[at - 1] ?? ""] : parts[at - 1] === "en" ? [] : [part];
  });
}

/**
 * The number that begins at a word and takes several, or one compound of several: "mille deux cents", "two hundred and
 * fifty", "driehonderdduizend", "septante-cinq". Single words ("cent", "two") are left to those who know what they count.
 * @param words folded; figures among them only where a hundred stands behind
 * @returns its value and how many words it takes; undefined for none
 */
export function readNumberPhrase(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const sum = { total: 0, current: 0, isSure: false };
  let parts = 0;
  let end = at;
  for (let next = at; next < words.length; next++) {
    const word = words[next] ?? "";
    const compound = splitCompound(word);
    if (links.has(word) && parts > 0 && isCount(words[next + 1])) {
      // "Between two fifty and three hundred thousand": in English only hundreds have an "and" behind them.
      if (word === "and" && sum.total === 0 && sum.current < 100) break;
      if (isNextNumber(words, at, next, sum.current)) break;
      continue;
    }
    if (!(compound ?? [word]).every((part) => add(sum, part))) break;
    parts += compound?.length ?? 1;
    end = next + 1;
  }
  if (parts < 2 || !sum.isSure) return undefined;
  return { value: sum.total + sum.current, length: end - at };
}

const opening = /^(?:between|entre|tussen)$/;

/**
 * Whether the number behind a link is another one: "entre deux cents et quatre cents", "between two hundred and four
 * thousand", but not "two hundred and fifty".
 */
function isNextNumber(words: readonly string[], from: number, link: number, current: number): boolean {
  const next = words[link + 1] ?? "";
  const isHundreds = isHundred(words[link + 2]) || /honderd/.test(next) || isHundred(next);
  if (isHundreds && current >= 100) return true;
  if (!opening.test(words[words[from - 1] === "a" ? from - 2 : from - 1] ?? "")) return false;
  // Of two links the first is within the first number: "between two hundred and fifty and four hundred".
  for (let at = link + 2; at < words.length && at < link + 5; at++)
    if (links.has(words[at] ?? "") && isCount(words[at + 1])) return false;
  return !/^(?:un|une|onze)$/.test(next);
}

const isCount = (word = "") => counts.has(word) || splitCompound(word) !== undefined;

/** Adds a word to a number, where a number goes on so: tens before ones, hundreds before tens. */
function add(sum: { total: number; current: number; isSure: boolean }, word: string): boolean {
  const multiplier = multipliers.get(word);
  if (multiplier === 1_000) {
    if (sum.total > 0) return false;
    sum.total = Math.max(1, sum.current) * multiplier;
    sum.current = 0;
  } else if (multiplier === 100) {
    if (sum.current > 19) return false;
    sum.current = Math.max(1, sum.current) * multiplier;
  }
  if (multiplier !== undefined) {
    sum.isSure = true;
    return true;
  }
  const count = counts.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined);
  if (count === undefined) return false;
  const tail = sum.current % 100;
  // "quatre-vingts", "soixante-dix", "quatre-vingt-onze"
  if (count === 20 && tail === 4) {
    sum.current += 76;
    sum.isSure = true;
  } else if (
    tail === 0 ||
    (count < 10 && tail >= 20 && tail % 10 === 0) ||
    // "Dix-sept", "dix neuf"
    (tail === 10 && count >= 7 && count < 10) ||
    (count < 20 && /^(?:60|80)$/.test(String(tail)))
  ) {
    sum.current += count;
    if (tail >= 20) sum.isSure = true;
  } else return false;
  return true;
}

const beforeSecond = /^(?:between|and|to|or)$/;

/** "A hundred and fifty"; of two that are linked also "a thousand" alone: "between eight hundred and a thousand". */
export function readLedNumber(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const next = words[at + 1] ?? "";
  if (words[at] !== "a" || (next !== "hundred" && next !== "thousand")) return undefined;
  const phrase = readNumberPhrase(words, at + 1);
  if (phrase) return { value: phrase.value, length: phrase.length + 1 };
  return beforeSecond.test(words[at - 1] ?? "") ? { value: next === "hundred" ? 100 : 1_000, length: 2 } : undefined;
}
