import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { findMention } from "../places/place-mentions.ts";
import { hasCue, isSaid, type Reading } from "../reading/reading.ts";
import { phraseCue, phrasesFrom, type Phrase } from "../words/vocabulary.ts";

/** The longest phrase of the trade that begins at a token. */
export function longestPhrase(reading: Reading, at: number, language: Language): Phrase | undefined {
  const { tokens } = reading;
  const first = tokens[at];
  if (first?.kind !== "word" || !hasCue(first, phraseCue)) return undefined;
  for (const phrase of phrasesFrom(first.text)) {
    const { words } = phrase;
    if (isSaid(tokens, at, words) && !(words.length === 1 && isOtherWord(reading, at, language))) return phrase;
  }
  return undefined;
}

/** In English a location is a place, and in French Hal is a town. */
function isOtherWord({ tokens, sentence }: Reading, at: number, language: Language): boolean {
  const { text, end } = tokens[at]!;
  // "Garage fermé" is closed, and no farm.
  if (text === "ferme" && sentence[end - 1] !== "e") return true;
  // "Apart 2ch" is an apartment, "apart huis" stands alone.
  if (text === "apart")
    return tokens[at + 1]?.kind !== "number" && !/^(?:un|d|l|mon|bel)$/.test(tokens[at - 1]?.text ?? "");
  if (text === "location") return language === "en";
  return text === "hal" && (language === "fr" || /^(?:in|te|a)$/.test(tokens[at - 1]?.text ?? ""));
}

/**
 * Whether words that say a filter's value are meant: not "near the station" before the station's name, nor "label à" of
 * "label à vendre".
 */
export function isMeant(
  reading: Reading,
  { words, meaning }: Phrase,
  at: number,
  gazetteer: Gazetteer,
  language: Language,
): boolean {
  const { tokens, sentence } = reading;
  if (meaning.order) return !isCompared(tokens, at, at + words.length);
  if (!meaning.said) return true;
  if (isOtherSense(tokens, words, at)) return false;
  const end = at + words.length;
  const last = tokens[end - 1];
  const isLetter = last?.text.length === 1;
  if (isLetter && (longestPhrase(reading, end - 1, language) || !/^[a-z]$/i.test(sentence.slice(last.start, last.end))))
    return false;
  for (let inner = at + 1; inner < end; inner++) {
    if ((findMention(gazetteer, tokens, inner, language)?.to ?? 0) > end) return false;
  }
  return true;
}

/** "Plus grand que 500 m²", "un plus grand bureau": larger than something, and no order. */
const isCompared = (tokens: Reading["tokens"], from: number, to: number) =>
  tokens[from]?.text === "plus" &&
  (/^(?:que|qu|de|d)$/.test(tokens[to]?.text ?? "") ||
    /^(?:une?|des|bien|beaucoup|ou|et)$/.test(tokens[from - 1]?.text ?? ""));

/**
 * Words of filters that are others as well: who looks for "a new office" moves to another one, "je loue" is somebody who
 * lets, "the corner of" is where two streets meet.
 */
function isOtherSense(tokens: Reading["tokens"], words: readonly string[], at: number): boolean {
  const [only] = words.length === 1 ? words : [];
  const before = tokens[at - 1]?.text ?? "";
  // What is new on the market is no new building.
  // "New warehouses listed this week"
  const isNewlyListed = [2, 3].some((ahead) =>
    /^(?:listed|published|added|posted|online|publies?|publiees?|parus?|parues?|ajoutes?|geplaatst|toegevoegd|since|depuis|sinds)$/.test(
      tokens[at + ahead]?.text ?? "",
    ),
  );
  if (isNewlyListed && only !== undefined && /^(?:new|nieuwe?|nouveaux?|nouvelles?)$/.test(only)) return true;
  const isOfOffers =
    only !== undefined &&
    /^(?:listings?|propert(?:y|ies)|offers?|annonces?|biens?|panden|aanbod)$/.test(tokens[at + 1]?.text ?? "");
  if (isOfOffers) return true;
  if (only === "new" || only === "nieuw" || only === "nieuwe" || only === "nouveau")
    return (
      (at === 0 &&
        !isDeal(tokens) &&
        !/(?:s|x|en)$/.test(tokens[1]?.text ?? "") &&
        !homes.test(tokens[1]?.text ?? "")) ||
      (/^(?:a|our|my|your|some|notre|mon|un|een|ons|onze|mijn)$/.test(before) && !isToBuy(tokens))
    );
  if (only === "loue") return before === "je";
  if (only === "corner") return tokens[at + 1]?.text === "of";
  return false;
}

/** "New apartment in Ghent": who moves to another home says "a new". */
const homes =
  /^(?:apartment|flat|studio|duplex|penthouse|house|home|villa|bungalow|appartement|maison|app|appt|huis|woning)$/;

const isDeal = (tokens: Reading["tokens"]) =>
  isToBuy(tokens) || tokens.some(({ text }) => /^(?:rent|let|louer|location|huur|huren)$/.test(text));

const isToBuy = (tokens: Reading["tokens"]) =>
  tokens.some(({ text }) => /^(?:buy|sale|purchase|acheter|vendre|achat|koop|kopen)$/.test(text));

/** "Building with 4 apartments": several homes that are sold as one. */
export function readHomes(reading: Reading, at: number, language: Language) {
  const { tokens } = reading;
  const phrase = longestPhrase(reading, at + 1, language);
  // Before the whole sentence is looked through, at each of two hundred numbers.
  if (phrase?.meaning.segment !== "apartment") return undefined;
  const isWhole = tokens.some(({ text }) => /^(?:building|immeuble|gebouw|opbrengst\p{L}+)$/u.test(text));
  const isSeveral =
    (tokens[at]?.value ?? 0) > 1 &&
    (isWhole || /^(?:with|of|avec|de|met|van|rapport|opbrengst\p{L}+)$/u.test(tokens[at - 1]?.text ?? ""));
  const isBuilding = tokens.some(({ text }) =>
    /^(?:(?:opbrengst|belegging|investering)\p{L}+|rapport|property|eigendom|building|block|bloc|blok|immeuble|batiment|maison|gebouw|pand|house|huis)$/u.test(
      text,
    ),
  );
  if (!isSeveral || !isBuilding) return undefined;
  return { segment: "bloc-sales" as const, weak: false, isChoice: false, from: at, to: at + 1 + phrase.words.length };
}

/** "PEB A ou B": who names two letters takes the second. */
export function worseLetter({ tokens }: Reading, at: number): string | undefined {
  const letter = tokens[at + 1]?.text ?? "";
  return isChoice(tokens[at]?.text) && /^[b-g]$/.test(letter) ? letter.toUpperCase() : undefined;
}

/** Offers another of the same. */
export const isChoice = (word = "") => /^(?:or|ou|of)$/.test(word);

const betweenChoices = /^(?:a|an|un|une|een|in|te|au|en|the|le|la|het|de)$/;

/** The same before a token, an article or a preposition between them: "of in Aalst", "ou à Angleur", "ou un studio". */
export const isChoiceBefore = (tokens: Reading["tokens"], at: number) =>
  isChoice(tokens[at - 1]?.text) || (betweenChoices.test(tokens[at - 1]?.text ?? "") && isChoice(tokens[at - 2]?.text));
