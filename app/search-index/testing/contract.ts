import fc from "fast-check";
import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { orders, type Order, type SearchCriteria } from "#app/filters/criteria.ts";
import { criteriaOfDeal, deals } from "#app/filters/deal.ts";
import { allFilters } from "#app/filters/filters.ts";
import { eachFilter } from "#app/filters/testing/some-filters.ts";
import type { Point } from "#app/places/area.ts";
import { groupOfType } from "#app/vocabulary/vocabulary.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import type { SearchIndex } from "../search-index.ts";
import { checkClusters, everywhere } from "./check-clusters.ts";
import { checkFacets } from "./check-facets.ts";
import {
  bedroomsOf,
  figureOf,
  finder,
  lacksAsked,
  rentOf,
  sort,
  unlikeness,
  type PlainListing,
  type Sought,
} from "./plain-search.ts";
import {
  eachOther,
  someCriteria,
  someListings,
  somePoint,
  someSought,
  quarterDay,
  writeListings,
} from "./some-listings.ts";

/** How an index is asked: as withSearchIndex does it. */
type AskIndex = <Answer>(db: Database, ask: (index: SearchIndex) => Promise<Answer>) => Promise<Answer>;

const slugs = ["brussels", "ixelles", "flanders", "ghent", "belgium", "luxembourg", "kirchberg", "namur-province"];
const listingCount = 300;
/** Of which versions are compared. */
const versionCount = 60;
/** Between the moments at which listings are published, in milliseconds. */
const halfway = 10.5 * quarterDay * 1_000;

/**
 * What any search index must answer: the same as a search that is slow and obviously right (plain-search.ts), for
 * searches of any kind.
 * @param searches that are tried
 */
