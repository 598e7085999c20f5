import { expect, test } from "vitest";
import { isNotModified } from "./not-modified.ts";

const changed = new Date("2026-11-20T10:00:00.500Z");
const asked = (headers: Record<string, string>) =>
  isNotModified(new Request("https://quartier.example/feed", { headers }), 'W/"one"', changed);

test.each([
  [{ "If-None-Match": 'W/"one"' }, true],
  [{ "If-None-Match": '"one"' }, true],
  [{ "If-None-Match": '"two", W/"one"' }, true],
  [{ "If-None-Match": "*" }, true],
  [{ "If-None-Match": '"two"' }, false],
  [{ "If-Modified-Since": "Fri, 20 Nov 2026 10:00:00 GMT" }, true],
  [{ "If-Modified-Since": "Fri, 20 Nov 2026 09:59:59 GMT" }, false],
  [{ "If-Modified-Since": "lately" }, false],
  [{}, false],
] as [Record<string, string>, boolean][])("%j: %s", (headers, expected) => expect(asked(headers)).toBe(expected));

test("a tag counts more than a date", () => {
  expect(asked({ "If-None-Match": '"two"', "If-Modified-Since": "Fri, 20 Nov 2026 10:00:00 GMT" })).toBe(false);
});
