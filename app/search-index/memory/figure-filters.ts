import type { Condition, FigurePair, RangeCondition, ValuesCondition } from "#app/filters/condition.ts";
import { figureColumn, readFigure, unknownByte, type Columns, type FigureColumn } from "./columns.ts";

/*
 * Filters by figures, as those of row-filters.ts: one loop for each kind of column, as one loop for all kinds is several
 * times slower.
 */

export type FigureCondition = RangeCondition | ValuesCondition;

/** Whether a condition compares a figure of a listing. */
export function isOfFigures(condition: Condition): condition is FigureCondition {
  return condition.kind === "range" || condition.kind === "values";
}

/** The rows that meet a condition on a figure. */
export function withFigures(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  condition: FigureCondition,
): Uint32Array {
  const byte = byteColumn(columns, condition);
  if (byte) return ofBytes(rows, out, byte, bytesPassing(condition));
  return condition.kind === "range" ? inRange(rows, out, columns, condition) : inValues(rows, out, columns, condition);
}

/** The column of bytes that a condition asks for, and nothing else. */
export function byteColumn(columns: Columns, condition: FigureCondition): Uint8Array | undefined {
  const figure = onlyFigure(condition);
  const column = figure === undefined ? undefined : figureColumn(columns, figure);
  return column instanceof Uint8Array ? column : undefined;
}

/** The one figure that a condition asks for; undefined where it is the interval of two, or one of several. */
export function onlyFigure(condition: FigureCondition): string | undefined {
  if (condition.kind === "values") return condition.figure;
  const [pair, ...others] = condition.of;
  return pair && others.length === 0 && pair.low === pair.high ? pair.low : undefined;
}

/** 1 for each byte that meets a condition. */
export function bytesPassing(condition: FigureCondition): Uint8Array {
  const { min = -Infinity, max = Infinity } = condition.kind === "range" ? condition.range : {};
  return Uint8Array.from({ length: 256 }, (_, byte) =>
    Number(
      byte === unknownByte ||
        (condition.kind === "range" ? byte >= min && byte <= max : condition.values.includes(byte)),
    ),
  );
}

function ofBytes(rows: Uint32Array, out: Uint32Array, column: Uint8Array, passing: Uint8Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += passing[column[row]!]!;
  }
  return out.subarray(0, count);
}

/**
 * Rows of which one pair of figures overlaps the range, or none is known: units from 250 to 2,000 m² fit every range that
 * overlaps that interval.
 */
function inRange(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  { range: { min = -Infinity, max = Infinity }, of }: RangeCondition,
): Uint32Array {
  const [first, second, ...others] = of.map(({ low, high }) => ({
    low: figureColumn(columns, low),
    high: figureColumn(columns, high),
  }));
  if (!first || others.length > 0) throw new RangeError(`A range of ${of.length} pairs of figures`);
  if (second && [first, second].some(({ low }) => low instanceof Uint8Array)) {
    throw new RangeError("A range of pairs of bytes");
  }
  if (second) return inOneOfTwo(rows, out, first, second, min, max);
  if (first.low instanceof Float32Array && first.high instanceof Float32Array) {
    // A bound in the precision of what it is compared with: 6.2 is at least 6.2.
    return inSingles(rows, out, first.low, first.high, Math.fround(min), Math.fround(max));
  }
  if (first.low instanceof Float64Array && first.high instanceof Float64Array) {
    return inDoubles(rows, out, first.low, first.high, min, max);
  }
  throw new RangeError("A range of figures of different kinds");
}

function inDoubles(
  rows: Uint32Array,
  out: Uint32Array,
  low: Float64Array,
  high: Float64Array,
  min: number,
  max: number,
): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    // Comparing with NaN is false: what is unknown passes.
    count += 1 & ~(Number(low[row]! > max) | Number(high[row]! < min));
  }
  return out.subarray(0, count);
}

function inSingles(
  rows: Uint32Array,
  out: Uint32Array,
  low: Float32Array,
  high: Float32Array,
  min: number,
  max: number,
): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += 1 & ~(Number(low[row]! > max) | Number(high[row]! < min));
  }
  return out.subarray(0, count);
}

function inOneOfTwo(
  rows: Uint32Array,
  out: Uint32Array,
  first: { low: FigureColumn; high: FigureColumn },
  second: { low: FigureColumn; high: FigureColumn },
  min: number,
  max: number,
): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const [a, b] = [first.low[row]!, second.low[row]!];
    const fits =
      (Number(a <= max) & Number(first.high[row]! >= min)) | (Number(b <= max) & Number(second.high[row]! >= min));
    const isUnknown = Number(Number.isNaN(a)) & Number(Number.isNaN(b));
    out[count] = row;
    count += fits | isUnknown;
  }
  return out.subarray(0, count);
}

/** Rows whose figure is one of some values, or not known. */
function inValues(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  { figure, values }: ValuesCondition,
): Uint32Array {
  const column = figureColumn(columns, figure);
  const wanted = column instanceof Float32Array ? values.map(Math.fround) : values;
  let count = 0;
  for (const row of rows) {
    const value = column[row]!;
    if (Number.isNaN(value) || wanted.includes(value)) out[count++] = row;
  }
  return out.subarray(0, count);
}

/** Rows of which a figure of some pairs is known. */
export function withFigure(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  pairs: readonly FigurePair[],
): Uint32Array {
  const [first, second = first] = pairs.map(({ high }) => figureColumn(columns, high));
  if (!first || !second) return rows;
  if (first instanceof Uint8Array) return ofBytes(rows, out, first, isKnownByte);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const [a, b] = [first[row]!, second[row]!];
    out[count] = row;
    count += Number(a === a) | Number(b === b); // NaN alone is not itself
  }
  return out.subarray(0, count);
}

const isKnownByte = Uint8Array.from({ length: 256 }, (_, byte) => Number(byte !== unknownByte));

/** The rest: rows of which, of one of several choices of pairs, no figure is known. */
export function withoutFigure(
  rows: Uint32Array,
  out: Uint32Array,
  columns: Columns,
  choices: readonly (readonly FigurePair[])[],
): Uint32Array {
  const compared = choices.map((pairs) => pairs.map(({ high }) => figureColumn(columns, high)));
  const lacks = (row: number) =>
    compared.some((figures) => figures.every((figure) => Number.isNaN(readFigure(figure, row))));
  let count = 0;
  for (const row of rows) if (lacks(row)) out[count++] = row;
  return out.subarray(0, count);
}
