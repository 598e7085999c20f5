import type { Condition, RangeCondition, ValuesCondition } from "#app/filters/condition.ts";
import { filterFields } from "./index-row.ts";

/* What conditions ask of single figures, whoever has the figures. */

export type FigureCondition = RangeCondition | ValuesCondition;

/** What a condition asks of one figure; NaN is what is not known. */
export interface FigureTest {
  /** The figure's name. */
  name: string;
  /** What is asked of it: the same key asks the same. */
  key: string;
  meets: (figure: number) => boolean;
  /** The same of a range: what many figures are compared with in a loop of their own. */
  bounds?: Bounds;
}

/** What figures must not be below or above; what is not known is neither. */
export interface Bounds {
  from: number;
  to: number;
  /** Whether figures are of single precision where they are compared: 6.2 is at least 6.2 in PostgreSQL as well. */
  isSingle: boolean;
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
    return [{ name: condition.figure, key: `=${condition.values.join(",")}`, meets }];
  }
  const [pair, ...others] = condition.of;
  if (!pair || others.length > 0) return undefined;
  const { min, max } = condition.range;
  if (pair.low === pair.high) return [rangeTest(pair.low, { min, max })];
  // What has no bound on one side asks nothing of that figure: "from 250 m²" is half the work.
  return [
    ...(max === undefined ? [] : [rangeTest(pair.low, { max })]),
    ...(min === undefined ? [] : [rangeTest(pair.high, { min })]),
  ];
}

function rangeTest(name: string, range: { min?: number | undefined; max?: number | undefined }): FigureTest {
  const bounds = boundsOf(name, range);
  return { name, key: `${bounds.from} ${bounds.to}`, bounds, meets: (figure) => isWithin(bounds, figure) };
}

/** The bounds of a range, as figures of this name are compared. */
export function boundsOf(
  name: string,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): Bounds {
  const round = precisionOf(name);
  return { from: round(min), to: round(max), isSingle: filterFields.has(name) };
}

/** Whether a figure keeps to bounds: comparing with NaN is false, so what is unknown does. */
export function isWithin({ from, to, isSingle }: Bounds, figure: number): boolean {
  const compared = isSingle ? Math.fround(figure) : figure;
  return !(compared < from || compared > to);
}

/** What filters want kept is of single precision, as in PostgreSQL: 6.2 is at least 6.2 in both. */
function precisionOf(name: string): (figure: number) => number {
  return filterFields.has(name) ? Math.fround : (figure) => figure;
}
