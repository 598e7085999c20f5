import { expect, test } from "vitest";
import { WrittenWords } from "./written-words.ts";

/** Where each word stands in one text, all with the same hash: the table tells them apart by their letters. */
const text = "gare gares gar";
const same = 7;

test("a word is found where it stands in a text, by all of its letters", () => {
  const words = new WrittenWords<number>(10);
  words.add("gare", same, 1);
  words.add("gares", same, 2);
  expect([words.find(text, 0, 4, same), words.find(text, 5, 10, same)]).toEqual([1, 2]);
  expect(words.find(text, 11, 14, same)).toBeUndefined();
  expect(words.find(text, 0, 4, same + 1)).toBeUndefined();
  expect(words.size).toBe(2);
  words.clear();
  expect([words.size, words.find(text, 0, 4, same)]).toEqual([0, undefined]);
});

test("words that share a hash on purpose are not all kept, and none is taken for another", () => {
  const words = new WrittenWords<number>(1_000);
  const written = Array.from({ length: 500 }, (_, index) => `word${index}`);
  for (const [index, word] of written.entries()) words.add(word, same, index);
  expect(words.size).toBeLessThan(50);
  for (const [index, word] of written.entries()) {
    expect([index, undefined]).toContain(words.find(word, 0, word.length, same));
  }
});
