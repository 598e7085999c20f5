import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { noteChanges } from "./note-changes.server.ts";
import { tellCaches } from "./tell-caches.server.ts";
import { startPurgeReceiver } from "./testing/purge-receiver.ts";

/** As if so many seconds had passed. */
async function wait(db: Database, seconds: number): Promise<void> {
  const before = (name: string) => sql`${sql.identifier(name)} - ${seconds} * interval '1 second'`;
  await db.update(cacheTags).set({
    changedAt: before("changed_at"),
    settlesAt: before("settles_at"),
    dueAt: before("due_at"),
    waitingSince: before("waiting_since"),
  });
}

const find = async (db: Database, name: string) => (await db.select().from(cacheTags)).find(({ tag }) => tag === name);

describe("shared caches are told", () => {
  dbTest("of all that has changed in one signed call, and of nothing twice at once", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await tellCaches(db, receiver.endpoint);
    await noteChanges(db, ["listings", "counts"]);
    await noteChanges(db, ["day", "listings"]);
    await tellCaches(db, receiver.endpoint);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([["counts", "day", "listings"]]);
    expect(receiver.refused).toEqual([]);
  });

  dbTest("once more when no page of before can come to them any more, then no more", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await noteChanges(db, ["listings", "counts"]);
    await tellCaches(db, receiver.endpoint);
    // A replica is behind by five seconds at most, an answer takes ten, and five more to come there.
    await wait(db, 19);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toHaveLength(1);
    await wait(db, 2);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([["counts", "listings"], ["listings"]]);
    // Counts are a minute old at most, in the process that counted them.
    await wait(db, 60);
    await tellCaches(db, receiver.endpoint);
    await wait(db, 3_600);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken.slice(2)).toEqual([["counts"]]);
    expect(await find(db, "counts")).toMatchObject({ told: 2, refused: 0, dueAt: null, waitingSince: null });
  });

  dbTest("again where they would not hear, later each time, with what has changed since", async ({ db }) => {
    const statuses = [503, 500, 401];
    await using receiver = await startPurgeReceiver(() => statuses.shift());
    await noteChanges(db, ["listings"]);
    await tellCaches(db, receiver.endpoint);
    expect(await find(db, "listings")).toMatchObject({ failures: 1, reason: "503", refused: 1, told: 0 });
    // Not before five seconds have passed, whatever else changes.
    await noteChanges(db, ["listings"]);
    await tellCaches(db, receiver.endpoint);
    expect(statuses).toHaveLength(2);
    await wait(db, 6);
    await tellCaches(db, receiver.endpoint);
    await wait(db, 6);
    await tellCaches(db, receiver.endpoint);
    expect(statuses).toHaveLength(1);
    await wait(db, 6);
    await tellCaches(db, receiver.endpoint);
    await wait(db, 21);
    await noteChanges(db, ["places"]);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([["listings", "places"]]);
    expect(await find(db, "listings")).toMatchObject({ failures: 0, reason: null, refused: 3, told: 1 });
  });

  dbTest("of places once more when what was counted by the gazetteer of before is gone as well", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await noteChanges(db, ["places"]);
    await tellCaches(db, receiver.endpoint);
    // Known for a minute, and counted by for another.
    await wait(db, 120);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toHaveLength(1);
    await wait(db, 21);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([["places"], ["places"]]);
  });

  dbTest("for the last time, which is as late as the first where they do not hear it", async ({ db }) => {
    let isAway = false;
    await using receiver = await startPurgeReceiver(() => (isAway ? 503 : undefined));
    await noteChanges(db, ["listings"]);
    await tellCaches(db, receiver.endpoint);
    isAway = true;
    await wait(db, 21);
    await tellCaches(db, receiver.endpoint);
    expect(await find(db, "listings")).toMatchObject({ failures: 1, waitingSince: expect.any(Date) as Date });
  });

  dbTest("later where a secret can't sign, as by any other failure", async ({ db }) => {
    await using receiver = await startPurgeReceiver();
    await noteChanges(db, ["listings"]);
    await tellCaches(db, { ...receiver.endpoint, secret: "whsec_%" });
    expect(await find(db, "listings")).toMatchObject({ failures: 1, reason: "Error" });
  });

  dbTest("of others while one kind of change waits to be told again", async ({ db }) => {
    let isAway = true;
    await using receiver = await startPurgeReceiver(() => (isAway ? 503 : undefined));
    await noteChanges(db, ["listings"]);
    await tellCaches(db, receiver.endpoint);
    isAway = false;
    await noteChanges(db, ["places"]);
    await tellCaches(db, receiver.endpoint);
    await wait(db, 6);
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([["places"], ["listings"]]);
  });

  dbTest("of nothing at an address that leads elsewhere, or where nobody listens", async ({ db }) => {
    const { endpoint } = await closedReceiver();
    await noteChanges(db, ["listings"]);
    await tellCaches(db, endpoint);
    expect(await find(db, "listings")).toMatchObject({ failures: 1, reason: "ECONNREFUSED" });
    await using receiver = await startPurgeReceiver();
    await wait(db, 6);
    await tellCaches(db, { ...receiver.endpoint, secret: "a secret that only one of them knows" });
    expect(receiver.taken).toEqual([]);
    expect(await find(db, "listings")).toMatchObject({ failures: 2, reason: "400" });
  });

  dbTest("of what changes while they are being told, after that", async ({ db }) => {
    let changes = 1;
    await using receiver = await startPurgeReceiver(async () => {
      if (changes-- > 0) await noteChanges(db, ["listings"]);
      return undefined;
    });
    await noteChanges(db, ["listings", "day"]);
    await tellCaches(db, receiver.endpoint);
    expect(await find(db, "listings")).toMatchObject({ waitingSince: expect.any(Date) as Date });
    await tellCaches(db, receiver.endpoint);
    expect(receiver.taken).toEqual([["day", "listings"], ["listings"]]);
  });

  dbTest("until they have let go by the clock, and no longer", async ({ db }) => {
    const { endpoint } = await closedReceiver();
    await noteChanges(db, ["day"]);
    await tellCaches(db, endpoint);
    await wait(db, 3_600);
    await tellCaches(db, endpoint);
    expect(await find(db, "day")).toMatchObject({ failures: 2, dueAt: expect.any(Date) as Date });
    await wait(db, 100);
    await tellCaches(db, endpoint);
    expect(await find(db, "day")).toMatchObject({ failures: 0, dueAt: null, waitingSince: null, givenUp: 1 });
  });
});

/** An address where nobody listens any more. */
async function closedReceiver() {
  await using receiver = await startPurgeReceiver();
  return { endpoint: receiver.endpoint };
}
