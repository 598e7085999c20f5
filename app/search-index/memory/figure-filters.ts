import type { FigurePair, RangeCondition } from "#app/filters/condition.ts";
import { figureTests, isAbove, isBelow, type FigureCondition } from "../figure-tests.ts";
import { figureOf, partOf, readFigure, type Columns, type Figure } from "./columns.ts";
import { unknown } from "./figure-column.ts";

/*
 * Filters by figures, as those of row-filters.ts. What a condition asks is asked once of each different figure, so that
 * one loop serves all: a look into a table for each row.
 */

/** What a condition asks of one figure; NaN is what is not known. */
interface ColumnTest {
  figure: Figure;
  meets: (figure: number) => boolean;
}

/** The rows that meet a condition on a figure. */
export function withFigures(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  condition: FigureCondition,
): Uint32Array {
  const tests = testsOf(columns, condition);
  if (tests) return tests.reduce((passed, test) => withTest(passed, out, test), rows);
  return condition.kind === "range" ? inOneOfTwo(rows, out, columns, condition) : rows;
}

/** What a condition asks of columns, all of which must be so; undefined where one of several pairs is enough. */
export function testsOf(columns: Columns, condition: FigureCondition): ColumnTest[] | undefined {
  return figureTests(condition)?.map(({ name, meets }) => ({ figure: figureOf(columns, name), meets }));
}

function withTest(rows: Uint32Array, out: Uint32Array, { figure, meets }: ColumnTest): Uint32Array {
  const { entries } = figure.column;
  if (entries instanceof Float64Array) return passing(rows, out, (row) => meets(readFigure(figure, row)));
  const passes = tableOf(figure, (value) => Number(meets(value)));
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += passes[entries[row]!]!;
  }
  return out.subarray(0, count);
}

/** Something of each different figure, by its number. */
function tableOf(figure: Figure, classify: (value: number) => number): Uint8Array {
  const { figures } = figure.column;
  const table = new Uint8Array(figures.length);
  for (let number = 0; number < table.length; number++) table[number] = classify(partOf(figure, figures[number]!));
  return table;
}

function passing(rows: Uint32Array, out: Uint32Array, passes: (row: number) => boolean): Uint32Array {
  let count = 0;
  for (const row of rows) if (passes(row)) out[count++] = row;
  return out.subarray(0, count);
}

/** In tables of pairs: the bound is met, or the figure is not known. */
const met = 1;
const notKnown = 2;

/**
 * Rows of which one of two pairs of figures overlaps the range, or none is known: units from 250 to 2,000 m² fit every
 * range that overlaps that interval.
 */
function inOneOfTwo(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  { range: { min = -Infinity, max = Infinity }, of }: RangeCondition,
): Uint32Array {
  const [one, other, ...others] = of;
  if (!one || !other || others.length > 0) throw new RangeError(`A range of ${of.length} pairs of figures`);
  const [a, b] = [one, other].map(({ low, high }) => {
    const [notAbove, notBelow] = [isAbove(low, max), isBelow(high, min)];
    const ofLow = (figure: number) => (Number.isNaN(figure) ? notKnown : notAbove(figure) ? 0 : met);
    const ofHigh = (figure: number) => (Number.isNaN(figure) || notBelow(figure) ? 0 : met);
    const operandOf = (name: string, classify: BoundOperand["classify"]): BoundOperand => {
      const figure = figureOf(columns, name);
      return { figure, entries: figure.column.entries, classify };
    };
    return { low: operandOf(low, ofLow), high: operandOf(high, ofHigh) };
  }) as [Record<"low" | "high", BoundOperand>, Record<"low" | "high", BoundOperand>];
  if ([a.low, a.high, b.low, b.high].some(({ entries }) => entries instanceof Float64Array)) {
    const classOf = ({ figure, classify }: BoundOperand, row: number) => classify(readFigure(figure, row));
    return passing(
      rows,
      out,
      (row) => fits(classOf(a.low, row), classOf(a.high, row), classOf(b.low, row), classOf(b.high, row)) > 0,
    );
  }
  const tables = [a.low, a.high, b.low, b.high].map(({ figure, classify }) =>
    tableOf(figure, classify),
  ) as Four<Uint8Array>;
  const numbers = [a.low, a.high, b.low, b.high].map(({ entries }) => entries) as Four<Uint16Array>;
  return byTables(rows, out, numbers, tables);
}

type Four<Each> = [Each, Each, Each, Each];

function byTables(
  rows: Uint32Array,
  out: Uint32Array,
  [low, high, otherLow, otherHigh]: Four<Uint16Array>,
  [ofLow, ofHigh, ofOtherLow, ofOtherHigh]: Four<Uint8Array>,
): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += fits(ofLow[low[row]!]!, ofHigh[high[row]!]!, ofOtherLow[otherLow[row]!]!, ofOtherHigh[otherHigh[row]!]!);
  }
  return out.subarray(0, count);
}

/** 1 where one of two pairs meets its bounds, or both are not known. */
function fits(low: number, high: number, otherLow: number, otherHigh: number): number {
  return ((low & high) | (otherLow & otherHigh) | ((low & otherLow) >>> 1)) & 1;
}

/** A figure, and how its values stand to a bound. */
interface BoundOperand {
  figure: Figure;
  entries: Uint16Array | Float64Array;
  classify: (value: number) => number;
}

/** Rows of which a figure of some pairs is known. */
export function withFigure(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  pairs: readonly FigurePair[],
): Uint32Array {
  const [high, ...others] = pairs.map((pair) => figureOf(columns, pair.high));
  const entries = high?.column.entries;
  if (!entries || others.length > 0 || entries instanceof Float64Array) {
    return passing(rows, out, hasEveryFigure(columns, [pairs]));
  }
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += Number(entries[row]! !== unknown);
  }
  return out.subarray(0, count);
}

/** Tells of a row whether it has, of each of several choices of pairs, one figure. */
export function hasEveryFigure(columns: Columns, asked: readonly (readonly FigurePair[])[]): (row: number) => boolean {
  const choices = asked.map((pairs) => pairs.map(({ high }) => figureOf(columns, high).column));
  return (row) => choices.every((figures) => figures.some((column) => column.isKnown(row)));
}
