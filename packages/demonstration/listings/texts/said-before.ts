import type { Language, PropertyType } from "../../listing-format.ts";

/** In what share of the descriptions of a language a sentence may stand, and of those of one type of property. */
const mostOfAll = 0.025;
const mostOfType = 0.085;
/** However few there are as yet, a sentence may stand in as many. */
const always = 2;
/** Sentences counted at a time: beyond, those that came up once are forgotten. */
const mostCounted = 30_000;

/** Descriptions of one language, or of one type of property in it. */
interface Counts {
  texts: number;
  /** Different sentences, but for those that were forgotten. */
  sentences: number;
}

/**
 * In how many descriptions a sentence stands: of its language, then of each of its types, in the order in which they came up.
 * One look-up tells both, where texts are full of sentences.
 */
type Sentence = number[];

interface Told {
  /** As each sentence counts: of the language, then of its types. */
  counts: Counts[];
  types: PropertyType[];
  sentences: Map<string, Sentence>;
}

/**
 * What the descriptions of a run have said so far, figures aside. Agents have their turns of phrase, but who reads on
 * should not meet the same sentence on every page: what has been said often enough is said otherwise, or left out.
 */
export class SaidBefore {
  readonly #told = new Map<Language, Told>();

  /** Whether every sentence of a text may be said once more. */
  allows(language: Language, type: PropertyType, text: string): boolean {
    const { counts, types, sentences } = this.#toldIn(language);
    const own = types.indexOf(type) + 1;
    const most = Math.max(always, mostOfAll * (counts[0]?.texts ?? 0));
    const mostOwn = Math.max(always, own === 0 ? 0 : mostOfType * (counts[own]?.texts ?? 0));
    for (const sentence of sentencesOf(text)) {
      const times = sentences.get(sentence);
      if (times && ((times[0] ?? 0) >= most || (own > 0 && (times[own] ?? 0) >= mostOwn))) return false;
    }
    return true;
  }

  /** Counts a finished description. */
  add(language: Language, type: PropertyType, description: string): void {
    const told = this.#toldIn(language);
    const { counts, types, sentences } = told;
    if (!types.includes(type)) {
      types.push(type);
      counts.push({ texts: 0, sentences: 0 });
    }
    const described = new Set(sentencesOf(description));
    for (const which of [0, types.indexOf(type) + 1]) {
      const count = counts[which]!;
      count.texts++;
      for (const sentence of described) {
        let times = sentences.get(sentence);
        if (!times) sentences.set(sentence, (times = [0]));
        while (times.length <= which) times.push(0);
        if (times[which]!++ === 0) count.sentences++;
      }
      if (count.sentences > mostCounted) forgetRare(told, which);
    }
  }

  #toldIn(language: Language): Told {
    let told = this.#told.get(language);
    if (!told) {
      told = { counts: [{ texts: 0, sentences: 0 }], types: [], sentences: new Map() };
      this.#told.set(language, told);
    }
    return told;
  }
}

/** Lets go of what came up once, of the language or of a type. */
function forgetRare({ counts, sentences }: Told, which: number): void {
  for (const [sentence, times] of sentences) {
    if (times[which] !== 1) continue;
    times[which] = 0;
    counts[which]!.sentences--;
    if (times.every((each) => each === 0)) sentences.delete(sentence);
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
