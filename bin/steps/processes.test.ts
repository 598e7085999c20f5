import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { FailedStep, node, run } from "./processes.js";

const nothingFor = (milliseconds: number) => node("-e", `setTimeout(() => {}, ${milliseconds})`);

test("a program that does not end in the minutes it may take is ended, and told", async () => {
  const failures: string[] = [];
  const options = { quiet: true, onFailure: (lines: string) => void failures.push(lines) };
  const started = Date.now();
  const failed = await run(nothingFor(600_000), { ...options, mostMinutes: 0.01 }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(FailedStep);
  expect(String(failed)).toContain("after 0.01 minutes");
  expect(failures).toHaveLength(1);
  expect(Date.now() - started).toBeLessThan(300_000);
});

test("one that ends in time has its own exit code", async () => {
  expect(await run(nothingFor(1), { mostMinutes: 4 })).toBe(0);
  expect(await run(node("-e", "process.exit(3)"), { mostMinutes: 4 })).toBe(3);
});

const holdsOn = fileURLToPath(new URL("testing/holds-on.js", import.meta.url));

/** Hears of workers that are there, and when one is gone; those that stay are let go of with the test. */
async function listenForWorkers() {
  const server = createServer();
  const connected = once(server, "connection").then(([socket]) => socket as Socket);
  const gone = connected.then((socket) =>
    once(
      socket.on("error", () => {}),
      "close",
    ),
  );
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    void connected.then((socket) => socket.destroy());
    server.close();
  });
  return { port: String((server.address() as AddressInfo).port), connected, gone };
}

test("what takes too long is ended with whatever it has started, which hears nothing and has its output", async () => {
  const { port, connected, gone } = await listenForWorkers();
  const options = { quiet: true, onFailure: () => {}, mostMinutes: 0.25 };
  const ended = run(node(holdsOn, "runner", port), options).catch((error: unknown) => error);
  await connected;
  expect(await ended).toBeInstanceOf(FailedStep);
  await gone;
});

test("what has ended has ended, though something it has started has its output", async () => {
  const { port, connected } = await listenForWorkers();
  expect(await run(node(holdsOn, "leaver", port), { quiet: true, mostMinutes: 4 })).toBe(0);
  await connected;
});

test.each(["stdout", "stderr"] as const)(
  "a command whose %s nobody reads any more, as before `| head`, ends with whatever it has started, and says nothing",
  async (output) => {
    const { port, connected, gone } = await listenForWorkers();
    const command = spawn(process.execPath, [holdsOn, "talker", port, output], { stdio: ["ignore", "pipe", "pipe"] });
    const ended = once(command, "exit");
    let errors = "";
    if (output === "stdout") command.stderr.on("data", (text) => (errors += String(text)));
    await connected;
    command[output].destroy();
    expect(await ended).toEqual([1, null]);
    expect(errors).toBe("");
    await gone;
  },
);

test("an interrupted command ends what it runs with whatever that has started", async () => {
  const { port, connected, gone } = await listenForWorkers();
  const command = spawn(process.execPath, [holdsOn, "command", port], { stdio: "ignore" });
  const ended = once(command, "exit");
  await connected;
  command.kill("SIGINT");
  await ended;
  await gone;
});
