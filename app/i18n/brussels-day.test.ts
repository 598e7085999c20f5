import { expect, test } from "vitest";
import { brusselsDay, startOfBrusselsDay } from "./brussels-day.ts";

test.each([
  ["2026-11-26T22:59:59Z", "2026-11-26"],
  ["2026-11-26T23:00:00Z", "2026-11-27"],
  ["2026-07-14T21:59:59Z", "2026-07-14"],
  ["2026-07-14T22:00:00Z", "2026-07-15"],
  ["2026-12-31T23:30:00Z", "2027-01-01"],
  ["2026-11-26T12:00:00Z", "2026-11-26"],
])("%s is %s in Brussels", (moment, day) => {
  expect(brusselsDay(new Date(moment))).toBe(day);
  expect(startOfBrusselsDay(new Date(moment)).toISOString()).toBe(`${day}T00:00:00.000Z`);
});
