import { FeedUnreadableError } from "./open-feed.server.ts";

const feedFormats = ["json-lines", "openimmo", "kyero", "csv"] as const;
export type FeedFormat = (typeof feedFormats)[number];

export function isFeedFormat(value: unknown): value is FeedFormat {
  return feedFormats.some((format) => format === value);
}

/** Bytes of a feed that tell what it is. */
const lookedAt = 8_192;

/** What may stand before the first element: it begins so, and ends with. */
const prolog = [
  ["<?", ">"],
  ["<!--", "-->"],
  ["<!DOCTYPE", ">"],
] as const;

/**
 * What a feed is by how it begins. What is no XML is a table where there is a mapping for it, and lines of JSON otherwise.
 * @throws FeedUnreadableError for XML of another format, and for text of which no line begins as JSON does
 */
export function sniffFormat(start: Buffer, hasMapping: boolean): FeedFormat {
  const text = start
    .subarray(0, lookedAt)
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "");
  if (!/^\s*</.test(text)) {
    if (hasMapping) return "csv";
    if (/^\s*\[\s*\{/.test(text)) {
      throw new FeedUnreadableError(
        "The feed is one JSON list: it has to be one object a line (jq -c '.[]' makes it so)",
      );
    }
    // One line that is damaged is refused by itself; a feed of nothing is one. Of a line longer than what is looked at,
    // nobody knows what follows.
    const lines = text.trim().split(/\r\n?|\n/);
    const isCut = start.length >= lookedAt && lines.length === 1;
    if (text.trim() === "" || isCut || lines.some((line) => /^\s*\{/.test(line))) return "json-lines";
    const first = text.trimStart().split("\n", 1)[0] ?? "";
    throw new FeedUnreadableError(
      /[;,\t|]/.test(first)
        ? "The feed looks like a table: say what its columns mean, with --mapping FILE"
        : "The feed is neither XML nor lines of JSON; a table needs a mapping of its columns, with --mapping FILE",
    );
  }
  const root = rootOf(text);
  if (root === "openimmo") return "openimmo";
  if ((root === "root" || root === "kyero" || root === "properties") && /<(?:kyero|property)\b/i.test(text))
    return "kyero";
  const what = root === undefined ? "" : `: its first element is ${root.slice(0, 60)}`;
  throw new FeedUnreadableError(`The feed is XML, and neither OpenImmo nor Kyero${what}`);
}

/**
 * The local name of a document's first element, in lower case; undefined where none begins. Step by step: as one pattern, it
 * would try every way in which comments can be told from each other.
 */
function rootOf(text: string): string | undefined {
  let rest = text.trimStart();
  for (let passes = 0; passes < mostPassed; passes++) {
    const passed = prolog.find(([begins]) => rest.startsWith(begins));
    if (!passed) return /^<(?:[\w.-]+:)?([\w.-]+)/.exec(rest)?.[1]?.toLowerCase();
    const [begins, ends] = passed;
    const at = rest.indexOf(ends, begins.length);
    if (at < 0) return undefined;
    rest = rest.slice(at + ends.length).trimStart();
  }
  return undefined;
}

/** Comments and instructions before the first element: no more have room in what is looked at. */
const mostPassed = 4_096;
