import { describe, expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Rent } from "../listing-record.ts";
import { drawnStarts, priceHistory } from "./price-history.ts";

const now = new Date("2026-11-01T12:00:00Z");
const perYear = (amount: number): Exclude<Rent, { onRequest: true }> => ({
  amount,
  basis: "m2",
  period: "year",
  vatIncluded: false,
  chargesIncluded: false,
});

/** A listing of January that asks the last of these rents, each but the first from the first of its month on. */
function listingOf(last: Rent, ...before: { rent: Rent; until: string }[]) {
  return {
    toLet: true,
    rent: last,
    sale: null,
    publishedAt: new Date("2026-01-05T08:00:00Z"),
    priceChanges: before
      .map(({ rent, until }) => ({ rent, sale: null, changedAt: new Date(`${until}T08:00:00Z`) }))
      .reverse(),
  };
}

const historyOf = (listing: ReturnType<typeof listingOf>) => priceHistory(listing, "en", textsIn("en"), now);

describe("what a listing asked so far", () => {
  test("is told from the first price to the last, each from its day on", () => {
    const history = historyOf(
      listingOf(perYear(170), { rent: perYear(190), until: "2026-06-01" }, { rent: perYear(180), until: "2026-09-01" }),
    );
    expect(history?.summary).toBe(
      "The price has changed 2 times since 5 January 2026: from €190/m²/year to €170/m²/year.",
    );
    expect(history?.steps.map(({ since, price }) => `${since}: ${price}`)).toEqual([
      "5 January 2026: €190/m²/year",
      "1 June 2026: €180/m²/year",
      "1 September 2026: €170/m²/year",
    ]);
    const shares = history!.steps.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test("is the same a second later, as what is drawn of it is kept", () => {
    const listing = listingOf(perYear(170), { rent: perYear(190), until: "2026-06-01" });
    const later = new Date(now.getTime() + 1_000);
    expect(priceHistory(listing, "en", textsIn("en"), later)).toEqual(historyOf(listing));
  });

  test("tells no step where something beside the amount has changed", () => {
    const included: Rent = { ...perYear(180), chargesIncluded: true };
    expect(historyOf(listingOf(perYear(180), { rent: included, until: "2026-06-01" }))).toBeUndefined();
  });

  test("is not told where prices can't be compared, or never changed", () => {
    expect(historyOf(listingOf(perYear(180)))).toBeUndefined();
    expect(historyOf(listingOf(perYear(180), { rent: { onRequest: true }, until: "2026-06-01" }))).toBeUndefined();
    const perMonth: Rent = { ...perYear(15), period: "month" };
    expect(historyOf(listingOf(perYear(180), { rent: perMonth, until: "2026-06-01" }))).toBeUndefined();
  });
});

describe("the drawing of it", () => {
  test("keeps every step apart, the last from the edge, and the order of time", () => {
    expect(drawnStarts([0, 0.5])).toEqual([0, expect.closeTo(0.5)]);
    for (const shares of [[0, 0.999], [0, 1], [0, 0, 1], [0, 0.5, 0.98, 0.99], Array.from({ length: 40 }, () => 1)]) {
      const starts = drawnStarts(shares);
      const ends = [...starts.slice(1), 1];
      const least = Math.min(...starts.map((start, at) => ends[at]! - start));
      expect(starts[0]).toBe(0);
      expect(least, String(shares)).toBeGreaterThanOrEqual(Math.min(0.12, 1 / (2 * shares.length)) - 1e-9);
    }
  });
});
