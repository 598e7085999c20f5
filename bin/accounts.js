import { prepareIdentity } from "./steps/identity.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/*
 * `npm run accounts`: what an operator can do about an account; see app/account/accounts-cli.ts. Outside production it
 * speaks to the identity emulator of DATA_DIR, unless a project is configured.
 */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  const identity = process.env.NODE_ENV === "production" ? {} : await prepareIdentity();
  return run(node("app/account/accounts-cli.ts", ...process.argv.slice(2)), { environment: identity });
});
