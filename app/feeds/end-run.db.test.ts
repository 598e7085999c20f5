import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#db/client.server.ts";
import { importRuns } from "#db/schema/feeds.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { endRun } from "./import-runs.server.ts";
import { startReport } from "./import-report.ts";

/** A run of an advertiser's feed, with what it holds. */
async function startRun(db: Database, held?: string[]): Promise<number> {
  const [run] = await db
    .insert(importRuns)
    .values({
      source: "feed.xml",
      startedAt: new Date(),
      advertiser: "kantoor",
      status: held ? "held" : "running",
      held,
    })
    .returning({ id: importRuns.id });
  return run!.id;
}

const stateOf = async (db: Database, id: number) =>
  (
    await db.select({ status: importRuns.status, held: importRuns.held }).from(importRuns).where(eq(importRuns.id, id))
  )[0];

dbTest(
  "what a run holds waits on where a later full feed took nothing, and is released by one that did",
  async ({ db }) => {
    const held = await startRun(db, ["a", "b"]);
    const { report, refuse } = startReport();
    report.read = 1;
    refuse({ line: 1, reason: "of no kind" });
    const failed = await startRun(db);
    await endRun(db, failed, report, { full: true });
    expect(await stateOf(db, failed)).toMatchObject({ status: "failed" });
    expect(await stateOf(db, held)).toEqual({ status: "held", held: ["a", "b"] });

    const { report: good } = startReport();
    Object.assign(good, { read: 1, unchanged: 1 });
    // A partial feed says nothing of what it leaves out.
    await endRun(db, await startRun(db), good, { full: false });
    expect(await stateOf(db, held)).toMatchObject({ status: "held" });
    await endRun(db, await startRun(db), good, { full: true });
    expect(await stateOf(db, held)).toEqual({ status: "superseded", held: null });
  },
);
