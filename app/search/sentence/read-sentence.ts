import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { freeText } from "#app/filters/free-text.ts";
import { type SearchQuery } from "#app/filters/criteria.ts";
import { asksForWork, helpTopicIn, isAskedHow, isGreeting, isQuestion, namesTopic } from "./help-topics.ts";
import { readQuestion } from "./questions.ts";
import { takeBareClasses } from "./parts/bare-classes.ts";
import { dropOtherTypes, quoteType } from "./parts/other-types.ts";
import { isChoiceBefore } from "./parts/phrase-senses.ts";
import { joinDeals, impliedBy, joinTypes } from "./parts/meanings.ts";
import { leaveOutOfPerson } from "./asides/of-person.ts";
import { leaveSeaOut } from "./asides/at-the-sea.ts";
import { leaveOutUnknownNear } from "./asides/unknown-near.ts";
import { readBareName } from "./bare-name.ts";
import { readNameLeft } from "./name-left-over.ts";
import { isAskedFor } from "./places/place-mentions.ts";
import { openReading, type Reading } from "./reading/reading.ts";
import type { Token } from "./reading/token.ts";
import { asTyped, writtenOut } from "./reading/written-names.ts";
import { plainDigits } from "./reading/written-numbers.ts";
import type { Parts } from "./parts/parts.ts";
import type { Remainder } from "./parts/remainder.ts";
import { spoken } from "./spoken.ts";
import { tellPeopleWhole } from "./people-in.ts";
import { readParts } from "./read-parts.ts";
import { resolveFigures, resolveValues } from "./resolve-figures.ts";
import { searchableIn } from "./searchable-words.ts";
import { isElsewhere, isLinked, isOneOfTowns, resolvePlaces, writeNear, writePlaces } from "./resolve-places.ts";

/** The search that a sentence asks for: {@link readSentence} without what it leaves out. */
export function querySentence(
  sentence: string,
  gazetteer: Gazetteer,
  language: Language,
  points?: PointIndex,
): SearchQuery {
  return readSentence(sentence, gazetteer, language, points).query;
}

/** What a sentence asks for, and the words that would find nothing: "E40", "3rd floor", "for my hamster". */
export interface ReadSentence {
  query: SearchQuery;
  /** As they were typed. */
  leftOut: readonly string[];
  /** True where an area is said alone, and searched as the least: the nearest to it are the smallest. */
  isAreaAlone?: true;
}

/**
 * Understands what is typed in the one search box, in any of the three languages and mixed: types, transactions, surfaces,
 * prices and places become parameters; the rest stays free text (decisions, section 2) where a text may say it. Numbers,
 * motorways and words that neither a filter compares nor an advertisement says are left out, so that the page says so and
 * nothing is lost without a word.
 * @param language of the page: its slugs are written, and it settles words that two languages share
 * @param points what a sentence may want to be near; without, such names are text
 * @returns the search has what was typed as free text when none of it is understood
 */
