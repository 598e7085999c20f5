/** How alike two texts are, apart from the names and figures in them. */

/** Words in a row that count as the same wording. */
const shingle = 5;

/**
 * The wordings of a text: every five words in a row. A word with a capital letter, and a figure, counts as a blank, so
 * that a template is the same text whatever name it was filled with.
 * @param text a paragraph a line
 */
export function wordingsOf(text: string): Set<string> {
  const wordings = new Set<string>();
  for (const paragraph of text.split("\n")) {
    const words = (paragraph.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (/^[\p{Lu}\p{N}]/u.test(word) ? "·" : word));
    // Names of several words and figures with separators are one blank.
    const blanked = words.filter((word, index) => word !== "·" || words[index - 1] !== "·");
    for (let at = 0; at + shingle <= blanked.length; at++) wordings.add(blanked.slice(at, at + shingle).join(" "));
  }
  return wordings;
}

/** Two texts, and which part of the shorter one's wordings stands in the other, from 0 to 1. */
interface Likeness<Text> {
  a: Text;
  b: Text;
  shared: number;
}

/**
 * Compares each text with each other.
 * @returns the pairs that share more than `limit`, the most alike first
 */
export function findAlike<Text extends { text: string }>(texts: readonly Text[], limit: number): Likeness<Text>[] {
  const all = texts.map((text) => ({ text, wordings: wordingsOf(text.text) }));
  const alike: Likeness<Text>[] = [];
  for (const [index, a] of all.entries()) {
    for (const b of all.slice(index + 1)) {
      const [short, long] = a.wordings.size <= b.wordings.size ? [a.wordings, b.wordings] : [b.wordings, a.wordings];
      if (short.size === 0) continue;
      let common = 0;
      for (const wording of short) if (long.has(wording)) common += 1;
      const shared = common / short.size;
      if (shared > limit) alike.push({ a: a.text, b: b.text, shared });
    }
  }
  return alike.sort((a, b) => b.shared - a.shared);
}
