import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run audit`: who did what; see app/audit/audit-cli.ts. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled({ forOperators: true });
  return run(node("app/audit/audit-cli.ts", ...process.argv.slice(2)));
});
