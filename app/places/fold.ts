/** Folded already, as most words are typed. */
const plain = /^[a-z\d]+$/;

/** Only to be written in small letters. */
const unaccented = /^[A-Za-z\d]+$/;

/** Characters that have no mark and open into no others: those of typewriters. */
// oxlint-disable-next-line no-control-regex -- whatever has no accent
const unmarked = /^[\u0000-\u007f]*$/;

/**
 * How names are compared: lower case, without accents, ligatures opened, anything but letters and digits a single space.
 * `Braine-l'Alleud` and `braine l alleud` fold to the same.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text;
  if (unaccented.test(text)) return text.toLowerCase();
  if (unmarked.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, " ")
      .trim();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A name as a path segment: folded, with dashes. */
export function slugify(text: string): string {
  return fold(text).replaceAll(" ", "-");
}
