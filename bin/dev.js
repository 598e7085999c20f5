import { readArguments } from "./steps/arguments.js";
import { prepareDatabase } from "./steps/database.js";
import { startDemonstrationServer } from "./steps/demonstration.js";
import { prepareIdentity } from "./steps/identity.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";
import { checkPort, readPort, startWorker } from "./steps/site.js";

const usage = `The same services as the demonstration, with hot reload; PORT chooses its port (3000):

  npm run dev`;

/* `npm run dev`: the same services as the demonstration, with hot reload. */
readArguments(usage, {});
process.env.NODE_ENV = "development";
await runCommand(async () => {
  const port = readPort();
  checkNode();
  await checkPort(port);
  await ensureInstalled();
  const [databaseUrl, identity] = await Promise.all([prepareDatabase({ listings: 2000 }), prepareIdentity()]);
  const demonstration = await startDemonstrationServer({ port, databaseUrl, identity, production: false });
  // Without hot reload: whoever changes a job starts anew.
  startWorker({ port, databaseUrl, settings: { ...identity, ...demonstration.settings }, production: false });
  return run(node("bin/serve-development.js"), {
    endsWithUs: true,
    environment: {
      ...identity,
      ...demonstration.settings,
      DEMONSTRATION: "true",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
    },
  });
});
