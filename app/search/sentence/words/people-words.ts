import { fold } from "#app/places/fold.ts";

const wordsIn = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/));

/** Whoever works in an office, counted, and the places for them. */
const counted = wordsIn(`
  people persons person pers p pax heads headcount strong employees employee workers staff colleagues members fte ftes equivalents
  seat seats seater chairs desk desks workplace workplaces workstation workstations stations covers
  personnes personne collaborateurs collaborateur employés employé salariés salarié travailleurs collègues gens membres têtes
  ouvriers etp équivalents places sièges chaises couverts postes
  personen persoon medewerkers medewerker werknemers werknemer personeelsleden mensen man collega collegas leden teamleden
  koppen koppig koppige arbeiders bedienden krachten werkkrachten vte vtes equivalenten plaatsen zitplaatsen stoelen werkplekken werkposten`);

/** What may stand between a number and whom it counts: "1050 full-time employees", "1050 de nos collaborateurs". */
const qualities = wordsIn(`
  full part time fixed new our of team staff work permanent
  nouveaux nouvelles nos de
  vaste nieuwe onze eigen van voltijdse voltijds deeltijdse`);
const mostQualities = 3;

export const teams = wordsIn("team teams équipe équipes ploeg");
/** Said behind them, as a team is: "équivalents temps plein", "places assises", "12-person team", "12 FTE's". */
const behindCounted = new Set([...teams, ...wordsIn("temps plein assises assis s")]);

/** Of how many somebody is one: "team of 12", "équipe de 12", "team van 12", "effectif: 12". */
const groups = new Set([
  ...teams,
  ...wordsIn(`group crew staff workforce headcount capacity groupe effectif effectifs personnel capacité groep personeel
    personeelsbestand capaciteit`),
]);
const ofGroup = /^(?:of|de|d|van|for|pour|voor|:|=)$/;
/** Of these a number right behind says how many they are: "headcount 12". */
export const sizes = wordsIn("headcount workforce capacity effectif effectifs capacité personeelsbestand capaciteit");
/** Who says of themselves how many they are: "nous sommes 12". */
const speakers = ["we are", "nous sommes", "wij zijn met", "we zijn met", "zijn met"].map((words) => words.split(" "));
/** Whom only "for" makes a number of: "a school for 1050 students", but "kot 9000 studenten". */
const served = wordsIn("students pupils étudiants élèves studenten leerlingen");
/** A unit behind a number: "a capacity of 9000 m²" is a floor. */
const units =
  /^(?:m|m2|m²|m3|m³|qm|mq|sqm|sqms|sqft|sq|square|vierkante|metres?|meters?|km|kms|ha|ares?|hectares?|tonnes?|tons?|t|kg|kw|kva|€|%|euros?|eur)$/;
const forWhom = /^(?:for|pour|voor)$/;

const ofCars = /^(?:parkings?|stationnement|garages?)$/;

type Tokens = readonly { text: string; kind: string; glued: boolean }[];

const textAt = (tokens: Tokens, at: number) => tokens[at]?.text ?? "";

/** How many tokens from `at` on say that people, or places for them, are counted by the number before them; 0 for none. */
function lengthBehind(tokens: Tokens, at: number): number {
  if (textAt(tokens, at) === "of" && textAt(tokens, at + 1) === "us") return 2;
  // "9000 (people)"
  if (textAt(tokens, at) === "(" && textAt(tokens, at + 2) === ")") return counted.has(textAt(tokens, at + 1)) ? 3 : 0;
  let last = at;
  while (last < at + mostQualities && qualities.has(textAt(tokens, last))) last += 1;
  // "1050 staff"
  if (last > at && !counted.has(textAt(tokens, last))) last -= 1;
  const text = textAt(tokens, last);
  // "1500 p/m"; "a staff of 12"; "9000 places to let"
  const isOther =
    (text === "p" && tokens[last + 1]?.glued) ||
    (ofGroup.test(textAt(tokens, last + 1)) && tokens[last + 2]?.kind === "number") ||
    (text === "places" && /^(?:to|for|a)$/.test(textAt(tokens, last + 1))) ||
    // "9000 places de parking"
    (/^(?:places|emplacements)$/.test(text) && ofCars.test(textAt(tokens, last + 2)));
  const isCounted = counted.has(text) || (served.has(text) && forWhom.test(textAt(tokens, at - 2)));
  if (!isCounted || isOther) return 0;
  let to = last + 1;
  while (to <= last + mostQualities && behindCounted.has(textAt(tokens, to))) to += 1;
  return to - at;
}

/** How many tokens before `at` say that the number there counts people: "team of", "we are"; 0 for none. */
function lengthBefore(tokens: Tokens, at: number, to: number): number {
  if (units.test(textAt(tokens, to))) return 0;
  const [before, link] = [textAt(tokens, at - 2), textAt(tokens, at - 1)];
  if (groups.has(before) && ofGroup.test(link)) return 2;
  if (sizes.has(link)) return 1;
  const said = speakers.find((words) =>
    words.every((word, index) => textAt(tokens, at - words.length + index) === word),
  );
  return said?.length ?? 0;
}

/**
 * Around a number of people, or of places for them, the words that say so: "9000 mensen", "team of 5001", "1050-koppig team".
 * Such a number is no postcode, no price and no area, however many they are.
 * @param from the first token of the number, or of a range of them
 * @param to the token behind it
 * @returns undefined where nobody is counted
 */
export function aroundPeople(tokens: Tokens, from: number, to: number): { from: number; to: number } | undefined {
  const [before, behind] = [lengthBefore(tokens, from, to), lengthBehind(tokens, to)];
  return before + behind === 0 ? undefined : { from: from - before, to: to + behind };
}

/** Whether a number counts people, or places for them. */
export const countsPeople = (tokens: Tokens, from: number, to: number): boolean =>
  aroundPeople(tokens, from, to) !== undefined;

/** What is counted where there is room for it, and no postcode stands before: "hotel 1050 beds", "parking 9000 cars". */
const stored = wordsIn("cars autos wagens vehicles beds véhicules voitures voertuigen lits bedden");
/** Of a hotel they are counted; "1050 chambres" elsewhere are looked for in Ixelles. */
const roomsOfHotel = wordsIn("rooms chambres kamers");
const hotels = /^(?:hotels?|hostels?|aparthotels?)$/;

/** Whether a number counts what a car park or a hotel has room for. */
export function countsRoom(tokens: Tokens, to: number): boolean {
  const text = textAt(tokens, to);
  const areCars = text === "auto" && textAt(tokens, to + 1) === "s";
  return areCars || stored.has(text) || (roomsOfHotel.has(text) && tokens.some((token) => hotels.test(token.text)));
}
