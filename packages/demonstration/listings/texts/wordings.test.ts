import { describe, expect, test } from "vitest";
import { countWords, filled, follows, sentencesOf, takeApart, unsaid } from "./wordings.ts";

const texts = [
  "Viewings by appointment.",
  "3 bedrooms",
  "1,250 m² from 1.5 to 12\u202f500 and 3\u00a0400, 7.",
  "Classe A : 120 kWh/m², 3/6/9.",
  "Built in 1998. Renovated in 2015? Yes, 4. of 5",
  "12. 13 and 14,",
  "",
];

describe("a text as a pattern with its figures", () => {
  test("takes figures with their separators, but no stop or comma behind them", () => {
    expect(takeApart("1,250 m² in 12\u202f500 lots, from 2027.")).toEqual({
      pattern: "# m² in # lots, from #.",
      figures: ["1,250", "12\u202f500", "2027"],
    });
  });

  test.each(texts)("comes back as it was: %j", (text) => {
    const { pattern, figures } = takeApart(text);
    expect(pattern).toBe(text.replace(/\d+(?:[.,\u202f\u00a0]\d+)*/g, "#"));
    expect(filled(pattern, figures)).toBe(text);
  });

  test("takes figures of another phrasing in their order, and as many as it has signs for", () => {
    expect(filled("From #, # desks.", ["2027", "14", "3"])).toBe("From 2027, 14 desks.");
    expect(filled("Free now.", ["2027"])).toBe("Free now.");
  });
});

test("sentences end where a capital or a figure follows a stop, and nowhere else", () => {
  expect(sentencesOf("Built in 1998. Renovated! 12 units, e.g. for offices.")).toEqual([
    "Built in #.",
    "Renovated!",
    "# units, e.g. for offices.",
  ]);
  expect(sentencesOf("No stop at 5")).toEqual(["No stop at #"]);
});

test("spaces that do not break part no words", () => {
  expect([countWords(""), countWords("One"), countWords("Three rooms, 12\u00a0m²")]).toEqual([0, 1, 3]);
});

test("a wording stands by itself only where the one before it has ended and it begins as sentences do", () => {
  const [closed, open] = [
    { ...unsaid, begins: true, ends: true },
    { ...unsaid, begins: false, ends: false },
  ];
  expect([follows(closed, closed), follows(closed, open), follows(open, closed)]).toEqual([true, false, false]);
});
