const chunkSize = 0x10000;
/** A reference is preceded by how many bytes it has. */
const lengthBytes = 2;

/**
 * References of listings as bytes, one after the other: a million texts as objects of their own take three times as much.
 * None is ever taken out; an index that is made anew has those that it needs.
 */
export class References {
  readonly #chunks: Buffer[] = [];
  /** Of the last chunk, up to where it is written. */
  #end = chunkSize;

  /** @returns where it stands. @throws for one that is longer than a chunk */
  add(reference: string): number {
    const length = Buffer.byteLength(reference);
    if (length + lengthBytes > chunkSize) throw new RangeError(`A reference of ${length} bytes`);
    if (this.#end + lengthBytes + length > chunkSize) {
      this.#chunks.push(Buffer.allocUnsafeSlow(chunkSize));
      this.#end = 0;
    }
    const chunk = this.#chunks.at(-1)!;
    const start = this.#end;
    chunk.writeUInt16LE(length, start);
    chunk.write(reference, start + lengthBytes);
    this.#end = start + lengthBytes + length;
    return (this.#chunks.length - 1) * chunkSize + start;
  }

  at(position: number): string {
    const { chunk, start, end } = this.#find(position);
    return chunk.toString("utf8", start, end);
  }

  /** Which comes first, by their code points. */
  compare(one: number, other: number): number {
    const [a, b] = [this.#find(one), this.#find(other)];
    return a.chunk.compare(b.chunk, b.start, b.end, a.start, a.end);
  }

  #find(position: number): { chunk: Buffer; start: number; end: number } {
    const chunk = this.#chunks[Math.floor(position / chunkSize)]!;
    const start = (position % chunkSize) + lengthBytes;
    return { chunk, start, end: start + chunk.readUInt16LE(start - lengthBytes) };
  }
}
