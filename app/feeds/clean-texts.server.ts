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

/** The words of a text that may be HTML, with its paragraphs as lines. */
function plainText(text: string): string {
  if (!markup.test(text)) return text;
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
