import { isListingWord } from "./listing-words.ts";
import type { Reading } from "./reading.ts";

const quoted = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»/g;

/** Words by which somebody speaks of themselves or asks, instead of naming what is sought. */
const speaking = new Set(
  `i me my we us our you your looking need want wants would like searching seeking seeks hoping how what which where
   j je moi mon ma mes nous notre nos on vous votre cherche cherchons cherchent recherche recherchons souhaite souhaitons voudrais voudrions veux veut voulons aimerais combien quel quelle quels quelles y
   ik mij mijn wij we ons onze u uw jullie zoek zoekt zoeken zkt wil willen wou zou graag hoeveel wat welke waar er`.split(
    /\s+/,
  ),
);

/**
 * Which words of a sentence are worth searching the texts of advertisements for, beside all that was understood. Of keywords
 * in a row that is every one (decisions, section 2: "the rest in `search`"). Where somebody speaks or asks, it is what stands
 * in quotes, names, and what advertisements say: any other word says something of the person, and would find nothing.
 */
export function searchableIn({ sentence, tokens }: Reading): (at: number) => boolean {
  if (!tokens.some(({ text }) => speaking.has(text))) return () => true;
  const quotes = [...sentence.matchAll(quoted)].map(({ 0: text, index }) => ({ from: index, to: index + text.length }));
  const isShouted = !/\p{Ll}/u.test(sentence);
  const isNamed = (at: number) => {
    const { start, end } = tokens[at]!;
    const written = sentence.slice(start, end);
    if (/\d/.test(written)) return true;
    const isFirst = /(?:^|[.!?])\W*$/.test(sentence.slice(0, start));
    // "Grade A" is one; "I" is none.
    if (written.length === 1) return tokens[at - 1]?.text === "grade";
    return !isShouted && !isFirst && /^\p{Lu}/u.test(written);
  };
  const isSearchable = (at: number) => {
    const { text, start } = tokens[at]!;
    return isListingWord(text) || isNamed(at) || quotes.some(({ from, to }) => start >= from && start < to);
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