export function readSentence(
  sentence: string,
  gazetteer: Gazetteer,
  language: Language,
  points?: PointIndex,
): ReadSentence {
  const typed = writtenOut(plainDigits(freeText(asTyped(sentence), longestSentence) ?? ""));
  const reading = openReading(typed);
  const parts = readParts(reading, gazetteer, language, points);
  const { rest } = parts;

  dropOtherTypes(parts);
  takeBareClasses(parts);
  const { criteria, left: others } = joinTypes(parts.types);
  // One type is searched for: of "shop or office" the page says that the second is not.
  for (const type of parts.types)
    if (others.includes(type) && isChoiceBefore(reading.tokens, type.from)) rest.leaveOut(type.from, type.to);
    // Of "office Woluwe Shopping" the name is what it is to be near.
    else if (others.includes(type) && type.from !== parts.near?.from) quoteType(rest, type);
  if (parts.types.some(({ weak }) => !weak))
    for (const { isStanding, from, to } of parts.types) if (isStanding) rest.leaveOut(from, to);
  const deals = joinDeals(parts.deals);
  const { invest, ...implied } = impliedBy(parts);
  // "Let logistics building, 10m-20m EUR": nobody pays so much a month.
  const isSoldLet =
    deals.transaction === "to-let" &&
    isLet(reading.tokens) &&
    parts.figures.some(
      ({ of, range, period, perMetre }) =>
        of === "price" && !period && !perMetre && (range.max ?? range.min ?? 0) >= leastSold,
    );
  // "Let shop, yield 6%", "let retail investment" is let already, and sold.
  const isIncome =
    isSoldLet ||
    (deals.transaction === "to-let" && parts.figures.some(({ of }) => of === "yield")) ||
    (parts.deals.has("investment") && isLet(reading.tokens));
  const isVacant = parts.said.some(({ name, value }) => name === "tenancy" && value === "vacant");
  const query: SearchQuery = {
    ...implied,
    // A yield is an investment's, also of what is for sale; of what is to let there is none.
    ...(isSoldLet
      ? { invest: true as const }
      : invest && (isIncome || deals.transaction !== "to-let")
        ? { invest }
        : deals),
    ...(isIncome && !isVacant && { tenancy: "let" }),
    ...criteria,
  };

  for (const { from, to, weak } of parts.types) {
    if (weak) continue;
    rest.dropBefore(from, buildingNouns);
    rest.dropBehind(to, buildingNouns);
  }
  // No keyword: what is for sale is a building.
  rest.drop(new Set(["buildings"]));
  for (const word of impliedWords) if (query.type === word.type) rest.drop(word.words);
  const mentions = resolvePlaces(parts, gazetteer, points);
  Object.assign(
    query,
    writePlaces(
      mentions.filter(({ holdsNear }) => !holdsNear),
      reading,
      gazetteer,
      language,
    ),
  );
  if (mentions.length > 0) leaveSeaOut(rest);
  if (parts.near && points && isElsewhere(parts.near, mentions, gazetteer, points))
    rest.quote(parts.near.from, parts.near.to);
  else if (parts.near && points && isOneOfTowns(parts.near, mentions, reading.tokens, gazetteer, points))
    rest.leaveOut(parts.near.from, parts.near.to);
  else if (parts.near && points) Object.assign(query, writeNear(parts.near, mentions, gazetteer, language, points));
  // "Zoning de Wavre nord" is named Wavre-Nord: what its name holds is said.
  if (query.around) rest.drop(new Set(query.around.split("-")));
  const isAreaAlone = resolveFigures(parts, query);
  if (parts.order && !(parts.isThrifty && query.price !== undefined)) query.order = parts.order;
  resolveValues(parts, query);
  tellPeopleWhole(reading.tokens, rest);
  const left = rest.text();
  const first = left ? reading.tokens.findIndex((_, at) => rest.keeps(at)) : -1;
  // "Jambes ou salzinnes": both can't be asked for.
  const isOtherTown = mentions.some(({ to }) => isLinked(reading.tokens, to, first));
  const named =
    left && points && !query.around && !isOtherTown
      ? readNameLeft(left, mentions, { gazetteer, points, language })
      : undefined;
  if (!named) {
    leaveOutOfPerson(reading, rest);
    leaveOutUnknownNear(reading, rest);
    const bare =
      points && !query.around && !isOtherTown && readBareName(rest, mentions, { gazetteer, points, language });
    if (bare) {
      Object.assign(query, writeNear(bare, mentions, gazetteer, language, points));
      rest.drop(new Set(bare.words.split(" ")));
    }
    leaveOutUnasked(reading, rest, Object.keys(query).length > 0);
  }
  const search = named ? undefined : rest.text();
  if (named) query.around = named;
  else if (search) query.search = search;
  if (parts.display && Object.keys(query).length > 0) query.display = parts.display;
  if (Object.keys(query).length === 0) return { query: typed ? { search: freeText(typed) } : {}, leftOut: [] };
  if (isNoSearch(query, parts, reading)) return { query: { search: freeText(typed) }, leftOut: [] };
  return { query, leftOut: rest.leftOut(), ...(isAreaAlone && { isAreaAlone }) };
}