export function searchIndexContract(name: string, askIndex: AskIndex, searches: number): void {
  describe(name, () => {
    dbTest(
      "finds, orders and counts as a plain filter over all listings does",
      { timeout: 240_000 },
      async ({ db }) => {
        const gazetteer = await getGazetteer(db);
        const places = slugs
          .flatMap((slug) => gazetteer.bySlug(slug, "en") ?? [])
          .flatMap((place) => [place, ...gazetteer.children(place).slice(0, 3)]);
        const [given = []] = fc.sample(someListings(places, listingCount), { numRuns: 1, seed: 1 });
        // Half of them as they once were: what a change leaves behind must not show.
        const once = given.slice(0, listingCount / 2);
        await writeListings(
          db,
          once.map((row) => ({ ...row, toLet: !row.toLet, publishedAt: 99, listed: true })),
        );
        expect(await askIndex(db, (index) => index.count({ criteria: {}, districts: [] }))).toBe(once.length);
        const listings = await writeListings(db, given);
        const check = async (criteria: SearchCriteria, sought: Sought, order: Order, near: Point) => {
          const find = (changed: SearchCriteria) => listings.filter(finder(gazetteer, changed, sought));
          const search = resolve(gazetteer, criteria, sought);
          const sorted = sort(find(criteria), criteria, order, near).map(({ reference }) => reference);
          await askIndex(db, async (index) => {
            const shown = async (page: number, size: number) => {
              const view = { order, page, numPropertiesPerPage: size };
              const { hits, count, stated } = await index.page(search, view, near);
              expect(count).toBe(sorted.length);
              expect(stated).toBe(find(criteria).filter((row) => !lacksAsked(criteria, row)).length);
              return hits.map(({ reference }) => reference);
            };
            expect(await shown(1, listingCount)).toEqual(sorted);
            if (sorted.length > 5) expect(await shown(2, 5)).toEqual(sorted.slice(5, 10));
            // Few of many may be looked for in another way.
            if (sorted.length > 2) expect(await shown(2, 1)).toEqual(sorted.slice(1, 2));
            expect(await index.count(search, new Date(halfway))).toBe(
              find(criteria).filter(({ publishedAt }) => publishedAt > halfway).length,
            );
            await checkFacets(index, search, find);
            await checkFigures(index, search, find(criteria));
            await checkPrices(index, search, find(criteria));
            await checkClusters(index, search, find(criteria));
          });
        };
        // Each order and each filter in turn, whatever chance leaves out; nothing else beside, and each deal.
        const middle = { lat: 50.5, lng: 4.4 };
        const anywhere: Sought = { districts: [] };
        for (const deal of [{}, ...deals.map(criteriaOfDeal)]) {
          for (const order of orders) await check(deal, anywhere, order, middle);
        }
        const compared = eachFilter.map((each) => each.map((criteria) => ({ criteria, sought: anywhere })));
        const alone = fc.sample(fc.tuple(...compared, ...eachOther(places)), { numRuns: 2, seed: 4 }).flat();
        const asked = new Set(alone.flatMap(({ criteria }) => Object.keys(criteria)));
        expect(allFilters.filter(({ name }) => !asked.has(name)).map(({ name }) => name)).toEqual([]);
        for (const { criteria, sought = anywhere } of alone) await check(criteria, sought, "newest", middle);
        const trial = fc.asyncProperty(someCriteria, someSought(places), fc.constantFrom(...orders), somePoint, check);
        await fc.assert(trial, { numRuns: searches, seed: 2 });
        await askIndex(db, (index) => checkRest(index, listings));
      },
    );

    dbTest(
      "shows one version to whoever asks, whatever is written, refreshed and deleted between two questions",
      { timeout: 120_000 },
      async ({ db }) => {
        const gazetteer = await getGazetteer(db);
        const places = slugs.flatMap((slug) => gazetteer.bySlug(slug, "en") ?? []);
        const [made = []] = fc.sample(someListings(places, versionCount), { numRuns: 1, seed: 3 });
        const listings = made.map((each) => ({ ...each, listed: true, toLet: true }));
        await writeListings(db, listings);
        // Each change is seen by whoever asks after it, and by nobody who asked before.
        const changes = [
          () => db.execute(sql`delete from listings where id <= 10`),
          () => db.execute(sql`update listings set to_let = false where id <= 20`),
          () => db.execute(sql`update listings set status = 'let' where id <= 30`),
          () => db.execute(sql`delete from listings`),
        ];
        const left = [versionCount - 10, versionCount - 20, versionCount - 30, 0];
        const toLet = { criteria: { transaction: "to-let" as const }, districts: [] };
        const sumsOf = async (index: SearchIndex, meanwhile: () => Promise<unknown> = () => Promise.resolve()) => {
          const { hits, count } = await index.page(toLet, { numPropertiesPerPage: versionCount });
          await meanwhile();
          const facets = await index.facets(toLet, []);
          const clusters = await index.clusters(toLet, everywhere, 9);
          const figures = await index.figures(toLet);
          const shown = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
          return [
            hits.length,
            count,
            facets.deals["to-let"],
            facets.anyType,
            shown,
            figures.count,
            await index.count(toLet),
          ];
        };
        const all = (count: number) => Array.from({ length: 7 }, () => count);
        let before = versionCount;
        for (const [at, change] of changes.entries()) {
          const sums = await askIndex(db, (index) =>
            sumsOf(index, async () => {
              await change();
              // Others ask meanwhile, all at once: the index is refreshed while this one is asked.
              const others = await Promise.all([1, 2].map(() => askIndex(db, (newer) => sumsOf(newer))));
              for (const other of others) expect(other).toEqual(all(left[at]!));
            }),
          );
          expect(sums).toEqual(all(before));
          before = left[at]!;
        }
        await writeListings(db, listings.slice(0, 5));
        expect(await askIndex(db, (index) => sumsOf(index))).toEqual(all(5));
      },
    );
  });
}

function resolve(
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
  { location, districts, around, advertiser, words }: Sought,
): ResolvedCriteria {
  return {
    criteria,
    location: location && placeScope(gazetteer, location),
    districts: districts.map((place) => placeScope(gazetteer, place)),
    around,
    advertiser,
    text: words && `'${words}':*`,
  };
}

