import { expect, test } from "vitest";
import { keepsNoMonths, marketHrefOf } from "./landing.server.ts";

const ixelles = { slugs: { en: "ixelles", fr: "ixelles", nl: "elsene" } };

test("a search leads to its market, and to all of them where it leaves its place or its deal open", () => {
  expect(marketHrefOf("office", "to-let", ixelles, "nl")).toBe("/nl/markt/elsene/kantoor/te-huur");
  expect(marketHrefOf("office", "to-let", undefined, "en")).toBe("/en/market");
  expect(marketHrefOf("warehouse", undefined, ixelles, "en")).toBe("/en/market");
  expect(marketHrefOf("office", "investment", ixelles, "en")).toBeUndefined();
  expect(marketHrefOf("co-working", "to-let", ixelles, "en")).toBeUndefined();
});

test("a market of which no months are kept is told to be of today alone, by its own name", () => {
  expect(keepsNoMonths("co-working", "to-let")).toBe("coworking");
  expect(keepsNoMonths("office", "investment")).toBe("investment");
  expect(keepsNoMonths("office", "to-let")).toBeUndefined();
  expect(keepsNoMonths("house", undefined)).toBeUndefined();
});
