/** Words before a reference. */
const label = /^(?:ref(?:erence|erentie)?|réf(?:érence)?|nr|no|n°|id)?\s*[.:#]?\s*/iu;

/**
 * The references that a sentence may consist of, in lower case as they are stored: `QB-000123`, `qb 000123`, `QB000123`,
 * `ref. QB-000123`. Whether there is such a listing, the database knows.
 * @returns none for what has no digit, or looks like a figure or a postcode
 */
export function referencesIn(sentence: string): string[] {
  const written = sentence.trim().replace(label, "").toLowerCase();
  if (!/^[a-z0-9][a-z0-9._ -]{2,63}$/.test(written) || !/\d{2}/.test(written)) return [];
  if (!/[a-z]/.test(written) && !/^\d{5,}$/.test(written)) return [];
  const words = written.split(" ").filter(Boolean);
  if (words.length > 3) return [];
  const parted = words.join("").replace(/^([a-z]+)(\d+)$/, "$1-$2");
  return [...new Set([words.join("-"), words.join(""), parted])];
}
