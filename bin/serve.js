import { createRequire } from "node:module";
import { checkBuild, checkDatabase, checkStorage, giveUp } from "./steps/start-checks.js";
import { endWithSupervisor, reportReady } from "./steps/supervise.js";
import { watchEventLoop } from "./steps/watchdog.js";

/* The site's own process, below `npm start`. remix-serve runs in this very process, so that signals reach it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Vite's types claim that it is always set.
process.env.NODE_ENV ||= "production";
process.argv = [process.execPath, "remix-serve", "build/server/index.js"];
endWithSupervisor();
watchEventLoop();

// Until it listens, an error is a setting or a build that is wrong: what is wrong is worth more than where.
process.once("unhandledRejection", giveUp);
process.once("uncaughtException", giveUp);
try {
  checkBuild();
  checkStorage();
  await checkDatabase();
} catch (error) {
  giveUp(error);
}

const { listening } = await import("../app/http/serve-hooks.js");
void listening.then(() => {
  process.off("unhandledRejection", giveUp);
  process.off("uncaughtException", giveUp);
  reportReady();
});
createRequire(import.meta.url)("@remix-run/serve/dist/cli.js");
