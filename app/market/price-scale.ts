/** A scale of prices: where it begins and ends, and the round prices on it that a line is drawn for. */
interface PriceScale {
  low: number;
  high: number;
  ticks: number[];
}

/** So many spaces between lines at most. */
const spaces = 4;

/** The scale that holds all prices from the lowest to the highest, in round steps. */
export function priceScale(lowest: number, highest: number): PriceScale {
  const step = roundStep((highest - lowest || highest || 1) / spaces);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
  return { low: ticks[0]!, high: ticks.at(-1)!, ticks };
}

/** The next of 1, 2, 5, 10, 20 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((digit) => digit * power >= least * 0.999) ?? 10);
}

/** Without what fractions leave behind: 0.3, not 0.30000000000000004. */
const tidy = (price: number) => Number(price.toPrecision(9));
