import { register } from "tsx/esm/api";
import { checkDatabase, giveUp } from "./steps/start-checks.js";
import { endWithSupervisor, reportReady } from "./steps/supervise.js";
import { watchEventLoop } from "./steps/watchdog.js";

/* The worker's own process, below `npm run worker`, so that signals reach it. */
// oxlint-disable-next-line typescript/no-unnecessary-condition -- Vite's types claim that it is always set.
process.env.NODE_ENV ||= "production";
endWithSupervisor();
const { programIsLoaded } = watchEventLoop();

// Until it waits for jobs, an error is a setting that is wrong: what is wrong is worth more than where.
register();
try {
  await checkDatabase("worker");
  await import("../app/worker/worker-cli.ts");
  programIsLoaded();
  reportReady();
} catch (error) {
  giveUp(error);
}
