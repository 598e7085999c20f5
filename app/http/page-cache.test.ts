import { expect, test } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import {
  cacheKeyHeader,
  findPage,
  isCacheable,
  noteAsked,
  printOf,
  renewPage,
  storePage,
} from "./page-cache.server.ts";

const db = {} as DatabasePool;
const madeOf = { sources: [() => 1], states: [1], since: 0 };
const request = new Request("http://site.test/en", { headers: { [cacheKeyHeader]: "of a test" } });

const print = () => printOf(request, madeOf, new Headers(), "parts");
const store = (printed: string | undefined) =>
  storePage(request, madeOf, new Headers(), Buffer.from("<p>page</p>"), printed);

test("of two first requests at once neither is kept: the next is, with what it is renewed by", async () => {
  const prints = [print(), print()];
  expect(prints).toEqual([undefined, undefined]);
  for (const each of prints) store(each);
  expect(await findPage("of a test", db)).toBeUndefined();

  const third = print();
  store(third);
  expect(await findPage("of a test", db)).toMatchObject({ print: expect.any(String) as string });
  expect(renewPage(request, madeOf, third!)?.body.toString()).toBe("<p>page</p>");
});

test("nothing is noted, printed or kept of what is posted, has no name or sources, or brings a cookie", () => {
  const headers = { [cacheKeyHeader]: "never" };
  const asks = new Request("http://site.test/en", { headers });
  const posts = new Request("http://site.test/en", { headers, method: "POST" });
  const nameless = new Request("http://site.test/en");
  const none = new Headers();
  const body = Buffer.from("<p>page</p>");
  for (const [asked, sources, sent] of [
    [posts, madeOf, none],
    [nameless, madeOf, none],
    [asks, undefined, none],
    [asks, madeOf, new Headers({ "Set-Cookie": "own=1" })],
  ] as const) {
    storePage(asked, sources, sent, body, undefined);
    if (sent === none) noteAsked(asked, sources);
    expect([isCacheable("never"), sent.has("ETag")]).toEqual([false, false]);
  }
  noteAsked(asks, madeOf);
  expect(isCacheable("never")).toBe(true);
  const printed = printOf(asks, madeOf, none, "parts")!;
  expect(printOf(posts, madeOf, none, "parts")).toBeUndefined();
  expect(printOf(asks, undefined, none, "parts")).toBeUndefined();
  expect(printOf(asks, madeOf, new Headers({ "Set-Cookie": "own=1" }), "parts")).toBeUndefined();
  storePage(asks, madeOf, none, body, printed);
  expect(renewPage(posts, madeOf, printed)).toBeUndefined();
  expect(renewPage(asks, undefined, printed)).toBeUndefined();
  expect(renewPage(asks, madeOf, printed)?.body).toEqual(body);
});
