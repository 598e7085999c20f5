import { buildingFilters } from "#app/filters/building-filters.ts";
import { fold } from "#app/places/fold.ts";
import { numberWords } from "#app/places/number-words.ts";

/** What sentences count bedrooms by; folded, one word each. */
const nouns = new Set(buildingFilters.bedrooms.countedAs?.split(",").map((noun) => fold(noun)));
const joined = /^(\d{1,2})([a-z]+)$/;

/** The word for a number of bedrooms in what free text looks through, whatever a listing's texts call it. */
export function bedroomsWord(count: number): string {
  return `bedrooms${count}`;
}

/**
 * Parts the words of a free text from what they say of bedrooms: "2 chambres", "twee slaapkamers", "2ch".
 * @param words folded
 */
export function takeBedrooms(words: readonly string[]): { others: string[]; bedrooms: string[] } {
  const others: string[] = [];
  const bedrooms: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const [, digits, unit = ""] = joined.exec(word) ?? [];
    const count = /^\d{1,2}$/.test(word) ? Number(word) : numberWords.get(word);
    if (digits && nouns.has(unit)) bedrooms.push(bedroomsWord(Number(digits)));
    else if (count !== undefined && nouns.has(words[index + 1] ?? "")) {
      bedrooms.push(bedroomsWord(count));
      index++;
    } else others.push(word);
  }
  return { others, bedrooms };
}
