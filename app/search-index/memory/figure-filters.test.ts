import fc from "fast-check";
import { expect, test } from "vitest";
import type { NamedFilter } from "#app/filters/filters.ts";
import { makeColumns, unknownByte, type Columns, type FigureColumn } from "./columns.ts";
import { countChoices } from "./count-choices.ts";
import { withFigure, withFigures, withoutFigure, type FigureCondition } from "./figure-filters.ts";
import type { MemoryIndex } from "./memory-index.ts";

/* Figures of every kind of column, held against one line each of what a condition means. */

const size = 50;
const figure = fc.option(
  fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  { nil: null },
);
const listings = fc.array(fc.record({ single: figure, double: figure, byte: figure }), {
  minLength: size,
  maxLength: size,
});
type Listing = Record<"single" | "double" | "byte", number | null>;

const bound = fc.option(
  fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  { nil: undefined },
);
const name = fc.constantFrom("single" as const, "double" as const, "byte" as const);
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

/** Bytes hold whole numbers. */
const written = (listing: Listing, of: keyof Listing) =>
  of === "byte" && listing.byte !== null ? Math.floor(listing.byte) : listing[of];

function meets(listing: Listing, asked: FigureCondition): boolean {
  const own = asked.kind === "values" ? asked.figure : asked.of[0]!.low;
  const value = written(listing, own as keyof Listing);
  if (value === null) return true;
  if (asked.kind === "values") return asked.values.includes(value);
  return value >= (asked.range.min ?? -Infinity) && value <= (asked.range.max ?? Infinity);
}

function columnsOf(given: readonly Listing[]): Columns {
  const fill = <Column extends FigureColumn>(column: Column, of: keyof Listing): Column => {
    for (const [row, listing] of given.entries()) {
      column[row] = written(listing, of) ?? (column instanceof Uint8Array ? unknownByte : NaN);
    }
    return column;
  };
  return Object.assign(makeColumns(size), {
    single: fill(new Float32Array(size), "single"),
    double: fill(new Float64Array(size), "double"),
    byte: fill(new Uint8Array(size), "byte"),
  });
}

const everyRow = Uint32Array.from({ length: size }, (_, row) => row);

test("a condition finds the rows that meet it, or do not tell, whatever the figure is kept as", () => {
  fc.assert(
    fc.property(listings, condition, (given, asked) => {
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
      const unknown = withoutFigure(everyRow, new Uint32Array(size), columns, [pairs]);
      expect([...unknown]).toEqual([...everyRow].filter((row) => given[row]![own] === null));
    }),
  );
});

test("each choice is counted as if it were asked for", () => {
  const ladder = fc
    .tuple(name, fc.array(bound, { minLength: 1, maxLength: 5 }))
    .map(([own, mins]) =>
      mins.map((min): FigureCondition[] => [{ kind: "range", range: { min }, of: [{ low: own, high: own }] }]),
    );
  const choices = fc.oneof(ladder, fc.array(fc.array(condition, { maxLength: 3 }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(listings, choices, (given, asked) => {
      const values = Object.fromEntries(asked.map((_, at) => [String(at), String(at)]));
      const filter = { name: "surface", conditions: (value: string) => asked[Number(value)] } as unknown as NamedFilter;
      const index = { columns: columnsOf(given), scratch: new Uint32Array(size) } as unknown as MemoryIndex;
      const counts = countChoices(index, filter, values, {}, everyRow);
      const expected = asked.map((all) => given.filter((each) => all.every((one) => meets(each, one))).length);
      expect(Object.values(counts)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
