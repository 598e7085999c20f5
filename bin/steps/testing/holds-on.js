import { fileURLToPath } from "node:url";
import { spawn } from "node:child_process";
import { connect } from "node:net";
import { node, run, runCommand, start } from "../processes.js";

/*
 * Programs for processes.test.ts, by the first argument; the second is the port of whoever wants to hear when a process is gone.
 * `worker` hears nothing and stays; `leaver` starts one that has its output, and goes; `runner` starts one and stays; `command`
 * runs such a runner as `npm test` does its parts; `talker` runs one as well, and says a word again and again on the output that
 * the third argument names.
 */

const [part, port = "", ...others] = process.argv.slice(2);
const self = fileURLToPath(import.meta.url);
const stay = () => setTimeout(() => {}, 600_000);

if (part === "worker") {
  process.on("SIGTERM", () => {});
  connect(Number(port)).on("close", () => process.exit());
  stay();
} else if (part === "talker") {
  const output = others[0] === "stderr" ? process.stderr : process.stdout;
  await runCommand(() => {
    start(node(self, "runner", port), { quiet: true, mostMinutes: 10 });
    setInterval(() => output.write("word\n"), 20);
    return new Promise(() => {});
  });
} else if (part === "command") {
  await runCommand(() => run(node(self, "runner", port, ...others), { quiet: true, mostMinutes: 10 }));
} else {
  const worker = spawn(process.execPath, [self, "worker", port], { stdio: "inherit" });
  if (part === "runner") stay();
  else worker.unref();
}
