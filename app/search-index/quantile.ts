/**
 * The value below which a part of some values lies, between two of them where need be: as `percentile_cont` has it.
 * @param sorted ascending, not empty
 * @param part from 0 to 1
 */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  const at = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * The middle of some prices; of an even number, what lies between the two in the middle.
 * @param sorted ascending, not empty
 */
export function medianOf(sorted: ArrayLike<number>): number {
  return quantile(sorted, 0.5);
}
