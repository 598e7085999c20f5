import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyLimit } from "./request-checks.server.ts";
import { serve, type Served } from "./testing/serve.ts";

const signIn = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k";
const popup = "/emulator/auth/handler?apiKey=k";

/** What the emulator was asked, the latest last. */
const asked: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = [];
let emulator: Server;
let site: Served;

beforeAll(async () => {
  emulator = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += String(chunk)));
    request.on("end", () => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(201, {
        "Content-Type": "text/html",
        "Content-Security-Policy": "script-src 'self'",
        "X-Frame-Options": "SAMEORIGIN",
        "Access-Control-Allow-Origin": "https://elsewhere.example",
        "Set-Cookie": "emulated=1",
        "X-Powered-By": "Express",
      });
      response.write("first ");
      response.end("second");
    });
  });
  await once(emulator.listen(0, "127.0.0.1"), "listening");
  const { port } = emulator.address() as AddressInfo;
  site = await serve({ FIREBASE_PROJECT_ID: "demo-test", FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` });
});

afterAll(async () => {
  await site.end();
  emulator.close();
});

const ask = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: "manual", ...init });

const post = (path: string, headers: Record<string, string> = {}, body = '{"email":"a@b.example"}') =>
  ask(path, { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });

describe("with an identity emulator, the site hands it", () => {
  test.each([
    signIn,
    "/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k",
    "/identitytoolkit.googleapis.com/v1/projects?key=k",
    "/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=k",
    "/securetoken.googleapis.com/v1/token?key=k",
    popup,
    "/emulator/google/authorize?redirect_uri=http%3A%2F%2FA%2F",
  ])("%s, as it was written", async (path) => {
    const answer = await post(path, { Origin: site.origin });
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe("first second");
    expect(asked.at(-1)).toMatchObject({ method: "POST", url: path, body: '{"email":"a@b.example"}' });
  });

  test("no rights, cookies or origin", async () => {
    await post(signIn, { Authorization: "Bearer owner", Cookie: "session=1", Origin: site.origin });
    const { headers } = asked.at(-1) ?? {};
    expect(headers).not.toHaveProperty("authorization");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("origin");
    expect(headers?.host).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  test("nothing from other sites, and nothing large", async () => {
    const before = asked.length;
    expect((await post(signIn, { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await post(signIn, {}, "x".repeat(bodyLimit + 1))).status).toBe(413);
    expect(asked.length).toBe(before);
  });

  test.each([
    "/emulator/v1/projects/demo-test/oobCodes",
    "/emulator/v1/projects/demo-test/accounts",
    "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:lookup",
    "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchGet",
    "/emulator/auth/../v1/projects/demo-test/oobCodes",
    "/emulator/auth/%2e%2e/v1/projects/demo-test/oobCodes",
    "/identitytoolkit.googleapis.com/v1/accounts:x/../projects/demo-test/accounts",
    "/google/token",
    "/hold/1",
  ])("but never %s", async (path) => {
    const before = asked.length;
    expect([308, 404, 405]).toContain((await ask(path)).status);
    expect(asked.length).toBe(before);
  });
});

test("the emulator's pages keep their own policy and get the site's other headers", async () => {
  const { headers } = await ask(popup);
  expect(headers.get("content-security-policy")).toBe("script-src 'self'");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  for (const name of ["access-control-allow-origin", "set-cookie", "x-powered-by"])
    expect(headers.has(name)).toBe(false);
});

test("an emulator that is away is a bad gateway", async () => {
  const alone = await serve({ FIREBASE_PROJECT_ID: "demo-test", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9" });
  expect((await fetch(alone.origin + signIn, { method: "POST" })).status).toBe(502);
  await alone.end();
});

test("without an emulator, these are pages not found", async () => {
  const plain = await serve();
  for (const path of [popup, "/emulator/google/authorize"]) expect((await fetch(plain.origin + path)).status).toBe(404);
  await plain.end();
});
