import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { marketInWords, medianAmong } from "./market-words.ts";

test("a market of too few prices has figures, and none of them is a median to be explained", () => {
  const inWords = (figures: Parameters<typeof marketInWords>[0]) =>
    marketInWords(figures, { transaction: "to-let", type: "office" }, "en", textsIn("en"));
  expect(medianAmong(inWords({ count: 2, smallest: 80, largest: 300 }))).toBeUndefined();
  expect(medianAmong(inWords({ count: 12, medianRent: 200, smallest: 80, largest: 300 }))?.value).toBe("€200");
});

test("who invests reads what a square metre is asked for, and what it yields, before sizes", () => {
  const words = marketInWords(
    { count: 12, medianPricePerSquareMetre: 2_450, medianYield: 5.2, smallest: 80, largest: 300 },
    { invest: true, type: "bloc-sales" },
    "nl",
    textsIn("nl"),
  );
  expect(words.slice(1, 3)).toEqual([
    { value: "€\u00a02.450", unit: "/m²", label: "mediane vraagprijs" },
    { value: "5,2\u00a0%", label: "mediaan brutorendement" },
  ]);
  expect(medianAmong(words)?.unit).toBe("/m²");
});

test("the median of coworking is of a desk and a month", () => {
  const words = marketInWords(
    { count: 12, medianRent: 350, smallest: 80, largest: 300 },
    { transaction: "to-let", unitSurfaceType: "co-working" },
    "en",
    textsIn("en"),
  );
  expect(medianAmong(words)).toMatchObject({ value: "€350", unit: "/desk/month" });
});
