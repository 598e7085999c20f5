import { describe, expect } from "vitest";
import { parseQuery } from "#app/filters/search-url.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { listWiderSearches, mostCounted } from "./wider-searches.server.ts";

const gent = { street: "Veldstraat", number: "1", postcode: "9000", locality: "Gent", country: "BE" } as const;
const merelbeke = { ...gent, postcode: "9820", locality: "Merelbeke" };

const toLet: Partial<ListingRecordInput> = { type: "apartment", transactions: ["to-let"] };

/** What a search leads on to, and how many searches were counted for it. */
async function widen(db: DatabasePool, query: string, kind: "memory" | "postgres", language: Language = "en") {
  const gazetteer = await getGazetteer(db);
  const asked = parseQuery(new URLSearchParams(query), language);
  const places = findSearchPlaces(gazetteer, asked, language);
  const search = await resolveCriteria(db, gazetteer, asked, places);
  return withSearchIndex(
    db,
    async (index) => {
      let counted = 0;
      const counting: SearchIndex = Object.create(index, {
        count: { value: (...given: Parameters<SearchIndex["count"]>) => ((counted += 1), index.count(...given)) },
      }) as SearchIndex;
      const found = await index.count(search);
      const t = textsIn(language);
      const wider = await listWiderSearches(counting, { gazetteer, search, query: asked, places, language, t }, found);
      return { found, counted, ...wider, labels: wider.searches.map(({ label }) => label) };
    },
    kind,
  );
}

