import fc from "fast-check";
import { expect, test } from "vitest";
import type { NamedFilter } from "#app/filters/filters.ts";
import { makeColumns, type Columns } from "./columns.ts";
import { countChoices } from "./count-choices.ts";
import { FigureColumn } from "./figure-column.ts";
import type { FigureCondition } from "../figure-tests.ts";
import { hasEveryFigure, withFigure, withFigures } from "./figure-filters.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { Tally } from "./tally.ts";

/* Figures of every kind of column, held against one line each of what a condition means. */

const size = 50;
const figure = fc.option(
  fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  { nil: null },
);
const listings = fc.array(fc.record({ numbered: figure, alsoNumbered: figure, asItIs: figure }), {
  minLength: size,
  maxLength: size,
});
type Listing = Record<"numbered" | "alsoNumbered" | "asItIs", number | null>;

const bound = fc.option(
  fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  { nil: undefined },
);
const name = fc.constantFrom("numbered" as const, "alsoNumbered" as const, "asItIs" as const);
const condition: fc.Arbitrary<FigureCondition> = fc.oneof(
  fc.record({ min: bound, max: bound, name }).map(({ min, max, name: own }) => ({
    kind: "range" as const,
    range: { min, max },
    of: [{ low: own, high: own }],
  })),
  fc.record({ values: fc.array(fc.constantFrom(0, 1, 2, 3.1, 6), { maxLength: 3 }), figure: name }).map((given) => ({
    kind: "values" as const,
    ...given,
  })),
);

/** One of two pairs, of any kinds: a rent or a sum. */
const pairs: fc.Arbitrary<FigureCondition> = fc
  .record({ min: bound, max: bound, of: fc.tuple(name, name, name, name) })
  .map(({ min, max, of: [low, high, otherLow, otherHigh] }) => ({
    kind: "range" as const,
    range: { min, max },
    of: [
      { low, high },
      { low: otherLow, high: otherHigh },
    ],
  }));

function meets(listing: Listing, asked: FigureCondition): boolean {
  if (asked.kind === "range" && asked.of.length > 1) return meetsOneOf(listing, asked);
  const own = asked.kind === "values" ? asked.figure : asked.of[0]!.low;
  const value = listing[own as keyof Listing];
  if (value === null) return true;
  if (asked.kind === "values") return asked.values.includes(value);
  return value >= (asked.range.min ?? -Infinity) && value <= (asked.range.max ?? Infinity);
}

function meetsOneOf(
  listing: Listing,
  { range: { min = -Infinity, max = Infinity }, of }: FigureCondition & { kind: "range" },
): boolean {
  const known = of.map(({ low, high }) => [listing[low as keyof Listing], listing[high as keyof Listing]] as const);
  if (known.every(([low]) => low === null)) return true;
  return known.some(([low, high]) => low !== null && high !== null && low <= max && high >= min);
}

function columnsOf(given: readonly Listing[]): Columns {
  const columns = makeColumns(size);
  columns.figures.set("numbered", new FigureColumn(new Uint16Array(size)));
  columns.figures.set("alsoNumbered", new FigureColumn(new Uint16Array(size)));
  columns.figures.set("asItIs", new FigureColumn(new Float64Array(size)));
  for (const [row, listing] of given.entries()) {
    for (const [own, value] of Object.entries(listing)) columns.figures.get(own)!.set(row, value ?? NaN);
  }
  return columns;
}

const everyRow = Uint32Array.from({ length: size }, (_, row) => row);

test("a condition finds the rows that meet it, or do not tell, whatever the figure is kept as", () => {
  fc.assert(
    fc.property(listings, fc.oneof(condition, pairs), (given, asked) => {
      const columns = columnsOf(given);
      const found = withFigures(everyRow, new Uint32Array(size), columns, asked);
      expect([...found]).toEqual([...everyRow].filter((row) => meets(given[row]!, asked)));
    }),
  );
});

test("rows that lack a figure are told from those that have it", () => {
  fc.assert(
    fc.property(listings, name, (given, own) => {
      const columns = columnsOf(given);
      const pairs = [{ low: own, high: own }];
      const known = withFigure(everyRow, new Uint32Array(size), columns, pairs);
      expect([...known]).toEqual([...everyRow].filter((row) => given[row]![own] !== null));
      const isComplete = hasEveryFigure(columns, [pairs]);
      expect([...everyRow].filter(isComplete)).toEqual([...known]);
    }),
  );
});

/** Choices of one figure: at least 1, at least 2. */
const ladder = fc
  .tuple(name, fc.array(bound, { minLength: 1, maxLength: 5 }))
  .map(([own, mins]) =>
    mins.map((min): FigureCondition[] => [{ kind: "range", range: { min }, of: [{ low: own, high: own }] }]),
  );

function count(given: readonly Listing[], asked: readonly FigureCondition[][]) {
  const values = Object.fromEntries(asked.map((_, at) => [String(at), String(at)]));
  const filter = { name: "surface", conditions: (value: string) => asked[Number(value)] } as unknown as NamedFilter;
  const index = { columns: columnsOf(given), scratch: new Uint32Array(size) } as unknown as MemoryIndex;
  const { counts, unstated } = countChoices(
    index,
    filter,
    values,
    {},
    new Tally({ rows: everyRow, newestFirst: true }),
  );
  return { counts: Object.values(counts), unstated };
}

test("each choice is counted as if it were asked for, and who does not tell with each", () => {
  const choices = fc.oneof(
    ladder,
    fc.array(fc.array(fc.oneof(condition, pairs), { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(listings, choices, (given, asked) => {
      const { counts, unstated } = count(given, asked);
      const expected = asked.map((all) => given.filter((each) => all.every((one) => meets(each, one))).length);
      expect(counts).toEqual(expected);
      expect(Math.min(...expected)).toBeGreaterThanOrEqual(unstated);
    }),
    { numRuns: 500 },
  );
});

test("where choices ask for one figure, those that do not tell it are counted", () => {
  fc.assert(
    fc.property(listings, name, fc.integer({ min: 0, max: 6 }), (given, own, min) => {
      const { unstated } = count(given, [[{ kind: "range", range: { min }, of: [{ low: own, high: own }] }]]);
      expect(unstated).toBe(given.filter((each) => each[own] === null).length);
    }),
  );
});

test("more different figures than two bytes can number are kept as they are, and found like others", () => {
  const many = 80_000;
  const columns = makeColumns(many);
  const column = new FigureColumn(new Uint16Array(many));
  columns.figures.set("surface", column);
  const before = 60_000;
  for (let row = 0; row < many; row++) column.set(row, row % 7 === 0 ? NaN : row + 0.5);
  expect(column.entries).toBeInstanceOf(Float64Array);
  expect([0, 1, before, many - 1].map((row) => column.at(row))).toEqual([NaN, 1.5, before + 0.5, many - 0.5]);
  const rows = Uint32Array.from({ length: many }, (_, row) => row);
  const condition = { kind: "range", range: { min: 79_990 }, of: [{ low: "surface", high: "surface" }] } as const;
  const found = withFigures(rows, new Uint32Array(many), columns, condition);
  expect(found.filter((row) => row % 7 !== 0)).toHaveLength(9);
  expect(found.filter((row) => row % 7 === 0)).toHaveLength(Math.ceil(many / 7));
});
