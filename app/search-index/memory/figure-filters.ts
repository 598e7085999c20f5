import { LRUCache } from "lru-cache";
import type { FigurePair, RangeCondition } from "#app/filters/condition.ts";
import { boundsOf, figureTests, isWithin, type Bounds, type FigureCondition } from "../figure-tests.ts";
import { figureOf, partOf, readFigure, type Columns, type Figure } from "./columns.ts";
import { unknown } from "./figure-column.ts";

/*
 * Filters by figures, as those of row-filters.ts. What a condition asks is asked once of each different figure, so that
 * one loop serves all: a look into a table for each row.
 */

/** What a condition asks of one figure; NaN is what is not known. */
export interface ColumnTest {
  figure: Figure;
  /** The figure's name, and what is asked of it. */
  key: string;
  meets: (figure: number) => boolean;
  bounds: Bounds | undefined;
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
  return figureTests(condition)?.map(({ name, key, meets, bounds }) => ({
    figure: figureOf(columns, name),
    key: `${name} ${key}`,
    meets,
    bounds,
  }));
}

function withTest(rows: Uint32Array, out: Uint32Array, test: ColumnTest): Uint32Array {
  const { figure, meets } = test;
  const { entries } = figure.column;
  if (entries instanceof Float64Array) return passing(rows, out, (row) => meets(readFigure(figure, row)));
  const passes = passingFigures(test);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += passes[entries[row]!]!;
  }
  return out.subarray(0, count);
}

/** Bytes of tables kept: of each choice of the filters, and of the last ranges that were asked for. */
const mostBytes = 4 * 1024 * 1024;
const tables = new LRUCache<string, Uint8Array>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + 300 });

/** Columns are told from one another by their figures, which those that grow longer have in common. */
const numbers = new WeakMap<readonly number[], number>();
let lastNumber = 0;

/**
 * 1 for each different figure of a column that meets a test, by its number: a page of results asks the same of several
 * searches, and the same of its choices as every other. Figures are added to a column, and never changed.
 */
export function passingFigures({ figure, key, meets, bounds }: ColumnTest): Uint8Array {
  const { figures } = figure.column;
  let number = numbers.get(figures);
  if (number === undefined) numbers.set(figures, (number = ++lastNumber));
  const asked = `${number} ${key}`;
  let table = tables.get(asked);
  if (table?.length !== figures.length) {
    table = bounds ? tableWithin(figure, bounds) : tableOf(figure, (value) => Number(meets(value)));
    tables.set(asked, table);
  }
  return table;
}

/** Something of each different figure, by its number. */
function tableOf(figure: Figure, classify: (value: number) => number): Uint8Array {
  const { figures } = figure.column;
  const table = new Uint8Array(figures.length);
  for (let number = 0; number < table.length; number++) table[number] = classify(partOf(figure, figures[number]!));
  return table;
}

/** Of each different figure, by its number, 1 where it keeps to bounds: there are thousands, and nothing is called for each. */
function tableWithin(figure: Figure, bounds: Bounds): Uint8Array {
  const { figures } = figure.column;
  const table = new Uint8Array(figures.length);
  for (let number = 0; number < table.length; number++) {
    table[number] = Number(isWithin(bounds, partOf(figure, figures[number]!)));
  }
  return table;
}

function passing(rows: Uint32Array, out: Uint32Array, passes: (row: number) => boolean): Uint32Array {
  let count = 0;
  for (const row of rows) if (passes(row)) out[count++] = row;
  return out.subarray(0, count);
}

/** In tables of pairs, where 1 says that the bound is met: the figure is not known. */
const notKnown = 2;

/**
 * Rows of which one of two pairs of figures overlaps the range, or none is known: units from 250 to 2,000 m² fit every
 * range that overlaps that interval.
 */
function inOneOfTwo(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  { range: { min, max }, of }: RangeCondition,
): Uint32Array {
  const [one, other, ...others] = of;
  if (!one || !other || others.length > 0) throw new RangeError(`A range of ${of.length} pairs of figures`);
  const operands = [one, other].flatMap(({ low, high }): BoundOperand[] => [
    { figure: figureOf(columns, low), bounds: boundsOf(low, { max }), ofUnknown: notKnown },
    { figure: figureOf(columns, high), bounds: boundsOf(high, { min }), ofUnknown: 0 },
  ]) as Four<BoundOperand>;
  const entries = operands.map(({ figure }) => figure.column.entries);
  if (entries.some((each) => each instanceof Float64Array)) {
    const [low, high, otherLow, otherHigh] = operands;
    return passing(
      rows,
      out,
      (row) => fits(classOf(low, row), classOf(high, row), classOf(otherLow, row), classOf(otherHigh, row)) > 0,
    );
  }
  return byTables(rows, out, entries as Four<Uint16Array>, operands.map(classesOf) as Four<Uint8Array>);
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

/** A figure, what it has to keep to, and what it says where it is not known. */
interface BoundOperand {
  figure: Figure;
  bounds: Bounds;
  ofUnknown: number;
}

function classOf({ figure, bounds, ofUnknown }: BoundOperand, row: number): number {
  const value = readFigure(figure, row);
  return Number.isNaN(value) ? ofUnknown : Number(isWithin(bounds, value));
}

/** The same of each different figure, by its number. */
function classesOf({ figure, bounds, ofUnknown }: BoundOperand): Uint8Array {
  const table = tableWithin(figure, bounds);
  // Of a flag nothing is unknown.
  if (figure.bit === undefined) table[unknown] = ofUnknown;
  return table;
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
