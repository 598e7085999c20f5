import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { Order } from "#app/filters/orders.ts";
import { readAmount } from "./amounts.ts";
import { readDayAsked } from "./days.ts";
import { filterOf } from "#app/filters/criteria.ts";
import { readBareNumber, readFigure, type Figure } from "./figures.ts";
import type { NamedType } from "./meanings.ts";
import { findMention, type Mention } from "./place-mentions.ts";
import { readInside } from "./inside-town.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { readNear, type Near } from "./near.ts";
import { readStationOfTown, readStationWalk } from "./station-walk.ts";
import { readPostcodeAt } from "./postcodes.ts";
import type { Reading } from "./reading.ts";
import { Remainder } from "./remainder.ts";
import { findTown, findTradeWord } from "./misspellings.ts";
import { streetLength } from "./streets.ts";
import { deniedLength, isChoice, isMeant, longestPhrase, readHomes, worseLetter } from "./phrase-senses.ts";
import { readCompound, type Meaning } from "./vocabulary.ts";
import { numberWords } from "#app/places/number-words.ts";
import { fillers, months } from "./filler-phrases.ts";

/** What the parts of a sentence were read as. */
export interface Parts {
  figures: Figure[];
  types: (NamedType & { from: number; to: number })[];
  deals: Set<Deal>;
  /** Values of filters that words alone say. */
  said: (NonNullable<Meaning["said"]> & { from: number; to: number })[];
  mentions: Mention[];
  /** Four digits that are a postcode, unless a place beside them makes another figure of them. */
  postcodes: (Mention & { isSure: boolean })[];
  bare: Figure[];
  /** Surfaces of a plot, a garden or a terrace. */
  outside: Figure[];
  /** What is to come first. */
  order?: Order;
  /** What it wants to be near. */
  near?: Near;
  rest: Remainder;
}

/** Reads a sentence from its first token to its last, each part once. */
export function readParts(
  reading: Reading,
  gazetteer: Gazetteer,
  language: Language,
  points: PointIndex | undefined,
): Parts {
  const { tokens } = reading;
  const parts: Parts = {
    figures: [],
    types: [],
    deals: new Set(),
    said: [],
    mentions: [],
    postcodes: [],
    bare: [],
    outside: [],
    rest: new Remainder(reading),
  };
  for (let at = 0; at < tokens.length; ) {
    const near = parts.near ? undefined : points && readNear(reading, at, gazetteer, points, language);
    if (near) parts.near = near;
    if (near?.town) parts.mentions.push({ ...near.town, holdsNear: true });
    const walk = near ? undefined : readStationWalk(reading, at);
    if (walk) parts.said.push(walk);
    const { mentions } = parts;
    const named = mentions.length;
    at = (near ?? walk)?.to ?? readPart(reading, at, parts, gazetteer, language);
    const town = mentions[named];
    const inside = town && !parts.near && points && readInside(reading, at, town, gazetteer, points, language);
    if (inside) {
      parts.near = inside;
      mentions[named] = { ...town, holdsNear: true };
      at = inside.to;
    }
  }
  return parts;
}

/** Reads what begins at a token, the longest first. @returns the token after it */
function readPart(reading: Reading, at: number, parts: Parts, gazetteer: Gazetteer, language: Language): number {
  const { tokens } = reading;
  const { rest } = parts;
  const token = tokens[at];
  if (!token) return at + 1;
  const day = readDayAsked(reading, at);
  if (day) {
    parts.said.push(day);
    return day.to;
  }
  const denied = deniedLength(reading, at, language);
  if (denied > 0) {
    rest.quote(at, at + denied);
    return at + denied;
  }
  const said = longestPhrase(reading, at, language);
  const phrase = said && isMeant(reading, said, at, gazetteer, language) ? said : undefined;
  const mention = token.kind === "word" ? findMention(gazetteer, tokens, at, language) : undefined;
  const length = Math.max(phrase?.words.length ?? 0, mention ? mention.to - at : 0);
  // "rent max 950" names a figure, "for rent" a deal, "van Gent" neither.
  const figure = length > 1 ? undefined : readFigure(reading, at);
  if (figure) {
    if (figure.of === undefined && isCounted(reading, figure.to, gazetteer, language)) rest.quote(at, figure.to);
    else if (figure.isOfLand) parts.outside.push(figure);
    else parts.figures.push(figure);
    if (figure.isRent) parts.deals.add("to-let");
    return figure.to;
  }
  const charges = chargesLength(reading, at);
  if (charges > 0) return at + charges;
  const postcode = readPostcodeAt(reading, at, gazetteer);
  if (postcode) {
    parts.postcodes.push(postcode);
    return postcode.to;
  }
  if (token.kind !== "word") {
    const bare = token.kind === "number" ? readBareNumber(reading, at) : undefined;
    const to = at + 1 + (bare && isOtherUnit(tokens[at + 1]?.text) ? 1 : 0);
    const isYear = months.has(tokens[at - 1]?.text ?? "");
    const homes = bare && parts.types.length === 0 ? readHomes(reading, at, language) : undefined;
    if (homes) {
      parts.types.push(homes);
      return homes.to;
    }
    const counted = bare && parts.types.length > 0 ? longestPhrase(reading, at + 1, language) : undefined;
    if (bare && counted?.meaning.segment && bare.range.min! < 200) {
      // "Block with 8 flats": they are counted, and not looked for.
      rest.quote(at, at + 1 + counted.words.length);
      return at + 1 + counted.words.length;
    }
    if (bare && !isYear && bare.range.min! < 10 && isFeature(reading, at + 1, language)) return to;
    if (bare && !isYear && !isCounted(reading, at + 1, gazetteer, language)) parts.bare.push(bare);
    else rest.keep(at, to);
    return to;
  }
  const street = streetLength(reading, at);
  if (street > length) {
    rest.quote(at, at + street);
    return at + street;
  }
  if (phrase && phrase.words.length === length) {
    const worse = phrase.meaning.said?.name === "energy" ? worseLetter(reading, at + length) : undefined;
    const said = worse && phrase.meaning.said ? { said: { ...phrase.meaning.said, value: worse } } : {};
    const to = at + length + (worse === undefined ? 0 : 2);
    takeMeaning(reading, parts, { ...phrase.meaning, ...said }, at, to);
    return to;
  }
  if (mention) {
    parts.mentions.push({ ...mention, isChoice: isChoice(tokens[at - 1]?.text) });
    const walk = readStationOfTown(tokens, mention.to);
    if (walk) parts.said.push(walk);
    return walk?.to ?? mention.to;
  }
  takeWord(reading, at, parts, gazetteer, language);
  return at + 1;
}

