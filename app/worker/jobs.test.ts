import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findJobName, formerNames, jobs } from "./jobs.server.ts";
import { queueNames } from "./queue-names.js";

describe("every kind of job", () => {
  test("has a feature that does it", { timeout: 60_000 }, async () => {
    const loaded = await Promise.all(
      Object.entries(jobs).map(async ([name, job]) => [name, typeof (await job.load())]),
    );
    expect(loaded).toHaveLength(Object.keys(jobs).length);
    expect(loaded.filter(([, kind]) => kind !== "function")).toEqual([]);
  });

  test("that a feature defines is listed, and so has a queue", () => {
    const defined = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".server.ts"))
      .map((file) => readFileSync(join("app", file), "utf8"))
      .flatMap((source) => [...source.matchAll(/= defineJob\(\s*"([^"]+)"/g)].map(([, name]) => name!));
    expect(defined.length).toBeGreaterThan(5);
    expect(defined.filter((name) => !Object.hasOwn(jobs, name))).toEqual([]);
  });

  test("is in the list that is compared with the database's queues before a start, and nothing else is", () => {
    expect(queueNames).toEqual([...Object.keys(jobs), ...Object.keys(formerNames)]);
  });
});

test("a queue is known by today's name and by the former one, and by nothing that every object has", () => {
  for (const name of Object.keys(jobs)) expect(findJobName(name)).toBe(name);
  for (const [former, name] of Object.entries(formerNames)) expect(findJobName(former)).toBe(name);
  for (const name of ["", "constructor", "toString", "__proto__"]) expect(findJobName(name)).toBeUndefined();
});
