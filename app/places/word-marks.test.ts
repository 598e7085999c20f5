import { expect, test } from "vitest";
import { markOf, marksOf, mayHave } from "./word-marks.ts";

const words = ["gare", "de", "schuman", "straße", "東京", ""];

test("every word of a list may be in it", () => {
  const marks = marksOf(words, 64);
  for (const word of words) expect(mayHave(marks, markOf(word))).toBe(true);
});

test("most others are told to be in none", () => {
  const marks = marksOf(words, 64);
  const others = Array.from({ length: 1_000 }, (_, at) => `word${at}`);
  const passed = others.filter((word) => mayHave(marks, markOf(word)));
  expect(passed.length).toBeLessThan(200);
});
