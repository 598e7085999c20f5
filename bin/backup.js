import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run backup`: everything that is kept, to one file; see app/backup/backup-cli.ts. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled({ forOperators: true });
  return run(node("app/backup/backup-cli.ts", ...process.argv.slice(2)));
});
