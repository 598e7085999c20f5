import { expect, it, vi } from "vitest";
import { remembering } from "./remember.ts";

it("asks once for each word, also where nothing was found, and keeps no more than it may", () => {
  const find = vi.fn((word: string) => (word === "none" ? undefined : word.length));
  const found = remembering(find, 3);
  for (let count = 0; count < 3; count++) expect(["one", "none", "three"].map(found)).toEqual([3, undefined, 5]);
  expect(find).toHaveBeenCalledTimes(3);
  found("fourth");
  expect(found("one")).toBe(3);
  expect(find).toHaveBeenCalledTimes(5);
});

it("keeps nothing that is too long for a word", () => {
  const find = vi.fn((word: string) => word.length);
  const found = remembering(find, 3);
  const long = "a".repeat(400);
  expect([found(long), found(long)]).toEqual([400, 400]);
  expect(find).toHaveBeenCalledTimes(2);
});
