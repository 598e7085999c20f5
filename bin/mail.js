import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run mail`: mails that were given up, and sending them again; see app/worker/mail-cli.ts. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled({ forOperators: true });
  return run(node("app/worker/mail-cli.ts", ...process.argv.slice(2)));
});
