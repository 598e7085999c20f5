import { expect, test } from "vitest";
import { marketHrefOf } from "./landing.server.ts";

const ixelles = { slugs: { en: "ixelles", fr: "ixelles", nl: "elsene" } };

test("a search leads to its market, without a deal to that of its type, and to all of them where it names no place", () => {
  expect(marketHrefOf("office", "to-let", ixelles, "nl")).toBe("/nl/markt/elsene/kantoor/te-huur");
  expect(marketHrefOf("office", "to-let", undefined, "en")).toBe("/en/market");
  expect(marketHrefOf("warehouse", undefined, ixelles, "en")).toBe("/en/market/ixelles/warehouse");
  expect(marketHrefOf("office", undefined, ixelles, "fr")).toBe("/fr/marche/ixelles/bureau");
  expect(marketHrefOf("office", undefined, undefined, "fr")).toBe("/fr/marche");
  expect(marketHrefOf("office", "investment", ixelles, "nl")).toBe("/nl/markt/elsene/kantoor/investering");
  expect(marketHrefOf("co-working", "to-let", ixelles, "en")).toBeUndefined();
});
