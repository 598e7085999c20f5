import { join } from "node:path";
import { readArguments } from "./steps/arguments.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run faults`: see bench/faults/run.ts. */
const usage = `Breaks what the built site needs, one thing after the other, while visitors use it, and prints what they saw, how long it
took until all was well and what was lost (docs/decisions/044-under-faults.md). Ends with 1 when anything was lost:

  npm run faults [-- --only NAME,NAME] [--quick] [--listings N] [--data FOLDER]

--quick has each fault last 8 s rather than 20.`;
const values = readArguments(
  usage,
  {
    only: { type: "string" },
    quick: { type: "boolean", default: false },
    data: { type: "string" },
    listings: { type: "string", default: "1500" },
  },
  { listings: 100_000 },
);
// Before anything reads it: the database that is killed is nobody else's.
process.env.DATA_DIR = values.data ?? join(process.env.DATA_DIR || ".data", "faults");
const rest = [...(values.only === undefined ? [] : ["--only", values.only]), ...(values.quick ? ["--quick"] : [])];

await runCommand(async () => {
  const { checkNode, ensureInstalled } = await import("./steps/install.js");
  checkNode();
  await ensureInstalled();
  const [{ prepareDatabase }, { prepareIdentity }, { ensureBuilt }] = await Promise.all([
    import("./steps/database.js"),
    import("./steps/identity.js"),
    import("./steps/build.js"),
  ]);
  const [databaseUrl, identity] = await Promise.all([
    prepareDatabase({ fresh: "quartier_faults", listings: Number(values.listings) }),
    prepareIdentity(),
    ensureBuilt(),
  ]);
  return run(node("bench/faults/run.ts", ...rest), {
    environment: { ...identity, NODE_ENV: "development", DEMONSTRATION: "true", DATABASE_URL: databaseUrl },
  });
});
