/** Characters: what is longer is no word that anybody writes again, and none is kept. */
const longestKept = 40;

/**
 * A function of a word that remembers what it found for the words it was asked lately: the words of sentences are the same
 * few thousand over and over.
 * @param most how many words are kept; beyond them it begins anew
 * @param find gives the same for the same word
 */
export function remembering<Found>(most: number, find: (word: string) => Found): (word: string) => Found {
  let kept = new Map<string, Found>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined || kept.has(word)) return known as Found;
    const found = find(word);
    if (word.length > longestKept) return found;
    if (kept.size >= most) kept = new Map();
    kept.set(word, found);
    return found;
  };
}
