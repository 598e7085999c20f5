import { prepareIdentity } from "./steps/identity.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { asksForHelp, node, run, runCommand } from "./steps/processes.js";

/*
 * `npm run accounts`: what an operator can do about an account; see app/operating/accounts-cli.ts. Beside a demonstration
 * or in development it speaks to the identity emulator of DATA_DIR, unless a project is configured.
 */
await runCommand(async () => {
  checkNode();
  await ensureInstalled({ forOperators: true });
  const { NODE_ENV, DATABASE_URL, DATABASE_URL_FILE } = process.env;
  // As the settings see it: whatever says nothing is production, which has its own database.
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Vite's types claim that it is always set.
  const isProduction = NODE_ENV ? NODE_ENV === "production" : Boolean(DATABASE_URL || DATABASE_URL_FILE);
  const identity = isProduction || asksForHelp() ? {} : await prepareIdentity();
  return run(node("app/operating/accounts-cli.ts", ...process.argv.slice(2)), { environment: identity });
});
