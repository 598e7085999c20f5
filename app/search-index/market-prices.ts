/** A price of a market for reading, wherever it is told: in tens from a thousand on, below 30 with a decimal. */
export function roundPrice(price: number): number {
  return price >= 1_000 ? Math.round(price / 10) * 10 : price >= 30 ? Math.round(price) : Math.round(price * 10) / 10;
}
