import { prepareDatabase } from "./steps/database.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";
import { checkPort, readPort } from "./steps/site.js";

/* `npm run dev`: the same services as the demonstration, with hot reload. */
await runCommand(async () => {
  const port = readPort();
  checkNode();
  await checkPort(port);
  await ensureInstalled();
  const databaseUrl = await prepareDatabase({ listings: 2000 });
  return run(node("node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", String(port), "--strictPort"), {
    environment: { DATABASE_URL: databaseUrl },
  });
});
