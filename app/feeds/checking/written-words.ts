/** Words whose hashes fall side by side are looked through one by one: whoever makes such on purpose gains nothing. */
const mostProbes = 12;

/**
 * What is known of words by how they are written: a table that finds a word where it stands in a text. To cut each out first,
 * for a Map to look up, took ten times as long, and was a fifth of what an import costs.
 */
export class WrittenWords<Known> {
  readonly #written: (string | undefined)[];
  readonly #known: (Known | undefined)[];
  readonly #last: number;
  #size = 0;

  /** @param most words that it is to hold: more than half of the table stays free */
  constructor(most: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * most));
    this.#written = Array.from({ length: slots });
    this.#known = Array.from({ length: slots });
    this.#last = slots - 1;
  }

  /** How many it has. */
  get size(): number {
    return this.#size;
  }

  /**
   * What is known of the word that stands in a text.
   * @param hash of its letters, the same as for {@link add}
   */
  find(text: string, start: number, end: number, hash: number): Known | undefined {
    for (let probe = 0, slot = mixed(hash) & this.#last; probe < mostProbes; probe++, slot = (slot + 1) & this.#last) {
      const written = this.#written[slot];
      if (written === undefined) return undefined;
      if (written.length === end - start && isAt(text, start, written)) return this.#known[slot];
    }
    return undefined;
  }

  /** Notes a word that it does not have; one whose place is too crowded stays unknown. */
  add(written: string, hash: number, known: Known): void {
    for (let probe = 0, slot = mixed(hash) & this.#last; probe < mostProbes; probe++, slot = (slot + 1) & this.#last) {
      if (this.#written[slot] !== undefined) continue;
      this.#written[slot] = written;
      this.#known[slot] = known;
      this.#size++;
      return;
    }
  }

  clear(): void {
    this.#written.fill(undefined);
    this.#known.fill(undefined);
    this.#size = 0;
  }
}

/** The upper bits tell words apart as well. */
function mixed(hash: number): number {
  return hash ^ (hash >>> 15);
}

function isAt(text: string, start: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if (text.charCodeAt(start + index) !== word.charCodeAt(index)) return false;
  }
  return true;
}
