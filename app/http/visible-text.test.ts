import { expect, test } from "vitest";
import { isVisible } from "./visible-text.ts";

test.each([
  "",
  " \u00a0\t\n",
  "\u200b",
  "\u00ad\u2060\ufeff",
  "\u3164",
  "\u115f\uffa0",
  "\u2800",
  "\u202e",
  "\u0007",
  "\ufe0f",
])("nothing shows of %j", (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(["a", "é", "1", "?", "…", "愛", "🏢", "\u200bа"])("%j shows", (text) => {
  expect(isVisible(text)).toBe(true);
});
