import { join } from "node:path";
import { parseArgs } from "node:util";
import { node, run, runCommand } from "./steps/processes.js";

/*
 * `npm run fuzz -- --minutes N --seed S`: hostile values on every route and parameter of a production build; see
 * bench/fuzz/run.ts for its options. It has a database of its own, of made-up listings.
 */
const { values, tokens } = parseArgs({
  options: { data: { type: "string" }, listings: { type: "string", default: "1500" } },
  strict: false,
  tokens: true,
});
const own = new Set(["data", "listings"]);
const rest = tokens.flatMap((token) =>
  token.kind === "option" && !own.has(token.name)
    ? [`--${token.name}`, ...(token.value === undefined ? [] : [token.value])]
    : token.kind === "positional"
      ? [token.value]
      : [],
);
// Before anything reads it: what is kept of a run stays away from the demonstration's.
process.env.DATA_DIR = values.data ? String(values.data) : join(process.env.DATA_DIR || ".data", "fuzz");

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
    prepareDatabase({ fresh: "quartier_fuzz", listings: Number(values.listings) }),
    prepareIdentity(),
    ensureBuilt(),
  ]);
  return run(node("bench/fuzz/run.ts", ...rest), {
    environment: { ...identity, NODE_ENV: "development", DEMONSTRATION: "true", DATABASE_URL: databaseUrl },
  });
});
