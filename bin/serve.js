import cluster from "node:cluster";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readModule } from "./steps/arguments.js";
import { listen } from "./steps/listen.js";
import { checkBuild, checkDatabase, checkStorage, giveUp } from "./steps/start-checks.js";
import { endWithSupervisor, reportReady } from "./steps/supervise.js";
import { watchEventLoop } from "./steps/watchdog.js";

const usage = `The site's own process, which npm start starts and watches; serves the build, or another module that exports one:

  node bin/serve.js [MODULE]

PORT and HOST say where it listens (.env.example).`;

/* The site's own process, below `npm start`: serves the build, unless another is named. */
// oxlint-disable-next-line typescript/no-unnecessary-condition -- Vite's types claim that it is always set.
process.env.NODE_ENV ||= "production";
const named = readModule(usage);
endWithSupervisor();
const { programIsLoaded } = watchEventLoop();

// Until it listens, an error is a setting or a build that is wrong: what is wrong is worth more than where.
process.once("unhandledRejection", giveUp);
process.once("uncaughtException", giveUp);
try {
  if (named === undefined) {
    checkBuild();
    checkStorage();
    await checkDatabase("web");
  }
  const build = await import(pathToFileURL(resolve(named ?? "build/server/index.js")).href);
  const server = build.entry.module.createSiteServer(build);
  if (cluster.isWorker) await build.entry.module.untilPrepared?.();
  await listen(server);
  process.off("unhandledRejection", giveUp);
  process.off("uncaughtException", giveUp);
  programIsLoaded();
  reportReady();
} catch (error) {
  giveUp(error);
}
