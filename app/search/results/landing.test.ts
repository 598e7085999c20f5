import { expect, test } from "vitest";
import { marketHrefOf } from "./landing.server.ts";

const ixelles = { slugs: { en: "ixelles", fr: "ixelles", nl: "elsene" } };

test("a search leads to its market, and to all of them where it leaves its place or its deal open", () => {
  expect(marketHrefOf("office", "to-let", ixelles, "nl")).toBe("/nl/markt/elsene/kantoor/te-huur");
  expect(marketHrefOf("office", "to-let", undefined, "en")).toBe("/en/market");
  expect(marketHrefOf("warehouse", undefined, ixelles, "en")).toBe("/en/market");
  expect(marketHrefOf("office", "investment", ixelles, "en")).toBeUndefined();
  expect(marketHrefOf("co-working", "to-let", ixelles, "en")).toBeUndefined();
});
