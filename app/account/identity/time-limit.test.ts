import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function readTimeLimit(emulator: string): Promise<number> {
  vi.resetModules();
  const settings = {
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    FIREBASE_PROJECT_ID: "demo-quartier",
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_DOMAIN: "localhost",
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import("./time-limit.server.ts")).timeLimit;
}

test("a visitor waits 5 seconds for the identity service, the emulator of a busy machine gets longer", async () => {
  expect(await readTimeLimit("")).toBe(5_000);
  expect(await readTimeLimit("127.0.0.1:1")).toBe(20_000);
});
