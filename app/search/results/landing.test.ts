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

test("a market of which no months are kept is told to be of today alone", () => {
  expect(keepsNoMonths("co-working", "to-let")).toBe(true);
  expect(keepsNoMonths("office", "investment")).toBe(true);
  expect(keepsNoMonths("office", "to-let")).toBe(false);
  expect(keepsNoMonths("house", undefined)).toBe(false);
});
