import { expect, test } from "vitest";
import { classOf, priceClasses } from "./price-classes.ts";

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

test("classes begin at numbers easy to read, and hold every price once", () => {
  const prices = Array.from({ length: 60 }, (_, index) => 140 + index * 3);
  const { from, counts } = priceClasses(prices);
  expect(from[0]).toBe(140);
  expect(from[1]).toBe(160);
  expect(sum(counts)).toBe(60);
});

test("one castle does not leave all others in one class", () => {
  const { from, counts } = priceClasses([...Array.from({ length: 50 }, (_, index) => 100 + index), 90_000]);
  expect(from.length).toBeGreaterThan(5);
  expect(counts.at(-1)).toBeGreaterThan(0);
  expect(classOf({ from }, 90_000)).toBe(from.length - 1);
  expect(classOf({ from }, 1)).toBe(0);
});

test("a tenth of desks among offices leaves the offices told apart", () => {
  const offices = Array.from({ length: 90 }, (_, index) => 150 + index);
  const desks = Array.from({ length: 10 }, (_, index) => 600 + index * 20);
  const { from, counts } = priceClasses([...offices, ...desks]);
  expect(counts.slice(0, 4).every((count) => count > 0 && count < 50)).toBe(true);
  expect(from.at(-1)).toBeLessThan(400);
});

test("prices that are all the same are one class", () => {
  expect(priceClasses([200, 200, 200])).toEqual({ from: [200], counts: [3] });
});
