/** Words kept where nobody says how many: about as many as all sentences of a day have that are understood no other way. */
const usual = 4_096;

/** Characters: what is longer is no word that anybody writes again, and none is kept. */
const longestKept = 64;

/**
 * A function of a word that remembers what it found for the words it was asked lately: the words of sentences are the same
 * few thousand over and over.
 * @param find gives the same for the same word
 * @param most how many words are kept; beyond them it begins anew
 */
export function remembering<Found>(find: (word: string) => Found, most = usual): (word: string) => Found {
  let kept = new Map<string, { found: Found }>();
  return (word) => {
    const known = kept.get(word);
    if (known) return known.found;
    const found = find(word);
    if (word.length > longestKept) return found;
    if (kept.size >= most) kept = new Map();
    kept.set(word, { found });
    return found;
  };
}
