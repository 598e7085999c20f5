import fc from "fast-check";
import { expect, test } from "vitest";
import { isAlike, typingErrors } from "./typing-errors.ts";

test.each([
  ["antwerpen", "antwerpen", 0, "the same"],
  ["antwerpn", "antwerpen", 1, "a letter left out"],
  ["antwerpeen", "antwerpen", 1, "a letter too many"],
  ["antwarpen", "antwerpen", 1, "another letter"],
  ["atnwerpen", "antwerpen", 1, "two neighbours exchanged"],
  ["braine lalleud", "braine l alleud", 1, "a space left out"],
  ["brusel", "brussels", 2, "two letters left out"],
  ["", "as", 2, "nothing written"],
  ["gent", "antwerpen", 3, "more than the limit"],
  ["abcdef", "fedcba", 3, "more than the limit"],
])("from %s to %s: %i, %s", (written, meant, errors) => {
  expect(typingErrors(written, meant, 2)).toBe(errors);
});

test("does not depend on which of the two was written", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(fc.property(word, word, (a, b) => typingErrors(a, b, 2) === typingErrors(b, a, 2)));
});

test.each([
  ["schum", "schuman", 0, true],
  ["antwarp", "antwerpen", 1, true],
  ["shuman", "humain", 1, false],
  ["schum", "schoos", 0, false],
])("%s may be %s with %i errors: %s", (written, name, most, expected) => {
  expect(isAlike(written, name, most)).toBe(expected);
});
