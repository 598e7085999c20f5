/**
 * What is asked for each listing that a search finds, in no order: entry by entry the same listing. For medians by place,
 * for how a price stands among others.
 */
export interface AskedPrices {
  /** Ids of the places that they lie in. */
  places: ArrayLike<number>;
  /**
   * EUR per m²: a rent by the year, of homes by the month; for sale and investment the price. NaN where it is unknown, and
   * for a search without a deal.
   */
  prices: ArrayLike<number>;
  /** Milliseconds since 1970. */
  published: ArrayLike<number>;
}
