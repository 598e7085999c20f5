import { expect, test } from "vitest";
import { markOf, NameMarks, severalWords } from "./word-marks.ts";

const names = ["gare", "de panne", "place schuman", "straße", "東京", "la hulpe sud"];
const marks = new NameMarks(names, 1 << 10);

test("every name may begin with its first two words, or be its only one", () => {
  for (const name of names) {
    const [first = 0, second] = name.split(" ").map(markOf);
    expect(second === undefined ? marks.mayBeAlone(first) : marks.mayBeginWith(first, second)).toBe(true);
  }
});

test("the first of two words is no name, nor does one go on otherwise", () => {
  expect(marks.mayBeAlone(markOf("de"))).toBe(false);
  expect(marks.mayBeginWith(markOf("de"), markOf("schuman"))).toBe(false);
  expect(marks.mayBeginWith(markOf("gare"), markOf("de"))).toBe(false);
});

test("most others are told to be none", () => {
  const others = Array.from({ length: 1_000 }, (_, at) => markOf(`word${at}`));
  expect(others.filter((mark) => marks.mayBeAlone(mark)).length).toBeLessThan(50);
  expect(others.filter((mark, at) => marks.mayBeginWith(mark, others[at - 1] ?? 1)).length).toBeLessThan(50);
});

test("what has several words may be anything", () => {
  expect(markOf("e commerce")).toBe(severalWords);
  expect(marks.mayBeAlone(severalWords)).toBe(true);
  expect(marks.mayBeginWith(markOf("de"), severalWords)).toBe(true);
});
