import { expect, test } from "vitest";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { makeCase } from "./make-case.ts";
import { readers } from "./samples.ts";
import { tryReaders } from "./try-readers.ts";

/* A part of `npm run fuzz -- --feeds` that is the same each time. */
test("no reader of feeds falls, hangs or takes its time over what it is given", async () => {
  const { findings, cases, bytes, read, taken, refused, unreadable } = await tryReaders(gazetteerFromFiles(), {
    seed: "quartier",
    cases: 120,
    until: Date.now() + 25_000,
  });
  expect(findings).toEqual([]);
  // Cases that nothing is read from would show nothing.
  expect(cases).toBeGreaterThanOrEqual(readers.length);
  expect(bytes).toBeGreaterThan(cases * 100);
  expect(Math.min(read, taken, refused, unreadable)).toBeGreaterThan(0);
});

test("a case is the same for the same seed and number", () => {
  for (const reader of readers) {
    const again = [1, 2, 3, 4, 5].map((number) => makeCase(reader, "a", number).equals(makeCase(reader, "a", number)));
    expect(again).toEqual([true, true, true, true, true]);
  }
});
