import { open } from "node:fs/promises";
import path from "node:path";
import { settings } from "#app/settings/settings.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readFeedLines } from "./formats/feed-lines.server.ts";
import type { FeedRecord, FeedScope } from "./formats/feed-record.ts";
import { readCsvMapping } from "./formats/csv/csv-mapping.server.ts";
import { readCsv } from "./formats/csv/read-csv.server.ts";
import { decodeText } from "./formats/decode-text.server.ts";
import { readJsonLines } from "./formats/json-lines/read-json-lines.server.ts";
import { readKyero } from "./formats/kyero/read-kyero.server.ts";
import type { SourceAdvertiser } from "./formats/mapped-listing.ts";
import { readOpenImmo } from "./formats/openimmo/read-openimmo.server.ts";
import { sniffFormat, type FeedFormat } from "./formats/sniff-format.server.ts";
import { openArchive } from "./open-archive.server.ts";
import { FeedNotGivenError, FeedUnreadableError, openFeed, zipStart } from "./formats/open-feed.server.ts";

export interface SourceOptions {
  /** Absent: what the content looks like. */
  format?: FeedFormat;
  /** The mapping file of a table. */
  mapping?: string;
  /** Of texts whose language the source does not tell. */
  language?: Language;
  /** What the source leaves out is no longer on offer; absent: as the source says. */
  full?: boolean;
  /** The content of a file that is still being written; absent: what lies in the file. */
  chunks?: AsyncIterable<Buffer>;
  /** Whose the file is, and what is known of them; formats other than the product's own are read for one advertiser. */
  advertiser?: SourceAdvertiser;
}

export interface OpenSource {
  format: FeedFormat;
  records: AsyncIterable<FeedRecord>;
  /** Known once all records were read; undefined where neither the source nor the caller says it. */
  scope: () => FeedScope | undefined;
  /** Where pictures given as paths are looked for; undefined for a pipe. */
  baseDirectory: string | undefined;
  /** Bytes of the feed as it lies in its file; undefined for a pipe. */
  size: number | undefined;
  bytesRead: () => number;
  close: () => Promise<void>;
}

/**
 * Opens a feed of any format, plain, gzipped or, with its pictures, in a zip archive; standard input for `-`.
 * @throws FeedUnreadableError at once, and from `records` when the file turns out to be damaged
 */
export async function openSource(file: string, options: SourceOptions = {}): Promise<OpenSource> {
  const archive = (await isArchive(file)) ? await openArchive(file, path.join(settings.DATA_DIR, "feeds")) : undefined;
  let leaveFeed = async () => {};
  // Whoever wants no more of it leaves the file open otherwise.
  const close = async () => {
    await leaveFeed();
    await archive?.remove();
  };
  try {
    const feed = archive?.file ?? file;
    const { chunks, size, bytesRead } = options.chunks
      ? { chunks: options.chunks, size: undefined, bytesRead: () => 0 }
      : await openFeed(feed);
    const { start, whole, leave } = await peek(chunks);
    leaveFeed = leave;
    const baseDirectory = file === "-" ? undefined : path.dirname(feed);
    const { format, records, scope } = await read(start, whole, options);
    const said = options.full ? () => "full" as const : scope;
    return { format, records, scope: said, baseDirectory, size, bytesRead, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function read(start: Buffer, whole: AsyncIterable<Buffer>, options: SourceOptions) {
  const format = options.format ?? sniffFormat(start, options.mapping !== undefined);
  return { format, ...recordsOf(format, whole, options) };
}

function recordsOf(
  format: FeedFormat,
  chunks: AsyncIterable<Buffer>,
  { mapping: mappingFile, language, advertiser }: SourceOptions,
): Pick<OpenSource, "records" | "scope"> {
  if (format === "json-lines") return { records: readJsonLines(readFeedLines(chunks)), scope: () => undefined };
  if (!advertiser) {
    throw new FeedNotGivenError(
      `A feed in the format ${format} is one advertiser's, and nothing in it proves whose: say --from ADVERTISER`,
    );
  }
  const context = { advertiser, language };
  if (format === "openimmo") return readOpenImmo(decodeText(chunks), context);
  if (format === "kyero") return { records: readKyero(decodeText(chunks), context), scope: () => "full" };
  if (mappingFile === undefined)
    throw new FeedUnreadableError("A table needs a mapping of its columns: --mapping FILE");
  const mapping = readCsvMapping(mappingFile);
  return { records: readCsv(decodeText(chunks, mapping.encoding), mapping, context), scope: () => mapping.scope };
}

async function isArchive(file: string): Promise<boolean> {
  if (file === "-") return false;
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.subarray(0, bytesRead).toString("latin1") === zipStart;
    } finally {
      await handle.close();
    }
  } catch {
    // Whatever keeps it from being read is told in a sentence when it is opened as a feed.
    return false;
  }
}

/** The first piece of a stream, the stream with it, and how to leave it unread. */
async function peek(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const whole = async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  const leave = async () => {
    await iterator.return?.();
  };
  return { start: first.done ? Buffer.alloc(0) : first.value, whole: whole(), leave };
}
