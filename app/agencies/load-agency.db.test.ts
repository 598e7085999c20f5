import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { countAgencies, findAgency, listAgencies } from "./find-agency.server.ts";
import { loadAgency } from "./load-agency.server.ts";

const words = { language: "fr", t: textsIn("fr") } as const;

async function agencyOf(db: Database) {
  const [{ reference }] = (await db.select().from(advertisers)) as [typeof advertisers.$inferSelect];
  return (await findAgency(db, reference.toUpperCase()))!;
}

dbTest("an agency's page has all that they offer, each once, newest first", async ({ db }) => {
  await makeListings(db, ...Array.from({ length: 30 }, () => ({ publishedAt: "2026-09-11T12:00:00Z" })));
  const gazetteer = await getGazetteer(db);
  const agency = await agencyOf(db);
  const first = await loadAgency(db, gazetteer, agency, null, words);
  const last = await loadAgency(db, gazetteer, agency, "99", words);
  expect(first.offer).toBe("30 biens proposés");
  expect([first.cards.length, last.cards.length]).toEqual([24, 6]);
  expect(new Set([...first.cards, ...last.cards].map(({ reference }) => reference)).size).toBe(30);
  expect(first.paging).toMatchObject({ previous: false, next: `${first.canonical}?page=2`, here: "Page 1 sur 2" });
  expect(last.alternates.nl).toMatch(/^\/nl\/makelaars\/.+\?page=2$/);
  expect([await countAgencies(db), (await listAgencies(db, 0, 10)).length]).toEqual([1, 1]);
});

dbTest(
  "an agency with nothing on offer has a page that leads onward, and no search engine lists it",
  async ({ db }) => {
    await makeListings(db, {});
    const agency = await agencyOf(db);
    await db.update(listings).set({ status: "withdrawn" }).where(eq(listings.advertiserId, agency.id));
    const page = await loadAgency(db, await getGazetteer(db), agency, "x", words);
    expect(page).toMatchObject({ cards: [], noindex: true, onwards: "/fr/recherche", paging: false });
    expect(await countAgencies(db)).toBe(0);
  },
);

dbTest("what no agency is called by is not found", async ({ db }) => {
  for (const reference of ["", "nobody", "a\0b", "x".repeat(65)]) {
    expect(await findAgency(db, reference)).toBeUndefined();
  }
});
