import { expect, test } from "vitest";
import { isUnavailable } from "./unavailable.server.ts";

const failed = (code: string) => Object.assign(new Error(code), { code });

test.each([
  "ECONNREFUSED",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "57P01",
  "57P03",
  "08006",
  "53300",
  "53100",
  "25006",
  "57014",
])("%s means that the database cannot answer now", (code) => {
  expect(isUnavailable(failed(code))).toBe(true);
  expect(isUnavailable(new Error("Failed query", { cause: failed(code) }))).toBe(true);
});

test.each(["23505", "42601", "ENOENT", "57000"])("%s is an error of our own", (code) => {
  expect(isUnavailable(failed(code))).toBe(false);
});

test("what is no error is not unavailable either", () => {
  for (const value of [undefined, null, "ECONNREFUSED", new Response(null, { status: 404 }), new Error("bug")]) {
    expect(isUnavailable(value)).toBe(false);
  }
});
