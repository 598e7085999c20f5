import { createHash } from "node:crypto";
import { Readable } from "node:stream";

const lineEnd = 0x0a;

/** Counts rows as COPY writes them, one a line, and makes their digest. */
export class RowCounter {
  rows = 0;
  readonly #hash = createHash("sha256");

  add(bytes: Buffer): void {
    this.#hash.update(bytes);
    for (const byte of bytes) if (byte === lineEnd) this.rows += 1;
  }

  /** Ends it. */
  digest(): string {
    return this.#hash.digest("hex");
  }
}

/**
 * What a COPY writes, to its end. The driver (postgres.js 3.4.9) stops its socket where the reader is slower, and where
 * the end has come meanwhile it never lets it go on: the next query would wait for ever.
 */
export async function* rowsOf(copied: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of copied) yield chunk as Buffer;
  copied._read(0);
}

/** The same bytes in pieces of about so many: an archive must know how long an entry is before it begins. */
export async function* inPieces(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Bytes as the Web's streams have them, which age takes. */
export function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
}

/** And back: Node reads them as it reads its own. */
export const bytesOf = (stream: ReadableStream<Uint8Array>) => stream as unknown as AsyncIterable<Uint8Array>;
