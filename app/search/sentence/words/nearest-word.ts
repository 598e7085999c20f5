import { fold } from "#app/places/fold.ts";
import { grouped } from "#app/places/grouped.ts";
import { typingErrors } from "#app/places/typing-errors.ts";

/** Ordinary words of listings and searches that lie one slip from a word of the trade or a town. */
export const ordinary = new Set(
  fold(
    `achter apart aparte apporte apportez ardenne ardennes balken beginnen borne bornes brasstraat cabines centraal central centrale chaudiere
     chauffage commence commencer condor dienst dient diets every fermees fermer handelshuur industriepark kapelle laden lanen
     lieve locatie locaties meiser menent mensen meten meubelen meuse monsieur names natuur nature nemen nieuwe notre oostkaai
     places practical practices schelde scholen shipping storey storeys tient triple verhuurd verhuurde verhuurt water waters winter woont
     bureaucratie general generale genre haven havens handel heren heure heures kost liberal liberale libre ligger marche
     ferme soignes disons terraced renover renovate renovation corners meubles recente recent recents proche`,
  ).split(" "),
);

/** Words that may have been meant, with what each stands for, by their first letter: nobody mistypes that. */
export type KnownWords<Value> = ReadonlyMap<string, readonly KnownWord<Value>[]>;

interface KnownWord<Value> {
  word: string;
  value: Value;
  /** Which letters it has, a bit for each. */
  letters: number;
}

export function knownWords<Value>(words: readonly (readonly [string, Value])[]): KnownWords<Value> {
  return grouped(
    words.flatMap(([word, value]) => (word.length < 5 ? [] : [{ word, value, letters: lettersOf(word) }])),
    ({ word }) => word[0]!,
  );
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether two sets of letters differ in more than so many: each error makes two different at most. */
function isFarFrom(one: number, other: number, most: number): boolean {
  let different = one ^ other;
  for (let count = 0; count <= most; count++) {
    if (different === 0) return false;
    different &= different - 1;
  }
  return true;
}

/** The word nearest to one that was mistyped: a letter wrong, two in a long word. */
export function nearest<Value>(written: string, known: KnownWords<Value>): Value | undefined {
  if (written.length < 5 || ordinary.has(written) || !/^\p{L}+$/u.test(written)) return undefined;
  const allowed = written.length < 7 ? 1 : 2;
  let best: { value: Value; errors: number } | undefined;
  const letters = lettersOf(written);
  for (const candidate of known.get(written[0]!) ?? []) {
    const { word, value } = candidate;
    if (Math.abs(word.length - written.length) > allowed) continue;
    if (isFarFrom(letters, candidate.letters, 2 * allowed)) continue;
    const errors = typingErrors(written, word, Math.min(allowed, word.length < 8 ? 1 : 2));
    // A letter changed in a short word makes too many others: "water" is no Waver.
    // Of so few letters two wrong ones leave no more than those that nobody hears: "Bruxels".
    if (errors === 2 && written.length === 7 && word.length !== 9) continue;
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
