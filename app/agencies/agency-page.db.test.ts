import type { AppLoadContext } from "@remix-run/node";
import { expect, vi } from "vitest";
import * as cache from "#app/http/page-cache.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { advertisers } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loader } from "./agency-page.tsx";

vi.mock("#app/http/page-cache.server.ts", { spy: true });

function load(db: DatabasePool, search = "", request: AppLoadContext["request"] = {}) {
  return loader({
    request: new Request(`https://quartier.example/en/agencies/agency/agency${search}`),
    context: { db, request },
    params: { reference: "agency", slug: "agency" },
  });
}

dbTest("an agency that is renamed once its page's sources are noted has its new name on it", async ({ db }) => {
  await makeListings(db, {});
  vi.mocked(cache.cachePage).mockImplementationOnce(async () => {
    await db.update(advertisers).set({ name: "AGENCY" });
  });
  const { data } = await load(db);
  expect(data.agency.name).toBe("AGENCY");
});

dbTest("what is one person's on an agency's page is not kept: typed words, a position, the form", async ({ db }) => {
  await makeListings(db, {});
  vi.mocked(cache.cachePage).mockImplementation(async (context) => {
    context.request!.madeOf = { sources: [], states: [], since: 0 };
  });
  const isKept = async (search: string) => {
    const told: AppLoadContext["request"] = {};
    await load(db, search, told);
    return told.madeOf !== undefined;
  };
  expect(await isKept("")).toBe(true);
  for (const own of ["?search=offices", "?order=closest&near=50.85,4.35", "?write=1"]) {
    expect(await isKept(own), own).toBe(false);
  }
});
