import { expect, test } from "vitest";
import { accepts } from "./accepts.ts";

test.each([
  ["gzip, deflate, br, zstd", true],
  ["BR", true],
  ["br;q=0.5, gzip", true],
  ["br;q=0, gzip", false],
  ["br; q=0.000", false],
  ["gzip", false],
  ["*", true],
  ["gzip, *;q=0.1", true],
  ["br;q=0, *", false],
  ["identity, *;q=0", false],
  ["brotli", false],
  ["", false],
])("Accept-Encoding: %s", (header, expected) => {
  expect(accepts(header, "br")).toBe(expected);
});
