import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve, type Served } from "./testing/serve.ts";
import { speak } from "./testing/speak.ts";

let site: Served;

beforeAll(async () => {
  site = await serve({ SITE_URL: "http://localhost:3000" });
});

afterAll(async () => {
  await site.end();
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET", signal?: AbortSignal) =>
  fetch(site.origin + path, { redirect: "manual", method, headers, ...(signal && { signal }) });
const tell = (words: string) => get(`/tell?words=${words}`);

/** How often the page was made while this was asked. */
async function timesMade(ask: () => Promise<unknown>): Promise<number> {
  const loaded = async () => ((await (await get("/work")).json()) as { loaded: number }).loaded;
  const before = await loaded();
  await ask();
  return (await loaded()) - before;
}

const timesRendered = async () => ((await (await get("/work")).json()) as { rendered: number }).rendered;

async function askTimes(times: number, path: string, headers: Record<string, string> = {}) {
  for (let time = 0; time < times; time++) await (await get(path, headers)).text();
}

/* The page is kept when it is asked for a second time. */
describe("a page that may be kept", () => {
  test("is made twice and then sent again, the same in bytes and headers, under an id of its own", async () => {
    const made = await get("/en/kept?a=1");
    expect(await timesMade(() => askTimes(5, "/en/kept?a=1"))).toBe(1);
    const kept = await get("/en/kept?a=1");
    expect(await kept.text()).toBe(await made.text());
    // Whoever is sent it first has it compressed as what is sent once.
    const own = ["x-request-id", "date", "etag", "content-length"];
    const others = ({ headers }: Response) => [...headers].filter(([name]) => !own.includes(name));
    expect(others(kept)).toEqual(others(made));
    expect(kept.headers.get("x-request-id")).not.toBe(made.headers.get("x-request-id"));
  });

  test.each(["br", "gzip"])("is compressed further once it is kept, as %s", async (coding) => {
    const ask = async () => (await get(`/en/kept?smaller=${coding}`, { "Accept-Encoding": coding })).headers;
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect(Number(second.get("content-length"))).toBeLessThan(Number(first.get("content-length")));
    expect(third.get("content-length")).toBe(second.get("content-length"));
    expect(third.get("etag")).toBe(second.get("etag"));
  });

  test("shows a change with the next request", async () => {
    await tell("old");
    await askTimes(3, "/en/kept?b=1");
    await tell("new");
    const page = await (await get("/en/kept?b=1")).text();
    expect(page).toContain("new");
    expect(page).not.toContain("old");
  });

  test("is not rendered again when its sources have changed and it is made of the same", async () => {
    const path = "/en/kept?same=1";
    await tell("the+same");
    await askTimes(2, path);
    const before = await get(path);
    const rendered = await timesRendered();
    await tell("the+same");
    expect(await timesMade(() => askTimes(3, path))).toBe(1);
    const after = await get(path);
    expect([after.headers.get("etag"), await after.text()]).toEqual([before.headers.get("etag"), await before.text()]);
    expect(await timesRendered()).toBe(rendered);
    await tell("another");
    expect(await (await get(path)).text()).toContain("another");
    expect(await timesRendered()).toBe(rendered + 1);
  });

  test("is not sent to whom has it", async () => {
    await askTimes(2, "/en/kept?c=1");
    const etag = (await get("/en/kept?c=1")).headers.get("etag") ?? "no tag";
    const again = await get("/en/kept?c=1", { "If-None-Match": `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect(again.headers.has("content-length")).toBe(false);
    await tell("changed");
    expect((await get("/en/kept?c=1", { "If-None-Match": etag })).status).toBe(200);
  });

  test.each(["br", "gzip", "identity"])("comes in the coding %s that was asked for", async (coding) => {
    for (let time = 0; time < 4; time++) {
      const answer = await get("/en/kept?d=1", { "Accept-Encoding": coding });
      expect(answer.headers.get("content-encoding") ?? "identity").toBe(coding);
      expect(await answer.text()).toContain("</html>");
    }
  });

  test("comes in one coding to whoever takes any, kept or not, and each tag has its own bytes", async () => {
    const codings = new Set<string | null>();
    const bytes = new Map<string, string>();
    for (let time = 0; time < 4; time++) {
      const { headers } = await get("/en/kept?any=1", { "Accept-Encoding": "*" }, "HEAD");
      const answer = await get("/en/kept?any=1", { "Accept-Encoding": "*" });
      const text = await answer.text();
      codings.add(headers.get("content-encoding")).add(answer.headers.get("content-encoding"));
      const tag = `${answer.headers.get("etag")} ${answer.headers.get("content-encoding")}`;
      expect(bytes.get(tag) ?? text).toBe(text);
      bytes.set(tag, text);
    }
    expect([...codings]).toEqual(["br"]);
  });

  test("answers HEAD with its headers alone", async () => {
    await askTimes(3, "/en/kept?e=1");
    const answer = await get("/en/kept?e=1", {}, "HEAD");
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(answer.headers.get("etag")).toBe((await get("/en/kept?e=1")).headers.get("etag"));
  });

  test("ends its connection for who asks for that, and for nobody else", async () => {
    const path = "/en/kept?closes=1";
    await askTimes(3, path, { "Accept-Encoding": "identity" });
    const ask = (connection: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;
    const both = await speak(site.port, ask("keep-alive") + ask("close"));
    const [kept, closed] = [both.head, both.body.slice(both.body.indexOf("HTTP/1.1 200"))];
    expect(kept).toMatch(/^connection: keep-alive$/im);
    expect(closed).toMatch(/^connection: close$/im);
    // Who was told so is hung up on: a third request has no answer.
    const three = await speak(site.port, ask("keep-alive") + ask("close") + ask("keep-alive"));
    expect(three.body.split("HTTP/1.1 200")).toHaveLength(2);
  });

  test("is made once for all who wait for it", async () => {
    await askTimes(1, "/en/kept?f=1");
    const many = () => Promise.all(Array.from({ length: 20 }, () => askTimes(1, "/en/kept?f=1")));
    expect(await timesMade(many)).toBe(1);
  });
});

test("who leaves while it is looked whether a page still holds keeps nobody else from it", async () => {
  const path = "/en/kept?left=1";
  await askTimes(3, path);
  await tell("changed&hold");
  const left = new AbortController();
  const gone = get(path, {}, "GET", left.signal).catch((error: unknown) => (error as Error).name);
  // By now the server waits for what the page is made of.
  await get("/healthz");
  left.abort();
  expect(await gone).toBe("AbortError");
  await get("/healthz");
  await tell("changed");
  const page = await get(path, {}, "GET", AbortSignal.timeout(3_000));
  expect(await page.text()).toContain("changed");
});

describe("is made anew, and kept for nobody:", () => {
  const visitors: [who: string, path: string, headers: Record<string, string>][] = [
    ["for whom has a session", "/en/kept?g=1", { Cookie: "session=x" }],
    ["for whom has a session on https", "/en/kept?g=2", { Cookie: "a=b; __Host-session=x" }],
    ["for whom has a shortlist", "/en/kept?g=3", { Cookie: "shortlist=x" }],
    ["what sets a cookie", "/en/kept?g=4&cookie", {}],
    ["what is gone", "/en/kept?g=5&gone", {}],
    ["what does not say that it may be kept", "/en/cards", {}],
    ["a long address", `/en/kept?g=6${"a".repeat(500)}`, {}],
    ["the data of a page", "/en/kept.data?g=7", {}],
    [
      "what names its own place",
      "/en/kept?g=8",
      { Cookie: "session=x", "X-Page-Cache": "identity asked /en/kept?g=8" },
    ],
  ];
  test.each(visitors)("%s", async (_who, path, headers) => {
    const first = await get(path, headers);
    await askTimes(3, path, headers);
    expect((await get(path, headers)).status).toBe(first.status);
    if (path.startsWith("/en/kept")) expect(await timesMade(() => askTimes(2, path, headers))).toBe(2);
    // Nothing of it reaches the next, who has none of these.
    expect((await get("/en/kept?other")).headers.has("set-cookie")).toBe(false);
  });

  test("one visitor's page never reaches another, nor another's that visitor", async () => {
    const path = "/en/kept?h=1";
    await askTimes(3, path);
    expect(await timesMade(() => askTimes(2, path, { Cookie: "session=x" }))).toBe(2);
    expect(await timesMade(() => askTimes(2, path))).toBe(0);
  });

  test("who has chosen about cookies, and who is asked, have pages of their own", async () => {
    const path = "/en/kept?i=1";
    await askTimes(3, path);
    expect(await timesMade(() => askTimes(1, path, { "Sec-GPC": "1" }))).toBe(1);
  });
});

describe("a feed", () => {
  test("is made twice, whoever asks and whatever they have, and then sent again", async () => {
    const path = "/feeds/atom/en/kept?a=1";
    const first = await get(path);
    const tag = first.headers.get("etag") ?? "no tag";
    const asked: Record<string, string>[] = [{ "If-None-Match": tag }, {}, { Cookie: "session=x" }, { "Sec-GPC": "1" }];
    const made = await timesMade(async () => {
      for (const headers of asked) await askTimes(2, path, headers);
    });
    expect(made).toBe(1);
    const kept = await get(path);
    expect(await kept.text()).toBe(await first.text());
    for (const name of ["content-type", "content-language", "last-modified", "etag", "cache-control", "vary"]) {
      expect([name, kept.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
  });

  test("is not kept as the framework's data of its address", async () => {
    const path = "/feeds/atom/en/kept.data?c=1";
    expect(await timesMade(() => askTimes(4, path))).toBe(4);
  });

  test("is sent to nobody who has it by its tag, whether it is kept or made, until it is another", async () => {
    const path = "/feeds/atom/en/kept?b=1";
    await tell("a+feed");
    for (let time = 0; time < 4; time++) {
      const whole = await get(path);
      const etag = whole.headers.get("etag") ?? "";
      const known = await get(path, { "If-None-Match": etag });
      expect([known.status, known.headers.get("etag"), await known.text()]).toEqual([304, etag, ""]);
      expect(known.headers.get("vary")).toBe(whole.headers.get("vary"));
      expect(known.headers.has("content-encoding")).toBe(false);
      // A feed that a listing has left bears no later date.
      const dated = await get(path, { "If-Modified-Since": whole.headers.get("last-modified") ?? "" });
      expect([dated.status, await dated.text()]).toEqual([200, await whole.clone().text()]);
      if (time === 1) await tell("another");
      const again = await get(path, { "If-None-Match": etag });
      expect(again.status).toBe(time === 1 ? 200 : 304);
      if (time === 1) expect(await again.text()).toContain("another");
    }
  });
});

test("one network's flood does not hold back the page that it asked for first from another", async () => {
  const behindProxy = await serve({ SITE_URL: "http://localhost:3000", TRUST_PROXY: "loopback" });
  const path = "/en/kept?flooded=1";
  const left = new AbortController();
  const ask = (path: string, from: string, signal?: AbortSignal) =>
    fetch(behindProxy.origin + path, { headers: { "X-Forwarded-For": from }, ...(signal && { signal }) });
  for (let time = 0; time < 3; time++) await (await ask(path, "203.0.113.9")).text();
  await ask("/tell?words=changed", "203.0.113.9");
  // Its turns are taken by what does not end before it leaves, and so it waits for the page.
  const flood = [...Array.from({ length: 4 }, () => "/en/patient"), path].map((path) =>
    ask(path, "203.0.113.8", left.signal).catch((error: unknown) => (error as Error).name),
  );
  for (let time = 0; time < 3; time++) await ask("/healthz", "203.0.113.8");
  const page = await ask(path, "203.0.113.9", AbortSignal.timeout(3_000));
  expect(await page.text()).toContain("changed");
  left.abort();
  expect(new Set(await Promise.all(flood))).toEqual(new Set(["AbortError"]));
  await behindProxy.end();
});
