import { nicknames } from "../words/nicknames.ts";
import { smallNumber } from "../words/small-number.ts";
import { fold } from "#app/places/fold.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { enterList } from "../words/beginnings.ts";
import { fillers } from "../words/filler-phrases.ts";
import { begins } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";
import { wordsOf } from "../reading/tokens.ts";

/** A place that a sentence names; the best reading first. */
export interface Mention {
  candidates: readonly Place[];
  /** Named beside another: "Diegem or Machelen". */
  isChoice?: boolean;
  /** Said only to tell where in it something is that the search wants to be near. */
  holdsNear?: true;
  /** Its name has a letter wrong, if it is one. */
  isGuessed?: true;
  /** Said in brackets behind another place: "Saint-Nicolas (Liège)". */
  isBracketed?: true;
  from: number;
  to: number;
}

/** Longest place name in words that is looked for. */
const longest = 6;

/** Of words. */
const longestNickname = 4;
const listOfNicknames = enterList([...nicknames.keys()].map((name) => name.split(" ")));

/**
 * Names of places that are words as well. They are places only after a word that asks for one, or at the end of the
 * sentence: "huis te koop As", but not "office as soon as possible".
 */
const alsoWords = new Set(
  fold(
    `loyers as on my lo goe bra ere eine ell elle mal lot ligne termes salles forges fosse sommet hour bill born bouge bras cents burden
     odeur tailles perle saive stave voort outer linger brill ways meer berg park grand marke mark delta hof hove deur
     molen veld bos wijk perk loker werken alle waha trooz berge bende hives tillet rance graven celles`,
  ).split(" "),
);
/** Nouns after which word they are no place: "sauna and spa", "near the forest". */
const nounAfter = new Map(
  Object.entries({
    spa: /^(?:with|avec|met|and|et|en|un|een|the|le)$/,
    forest: /^(?:the|a)$/,
    marche: /^(?:du|le|au|un|ca|cela)$/,
    halle: /^(?:une|la|cette)$/,
    hal: /^(?:de|een|grote|kleine|inkom)$/,
  }),
);
/** Nouns before which word they are no place: "halle de stockage". */
const nounBefore = new Map(
  Object.entries({
    halle: /^(?:de|d|a|industrielle|logistique)$/,
    foret: /^(?:de|d|du|des)$/,
    werken: /^(?:in|bij|voor|als|aan|op|vanuit|en)$/,
  }),
);
const neverAlone = new Set([
  "gare",
  "centre",
  "centrum",
  "centre ville",
  "city centre",
  "city center",
  "town centre",
  "stadscentrum",
  "park",
  "zuid",
  "midi",
  "ville haute",
  "grund",
  "on",
  "my",
]);
const asksForPlace = new Set(
  fold(
    "in at near te aan bij nabij naar rond around à vers en dans sur omgeving regio gemeente commune stad ville town",
  ).split(" "),
);
const units = new Set(["ans", "an", "jaar", "are", "ares"]);

/** How many words a name has at most that may begin with a word, as the one behind it lets it go on; 0 for none. */
function longestAt({ names }: Gazetteer, token: Token, next: Token | undefined): number {
  const nickname = begins(token, listOfNicknames) ? longestNickname : 0;
  const mayGoOn = next?.kind === "word" && names.marks.mayBeginWith(token.mark, next.mark);
  if (mayGoOn) return Math.min(longest, Math.max(names.longestFrom(token.text), nickname));
  return nickname || Number(names.marks.mayBeAlone(token.mark));
}

/** Whether a name of a place may begin at a word; false is sure. */
export const mayHavePlace = (gazetteer: Gazetteer, tokens: readonly Token[], at: number): boolean =>
  longestAt(gazetteer, tokens[at]!, tokens[at + 1]) > 0;

