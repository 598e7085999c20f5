import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyLimit } from "./request-checks.server.ts";
import { requestsTo } from "./testing/requests-to.ts";
import { serve, type Served } from "./testing/serve.ts";
import { speak } from "./testing/speak.ts";

let site: Served;

beforeAll(async () => {
  site = await serve({ SITE_URL: "https://quartier.example" });
});

afterAll(async () => {
  await site.end();
});

const { get, say, post } = requestsTo(() => site);

describe("every answer carries the security headers and a request id", () => {
  const font = readdirSync("public/fonts").find((file) => file.endsWith(".woff2"));
  const answers: [what: string, status: number, ask: () => Promise<Response>][] = [
    ["a page", 200, () => get("/en")],
    ["its data", 200, () => get("/en.data")],
    ["a page that does not exist", 404, () => get("/en/nothing-here")],
    ["a page with a bug", 500, () => get("/en/bug")],
    ["a page without its database", 503, () => get("/en/without-database")],
    ["a redirect", 308, () => get("/EN/")],
    ["a built file", 200, () => get("/assets-base/assets/App-1a2B3c.js")],
    ["a font", 200, () => get(`/fonts/${font}`)],
    ["a file that does not exist", 404, () => get("/assets-base/nothing.js")],
    ["a refusal", 413, () => post("/en/form", "x".repeat(bodyLimit + 1))],
    ["a health check", 200, () => get("/healthz")],
  ];
  test.each(answers)("%s (%i)", async (_what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none'; [^,]*$/) as string,
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()") as string,
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    expect(answer.headers.has("x-powered-by")).toBe(false);
    expect(await answer.text()).not.toMatch(/secret|node_modules|\bat .*:\d+:\d+/);
  });

  test("even when the request is not HTTP", async () => {
    const { status, head } = await say("NONSENSE");
    expect(status).toBe(400);
    expect(head).toContain("X-Frame-Options: DENY");
  });
});

describe("a page", () => {
  const inlineScripts = (html: string) =>
    [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].flatMap(([, content]) => content || []);

  test("allows each of its own inline scripts by what is in it, and no other", async () => {
    const answer = await get("/en");
    const allowed = answer.headers.get("content-security-policy")?.match(/'sha256-[^']+'/g) ?? [];
    const scripts = inlineScripts(await answer.text());
    expect(scripts.length).toBeGreaterThan(2);
    const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    expect(allowed.sort()).toEqual(scripts.map(hash).sort());
  });

  test("does not allow a script that slipped into its content", async () => {
    const answer = await get("/en/injected");
    const html = await answer.text();
    expect(html).toContain('<script id="page-scripts">alert("injected")</script>');
    const hash = createHash("sha256").update('alert("injected")').digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain("'sha256-");
    expect(answer.headers.get("content-security-policy")).not.toContain(hash);
  });

  test("is the same, byte for byte, for whoever asks next", async () => {
    const [one, other] = [await get("/en/cards"), await get("/en/cards")];
    expect(one.headers.get("content-security-policy")).toBe(other.headers.get("content-security-policy"));
    expect(one.headers.get("x-request-id")).not.toBe(other.headers.get("x-request-id"));
    expect(await one.text()).toBe(await other.text());
  });

  test("hands its data to the browser at the end of the body, and data cannot end the script", async () => {
    const html = await (await get("/en")).text();
    expect(html).toMatch(/^<!DOCTYPE html><html/);
    expect(html).toMatch(/streamController;c\.enqueue\("[^<]*"\);c\.close\(\)}<\/script><\/body><\/html>$/);
    expect(html).not.toContain("<b>bold</b>");
  });

  test.each(["br", "gzip", "identity"])("is the same in the coding %s", async (coding) => {
    const answer = await get("/en", { headers: { "Accept-Encoding": coding } });
    expect(answer.headers.get("content-encoding") ?? "identity").toBe(coding);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect(await answer.text()).toContain("</body></html>");
  });

  test.each(["text/html", "*/*", undefined, "application/json"])(
    "carries its cards once, accepting %s",
    async (accept) => {
      const ask = ["GET /en/cards HTTP/1.1", "Host: a", "Connection: close", "X-Document-Request: no"];
      const { body } = await say(...ask, ...(accept ? [`Accept: ${accept}`] : []));
      expect(body.split("a card")).toHaveLength(2);
    },
  );

  test.each(["text/html", "*/*"])("has its cards in its data, accepting %s", async (accept) => {
    const answer = await get("/en/cards.data", { headers: { Accept: accept } });
    expect(await answer.text()).toContain(JSON.stringify('<li class="card">a card à 1 €</li>'));
  });

  test.each([
    ["/en", "__Host-session=x", "no-store"],
    ["/en.data", "__Host-session=x", "no-store"],
    ["/en", "session=x", "private, no-cache"],
    ["/en", "", "private, no-cache"],
    ["/en/login", "", "no-store"],
    ["/nl/mijn-zoekopdrachten", "", "no-store"],
  ])("%s with the cookie %o is kept as %s says", async (path, Cookie, expected) => {
    expect((await get(path, { headers: { Cookie } })).headers.get("cache-control")).toBe(expected);
  });

  test("answers HEAD with the same headers and no body", async () => {
    const answer = await get("/en", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toBe("");
  });

  test("says when to come back while the database is away, and so does everything else", async () => {
    const page = await get("/en/without-database");
    expect(await page.text()).toContain("Sorry, 503");
    for (const answer of [page, await get("/en/without-database.data"), await get("/without-database")]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
    }
    expect((await get("/readyz")).status).toBe(503);
  });
});

