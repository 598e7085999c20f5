import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyLimit } from "./request-checks.server.ts";
import { serve, type Served } from "./testing/serve.ts";
import { speak } from "./testing/speak.ts";

let site: Served;

beforeAll(async () => {
  site = await serve({ SITE_URL: "https://quartier.example" });
}, 30_000);

afterAll(async () => {
  await site.end();
});

const get = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: "manual", ...init });

const say = (...lines: string[]) => speak(site.port, `${lines.join("\r\n")}\r\n\r\n`);

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  get(path, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

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
    expect(await answer.text()).toContain("a card");
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

describe("addresses", () => {
  test.each([
    ["/EN/?Page=2", "/en?Page=2"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["///evil.example/%2e%2e/x", "/x"],
  ])("%s leads to %s and never off the site", async (path, location) => {
    const { status, head } = await say(`GET ${path} HTTP/1.1`, "Host: a", "Connection: close");
    expect(status).toBe(308);
    expect(/^location: (.*)$/im.exec(head)?.[1]).toBe(location);
  });

  test.each(["/en/%zz", "/%", "/en/%E0%A4%A", "/en/%c0%ae"])("%s is a page not found", async (path) => {
    const { status, body } = await say(`GET ${path} HTTP/1.1`, "Host: a", "Connection: close");
    expect(status).toBe(404);
    expect(body).toContain("Sorry, 404");
  });

  test("bytes that a URL must encode are refused", async () => {
    expect((await say("GET /en/li\xc3\xa8ge HTTP/1.1", "Host: a")).status).toBe(400);
  });

  test("a NUL in a path is refused, a broken query is not", async () => {
    expect((await get("/en/%00")).status).toBe(400);
    expect((await get("/en?search=%E0%A4%A&x=%00&%zz")).status).toBe(200);
  });

  test("a query of 10 kB or 5,000 parameters gives a page, 17 kB does not", async () => {
    expect((await get(`/en?search=${"a".repeat(10_000)}`)).status).toBe(200);
    expect((await get(`/en?${"a&".repeat(5_000)}`)).status).toBe(200);
    expect((await get(`/en?search=${"a".repeat(17_000)}`)).status).toBe(414);
  });

  test("Remix's retired data requests lead to the page", async () => {
    expect((await get("/en?_data=page&x=1")).headers.get("location")).toBe("/en?x=1");
  });

  test.each(["/media/x/%ED%A0%BD.avif", "/fonts/%zz", "//%", "/\\\\%", "/%5C%5C%", "/en/%?_data=page", "/%5C%5C%5C"])(
    "%s names no page, and that is no error of the site",
    async (target) => {
      const head = ["Host: localhost", "Accept: text/html", "Connection: close"];
      const answer = await speak(site.port, `GET ${target} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
      expect([308, 404]).toContain(answer.status);
    },
  );

  test("a foreign host is nowhere to be seen", async () => {
    const requests = [
      ["GET /en HTTP/1.1", "Host: evil.example"],
      ["GET /en HTTP/1.1", "Host: a", "X-Forwarded-Host: evil.example:81", "X-Forwarded-Proto: gopher"],
      ["GET http://evil.example/en HTTP/1.1", "Host: evil.example"],
      ["GET /EN HTTP/1.1", "Host: evil.example"],
      ["GET /en HTTP/1.1", "Host: <evil.example>"],
    ];
    for (const lines of requests) {
      const { status, head, body } = await say(...lines, "Connection: close");
      expect([200, 308]).toContain(status);
      expect(head + body).not.toMatch(/evil|gopher/);
      if (status === 200) expect(body).toContain("https://quartier.example/en");
    }
  });

  test.each([
    ["two hosts", ["GET /en HTTP/1.1", "Host: a", "Host: b"]],
    ["no host", ["GET /en HTTP/1.1"]],
    ["two lengths", ["POST /en HTTP/1.1", "Host: a", "Content-Length: 4", "Transfer-Encoding: chunked"]],
  ])("%s are refused", async (_what, lines) => {
    expect((await say(...lines, "Connection: close")).status).toBe(400);
  });

  test("too many headers are refused", async () => {
    const { status, head } = await say("GET /en HTTP/1.1", "Host: a", `X: ${"y".repeat(70_000)}`);
    expect(status).toBe(431);
    expect(head).toContain("X-Content-Type-Options: nosniff");
  });
});

describe("forms", () => {
  test("from our own pages arrive", async () => {
    for (const origin of [site.origin, "https://quartier.example", undefined]) {
      const answer = await post("/en/form", "text=hello", origin ? { Origin: origin } : {});
      expect(answer.status).toBe(200);
    }
  });

  test.each([
    ["Origin", "https://evil.example"],
    ["Origin", "null"],
    ["Origin", "?"],
    ["Sec-Fetch-Site", "cross-site"],
  ])("from elsewhere are refused: %s: %s", async (name, value) => {
    const headers = { [name]: value };
    expect((await post("/en/form", "text=hello", headers)).status).toBe(403);
    expect((await post("/en/form.data", "text=hello", headers)).status).toBe(403);
  });

  test("of mail programs unsubscribe from wherever they run, at that one address", async () => {
    const marks: Record<string, string>[] = [{ Origin: "https://mail.example" }, { "Sec-Fetch-Site": "cross-site" }];
    for (const headers of marks) {
      expect((await post("/unsubscribe/token", "List-Unsubscribe=One-Click", headers)).status).not.toBe(403);
      for (const elsewhere of ["/unsubscribe/token/more", "/unsubscribe/", "/en/unsubscribe/token"]) {
        expect((await post(elsewhere, "List-Unsubscribe=One-Click", headers)).status).toBe(403);
      }
    }
  });

  test("CONNECT reaches nothing", async () => {
    const { status } = await speak(site.port, "CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(status).toBe(405);
    expect((await get("/healthz")).status).toBe(200);
  });

  test("sent to a page without a form get a page that says so", async () => {
    const answer = await post("/en", "text=hello");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(await answer.text()).toContain("Sorry, 405");
  });

  test("may have 128 kB, however it is sent; the connection goes on", async () => {
    const chunk = `2000\r\n${"x".repeat(0x2000)}\r\n`;
    const type = "Content-Type: application/x-www-form-urlencoded";
    const head = ["POST /en/form HTTP/1.1", "Host: a", type, "Transfer-Encoding: chunked"].join("\r\n");
    const next = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const fits = await speak(site.port, `${head}\r\n\r\n${chunk.repeat(15)}0\r\n\r\n${next}`);
    expect(fits.status).toBe(200);
    expect(fits.body).toContain("\r\nok\r\n");
    const tooLarge = await speak(site.port, `${head}\r\n\r\n${chunk.repeat(32)}0\r\n\r\n${next}`);
    expect(tooLarge.status).toBe(413);
    expect((await get("/healthz")).status).toBe(200);
  });

  test("may have hundreds of fields, and no more are taken apart", async () => {
    expect((await post("/en/form", "a=b&".repeat(400))).status).toBe(200);
    expect((await post("/en/form", "a&".repeat(60_000))).status).toBe(400);
  });

  test("that comes to the health check is refused as there", async () => {
    const answer = await post("/healthz", "a=b");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([405, expect.stringContaining("text/plain")]);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });

  test.each([
    ["another media type", 415, { "Content-Type": "text/plain" }, "text=hello"],
    ["JSON", 415, { "Content-Type": "application/json" }, '{"text":"hello"}'],
    ["no media type", 415, { "Content-Type": "" }, "text=hello"],
    [
      "a media type that only begins like a form's",
      415,
      { "Content-Type": "multipart/form-datas; boundary=x" },
      "--x--",
    ],
    ["several parts without a boundary", 400, { "Content-Type": "multipart/form-data" }, "--x--"],
    ["several parts that are none", 400, { "Content-Type": "multipart/form-data; boundary=x" }, "hello"],
    ["several parts that end too early", 400, { "Content-Type": "multipart/form-data; boundary=x" }, "--x\r\nContent-"],
    ["a body that is compressed", 415, { "Content-Encoding": "gzip" }, "hello"],
    [
      "a part without the name of a field",
      400,
      { "Content-Type": "multipart/form-data; boundary=x" },
      "--x\r\n\r\na\r\n--x--",
    ],
    [
      "another set of characters",
      200,
      { "Content-Type": "application/x-www-form-urlencoded; charset=utf-16" },
      "text=a",
    ],
    ["percent signs that encode nothing", 200, {}, "text=%zz%E0%A4%A"],
  ])("with %s are answered with %i", async (_what, status, headers, body) => {
    for (const path of ["/en/form", "/en/form.data"]) expect((await post(path, body, headers)).status).toBe(status);
  });

  test("with an expectation that nobody knows are refused", async () => {
    const lines = ["POST /en/form HTTP/1.1", "Host: a", "Expect: miracles", "Content-Length: 0", "Connection: close"];
    const { status, head } = await say(...lines);
    expect(status).toBe(417);
    expect(head).toContain("X-Content-Type-Options: nosniff");
  });

  test.each(["TRACE", "PUT", "DELETE", "OPTIONS", "PROPFIND", "PATCH", "M-SEARCH"])(
    "%s is no method of this site",
    async (method) => {
      const { status, head } = await say(`${method} /en HTTP/1.1`, "Host: a", "X-Secret: 1", "Connection: close");
      expect(status).toBe(405);
      expect(head).toContain("Allow: GET, HEAD, POST");
    },
  );
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
