import { expect, test } from "vitest";
import { readNumberPhrase } from "./reading/number-phrases.ts";

test.each<[string, number, number]>([
  ["mille deux cents euros", 1_200, 3],
  ["deux mille cinq cents", 2_500, 4],
  ["trois cent mille", 300_000, 3],
  ["mille quatre vingt dix neuf", 1_099, 5],
  ["cent soixante quinze m2", 175, 3],
  ["two hundred and fifty thousand", 250_000, 5],
  ["twelve hundred euros", 1_200, 2],
  ["one thousand three hundred", 1_300, 4],
  ["twaalfhonderd euro", 1_200, 1],
  ["driehonderdduizend", 300_000, 1],
  ["achthonderdvijfentachtig", 885, 1],
  ["duizend vijfhonderd", 1_500, 2],
  ["septante cinq metres", 75, 2],
  ["vijfenzeventig", 75, 1],
  ["eighty five sqm", 85, 2],
  ["quatre vingts m2", 80, 2],
  ["tweehonderd vijftig vierkante meter", 250, 2],
])("%s is a number", (sentence, value, length) => {
  expect(readNumberPhrase(sentence.split(" "), 0)).toEqual({ value, length });
});

test.each(["two three", "cent", "mille", "deux", "vijftig", "quatre bras", "honderdvoudig", "duizendpoot", "en", ""])(
  "%s is none",
  (sentence) => {
    expect(readNumberPhrase(sentence.split(" "), 0)).toBeUndefined();
  },
);

test("a number ends where a number can't go on", () => {
  expect(readNumberPhrase("cent vingt trente".split(" "), 0)).toEqual({ value: 120, length: 2 });
  expect(readNumberPhrase("deux mille et une nuit".split(" "), 0)).toEqual({ value: 2_001, length: 4 });
});
