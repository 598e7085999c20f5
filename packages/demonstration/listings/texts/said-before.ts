import type { Language, PropertyType } from "../../listing-format.ts";
import type { Voice } from "./phrasebook.ts";
import { countWords, sentencesIn, sentencesOf, takeApart, type Sentence, type Wording } from "./wordings.ts";
import { waysOf } from "./other-ways.ts";

/** In what share of the descriptions of a language a sentence may stand, and of those of one type of property. */
const mostOfAll = 0.025;
const mostOfType = 0.085;
/** However few there are as yet, a sentence may stand in as many. */
const always = 2;
/** Sentences counted at a time: beyond, those that came up once are forgotten. */
const mostCounted = 30_000;
/** Wordings kept at a time: most of those to come up name a street and don't come up again, and few are found sooner. */
const mostWordings = 8_000;

/** Descriptions of one language, or of one type of property in it. */
interface Counts {
  texts: number;
  /** Different sentences, but for those that were forgotten. */
  sentences: number;
}

/**
 * What the descriptions of a run have said so far, figures aside. Agents have their turns of phrase, but who reads on
 * should not meet the same sentence on every page: what has been said often enough is said otherwise, or left out.
 */
export class SaidBefore {
  readonly #languages = new Map<Language, SaidInLanguage>();

  /** What a description of a type of property has to heed. */
  of(voice: Voice, type: PropertyType): SaidOfType {
    let said = this.#languages.get(voice.language);
    if (!said) this.#languages.set(voice.language, (said = new SaidInLanguage(voice)));
    return new SaidOfType(said, type);
  }
}

/** All that has been said in one language, and the wordings that came up lately. */
class SaidInLanguage {
  readonly all: Counts = { texts: 0, sentences: 0 };
  readonly #voice: Voice;
  readonly #types: PropertyType[] = [];
  readonly #ofTypes: Counts[] = [];
  readonly #sentences = new Map<string, Sentence>();
  readonly #wordings = new Map<string, Wording>();

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  /** Where a type stands among the times of a sentence, and what has been said of it. */
  countsOf(type: PropertyType): { own: number; counts: Counts } {
    let index = this.#types.indexOf(type);
    if (index < 0) {
      index = this.#types.push(type) - 1;
      this.#ofTypes.push({ texts: 0, sentences: 0 });
    }
    return { own: index + 1, counts: this.#ofTypes[index]! };
  }

  /** @param pattern what is to be said, figures aside */
  wordingOf(pattern: string): Wording {
    const known = this.#wordings.get(pattern);
    if (known) return known;
    if (this.#wordings.size >= mostWordings) this.#letGo();
    const wording = this.#describe(pattern);
    const ways = waysOf(this.#voice.language, pattern);
    wording.ways = ways ? ways.map((way) => (way === pattern ? wording : this.#describe(way))) : [wording];
    this.#wordings.set(pattern, wording);
    return wording;
  }

  #describe(pattern: string): Wording & { ways: readonly Wording[] } {
    // Typography may look for the figure that a sign stands for.
    const example = pattern.replaceAll("#", "0");
    const finished = this.#voice.typeset(example);
    const isPlain = finished === example;
    const keys = isPlain ? sentencesIn(pattern) : sentencesOf(finished);
    return {
      pattern,
      words: countWords(pattern),
      sentences: keys.map((key) => this.sentence(key)),
      begins: /^[\p{Lu}#]/u.test(keys[0] ?? ""),
      ends: /[.?!]$/.test(keys.at(-1) ?? ""),
      isPlain,
      ways: [],
    };
  }

  /** A sentence with its times; one that has not been said counts nowhere. */
  sentence(key: string): Sentence {
    let sentence = this.#sentences.get(key);
    if (!sentence) this.#sentences.set(key, (sentence = { key, times: [], isKept: true }));
    return sentence;
  }

  /** The sentence that counts: of what a description holds, some may have been let go meanwhile. */
  current(sentence: Sentence): Sentence {
    return sentence.isKept ? sentence : this.sentence(sentence.key);
  }

  /** Counts the sentences of one more description: of the language, and of its type. */
  add(described: ReadonlySet<Sentence>, { own, counts }: { own: number; counts: Counts }): void {
    this.#count(described, 0, this.all);
    this.#count(described, own, counts);
  }

  #count(described: ReadonlySet<Sentence>, which: number, counts: Counts): void {
    counts.texts++;
    for (const sentence of described) {
      const { times } = this.current(sentence);
      while (times.length <= which) times.push(0);
      if (times[which]!++ === 0) counts.sentences++;
    }
    if (counts.sentences > mostCounted) this.#forgetRare(which, counts);
  }

  /** Lets go of what came up once, of the language or of a type. */
  #forgetRare(which: number, counts: Counts): void {
    for (const { times } of this.#sentences.values()) {
      if (times[which] !== 1) continue;
      times[which] = 0;
      counts.sentences--;
    }
    this.#letGo();
  }

  /** Wordings are made again when they come up; of sentences only those are kept that count. */
  #letGo(): void {
    this.#wordings.clear();
    for (const [key, sentence] of this.#sentences) {
      if (sentence.times.some((times) => times > 0)) continue;
      this.#sentences.delete(key);
      sentence.isKept = false;
    }
  }
}

/** A phrasing as a wording with its figures. */
export interface Taken {
  text: string;
  wording: Wording;
  figures: readonly string[];
}

/** What has been said in one language, as a description of one type of property sees it: made for each. */
export class SaidOfType {
  readonly #said: SaidInLanguage;
  readonly #own: { own: number; counts: Counts };
  readonly #most: number;
  readonly #mostOwn: number;

  constructor(said: SaidInLanguage, type: PropertyType) {
    this.#said = said;
    this.#own = said.countsOf(type);
    this.#most = Math.max(always, mostOfAll * said.all.texts);
    this.#mostOwn = Math.max(always, mostOfType * this.#own.counts.texts);
  }

  /** A phrasing as a wording with its figures. */
  take(text: string): Taken {
    const { pattern, figures } = takeApart(text);
    return { text, wording: this.#said.wordingOf(pattern), figures };
  }

  /** Whether every sentence of a wording may be said once more. */
  allows({ sentences }: Wording): boolean {
    for (const { times } of sentences) {
      if ((times[0] ?? 0) >= this.#most || (times[this.#own.own] ?? 0) >= this.#mostOwn) return false;
    }
    return true;
  }

  /** Counts a finished description, given as the wordings it is made of. */
  add(wordings: readonly Wording[]): void {
    const described = new Set<Sentence>();
    for (const { sentences } of wordings) for (const sentence of sentences) described.add(this.#said.current(sentence));
    this.#said.add(described, this.#own);
  }

  /** Counts a finished description whose wordings run into each other. */
  addText(description: string): void {
    this.#said.add(new Set(sentencesOf(description).map((key) => this.#said.sentence(key))), this.#own);
  }
}
