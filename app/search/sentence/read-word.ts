import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { numberWords } from "#app/places/number-words.ts";
import { readAmount } from "./figures/amounts.ts";
import { fillers } from "./words/filler-phrases.ts";
import { findAskedDeal, findTown, findTradeWord, isFiller } from "./words/misspellings.ts";
import { findMisspeltPhrase } from "./words/misspelt-phrases.ts";
import { nameEnd } from "./places/name-end.ts";
import { takeMeaning, type Parts } from "./parts/parts.ts";
import { isFeature } from "./read-number.ts";
import { abstainedEnd } from "./asides/abstaining.ts";
import { wordings } from "./words/figure-words.ts";
import { sizes } from "./words/people-words.ts";
import { matchWords, type Reading } from "./reading/reading.ts";
import { readCompound, readDiminutive } from "./words/compounds.ts";
import { phrasesFrom } from "./words/vocabulary.ts";

/** Whose number says nothing of bedrooms: "deux pièces" has one. */
const rooms = /^(?:pieces?|kamers?|vertrekken|rooms?)$/;

export const isNounOfRooms = (word: string) => rooms.test(word);

/** Behind the word for who seeks. */
const seeking = wordings(`
  looking for, is looking for, seeks, is seeking, wants, needs, cherche, recherche, cherchent, recherchent, souhaite louer, souhaite acheter, veut louer, veut acheter,
  zoekt, zoeken, zkt, wil huren, wil kopen, wenst te huren, wenst te kopen, op zoek naar, is op zoek naar`);

/** "Lange Munt": a word that says nothing, written with a capital before one that is no word of the trade. */
function isOfName({ tokens }: Reading, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token?.isCapital || !next?.isCapital || token.text.length < 4 || next.kind !== "word") return false;
  return !fillers.has(next.text) && phrasesFrom(next.text).length === 0 && findTradeWord(next.text) === undefined;
}

/** Whether a surface stands at a token, or behind the "of" that is there. */
function isOfFloor(reading: Reading, at: number): boolean {
  const link = /^(?:of|de|van|:)$/.test(reading.tokens[at]?.text ?? "") ? 1 : 0;
  return readAmount(reading, at + link)?.of === "surface";
}

/** A word that says nothing, unless it begins a name. */
export function takeFiller(reading: Reading, at: number, parts: Parts): void {
  if (isOfName(reading, at)) parts.rest.keep(at, at + 1);
  else parts.rest.fill(at);
}

/** A word that is no phrase and no place: a compound, a spelling mistake, a filler, or text. @returns the token behind it */
export function takeWord(
  reading: Reading,
  at: number,
  parts: Parts,
  gazetteer: Gazetteer,
  language: Language,
  points: PointIndex | undefined,
): number {
  const { tokens, sentence } = reading;
  const token = tokens[at];
  const word = token?.text ?? "";
  if (token && tokens[at + 1]?.text === "+" && tokens[at + 1]?.glued) {
    // An energy label: "A+".
    parts.rest.say(at, /^\S+/.exec(sentence.slice(token.start))?.[0] ?? word);
    return at + 1;
  }
  if (
    /^[a-g]$/.test(word) &&
    /^(?:epc|peb|epb|cpe|label|grade|class|classe|klasse)$/.test(tokens[at - 1]?.text ?? "")
  ) {
    parts.rest.keep(at, at + 1);
    return at + 1;
  }
  if (numberWords.has(word) && isFeature(reading, at + 1, language)) return at + 1;
  if (rooms.test(word) && parts.rest.isLeftOut(at - 1)) {
    parts.rest.leaveOut(at - 1, at + 1);
    return at + 1;
  }
  if (numberWords.has(word) && numberWords.get(word) !== 1) {
    parts.rest.leaveOut(at, at + 1);
    return at + 1;
  }
  const deal = findAskedDeal(tokens[at - 1]?.text ?? "", word);
  if (deal) {
    parts.deals.add(deal);
    return at + 1;
  }
  // "Capaciteit 9000 m²": the floor says it.
  if (sizes.has(word) && isOfFloor(reading, at + 1)) {
    parts.rest.fill(at);
    return at + 1;
  }
  if (fillers.has(word)) {
    takeFiller(reading, at, parts);
    return at + 1;
  }
  // "Fermé": closed; a farm is a type.
  if (word === "ferme") return at + 1;
  const compound = readCompound(word) ?? readDiminutive(word);
  if (compound) {
    takeMeaning(reading, parts, compound.meaning, at, at + 1);
    if (compound.rest === word) parts.rest.quote(at, at + 1);
    else if (compound.rest !== undefined) parts.rest.say(at, compound.rest);
    return at + 1;
  }
  // "Notaire cherche bureau", "agences s'abstenir": who asks, or is not to reply.
  const isSeeker = parts.types.length === 0 && parts.mentions.length === 0 && matchWords(reading, at + 1, seeking) > 0;
  if (isSeeker || abstainedEnd(reading, at + 1) !== undefined) {
    parts.rest.leaveOut(at, abstainedEnd(reading, at + 1) ?? at + 1);
    return at + 1;
  }
  const misspelt = findMisspeltPhrase(tokens, at, (before) => parts.rest.keeps(before));
  if (misspelt) {
    parts.rest.forget(misspelt.from, misspelt.to);
    takeMeaning(reading, parts, misspelt.meaning, misspelt.from, misspelt.to);
    return misspelt.to;
  }
  const meaning = findTradeWord(word);
  if (meaning) {
    takeMeaning(reading, parts, meaning, at, at + 1);
    return at + 1;
  }
  if (isFiller(word)) return at + 1;
  const named = points && nameEnd(reading, at, points);
  // "Brugse Poort": a name as it is written, and no Bruges with a letter wrong.
  if (named !== undefined && named > at + 1) {
    parts.rest.keep(at, named);
    return named;
  }
  const town = findTown(gazetteer, word);
  if (town) parts.mentions.push({ candidates: [town], isGuessed: true, from: at, to: at + 1 });
  else parts.rest.keep(at, at + 1);
  return at + 1;
}
