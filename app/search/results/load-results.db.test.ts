import { sql } from "drizzle-orm";
import { expect, onTestFinished, vi } from "vitest";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { RequestContext } from "#app/http/request-context.ts";
import en from "#app/i18n/locales/en/index.ts";
import { parseQuery } from "#app/filters/search-url.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { copyListing } from "#db/testing/copy-listing.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";

/** What happens between a page's first question to the index and the others. */
let meanwhile: (() => Promise<unknown>) | undefined;
let kind: "memory" | "postgres" = "memory";

vi.mock("#app/search-index/snapshot/with-search-index.server.ts", async (original) => {
  const real = await original<typeof import("#app/search-index/snapshot/with-search-index.server.ts")>();
  const withSearchIndex: typeof real.withSearchIndex = (db, ask) =>
    real.withSearchIndex(db, (index, within) => ask(interrupted(index), within), kind);
  return { ...real, withSearchIndex };
});

const { loadResults } = await import("./load-results.server.ts");
const { countListings } = await import("#app/listings/testing/ask-index.ts");

/** The index, changed once its page is found: all else that is asked of it is asked afterwards. */
function interrupted(index: SearchIndex): SearchIndex {
  const change = meanwhile;
  if (!change) return index;
  meanwhile = undefined;
  let changed: (() => void) | undefined;
  const isChanged = new Promise<void>((resolve) => (changed = resolve));
  return {
    source: index.source,
    page: async (...asked) => {
      const found = await index.page(...asked);
      await change();
      changed?.();
      return found;
    },
    count: (...asked) => isChanged.then(() => index.count(...asked)),
    facets: (...asked) => isChanged.then(() => index.facets(...asked)),
    clusters: (...asked) => isChanged.then(() => index.clusters(...asked)),
    prices: (...asked) => isChanged.then(() => index.prices(...asked)),
    figures: (...asked) => isChanged.then(() => index.figures(...asked)),
    similar: (...asked) => index.similar(...asked),
    kinds: () => index.kinds(),
    spans: (size) => index.spans(size),
  };
}

async function load(db: DatabasePool) {
  const gazetteer = await getGazetteer(db);
  const query = { ...parseQuery(new URLSearchParams("deal=to-let"), "en"), display: "map" as const };
  const places = findSearchPlaces(gazetteer, query, "en");
  const request = new Request("http://localhost/en/to-let?display=map");
  const data = await loadResults(
    db,
    gazetteer,
    { query, places, refused: {}, language: "en" },
    { request, context: { db } },
  );
  const onMap = data.map?.marks.reduce((sum, { count }) => sum + count, 0);
  return [data.count, data.facets.deals["to-let"], onMap, data.cards.length];
}

for (const each of ["memory", "postgres"] as const) {
  dbTest(
    `list, facets and map of a page are of one version, whatever is committed while it is made (${each})`,
    async ({ db }) => {
      kind = each;
      onTestFinished(() => void (kind = "memory"));
      await makeListings(db, { reference: "place-1" });
      await copyListing(db, 9);
      meanwhile = async () => {
        await db.execute(sql`delete from listings where reference in ('copy-1', 'copy-2', 'copy-3')`);
        await db.execute(sql`update listings set status = 'let' where reference = 'copy-4'`);
        // Somebody else asks, and is shown the change.
        expect(await countListings(db, { criteria: {}, districts: [] })).toBe(6);
      };
      const before = kind === "postgres";
      expect(await load(db)).toEqual(before ? [10, 10, 10, 10] : [6, 6, 6, 6]);
      expect(await load(db)).toEqual([6, 6, 6, 6]);
    },
  );
}

dbTest("a page holds still when listings change each time that they are read", async ({ db }) => {
  await makeListings(db, { reference: "place-1" });
  await copyListing(db, 9);
  let left = 8;
  const change = async () => {
    await db.execute(sql`delete from listings where reference = ${`copy-${left--}`}`);
    meanwhile = change;
  };
  meanwhile = change;
  onTestFinished(() => void (meanwhile = undefined));
  const [count, ...others] = await load(db);
  expect(count).toBeLessThan(10);
  expect(others).toEqual([count, count, count]);
});

