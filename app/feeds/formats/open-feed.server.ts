import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** A feed that cannot be read, or not to its end; the message is for the operator. */
export class FeedUnreadableError extends Error {}

/** There is no feed where one was asked for, or nobody said whose it is: whoever asked is told, and no import has failed. */
export class FeedNotGivenError extends FeedUnreadableError {}

/** What a feed may grow to when it is unzipped. Listings shrink to a tenth by gzip, equal lines to a thousandth. */
export interface UnzipLimits {
  /** Bytes, of every feed. */
  total: number;
  /** Bytes for each one that was read, once {@link free} are there. */
  ratio: number;
  free: number;
}

const usual: UnzipLimits = { total: 20_000_000_000, ratio: 200, free: 10_000_000 };

interface OpenFeed {
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
export async function openFeed(path: string, limits = usual): Promise<OpenFeed> {
  const { stream, size } = path === "-" ? { stream: process.stdin, size: undefined } : await openFile(path);
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const chunks = limited(path, unzipped(path, counted()), limits, () => bytes);
  return { chunks: withPath(path, chunks), size, bytesRead: () => bytes };
}

async function* limited(
  path: string,
  chunks: AsyncGenerator<Buffer>,
  limits: UnzipLimits,
  bytesRead: () => number,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limits.total) {
      throw new FeedUnreadableError(`${nameOf(path)} holds more than ${limits.total} bytes. Send it in several files.`);
    }
    if (bytes > limits.free && bytes > limits.ratio * bytesRead()) {
      const grown = `${nameOf(path)} grows to more than ${limits.ratio} times its size when it is unzipped`;
      throw new FeedUnreadableError(`${grown}, as no listings do. Send it unzipped if it is meant so.`);
    }
    yield chunk;
  }
}

async function openFile(path: string) {
  try {
    const file = await open(path);
    const status = await file.stat();
    if (status.isDirectory()) {
      await file.close();
      throw new FeedNotGivenError(`${path} is a directory`);
    }
    return {
      stream: file.createReadStream({ highWaterMark: 1 << 18 }),
      size: status.isFile() ? status.size : undefined,
    };
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function* unzipped(path: string, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const first = await chunks.next();
  if (first.done) return;
  const other = otherThanText(first.value);
  if (other) {
    await chunks.return(undefined);
    throw new FeedUnreadableError(`${nameOf(path)} ${other}`);
  }
  const whole = async function* () {
    try {
      yield first.value;
      yield* chunks;
    } finally {
      // Whoever wants no more than the first leaves the file open otherwise.
      await chunks.return(undefined);
    }
  };
  if (first.value[0] === 0x1f && first.value[1] === 0x8b) {
    // The pipeline ends the unzipper with the error, which the loop over it then throws.
    yield* pipeline(Readable.from(whole(), { objectMode: false }), createGunzip(), () => {}) as AsyncIterable<Buffer>;
  } else {
    yield* whole();
  }
}

/** How a zip archive begins. */
export const zipStart = "PK\u0003\u0004";

/** What a file is whose first bytes are neither text nor gzip; undefined when they are. */
function otherThanText(first: Buffer): string | undefined {
  if (first[0] === 0x1f && first[1] === 0x8b) return undefined;
  const start = first.subarray(0, 4).toString("latin1");
  if (start === zipStart) return "is a zip archive, which can only be read from a file";
  if (start.startsWith("\u00ff\u00fe") || start.startsWith("\u00fe\u00ff")) return "is UTF-16. Save it as UTF-8";
  return first.subarray(0, 4096).includes(0) ? "is no text but something else" : undefined;
}

/** Says of an error in reading which file it is about. */
async function* withPath(path: string, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
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
  const said = `${nameOf(path)} ${causes.get(code) ?? `cannot be read: ${String(error)}`}`;
  return new (code === "ENOENT" ? FeedNotGivenError : FeedUnreadableError)(said, { cause: error });
}

function nameOf(path: string): string {
  return path === "-" ? "Standard input" : path;
}
