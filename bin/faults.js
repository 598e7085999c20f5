import { join } from "node:path";
import { readArguments } from "./steps/arguments.js";
import { runCommand } from "./steps/processes.js";
import { runOnTrialSite } from "./steps/trial-site.js";

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
const rest = [...(values.only === undefined ? [] : ["--only", values.only]), ...(values.quick ? ["--quick"] : [])];

await runCommand(() =>
  runOnTrialSite("bench/faults/run.ts", rest, {
    database: "quartier_faults",
    listings: Number(values.listings),
    dataDir: values.data ?? join(process.env.DATA_DIR || ".data", "faults"),
  }),
);
