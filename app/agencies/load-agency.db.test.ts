import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { searchListings } from "#app/listings/search-listings.server.ts";
import { matchListingEvents } from "#app/notifications/matching/match-listing-events.server.ts";
import { makeMember } from "#app/notifications/testing/members.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { readSearchRequest } from "#app/search/search-request.server.ts";
import { loadFeed } from "#app/search/syndication/load-feed.server.ts";
import { listStrategies } from "#app/strategies/list-strategies.server.ts";
import { findSavable, saveFrom } from "#app/strategies/save-from.server.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { notifications } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { countAgencies, findAgency, listAgencies } from "./find-agency.server.ts";
import { agencyStructuredData, loadAgency, loadReach } from "./load-agency.server.ts";

const peeters = {
  reference: "ag/12 é",
  name: "Kantoor Peeters",
  email: "info@peeters.example",
  phone: "+32 9 123 45 67",
};
const others = { reference: "others", name: "Others", email: "info@others.example" };
const own = "/en/agencies/ag%2F12%20%C3%A9/kantoor-peeters";
const site = { siteName: "Quartier", siteUrl: "https://quartier.example" };

const english = { language: "en", t: textsIn("en") } as const;

async function ask(db: Database, address: string) {
  const agency = (await findAgency(db, "AG/12 É"))!;
  const asked = readSearchRequest(await getGazetteer(db), new URL(address, site.siteUrl), agency);
  return asked ?? "no page";
}

async function find(db: Database, address: string) {
  const asked = await ask(db, address);
  if (asked === "no page" || "redirect" in asked) throw new Error(`${address} is no search of its own`);
  const search = await resolveCriteria(db, await getGazetteer(db), asked.query, asked.places);
  const { rows } = await searchListings(db, search, asked.query);
  return { asked, found: rows.map(({ reference }) => reference).sort() };
}

dbTest("where an agency works are the towns of what it has on offer, each a search of its own", async ({ db }) => {
  await makeListings(
    db,
    { reference: "a-one", advertiser: peeters },
    { reference: "a-two", advertiser: peeters },
    { reference: "a-draft", advertiser: peeters, status: "draft" },
    { reference: "b-one", advertiser: others },
  );
  const agency = (await findAgency(db, "AG/12 É"))!;
  const { towns, languages } = await loadReach(db, await getGazetteer(db), agency, english);
  expect(towns.map(({ count }) => count)).toEqual([2]);
  expect(towns[0]?.href).toMatch(/^\/en\/agencies\/ag%2F12%20%C3%A9\/kantoor-peeters\?location=./);
  expect(languages).toContain("English");
});

dbTest("who works in many towns is told with all of them, or with how much there is elsewhere", async ({ db }) => {
  const postcodes = [
    ...["1000", "1030", "1040", "1050", "1060", "1070", "1080", "1140", "1150", "1160", "1170", "1180", "1190"],
    ...["1300", "2000", "2800", "3000", "3500", "4000", "5000", "6000", "7000", "8000", "8500", "9000", "9300"],
  ];
  const at = (postcode: string) => ({ postcode, locality: "Town", country: "BE" as const });
  const offer = (codes: string[]) =>
    makeListings(db, ...codes.map((code) => ({ advertiser: peeters, address: at(code) })));
  const reach = async () => loadReach(db, await getGazetteer(db), (await findAgency(db, peeters.reference))!, english);
  await offer(postcodes.slice(0, 12));
  const few = await reach();
  expect([few.towns.length, few.elsewhere]).toEqual([12, undefined]);
  await offer(postcodes.slice(12));
  const { towns, elsewhere } = await reach();
  const rest = postcodes.length - towns.length;
  expect(rest).toBeGreaterThan(0);
  expect(elsewhere).toContain(`${rest} propert`);
});

dbTest("an agency's page is a search among what they offer, by its path, with every other filter", async ({ db }) => {
  await makeListings(
    db,
    { reference: "a-large", advertiser: peeters, surface: { total: 900 } },
    { reference: "a-small", advertiser: peeters, surface: { total: 90 } },
    { reference: "b-large", advertiser: others, surface: { total: 900 } },
  );
  expect((await find(db, own)).found).toEqual(["a-large", "a-small"]);
  const { asked, found } = await find(db, `${own}?type=office&surface=500-`);
  expect(found).toEqual(["a-large"]);
  const feed = await loadFeed(db, await getGazetteer(db), asked, "atom", site);
  expect(feed.entries).toHaveLength(1);
  expect(feed.title).toBe("Offices in Belgium and Luxembourg, listed by Kantoor Peeters, from 500\u00a0m² · Quartier");
  expect(feed.url).toBe(`https://quartier.example/feeds/atom${own}?type=office&surface=500-`);
});