/** Leaves out, and tells, what is left and would find nothing. */
function leaveOutUnasked(reading: Reading, rest: Remainder, isUnderstood: boolean): void {
  if (!isUnderstood) return;
  if (!rest.isEmpty) {
    rest.leaveOutUnsearchable(searchableIn(reading));
    rest.leaveOutOtherHalf();
  }
  leaveOutAlternatives(reading, rest);
}

/** Leaves out two words that are kept as choices: "barn or stable" would be looked for together. */
function leaveOutAlternatives({ tokens }: Reading, rest: Remainder): void {
  for (let at = 2; !rest.isEmpty && at < tokens.length; at++) {
    const isBetween = rest.keeps(at) && rest.keeps(at - 2) && /^(?:or|ou|of)$/.test(tokens[at - 1]!.text);
    if (isBetween) rest.leaveOut(at - 2, at + 1);
  }
}

/** Characters: who pastes a mail says in the first lines what is sought. */
export const longestSentence = 400;

/** EUR: no rent is so high. */
const leastSold = 100_000;

/** Nouns that add nothing to a type: a room in co-living, the building of several homes. */
const impliedWords = [
  { type: "co-living", words: new Set(["room", "rooms", "chambre", "chambres", "kamer", "kamers"]) },
  {
    type: "bloc-sales",
    words: new Set(["building", "block", "bloc", "blok", "immeuble", "batiment", "gebouw", "pand"]),
  },
];

/** Beside a type they add nothing: "logistieke gebouwen", "immeuble commercial". */
const buildingNouns = /^(?:buildings?|batiments?|immeubles?|gebouw|gebouwen|complex|complexe|site|sites)$/;

const ofPlace = new Set(["search", "location", "district"]);
const ofKind = new Set([
  "search",
  "type",
  "typeGroup",
  "unitSurfaceType",
  "transaction",
  "invest",
  "tenancy",
  "condition",
]);

const ofFigures = new Set(["surface", "price", "bedrooms", "land", "around"]);

/** What asks about the site is answered as it was asked, and not cut into words. */
function isNoSearch(query: SearchQuery, { mentions }: Parts, { sentence, tokens }: Reading): boolean {
  const said = spoken(sentence);
  // "Thanks a lot": Lot is a village.
  if (isGreeting(said)) return true;
  const names = Object.keys(query);
  const isOfSomething = names.some((name) => ofFigures.has(name) || (ofPlace.has(name) && name !== "search"));
  const question = readQuestion(said);
  if (question?.isSure || (!isOfSomething && (question || isAskedHow(said)))) return true;
  const areOfPlace = names.every((name) => ofPlace.has(name));
  const areOfKind = names.every((name) => ofKind.has(name));
  if ((!areOfPlace && !areOfKind) || !helpTopicIn(said)) return false;
  // "Cookies weigeren": Wetteren is two letters away.
  if ((areOfPlace && areOfKind) || (areOfPlace && namesTopic(said) && mentions.every(({ isGuessed }) => isGuessed)))
    return true;
  if (areOfKind) return isAskedHow(said) || (isQuestion(said) && namesTopic(said));
  // "Ik krijg geen meldingen meer": Meer is a village, but nobody says "in Meer".
  if (asksForWork(said)) return true;
  return isQuestion(said) && (namesTopic(said) || !mentions.some(({ from }) => isAskedFor(tokens, from)));
}

/** "Let" that is no "to let". */
function isLet(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => text === "let" && !/^(?:to|us|me)$/.test(tokens[at - 1]?.text ?? ""));
}
