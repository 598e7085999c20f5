import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg } from "node:os";

/** Milliseconds that a process has until it is ready: at 100,000 listings it takes some seconds, and thirty beside other heavy work. */
const patience = 120_000;
/** Milliseconds that one answer may take before it is asked for again: who hangs is not waited for. */
const answerPatience = 5_000;
/** Milliseconds that a process has to end by itself, which gives requests in progress ten seconds. */
const endPatience = 15_000;

/** CPU seconds that a process has used so far (user and system, `utime + stime`). */
export function cpuSeconds(pid: number): number {
  if (process.platform === "linux") {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100; // clock ticks, 100 a second on every Linux
  }
  const [minutes = "0", seconds = "0"] = execFileSync("ps", ["-o", "cputime=", "-p", String(pid)], { encoding: "utf8" })
    .trim()
    .split(":")
    .slice(-2);
  return Number(minutes) * 60 + Number(seconds);
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/**
 * Starts a Node process and waits until `url` answers that all is well.
 * @param within milliseconds
 * @throws when it ends, or is not ready in time: with what it last answered; it has been ended then
 */
export async function startServer(
  args: string[],
  env: NodeJS.ProcessEnv,
  url: string,
  within = patience,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  const began = performance.now();
  let said = "nothing yet";
  while (performance.now() - began < within) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
    const answer = await ask(url, Math.min(answerPatience, within));
    if (answer === "ready") return child;
    said = answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stopServer(child);
  const load = loadavg()[0]!.toFixed(1);
  throw new Error(`${url} was not ready within ${within / 1000} s (load ${load}), and last: ${said}`);
}

/** "ready", or what else there was for an answer. */
async function ask(url: string, within: number): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(within) });
    const text = await response.text();
    return response.ok ? "ready" : `${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** Ends a process, by force when it does not by itself. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), endPatience);
  await ended;
  clearTimeout(late);
}
