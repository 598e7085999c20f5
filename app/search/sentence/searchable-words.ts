import { isListingWord } from "./words/listing-words.ts";
import { atLeast, atMost, roughly } from "./words/figure-words.ts";
import { fillers } from "./words/filler-phrases.ts";
import type { Reading } from "./reading/reading.ts";
import { timeWords } from "./days/written-days.ts";

const quoted = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»/g;

/** Keywords in a row are so many words at most. */
const fewWords = 5;
/** What only says how a figure is meant. */
const isBound = (text: string) =>
  [atLeast, atMost, roughly].some((words) => words.get(text)?.some(({ length }) => length === 1));

const compass = /^(?:north|south|east|west|nord|sud|est|ouest|noorden|zuiden|oosten|westen)$/;

/** What may stand between keywords. */
const between = new Set(["in", "a", "te", "to", "for", "of", "de", "m", "m2", "sqm", "eur", "euro"]);
/** Of these an unknown one has so many letters at least: "Nautilus Antwerp". */
const leastLetters = 3;

/**
 * Which words of a sentence are worth searching the texts of advertisements for, beside all that was understood: what stands in
 * quotes, names, references, and what advertisements say. Of a few keywords in a row it is every one (decisions, section 2:
 * "the rest in `search`"). Any other word says something of the person or of the moment, and would find nothing: the
 * visitor is told that it was left out.
 */
export function searchableIn({ sentence, tokens }: Reading): (at: number) => boolean {
  const quotes = [...sentence.matchAll(quoted)].map(({ 0: text, index }) => ({ from: index, to: index + text.length }));
  const words = tokens.filter(({ kind }) => kind === "word");
  const areKeywords = tokens.length <= fewWords && !words.some(({ text }) => fillers.has(text) && !between.has(text));
  const sayCapitals = words.some(({ start, text }) => text.length > 3 && /\p{Ll}/u.test(sentence[start] ?? ""));
  const isNamed = (at: number): boolean => {
    const { start, end, text } = tokens[at]!;
    const written = sentence.slice(start, end);
    if (/\d/.test(written)) return tokens[at]!.kind === "word" || at === 0 || isNamed(at - 1);
    // "With good EPC" names no label.
    if (/^(?:epc|epb|peb|cpe|cpeb)$/.test(text)) return false;
    if (timeWords.has(text) || isBound(text)) return false;
    // "Grade A" is one; "I" is none.
    if (written.length === 1) return tokens[at - 1]?.text === "grade";
    if (areKeywords && text.length >= leastLetters) return true;
    const isFirst = /(?:^|[.!?:])\W*$/.test(sentence.slice(0, start));
    // "Phd": short words with a capital are hardly names, but "KBC" is one.
    const isLong = text.length > 3 || !/\p{Ll}/u.test(written);
    return sayCapitals && !isFirst && isLong && /^\p{Lu}/u.test(written);
  };
  const isSearchable = (at: number) => {
    const { text, start } = tokens[at]!;
    // "South of Brussels"
    const isDirection = compass.test(text) && /^(?:of|de|du|d|van)$/.test(tokens[at + 1]?.text ?? "");
    return (
      (!isDirection && isListingWord(text)) || isNamed(at) || quotes.some(({ from, to }) => start >= from && start < to)
    );
  };
  return (at) => {
    // "Cash-and-carry", "sous-sol": a compound is one word.
    let [from, to] = [at, at + 1];
    while (from > 0 && tokens[from]?.hyphened) from -= 1;
    while (to < tokens.length && tokens[to]?.hyphened) to += 1;
    const whole = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
    if (to - from > 1 && isListingWord(whole)) return true;
    for (let each = from; each < to; each++) if (isSearchable(each)) return true;
    return false;
  };
}
