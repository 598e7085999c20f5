import { typingErrors } from "../typing-errors.ts";
import { NameMarks } from "../word-marks.ts";

/** A name that has what was written: it begins so, or one of its later words does. */
interface WordMatch {
  /** The number of the name. */
  name: number;
  isBeginning: boolean;
}

/** Names with a word that are looked at while just that word, or less, is written. */
const mostOfWord = 40;

/** Names that have a word, from which on they are looked up by bits: there are some dozens of such words. */
const manyHolders = 512;

/** Words most alike that are looked at for typing errors. */
const candidates = 24;

/** Folded names in memory by their words: whole, by the beginning of a word, and words by their letters. */
export class WordIndex {
  readonly #names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  /** By a first word, and by the first two, how many words the longest name has that begins so. */
  readonly #longest = new Map<string, number>();
  /** Whether one may begin with two words, or be the first of them alone. */
  readonly marks: NameMarks;
  /** Every word of a name once, in order. */
  readonly #words: readonly string[];
  /** The names that have word `w`: those from `#starts[w]` to `#starts[w + 1]`, ascending. */
  readonly #starts: Uint32Array;
  readonly #holders: Uint32Array;
  /** The same of pairs of neighbouring letters, and the words that have them. */
  readonly #pairs = new Map<string, number>();
  readonly #pairStarts: Uint32Array;
  readonly #pairHolders: Uint16Array;
  readonly #shared: Uint8Array;
  /** Of words that many names have, once they were asked for: see {@link manyHolders}. */
  readonly #bitsOfWords = new Map<number, Uint32Array>();

