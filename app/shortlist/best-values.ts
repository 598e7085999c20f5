/** A figure of a row that can be the best: null where it is not told, or cannot stand beside the others. */
type Measure = number | null;

/**
 * Which of some figures are the best.
 * @param better whether the lower or the higher figure is
 * @returns their places; none where fewer than two are told, or all that are told are alike
 */
export function bestOf(measures: readonly Measure[], better: "lower" | "higher"): number[] {
  const known = measures.filter((measure) => measure !== null);
  const best = better === "lower" ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((measure) => measure === best)) return [];
  return measures.flatMap((measure, index) => (measure === best ? [index] : []));
}

/** How much larger one surface may be than another, where what they cost in all can be set side by side. */
const alikeWithin = 1.1;

/**
 * Whether what some properties cost in all says which is cheaper: a total of 400 m² is no better than one of 490 m².
 * @param surfaces in m², null where it is not known
 */
export function areAlikeInSize(surfaces: readonly Measure[]): boolean {
  const known = surfaces.filter((surface) => surface !== null);
  return known.length === surfaces.length && Math.max(...known) <= alikeWithin * Math.min(...known);
}

/**
 * The figures of columns that tell them of the same thing, of all or of none: a rent with charges is not set against one
 * without.
 * @param kinds what each column's figure is of; null for a column without
 */
export function ofOneKind(measures: readonly Measure[], kinds: readonly (string | null)[]): Measure[] {
  const known = new Set(kinds.filter((_, index) => (measures[index] ?? null) !== null));
  return known.size > 1 ? measures.map(() => null) : [...measures];
}
