import { afterEach, expect, test, vi } from "vitest";

const secrets = { first: "first-secret-of-at-least-32-characters", second: "second-secret-of-at-least-32-characters" };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A server with other settings. */
async function serverWith(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { findSessionId, makeSessionCookie } = await import("./session-cookie.server.ts");
  const find = (cookie: string) => findSessionId(new Request("http://a", { headers: { Cookie: cookie } }));
  return { find, make: makeSessionCookie };
}

const cookieOf = (headers: Headers) => headers.get("Set-Cookie")?.split(";")[0] ?? "";

test("a secret is replaced without logging anybody out", async () => {
  const before = await serverWith({ SESSION_SECRET: secrets.first });
  const old = await before.make();
  const during = await serverWith({ SESSION_SECRET: `${secrets.second}, ${secrets.first}` });
  expect(await during.find(cookieOf(old.headers))).toBe(old.id);
  const young = await during.make();
  const after = await serverWith({ SESSION_SECRET: secrets.second });
  expect(await after.find(cookieOf(young.headers))).toBe(young.id);
  expect(await after.find(cookieOf(old.headers))).toBeNull();
});

test("without a secret, outside production, a server has its own", async () => {
  const one = await serverWith({ SESSION_SECRET: "" });
  const cookie = await one.make();
  expect(await one.find(cookieOf(cookie.headers))).toBe(cookie.id);
  const other = await serverWith({ SESSION_SECRET: "" });
  expect(await other.find(cookieOf(cookie.headers))).toBeNull();
});

test("the cookie is secure where the site is, and no script can read it", async () => {
  const { make } = await serverWith({ SITE_URL: "https://quartier.example" });
  expect((await make()).headers.get("Set-Cookie")).toMatch(
    /^__Host-session=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const { make: plain } = await serverWith({ SITE_URL: "http://localhost:3000" });
  expect((await plain()).headers.get("Set-Cookie")).not.toContain("Secure");
});

test("no two cookies are the same", async () => {
  const { make } = await serverWith({});
  const made = await Promise.all(Array.from({ length: 100 }, make));
  expect(new Set(made.map(({ id }) => id)).size).toBe(100);
});
