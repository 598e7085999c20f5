import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect } from "vitest";
import { lastMonth, monthsBefore } from "#app/market/market-months.ts";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { marketFigures } from "#db/schema/market.ts";
import { places } from "#db/schema/places.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { ensureBuilt } from "../../bin/steps/build.js";
import { addresses, keepListing, listTexts, signIn } from "./testing/known-visitors.ts";
import { serve, type Served } from "./testing/serve.ts";

/* The site itself, with pages that it keeps (app/http/page-cache.server.ts). */

let site: Served | undefined;

beforeAll(() => ensureBuilt(), 300_000);
afterEach(async () => {
  await site?.end();
});

const isPage = (headers: Headers) => headers.get("content-type")?.startsWith("text/html") ?? false;

const get = async (path: string, cookie = "") => {
  const answer = await fetch(site!.origin + path, { redirect: "manual", headers: { Cookie: cookie } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

dbTest(
  "whatever is asked for, nothing of who is signed in or keeps a shortlist reaches anybody else, nor theirs them",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "kept-1", title: { en: "Loft above the market" } });
    const session = await signIn(db, "anke.geheim@test.example");
    site = await serve(
      { DATABASE_URL: databaseUrl, SESSION_SECRET: signedCookie.secrets.join(",") },
      ["bin/serve.js"],
      "build/server/index.js",
    );
    const cookieOfShortlist = await keepListing(site.origin, "kept-1");
    expect(cookieOfShortlist).toMatch(/shortlist=/);
    // Signed in, though without a profile yet.
    expect((await get("/en/profile", session)).headers.get("location")).toContain("/en/profile/complete");

    const texts = await listTexts();
    expect(texts.length).toBeGreaterThan(3);
    for (const path of [...addresses, ...texts]) {
      for (let time = 0; time < 3; time++) await get(path);
      const before = await get(path);
      for (let time = 0; time < 2; time++) {
        const own = [await get(path, session), await get(path, cookieOfShortlist)];
        // A page is kept under a tag: whoever is known gets none that was made for others.
        for (const { headers } of own) if (isPage(headers)) expect(headers.get("etag"), path).toBeNull();
      }
      const after = await get(path);
      expect([after.status, after.headers.getSetCookie()]).toEqual([before.status, []]);
      expect(after.text).not.toMatch(/anke\.geheim|"shortlisted":\["kept-1"/);
      if (texts.includes(path)) expect(after.headers.has("etag"), path).toBe(true);
      if (after.headers.has("etag")) expect(after.text).toBe(before.text);
    }
  },
  300_000,
);

dbTest(
  "a listing that is new, changed or gone shows with the next request of every page that is kept",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "kept-1", title: { en: "Loft above the market" } });
    site = await serve({ DATABASE_URL: databaseUrl }, ["bin/serve.js"], "build/server/index.js");
    const pages = ["/en", "/en/search", "/en/to-let", "/en/to-let/office", "/en/to-let/office/ghent"];
    pages.push("/feeds/atom/en/to-let", "/feeds/json/en/to-let/office/ghent");
    const askAll = () => Promise.all(pages.map(async (page) => [page, (await get(page)).text] as const));
    for (let time = 0; time < 3; time++) await askAll();
    // What an editor has written about Ghent stands below its results, with figures of its own.
    expect((await get("/en/to-let/office/ghent")).text).toContain('id="location-text"');
    for (const page of ["/en/to-let", "/en/to-let/office/ghent"]) {
      expect((await get(page)).headers.has("etag"), page).toBe(true);
    }

    await makeListings(db, { reference: "kept-2", title: { en: "Workshop behind the station" } });
    for (const [page, text] of await askAll()) expect(text, page).toContain("Workshop behind the station");
    await makeListings(db, { reference: "kept-2", title: { en: "Workshop with a garden" } });
    for (const [page, text] of await askAll()) expect(text, page).toContain("Workshop with a garden");
    await makeListings(db, { reference: "kept-2", status: "withdrawn" });
    for (const [page, text] of await askAll()) expect(text, page).not.toContain("Workshop");
  },
  300_000,
);

dbTest(
  "a month that has been measured shows with the next request of its market",
  async ({ db, databaseUrl }) => {
    await makeListings(db, { reference: "kept-1" });
    site = await serve({ DATABASE_URL: databaseUrl }, ["bin/serve.js"], "build/server/index.js");
    const page = "/en/market/ghent/office/to-let";
    for (let time = 0; time < 3; time++) await get(page);
    const before = await get(page);
    expect([before.status, before.headers.has("etag")]).toEqual([200, true]);
    expect(before.text).not.toContain("€187");

    const [ghent] = await db.select({ id: places.id }).from(places).where(eq(places.key, "BE-44021"));
    const measured = {
      listings: 9,
      newListings: 2,
      lowerPrice: 120,
      medianPrice: 187,
      upperPrice: 210,
      daysOffered: 40,
    };
    const month = lastMonth(new Date());
    const market = { placeId: ghent!.id, segment: "office", transaction: "to-let" };
    await db
      .insert(marketFigures)
      .values([month, monthsBefore(month, 1)].map((each) => ({ ...market, month: each, ...measured })));
    expect((await get(page)).text).toContain("€187");
    // Measured anew, after a mistake.
    await db.update(marketFigures).set({ medianPrice: 193 });
    expect((await get(page)).text).toContain("€193");
  },
  300_000,
);