for (const each of ["memory", "postgres"] as const) {
  dbTest(`what is known to fit is told apart from what leaves something of it open (${each})`, async ({ db }) => {
    kind = each;
    onTestFinished(() => void (kind = "memory"));
    const plot = { type: "house" as const, transactions: ["for-sale" as const] };
    await makeListings(
      db,
      { ...plot, reference: "large", facts: { landSurface: 1_200 } },
      { ...plot, reference: "small", facts: { landSurface: 90 } },
      { ...plot, reference: "open-1" },
      { ...plot, reference: "open-2" },
    );
    const gazetteer = await getGazetteer(db);
    const load = async (query: SearchQuery) => {
      const places = findSearchPlaces(gazetteer, query, "en");
      const request = new Request("http://localhost/en/for-sale/house?_data=routes");
      return loadResults(db, gazetteer, { query, places, refused: {}, language: "en" }, { request, context: { db } });
    };
    const houses = { transaction: "for-sale", type: "house" } as const;
    const { fitting } = en.search;
    const { count, fitting: said, cardsMarkup } = await load({ ...houses, land: "1000-" });
    expect([count, said]).toEqual([
      3,
      {
        known: fitting.known_one.replace("{{formatted}}", "1"),
        unknown: fitting.unknown_other.replace("{{formatted}}", "2"),
      },
    ]);
    const order = [...cardsMarkup!.matchAll(/cards-parting|property\/([a-z0-9-]+)\//g)].map(([all, at]) => at ?? all);
    expect([...new Set(order)].map((each) => each.replace(/-\d$/, ""))).toEqual([
      "large",
      "cards-parting",
      "open",
      "open",
    ]);
    const anyLand = await load(houses);
    expect([anyLand.count, anyLand.fitting]).toEqual([4, undefined]);
    expect(anyLand.cardsMarkup).not.toContain("cards-parting");
    await db.execute(sql`delete from listings where reference = 'large'`);
    expect((await load({ ...houses, land: "1000-" })).fitting?.known).toBe("None matches everything");
  });
}

dbTest("a search that is asked again is told as before, until a listing changes", async ({ db }) => {
  await makeListings(db, { reference: "place-1" });
  await copyListing(db, 3);
  const gazetteer = await getGazetteer(db);
  const ask = async (query: SearchQuery, language: "en" | "fr" = "en", more: { leftOut?: string } = {}) => {
    const places = findSearchPlaces(gazetteer, query, language);
    const context = { db, request: {} as RequestContext };
    const request = new Request(`http://localhost/${language}/search`);
    const shown = await loadResults(
      db,
      gazetteer,
      { query, places, refused: {}, language, ...more },
      { request, context },
    );
    return { shown, structuredData: context.request.structuredData?.() };
  };
  const query = { transaction: "to-let" } as const;
  const first = await ask(query);
  const again = await ask(query);
  expect(again).toEqual(first);
  expect(again.shown.facets).toBe(first.shown.facets);
  expect(again.structuredData?.[0]).toContain('"numberOfItems":4');

  // Another search, and what is typed without being understood, are told by themselves.
  expect((await ask({ ...query, order: "oldest" })).shown.order).toBe("oldest");
  expect((await ask({ ...query, page: 1, numPropertiesPerPage: 48 })).shown.query.numPropertiesPerPage).toBe(48);
  expect((await ask(query, "fr")).shown.title).not.toBe(first.shown.title);
  expect((await ask(query, "en", { leftOut: "purple" })).shown.leftOut).toBe("purple");
  expect((await ask(query)).shown.leftOut).toBeUndefined();

  await db.execute(sql`update listings set status = 'let' where reference = 'copy-1'`);
  const changed = await ask(query);
  expect(changed.shown.count).toBe(3);
  expect(changed.structuredData?.[0]).toContain('"numberOfItems":3');
  expect(changed.shown.facets.deals["to-let"]).toBe(3);
});

dbTest("a keyword that was corrected is told as it was read, where it leaves next to nothing", async ({ db }) => {
  const titles = Array.from({ length: 12 }, (_, at) => ({ en: at === 0 ? "Offices with an aquarium" : "Offices" }));
  await makeListings(db, ...titles.map((title, at) => ({ reference: `o-${at}`, title })));
  const gazetteer = await getGazetteer(db);
  const query = { transaction: "to-let", search: "aquarim" } as const;
  const places = findSearchPlaces(gazetteer, query, "en");
  const request = new Request("http://localhost/en/to-let?search=aquarim");
  const { corrections, wider } = await loadResults(
    db,
    gazetteer,
    { query, places, refused: {}, language: "en" },
    { request, context: { db } },
  );
  expect(corrections).toMatchObject({ typed: "aquarim", corrected: "aquarium" });
  expect(wider?.keyword?.said).toBe("Only 1 of 12 properties mentions “aquarium”.");
});

dbTest(
  "a search for investments of a kind tells what they yield, where five say so, and no other search does",
  async ({ db }) => {
    const yielding = (percent: number | undefined) => ({ invest: true, surface: { total: 250 }, yield: percent });
    const sold = { transactions: ["for-sale" as const], surface: { total: 250 } };
    await makeListings(db, ...[4, 5, 6, 7, undefined].map(yielding), sold, sold, sold, sold, sold);
    const gazetteer = await getGazetteer(db);
    const yieldOf = async (asked: SearchQuery, path: string) => {
      const query = { ...asked, type: "office" as const };
      const places = findSearchPlaces(gazetteer, query, "en");
      const request = new Request(`http://localhost${path}`);
      const { landing } = await loadResults(
        db,
        gazetteer,
        { query, places, refused: {}, language: "en" },
        { request, context: { db } },
      );
      return landing.medianYield && `${landing.medianYield.label} ${landing.medianYield.value}`;
    };
    const ofInvestments = () => yieldOf({ invest: true }, "/en/investment/office");
    expect(await ofInvestments()).toBeUndefined();
    await makeListings(db, yielding(8));
    expect(await ofInvestments()).toBe("median gross yield 6%");
    expect(await yieldOf({ transaction: "for-sale" }, "/en/for-sale/office")).toBeUndefined();
  },
);
