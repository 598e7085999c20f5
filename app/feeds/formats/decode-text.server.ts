import { FeedUnreadableError } from "./open-feed.server.ts";

/** What feeds are written in. Browsers and mail programs read ISO-8859-1 as Windows-1252, and so do we. */
const encodings = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["us-ascii", "utf-8"],
  ["ascii", "utf-8"],
  ["iso-8859-1", "windows-1252"],
  ["iso8859-1", "windows-1252"],
  ["iso_8859-1", "windows-1252"],
  ["latin1", "windows-1252"],
  ["latin-1", "windows-1252"],
  ["iso-8859-15", "iso-8859-15"],
  ["windows-1252", "windows-1252"],
  ["cp1252", "windows-1252"],
]);

/** An XML declaration stands at the very start and is short. */
const declaration = /^<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([^"']{1,40})["']/;

/**
 * Decodes a text by its byte order mark, else by the encoding that its XML declaration names, else by the one that
 * `expected` says. Bytes that the encoding has no character for become U+FFFD, which the listing format refuses.
 * @param expected of a text that does not tell its encoding
 * @throws FeedUnreadableError for an encoding that no feed is read in
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>, expected = "utf-8"): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk, expected));
    const text = decoder.decode(chunk, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder?.decode() ?? "";
  if (rest !== "") yield rest;
}

function encodingOf(start: Buffer, expected: string): string {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return "utf-8";
  const named = declaration.exec(start.subarray(0, 300).toString("latin1"))?.[1] ?? expected;
  const encoding = encodings.get(named.toLowerCase());
  if (encoding === undefined) {
    throw new FeedUnreadableError(`The feed is in ${named.slice(0, 40)}. Send it as UTF-8, ISO-8859-1 or Windows-1252`);
  }
  return encoding;
}
