import { fold } from "#app/places/fold.ts";
import { fillers } from "./filler-phrases.ts";
import { isListingWord } from "./listing-words.ts";
import { filterWords, meaningOfWord, phrasesFrom } from "./vocabulary.ts";

/**
 * Words that people write by their consonants alone, as in messages: "chrch appt", "zkn", "tssn 100 en 150", "apprtmnt".
 * What a consonant skeleton stands for is known only where all words with it mean the same, and words of the trade come
 * before those that say nothing.
 */

const skeletonOf = (word: string) =>
  (word[0] ?? "") +
  word
    .slice(1)
    .replace(/[aeiouy]/g, "")
    .replace(/(.)\1+/g, "$1");

/** Words of comparisons and of seeking, besides those of the trade. */
const others = fold(
  `tussen between entre around about environ ongeveer minimum maximum within binnen vanaf
   cherche cherchons recherche recherchons voudrais zoek zoeken zoekt gezocht looking searching wanted quartier pour avec sans sous dans personnes
   slaapkamer slaapkamers chambre chambres bedroom bedrooms badkamer badkamers bathroom bathrooms month months maand maanden monthly loyer budget
   available disponible beschikbaar quickly urgent please voor naar graag buurt centrum centre`,
).split(/\s+/);

const known = new Map<string, string | undefined>();
for (const word of [...meaningOfWord.keys(), ...filterWords.keys(), ...others]) {
  const skeleton = skeletonOf(word);
  if (word.length < 4 || skeleton.length < 3 || skeleton === word) continue;
  const other = known.get(skeleton);
  const isSame = other === undefined || meaningOf(other) === meaningOf(word);
  known.set(skeleton, known.has(skeleton) && !isSame ? undefined : (other ?? word));
}

function meaningOf(word: string): string {
  const meaning = meaningOfWord.get(word) ?? filterWords.get(word);
  return meaning ? JSON.stringify(meaning) : word.slice(0, 4);
}

/** Small words, what names streets, and words that people misspell of which others are near in letters. */
const shortForms = new Map(
  "chs=chambres mt=met vr=voor vn=van bj=bij pr=pour ds=dans tt=tout dps=depuis bcp=beaucoup ave=avenue blvd=boulevard whse=warehouse whses=warehouses whs=warehouse hse=house hses=houses hose=house statoin=station statoins=stations staion=station sation=station statiom=station comerciale=commerciale comercial=commercial comerciaux=commerciaux commercialle=commerciale"
    .split(" ")
    .map((entry) => {
      const [short = "", word = ""] = entry.split("=");
      return [short, word] as const;
    }),
);

/** A vowel behind the first letter, or what is no letter. */
const withVowel = /^.+[aeiouy\d]|[^a-z]/;

/** @returns undefined for what has vowels, or is a word or a short form of its own */
export function wordOfConsonants(written: string): string | undefined {
  const short = shortForms.get(written);
  if (short !== undefined) return short;
  if (written.length < 3 || withVowel.test(written)) return undefined;
  if (fillers.has(written) || isListingWord(written) || phrasesFrom(written).length > 0) return undefined;
  return known.get(written.replace(/(.)\1+/g, "$1"));
}
