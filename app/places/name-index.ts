import { NameMarks } from "./word-marks.ts";

/** A name with the places that bear it. */
interface NameEntry<T> {
  name: string;
  bearers: T[];
}

/** A name that begins with what was written, or one of whose later words does. */
interface Beginning<T> extends NameEntry<T> {
  /** Where the match starts: 0 is the name's first word. */
  at: number;
}

interface Tail<T> extends Beginning<T> {
  text: string;
}

/** Folded names in memory: exact, and by the beginning of the name or of any word in it. */
export class NameIndex<T> {
  readonly #entries: Map<string, NameEntry<T>>;
  /** Names and the words in them, without those that hold digits. */
  readonly #vocabulary: readonly string[];
  /** Which of the vocabulary hold a pair of neighbouring letters, the ends counted as letters. */
  readonly #holders = new Map<string, number[]>();
  /** By a first word, how many words the longest name has that begins so. */
  readonly #longest = new Map<string, number>();
  /** Whether one may begin with two words, or be the first of them alone. */
  readonly marks: NameMarks;
  /** Every name from each of its words on, in order, so that two binary searches find all of a beginning. */
  readonly #tails: readonly Tail<T>[];

  constructor(names: Iterable<readonly [name: string, bearer: T]>) {
    this.#entries = new Map();
    for (const [name, bearer] of names) {
      const entry = this.#entries.get(name);
      if (entry) entry.bearers.push(bearer);
      else this.#entries.set(name, { name, bearers: [bearer] });
    }
    for (const name of this.#entries.keys()) {
      const words = name.split(" ");
      this.#longest.set(words[0]!, Math.max(words.length, this.#longest.get(words[0]!) ?? 0));
    }
    this.marks = new NameMarks(this.#entries.keys(), 1 << 18);
    const written = [...this.#entries.keys()].filter((name) => !/\d/.test(name));
    this.#vocabulary = [...new Set(written.flatMap((name) => [name, ...name.split(" ")]))];
    for (const [index, name] of this.#vocabulary.entries()) {
      for (const pair of pairsOf(name)) {
        const holders = this.#holders.get(pair);
        if (holders) holders.push(index);
        else this.#holders.set(pair, [index]);
      }
    }
    this.#tails = [...this.#entries.values()]
      .flatMap(({ name, bearers }) => wordStarts(name).map((at) => ({ text: name.slice(at), name, bearers, at })))
      .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
  }

  /** Who bears exactly this folded name. */
  get(name: string): readonly T[] {
    return this.#entries.get(name)?.bearers ?? [];
  }

  /** How many words the longest name has that begins with a word; 0 where none does. */
  longestFrom(word: string): number {
    return this.#longest.get(word) ?? 0;
  }

  /** Names of which the name itself or a word in it begins with `beginning` (folded, not empty). */
  beginningWith(beginning: string): readonly Beginning<T>[] {
    // U+FFFF is no character: it follows all that goes on from the beginning.
    return this.#tails.slice(this.#firstFrom(beginning), this.#firstFrom(`${beginning}\uffff`));
  }

  /** Names and words of names, two letters longer or shorter at most, that share most pairs of letters with `name`. */
  alike(name: string, limit: number): string[] {
    const pairs = pairsOf(name);
    const shared = new Map<number, number>();
    for (const pair of pairs) {
      for (const index of this.#holders.get(pair) ?? []) {
        if (Math.abs(this.#vocabulary[index]!.length - name.length) > 2) continue;
        shared.set(index, (shared.get(index) ?? 0) + 1);
      }
    }
    return [...shared]
      .sort(([, a], [, b]) => b - a)
      .slice(0, limit)
      .map(([index]) => this.#vocabulary[index]!);
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#tails.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#tails[middle]!.text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function wordStarts(name: string): number[] {
  return [0, ...Array.from(name.matchAll(/ /g), ({ index }) => index + 1)];
}

function pairsOf(name: string): Set<string> {
  const padded = ` ${name} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}
