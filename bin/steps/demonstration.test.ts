import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startDemonstrationServer } from "./demonstration.js";

const server = vi.hoisted(() => ({ exitCode: null as number | null, signalCode: null as string | null }));
vi.mock("./processes.js", async (original) => ({ ...(await original<object>()), start: () => server }));

let answers: boolean;

beforeEach(() => {
  vi.stubEnv("DEMONSTRATION_HOST", "");
  vi.useFakeTimers({ toFake: ["Date"] });
  answers = false;
  vi.stubGlobal("fetch", async () => {
    if (!answers) throw new TypeError("fetch failed");
    return new Response();
  });
});
afterEach(() => {
  Object.assign(server, { exitCode: null, signalCode: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const startServer = () => startDemonstrationServer({ port: 3000, databaseUrl: "postgres://database", identity: {} });

test("the demonstration's own server may take as long as the build, and a minute more", async () => {
  const { waitUntilReady } = await startServer();
  vi.setSystemTime(Date.now() + 600_000);
  answers = true;
  await expect(waitUntilReady()).resolves.toBeUndefined();
});

test.each([{ exitCode: 1 }, { signalCode: "SIGKILL" }])("one that has ended meanwhile is told of: %j", async (end) => {
  const { waitUntilReady } = await startServer();
  Object.assign(server, end);
  await expect(waitUntilReady()).rejects.toThrow("The demonstration's own server ended; see above.");
});
