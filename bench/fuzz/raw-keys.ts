import en from "#app/i18n/locales/en/index.ts";
import mail from "#app/i18n/locales/en/mail.ts";

/** Every key of a tree of texts, `listing.card.lift`; of plurals the key that is asked for. */
function keysOf(texts: object, above = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? keysOf(value, `${above}${key}.`)
      : [above + key.replace(/_(?:zero|one|two|few|many|other)$/, "")],
  );
}

const known = new Set([...keysOf(en), ...keysOf(mail)]);
/** Where keys stand: what hangs below one of these is a key, or would be one if it were written down. */
const branches = new Set(
  [...known].map((key) => key.slice(0, key.lastIndexOf("."))).filter((key) => key.includes(".")),
);

/** Keys of texts that a page shows instead of the texts. @param texts what is visible of it */
export function findRawKeys(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(/[a-z][\w-]*(?:\.[\w-]+)+/gi) ?? []);
  return [...new Set(found.filter(isKey))];
}

function isKey(word: string): boolean {
  return known.has(word) || branches.has(word) || branches.has(word.slice(0, word.lastIndexOf(".")));
}

/** What a person reads or hears of a page: text, and the attributes that are read out or shown. */
export function visibleTexts(html: string): string[] {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, "").replace(/<!--[\s\S]*?-->/g, "");
  const attributes = [...body.matchAll(/\s(?:alt|title|aria-label|placeholder|content|label)="([^"]*)"/gi)];
  return [...body.replace(/<[^>]*>/g, "\n").split("\n"), ...attributes.map(([, value = ""]) => value)]
    .map((text) => text.trim())
    .filter(Boolean);
}
