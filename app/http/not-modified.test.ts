import { expect, test } from "vitest";
import { namesTag } from "./not-modified.ts";

test.each([
  ['W/"one"', true],
  ['"one"', true],
  ['"two", W/"one"', true],
  ["*", true],
  [' W/"two" ,"one" ', true],
  ['"two"', false],
  // What stands between quotes is one tag, whatever it has in it.
  ['"a, *, b"', false],
  ['"two, "one", three"', false],
  ['W/"two,W/"', false],
  // No list of tags.
  ["", false],
  ["one", false],
  ['*, "two"', false],
  [undefined, false],
  [null, false],
])("If-None-Match %s: %s", (header, expected) => expect(namesTag(header, 'W/"one"')).toBe(expected));

test("an empty header names no tag, not even one of nothing", () => {
  expect(namesTag("", '""')).toBe(false);
  expect(namesTag('""', 'W/""')).toBe(true);
  expect(namesTag('"a,b"', '"a,b"')).toBe(true);
  expect(namesTag('W/"two", ,"a,b",', '"a,b"')).toBe(true);
});