async function checkFigures(index: SearchIndex, search: ResolvedCriteria, found: readonly PlainListing[]) {
  const { transaction, invest } = search.criteria;
  const figures = await index.figures(search);
  const known = (figure: (row: PlainListing) => number | null) => found.flatMap((row) => figure(row) ?? []);
  const middle = (prices: number[]) => {
    // Written out anew here, so that it is no copy of what it checks.
    const sorted = prices.sort((a, b) => a - b);
    const [below, above] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
    const price = sorted.length < 5 ? undefined : below + (above - below) / 2;
    const step = price === undefined || price < 30 ? 0.1 : price < 1_000 ? 1 : 10;
    return price === undefined ? undefined : step < 1 ? Math.round(price * 10) / 10 : Math.round(price / step) * step;
  };
  const surfaces = known(({ surfaceTotal }) => surfaceTotal);
  expect(figures.count).toBe(found.length);
  expect(figures.largest).toBe(surfaces.length > 0 ? Math.max(...surfaces) : undefined);
  expect(figures.smallest).toBe(surfaces.length > 0 ? Math.min(...known(({ surfaceMin }) => surfaceMin)) : undefined);
  const perSquareMetre = ({ saleHigh, surfaceTotal }: PlainListing) =>
    saleHigh && surfaceTotal && saleHigh / surfaceTotal;
  if (transaction === "to-let")
    expect(figures.medianRent).toBe(middle(known((row) => rentOf(search.criteria, row)[0])));
  else if (transaction || invest) expect(figures.medianPricePerSquareMetre).toBe(middle(known(perSquareMetre)));
  const isInvestment = !transaction && invest;
  const yields = known((row) => figureOf(row, "yield"));
  expect(figures.yields).toBe(isInvestment ? yields.length : undefined);
  expect(figures.medianYield).toBe(isInvestment ? middle(yields) : undefined);
}

/** Each listing found with its place and price; in no order. */
async function checkPrices(index: SearchIndex, search: ResolvedCriteria, found: readonly PlainListing[]) {
  const { transaction, invest } = search.criteria;
  const { places, prices, published } = await index.prices(search);
  const shown = Array.from(places, (place, at) => [place, rounded(prices[at]!), published[at]!].join(" "));
  const expected = found.map(({ placeId, type, rentLow, saleHigh, surfaceTotal, publishedAt }) => {
    const perSurface = (amount: number | null) => (amount && surfaceTotal ? amount / surfaceTotal : NaN);
    const isHome = groupOfType(type) === "residential";
    const rent = isHome ? perSurface(rentLow) : (rentLow ?? NaN);
    const price = transaction === "to-let" ? rent : transaction || invest ? perSurface(saleHigh) : NaN;
    return [placeId, rounded(price), publishedAt].join(" ");
  });
  expect(shown.sort()).toEqual(expected.sort());
}

const rounded = (price: number) => Math.round(price * 1000);

/** What sitemaps and similar listings need. */
async function checkRest(index: SearchIndex, listings: readonly PlainListing[]) {
  const listed = listings.filter((row) => row.listed);
  const spans = new Set(listed.map(({ id }) => Math.floor((id - 1) / 50)));
  expect(await index.spans(50)).toEqual([...spans].sort((a, b) => a - b));
  const kinds = await index.kinds();
  for (const { newest, ...kind } of kinds) {
    const alike = listed.filter((row) =>
      (Object.keys(kind) as (keyof typeof kind)[]).every((key) => row[key] === kind[key]),
    );
    expect(newest).toBe(Math.max(...alike.map(({ publishedAt }) => publishedAt)));
  }
  expect(new Set(kinds.map(({ newest: _, ...kind }) => JSON.stringify(kind))).size).toBe(kinds.length);
  for (const given of listed.slice(0, 20)) {
    const similar = await index.similar({ ...given, bedrooms: bedroomsOf(given) }, 4);
    const unlike = (each: PlainListing) => unlikeness(given, each) ?? [];
    const expected = listed.flatMap(unlike).sort((a, b) => a - b);
    const found = similar.flatMap(({ id }) => listings.filter((each) => each.id === id).flatMap(unlike));
    expect(new Set(similar.map(({ id }) => id)).size).toBe(Math.min(4, expected.length));
    for (const [at, each] of found.entries()) expect(each).toBeCloseTo(expected[at]!, 6);
  }
}