describe("files", () => {
  test("come as they were compressed when they were built, for a year", async () => {
    const answer = await get("/assets-base/assets/App-1a2B3c.js", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await answer.text()).toContain("console.log");
  });

  test.each<[status: number, headers: Record<string, string>]>([
    [416, { Range: "bytes=999999999-" }],
    [416, { Range: "bytes=999999999-", "Accept-Encoding": "br" }],
    [412, { "If-Match": '"x"' }],
    [412, { "If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" }],
  ])("refuse with %i a request with %o", async (status, headers) => {
    for (const path of ["/assets-base/assets/App-1a2B3c.js", "/favicon.ico"]) {
      const answer = await get(path, { headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.has("content-encoding")).toBe(false);
      if (status === 416) expect(answer.headers.get("content-range")).toMatch(/^bytes \*\/\d+$/);
      expect(await answer.text()).not.toContain("console.log");
    }
  });

  test.each([
    ["a part", "bytes=0-9", 206],
    ["its end", "bytes=-10", 206],
    ["several parts", "bytes=0-1,4-5", 200],
    ["a thousand parts", `bytes=${"0-,".repeat(1000)}`, 206],
    ["no bytes", "lines=1-2", 200],
    ["nothing for nonsense", "bytes=x", 416],
  ])("give %s", async (_what, range, status) => {
    expect((await get("/favicon.ico", { headers: { Range: range } })).status).toBe(status);
  });

  test("are no way out of their folder", async () => {
    for (const path of [
      "/assets-base/../package.json",
      "/assets-base/%2e%2e/%2e%2e/package.json",
      "/..%2fpackage.json",
    ]) {
      const { status, body } = await say(`GET ${path} HTTP/1.1`, "Host: a", "Connection: close");
      expect([308, 404]).toContain(status);
      expect(body).not.toContain("devDependencies");
    }
  });
});

test("a request is logged once, without what was searched for, and errors with its id", async () => {
  const answer = await get("/en/bug?search=my+secret&page=2");
  const id = answer.headers.get("x-request-id") ?? "";
  await expect.poll(() => site.lines().filter((line) => line.includes(id))).toHaveLength(2);
  const [error, request] = site
    .lines()
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(error).toMatchObject({ level: "error", path: "/en/bug", err: { message: "A secret of the server" } });
  expect(request).toMatchObject({ level: "info", method: "GET", path: "/en/bug?search&page", status: 500 });
  expect(request?.bytes).toBeGreaterThan(500);
});

test.each([
  ["a page", "/en/patient"],
  ["its data", "/en/patient.data"],
  ["its data by route", "/en/patient.data?_routes=patient"],
  ["a page as Remix reads it", "/en/patient?a=b c"],
  ["its data as Remix reads them", "/en/patient.data?a=b c"],
])("who leaves before %s is there stops what is looked up for it", async (_what, path) => {
  const left = async () => ((await (await get("/work")).json()) as { left: number }).left;
  const before = await left();
  const visitor = new AbortController();
  const answer = get(path, { signal: visitor.signal });
  await wait(100);
  visitor.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(left).toBe(before + 1);
});

test("who leaves while an answer comes stops the making of the rest", async () => {
  const left = async () => ((await (await get("/work")).json()) as { left: number }).left;
  const before = await left();
  const visitor = new AbortController();
  const answer = await get("/endless", { signal: visitor.signal });
  await answer.body?.getReader().read();
  visitor.abort();
  await expect.poll(left).toBe(before + 1);
});

test("a request id is taken from a trusted proxy only", { timeout: 30_000 }, async () => {
  const headers = { "X-Request-Id": "given-by-the-proxy" };
  expect((await get("/en", { headers })).headers.get("x-request-id")).not.toBe("given-by-the-proxy");

  const behindProxy = await serve({ TRUST_PROXY: "loopback" });
  const answer = await fetch(`${behindProxy.origin}/en`, { headers });
  expect(answer.headers.get("x-request-id")).toBe("given-by-the-proxy");
  expect(await answer.text()).toContain("given-by-the-proxy");
  const odd = await fetch(`${behindProxy.origin}/en`, { headers: { "X-Request-Id": "<odd>" } });
  expect(odd.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  await behindProxy.end();
});

test("SIGTERM lets requests in progress end, and then the process", { timeout: 30_000 }, async () => {
  const ending = await serve();
  const slow = fetch(`${ending.origin}/en/slow`);
  await fetch(`${ending.origin}/healthz`); // Sent later, answered earlier.
  const ended = ending.end();
  const answer = await slow;
  expect(answer.status).toBe(200);
  expect(answer.headers.get("connection")).toBe("close");
  expect(await answer.text()).toContain("slow, but here");
  expect(await ended).toEqual({ code: 0, signal: null });
  await expect(fetch(`${ending.origin}/en`)).rejects.toThrow();
});

test("SIGTERM lets a client that keeps its connection have what it has sent, and what it sends just after", async () => {
  const ending = await serve();
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const ahead = speak(ending.port, ask("/en/slow") + ask("/healthz").repeat(2));
  const kept = connect(ending.port, "127.0.0.1");
  let heard = "";
  kept.on("data", (chunk) => (heard += String(chunk)));
  kept.write(ask("/healthz"));
  await expect.poll(() => heard).toContain("ok");
  const ended = ending.end();
  // Nobody new has come for long enough that it no longer listens.
  await wait(300);
  kept.write(ask("/healthz"));
  const { head, body } = await ahead;
  expect(head).not.toMatch(/^connection: close/im);
  expect(body.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(body.match(/^connection: close/gim)).toHaveLength(1);
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(await ended).toEqual({ code: 0, signal: null });
}, 30_000);
