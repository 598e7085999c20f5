import { eq } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { pictures } from "#db/schema/pictures.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { listDueInTurn, takeInTurn, type Due } from "./take-in-turn.server.ts";

const [large, small, later] = [1, 2, 3];
const many = (advertiserId: number, count: number, dueAt = new Date(0)) =>
  Array.from({ length: count }, (_, index) => ({ key: `${advertiserId}-${index}`, advertiserId, dueAt }));
const nothing = { keys: [], advertisers: [] };

describe("what is due", () => {
  dbTest("is taken of every advertiser in turn, whoever came first and with however many", async ({ db }) => {
    await db.insert(pictures).values([...many(large, 500), ...many(small, 2, new Date(1)), ...many(later, 1)]);
    await db
      .update(pictures)
      .set({ dueAt: new Date(9_000) })
      .where(eq(pictures.advertiserId, later));
    const first = await listDueInTurn(db, pictures, new Date(1_000), 5, nothing);
    expect(first.map(({ key }) => key)).toEqual(["1-0", "2-0", "1-1", "2-1", "1-2"]);
    const next = await listDueInTurn(db, pictures, new Date(1_000), 3, { keys: ["1-0", "2-0"], advertisers: [] });
    expect(next.map(({ key }) => key)).toEqual(["1-1", "2-1", "1-2"]);
    const others = await listDueInTurn(db, pictures, new Date(10_000), 5, { keys: [], advertisers: [large] });
    expect(others.map(({ key }) => key)).toEqual(["2-0", "3-0", "2-1"]);
  });

  dbTest("of an advertiser whose server never answers delays nobody else's", async ({ db }) => {
    await db.insert(pictures).values([...many(large, 200), ...many(small, 40, new Date(1))]);
    const answered: string[] = [];
    let end: () => void = () => undefined;
    const given = new Promise<void>((resolve) => (end = resolve));
    const signal = new AbortController();
    const seeTo = async ({ key, advertiserId }: Due) => {
      if (advertiserId === large) await given;
      else answered.push(key);
      // Once all of the other's are done, the silent ones are let go, and the run ends.
      if (answered.length === 40) signal.abort();
      if (signal.signal.aborted) end();
      return key;
    };
    const written: string[] = [];
    await takeInTurn<Due, string>({
      list: (most, without) => listDueInTurn(db, pictures, new Date(), most, without),
      seeTo,
      write: async (keys) => {
        written.push(...keys);
        for (const key of keys) await db.update(pictures).set({ dueAt: null }).where(eq(pictures.key, key));
      },
      signal: signal.signal,
    });
    expect(answered).toHaveLength(40);
    expect(new Set(answered).size).toBe(40);
    expect(written.filter((key) => key.startsWith(`${small}-`))).toHaveLength(40);
  });
});

test("a run does not end as long as something is due, though all that was under way ends while it looks", async () => {
  const due = new Map(many(large, 40).map((each) => [each.key, { ...each, attempts: 0 }]));
  const done: string[] = [];
  await takeInTurn<Due, string>({
    list: async (most, { keys, advertisers }) => {
      const found = [...due.values()].filter(({ key }) => !keys.includes(key) && !advertisers.includes(large));
      await wait(5);
      return found.slice(0, most);
    },
    seeTo: ({ key }) => wait(1, key),
    write: (keys) => {
      for (const key of keys) due.delete(key);
      return Promise.resolve(void done.push(...keys));
    },
    signal: new AbortController().signal,
  });
  expect([done.length, new Set(done).size]).toEqual([40, 40]);
});
