import { expect, test } from "vitest";
import { readHeaders } from "./read-headers.ts";

test.each([
  ["", {}],
  ["x-key=abc", { "x-key": "abc" }],
  ["authorization=Basic%20YWJjOmRlZg==,x-tenant=1", { authorization: "Basic YWJjOmRlZg==", "x-tenant": "1" }],
  ["authorization=Basic abc", { authorization: "Basic abc" }],
  ["x-key=100%", { "x-key": "100%" }],
])("the collector is told %s", (given, headers) => {
  expect(readHeaders(given)).toEqual(headers);
});
