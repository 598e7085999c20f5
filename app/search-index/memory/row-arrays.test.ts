import { expect, test } from "vitest";
import { RowArrays } from "./row-arrays.ts";

const many = 300_000;
const rowsOf = (row: number) => new Uint32Array(many).fill(row);
/** Which rows these are, however many: an assertion that looks at each of so many takes seconds. */
const rowsIn = (rows: Uint32Array) => ({ length: rows.length, of: [...new Set(rows)] });
const all = (row: number) => ({ length: many, of: [row] });

test("rows that are given back are written over by later ones, but not before the turn of their reader ends", async () => {
  const arrays = new RowArrays();
  const first = arrays.copy(rowsOf(1));
  arrays.giveBack(first);
  const second = arrays.copy(rowsOf(2));
  expect(rowsIn(first)).toEqual(all(1));
  await Promise.resolve();
  const third = arrays.copy(rowsOf(3));
  expect(third.buffer).toBe(first.buffer);
  expect([second, third].map(rowsIn)).toEqual([all(2), all(3)]);
});

test("rows given back twice, and rows of others, are used for nobody else", async () => {
  const arrays = new RowArrays();
  const [own, others] = [arrays.copy(rowsOf(1)), rowsOf(2)];
  for (const rows of [own, own, others]) arrays.giveBack(rows);
  await Promise.resolve();
  const copies = [3, 4, 5].map((row) => arrays.copy(rowsOf(row)));
  expect(copies.map(rowsIn)).toEqual([all(3), all(4), all(5)]);
  expect(rowsIn(others)).toEqual(all(2));
});
