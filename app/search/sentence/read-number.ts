import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { fillers, months } from "./words/filler-phrases.ts";
import { readBareNumber, readFigure } from "./figures/figures.ts";
import { findTown, findTradeWord } from "./words/misspellings.ts";
import { otherNumberLength } from "./figures/other-numbers.ts";
import type { Parts } from "./parts/parts.ts";
import { longestPhrase, readHomes } from "./parts/phrase-senses.ts";
import { findMention } from "./places/place-mentions.ts";
import type { Reading } from "./reading/reading.ts";
import type { Remainder } from "./parts/remainder.ts";
import { streetLength } from "./places/streets.ts";
import { aroundPeople } from "./words/people-words.ts";

/** A number without a unit, or a sign. @returns the token after what was read */
export function takeNumber(
  reading: Reading,
  at: number,
  parts: Parts,
  gazetteer: Gazetteer,
  language: Language,
): number {
  const { tokens } = reading;
  const { rest } = parts;
  const bare = tokens[at]?.kind === "number" ? readBareNumber(reading, at) : undefined;
  const people = bare && aroundPeople(tokens, at, at + 1);
  if (people) {
    parts.bare.push({ ...bare, isOfPeople: true, to: people.to });
    return people.to;
  }
  const to = at + 1 + (bare && isOtherUnit(reading, at + 1) ? 1 : 0);
  if (bare && isHouseNumber(reading, at, rest)) {
    rest.keep(at, to);
    return to;
  }
  // "Avenue Louise 149/151": of the house.
  if (bare && parts.near?.to === at - 1 && /^[-–/]$/.test(tokens[at - 1]?.text ?? "")) {
    rest.leaveOut(at, to);
    return to;
  }
  const isYear = months.has(tokens[at - 1]?.text ?? "");
  const homes =
    bare && parts.types.every(({ weak, segment }) => weak || segment === "bloc-sales")
      ? readHomes(reading, at, language)
      : undefined;
  if (homes) {
    parts.types.push(homes);
    return homes.to;
  }
  if (bare && isRoomsOfHome(reading, at, parts)) {
    parts.figures.push({ ...bare, of: "bedrooms", to: at + 2 });
    return at + 2;
  }
  const counted = bare && parts.types.length > 0 ? longestPhrase(reading, at + 1, language) : undefined;
  if (bare && counted?.meaning.segment === "office" && parts.types.some(({ segment }) => segment === "co-working")) {
    // "Coworking, 8 bureaux": desks.
    const behind = at + 1 + counted.words.length;
    parts.figures.push({ ...bare, of: "desks", to: behind });
    return behind;
  }
  if (bare && counted?.meaning.segment && bare.range.min! < 200) {
    // "Block with 8 flats": they are counted, and not looked for.
    rest.leaveOut(at, at + 1 + counted.words.length);
    return at + 1 + counted.words.length;
  }
  if (bare && !isYear && bare.range.min! < 10 && isFeature(reading, at + 1, language)) return to;
  if (bare && !isYear && !isCounted(reading, at + 1, gazetteer, language)) parts.bare.push(bare);
  else if (bare && to === at + 1 && isNoun(reading, to) && streetLength(reading, to, undefined) === 0) {
    // "2 façades": counted, and compared by nothing.
    rest.leaveOut(at, to + 1);
    return to + 1;
  } else if (tokens[at]?.kind === "number") rest.leaveOut(at, to);
  return to;
}

/** "House, 3 rooms": people who write English as a second language count bedrooms so. */
function isRoomsOfHome({ tokens }: Reading, at: number, { types }: Parts): boolean {
  const count = tokens[at]?.value ?? NaN;
  const isHome = types.some(
    ({ segment }) => segment === "house" || segment === "apartment" || segment === "residential",
  );
  return isHome && tokens[at + 1]?.text === "rooms" && count >= 2 && count <= 8;
}

/** A common noun right behind a number. */
function isNoun({ tokens, sentence }: Reading, at: number): boolean {
  const token = tokens[at];
  return token?.kind === "word" && /\p{Ll}/u.test(sentence[token.start] ?? "");
}

/** Measures that no filter compares; "min" before a number is the least of it. */
function isOtherUnit({ tokens }: Reading, at: number): boolean {
  const word = tokens[at]?.text ?? "";
  if (word === "min" && /^[€\d]/.test(tokens[at + 1]?.text ?? "")) return false;
  return /^(?:are|ares|m|cm|km|min|kw|kva|ton|tonnes?)$/.test(word);
}

/** "Meir 40": a small number right behind a name that is not understood. */
function isHouseNumber({ tokens, sentence }: Reading, at: number, rest: Remainder): boolean {
  const before = tokens[at - 1];
  const isName = before !== undefined && at > 1 && /\p{Lu}/u.test(sentence[before.start] ?? "") && rest.keeps(at - 1);
  // In capitals throughout, none names anything.
  return isName && /\p{Ll}/u.test(sentence) && (tokens[at]?.value ?? NaN) < 1_000;
}

/** "2 terraces": what is there or not is not counted. */
export function isFeature(reading: Reading, at: number, language: Language): boolean {
  return longestPhrase(reading, at, language)?.meaning.said?.name === "features";
}

/** "For 1050 experts", "met 1050 stoelen": a number of those for whom, or with what, something is sought. */
export function isOfThose(reading: Reading, at: number, gazetteer: Gazetteer, language: Language): boolean {
  const { tokens } = reading;
  if (tokens[at]?.kind !== "number" || !/^(?:for|pour|voor|with|avec|met)$/.test(tokens[at - 1]?.text ?? ""))
    return false;
  return isNoun(reading, at + 1) && isCounted(reading, at + 1, gazetteer, language);
}

/** "10 desks", "4 façades": a number counts the word behind it, when that is not understood. */
export function isCounted(reading: Reading, at: number, gazetteer: Gazetteer, language: Language): boolean {
  const next = reading.tokens[at];
  if (next?.kind !== "word") return next?.text === "%";
  if (next.glued || isOtherUnit(reading, at)) return true;
  // "Max 950 mt": two letters are no noun that so many are counted of.
  if (next.text.length < 3 && (reading.tokens[at - 1]?.value ?? 0) >= 250) return false;
  // "Niet meer dan 400.000 betalen"
  if (/^(?:betalen|uitgeven|besteden|payer|mettre|depenser|pay|spend)$/.test(next.text)) return false;
  // "Max 1500 garantie 2 mois": the noun is the next number's.
  if (otherNumberLength(reading, at, gazetteer) > 0) return false;
  if (fillers.has(next.text) || readFigure(reading, at) || findMention(gazetteer, reading.tokens, at, language))
    return false;
  return !longestPhrase(reading, at, language) && !findTown(gazetteer, next.text) && !findTradeWord(next.text);
}
