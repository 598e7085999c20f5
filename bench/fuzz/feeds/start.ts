import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/* Runs run.ts in a process of its own, and ends it when it has been at one case for too long. */

/** Of one case, however busy the machine is. */
const mostSilence = 180_000;

const child = fork(path.join(import.meta.dirname, "run.ts"), process.argv.slice(2), {
  execArgv: ["--import", "tsx", "--expose-gc", "--max-old-space-size=700"],
});
let last: unknown;
let timer: NodeJS.Timeout | undefined;
const watch = () => {
  clearTimeout(timer);
  timer = setTimeout(() => child.kill("SIGKILL"), mostSilence);
};
child.on("message", (message) => {
  last = message;
  watch();
});
watch();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, "exit")) as [number | null];
clearTimeout(timer);
if (code !== 0 && code !== 1)
  console.log(`The process hung, or was out of memory, in this case: ${JSON.stringify(last)}`);
process.exitCode = code ?? 1;
