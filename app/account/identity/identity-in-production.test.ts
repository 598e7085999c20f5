import { Agent } from "node:https";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorOfAdmin } from "./failures.ts";
import { probeToken } from "./probe-token.ts";
import { forgedToken } from "./testing/forged-token.ts";

/* A real project, without a network. */

const project = "quartier-7f3a1";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("FIREBASE_PROJECT_ID", project);
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "");
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["unsigned", forgedToken({ project })],
  ["of the demonstration", forgedToken()],
  ["of another project", probeToken("another-project")],
  ["nonsense", "nonsense"],
])("a token that is %s is refused", async (_what, token) => {
  const { verifyIdToken } = await import("./identity.server.ts");
  await expect(verifyIdToken(token)).rejects.toMatchObject({ failure: "invalid-token" });
});

test("a revoked token is refused: outside the emulator, nobody asks about that unless told to", async () => {
  const revoked = Object.assign(new Error("Revoked"), { code: "auth/id-token-revoked" });
  const verifyIdToken = vi.fn((_token: string, checkRevoked?: boolean) =>
    checkRevoked ? Promise.reject(revoked) : Promise.resolve({ uid: "somebody" }),
  );
  vi.doMock("firebase-admin/auth", () => ({ getAuth: () => ({ verifyIdToken }) }));
  const identity = await import("./identity.server.ts");
  await expect(identity.verifyIdToken(forgedToken({ project }))).rejects.toMatchObject({ failure: "invalid-token" });
  vi.doUnmock("firebase-admin/auth");
});

test("that Google's keys can't be fetched is no fault of the token", async () => {
  const noNetwork = new Agent({
    lookup: (host, _options, found) =>
      found(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }), ""),
  });
  const app = initializeApp({ projectId: project, httpAgent: noNetwork }, "without network");
  const error: unknown = await getAuth(app)
    .verifyIdToken(probeToken(project))
    .catch((error: unknown) => error);
  await deleteApp(app);
  expect(error).toMatchObject({ code: "auth/argument-error" });
  expect(errorOfAdmin(error).failure).toBe("unreachable");
});

test.each([
  ["Error fetching public keys for Google certs: 503 Service Unavailable", "unreachable"],
  ["timeout of 25000ms exceeded", "unreachable"],
  ["socket hang up", "unreachable"],
  ["Firebase ID token has invalid signature.", "invalid-token"],
  ['Firebase ID token has "kid" claim which does not correspond to a known public key.', "invalid-token"],
  ["jwt malformed", "invalid-token"],
])("%s: %s", (message, failure) => {
  const error = Object.assign(new Error(message), { code: "auth/argument-error" });
  expect(errorOfAdmin(error).failure).toBe(failure);
});
