import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { startWorker, surviveLostAnswers } from "#app/worker/start-worker.server.ts";

/* A worker for the kill test: the real one, only that it looks for jobs more often. It is killed, never asked to end. */

const db = createDatabase(process.env["DATABASE_URL"] ?? "", { name: process.env["KILL_TEST_NAME"] });
surviveLostAnswers();
for (;;) {
  try {
    await startWorker(db, { pollingSeconds: 0.5, checkSeconds: 1 });
    process.send?.("ready");
    break;
  } catch (error) {
    // Its connections may have been cut while it started: that is what the test is about.
    if (!isUnavailable(error)) console.error(error instanceof Error ? error.message : error);
  }
}
process.on("disconnect", () => void closeDatabase(db).finally(() => process.exit()));
