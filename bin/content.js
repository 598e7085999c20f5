import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run content`: checks what editors write; see packages/editing/content-cli.ts. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  return run(node("packages/editing/content-cli.ts", ...process.argv.slice(2)));
});
