import { hash } from "node:crypto";

/**
 * Which references a file has named so far, and on which line: an open-addressed table of 64-bit digests, so that a
 * million take 24 MB where a `Map` of strings takes 110. Two references of a file with a million would share a digest
 * once in 37 million files.
 */
export class SeenReferences {
  #capacity: number;
  #count = 0;
  #digests: BigUint64Array;
  #lines: Uint32Array;

  /** @param capacity slots to begin with, a power of two */
  constructor(capacity = 1024) {
    this.#capacity = capacity;
    this.#digests = new BigUint64Array(capacity);
    this.#lines = new Uint32Array(capacity);
  }

  /** Notes a reference; returns the line that named it before, or undefined. */
  firstLineOf(reference: string, line: number): number | undefined {
    if (this.#count * 3 > this.#capacity * 2) this.#grow();
    const digest = digestOf(reference);
    const slot = this.#slotOf(digest);
    if (this.#digests[slot] === digest) return this.#lines[slot];
    this.#digests[slot] = digest;
    this.#lines[slot] = line;
    this.#count++;
    return undefined;
  }

  /** How many were named. */
  get size(): number {
    return this.#count;
  }

  /** Whether the file has named a reference. */
  has(reference: string): boolean {
    const digest = digestOf(reference);
    return this.#digests[this.#slotOf(digest)] === digest;
  }

  /** Where a digest stands, or may be put. */
  #slotOf(digest: bigint): number {
    let slot = Number(BigInt.asUintN(32, digest)) & (this.#capacity - 1);
    for (let probe = 0; probe < this.#capacity; probe++) {
      if (this.#digests[slot] === 0n || this.#digests[slot] === digest) return slot;
      slot = (slot + 1) & (this.#capacity - 1);
    }
    throw new Error("The table of references is full");
  }

  #grow(): void {
    const [digests, lines] = [this.#digests, this.#lines];
    this.#capacity *= 2;
    this.#digests = new BigUint64Array(this.#capacity);
    this.#lines = new Uint32Array(this.#capacity);
    digests.forEach((digest, index) => {
      if (digest === 0n) return;
      const slot = this.#slotOf(digest);
      this.#digests[slot] = digest;
      this.#lines[slot] = lines[index] ?? 0;
    });
  }
}

/** Zero marks a free slot. */
function digestOf(reference: string): bigint {
  return BigInt(`0x${hash("sha1", reference, "hex").slice(0, 16)}`) || 1n;
}
