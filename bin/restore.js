import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run restore`: and back into an empty place; see app/backup/restore-cli.ts. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled({ forOperators: true });
  return run(node("app/backup/restore-cli.ts", ...process.argv.slice(2)));
});
