import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { propertyTypes } from "#app/vocabulary/vocabulary.ts";
import { filterFields, type IndexRow } from "../index-row.ts";
import { rowsOf } from "../testing/rows-of.ts";
import { LiveIndex } from "./live-index.ts";
import type { MemoryIndex } from "./memory-index.ts";

let revision = 0;
/** What filters want kept is not told; a flag is then not there. */
const untold = Object.fromEntries([...filterFields].map(([name, { as }]) => [name, as === "flag" ? 0 : null]));

function row(id: number, given: Partial<IndexRow> = {}): IndexRow {
  return {
    id,
    reference: `r${(id * 7_919) % 1_009}-${id}`,
    listed: true,
    type: propertyTypes[id % propertyTypes.length]!,
    toLet: true,
    forSale: false,
    invest: false,
    coworking: false,
    placeId: 1 + (id % 5),
    advertiserId: 1,
    lat: 50,
    lng: 4,
    surfaceMin: null,
    surfaceTotal: id,
    rentLow: null,
    rentHigh: null,
    saleLow: null,
    saleHigh: null,
    ...untold,
    publishedAt: id % 13,
    revision: ++revision,
    ...given,
  };
}

const breathe = () => Promise.resolve();
const sorted = (rows: Iterable<IndexRow>) =>
  [...rows].sort((a, b) => b.publishedAt - a.publishedAt || (a.reference < b.reference ? -1 : 1));

/** As `toEqual`, which is asked only to tell the difference: of many thousand rows it takes seconds. */
function expectSame(found: readonly unknown[], wanted: readonly unknown[]) {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

describe("the index of listings that come and go", () => {
  test("has after any changes what is on offer, in its order, and a version keeps what it had", () => {
    const id = fc.integer({ min: 1, max: 40 });
    const change = fc.oneof(
      fc.record({
        put: fc.uniqueArray(fc.record({ id, listed: fc.boolean(), publishedAt: fc.nat(9) }), {
          selector: (each) => each.id,
        }),
      }),
      fc.record({ remove: fc.array(id, { maxLength: 5 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const index = new LiveIndex();
        const expected = new Map<number, IndexRow>();
        const versions: { index: MemoryIndex; had: IndexRow[] }[] = [];
        for (const each of changes) {
          const rows = "put" in each ? each.put.map(({ id, ...given }) => row(id, given)) : [];
          const removed = "remove" in each ? each.remove : [];
          const isChange =
            rows.some((given) => given.listed || expected.has(given.id)) || removed.some((id) => expected.has(id));
          for (const given of rows)
            if (given.listed) expected.set(given.id, given);
            else expected.delete(given.id);
          for (const id of removed) expected.delete(id);
          const before = index.now;
          expect(index.put(rows, removed)).toBe(isChange);
          expect(index.now.version).toBe(before.version + (isChange ? 1 : 0));
          versions.push({ index: index.now, had: sorted(expected.values()) });
          expect(index.put(rows, removed)).toBe(false);
        }
        for (const { index: version, had } of versions) {
          expectSame(rowsOf(version), had);
          expectSame(
            had.map(({ id }) => version.referenceOf(version.rowOf(id)!)),
            had.map(({ reference }) => reference),
          );
          const byPlace = version.rowsIn([1, 2, 3, 4, 5], Infinity)!;
          expectSame(
            [...byPlace].sort((a, b) => a - b),
            [...version.newest].sort((a, b) => a - b),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test("is the same made at once, in batches and anew", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => row(at + 1, { publishedAt: (at * 31) % 997 }));
    const batches = [rows.slice(0, 5_000), rows.slice(5_000, 5_001), rows.slice(5_001)];
    const built = await LiveIndex.build(batches, breathe);
    expectSame(rowsOf(built.now), sorted(rows));
    // Rows that are read in their order lie side by side.
    expectSame(
      [...built.now.newest],
      rows.map((_, at) => at),
    );
    const changed = row(2, { surfaceTotal: 6 });
    built.put([changed], [3]);
    const again = await LiveIndex.renew(built.now, breathe);
    const expected = sorted([changed, rows[0]!, ...rows.slice(3)]);
    expectSame(rowsOf(again.now), expected);
    expect(again.now.version).toBe(built.now.version);
    expectSame(
      expected.map(({ id }) => again.now.referenceOf(again.now.rowOf(id)!)),
      expected.map(({ reference }) => reference),
    );
    expect(again.put([changed])).toBe(false);
    expect(again.put([row(1, { surfaceTotal: 5 })])).toBe(true);
    expect(rowsOf(again.now).find(({ id }) => id === 1)?.surfaceTotal).toBe(5);
  });

  test("asks to be made anew when changes have left many rows behind", () => {
    const index = new LiveIndex();
    for (let change = 0; change < 8; change++) {
      expect(index.isWorn).toBe(false);
      index.put(Array.from({ length: 3_000 }, (_, at) => row(at + 1)));
    }
    expect(index.isWorn).toBe(true);
  });

  test("gives way while it grows and while it takes over changes", async () => {
    const rows = Array.from({ length: 110_000 }, (_, at) => row(at + 1));
    const more = Array.from({ length: 30_000 }, (_, at) => row(100_001 + at));
    const index = await LiveIndex.build([rows], breathe, { size: 90_000 });
    const copied = countCopied();
    const steps: { copied: number; rows: number }[] = [];
    let { size } = index.now;
    const deleted = rows.slice(0, 5_000).map(({ id }) => id);
    await index.putInChunks(more, deleted, () => {
      steps.push({ copied: copied(), rows: Math.abs(index.now.size - size) });
      ({ size } = index.now);
      return breathe();
    });
    // The order of all listings is copied with each put, a column never in one step with another.
    expect(Math.max(...steps.map((step) => step.copied))).toBeLessThan(1.5 * index.now.size);
    expect(steps.reduce((sum, step) => sum + step.copied, 0)).toBeGreaterThan(10 * rows.length);
    expect(Math.max(...steps.map((step) => step.rows))).toBe(2_000);
    const expected = sorted([...rows.slice(5_000, 100_000), ...more]).map(({ reference }) => reference);
    expectSame(
      Array.from(index.now.newest, (at) => index.now.referenceOf(at)),
      expected,
    );
  });
});

/** Counts the entries that are copied from array to array, since it was asked last. */
function countCopied(): () => number {
  const arrays = Object.getPrototypeOf(Float64Array.prototype) as Float64Array;
  const set = vi.spyOn(arrays, "set");
  onTestFinished(() => set.mockRestore());
  return () => {
    const copied = set.mock.calls.reduce((sum, [from]) => sum + from.length, 0);
    set.mockClear();
    return copied;
  };
}
