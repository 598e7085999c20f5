import { afterEach, describe, expect, test, vi } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { ownCookies } from "./cookie-name.server.ts";
import {
  cacheKeyHeader,
  findPage,
  headersToSend,
  noteAsked,
  printOf,
  renewPage,
  storePage,
} from "./page-cache.server.ts";
import { tagged } from "./cache-tags.ts";
import { isFromAnybody, keepFromCachesIfLate, letCachesKeep } from "./shared-caches.server.ts";

vi.hoisted(() => {
  process.env["SHARED_CACHE_SECONDS"] = "300";
  process.env["PURGE_WEBHOOK_URL"] = "https://cache.example/purge";
  process.env["PURGE_WEBHOOK_SECRET"] = "a secret that only the two of them know";
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The headers of a page for whoever asks with these. */
function headersFor(asked: Record<string, string>, policy = "private, no-cache", tags: ["day"] | undefined = ["day"]) {
  const headers = new Headers({ "Cache-Control": policy, Vary: "Cookie" });
  letCachesKeep(isFromAnybody(asked["Cookie"], asked["Sec-GPC"]), headers, tags);
  return headers;
}

describe("a page of nobody in particular", () => {
  test("may be kept by shared caches, which are told of changes; browsers ask each time", () => {
    const headers = headersFor({ Cookie: "_ga=1; their-session=2" });
    expect(Object.fromEntries(headers)).toEqual({
      "cache-control": "public, max-age=0, must-revalidate, s-maxage=300",
      "cdn-cache-control": "public, max-age=300, stale-while-revalidate=30",
      vary: "Cookie, Sec-GPC",
      "cache-tag": "site,day",
      "surrogate-key": "site day",
    });
  });

  test.each([
    ...ownCookies.flatMap((name) => [{ Cookie: `a=1; ${name}=x` }, { Cookie: `__Host-${name}=x` }]),
    { "Sec-GPC": "1" },
  ])("is not what is made for %j", (asked) => {
    const headers = headersFor(asked);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect([...headers.keys()].sort()).toEqual(["cache-control", "vary"]);
  });

  test("is not kept where something in it has no tag, nor for longer than it says by itself", () => {
    const untold = new Headers({ "Cache-Control": "private, no-cache" });
    letCachesKeep(true, untold, undefined);
    expect(untold.get("cache-control")).toBe("private, no-cache");
    for (const policy of ["no-store", "public, max-age=300"]) {
      expect(headersFor({}, policy).get("cache-control")).toBe(policy);
    }
  });

  test("that took longer than caches are told of changes of before is kept by none", () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(50_000);
    const inTime = headersFor({});
    keepFromCachesIfLate(inTime, { since: 40_000 });
    expect(inTime.has("cdn-cache-control")).toBe(true);
    now.mockReturnValue(50_001);
    const late = headersFor({});
    keepFromCachesIfLate(late, { since: 40_000 });
    expect(Object.fromEntries(late)).toEqual({ "cache-control": "private, no-cache", vary: "Cookie, Sec-GPC" });
  });

  test("is told apart as it is sent, whoever it was made and kept for", () => {
    const source = tagged("listings", () => 1);
    const madeOf = { sources: [source], states: [1], since: performance.now() };
    const policies = (sources: (typeof source | (() => number))[], first: string, key: string) => {
      const ofAll = { ...madeOf, sources };
      const askedBy = (cookie: string) =>
        new Request("http://site.test/en", { headers: { [cacheKeyHeader]: key, Cookie: cookie } });
      const headers = new Headers({ "Cache-Control": "private, no-cache", Vary: "Cookie" });
      noteAsked(askedBy(first), ofAll);
      const print = printOf(askedBy(first), ofAll, headers, "page")!;
      storePage(askedBy(first), ofAll, headers, Buffer.from("page"), print);
      const kept = renewPage(askedBy(first), ofAll, print)!;
      const of = (sent: Headers) => `${sent.get("Cache-Control")?.split(",")[0]} ${sent.get("Cache-Tag")}`;
      return [of(headers), ...["", "user-prefs=garbage"].map((cookie) => of(headersToSend(kept, askedBy(cookie))))];
    };
    const [shared, own] = ["public site,listings", "private null"];
    expect(policies([source], "user-prefs=garbage", "somebody first")).toEqual([own, shared, own]);
    expect(policies([source], "_ga=1", "anybody first")).toEqual([shared, shared, own]);
    // One source without a tag is enough that caches could not be told.
    expect(policies([source, () => 1], "", "untold")).toEqual([own, own, own]);
  });

  test("that is kept here is not sent with what it said before when it took that long to look for changes", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    let took = 10_000;
    const source = tagged("listings", () => (now.mockReturnValue(performance.now() + took), 1));
    const madeOf = { sources: [source], states: [1], since: 0 };
    const request = new Request("http://site.test/en", { headers: { [cacheKeyHeader]: "looked for" } });
    const headers = new Headers({ "Cache-Control": "private, no-cache" });
    noteAsked(request, madeOf);
    storePage(request, madeOf, headers, Buffer.from("page"), printOf(request, madeOf, headers, "page"));
    const find = () => findPage("looked for", {} as DatabasePool);
    expect(headersToSend((await find())!, true).get("surrogate-key")).toBe("site listings");
    took = 10_001;
    expect(await find()).toBeUndefined();
  });
});
