import { expect, test } from "vitest";
import { namesTag } from "./not-modified.ts";

test.each([
  ['W/"one"', true],
  ['"one"', true],
  ['"two", W/"one"', true],
  ["*", true],
  ['"two"', false],
  [undefined, false],
  [null, false],
])("If-None-Match %s: %s", (header, expected) => expect(namesTag(header, 'W/"one"')).toBe(expected));
