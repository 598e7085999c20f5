import { fold } from "#app/places/fold.ts";
import { languages } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { typingErrors } from "#app/places/typing-errors.ts";
import { meaningOfWord, type Meaning } from "./vocabulary.ts";

/**
 * Spelling mistakes in single words. Only words of the trade and towns people search for are guessed at, so that an
 * ordinary word is hardly ever taken for one of them.
 */

/** Smaller towns are not guessed at. */
const inhabitants = 15_000;

const tradeWords = [...meaningOfWord].filter(([word]) => word.length >= 6);

/** Ordinary words of listings and searches that lie one slip from a word of the trade or a town. */
const ordinary = new Set(
  fold(
    `achter apart aparte apporte apportez ardenne ardennes balken beginnen borne bornes brasstraat cabines centraal central centrale chaudiere
     chauffage commence commencer condor dienst dient diets every fermees fermer handelshuur industriepark kapelle laden lanen
     lieve locatie locaties meiser menent mensen meten meubelen meuse monsieur names natuur nature nemen nieuwe notre oostkaai
     places practical practices schelde scholen shipping storey storeys tient triple verhuurd verhuurde verhuurt water waters winter woont
     bureaucratie general generale genre haven havens handel heren heure heures kost liberal liberale libre ligger marche`,
  ).split(" "),
);

/** A word of the trade with a letter wrong; two in a long word. */
export function findTradeWord(written: string): Meaning | undefined {
  return nearest(written, tradeWords) ?? eachSwap(written, 4, (word) => meaningOfWord.get(word));
}

const towns = new WeakMap<Gazetteer, [name: string, place: Place][]>();

/** A town with a letter wrong; two in a long name. */
export function findTown(gazetteer: Gazetteer, written: string): Place | undefined {
  if (gazetteer.names.get(written).length > 0) return undefined;
  let known = towns.get(gazetteer);
  if (!known) {
    known = listTowns(gazetteer);
    towns.set(gazetteer, known);
  }
  return nearest(written, known) ?? findSwapped(gazetteer, written);
}

/** A place of any size with two letters beside each other swapped: such a slip makes hardly ever another word. */
function findSwapped(gazetteer: Gazetteer, written: string): Place | undefined {
  return eachSwap(written, 7, (name) => gazetteer.names.get(name)[0]?.place);
}

/** The first that is found by a word with two letters beside each other swapped back, of a word of so many letters. */
function eachSwap<Value>(written: string, least: number, find: (word: string) => Value | undefined): Value | undefined {
  if (written.length < least || ordinary.has(written)) return undefined;
  for (let at = 1; at < written.length - 1; at++) {
    const [one, other] = [written.charAt(at), written.charAt(at + 1)];
    if (one === other) continue;
    const found = find(written.slice(0, at) + other + one + written.slice(at + 2));
    if (found) return found;
  }
  return undefined;
}

function listTowns(gazetteer: Gazetteer): [string, Place][] {
  return gazetteer.places
    .filter(
      ({ kind, population }) =>
        kind === "region" || kind === "province" || (kind === "municipality" && (population ?? 0) >= inhabitants),
    )
    .flatMap((place) =>
      [...new Set(languages.map((language) => fold(place.names[language])))]
        .filter((name) => !name.includes(" ") && name.length >= 4)
        .map((name): [string, Place] => [name, gazetteer.names.get(name)[0]?.place ?? place]),
    );
}

function nearest<Value>(written: string, known: readonly (readonly [string, Value])[]): Value | undefined {
  if (written.length < 5 || ordinary.has(written) || !/^\p{L}+$/u.test(written)) return undefined;
  const allowed = written.length < 8 ? 1 : 2;
  let best: { value: Value; errors: number } | undefined;
  for (const [word, value] of known) {
    if (word[0] !== written[0] || word.length < 5 || Math.abs(word.length - written.length) > allowed) continue;
    const errors = typingErrors(written, word, Math.min(allowed, word.length < 8 ? 1 : 2));
    // A letter changed in a short word makes too many others: "water" is no Waver.
    const isChanged =
      errors === 1 && word.length === written.length && written.length < 6 && !isExchange(written, word);
    if (isChanged || errors > allowed || (errors === 2 && word.length < 8)) continue;
    if (!best || errors < best.errors) best = { value, errors };
  }
  return best?.value;
}

function isExchange(written: string, word: string): boolean {
  const sorted = (text: string) => text.split("").sort().join("");
  return sorted(written) === sorted(word);
}
