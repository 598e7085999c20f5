/** Bytes that the parser gets at once while it reads heads, which mostly are shorter. */
const longestPiece = 4 * 1024;
/** Empty lines that end no head, as in a body sent in chunks, after which a piece holds a kilobyte. */
const mostEmptyLines = 64;
const shortestPiece = 1024;
const emptyLine = "\r\n\r\n";

/**
 * Where the pieces end in which a connection's bytes are given to the parser: at the first empty line, which ends a head, or
 * where a body of known length does. So nothing of a next request is in the piece that ends the one before.
 */
export class RequestPieces {
  /** Bytes of the body that are still to come, as far as its length was announced. */
  #bodyLeft = 0;
  #emptyLines = 0;
  /** What the parser got last, as far as an empty line may go on from there. */
  #tail = "";

  /** A head has been parsed. @param length bytes of its body, 0 where none was announced */
  beginBody(length: number): void {
    this.#bodyLeft = length;
    this.#emptyLines = 0;
  }

  /** How many of the bytes that wait are the next piece; they count as given. */
  endOfNext(waiting: Buffer): number {
    if (this.#bodyLeft > 0) {
      const end = Math.min(this.#bodyLeft, waiting.length);
      this.#bodyLeft -= end;
      return end;
    }
    const most = waiting.subarray(0, longestPiece).toString("latin1");
    // The line may have begun in the piece before.
    const text = this.#tail + most;
    const line = text.indexOf(emptyLine, this.#emptyLines < mostEmptyLines ? 0 : shortestPiece);
    if (line < 0) {
      this.#tail = text.slice(1 - emptyLine.length);
      return most.length;
    }
    const end = line + emptyLine.length - this.#tail.length;
    this.#tail = "";
    this.#emptyLines++;
    return end;
  }
}
