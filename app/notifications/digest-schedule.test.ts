import { describe, expect, test } from "vitest";
import { digestsDueAt } from "./digest-schedule.ts";

const at = (moment: string) => digestsDueAt(new Date(moment));

describe("the mails of a morning", () => {
  test("leave at eight in Brussels, in winter and in summer", () => {
    expect(at("2026-01-15T06:59:59Z")).toBeNull();
    expect(at("2026-01-15T07:00:00Z")).toMatchObject({ day: "2026-01-15", daily: new Date("2026-01-15T07:00:00Z") });
    expect(at("2026-07-15T05:59:59Z")).toBeNull();
    expect(at("2026-07-15T06:00:00Z")).toMatchObject({ day: "2026-07-15", daily: new Date("2026-07-15T06:00:00Z") });
  });

  test("leave at eight by the clock on the days on which that is changed", () => {
    // The last Sunday of March has 23 hours, that of October 25.
    expect(at("2026-03-28T07:00:00Z")?.daily).toEqual(new Date("2026-03-28T07:00:00Z"));
    expect(at("2026-03-29T05:59:59Z")).toBeNull();
    expect(at("2026-03-29T06:00:00Z")).toMatchObject({ day: "2026-03-29", daily: new Date("2026-03-29T06:00:00Z") });
    expect(at("2026-10-24T06:00:00Z")?.daily).toEqual(new Date("2026-10-24T06:00:00Z"));
    expect(at("2026-10-25T06:59:59Z")).toBeNull();
    expect(at("2026-10-25T07:00:00Z")).toMatchObject({ day: "2026-10-25", daily: new Date("2026-10-25T07:00:00Z") });
  });

  test("of a week leave on Monday, also where the clock was changed the day before", () => {
    expect(at("2026-11-16T07:00:00Z")?.weekly).toEqual(new Date("2026-11-16T07:00:00Z"));
    expect(at("2026-11-22T12:00:00Z")?.weekly).toEqual(new Date("2026-11-16T07:00:00Z"));
    expect(at("2026-03-29T12:00:00Z")?.weekly).toEqual(new Date("2026-03-23T07:00:00Z"));
    expect(at("2026-03-30T12:00:00Z")?.weekly).toEqual(new Date("2026-03-30T06:00:00Z"));
    expect(at("2026-10-31T12:00:00Z")?.weekly).toEqual(new Date("2026-10-26T07:00:00Z"));
  });

  test("can still leave by day when the worker was away, but at night they wait", () => {
    expect(at("2026-01-15T18:59:59Z")?.day).toBe("2026-01-15");
    expect(at("2026-01-15T19:00:00Z")).toBeNull();
    expect(at("2026-01-15T23:30:00Z")).toBeNull();
  });

  test("belong to the day in Brussels, every day to one", () => {
    const days = new Set<string>();
    for (let hour = 0; hour < 366 * 24; hour++) {
      const digests = digestsDueAt(new Date(Date.UTC(2026, 0, 1, hour, 30)));
      if (digests) days.add(digests.day);
    }
    expect(days.size).toBe(366);
  });
});