/** "+ 150 € charges": rents are compared without them. */
function chargesLength(reading: Reading, at: number): number {
  if (reading.tokens[at]?.text !== "+") return 0;
  const amount = readAmount(reading, reading.tokens[at + 1]?.text === "€" ? at + 2 : at + 1);
  const to = amount ? amount.to + (isLink(reading.tokens[amount.to]?.text) ? 1 : 0) : at + 1;
  return /^(?:charges?|provisions?|kosten|costs|lasten)$/.test(reading.tokens[to]?.text ?? "") ? to + 1 - at : 0;
}

/** Measures that no filter compares. */
const isOtherUnit = (word = "") => /^(?:are|ares|m|cm|km|min|kw|kva|ton|tonnes?)$/.test(word);
const isLink = (word = "") => /^(?:de|van|of)$/.test(word);

function takeMeaning(
  { tokens }: Reading,
  parts: Parts,
  { segment, deal, said, order, keeps, weak }: Meaning,
  from: number,
  to: number,
) {
  if (deal) parts.deals.add(deal);
  if (order) parts.order = order;
  if (said) {
    // "A+": the sign belongs to the letter.
    let end = to;
    for (; end < tokens.length && tokens[end]?.text === "+" && tokens[end]?.glued; end++);
    const more = typeof said.value === "string" && filterOf(said.name)?.read(said.value + "+".repeat(end - to));
    parts.said.push({ ...said, ...(more && { value: more }), from, to });
  }
  if (segment) {
    const before = tokens[from - 1]?.text ?? "";
    const isListed = isChoice(before) || /^(?:and|et|en|\/|,|&)$/.test(before);
    parts.types.push({ segment, weak: weak ?? false, isChoice: isListed, from, to });
  }
  if (keeps) parts.rest.quote(from, to);
}

/** A word that is no phrase and no place: a compound, a spelling mistake, a filler, or text. */
function takeWord(reading: Reading, at: number, parts: Parts, gazetteer: Gazetteer, language: Language) {
  const { tokens, sentence } = reading;
  const token = tokens[at];
  const word = token?.text ?? "";
  if (token && tokens[at + 1]?.text === "+" && tokens[at + 1]?.glued) {
    // An energy label: "A+".
    parts.rest.say(at, /^\S+/.exec(sentence.slice(token.start))?.[0] ?? word);
    return;
  }
  if (
    /^[a-g]$/.test(word) &&
    /^(?:epc|peb|epb|cpe|label|grade|class|classe|klasse)$/.test(tokens[at - 1]?.text ?? "")
  ) {
    parts.rest.keep(at, at + 1);
    return;
  }
  if (numberWords.has(word) && isFeature(reading, at + 1, language)) return;
  if (fillers.has(word)) {
    parts.rest.fill(at);
    return;
  }
  const compound = readCompound(word);
  if (compound) {
    takeMeaning(reading, parts, compound.meaning, at, at + 1);
    if (compound.rest === word) parts.rest.keep(at, at + 1);
    else if (compound.rest !== undefined) parts.rest.say(at, compound.rest);
    return;
  }
  const meaning = findTradeWord(word);
  if (meaning) {
    takeMeaning(reading, parts, meaning, at, at + 1);
    return;
  }
  const town = findTown(gazetteer, word);
  if (town) parts.mentions.push({ candidates: [town], from: at, to: at + 1 });
  else parts.rest.keep(at, at + 1);
}

/** "2 terraces": what is there or not is not counted. */
function isFeature(reading: Reading, at: number, language: Language): boolean {
  return longestPhrase(reading, at, language)?.meaning.said?.name === "features";
}

/** "10 desks", "4 façades": a number counts the word behind it, when that is not understood. */
function isCounted(reading: Reading, at: number, gazetteer: Gazetteer, language: Language): boolean {
  const next = reading.tokens[at];
  if (next?.kind !== "word") return next?.text === "%";
  if (next.glued || isOtherUnit(next.text)) return true;
  if (fillers.has(next.text) || readFigure(reading, at) || findMention(gazetteer, reading.tokens, at, language))
    return false;
  return !longestPhrase(reading, at, language) && !findTown(gazetteer, next.text) && !findTradeWord(next.text);
}
