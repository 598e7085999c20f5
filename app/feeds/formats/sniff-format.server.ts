import { FeedUnreadableError } from "./open-feed.server.ts";

const feedFormats = ["json-lines", "openimmo", "kyero", "csv"] as const;
export type FeedFormat = (typeof feedFormats)[number];

export function isFeedFormat(value: unknown): value is FeedFormat {
  return feedFormats.some((format) => format === value);
}

/** The first element of a document that is neither declaration nor comment. */
const rootElement = /^(?:\s|<\?[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>[]*>)*<(?:[\w.-]+:)?([\w.-]+)/;

/**
 * What a feed is by how it begins. What is no XML is a table where there is a mapping for it, and lines of JSON otherwise.
 * @throws FeedUnreadableError for XML of another format
 */
export function sniffFormat(start: Buffer, hasMapping: boolean): FeedFormat {
  const text = start
    .subarray(0, 8_192)
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "");
  if (!/^\s*</.test(text)) return hasMapping ? "csv" : "json-lines";
  const root = rootElement.exec(text)?.[1]?.toLowerCase();
  if (root === "openimmo") return "openimmo";
  if ((root === "root" || root === "kyero" || root === "properties") && /<(?:kyero|property)\b/i.test(text))
    return "kyero";
  const what = root === undefined ? "" : `: its first element is ${root.slice(0, 60)}`;
  throw new FeedUnreadableError(`The feed is XML, and neither OpenImmo nor Kyero${what}`);
}
