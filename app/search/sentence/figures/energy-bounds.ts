import { filterOf } from "#app/filters/search-url.ts";
import { orMore, wordings } from "../words/figure-words.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";

const names = wordings(`
  label, energy label, energy class, energy rating, energy pass, energy passport, energiepass, energiepas, energiepaspoort, passeport énergétique, passeport énergie, energy score, energy, epc, epc label, epc rating, epc class, epc score, epc value, epb, peb, peb label, label peb, certificat peb, score peb, classe peb, cpeb, label cpeb, cpe, certificat énergétique, classe énergétique, label énergétique, étiquette énergétique, performance énergétique,
  epc label, epc-klasse, epc-waarde, epc-score, label epc, energielabel, energieklasse, energiescore`);
/** This letter or a better one. */
const least = wordings(`
  at least, of at least, minimum, minimum of, min, no worse than, not worse than, never worse than, no lower than, not lower than, not below, nothing below, nothing under, not under, from, between, max, maximum, up to, or better than,
  au moins, d'au moins, au minimum, minimum de, pas pire que, pas plus mauvais que, pas moins bon que, pas moins bonne que, pas en dessous de, pas en-dessous de, pas inférieur à, pas inférieure à, à partir de, entre, jusqu'à,
  minstens, ten minste, minimaal, niet slechter dan, niet lager dan, niet minder dan, niet onder, vanaf, tussen, tot, maximaal, hoogstens`);
/** A better letter than this one. */
const better = wordings(`
  better than, above, higher than, mieux que, meilleur que, meilleure que, supérieur à, supérieure à, au-dessus de, beter dan, hoger dan, boven`);
const label = cue("label", names, least);
const links = /^(?:of|is|score|label|class|classe|klasse|:|=|<|>|≤|≥|de|van|est)$/;
const ends = /^(?:-|–|\/|to|till|tot|a|and|et|en|or|ou|of)$/;
export const letters = "abcdef";

/**
 * An energy label that is compared by more than its name: "EPC niet slechter dan C", "PEB entre A et C", "label better than
 * D". It is always that label or a better one that is found.
 * @returns undefined where the label is only named, or none is
 */
export function readEnergyBound(reading: Reading, at: number) {
  const { tokens } = reading;
  const turned = turnedLabel(reading, at);
  if (turned) return turned;
  if (!hasCue(tokens[at], label)) return undefined;
  const before = matchWords(reading, at, least);
  const named = matchWords(reading, at + before, names);
  if (named === 0) return undefined;
  let to = at + before + named;
  let isBetter = false;
  let isCompared = before > 0;
  for (let count = 0; count < 4; count++) {
    const stricter = matchWords(reading, to, better);
    const bound = stricter || matchWords(reading, to, least);
    isBetter ||= stricter > 0;
    isCompared ||= bound > 0;
    if (bound === 0 && !links.test(tokens[to]?.text ?? "")) break;
    to += bound || 1;
  }
  const first = letterAt(reading, to);
  if (first === undefined) return undefined;
  const end = letterChoiceEnd(reading, to + 1);
  const second = end === undefined ? undefined : letterAt(reading, end);
  if (!isCompared && second === undefined) return undefined;
  const worst = Math.max(first, second ?? first);
  const letter = letters[isBetter ? worst - 1 : worst];
  const value = letter === undefined ? undefined : filterOf("energy")?.read(letter);
  return value === undefined
    ? undefined
    : { name: "energy" as const, value, from: at, to: second === undefined || end === undefined ? to + 1 : end + 1 };
}

const turnedNames = wordings(
  "label, energy label, epc label, epc, peb, energy rating, energy class, energielabel, epc-label, label energie",
);

/** "A label", "B-label or better", "epc" behind its letter. */
function turnedLabel(reading: Reading, at: number) {
  const { tokens, sentence } = reading;
  const token = tokens[at];
  if (token?.kind !== "word" || token.text.length !== 1 || !letters.includes(token.text)) return undefined;
  const named = matchWords(reading, at + 1, turnedNames);
  const isWritten = /[A-F]/.test(sentence[token.start]!) || tokens[at + 1]?.hyphened === true;
  // "A label C" is of the C, and so is "EPC B label".
  // "Residence A, EPC 120" has a score.
  if (tokens[at + 1 + named]?.kind === "number") return undefined;
  const isTaken = letterAt(reading, at + 1 + named) !== undefined || matchWords(reading, at - 1, names) > 0;
  if (named === 0 || !isWritten || isTaken) return undefined;
  const value = filterOf("energy")?.read(token.text);
  const end = at + 1 + named;
  const to = end + (matchWords(reading, end, orMore) || matchWords(reading, end, better));
  return value === undefined ? undefined : { name: "energy" as const, value, from: at, to };
}

/** Where the second of two letters stands, of which the first ended before a token: "A-C" has a dash between, "A or C" a word. */
export function letterChoiceEnd({ tokens }: Reading, at: number): number | undefined {
  if (tokens[at]?.hyphened) return at;
  return ends.test(tokens[at]?.text ?? "") ? at + 1 : undefined;
}

/** How the letter of a label at a token is placed, and not the "a" or "à" that stands before another word. */
export function letterAt({ tokens, sentence }: Reading, at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || token.text.length !== 1 || !letters.includes(token.text)) return undefined;
  const written = sentence.slice(token.start, token.end);
  const isMeant =
    /^[A-F]$/.test(written) ||
    (/^[a-f]$/.test(written) && (tokens[at + 1]?.kind !== "word" || tokens[at + 1]?.hyphened));
  return isMeant ? letters.indexOf(token.text) : undefined;
}
