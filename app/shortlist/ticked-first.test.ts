import { expect, test } from "vitest";
import { tickedFirst } from "./ticked-first.ts";

const office = { type: "office", toLet: true, invest: false, status: "published" } as const;

test("what stands ticked is of one kind, the one that most are, and four at most", () => {
  const flat = { ...office, type: "apartment" } as const;
  const kept = [
    { ...flat, reference: "flat" },
    ...["a", "b", "c", "d", "e"].map((reference) => ({ ...office, reference })),
    { ...office, reference: "sold-office", toLet: false },
  ];
  expect(tickedFirst(kept)).toEqual(["a", "b", "c", "d"]);
});

test("nothing is ticked that is gone, nor one alone", () => {
  expect(tickedFirst([{ ...office, reference: "a" }])).toEqual([]);
  const gone = { ...office, reference: "b", status: "let" } as const;
  expect(tickedFirst([{ ...office, reference: "a" }, gone])).toEqual([]);
});
