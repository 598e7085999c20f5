import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve, type Served } from "#app/server/testing/serve.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { forgedToken } from "../identity/testing/forged-token.ts";

/* Through a real server with a production's settings: our middleware, Remix and firebase-admin without an emulator. */

const project = "quartier-7f3a1";
const origin = "https://quartier.example";
const production = {
  DEMONSTRATION: "false",
  SITE_URL: origin,
  SESSION_SECRET: "a-secret-of-at-least-32-characters",
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  SMTP_URL: "smtp://mail.quartier.example",
  MAIL_FROM: "hello@quartier.example",
  OPERATOR_NAME: "Quartier nv",
  OPERATOR_ADDRESS: "Kerkstraat 1|9000 Gent",
  OPERATOR_COMPANY_NUMBER: "0123.456.789",
  OPERATOR_VAT_NUMBER: "BE 0123.456.789",
  OPERATOR_LICENCE: "-",
  OPERATOR_SUPERVISOR: "-",
  OPERATOR_INSURER: "-",
  OPERATOR_LEGAL_FORM: "a company|société|een vennootschap",
  OPERATOR_HOURS: "-",
  CONTACT_EMAIL: "office@quartier.example",
  CONTACT_PHONE: "+32 2 123 45 67",
};

async function withSite(environment: Record<string, string>, use: (site: Served) => Promise<void>) {
  const site = await serve({ ...production, ...environment });
  try {
    await use(site);
  } finally {
    await site.end();
  }
}

const call = (site: Served, path: string, init: RequestInit = {}) =>
  fetch(`${site.origin}/api/user/${path}`, { redirect: "manual", ...init });

const exchange = (site: Served, idToken: string, headers: Record<string, string> = { Origin: origin }) =>
  call(site, "login/token", { method: "POST", body: new URLSearchParams({ idToken }), headers });

dbTest("production believes no token that Google has not signed", async ({ databaseUrl }) => {
  await withSite({ DATABASE_URL: databaseUrl }, async (site) => {
    for (const token of [
      forgedToken(),
      forgedToken({ project }),
      forgedToken({ project, sub: "admin", email: "admin@quartier.example", email_verified: true }),
      "nonsense",
      "",
    ]) {
      const answer = await exchange(site, token);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.has("Set-Cookie")).toBe(false);
      expect(await answer.json()).toEqual({ error: "The token is invalid or has expired" });
    }
  });
});

dbTest("nobody keeps a page that a mail leads to", async ({ databaseUrl }) => {
  await withSite({ DATABASE_URL: databaseUrl }, async (site) => {
    for (const path of ["/en/e-mail-address/abc", "/fr/adresse-e-mail/abc", "/nl/uitschrijven/abc"]) {
      const answer = await fetch(site.origin + path);
      expect([path, answer.headers.get("Cache-Control")]).toEqual([path, "no-store"]);
      await answer.text();
    }
  });
});

dbTest("a thousand tries from one address end in 429, whatever they pretend to be", async ({ databaseUrl }) => {
  await withSite({ DATABASE_URL: databaseUrl }, async (site) => {
    const counts: Record<number, number> = {};
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const address = `203.0.113.${round * 12 + (index % 12)}`;
          return exchange(site, "nonsense", {
            Origin: origin,
            "X-Forwarded-For": address,
            "X-Client-Address": address,
          });
        }),
      );
      for (const answer of answers) {
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
        if (answer.status === 429) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
        await answer.text();
      }
    }
    expect(counts).toEqual({ 401: 300, 429: 700 });
  });
});

dbTest("the server knows a visitor behind its own proxy, and nobody else's word for it", async ({ databaseUrl }) => {
  const clientOf = async (site: Served, headers: Record<string, string>) => {
    const answer = await fetch(`${site.origin}/en`, { headers });
    return /&quot;client&quot;:&quot;([^&]*)/.exec(await answer.text())?.[1];
  };
  const claims = { "X-Forwarded-For": "1.1.1.1, 203.0.113.9", "X-Client-Address": "2.2.2.2" };
  await withSite({ DATABASE_URL: databaseUrl }, async (site) => {
    expect(await clientOf(site, claims)).toBe("127.0.0.1");
  });
  await withSite({ DATABASE_URL: databaseUrl, TRUST_PROXY: "loopback" }, async (site) => {
    expect(await clientOf(site, claims)).toBe("203.0.113.9");
    expect(await clientOf(site, { "X-Client-Address": "2.2.2.2" })).toBe("127.0.0.1");
  });
});

describe("without its database", () => {
  let site: Served;
  beforeAll(async () => {
    site = await serve(production); // Its address is the discard port.
  });
  afterAll(async () => {
    await site.end();
  });

  test("whoever signs in is told to come back", async () => {
    const answer = await exchange(site, forgedToken({ project }));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answer.text()).not.toMatch(/ECONNREFUSED|node_modules|select/);
  });

  test("whoever has no session is told so", async () => {
    const answer = await call(site, "me");
    expect([answer.status, await answer.json()]).toEqual([401, { error: "User is not authenticated" }]);
    const data = await call(site, "me.data");
    expect(data.status).toBe(401);
  });

  test.for([
    ["foreign origin", "POST", { Origin: "https://evil.example" }, 403],
    ["no origin", "POST", { Origin: "null" }, 403],
    ["cross-site", "POST", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["same-site", "POST", { "Sec-Fetch-Site": "same-site" }, 403],
    ["no browser, and no form", "POST", { Cookie: "session=x" }, 415],
    ["wrong method", "GET", {}, 405],
    ["unknown method", "PUT", { Origin: origin }, 405],
    ["DELETE", "DELETE", { Origin: origin }, 405],
  ] as [string, string, Record<string, string>, number][])("%s", async ([, method, headers, status]) => {
    const answer = await call(site, "login/token", {
      method,
      headers,
      ...(method === "POST" && { body: "idToken=x" }),
    });
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.headers.get("Allow")).toContain("POST");
  });

  test("a DELETE comes through where tokens are synced, which is switched off here", async () => {
    const sync = (headers: Record<string, string>) => call(site, "token-sync", { method: "DELETE", headers });
    expect((await sync({ Origin: origin })).status).toBe(404);
    expect((await sync({ Origin: "https://evil.example" })).status).toBe(403);
  });

  test("a body of more than a megabyte is refused, and a form that is none", async () => {
    expect((await exchange(site, "x".repeat(2 ** 20))).status).toBe(413);
    const json = await call(site, "login/token", {
      method: "POST",
      body: "{}",
      headers: { Origin: origin, "Content-Type": "application/json" },
    });
    expect(json.status).toBe(415);
  });

  test("logging out where nobody is signed in needs no database", async () => {
    const answer = await call(site, "logout", { method: "POST", body: "{}", headers: { Origin: origin } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-session=;.*Secure/);
  });
});
