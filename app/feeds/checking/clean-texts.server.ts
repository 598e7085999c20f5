import { convert } from "html-to-text";

/** Something that a browser would take for a tag or a character reference. */
const markup = /<\/?[a-z!][^<>]*>|&(?:[a-z]{2,10}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Of a record, what people write in words. */
const worded = ["title", "description"] as const;

/**
 * Makes plain text of the HTML that agencies put into titles and descriptions; what has no markup stays as it is.
 * Scripts, styles and pictures leave nothing, paragraphs and lists become lines, links their words.
 * @param record not checked yet
 */
export function cleanTexts(record: unknown): unknown {
  if (!isObject(record)) return record;
  let cleaned: Record<string, unknown> = record;
  for (const name of worded) {
    const texts = record[name];
    if (!isObject(texts) || !Object.values(texts).some((text) => typeof text === "string" && markup.test(text)))
      continue;
    const plain = Object.entries(texts).map(([language, text]) => [
      language,
      typeof text === "string" ? plainText(text) : text,
    ]);
    cleaned = { ...cleaned, [name]: Object.fromEntries(plain) as unknown };
  }
  return cleaned;
}

/** Characters; what is written on a page has a tenth of it. The check refuses what is still too long as plain text. */
const longest = 200_000;

/** The words of a text that may be HTML, with its paragraphs as lines. */
function plainText(text: string): string {
  if (!markup.test(text)) return text;
  if (text.length > longest || nestsDeeply(text)) return text.replace(/<[^<>]*>/g, " ");
  // Line ends of a text that is only sprinkled with tags are meant; in HTML they would be spaces.
  const paragraphed = /<(?:p|br|div|li|h\d)\b/i.test(text);
  return convert(paragraphed ? text : text.replace(/\r?\n/g, "<br>"), {
    wordwrap: false,
    limits: { maxInputLength: 1_000_000, maxDepth: 50, maxChildNodes: 10_000, ellipsis: "…" },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "script", format: "skip" },
      { selector: "style", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "h3", options: { uppercase: false } },
      { selector: "table", format: "block" },
      { selector: "ul", options: { itemPrefix: "- " } },
    ],
  }).replace(/\u00a0/g, " ");
}

/** Elements that others may follow without an end of their own, and those that never have one. */
const unended = new Set("p li td tr th dd dt option br img hr input wbr meta link".split(" "));
/** Elements open at once. Pages of agencies have some twenty; what a parser does for each tag grows with them. */
const deepest = 200;

/** Whether so many elements are never closed, or stand within each other, that no parser should be asked. */
function nestsDeeply(text: string): boolean {
  let depth = 0;
  for (const [, end, name = ""] of text.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (unended.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (end === "/" ? -1 : 1));
    if (depth > deepest) return true;
  }
  return false;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
