import { afterEach, beforeAll, expect, vi } from "vitest";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import { keepCachesTold } from "#app/shared-caches/keep-caches-told.server.ts";
import { startPurgeReceiver } from "#app/shared-caches/testing/purge-receiver.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { ensureBuilt } from "../../bin/steps/build.js";
import { addresses, keepListing, listTexts, signIn } from "./testing/known-visitors.ts";
import { serve, type Served } from "./testing/serve.ts";
import { SharedCache } from "./testing/shared-cache.ts";

/* The site itself behind a cache that all of its visitors share (decision 061). */

let site: Served | undefined;

beforeAll(() => ensureBuilt(), 300_000);
afterEach(async () => {
  await site?.end();
});

const patience = { timeout: 20_000, interval: 50 };

const sharing = {
  SHARED_CACHE_SECONDS: "600",
  PURGE_WEBHOOK_URL: "http://127.0.0.1:9/purge", // The worker's, which these tests are by themselves.
  PURGE_WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
};
const start = (databaseUrl: string) =>
  serve(
    { DATABASE_URL: databaseUrl, SESSION_SECRET: signedCookie.secrets.join(","), ...sharing },
    ["bin/serve.js"],
    "build/server/index.js",
  );

const isPage = (headers: Headers) => headers.get("content-type")?.startsWith("text/html") ?? false;
const mayBeShared = (headers: Headers) =>
  /public|s-maxage/.test(headers.get("cache-control") ?? "") || headers.has("cdn-cache-control");

dbTest(
  "whoever asks through a shared cache, nobody is sent a page with somebody in it, nor one that was made for others",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "shared-1", title: { en: "Loft above the market" } });
    const session = await signIn(db, "anke.geheim@test.example");
    site = await start(databaseUrl);
    const shortlist = await keepListing(site.origin, "shared-1");
    const now = Math.floor(Date.now() / 1_000);
    const someone: Record<string, string>[] = [
      { Cookie: session },
      { Cookie: shortlist },
      { Cookie: `user-prefs=v=1.0&t=${now}&c=` },
      { Cookie: "session=of-nobody" },
      { "Sec-GPC": "1" },
    ];
    const cache = new SharedCache(site.origin);

    const texts = await listTexts();
    const shared: string[] = [];
    for (const path of [
      ...addresses,
      ...texts,
      "/en/to-let",
      "/en/to-let/office/ghent",
      "/en/market/ghent/office/to-let",
    ]) {
      const before = await cache.get(path);
      for (const headers of someone) {
        const own = await cache.get(path, headers);
        if (isPage(own.headers)) {
          expect([path, headers, mayBeShared(own.headers)]).toEqual([path, headers, false]);
          expect([path, own.from]).toEqual([path, "site"]);
        }
      }
      const after = await cache.get(path);
      expect([after.status, after.headers.getSetCookie()], path).toEqual([before.status, []]);
      expect(after.text, path).not.toMatch(/anke\.geheim|"shortlisted":\["shared-1"/);
      if (!isPage(after.headers)) continue;
      // What the site keeps by itself, shared caches may keep: nothing in it lacks a tag. And nothing else.
      expect([path, mayBeShared(after.headers)]).toEqual([path, after.headers.has("etag")]);
      if (!mayBeShared(after.headers)) continue;
      shared.push(path);
      expect([after.from, after.text === before.text], path).toEqual(["cache", true]);
      expect(after.headers.get("cache-tag")?.split(",").slice(0, 1), path).toEqual(["site"]);
    }
    expect(shared).toEqual(expect.arrayContaining(["/en/to-let", "/en/market/ghent/office/to-let", ...texts]));
    expect(shared.length).toBeGreaterThan(texts.length + 3);
  },
  300_000,
);

dbTest(
  "a change shows to whoever asks through a shared cache once that was told, and what has not changed stays there",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "shared-1", title: { en: "Loft above the market" } });
    site = await start(databaseUrl);
    const { origin } = site;
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), patience);
    // What a process says when it begins has been noted: nothing is let go of because of it later.
    await vi.waitFor(async () => expect(await db.select().from(cacheTags)).toHaveLength(1), patience);
    const cache = new SharedCache(origin);
    await using receiver = await startPurgeReceiver((tags) => {
      cache.purge(tags);
      return undefined;
    });
    const ending = new AbortController();
    const telling = keepCachesTold(db, receiver.endpoint, ending.signal, 50);
    await vi.waitFor(() => expect(receiver.taken).toHaveLength(1), patience);

    const lists = ["/en", "/en/to-let", "/en/to-let/office"];
    const ask = () => Promise.all([...lists, "/en/privacy"].map((path) => cache.get(path)));
    await ask();
    expect((await ask()).map(({ from }) => from)).toEqual(["cache", "cache", "cache", "cache"]);

    await makeListings(db, { reference: "shared-2", title: { en: "Workshop behind the station" } });
    await vi.waitFor(() => expect(receiver.taken.slice(1)).toEqual([["counts", "listings"]]), patience);
    const after = await ask();
    expect(after.map(({ from }) => from)).toEqual(["site", "site", "site", "cache"]);
    for (const { text } of after.slice(0, 3)) expect(text).toContain("Workshop behind the station");

    await makeListings(db, { reference: "shared-2", status: "withdrawn" });
    await vi.waitFor(() => expect(receiver.taken).toHaveLength(3), patience);
    for (const { text } of await ask()) expect(text).not.toContain("Workshop");

    // Out of date by the clock alone: the cache goes on with it while it asks, and is told that it is the same.
    cache.now += 601_000;
    expect((await cache.get("/en/to-let")).from).toBe("stale");
    expect(await cache.refreshing).toMatchObject({ from: "site", status: 200 });
    expect((await cache.get("/en/to-let")).from).toBe("cache");
    // By a change, it is gone: nobody is shown it once more.
    cache.now += 601_000;
    await makeListings(db, { reference: "shared-3", title: { en: "Office above the bakery" } });
    await vi.waitFor(() => expect(receiver.taken).toHaveLength(4), patience);
    const changed = await cache.get("/en/to-let");
    expect([changed.from, changed.text.includes("Office above the bakery")]).toEqual(["site", true]);
    ending.abort();
    await telling;
  },
  300_000,
);
