import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc } from "drizzle-orm";
import { expect, vi } from "vitest";
import { closeDatabase, createDatabase, type Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { bundlePrograms } from "#app/command-line/testing/bundled-programs.ts";
import { importListingsFile } from "./import-file.server.ts";
import { listRuns } from "./import-runs.server.ts";
import { openImmoFeed, openImmoProperty } from "./testing/sample-feeds.ts";

const from = "namur";
const numbers = Array.from({ length: 1_500 }, (_, index) => index + 1);
const feedOf = (given: number[]) => openImmoFeed(given.map((number) => openImmoProperty({ number: String(number) })));

const stateOf = (db: Database) =>
  db
    .select({ reference: listings.reference, status: listings.status, digest: listings.digest })
    .from(listings)
    .orderBy(asc(listings.reference));

dbTest(
  "an import killed in its midst ends, run again, as one that was not",
  { timeout: 300_000 },
  async ({ db, databaseUrl }) => {
    // As the command's own: without a limit of time.
    const pool = createDatabase(databaseUrl, { name: "quartier test", connections: 3, statementTimeout: 0 });
    const directory = await mkdtemp(path.join(tmpdir(), "feed-"));
    try {
      const [before, feed] = [path.join(directory, "before.xml"), path.join(directory, "feed.xml")];
      // What the feed leaves out is few, so that it is withdrawn; where the import was killed it still stands.
      await writeFile(before, feedOf([...numbers.slice(0, 20), 9_001]));
      await importListingsFile(pool, before, { from });
      await writeFile(feed, feedOf(numbers));
      const environment = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
      const [program] = await bundlePrograms("killed-import", ["app/feeds/commands/listings-cli.ts"]);
      const child = spawn(process.execPath, [program!, "import", feed, "--from", from], {
        env: environment,
        stdio: "ignore",
      });
      const ended = once(child, "exit");
      await vi.waitFor(async () => expect(await db.$count(listings)).toBeGreaterThan(400), {
        timeout: 120_000,
        interval: 5,
      });
      child.kill("SIGKILL");
      await ended;

      const [run] = await listRuns(db, 1);
      if (run?.status === "running") {
        expect(await stateOf(db)).toContainEqual(
          expect.objectContaining({ reference: "namur-9001", status: "published" }),
        );
      }
      await importListingsFile(pool, feed, { from });
      const state = await stateOf(db);
      expect(state).toHaveLength(numbers.length + 1);
      expect(state.filter(({ status }) => status !== "published")).toMatchObject([{ reference: "namur-9001" }]);
      expect(await importListingsFile(pool, feed, { from })).toMatchObject({ unchanged: numbers.length, withdrawn: 0 });
      expect(await stateOf(db)).toEqual(state);
    } finally {
      await closeDatabase(pool);
      await rm(directory, { recursive: true });
    }
  },
);
