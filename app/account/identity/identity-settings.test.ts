import { afterEach, expect, test, vi } from "vitest";

const project = {
  FIREBASE_PROJECT_ID: "quartier-7f3a1",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "quartier-7f3a1.firebaseapp.com",
};

async function settingsWith(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { identitySettings } = await import("./identity-settings.server.ts");
  return identitySettings();
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("browsers learn of the project and of nothing secret", async () => {
  const secrets = { SESSION_SECRET: "s".repeat(32), GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  expect(await settingsWith({ ...project, ...secrets })).toEqual({
    projectId: "quartier-7f3a1",
    apiKey: "key",
    authDomain: "quartier-7f3a1.firebaseapp.com",
    emulator: false,
  });
});

test("they learn that an emulator stands in, but not where, and where to report tokens", async () => {
  const demonstration = {
    ...project,
    FIREBASE_PROJECT_ID: "demo-quartier",
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
  };
  const settings = await settingsWith({ ...demonstration, AUTH_TOKEN_SYNC_URL: "/api/user/token-sync" });
  expect(settings).toMatchObject({ emulator: true, tokenSyncUrl: "/api/user/token-sync" });
  expect(JSON.stringify(settings)).not.toContain("127.0.0.1");
});

test("without accounts or without a project there is nothing to learn", async () => {
  expect(await settingsWith({ ...project, CLIENT_PROFILE: "false" })).toBeNull();
  vi.unstubAllEnvs();
  expect(await settingsWith({})).toBeNull();
});
