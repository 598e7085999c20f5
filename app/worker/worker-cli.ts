import { setTimeout as wait } from "node:timers/promises";
import { db } from "#app/database/database.server.ts";
import { log } from "#app/http/log.server.ts";
import { logLostTraces } from "#app/http/log-lost-traces.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { flushTraces } from "#app/tracing/tracing.server.ts";
import { closeDatabase } from "#db/client.server.ts";
import { startWorker, surviveLostAnswers, type RunningWorker } from "./start-worker.server.ts";

/* The worker's own process (bin/work.js). On SIGTERM or SIGINT, jobs in progress end first. */

let ending = false;
let worker: RunningWorker | undefined;

async function end(code: number) {
  if (ending) return;
  ending = true;
  await worker?.stop();
  await Promise.all([closeDatabase(db), flushTraces()]);
  process.exit(code);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(0));
surviveLostAnswers();
logLostTraces();

await start();

async function start() {
  try {
    worker = await startWorker(db);
  } catch (error) {
    if (!isUnavailable(error)) {
      log.fatal({ err: error }, "The worker can't start");
      return end(1);
    }
    log.warn({ err: error }, "The database can't be reached; trying again");
    await wait(2_000);
    return start();
  }
}
