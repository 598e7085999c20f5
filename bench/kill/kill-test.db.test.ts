import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { runRounds } from "./run-rounds.ts";

const rounds = 6;

/* A short version of `npm run kill-test`, which does hundreds of rounds. */
dbTest(
  "whoever is killed, nobody misses a place and nobody hears of one twice",
  { timeout: 900_000 },
  async ({ db, databaseUrl }) => {
    const directory = await mkdtemp(path.join(tmpdir(), "quartier-kill-"));
    try {
      const { killed, unfinished, expected, lost, doubled, mails } = await runRounds({
        db,
        databaseUrl,
        directory,
        rounds,
      });
      expect(killed.workers + killed.mailServer + killed.connections).toBe(rounds);
      expect(expected).toBeGreaterThanOrEqual(rounds * 3);
      expect(mails).toBeGreaterThan(0);
      expect({ unfinished, lost, doubled }).toEqual({ unfinished: 0, lost: 0, doubled: 0 });
    } finally {
      await rm(directory, { recursive: true });
    }
  },
);
