import { expect, test } from "vitest";
import { isFirstTime, keepByItself, keyOfData, noteFirstTime } from "./lasting-data.server.ts";

test("other data have another key, the same data the same", () => {
  const all = [
    ...[undefined, null, "undefined", "null", true, "true", 0, -0, "0", Number.NaN, "NaN", 1n, 1],
    ...[{}, [], [[]], [undefined], new Array(1), [null], [1, 2], [[1], 2], [12], ["1", "2"], ["1,2"], ['1","2']],
    ...[
      { a: 1 },
      { a: "1" },
      { a: undefined },
      { b: 1 },
      { a: { b: 1 } },
      { "a:1,b": 1 },
      { a: 1, b: 1 },
      { a: "1,b:1" },
    ],
    ...["{}", "[]", "[0]", "#1", "number 1", { 0: "a" }, ["a"]],
  ];
  const keys = all.map(keyOfData);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(all.length);
  expect(keyOfData({ a: [1, { b: "c" }] })).toBe(keyOfData({ a: [1, { b: "c" }] }));
});

test("what lasts counts by itself", () => {
  const [one, alike] = [{ a: 1 }, { a: 1 }];
  keepByItself(one);
  keepByItself(alike);
  expect(keyOfData({ of: one })).toBe(keyOfData({ of: one }));
  expect(keyOfData({ of: one })).not.toBe(keyOfData({ of: alike }));
  expect(keyOfData({ of: one })).not.toBe(keyOfData({ of: { a: 1 } }));
});

test("what is given for the first time has none until it is kept by itself", () => {
  const of = { a: 1 };
  noteFirstTime(of);
  expect([isFirstTime(of), keyOfData({ of }), isFirstTime({ a: 1 }), isFirstTime("a")]).toEqual([
    true,
    undefined,
    false,
    false,
  ]);
  keepByItself(of);
  expect(isFirstTime(of)).toBe(false);
  expect(keyOfData({ of })).toBeDefined();
});

test("what is not plain, or much, has none", () => {
  const much = Array.from({ length: 2_000 }, (_, at) => at);
  for (const each of [new Date(), Promise.resolve(), () => 1, Symbol("a"), new Map(), { a: [new Date()] }, much]) {
    expect(keyOfData(each)).toBeUndefined();
  }
});
