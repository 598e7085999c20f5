import { join } from "node:path";
import { readArguments } from "./steps/arguments.js";
import { node, run, runCommand } from "./steps/processes.js";
import { runOnTrialSite } from "./steps/trial-site.js";

/* `npm run fuzz`: see bench/fuzz/run.ts. */
const usage = `Sends requests with hostile values to every route of a production build on a database of its own, and judges what comes
of them (docs/decisions/030-hostile-requests.md). Ends with 1 when it found anything:

  npm run fuzz -- [--minutes N] [--cases N] [--seed WORD] [--from N] [--most N] [--listings N] [--data FOLDER]

--seed and --from send what a finding names once more, --most ends the run at so many kinds of faults.

  npm run fuzz -- --feeds all|openimmo|zip|kyero|csv|json-lines [--minutes N] [--cases N] [--seed WORD] [--from N]

gives the readers of feeds such things instead (bench/fuzz/feeds), which needs no build and no database.`;
const values = readArguments(
  usage,
  {
    minutes: { type: "string", default: "60" },
    cases: { type: "string", default: "1000000000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    from: { type: "string", default: "0" },
    most: { type: "string", default: "40" },
    data: { type: "string" },
    listings: { type: "string", default: "1500" },
    feeds: { type: "string" },
  },
  { minutes: 10_000, cases: 1_000_000_000, most: 1_000, listings: 100_000 },
);
const { minutes, cases, seed, from, most } = values;
const rest = Object.entries({ minutes, cases, seed, from, most }).flatMap(([name, value]) => [`--${name}`, value]);

await runCommand(() =>
  values.feeds === undefined
    ? tryRequests()
    : run(node("--import", "tsx", "bench/fuzz/feeds/start.ts", "--feeds", values.feeds, ...rest.slice(0, -2))),
);

function tryRequests() {
  return runOnTrialSite("bench/fuzz/run.ts", rest, {
    database: "quartier_fuzz",
    listings: Number(values.listings),
    dataDir: values.data ?? join(process.env.DATA_DIR || ".data", "fuzz"),
  });
}
