import { describe, expect, test } from "vitest";
import { jobs } from "./jobs.server.ts";

describe("every kind of job", () => {
  test("has a feature that does it", { timeout: 60_000 }, async () => {
    const loaded = await Promise.all(
      Object.entries(jobs).map(async ([name, job]) => [name, typeof (await job.load())]),
    );
    expect(loaded).toHaveLength(Object.keys(jobs).length);
    expect(loaded.filter(([, kind]) => kind !== "function")).toEqual([]);
  });
});
