/**
 * A quick no to "does something begin with this word?": of a hundred lists asked about each word of a sentence hardly any
 * has it, and to look it up in each of them costs more than all else. One byte stands for all words whose marks are alike.
 */
export type Marks = Uint8Array;

/** A number that is the same for the same word. */
export function markOf(word: string): number {
  let mark = word.length;
  for (let at = 0; at < word.length; at++) mark = (Math.imul(mark, 31) + word.charCodeAt(at)) | 0;
  return mark ^ (mark >>> 16);
}

/** @param size a power of two, some ten times as many as there are words */
export function marksOf(words: Iterable<string>, size: number): Marks {
  const marks = new Uint8Array(size);
  for (const word of words) marks[markOf(word) & (size - 1)] = 1;
  return marks;
}

/** Whether a word of that mark may be among those of a list; false is sure. */
export const mayHave = (marks: Marks, mark: number): boolean => marks[mark & (marks.length - 1)] !== 0;
