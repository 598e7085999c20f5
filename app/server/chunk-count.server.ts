const lineFeed = 0x0a;

/** Chunks that a body may always consist of. */
const always = 64;
/** Bytes that each chunk beyond them brings on average: programs send kilobytes, and browsers no chunks at all. */
const fewestBytes = 128;

/**
 * Follows a body that comes in chunks, only to count them: the parser takes about as long for a chunk of one byte as for one
 * of a kilobyte. It need not agree with the parser about what is broken: lines that are no size count as chunks without
 * bytes, and so do the lines after the last chunk.
 */
export class ChunkCount {
  #chunks = 0;
  #bytes = 0;
  /** Bytes of the present chunk that are still to come, with the end of its line. */
  #left = 0;
  #size = 0;
  #isSize = true;

  /** Counts what comes next. @returns whether the chunks so far are large enough */
  takes(piece: Buffer): boolean {
    for (let index = 0; index < piece.length; ) {
      if (this.#left > 0) {
        const step = Math.min(this.#left, piece.length - index);
        this.#left -= step;
        index += step;
      } else this.#readSize(piece[index++]!);
    }
    return this.#chunks <= always + this.#bytes / fewestBytes;
  }

  #readSize(byte: number): void {
    if (byte === lineFeed) {
      this.#chunks++;
      this.#bytes += this.#size;
      this.#left = this.#size > 0 ? this.#size + "\r\n".length : 0;
      this.#size = 0;
      this.#isSize = true;
      return;
    }
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    // What follows the digits is an extension, or the line's end.
    this.#isSize &&= !Number.isNaN(digit);
    if (this.#isSize) this.#size = this.#size * 16 + digit;
  }
}
