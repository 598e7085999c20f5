import { expect, test } from "vitest";
import { formatList } from "./format-list.ts";

test("a list has no comma before its last name", () => {
  const names = ["Gent", "Brugge", "Aalst"];
  expect(formatList(names, "en")).toBe("Gent, Brugge and Aalst");
  expect(formatList(names, "fr")).toBe("Gent, Brugge et Aalst");
  expect(formatList(new Set(names), "nl")).toBe("Gent, Brugge en Aalst");
});
