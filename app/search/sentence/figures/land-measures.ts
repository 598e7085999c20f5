import { acres, ares, centiares, euros, hectares, plotWords } from "../words/figure-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** Square metres of each. */
const hectare = 10_000;
const are = 100;
const acre = 4_047;

/** How far from "15 a" a word of land stands that makes ares of it. */
const reach = 3;
/** No plot is sold as more ares: beyond, "a" is a preposition without its accent. */
const mostBareAres = 300;

/**
 * What only land is measured in, behind a number: "12 ares", "8 ares 50", "8a 50ca", "1 ha 20 a", "1ha20", "2 acres".
 * @param at the unit
 * @param value the number before it
 * @returns m², those of one unit, and the token behind all of it; undefined where no such unit stands there
 */
export function readLandMeasure(reading: Reading, at: number, value: number) {
  const token = reading.tokens[at];
  if (token?.kind !== "word") return undefined;
  const ofAcres = matchWords(reading, at, acres);
  if (ofAcres > 0) return { metres: value * acre, unit: acre, to: at + ofAcres };
  const [, ha, a = "0", ca = "0"] = token.glued ? (gluedUnits.exec(token.text) ?? []) : [];
  if (ha !== undefined || a !== "0") {
    const metres = ha === undefined ? value * are + Number(a) : value * hectare + Number(a) * are + Number(ca);
    return { metres: Math.round(metres), unit: ha === undefined ? are : hectare, to: at + 1 };
  }
  const ofHectares = matchWords(reading, at, hectares);
  if (ofHectares > 0) return { ...withRest(reading, value * hectare, at + ofHectares, are), unit: hectare };
  const ofAres = matchWords(reading, at, ares) || (isAre(reading, at, value) ? 1 : 0);
  return ofAres > 0 ? { ...withRest(reading, value * are, at + ofAres, 1), unit: are } : undefined;
}

/** "Ha20", "ha20a50", "a50", "a50ca": units and what they count of the smaller one in one word. */
const gluedUnits = /^(?:(ha)(?=\d))?a?(\d{2})(?:a(\d{2})?)?(?:ca)?$/;

/** Adds what is counted in the smaller unit, "20 a", "50 ca", or "50" alone where nothing else can be meant. */
function withRest(reading: Reading, larger: number, at: number, size: number): { metres: number; to: number } {
  const none = { metres: Math.round(larger), to: at };
  const { tokens, sentence } = reading;
  const more = tokens[at];
  if (more?.kind !== "number" || !Number.isInteger(larger / are) || !(more.value < 100)) return none;
  const [, glued] = size === are ? (/^a(\d{2})(?:ca)?$/.exec(tokens[at + 1]?.text ?? "") ?? []) : [];
  if (glued !== undefined) return { metres: larger + more.value * are + Number(glued), to: at + 2 };
  const unit =
    matchWords(reading, at + 1, size === are ? ares : centiares) || (isLetterA(reading, at + 1, size) ? 1 : 0);
  if (unit > 0) {
    const metres = Math.round(larger + more.value * size);
    return size === are ? withRest(reading, metres, at + 1 + unit, 1) : { metres, to: at + 1 + unit };
  }
  // "8 ares 50 à Gembloux", but "12 ares 30 m de façade", "1 ha 20 €/m²"
  const isTwoDigits = /^\d\d$/.test(sentence.slice(more.start, more.end));
  return isTwoDigits && standsAlone(reading, at + 1)
    ? { metres: Math.round(larger + more.value * size), to: at + 1 }
    : none;
}

/** Whether nothing behind a number can be what it counts: the end, a comma, or a word that leads to a place or a price. */
function standsAlone(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  if (next === undefined) return true;
  if (next.kind === "sign") return /^[,;.)]$/.test(next.text);
  return next.kind === "word" && !next.glued && leads.test(next.text) && matchWords(reading, at, euros) === 0;
}

const leads =
  /^(?:a|in|en|te|near|pres|pour|voor|for|max|maximum|bij|avec|met|with|terrain|grond|land|tuin|jardin|facade)$/;

/** Behind "1 ha 20" the letter is no preposition. */
const isLetterA = ({ tokens, sentence }: Reading, at: number, size: number) =>
  size === are && tokens[at]?.text === "a" && sentence[tokens[at].start] !== "à";

/**
 * The letter alone: "15a", "6 a 50 ca", and "15 a" beside a word of land; elsewhere it is French for "to" or "at", which
 * many write without its accent.
 */
function isAre({ tokens, sentence }: Reading, at: number, value: number): boolean {
  const token = tokens[at];
  if (token?.text !== "a" || !/[aA]/.test(sentence[token.start] ?? "")) return false;
  const isNumberNext = tokens[at + 1]?.kind === "number";
  if (isNumberNext) return tokens[at + 1]!.value < 100 && /^(?:ca|centiares?)$/.test(tokens[at + 2]?.text ?? "");
  if (token.glued) return true;
  if (value > mostBareAres) return false;
  return tokens.slice(Math.max(0, at - 1 - reach), at + 1 + reach).some(({ text }) => plotWords.has(text));
}
