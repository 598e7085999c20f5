/**
 * A quick no to "does something begin with this word?": of a hundred lists asked about a token, hardly any has it, and to
 * look a word up in each of them costs more than all else.
 */
const markCount = 1_024;

/** A number below {@link markCount} that is the same for the same word. */
export function markOf(word: string): number {
  let mark = word.length;
  for (let at = 0; at < word.length; at++) mark = (Math.imul(mark, 31) + word.charCodeAt(at)) | 0;
  return (mark ^ (mark >>> 10)) & (markCount - 1);
}

/** By mark, 1 where some word of a list has it: a word whose mark has 0 is not in the list. */
export function marksOf(words: Iterable<string>): Uint8Array {
  const marks = new Uint8Array(markCount);
  for (const word of words) marks[markOf(word)] = 1;
  return marks;
}
