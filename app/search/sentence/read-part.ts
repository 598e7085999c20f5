import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { chargesLength } from "./figures/charges.ts";
import { saysOfFigure } from "./figures/before-figure.ts";
import { fillers } from "./words/filler-phrases.ts";
import { readFigure } from "./figures/figures.ts";
import { findOtherOfName } from "./places/other-of-name.ts";
import { findMention } from "./places/place-mentions.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { takeMeaning, type Parts } from "./parts/parts.ts";
import { readPostcodeAt } from "./places/postcodes.ts";
import { otherMeaningEnd } from "./figures/other-behind.ts";
import { isCounted, isOfThose, takeNumber } from "./read-number.ts";
import { findMisspeltName } from "./places/misspelt-names.ts";
import type { Mention } from "./places/place-mentions.ts";
import { takeWord } from "./read-word.ts";
import { orLess, orMore } from "./words/figure-words.ts";
import { aroundPeople } from "./words/people-words.ts";
import { hasCue, matchWords, type Reading } from "./reading/reading.ts";
import { refusedBehindEnd } from "./asides/refusals.ts";
import { takeMention } from "./read-mention.ts";
import { knownStreet, readNameOfOneWord, readNumberedStreet, streetLength } from "./places/streets.ts";
import { isMeant, longestPhrase, worseLetter } from "./parts/phrase-senses.ts";
import { readAside } from "./read-aside.ts";
import { isWhoAsks } from "./asides/origins.ts";

/** Reads what begins at a token, the longest first. @returns the token after it */
export function readPart(
  reading: Reading,
  at: number,
  parts: Parts,
  gazetteer: Gazetteer,
  language: Language,
  points: PointIndex | undefined,
): number {
  const { tokens } = reading;
  const { rest } = parts;
  const token = tokens[at];
  if (!token) return at + 1;
  // A comma says nothing, "€" and "<" do of the figure behind them.
  if (token.kind === "sign" && !hasCue(token, saysOfFigure)) return at + 1;
  const aside = readAside(reading, at, parts, gazetteer, language, points);
  if (aside !== undefined) return aside;
  const said = longestPhrase(reading, at, language);
  // "Appartement … une chambre à Jambes": the bedroom of a home that was named.
  const isBedroom = said?.meaning.segment === "co-living" && parts.types.some(({ segment }) => homes.has(segment));
  const phrase = said && !isBedroom && isMeant(reading, said, at, gazetteer, language) ? said : undefined;
  const mention =
    token.kind === "word"
      ? (findMention(gazetteer, tokens, at, language) ?? findOtherOfName(gazetteer, tokens, at, parts.mentions.at(-1)))
      : undefined;
  const length = Math.max(phrase?.words.length ?? 0, mention ? mention.to - at : 0);
  const unwanted = length > 0 ? refusedBehindEnd(reading, at + length) : undefined;
  if (unwanted !== undefined) {
    rest.leaveOut(at, unwanted);
    return unwanted;
  }
  // "rent max 950" and "monthly rent 1000" name a figure, "for rent" a deal, "van Gent" neither.
  const read = readFigure(reading, at);
  const figure = length > 1 && !read?.isCount && !read?.isRent ? undefined : read;
  const meant = otherMeaningEnd(reading, at, figure, gazetteer);
  if (meant !== undefined) {
    rest.leaveOut(at, meant);
    return meant;
  }
  const people = figure && !figure.of ? aroundPeople(tokens, figure.from, figure.to) : undefined;
  if (figure && people) {
    parts.figures.push({ ...figure, isOfPeople: true, to: people.to });
    return people.to;
  }
  if (figure) {
    const isBare = figure.of === undefined && tokens[figure.to - 1]?.kind === "number";
    // "600 max animaux acceptés": the bound stands between the figure and the noun.
    if (isBare && isCounted(reading, figure.to, gazetteer, language)) rest.leaveOut(at, figure.to);
    else if (figure.isOfLand) parts.outside.push(figure);
    else parts.figures.push(figure);
    if (figure.isRent) parts.deals.add("to-let");
    return figure.to;
  }
  const charges = chargesLength(reading, at);
  if (charges > 0) return at + charges;
  const postcode = isOfThose(reading, at, gazetteer, language) ? undefined : readPostcodeAt(reading, at, gazetteer);
  if (postcode) {
    parts.postcodes.push(postcode);
    return postcode.to;
  }
  if (token.kind !== "word") return takeNumber(reading, at, parts, gazetteer, language);
  const street = streetLength(reading, at, mention ? undefined : points);
  if (street > length) {
    const known = points && !parts.near && knownStreet(reading, at, at + street, points);
    if (known) {
      parts.near = known;
      // "Marie-Elisabeth Belpairestraat", known by its last word
      rest.dropNameBefore(at);
    } else rest.quote(at, at + street);
    return at + street;
  }
  if (phrase && phrase.words.length === length) {
    const worse = phrase.meaning.said?.name === "energy" ? worseLetter(reading, at + length) : undefined;
    const said = worse && phrase.meaning.said ? { said: { ...phrase.meaning.said, value: worse } } : {};
    const letter = phrase.meaning.said?.name === "energy" ? at + length : undefined;
    // "EPC C max", "label B of beter"
    const bound = letter === undefined ? 0 : matchWords(reading, letter, orLess) || matchWords(reading, letter, orMore);
    const to = at + length + (worse === undefined ? bound : 2);
    // "A logistics company" looks for something itself.
    if (phrase.meaning.segment && ofPeople.test(tokens[to]?.text ?? "")) return to + 1;
    // "Nous sommes une PME", "wij zijn een kmo": who asks, and no unit for such.
    if (length === 1 && /^(?:pme|kmo|sme)$/.test(token.text) && isWhoAsks(tokens, at)) {
      rest.leaveOut(at, to);
      return to;
    }
    takeMeaning(reading, parts, { ...phrase.meaning, ...said }, at, to);
    return to;
  }
  if (mention) return takeMention(reading, at, mention, parts, gazetteer, language, points);
  const misspelt = findMisspeltName(gazetteer, tokens, at);
  if (misspelt) return takeMisspelt(misspelt, parts);
  const lastTown = parts.mentions.at(-1)?.candidates[0];
  const one =
    points && !parts.near && !fillers.has(token.text)
      ? (readNumberedStreet(reading, at, { gazetteer, points, language, town: lastTown }) ??
        readNameOfOneWord(reading, at, points))
      : undefined;
  if (one) {
    parts.near = one;
    return one.to;
  }
  return takeWord(reading, at, parts, gazetteer, language, points);
}

/** Takes a town that is told by the last of its words, whatever those before it were read as. @returns the token behind it */
function takeMisspelt(town: Mention, parts: Parts): number {
  const isBefore = (part: { from: number }) => part.from < town.from;
  parts.mentions = [...parts.mentions.filter(isBefore), town];
  parts.types = parts.types.filter(isBefore);
  parts.said = parts.said.filter(isBefore);
  parts.rest.forget(town.from, town.to);
  return town.to;
}

const homes: ReadonlySet<string> = new Set(["apartment", "house"]);

/** Behind a type these are whoever seeks, and not what is sought. */
const ofPeople =
  /^(?:company|companies|firm|agency|manager|managers|startup|entrepreneur|owner|bedrijfsleider|uitbater)$/;
