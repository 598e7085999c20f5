import { createElement } from "react";
import { describe, expect, vi } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";

/**
 * A filter is one object: as if the registry had one more, whose definition is testing/storeys.ts and nothing else, it is
 * read, written, matched, counted, shown, named, kept, reported and forgotten like all others.
 */

vi.mock("./registry.ts", async (original) => {
  const { filters } = await original<typeof import("./registry.ts")>();
  const { storeys } = await import("./testing/storeys.ts");
  return { filters: { ...filters, storeys } };
});
vi.mock("#app/i18n/locales/en/filters.ts", async (original) => withStoreys(await original()));
vi.mock("#app/i18n/locales/fr/filters.ts", async (original) => withStoreys(await original()));
vi.mock("#app/i18n/locales/nl/filters.ts", async (original) => withStoreys(await original()));

async function withStoreys(texts: unknown) {
  const { storeysTexts } = await import("./testing/storeys.ts");
  return { default: { ...(texts as { default: object }).default, ...storeysTexts } };
}

const { textsIn } = await import("#app/i18n/i18n.server.ts");
const { default: en } = await import("#app/i18n/locales/en/index.ts");
const { exportChanges } = await import("#app/crm/export-changes.server.ts");
const { startReceiver } = await import("#app/crm/testing/receiver.ts");
const { anonymousCriteria } = await import("#app/account/deletion/anonymous-criteria.ts");
const { resolveCriteria } = await import("#app/search-index/resolve-criteria.server.ts");
const { searchListings } = await import("#app/listings/search-listings.server.ts");
const { countFacets } = await import("#app/listings/testing/ask-index.ts");
const { listLandingPages } = await import("#app/listings/list-landing-pages.server.ts");
const { matchListingEvents } = await import("#app/notifications/matching/match-listing-events.server.ts");
const { makeMember, makeSearch } = await import("#app/notifications/testing/members.ts");
const { getGazetteer } = await import("#app/places/gazetteer.server.ts");
const { viewFacets } = await import("#app/search/results/filter-form/facets-view.server.ts");
const { FilterForm } = await import("#app/search/results/filter-form/filter-form.tsx");
const { querySentence } = await import("#app/search/sentence/read-sentence.ts");
const { readSearchRequest } = await import("#app/search/search-request.server.ts");
const { loadFeed } = await import("#app/search/syndication/load-feed.server.ts");
const { renderPage } = await import("#app/shell/testing/render-page.ts");
const { canonicalCriteria, digestOf, readCriteria, saveCriteria } = await import(
  "#app/strategies/saved-criteria.server.ts"
);
const { criteriaOf } = await import("./criteria.ts");
const { parseQuery, serialiseQuery, translateParameter } = await import("./search-url.ts");
const { activeFilters, describeSearch } = await import("./describe.ts");
const { foldForm, isFormSent } = await import("./form-fields.ts");
const { isLandingPage } = await import("./landing.ts");
const { isOfSearch } = await import("./other-parameters.ts");
const { readSearch, searchHref } = await import("./search-url.ts");
const { readPath } = await import("#app/i18n/paths.ts");
const { notifications } = await import("#db/schema/notifications.ts");

const read = (query: string, language: "en" | "fr" | "nl" = "en") => parseQuery(new URLSearchParams(query), language);
const warehouse = { type: "logistics-warehouse" } as const;
const withStoreysOf = (reference: string, count: number | undefined) => ({
  reference,
  type: warehouse.type,
  ...(count !== undefined && { facts: { storeys: count } }),
});

