import type { TFunction } from "i18next";
import { formatDate } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Listing } from "../find-listing.server.ts";
import type { Rent, Sale } from "../listing-record.ts";
import { quoteRent, quoteSale, quoteText } from "../price-words.ts";

/** What was asked for a property, from the first price known to the one of today. */
export interface PriceHistoryView {
  /** The change in a sentence. */
  summary: string;
  /** Oldest first; `amount` is for the drawing, in the unit of all of them, `share` the part of the time before it, from 0 to 1. */
  steps: { since: string; price: string; amount: number; share: number }[];
}

type Priced = Pick<Listing, "toLet" | "rent" | "sale" | "publishedAt" | "priceChanges">;

interface Asked {
  amount: number;
  /** Prices of another one can't be drawn on the same scale. */
  unit: string;
  price: string;
}

/**
 * The prices of a listing in words, where its price has changed and all of them can be compared: what was on request, or
 * asked per m² and then in all, tells no course.
 * @returns undefined where there is nothing to compare
 */
export function priceHistory(
  listing: Priced,
  language: Language,
  t: TFunction,
  now: Date,
): PriceHistoryView | undefined {
  const { priceChanges, publishedAt } = listing;
  const oldest = [...priceChanges].reverse();
  const asked = [...oldest, listing].map((prices) => askedIn(prices, listing.toLet, language, t));
  const begins = [publishedAt, ...oldest.map(({ changedAt }) => changedAt)];
  const first = begins[0]!.getTime();
  const span = Math.max(1, now.getTime() - first);
  const steps: PriceHistoryView["steps"] = [];
  for (const [at, price] of asked.entries()) {
    if (!price || price.unit !== asked[0]?.unit) return undefined;
    // What changed beside the price, and a date of publication that was put right, are no steps.
    if (steps.at(-1)?.amount === price.amount) continue;
    const since = begins[at]!;
    const share = Math.min(1, Math.max(steps.at(-1)?.share ?? 0, inThousandths((since.getTime() - first) / span)));
    steps.push({ since: formatDate(since, language), price: price.price, amount: price.amount, share });
  }
  const [from, to] = [steps[0], steps.at(-1)];
  if (!from || !to || steps.length < 2) return undefined;
  const count = steps.length - 1;
  const words = { count, date: from.since, first: from.price, last: to.price };
  return { summary: t("listing.history.summary", words), steps };
}

/** Finer than a drawing shows: to the millisecond, it would be another one for each request. */
const inThousandths = (share: number) => Math.round(share * 1_000) / 1_000;

/** What a price holds of the drawing's width at least, so that one of this week is seen to be a step. */
const leastWidth = 0.12;

/**
 * Where each step begins in the drawing, from 0 to 1: as in time, but that each has a least width and the others make room.
 * @param shares the parts of the time before each step, ascending from 0 to 1
 */
export function drawnStarts(shares: readonly number[]): number[] {
  const least = Math.min(leastWidth, 1 / (2 * shares.length));
  const [first = 0] = shares;
  const stretch = (1 - least * shares.length) / Math.max(1 - first, Number.EPSILON);
  return shares.map((share, at) => least * at + (share - first) * stretch);
}

/** The rent of what is let, else the price. */
function askedIn(
  { rent, sale }: { rent: Rent | null; sale: Sale | null },
  toLet: boolean,
  language: Language,
  t: TFunction,
): Asked | undefined {
  if (toLet) {
    if (!rent || !("amount" in rent)) return undefined;
    const quote = quoteRent(rent, language, t);
    return { amount: rent.amount, unit: `${rent.basis} ${rent.period}`, price: quoteText(quote) };
  }
  if (!sale || !("amount" in sale)) return undefined;
  return { amount: sale.amount, unit: sale.basis, price: quoteText(quoteSale(sale, language, t)) };
}
