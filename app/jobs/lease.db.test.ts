import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { leases } from "#db/schema/jobs.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { LeaseHeld, LeaseLost, withLease } from "./lease.server.ts";

/** Renewed thirty times as often as it ends, for a machine that stands still at times. */
const times = { lasts: 3_000, renewed: 100, grace: 300 };

describe("a lease", () => {
  dbTest("lets one at a time in, for as long as the work really takes", async ({ db }) => {
    const second = vi.fn();
    await withLease(
      db,
      "mail 1",
      async () => {
        for (let asked = 0; asked < 6; asked++) {
          await wait(700);
          await expect(withLease(db, "mail 1", second, times)).rejects.toBeInstanceOf(LeaseHeld);
        }
        expect(await withLease(db, "mail 2", () => Promise.resolve("another"), times)).toBe("another");
      },
      times,
    );
    expect(second).not.toHaveBeenCalled();
    expect(await db.$count(leases)).toBe(0);
  });

  dbTest("is given back by work that fails", async ({ db }) => {
    const failing = () => Promise.reject(new Error("No"));
    await expect(withLease(db, "mail 1", failing, times)).rejects.toThrow("No");
    expect(await withLease(db, "mail 1", () => Promise.resolve("again"), times)).toBe("again");
  });

  dbTest("of somebody who died ends by itself; one of those who ask then gets it", async ({ db }) => {
    await withLease(db, "mail 1", async () => {
      await db.execute(sql`create table of_the_dead as select * from leases`);
    });
    await db.execute(sql`insert into leases select key, holder, now() - interval '1 second' from of_the_dead`);
    const work = vi.fn(() => wait(100));
    const asked = await Promise.allSettled([1, 2, 3].map(() => withLease(db, "mail 1", work, times)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  dbTest(
    "that could not be renewed while the database was away is its holder's as soon as it is back",
    async ({ db }) => {
      await withLease(
        db,
        "mail 1",
        async () => {
          await db.execute(sql`update leases set until = now() - interval '1 hour'`);
          await expect(withLease(db, "mail 1", () => Promise.resolve(), times)).rejects.toBeInstanceOf(LeaseHeld);
        },
        times,
      );
    },
  );

  dbTest("that an heir has taken tells its holder to end, and is left to the heir", async ({ db }) => {
    await withLease(
      db,
      "mail 1",
      async (lost) => {
        expect(lost.aborted).toBe(false);
        await db.execute(sql`update leases set holder = gen_random_uuid()`);
        await expect.poll(() => lost.aborted, { timeout: 10_000 }).toBe(true);
        expect(lost.reason).toBeInstanceOf(LeaseLost);
      },
      times,
    );
    expect(await db.$count(leases)).toBe(1);
  });

  dbTest("says nothing of what it is about", async ({ db }) => {
    await withLease(db, "job agree-identity anke", async () => {
      expect(JSON.stringify(await db.select().from(leases))).not.toMatch(/anke|identity/);
    });
  });
});