describe("a filter more, defined in one file", () => {
  dbTest("is read and written in every language, and dropped where nothing can have it", async () => {
    expect(read("type=logistics-warehouse&storeys=4-")).toMatchObject({ storeys: "4-" });
    expect(read("type=office&storeys=4-")).toEqual({ type: "office" });
    const url = "http://a/en/to-let/logistics-warehouse?type=office&storeys=4-";
    const { params, page } = readPath(new URL(url).pathname) ?? {};
    expect(readSearch(page as "to-let", params ?? {}, new URL(url).searchParams, "en")).toMatchObject({
      storeys: "4-",
    });
    expect(read("niveaux=4-", "fr")).toEqual({ storeys: "4-" });
    expect(serialiseQuery(read("storeys=4-"), "nl").toString()).toBe("bouwlagen=4-");
    expect(translateParameter("niveaux", "4-", "nl")).toEqual(["bouwlagen", "4-"]);
    expect(isOfSearch("bouwlagen")).toBe(true);
    expect(searchHref(read("transaction=to-let&type=logistics-warehouse&storeys=4-"), "fr")).toBe(
      "/fr/a-louer/entrepot-logistique?niveaux=4-",
    );
  });

  dbTest("is folded from the form, named by a chip and in the words of the search", async () => {
    const form = new URLSearchParams("storeysFrom=2&storeysTo=6");
    expect(isFormSent(form)).toBe(true);
    const query = foldForm({ transaction: "to-let" }, form);
    expect(query).toMatchObject({ storeys: "2-6" });
    const [t, places] = [textsIn("en"), { districts: [] }];
    const chip = activeFilters(query, places, "en", t).find(({ label }) => label === "2 to 6 storeys");
    expect(chip?.without).toMatchObject({ transaction: "to-let", storeys: undefined });
    expect(describeSearch(query, places, "en", t)).toContain(", 2 to 6 storeys");
  });

  dbTest("is understood in a sentence", async ({ db }) => {
    const gazetteer = await getGazetteer(db);
    const understood = { typeGroup: "warehouse", transaction: "to-let", storeys: "4-" };
    expect(querySentence("warehouse to let with at least 4 storeys", gazetteer, "en")).toMatchObject(understood);
    expect(querySentence("entrepôt à louer 4 niveaux", gazetteer, "fr")).toMatchObject(understood);
    expect(querySentence("apartment 4 storeys", gazetteer, "en")).not.toHaveProperty("storeys");
  });

  dbTest("finds listings, counts them, and stands in the form, in feeds and on others' pages", async ({ db }) => {
    await makeListings(db, withStoreysOf("few", 1), withStoreysOf("some", 4), withStoreysOf("many", 9));
    await makeListings(db, withStoreysOf("untold", undefined));
    const gazetteer = await getGazetteer(db);
    const query = read("transaction=to-let&type=logistics-warehouse&storeys=3-&order=oldest");
    const search = await resolveCriteria(db, gazetteer, criteriaOf(query), { districts: [] });
    const { rows } = await searchListings(db, search, query);
    // What does not tell comes last, and is not dropped.
    expect(rows.map(({ reference }) => reference)).toEqual(["some", "many", "untold"]);
    const facets = await countFacets(db, search);
    expect(facets.histograms).toMatchObject({ storeys: { from: [0, 2, 4, 8], counts: [1, 0, 1, 1] } });

    const view = viewFacets(facets, gazetteer, undefined, "en");
    const form = { query, facets: view, language: "en" as const, chosen: [], refused: {}, count: 3 };
    const page = () => createElement(FilterForm, form);
    const markup = await renderPage({ address: "/en/search", texts: en, data: {}, page });
    expect(markup).toMatch(/<input[^>]* name="storeysFrom"[^>]* value="3"/);
    expect(markup).toMatch(/aria-label="Storeys to"/);
    const forOffices = () => createElement(FilterForm, { ...form, query: { type: "office" } });
    expect(await renderPage({ address: "/en/search", texts: en, data: {}, page: forOffices })).not.toContain(
      "storeysFrom",
    );

    const asked = readSearchRequest(gazetteer, new URL("http://a/nl/te-huur/logistiek-magazijn?bouwlagen=3-"));
    if (!asked || "redirect" in asked) throw new Error("No search");
    const feed = await loadFeed(db, gazetteer, asked, "atom", { siteName: "Quartier", siteUrl: "http://a" });
    expect(feed.entries).toHaveLength(3);
    expect(feed.url).toContain("bouwlagen=3-");
    expect(feed.title).toContain("3 storeys or more");
  });

  dbTest("is kept with a saved search, compared, reported, and forgotten", async ({ db }) => {
    const gazetteer = await getGazetteer(db);
    const criteria = canonicalCriteria(gazetteer, read("type=logistics-warehouse&storeys=4"), "en");
    expect(criteria).toMatchObject({ storeys: "4-" });
    expect(digestOf(criteria)).not.toBe(digestOf({ type: "logistics-warehouse" }));
    const saved = saveCriteria(gazetteer, criteria);
    expect(saved).toMatchObject({ storeys: "4-" });
    expect(readCriteria(gazetteer, saved).criteria).toMatchObject({ storeys: "4-" });
    expect(anonymousCriteria({ type: "office", storeys: "4-" }, () => false)).toEqual({
      type: "office",
      storeys: "4-",
    });
  });

  dbTest("decides what an alert tells of", async ({ db }) => {
    const owner = await makeMember(db);
    await makeSearch(db, owner, criteriaOf(read("type=logistics-warehouse&storeys=4-")));
    // An advertiser's first import is no event.
    await makeListings(db, withStoreysOf("before", 9));
    await makeListings(db, withStoreysOf("few", 1), withStoreysOf("many", 9));
    await matchListingEvents(db);
    expect(await db.select({ id: notifications.listingId }).from(notifications)).toHaveLength(1);
  });

  dbTest("is told to the customer-relationship system with a saved search", async ({ db }) => {
    await using crm = await startReceiver("a secret that only the two of them know");
    const owner = await makeMember(db);
    await makeSearch(db, owner, criteriaOf(read("type=logistics-warehouse&storeys=4-")));
    await exportChanges(db, crm);
    const [told] = crm.taken.filter(({ type }) => type === "strategy.saved").map(({ data }) => data);
    expect(told).toMatchObject({ criteria: { type: "logistics-warehouse", storeys: "4-" } });
    expect(crm.refused).toEqual([]);
  });

  dbTest("is one visitor's filter: the sitemap has the page of the type, and none with it", async ({ db }) => {
    await makeListings(db, withStoreysOf("many", 9));
    const landing = await listLandingPages(db, await getGazetteer(db));
    const found = [...landing.slice(0, landing.count)].filter(({ segment }) => segment === warehouse.type);
    expect(found.map(({ deal }) => deal)).toContain("to-let");
    expect(isLandingPage(read("transaction=to-let&type=logistics-warehouse"), "en")).toBe(true);
    expect(isLandingPage(read("transaction=to-let&type=logistics-warehouse&storeys=4-"), "en")).toBe(false);
  });
});
