import { randomBytes } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { brotliDecompressSync, constants, createBrotliCompress, type BrotliCompress } from "node:zlib";
import { fillSlots, type WithSlots } from "./document-slots.server.ts";

/** As pages that are sent many times (encode-body.server.ts). */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** What stands before the next bytes, two of them, is what Brotli expects them by: they are sent as they are, with the slot. */
const context = 2;

/**
 * Bytes with slots, compressed around them: filled, the outcome is Brotli of the bytes filled with the same. What fills a slot
 * stands uncompressed, in a block of its own (RFC 7932, 9.2), so that nothing is compressed anew for it.
 *
 * The slots are compressed as noise, which no other text of a page refers to and which refers to none; then the blocks that
 * hold it are left out. It is read back once, filled with something else: what holds for that holds for everything.
 * @param lengths in bytes, of what fills each slot: always the same
 * @returns undefined where it can't be read back
 */
export async function compressAround(page: WithSlots, lengths: readonly number[]): Promise<WithSlots | undefined> {
  const compressed = await compressParts(page, lengths);
  const other = lengths.map((length) => randomBytes(length).toString("hex").slice(0, length));
  const expected = fillSlots(page, other);
  return readBack(fillSlots(compressed, other))?.equals(expected) ? compressed : undefined;
}

function readBack(bytes: Buffer): Buffer | undefined {
  try {
    return brotliDecompressSync(bytes);
  } catch {
    return undefined;
  }
}

async function compressParts(page: WithSlots, lengths: readonly number[]): Promise<WithSlots> {
  const write = writerTo(createBrotliCompress({ params }));
  const pieces: (Buffer | number)[] = [];
  // What is sent as it is before the next piece that is compressed.
  let before = Buffer.alloc(0);
  for (const [at, piece] of page.entries()) {
    if (typeof piece === "number") {
      const after = (page[at + 1] as Buffer).subarray(0, context);
      const length = lengths[piece]! + after.length;
      pieces[pieces.length - 1] = Buffer.concat([pieces.at(-1) as Buffer, rawBlock(length)]);
      pieces.push(piece);
      await write(Buffer.concat([noise(lengths[piece]!), after]));
      before = Buffer.from(after);
    } else {
      pieces.push(Buffer.concat([before, await write(piece.subarray(before.length), at === page.length - 1)]));
    }
  }
  return pieces;
}

/** Writes bytes, and gives what they are compressed to, up to the next whole byte. */
function writerTo(stream: BrotliCompress): (bytes: Buffer, isLast?: boolean) => Promise<Buffer> {
  let given: Buffer[] = [];
  stream.on("data", (bytes: Buffer) => given.push(bytes));
  return async (bytes, isLast = false) => {
    given = [];
    await new Promise<void>((resolve, reject) => {
      stream.once("error", reject);
      if (isLast) stream.once("end", resolve).end(bytes);
      else {
        stream.write(bytes);
        stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
      }
    });
    // Whatever has been flushed is given by then.
    await turn();
    return Buffer.concat(given);
  };
}

/** The beginning of a block that holds bytes as they are: not the last one, its length less one in 16 bits, uncompressed. */
function rawBlock(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}

/** Bytes of which a page has none, in no order that comes again. */
const foreign = [...Array.from({ length: 8 }, (_, at) => at + 1), ...Array.from({ length: 18 }, (_, at) => at + 14)];
const noise = (length: number): Buffer =>
  Buffer.from(randomBytes(length).map((byte) => foreign[byte % foreign.length]!));
