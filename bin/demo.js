import { parseArgs } from "node:util";
import { ensureBuilt } from "./steps/build.js";
import { prepareDatabase } from "./steps/database.js";
import { startDemonstrationServer } from "./steps/demonstration.js";
import { prepareIdentity } from "./steps/identity.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { FailedStep, runCommand } from "./steps/processes.js";
import { checkPort, readPort, startSite, startWorker } from "./steps/site.js";

/*
 * `npm run demo`: from a fresh clone to the running site, with nothing but Node and npm. The browser tests start their
 * site with it too, on a database of their own and without the accounts of earlier runs.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { "fresh-database": { type: "string" }, listings: { type: "string", default: "2000" } },
  });
  const port = readPort();
  checkNode();
  await checkPort(port);
  await ensureInstalled();
  const fresh = values["fresh-database"];
  const [databaseUrl, identity] = await Promise.all([
    prepareDatabase({ fresh, listings: Number(values.listings) }),
    prepareIdentity({ fresh: fresh !== undefined }),
    ensureBuilt(),
  ]);
  const demonstration = await startDemonstrationServer({ port, databaseUrl, identity });
  const settings = { ...identity, ...demonstration.settings };
  const [site] = await Promise.all([startSite({ port, databaseUrl, settings }), demonstration.ready]);
  // Only now: nobody waits for the worker, and the site has the processors to itself while it starts.
  const worker = startWorker({ port, databaseUrl, settings });
  console.log(`Ready: http://localhost:${port}/en`);
  const sentences = [
    site.ended.then((code) => `The site ended by itself (exit code ${code}).`),
    worker.ended.then((code) => `The worker ended by itself (exit code ${code}).`),
  ];
  throw new FailedStep(await Promise.race(sentences));
});