  /** @param names folded, each once; at most 65,536 different words */
  constructor(names: readonly string[]) {
    this.#names = names;
    this.#numbers = new Map(names.map((name, number) => [name, number]));
    for (const name of names) {
      const words = name.split(" ");
      const beginnings = words.length > 1 ? [words[0]!, `${words[0]} ${words[1]}`] : words;
      for (const each of beginnings) this.#longest.set(each, Math.max(words.length, this.#longest.get(each) ?? 0));
    }
    this.marks = new NameMarks(names, 1 << 20);
    const split = names.map((name) => [...new Set(name.split(" "))]);
    this.#words = [...new Set(split.flat())].sort();
    const numbers = new Map(this.#words.map((word, number) => [word, number]));
    [this.#starts, this.#holders] = grouped(
      split.map((words) => words.map((word) => numbers.get(word)!)),
      this.#words.length,
    );
    const pairs = this.#words.map((word) =>
      (/\d/.test(word) ? [] : pairsOf(word)).map((pair) => {
        const number = this.#pairs.get(pair) ?? this.#pairs.size;
        this.#pairs.set(pair, number);
        return number;
      }),
    );
    const [starts, holders] = grouped(pairs, this.#pairs.size);
    this.#pairStarts = starts;
    this.#pairHolders = Uint16Array.from(holders);
    this.#shared = new Uint8Array(this.#words.length);
  }

  name(number: number): string {
    return this.#names[number]!;
  }

  /** The number of a name. */
  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /** How many words the longest name has that begins with a word, or with two; 0 where none does. */
  longestFrom(words: string): number {
    return this.#longest.get(words) ?? 0;
  }

  /** Names that begin with what is written, or one of whose later words does; in the order of the names of each word. */
  *matching(written: string): Generator<WordMatch> {
    const words = written.split(" ");
    const last = words.pop() ?? "";
    const range = this.#range(last);
    if (words.length === 0) {
      yield* this.#withWords(range, written);
      return;
    }
    // Of several words those are looked through that fewest names have.
    let [from, to] = [this.#starts[range.from]!, this.#starts[range.to]!];
    for (const word of words) {
      const { from: at, to: after } = this.#range(word);
      if (at === after || this.#words[at] !== word) return;
      if (this.#starts[at + 1]! - this.#starts[at]! < to - from)
        [from, to] = [this.#starts[at]!, this.#starts[at + 1]!];
    }
    for (let at = from; at < to; at++) {
      const number = this.#holders[at]!;
      const name = this.#names[number]!;
      if (name.startsWith(written)) yield { name: number, isBeginning: true };
      else if (name.includes(` ${written}`)) yield { name: number, isBeginning: false };
    }
  }

  /** The names that have all of some words, ascending; each is looked for when it is asked for. */
  *holding(words: readonly string[]): Generator<number> {
    const known: number[] = [];
    for (const word of new Set(words)) {
      const at = this.#firstFrom(word);
      if (this.#words[at] !== word) return;
      known.push(at);
    }
    const count = (word: number) => this.#starts[word + 1]! - this.#starts[word]!;
    const [fewest, ...others] = known.sort((a, b) => count(a) - count(b));
    if (fewest === undefined) return;
    for (let at = this.#starts[fewest]!; at < this.#starts[fewest + 1]!; at++) {
      const name = this.#holders[at]!;
      let hasAll = true;
      for (const word of others) if (hasAll) hasAll = this.#hasWord(name, word);
      if (hasAll) yield name;
    }
  }

  /** Whether a name has a word; of words that thousands have a bit for each name says so. */
  #hasWord(name: number, word: number): boolean {
    const [from, to] = [this.#starts[word]!, this.#starts[word + 1]!];
    if (to - from < manyHolders) return holds(this.#holders.subarray(from, to), name);
    let bits = this.#bitsOfWords.get(word);
    if (!bits) {
      bits = new Uint32Array((this.#names.length >>> 5) + 1);
      for (let at = from; at < to; at++) bits[this.#holders[at]! >>> 5]! |= 1 << (this.#holders[at]! & 31);
      this.#bitsOfWords.set(word, bits);
    }
    return ((bits[name >>> 5]! >>> (name & 31)) & 1) !== 0;
  }

  /** Of each of these words the names that come first: one letter begins thousands, at every key. */
  *#withWords({ from, to }: { from: number; to: number }, written: string): Generator<WordMatch> {
    for (let word = from; word < to; word++) {
      const end = Math.min(this.#starts[word + 1]!, this.#starts[word]! + mostOfWord);
      for (let at = this.#starts[word]!; at < end; at++) {
        const number = this.#holders[at]!;
        yield { name: number, isBeginning: this.#names[number]!.startsWith(written) };
      }
    }
  }

  /** Words that somebody may have meant who wrote another, each with the errors in it; fewest first. */
  alike(written: string, allowed: number): { word: string; errors: number }[] {
    const shared = this.#shared.fill(0);
    const found: number[] = [];
    for (const pair of pairsOf(written)) {
      const number = this.#pairs.get(pair);
      if (number === undefined) continue;
      for (let at = this.#pairStarts[number]!; at < this.#pairStarts[number + 1]!; at++) {
        const word = this.#pairHolders[at]!;
        if (shared[word]!++ === 0) found.push(word);
      }
    }
    // Each error spoils three pairs at most.
    const least = Math.max(1, written.length + 1 - 3 * allowed);
    return found
      .filter((word) => shared[word]! >= least && Math.abs(this.#words[word]!.length - written.length) <= allowed)
      .sort((a, b) => shared[b]! - shared[a]!)
      .slice(0, candidates)
      .map((number) => ({
        word: this.#words[number]!,
        errors: typingErrors(written, this.#words[number]!, allowed),
      }))
      .filter(({ errors }) => errors <= allowed)
      .sort((a, b) => a.errors - b.errors);
  }

  /** Whether it is a word of some name. */
  hasWord(word: string): boolean {
    return this.#words[this.#firstFrom(word)] === word;
  }

  #range(beginning: string): { from: number; to: number } {
    // U+FFFF is no character: it follows all that goes on from the beginning.
    return { from: this.#firstFrom(beginning), to: this.#firstFrom(`${beginning}\uffff`) };
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Turns "which groups has each" round: for each group those that have it, one group after the other, and where it begins. */
function grouped(groupsOf: readonly (readonly number[])[], count: number): [starts: Uint32Array, members: Uint32Array] {
  const starts = new Uint32Array(count + 1);
  for (const groups of groupsOf) for (const group of groups) starts[group + 1]!++;
  for (let group = 0; group < count; group++) starts[group + 1]! += starts[group]!;
  const next = starts.slice();
  const members = new Uint32Array(starts[count]!);
  for (const [member, groups] of groupsOf.entries()) for (const group of groups) members[next[group]!++] = member;
  return [starts, members];
}

/** Whether ascending numbers have one among them. */
function holds(numbers: Uint32Array, number: number): boolean {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === number;
}

function pairsOf(word: string): string[] {
  const padded = ` ${word} `;
  return [...new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))];
}
