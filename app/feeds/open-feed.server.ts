import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** A feed that cannot be read, or not to its end; the message is for the operator. */
export class FeedUnreadableError extends Error {}

export interface OpenFeed {
  /** What is in it, unzipped. */
  chunks: AsyncIterable<Buffer>;
  /** Bytes as they lie in the file; undefined for a pipe. */
  size: number | undefined;
  /** Bytes of `size` that were read so far. */
  bytesRead: () => number;
}

/**
 * Opens a feed file, or standard input for `-`. What is gzipped is known by its first bytes, whatever its name.
 * @throws FeedUnreadableError at once, and from `chunks` when the file turns out to be damaged
 */
export async function openFeed(path: string): Promise<OpenFeed> {
  const { stream, size } = path === "-" ? { stream: process.stdin, size: undefined } : await openFile(path);
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  return { chunks: told(path, unzipped(counted())), size, bytesRead: () => bytes };
}

async function openFile(path: string) {
  try {
    const file = await open(path);
    const status = await file.stat();
    if (status.isDirectory()) {
      await file.close();
      throw new FeedUnreadableError(`${path} is a directory`);
    }
    return {
      stream: file.createReadStream({ highWaterMark: 1 << 18 }),
      size: status.isFile() ? status.size : undefined,
    };
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function* unzipped(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const first = await chunks.next();
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    yield* chunks;
  };
  if (first.value[0] === 0x1f && first.value[1] === 0x8b) {
    // The pipeline ends the unzipper with the error, which the loop over it then throws.
    yield* pipeline(Readable.from(whole(), { objectMode: false }), createGunzip(), () => {}) as AsyncIterable<Buffer>;
  } else {
    yield* whole();
  }
}

/** Says of an error in reading which file it is about. */
async function* told(path: string, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw unreadable(path, error);
  }
}

const causes = new Map(
  Object.entries({
    ENOENT: "does not exist",
    EACCES: "may not be read by this user",
    Z_BUF_ERROR: "ends before its gzip data does: it was cut short",
    Z_DATA_ERROR: "is damaged: its gzip data does not add up",
  }),
);

function unreadable(path: string, error: unknown): FeedUnreadableError {
  if (error instanceof FeedUnreadableError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const name = path === "-" ? "Standard input" : path;
  return new FeedUnreadableError(`${name} ${causes.get(code) ?? `cannot be read: ${String(error)}`}`, { cause: error });
}
