import { describe, expect, test } from "vitest";
import { findJobName, formerNames, jobs } from "./jobs.server.ts";

describe("every kind of job", () => {
  test("has a feature that does it", { timeout: 60_000 }, async () => {
    const loaded = await Promise.all(
      Object.entries(jobs).map(async ([name, job]) => [name, typeof (await job.load())]),
    );
    expect(loaded).toHaveLength(Object.keys(jobs).length);
    expect(loaded.filter(([, kind]) => kind !== "function")).toEqual([]);
  });
});

test("a queue is known by today's name and by the former one, and by nothing that every object has", () => {
  for (const name of Object.keys(jobs)) expect(findJobName(name)).toBe(name);
  for (const [former, name] of Object.entries(formerNames)) expect(findJobName(former)).toBe(name);
  for (const name of ["", "constructor", "toString", "__proto__"]) expect(findJobName(name)).toBeUndefined();
});
