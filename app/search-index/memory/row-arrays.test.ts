import { expect, test } from "vitest";
import { RowArrays } from "./row-arrays.ts";

const many = 300_000;
const rowsOf = (row: number) => new Uint32Array(many).fill(row);

test("rows that are given back are written over by later ones, but not before the turn of their reader ends", async () => {
  const arrays = new RowArrays();
  const first = arrays.copy(rowsOf(1));
  arrays.giveBack(first);
  const second = arrays.copy(rowsOf(2));
  expect(first).toEqual(rowsOf(1));
  await Promise.resolve();
  const third = arrays.copy(rowsOf(3));
  expect(third.buffer).toBe(first.buffer);
  expect([second, third]).toEqual([rowsOf(2), rowsOf(3)]);
});

test("rows given back twice, and rows of others, are used for nobody else", async () => {
  const arrays = new RowArrays();
  const [own, others] = [arrays.copy(rowsOf(1)), rowsOf(2)];
  for (const rows of [own, own, others]) arrays.giveBack(rows);
  await Promise.resolve();
  const copies = [3, 4, 5].map((row) => arrays.copy(rowsOf(row)));
  expect(copies).toEqual([rowsOf(3), rowsOf(4), rowsOf(5)]);
  expect(others).toEqual(rowsOf(2));
});
