import { languages } from "#app/i18n/languages.ts";
import { fold } from "../fold.ts";
import { pointKinds, type NamedPoint } from "./point.ts";
import { WordIndex } from "./word-index.ts";

/**
 * Every named point in memory, by its names in all languages and its aliases: some 28,000, in columns, of which a
 * point is made when it is asked for. A point is known by its number, its place in the order of likelihood.
 */
export class PointIndex {
  readonly size: number;
  /** Folded names; a name's number is that of the first point that bears it, or a later one. */
  readonly words: WordIndex;
  readonly #kinds: Uint8Array;
  readonly #names: readonly (readonly string[])[];
  readonly #aliases: readonly string[];
  readonly #lat: Float64Array;
  readonly #lng: Float64Array;
  readonly #extents: Uint16Array;
  readonly #municipalities: readonly string[];
  /** By the number of a name in `words`, who bears it, the likeliest first. */
  readonly #bearers: (number | number[])[] = [];

  /** @param points the likeliest of a name first */
  constructor(points: readonly NamedPoint[]) {
    this.size = points.length;
    this.#kinds = Uint8Array.from(points, ({ kind }) => pointKinds.indexOf(kind));
    this.#names = languages.map((language) => points.map(({ names }) => names[language]));
    this.#aliases = points.map(({ aliases }) => aliases.join("|"));
    this.#lat = Float64Array.from(points, ({ lat }) => lat);
    this.#lng = Float64Array.from(points, ({ lng }) => lng);
    this.#extents = Uint16Array.from(points, ({ extent }) => extent);
    this.#municipalities = points.map(({ municipality }) => municipality);
    const numbers = new Map<string, number>();
    for (const [point, writings] of eachWriting(points)) {
      for (const name of writings) {
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        const bearers = this.#bearers[number];
        if (bearers === undefined) this.#bearers[number] = point;
        else this.#bearers[number] = [...(typeof bearers === "number" ? [bearers] : bearers), point];
      }
    }
    this.words = new WordIndex([...numbers.keys()]);
  }

  /** The point of a number. */
  point(number: number): NamedPoint {
    const [en = "", fr = "", nl = ""] = this.#names.map((names) => names[number]);
    return {
      kind: pointKinds[this.#kinds[number]!]!,
      names: { en, fr, nl },
      aliases: this.#aliases[number]!.split("|").filter(Boolean),
      lat: this.#lat[number]!,
      lng: this.#lng[number]!,
      extent: this.#extents[number]!,
      municipality: this.#municipalities[number]!,
    };
  }

  /** The numbers of the points that bear exactly a folded name, the likeliest first. */
  named(name: string): readonly number[] {
    const number = this.words.find(name);
    return number === undefined ? [] : this.bearersOf(number);
  }

  /** The numbers of the points of whose names one has all these words, in any order: `place flagey`. */
  holding(words: readonly string[]): readonly number[] {
    if (words.length < 2) return [];
    const found = new Set([...this.words.holding(words)].flatMap((name) => this.bearersOf(name)));
    return [...found].sort((a, b) => a - b);
  }

  /** How many points {@link holding} has, counted up to `most`: thousands have "rue de la". */
  countHolding(words: readonly string[], most: number): number {
    const found = new Set<number>();
    for (const name of this.words.holding(words)) {
      for (const point of this.bearersOf(name)) found.add(point);
      if (found.size >= most) return most;
    }
    return found.size;
  }

  /** Whether a name that has all these words ends as they do: "place Flagey", but not "place Eugène" of Place Eugène Flagey. */
  isTail(words: readonly string[]): boolean {
    const last = ` ${words.at(-1)}`;
    for (const name of this.words.holding(words)) if (this.words.name(name).endsWith(last)) return true;
    return false;
  }

  /** The numbers of the points that bear a name of `words`. */
  bearersOf(name: number): readonly number[] {
    const bearers = this.#bearers[name]!;
    return typeof bearers === "number" ? [bearers] : bearers;
  }

  municipalityOf(number: number): string {
    return this.#municipalities[number]!;
  }

  /** Where its kind stands among the kinds. */
  kindOf(number: number): number {
    return this.#kinds[number]!;
  }
}

/** The ways in which each point is written, folded; a saint also in short. */
function* eachWriting(points: readonly NamedPoint[]): Generator<[number, Set<string>]> {
  for (const [number, { names, aliases }] of points.entries()) {
    const written = new Set<string>();
    for (const name of new Set([...languages.map((language) => names[language]), ...aliases])) {
      const folded = fold(name);
      written.add(folded);
      if (/\bs(?:ain|in)te?\b/.test(folded)) {
        written.add(folded.replace(/\bs(?:ain|in)t\b/g, "st").replace(/\bs(?:ain|in)te\b/g, "ste"));
      }
    }
    yield [number, written];
  }
}
