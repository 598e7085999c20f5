import type { Condition, RangeCondition, ValuesCondition } from "#app/filters/condition.ts";
import { filterFields } from "./index-row.ts";

/* What conditions ask of single figures, whoever has the figures. */

export type FigureCondition = RangeCondition | ValuesCondition;

/** What a condition asks of one figure; NaN is what is not known. */
export interface FigureTest {
  /** The figure's name. */
  name: string;
  meets: (figure: number) => boolean;
}

/** Whether a condition compares a figure of a listing. */
export function isOfFigures(condition: Condition): condition is FigureCondition {
  return condition.kind === "range" || condition.kind === "values";
}

/** What a condition asks, figure by figure, all of which must be so; undefined where one of several pairs is enough. */
export function figureTests(condition: FigureCondition): FigureTest[] | undefined {
  if (condition.kind === "values") {
    const round = precisionOf(condition.figure);
    const wanted = new Set(condition.values.map(round));
    const meets = (figure: number) => Number.isNaN(figure) || wanted.has(round(figure));
    return [{ name: condition.figure, meets }];
  }
  const [pair, ...others] = condition.of;
  if (!pair || others.length > 0) return undefined;
  const { min = -Infinity, max = Infinity } = condition.range;
  // Comparing with NaN is false: what is unknown passes.
  const notAbove = isAbove(pair.low, max);
  const notBelow = isBelow(pair.high, min);
  if (pair.low === pair.high) {
    return [{ name: pair.low, meets: (figure) => !notAbove(figure) && !notBelow(figure) }];
  }
  return [
    { name: pair.low, meets: (figure) => !notAbove(figure) },
    { name: pair.high, meets: (figure) => !notBelow(figure) },
  ];
}

export function isAbove(name: string, max: number): (figure: number) => boolean {
  const round = precisionOf(name);
  const bound = round(max);
  return (figure) => round(figure) > bound;
}

export function isBelow(name: string, min: number): (figure: number) => boolean {
  const round = precisionOf(name);
  const bound = round(min);
  return (figure) => round(figure) < bound;
}

/** What filters want kept is of single precision, as in PostgreSQL: 6.2 is at least 6.2 in both. */
function precisionOf(name: string): (figure: number) => number {
  return filterFields.has(name) ? Math.fround : (figure) => figure;
}
