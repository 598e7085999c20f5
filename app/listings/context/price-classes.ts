import type { TFunction } from "i18next";

/** Prices in classes of equal width, from the cheapest to the dearest; the first and the last are open. */
export interface PriceClasses {
  /** Where each class begins. */
  from: number[];
  counts: number[];
}

/** About so many classes. */
const classes = 10;
/** Prices this many times the middle half's width beyond it may not widen the classes: a castle, desks among offices. */
const fence = 1.5;

/** @param sorted ascending, not empty */
export function priceClasses(sorted: ArrayLike<number> & Iterable<number>): PriceClasses {
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))]!;
  const [lower, upper] = [at(0.25), at(0.75)];
  const beyond = fence * (upper - lower) || Infinity;
  const [low, high] = [Math.max(at(0), lower - beyond), Math.min(at(1), upper + beyond)];
  const step = easyStep((high - low) / classes);
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step + Number.EPSILON));
  const from = Array.from({ length: count }, (_, index) => first + index * step);
  const counts = from.map(() => 0);
  for (const price of sorted) counts[classOf({ from }, price)]!++;
  return { from, counts };
}

/** The number of the class that a price is in. */
export function classOf({ from }: Pick<PriceClasses, "from">, price: number): number {
  return Math.max(
    0,
    from.findLastIndex((begin) => begin <= price),
  );
}

/** What each class is called: "below €160", "€160 – €180", "from €240". */
export function classLabels(
  { from }: Pick<PriceClasses, "from">,
  money: (price: number) => string,
  t: TFunction,
): string[] {
  return from.map((low, index) => {
    const next = from[index + 1];
    if (next === undefined) return t("listing.context.from", { price: money(low) });
    return index === 0
      ? t("listing.context.below", { price: money(next) })
      : t("listing.context.between", { low: money(low), high: money(next) });
  });
}

/** The next of 1, 2, 5, 10, 20, … */
function easyStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((digit) => digit * power >= least) ?? 10);
}