describe.each(["memory", "postgres"] as const)("of few results, in %s", (kind) => {
  dbTest("a figure less strict comes first, then what keeps most of the search", async ({ db }) => {
    const apartment = { ...toLet, address: gent };
    const rent = (amount: number) => ({ rent: { amount, basis: "total", period: "month" } as const });
    await makeListings(
      db,
      { ...apartment, reference: "a-1", facts: { bedrooms: 1 }, ...rent(900) },
      { ...apartment, reference: "a-2", facts: { bedrooms: 1 }, ...rent(950) },
      { ...apartment, reference: "a-3", facts: { bedrooms: 2 }, ...rent(1600) },
      { ...apartment, reference: "a-4", facts: { bedrooms: 2 }, address: merelbeke, ...rent(800) },
    );
    const { found, labels, searches, counted } = await widen(
      db,
      "transaction=to-let&type=apartment&location=ghent&bedrooms=2-&price=-1000",
      kind,
    );
    expect(found).toBe(0);
    expect(labels[0]).toMatch(/^With “1 .*”: 2\u00a0properties$/);
    expect(labels).toContain("Without “up to €1,000/month”: 1\u00a0property");
    expect(labels.some((label) => /^1 property in Ghent and nearby \(.*Merelbeke/.test(label))).toBe(true);
    expect(new Set(searches.map(({ href }) => href)).size).toBe(searches.length);
    expect(counted).toBeLessThanOrEqual(2 * mostCounted + 4);
  });

  dbTest("two filters are given up where one is not enough, and what there is at all is there", async ({ db }) => {
    const apartment = { ...toLet, address: gent };
    await makeListings(db, { ...apartment, reference: "a-1", facts: { bedrooms: 3 } });
    const { labels } = await widen(
      db,
      "transaction=to-let&type=apartment&location=ghent&bedrooms=3-&features=terrace,garden",
      kind,
    );
    expect(labels[0]).toBe("Without “terrace” and “garden”: 1\u00a0property");
    const sought = "transaction=to-let&type=apartment&location=ghent&features=terrace&search=penthouse";
    expect((await widen(db, sought, kind)).labels).toContain("Without “terrace” and “penthouse”: 1\u00a0property");
    const all = "transaction=to-let&type=apartment&location=ghent&features=terrace,garden,lift,balcony,furnished";
    expect((await widen(db, all, kind)).labels).toEqual(["Apartments to let in Ghent, without other filters:\u00a01"]);
    const empty = all.replace("ghent", "merelbeke");
    expect((await widen(db, empty, kind)).labels).toContain(
      "Apartments to let in East Flanders, without other filters:\u00a01",
    );
  });

  dbTest("where a place has nothing of the kind, one filter is given up wherever it is", async ({ db }) => {
    const liege = { ...gent, postcode: "4000", locality: "Liège" };
    const house = { ...toLet, type: "house" as const, address: liege };
    await makeListings(
      db,
      { ...house, reference: "h-1", facts: { bedrooms: 3 } },
      { ...house, reference: "h-2", facts: { bedrooms: 1 } },
    );
    const sought = "transaction=to-let&type=house&location=ghent&bedrooms=3-&features=garden";
    const { found, labels, counted } = await widen(db, sought, kind);
    expect(found).toBe(0);
    expect(labels[0]).toBe("Without “garden” and “Ghent”: 1\u00a0property");
    expect(counted).toBeLessThanOrEqual(2 * mostCounted + 4);
  });

  dbTest("what asks for less and finds the same ones is not offered beside them", async ({ db }) => {
    const apartment = { ...toLet, facts: { bedrooms: 1 } };
    await makeListings(
      db,
      { ...apartment, reference: "a-1", address: gent },
      { ...apartment, reference: "a-2", address: gent },
      { ...toLet, reference: "a-3", address: merelbeke, facts: { bedrooms: 2 } },
    );
    const { labels } = await widen(db, "transaction=to-let&type=apartment&location=ghent&bedrooms=2-", kind);
    expect(labels[0]).toMatch(/^With “1 .*”: 2\u00a0properties$/);
    // Without the bedrooms, and all apartments there, are the same two; what is not the same one is offered.
    expect(labels.filter((label) => /^Without “2|^Apartments to let in Ghent/.test(label))).toEqual([]);
    expect(labels.some((label) => /^1 property in Ghent and nearby/.test(label))).toBe(true);
  });

  dbTest("a search that two ways lead to stands where the more useful of them does", async ({ db }) => {
    const rent = (amount: number) => ({ rent: { amount, basis: "total", period: "month" } as const });
    await makeListings(
      db,
      { ...toLet, reference: "a-1", address: gent, ...rent(900) },
      { ...toLet, reference: "a-2", address: gent, ...rent(2_000) },
      { ...toLet, reference: "a-3", address: gent, ...rent(2_100) },
      { ...toLet, reference: "a-4", address: merelbeke, ...rent(800) },
    );
    const { labels } = await widen(db, "transaction=to-let&type=apartment&location=ghent&price=-1000", kind);
    expect(labels[0]).toBe("Without “up to €1,000/month”: 3\u00a0properties");
    expect(labels.some((label) => label.includes("without other filters"))).toBe(true);
    expect(labels.filter((label) => label.endsWith(": 3"))).toEqual([]);
  });

  dbTest("what is near something is looked for further away, near steps before far ones", async ({ db }) => {
    const schuman = { lat: 50.8427, lng: 4.3836 };
    const address = { ...gent, postcode: "1000", locality: "Bruxelles" };
    const north = (metres: number) => ({ address, point: { ...schuman, lat: schuman.lat + metres / 111_200 } });
    await makeListings(
      db,
      ...[100, 480, 800, 4_500].map((metres, index) => ({ reference: `o-${index}`, ...north(metres) })),
    );
    const { found, labels } = await widen(db, "transaction=to-let&around=schuman&radius=308", kind);
    expect(found).toBe(1);
    expect(labels.filter((label) => label.includes("within"))).toEqual([
      "2 properties near Schuman, within 10 min on foot",
      "3 properties near Schuman, within 15 min on foot",
      "4 properties near Schuman, within 5\u00a0km",
    ]);
  });

  dbTest("a larger place comes after the smaller one in it, however much more there is", async ({ db }) => {
    const leuven = { ...gent, postcode: "3000", locality: "Leuven" };
    await makeListings(
      db,
      { ...toLet, reference: "a-1", address: merelbeke },
      ...Array.from({ length: 30 }, (_, index) => ({ ...toLet, reference: `b-${index}`, address: leuven })),
    );
    const { labels } = await widen(db, "transaction=to-let&type=apartment&location=ghent&search=aquarium", kind);
    expect(labels.filter((label) => label.includes("without other filters"))).toEqual([
      "Apartments to let in East Flanders, without other filters:\u00a01",
      "Apartments to let in Flanders, without other filters:\u00a031",
    ]);
  });

  dbTest("where nothing but the place changes, no other filters are said to be left out", async ({ db }) => {
    const leuven = { ...gent, postcode: "3000", locality: "Leuven" };
    await makeListings(
      db,
      { ...toLet, reference: "a-1", address: merelbeke },
      { ...toLet, reference: "a-2", address: leuven },
      { ...toLet, reference: "a-3", address: { ...gent, postcode: "4000", locality: "Liège" } },
    );
    const sought = "transaction=to-let&type=apartment&location=ghent";
    const words = { en: "properties in Flanders", fr: "biens en Flandre", nl: "panden in Vlaanderen" };
    for (const language of languages) {
      const { labels } = await widen(db, sought, kind, language);
      expect(labels).toContain(`2 ${words[language]}`);
      expect(labels.filter((label) => /without other|sans autre|zonder andere/.test(label))).toEqual([]);
    }
    const { labels } = await widen(db, `${sought}&bedrooms=9-`, kind);
    expect(labels).toContain("Apartments to let in Flanders, without other filters:\u00a02");
  });

  dbTest("each is offered once, and shown as the search was", async ({ db }) => {
    await makeListings(db, { ...toLet, reference: "a-1", address: merelbeke });
    const view = "numPropertiesPerPage=48&order=closest&near=51,3.7&display=map";
    const sought = `transaction=to-let&type=apartment&location=ghent&${view}&page=2`;
    for (const query of [sought, `${sought}&bedrooms=9-`]) {
      const { searches } = await widen(db, query, kind);
      expect(searches.length).toBeGreaterThan(0);
      const asked = searches.map(({ href }) => new URL(href, "http://localhost"));
      for (const { pathname, searchParams } of asked) {
        expect(
          [...searchParams].filter(([name]) => name === "page"),
          pathname,
        ).toEqual([]);
        expect(Object.fromEntries(searchParams), pathname).toMatchObject(Object.fromEntries(new URLSearchParams(view)));
      }
    }
    const { labels } = await widen(db, sought, kind);
    expect(labels.filter((label) => label.includes("East Flanders"))).toHaveLength(1);
  });

  dbTest("what is of another type comes last, however much of it there is", async ({ db }) => {
    await makeListings(
      db,
      { ...toLet, reference: "a-1", address: merelbeke },
      ...Array.from({ length: 40 }, (_, index) => ({ reference: `o-${index}`, address: gent })),
    );
    const { labels } = await widen(db, "transaction=to-let&type=apartment&location=ghent", kind);
    const [beside, other] = [/nearby/, /^Without “Apartment”: 40/].map((words) =>
      labels.findIndex((label) => words.test(label)),
    );
    expect(beside).toBeGreaterThanOrEqual(0);
    expect(other).toBeGreaterThan(beside!);
  });

  dbTest("a keyword that leaves next to nothing of a place is pointed out", async ({ db }) => {
    await makeListings(
      db,
      ...Array.from({ length: 12 }, (_, index) => ({
        reference: `o-${index}`,
        address: gent,
        title: { en: index === 0 ? "Offices with an aquarium" : "Offices" },
      })),
    );
    const { found, keyword } = await widen(db, "transaction=to-let&location=ghent&search=aquarium", kind);
    expect(found).toBe(1);
    expect(keyword?.said).toBe("Only 1 of 12 properties mentions “aquarium”.");
    expect(keyword?.href).toBe("/en/to-let?location=ghent");
    expect((await widen(db, "transaction=to-let&location=ghent&search=offices", kind)).keyword).toBeUndefined();
  });
});
