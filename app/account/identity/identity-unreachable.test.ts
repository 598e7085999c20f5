import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgedToken } from "./testing/forged-token.ts";

/* The identity service is away: at first nothing listens where it should be, then something that never answers. */

const silent = createServer();
const sockets = new Set<Socket>();

beforeAll(async () => {
  silent.on("connection", (socket) => sockets.add(socket));
  await once(silent.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  vi.unstubAllEnvs();
});

async function identityAt(port: number) {
  vi.resetModules();
  vi.stubEnv("FIREBASE_PROJECT_ID", "demo-quartier");
  vi.stubEnv("FIREBASE_API_KEY", "demonstration");
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${port}`);
  vi.stubEnv("GOOGLE_CLIENT_ID", "client");
  vi.stubEnv("GOOGLE_CLIENT_SECRET", "secret");
  const { deleteApp, getApps } = await import("firebase-admin/app");
  await Promise.all(getApps().map(deleteApp)); // It keeps the address that it has seen first.
  return { ...(await import("./identity.server.ts")), ...(await import("./google-oauth.server.ts")) };
}

test.each([
  ["nothing listens", () => 9],
  ["nothing answers", () => (silent.address() as AddressInfo).port],
])("when %s, everything says so", { timeout: 60_000 }, async (_what, port) => {
  const identity = await identityAt(port());
  const questions = [
    identity.verifyIdToken(forgedToken({ project: "demo-quartier" })),
    identity.signInWithPassword("a@test.example", "correct horse"),
    identity.signUp("a@test.example", "correct horse"),
    identity.signInWithGoogle("token"),
    identity.sendPasswordReset("a@test.example", "en"),
    identity.verifyResetCode("code"),
    identity.confirmReset("code", "correct horse"),
    identity.findAccount("uid"),
    identity.findAccountByEmail("a@test.example"),
    identity.revokeTokens("uid"),
    identity.disableAccount("uid"),
    identity.finishGoogleSignIn({ code: "code", verifier: "verifier" }),
  ];
  const failures = (await Promise.allSettled(questions)).map((result) =>
    result.status === "rejected" ? (result.reason as { failure?: string }).failure : "no failure",
  );
  expect(failures).toEqual(questions.map(() => "unreachable"));
});
