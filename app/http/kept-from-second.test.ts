import { expect, test } from "vitest";
import { askedBefore, keptFromSecond } from "./kept-from-second.server.ts";

test("what is asked for again is made twice, and no more", () => {
  const find = keptFromSecond<string>({ most: 100, size: ({ length }) => length, mostOnce: 2 });
  const made: string[] = [];
  const ask = (key: string) =>
    find(key, () => {
      made.push(key);
      return `of ${key}`;
    });
  expect(["a", "a", "a", "b", "a"].map(ask)).toEqual(["of a", "of a", "of a", "of b", "of a"]);
  expect(made).toEqual(["a", "a", "b"]);
  // Others have come in between: it was as good as never asked for.
  for (const key of ["c", "d", "b"]) ask(key);
  expect(made).toEqual(["a", "a", "b", "c", "d", "b"]);
  ask("a");
  expect(made).toHaveLength(6);
});

test("it holds no more than it may", () => {
  const find = keptFromSecond<string>({ most: 10, size: ({ length }) => length, mostOnce: 10 });
  let made = 0;
  const ask = (key: string) => find(key, () => `${key}${++made}`.padEnd(6));
  for (const key of ["a", "a", "b", "b", "a"]) ask(key);
  expect(made).toBe(5);
});

test("of the last that were asked for, whoever is asked for again is known", () => {
  const isAskedAgain = askedBefore(2);
  const asked = ["a", "b", "a", "c", "b", "a"];
  expect(asked.map((key) => isAskedAgain(key))).toEqual([false, false, true, false, false, false]);
});
