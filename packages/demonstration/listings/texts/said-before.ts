import type { Language, PropertyType } from "../../listing-format.ts";

/** In what share of the descriptions of a language a sentence may stand, and of those of one type of property. */
const mostOfAll = 0.025;
const mostOfType = 0.085;
/** However few there are as yet, a sentence may stand in as many. */
const always = 2;
/** Sentences counted at a time: beyond, those that came up once are forgotten. */
const mostCounted = 30_000;

interface Counts {
  texts: number;
  of: Map<string, number>;
}

/**
 * What the descriptions of a run have said so far, figures aside. Agents have their turns of phrase, but who reads on
 * should not meet the same sentence on every page: what has been said often enough is said otherwise, or left out.
 */
export class SaidBefore {
  readonly #counts = new Map<string, Counts>();

  /** Whether every sentence of a text may be said once more. */
  allows(language: Language, type: PropertyType, text: string): boolean {
    const [all, own] = [this.#countsOf(language), this.#countsOf(`${language} ${type}`)];
    return sentencesOf(text).every(
      (sentence) =>
        (all.of.get(sentence) ?? 0) < Math.max(always, mostOfAll * all.texts) &&
        (own.of.get(sentence) ?? 0) < Math.max(always, mostOfType * own.texts),
    );
  }

  /** Counts a finished description. */
  add(language: Language, type: PropertyType, description: string): void {
    const sentences = new Set(sentencesOf(description));
    for (const counts of [this.#countsOf(language), this.#countsOf(`${language} ${type}`)]) {
      counts.texts++;
      for (const sentence of sentences) counts.of.set(sentence, (counts.of.get(sentence) ?? 0) + 1);
      if (counts.of.size <= mostCounted) continue;
      for (const [sentence, count] of counts.of) if (count === 1) counts.of.delete(sentence);
    }
  }

  #countsOf(key: string): Counts {
    let counts = this.#counts.get(key);
    if (!counts) this.#counts.set(key, (counts = { texts: 0, of: new Map() }));
    return counts;
  }
}

const figure = /\d+(?:[.,\u202f\u00a0]\d+)*/g;
const end = /[.?!]\s/;

/** The sentences of a text, figures aside. */
export function sentencesOf(text: string): string[] {
  const withoutFigures = text.replace(figure, "#");
  // Most of what is asked about is one sentence, and to see that takes a tenth of the time of taking it apart.
  if (!end.test(withoutFigures)) return [withoutFigures];
  return withoutFigures.split(/(?<=[.?!])\s+(?=[\p{Lu}#])/u);
}
