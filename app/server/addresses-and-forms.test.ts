import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
