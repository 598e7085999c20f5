import { afterEach, expect, test, vi } from "vitest";
import { settingsFor } from "../../../packages/identity-emulator/embedded-identity.ts";

afterEach(() => vi.unstubAllEnvs());

async function readTimeLimit(host: string): Promise<number> {
  vi.resetModules();
  for (const [name, value] of Object.entries(settingsFor(host))) vi.stubEnv(name, value);
  return (await import("./time-limit.server.ts")).timeLimit;
}

test("a visitor waits 5 seconds for the identity service, the emulator of a busy machine gets longer", async () => {
  expect(await readTimeLimit("")).toBe(5_000);
  expect(await readTimeLimit("127.0.0.1:1")).toBe(60_000);
});
