import { readArguments } from "./steps/arguments.js";
import { ensureBuilt } from "./steps/build.js";
import { prepareDatabase } from "./steps/database.js";
import { startDemonstrationServer } from "./steps/demonstration.js";
import { prepareIdentity } from "./steps/identity.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { keepRunning } from "./steps/keep-running.js";
import { FailedStep, runCommand } from "./steps/processes.js";
import { checkPort, readPort, startSite, startWorker } from "./steps/site.js";

const usage = `Starts the whole site with invented listings, a database and a mailbox of its own:

  npm run demo [-- --listings N] [--in-memory]

With --in-memory a new database is gone when the machine is switched off; one that is on the disk is never replaced.
PORT chooses its port (3000), DATA_DIR where it keeps everything (.data).`;

/*
 * `npm run demo`: from a fresh clone to the running site, with nothing but Node and npm. The browser tests start their
 * site with it too, on a database of their own in memory and without the accounts of earlier runs.
 */
const values = readArguments(
  usage,
  {
    "fresh-database": { type: "string" },
    "in-memory": { type: "boolean", default: false },
    listings: { type: "string", default: "2000" },
    "picture-width": { type: "string" },
  },
  { listings: 1_000_000, "picture-width": 1440 },
);
await runCommand(async () => {
  const port = readPort();
  checkNode();
  await checkPort(port);
  await ensureInstalled();
  const fresh = values["fresh-database"];
  const startServices = async () => {
    const [databaseUrl, identity] = await Promise.all([
      prepareDatabase({ fresh, inMemory: values["in-memory"], listings: Number(values.listings) }),
      prepareIdentity({ fresh: fresh !== undefined }),
    ]);
    const pictureWidth = values["picture-width"];
    // While the build still goes on: the site then has the processors to itself.
    const demonstration = await startDemonstrationServer({ port, databaseUrl, identity, pictureWidth });
    return { databaseUrl, settings: { ...identity, ...demonstration.settings }, demonstration };
  };
  const [{ databaseUrl, settings, demonstration }] = await Promise.all([startServices(), ensureBuilt()]);
  const [site] = await Promise.all([
    keepRunning("site", () => startSite({ port, databaseUrl, settings })),
    demonstration.waitUntilReady(),
  ]);
  // Only now: nobody waits for the worker, and the site has the processors to itself while it starts.
  const worker = await keepRunning("worker", async () => startWorker({ port, databaseUrl, settings }));
  console.log(`Ready: http://localhost:${port}/en`);
  throw new FailedStep(await Promise.race([site.down, worker.down]));
});
