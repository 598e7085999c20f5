import { describe, expect, onTestFinished, test } from "vitest";
import { freePort, startServer, stopServer } from "./processes.ts";

/** A server of a few lines. @param answer JavaScript that is given `asked` (how often so far, from 1) and `response` */
async function start(answer: string, within?: number) {
  const port = await freePort();
  const program = `let asked = 0; require("node:http").createServer((request, response) => { asked++; ${answer} }).listen(${port}, "127.0.0.1")`;
  return startServer(["-e", program], process.env, `http://127.0.0.1:${port}/readyz`, within);
}

describe("a process that is measured", () => {
  test("is waited for while it says that it is not ready, and where one answer does not come", async () => {
    const child = await start(
      `if (asked === 1) return; response.statusCode = asked < 4 ? 503 : 200; response.end("not loaded yet: the listings")`,
    );
    onTestFinished(() => stopServer(child));
    expect(child.exitCode).toBe(null);
  }, 20_000);

  test("that is not ready in time is ended, and what it said is told", async () => {
    const said = await start(`response.statusCode = 503; response.end("not loaded yet: " + process.pid)`, 1_500).then(
      () => "it was ready",
      (error: unknown) => (error instanceof Error ? error.message : ""),
    );
    expect(said).toMatch(/was not ready within 1\.5 s \(load .*\), and last: 503 not loaded yet: \d+/);
    const pid = Number(/\d+$/.exec(said)?.[0]);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  }, 20_000);
});
