import { FeedUnreadableError } from "./open-feed.server.ts";

/** Of one feed; the site is made for a million listings. */
const maxLines = 5_000_000;

/** Characters; a longer line is refused. The longest good listing stays far below. */
export const maxLineLength = 1_000_000;

/** A UTF-16 unit takes at most three bytes of UTF-8: so many are enough to know that a line is too long. */
const maxBytes = 3 * (maxLineLength + 1);
const lineEnd = 0x0a;

/**
 * Cuts a stream of UTF-8 into lines, in flat memory: of a line that is too long only its beginning is kept, longer than
 * {@link maxLineLength}. Line ends may be those of Windows; a byte order mark is left out.
 * @throws FeedUnreadableError from a stream of more than so many lines
 */
export async function* readFeedLines(chunks: AsyncIterable<Buffer>, mostLines = maxLines): AsyncGenerator<string> {
  let lines = 0;
  let parts: Buffer[] = [];
  let bytes = 0;
  let first = true;

  const keep = (part: Buffer) => {
    if (bytes >= maxBytes || part.length === 0) return;
    const fitting = part.subarray(0, maxBytes - bytes);
    parts.push(fitting);
    bytes += fitting.length;
  };
  const take = () => {
    if (++lines > mostLines) {
      throw new FeedUnreadableError(`The feed has more than ${mostLines} lines. Send it in several files.`);
    }
    const line = (parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)).toString("utf8");
    const start = first && line.startsWith("\ufeff") ? 1 : 0;
    parts = [];
    bytes = 0;
    first = false;
    return line.slice(start, line.endsWith("\r") ? -1 : undefined);
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end >= start; end = chunk.indexOf(lineEnd, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (bytes > 0) yield take();
}
