import { expect, test } from "vitest";
import { freeText } from "./free-text.ts";

test.each([
  ["a line break and two spaces are one space", "office\n  Ghent", "office Ghent"],
  ["marks that turn the direction of writing", "\u202eoffice", "office"],
  ["what is copied with a mark without width in a word", "off\u200bice\ufeff Ghent", "office Ghent"],
  ["half a character", "office \ud800", "office"],
])("a text is kept as it reads: %s", (_, typed, kept) => {
  expect(freeText(typed)).toBe(kept);
});

test("of what nobody sees nothing is kept", () => {
  expect(freeText("\u200b\u2060 \ufeff")).toBeUndefined();
});
