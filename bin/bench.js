import { readBenchOptions } from "../bench/options.js";
import { ensureBuilt } from "./steps/build.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run bench`: the benchmark, against a production build and a database of its own; see bench/run-bench.ts. */
// Before anything is built for it.
readBenchOptions();

await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return run(node("--import", "tsx", "bench/run.ts", ...process.argv.slice(2)));
});
