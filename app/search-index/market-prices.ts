/** Fewer prices than this say nothing about a market. */
export const enough = 3;

/** A price for reading: in tens from a thousand on. */
export function roundPrice(figure: number): number {
  return figure >= 1_000 ? Math.round(figure / 10) * 10 : Math.round(figure);
}
