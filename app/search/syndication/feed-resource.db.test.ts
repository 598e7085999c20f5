import type { AppLoadContext } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loader } from "./feed-resource.ts";

function ask(db: DatabasePool, address: string, headers: HeadersInit = {}, request: AppLoadContext["request"] = {}) {
  const [path = ""] = address.split("?", 1);
  const [, , format, ...rest] = path.split("/");
  return loader({
    request: new Request(new URL(address, "https://quartier.example"), { headers }),
    context: { db, request },
    params: { format, "*": rest.join("/") },
  });
}

dbTest("a feed of words that were typed, or of a position, is made each time: it is one person's", async ({ db }) => {
  await makeListings(db, { reference: "loft" });
  const isKept = async (address: string) => {
    const told: AppLoadContext["request"] = { madeOf: { sources: [], states: [], since: 0 } };
    expect((await ask(db, address, {}, told)).status).toBe(200);
    return told.madeOf !== undefined;
  };
  expect(await isKept("/feeds/atom/en/to-let/office")).toBe(true);
  expect(await isKept("/feeds/json/fr/a-louer/bureau/gand?surface=100-")).toBe(true);
  expect(await isKept("/feeds/atom/en/to-let?search=loft")).toBe(false);
  expect(await isKept("/feeds/atom/en/to-let?order=closest&near=50.85,4.35")).toBe(false);
});

dbTest(
  "nobody is told that a feed is unchanged which a listing has left by a hand that notes no date",
  async ({ db }) => {
    await makeListings(
      db,
      { reference: "stays", publishedAt: "2026-10-02T10:00:00Z" },
      { reference: "leaves", publishedAt: "2026-10-01T10:00:00Z" },
    );
    const address = "/feeds/atom/en/to-let";
    const before = await ask(db, address);
    const [tag, date] = ["ETag", "Last-Modified"].map((name) => before.headers.get(name) ?? "");
    const asThen: HeadersInit[] = [
      { "If-None-Match": tag! },
      { "If-Modified-Since": date! },
      { "If-None-Match": tag!, "If-Modified-Since": date! },
    ];
    expect((await ask(db, address, asThen[0])).status).toBe(304);
    await db.execute(sql`update listings set status = 'withdrawn' where reference = 'leaves'`);
    for (const headers of asThen) {
      const after = await ask(db, address, headers);
      expect([after.status, (await after.text()).includes("property/leaves")]).toEqual([200, false]);
    }
  },
);