dbTest("there is one address for each search among them: all others lead there", async ({ db }) => {
  await makeListings(db, { advertiser: peeters });
  for (const [written, status] of [
    ["/en/agencies/AG%2F12%20%C3%A9?surface=500-", 308],
    [own.replace("peeters", "janssens") + "?surface=500-", 308],
    [own.replace("agencies", "makelaars") + "?surface=500-", 308],
    ["/en/search?agency=ag%252F12%20%25C3%25A9&surface=500-", 308],
    ["/en/to-let?agency=ag%252F12%20%25C3%25A9&surface=500-&transaction=", 308],
    // The form without script sends its fields to the search page.
    ["/en/search?agency=ag%252F12%20%25C3%25A9%2Fkantoor-peeters&surfaceFrom=500&surfaceTo=&deal=", 302],
  ] as const) {
    const asked = await ask(db, written);
    const to = written.startsWith("/en/to-let") ? `${own}?transaction=to-let&surface=500-` : `${own}?surface=500-`;
    expect(asked, written).toEqual({ redirect: to, status });
  }
  for (const reference of ["", "nobody", "a\0b", "x".repeat(65)]) {
    expect(await findAgency(db, reference)).toBeUndefined();
  }
});

dbTest("a search saved there alerts about that agency alone, and says its name in every language", async ({ db }) => {
  await makeListings(db, { reference: "a-0", advertiser: peeters }, { reference: "b-0", advertiser: others });
  const member = await makeMember(db);
  const page = await findSavable(db, `${own}?transaction=to-let&order=cheapest`);
  await saveFrom(db, member, page!);
  expect(await findSavable(db, `/fr/agences/nobody/nobody`)).toBeUndefined();
  await db.update(strategies).set({ lastSeenAt: new Date("2026-01-01"), createdAt: new Date("2026-01-01") });

  await makeListings(db, { reference: "a-1", advertiser: peeters }, { reference: "b-1", advertiser: others });
  await matchListingEvents(db);
  const found = await db
    .select({ reference: listings.reference })
    .from(notifications)
    .innerJoin(listings, eq(listings.id, notifications.listingId));
  expect(found).toEqual([{ reference: "a-1" }]);

  const [saved] = await listStrategies(db, member, "nl");
  expect(saved).toMatchObject({ words: "Panden te huur in België en Luxemburg, bij Kantoor Peeters", count: 2 });
  expect(saved!.editHref).toMatch(/^\/nl\/makelaars\/ag%2F12%20%C3%A9\/kantoor-peeters\?transaction=/);
});

dbTest(
  "who they are comes with the licence of their country, and the sitemap has those with an offer",
  async ({ db }) => {
    await makeListings(db, {
      advertiser: {
        ...peeters,
        licence: "123456",
        address: { street: "Kouter", number: "7", postcode: "9000", locality: "Gent" },
      },
    });
    const agency = (await findAgency(db, peeters.reference))!;
    const words = { language: "fr", t: textsIn("fr") } as const;
    const view = await loadAgency(db, await getGazetteer(db), agency, words);
    expect(view).toMatchObject({ name: "Kantoor Peeters", tel: "tel:+3291234567" });
    expect(view.licence).toContain("123456");
    expect(view.address).toBe("Kouter 7, 9000 Gent");
    const { spoken } = await loadReach(db, await getGazetteer(db), agency, { language: "fr", t: textsIn("fr") });
    expect(agencyStructuredData(agency, "https://quartier.example/a", spoken)).toMatchObject({
      "@type": "RealEstateAgent",
      knowsLanguage: ["en"],
      address: { "@type": "PostalAddress", streetAddress: "Kouter 7", postalCode: "9000", addressLocality: "Gent" },
    });
    expect([await countAgencies(db), await listAgencies(db, 0, 10)]).toEqual([
      1,
      [{ reference: "ag/12 é", name: "Kantoor Peeters" }],
    ]);
    await db.update(listings).set({ status: "withdrawn" }).where(eq(listings.advertiserId, agency.id));
    expect(await countAgencies(db)).toBe(0);
    expect(await db.$count(advertisers)).toBe(1);
  },
);
