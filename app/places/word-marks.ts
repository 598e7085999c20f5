/** The mark of a text of several words, of which nobody knows how they go on. */
export const severalWords = 0;

/** A number that is the same for the same word, and hardly ever for two. */
export function markOf(word: string): number {
  let mark = word.length;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code === 32) return severalWords;
    mark = (Math.imul(mark, 31) + code) | 0;
  }
  return mark ^ (mark >>> 16) || 1;
}

/**
 * A quick no to "does a name begin here?": tens of thousands of names are asked about each word of a sentence, and to look it
 * up among them costs more than all else. One bit stands for all words, or pairs of words, whose marks are alike.
 */
export class NameMarks {
  readonly #bits: Uint32Array;

  /** @param size how many bits, a power of two, some ten times as many as there are names */
  constructor(names: Iterable<string>, size: number) {
    this.#bits = new Uint32Array(size >>> 5);
    for (const name of names) {
      const [first = "", second] = name.split(" ", 2);
      const place = placeOf(markOf(first), second === undefined ? alone : markOf(second));
      this.#bits[(place >>> 5) & (this.#bits.length - 1)]! |= 1 << (place & 31);
    }
  }

  /** Whether a word of that mark may be a name; false is sure. */
  mayBeAlone(mark: number): boolean {
    return mark === severalWords || this.#has(placeOf(mark, alone));
  }

  /** Whether a name may begin with two words of these marks; false is sure. */
  mayBeginWith(mark: number, next: number): boolean {
    return mark === severalWords || next === severalWords || this.#has(placeOf(mark, next));
  }

  #has(place: number): boolean {
    return ((this.#bits[(place >>> 5) & (this.#bits.length - 1)]! >>> (place & 31)) & 1) !== 0;
  }
}

/** Stands for the second word of a name that has none. */
const alone = -1;

function placeOf(mark: number, next: number): number {
  const mixed = Math.imul(mark ^ Math.imul(next, 0x85ebca6b), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