/** The longest name of a place that begins at a token. */
export function findMention(
  gazetteer: Gazetteer,
  tokens: readonly Token[],
  from: number,
  language: Language,
): Mention | undefined {
  const token = tokens[from];
  if (token?.kind !== "word") return undefined;
  const most = longestAt(gazetteer, token, tokens[from + 1]);
  let end = from;
  while (end < from + most && tokens[end]?.kind === "word") end += 1;
  for (let length = end - from; length > 0; length--) {
    const name = wordsOf(tokens, from, from + length);
    const bearers = gazetteer.names.get(nicknames.get(name) ?? name);
    if (bearers.length === 0) continue;
    const isAlone = length === 1 && alsoWords.has(name) && from !== tokens.length - 1;
    if (isAlone && !isAskedFor(tokens, from) && !isListed(tokens, from)) continue;
    if (length === 1 && name.length < 6 && !nicknames.has(name) && !isLikelyVillage(tokens, from, name, bearers))
      continue;
    // "À Forest": folded it is the article of "near a forest".
    const isIn = tokens[from - 1]?.text === "a" && (language === "fr" || token.isCapital);
    if (!isIn && nounAfter.get(name)?.test(tokens[from - 1]?.text ?? "")) continue;
    if (nounBefore.get(name)?.test(tokens[from + length]?.text ?? "")) continue;
    // "Vingt ans à Anvers"
    const before = tokens[from - 1];
    if (units.has(name) && (before?.kind === "number" || smallNumber(before?.text) !== undefined)) continue;
    const candidates = bearers.map(({ place }) => place);
    const isBehind = isProvince(tokens, from + length);
    const province = isBehind || isOfProvince(tokens, from) ? provinceOf(gazetteer, name, candidates) : undefined;
    if (province) return { candidates: [province], from, to: from + length + (isBehind ? 1 : 0) };
    return { candidates: cityFirst(gazetteer, candidates, tokens, from, language), from, to: from + length };
  }
  return undefined;
}

/** "Mortsel, Edegem of Hove": written as a name behind another. */
function isListed(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:of|ou|or|,)$/.test(tokens[at - 1]?.text ?? "")) return false;
  return tokens[at]?.isCapital === true && tokens[at - 2]?.isCapital === true;
}

/**
 * Whether a short name of villages alone is one: behind a preposition of place, alone, or, of a word that is no other, at the
 * end or with a capital. "I mean", "hello Sir".
 */
function isLikelyVillage(
  tokens: readonly Token[],
  at: number,
  name: string,
  bearers: readonly { place: Place }[],
): boolean {
  const isWord = fillers.has(name);
  if (name.length > 4 && !isWord) return true;
  if (tokens.length === 1 || isAskedFor(tokens, at)) return true;
  if (bearers.some(({ place }) => place.kind !== "locality")) return true;
  return !isWord && (tokens[at]?.isCapital === true || at === tokens.length - 1 || at === 0);
}

/** "Liège province": the word stands behind the name, and begins no other ("Liège, province de Namur"). */
function isProvince(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:province|provincie|prov)$/.test(tokens[at]?.text ?? "") &&
    !/^(?:de|d|du|of|van)$/.test(tokens[at + 1]?.text ?? "")
  );
}

/** "Province du Luxembourg", "provincie Luik" */
function isOfProvince(tokens: readonly Token[], at: number): boolean {
  const before = /^(?:de|d|du|of|van)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return /^(?:province|provincie|prov)$/.test(tokens[before]?.text ?? "");
}

/** The province of a name: its own, or that of the town it is called after. */
function provinceOf(gazetteer: Gazetteer, name: string, bearers: readonly Place[]): Place | undefined {
  const called = ["province of", "province de", "province du", "provincie"].map((before) => `${before} ${name}`);
  const named = called.flatMap((words) => gazetteer.names.get(words).map(({ place }) => place));
  const around = [...named, ...bearers].flatMap((place) => [place, ...gazetteer.ancestors(place)]);
  const provinces = around.filter(({ kind }) => kind === "province");
  return provinces.find(
    (place) => bearers.includes(place) || languages.some((language) => fold(place.names[language]).endsWith(name)),
  );
}

/** A name that means a part of a town only when the town is named too: `centre`, `gare`. */
export function isNeverAlone(name: string): boolean {
  return neverAlone.has(name);
}

/** Whether a word before a token asks for a place: "in", "à". */
export function isAskedFor(tokens: readonly Token[], at: number): boolean {
  return asksForPlace.has(tokens[at - 1]?.text ?? "");
}

/** French tells the city from the country: "à Luxembourg", "au Luxembourg". */
function cityFirst(
  gazetteer: Gazetteer,
  candidates: readonly Place[],
  tokens: readonly Token[],
  at: number,
  language: Language,
): readonly Place[] {
  const [first] = candidates;
  if (first?.key !== "LU" || tokens[at - 1]?.text !== "a" || language === "nl") return candidates;
  const city = gazetteer.byKey("LU-0304");
  return city ? [city, ...candidates] : candidates;
}
