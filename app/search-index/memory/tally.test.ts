import fc from "fast-check";
import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

test("what occurs among some rows is counted alike, by themselves and as what a wider search has more", () => {
  const row = fc.record({
    number: fc.nat(5),
    isWider: fc.boolean(),
    isFound: fc.constantFrom(true, true, true, false),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (given) => {
      const numbers = Uint16Array.from(given, ({ number }) => number);
      const rowsOf = (isIn: (each: (typeof given)[number]) => boolean) =>
        Uint32Array.from(given.flatMap((each, at) => (isIn(each) ? [at] : [])));
      const wider = new Tally({ rows: rowsOf(({ isWider, isFound }) => isWider || isFound), newestFirst: true });
      const rows = rowsOf(({ isFound }) => isFound);
      const expected = [0, 1, 2, 3, 4, 5].map((each) => [...rows].filter((at) => numbers[at] === each).length);
      for (const tally of [
        new Tally({ rows, newestFirst: true }, wider),
        new Tally({ rows: rows.slice().reverse(), newestFirst: false }, wider),
        new Tally({ rows, newestFirst: true }),
      ]) {
        // The first column is counted otherwise than those after it, and what was counted is known.
        const same = numbers.slice();
        for (const column of [numbers, same, numbers]) expect([...tally.countsOf(column, 6)]).toEqual(expected);
      }
    }),
  );
});

test("a search that is not within the wider one is an error, not a process that counts for ever", () => {
  const wider = new Tally({ rows: Uint32Array.of(0, 1, 2), newestFirst: true });
  for (const rows of [Uint32Array.of(0, 1, 3), Uint32Array.of(2, 1, 0), Uint32Array.of(7, 8, 9)]) {
    const tally = new Tally({ rows, newestFirst: true }, wider);
    tally.countsOf(new Uint16Array(10), 1);
    expect(() => tally.countsOf(new Uint16Array(10), 1)).toThrow(RangeError);
  }
});
