import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, createDatabase } from "./client.server.ts";
import { ensureEmbeddedDatabase, stopEmbeddedDatabase } from "./embedded/embedded-database.server.ts";
import { findSeen } from "./seen-changes.server.ts";

/*
 * A server that crashes gives numbers of transactions out again, of those that had not reached its log: whoever remembers
 * what it saw has to learn that this is another run.
 */
test("a server whose process was killed is another one than before", { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "quartier-crash-"));
  const url = await ensureEmbeddedDatabase(folder);
  onTestFinished(async () => {
    await stopEmbeddedDatabase(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  const seen = async () => {
    const db = createDatabase(url);
    try {
      return await findSeen(db);
    } finally {
      await closeDatabase(db);
    }
  };
  const before = await seen();
  expect((await seen()).server).toBe(before.server);

  const victim = postgres(url, { max: 1, onnotice: () => {}, onclose: () => {} });
  const [own] = await victim<{ pid: number }[]>`select pg_backend_pid() as pid`;
  process.kill(own!.pid, "SIGKILL");
  await victim.end({ timeout: 1 }).catch(() => {}); // Its connection is gone.
  await expect
    .poll(
      () =>
        seen().then(
          ({ server }) => server,
          () => before.server,
        ),
      { timeout: 60_000 },
    )
    .not.toBe(before.server);
});
