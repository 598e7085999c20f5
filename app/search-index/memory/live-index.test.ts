import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyTypes } from "#app/vocabulary.ts";
import type { IndexRow } from "./columns.ts";
import { LiveIndex } from "./live-index.ts";
import type { MemoryIndex } from "./memory-index.ts";

let revision = 0;

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
    lat: 50,
    lng: 4,
    surfaceMin: null,
    surfaceTotal: id,
    rentLow: null,
    rentHigh: null,
    saleLow: null,
    saleHigh: null,
    publishedAt: id % 13,
    revision: ++revision,
    ...given,
  };
}

const breathe = () => Promise.resolve();
const contentOf = (index: MemoryIndex) => [...LiveIndex.rowsOf(index, 1_000)].flat();
const sorted = (rows: Iterable<IndexRow>) =>
  [...rows].sort((a, b) => b.publishedAt - a.publishedAt || (a.reference < b.reference ? -1 : 1));

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
          expect(contentOf(version)).toEqual(had);
          for (const { id, reference } of had) expect(version.references[version.rowOf(id)!]).toBe(reference);
          const byPlace = version.rowsIn([1, 2, 3, 4, 5], Infinity)!;
          expect([...byPlace].sort((a, b) => a - b)).toEqual([...version.newest].sort((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });

  test("is the same made at once, in batches and anew", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => row(at + 1, { publishedAt: (at * 31) % 997 }));
    const batches = [rows.slice(0, 5_000), rows.slice(5_000, 5_001), rows.slice(5_001)];
    const built = await LiveIndex.build(batches, breathe);
    expect(contentOf(built.now)).toEqual(sorted(rows));
    // Rows that are read in their order lie side by side.
    expect([...built.now.newest]).toEqual(rows.map((_, at) => at));
    const again = await LiveIndex.build(LiveIndex.rowsOf(built.now, 700), breathe, { version: 7, size: 20_000 });
    expect(contentOf(again.now)).toEqual(sorted(rows));
    expect(again.now.version).toBe(7);
    expect(again.put([row(1, { surfaceTotal: 5 })])).toBe(true);
    expect(contentOf(again.now).find(({ id }) => id === 1)?.surfaceTotal).toBe(5);
  });

  test("asks to be made anew when changes have left many rows behind", () => {
    const index = new LiveIndex();
    for (let change = 0; change < 8; change++) {
      expect(index.isWorn).toBe(false);
      index.put(Array.from({ length: 3_000 }, (_, at) => row(at + 1)));
    }
    expect(index.isWorn).toBe(true);
  });
});
