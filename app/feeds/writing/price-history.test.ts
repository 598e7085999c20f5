import { expect, test } from "vitest";
import { comparePrices, type Asked } from "./price-history.server.ts";

const rent = (amount: number, basis: "m2" | "total" = "m2") => ({
  amount,
  basis,
  period: "year" as const,
  vatIncluded: false,
  chargesIncluded: false,
});
const sale = (amount: number) => ({ amount, basis: "total" as const, regime: "vat" as const });
const office = (asked: Omit<Asked, "type">): Asked => ({ type: "office", ...asked });

const before = office({ rent: rent(165), rentLow: 165, sale: null, saleLow: null });

test.each<[string, Asked, Asked, ReturnType<typeof comparePrices>]>([
  ["the same", before, office({ rent: rent(165), rentLow: 165 }), { changed: false, dropped: false, raised: false }],
  ["lower", before, office({ rent: rent(155), rentLow: 155 }), { changed: true, dropped: true, raised: false }],
  ["higher", before, office({ rent: rent(175), rentLow: 175 }), { changed: true, dropped: false, raised: true }],
  [
    "now on request",
    before,
    office({ rent: { onRequest: true }, rentLow: null }),
    { changed: true, dropped: false, raised: false },
  ],
  [
    "quoted otherwise",
    before,
    office({ rent: rent(165_000, "total"), rentLow: 165 }),
    { changed: true, dropped: false, raised: false },
  ],
  [
    "the same for a surface put right",
    office({ rent: rent(1000, "total"), rentLow: 10 }),
    office({ rent: rent(1000, "total"), rentLow: 5 }),
    { changed: false, dropped: false, raised: false },
  ],
  [
    "of another kind of property",
    before,
    { type: "house", rent: rent(100, "total"), rentLow: 8.33 },
    { changed: true, dropped: false, raised: false },
  ],
  [
    "lower to buy, higher to rent",
    office({ rent: rent(165), rentLow: 165, sale: sale(900), saleLow: 900 }),
    office({ rent: rent(170), rentLow: 170, sale: sale(800), saleLow: 800 }),
    { changed: true, dropped: true, raised: true },
  ],
])("%s", (_, old, now, expected) => {
  expect(comparePrices(old, now)).toEqual(expected);
});
