import { eq } from "drizzle-orm";
import { measureMarket, searchListings } from "#app/listings/search-listings.server.ts";
import { countFacets, listClusters } from "#app/listings/testing/ask-index.ts";
import { propertyTypes, transactions } from "#app/vocabulary/vocabulary.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { randomNumbers, time } from "./measure.ts";
import type { Line } from "./report.ts";

const runs = 200;

/** At the 95th percentile, in milliseconds, for 1,000,000 listings. */
const goals = { rows: 30, facets: 60, clusters: 15, filteredClusters: 150, text: 60 };

interface Kind {
  name: string;
  make: () => SearchQuery;
  goal: number;
  run?: (query: SearchQuery) => Promise<unknown>;
}

/** Times every kind of search, rows and count together as a page asks for them, beside a primary-key query. */
export async function benchQueries(db: Database): Promise<Line[]> {
  const gazetteer = await getGazetteer(db);
  const resolve = (query: SearchQuery) =>
    resolveCriteria(db, gazetteer, query, findSearchPlaces(gazetteer, query, "en"));
  const rows = async (query: SearchQuery) => {
    const [lat, lng] = query.near?.split(",").map(Number) ?? [];
    await searchListings(db, await resolve(query), query, lat && lng ? { lat, lng } : undefined);
  };
  const facets = async (query: SearchQuery) => countFacets(db, await resolve(query));
  const withFacets = async (query: SearchQuery) => {
    await Promise.all([rows(query), facets(query)]);
  };
  const clusters = async (query: SearchQuery) => {
    const zoom = 7 + Math.floor(Math.random() * 8);
    const width = 360 / 2 ** (zoom - 2);
    const [west, south] = [3 + Math.random() * 2, 50 + Math.random()];
    const box = { west, south, east: west + width, north: south + width / 2 };
    await listClusters(db, await resolve(query), box, zoom);
  };
  const market = async (query: SearchQuery) => measureMarket(db, await resolve(query));

  const makers = makersOf(gazetteer.places);
  const kinds: Kind[] = [
    ...Object.entries(makers.rows).map(([name, make]) => ({ name, make, goal: goals.rows, run: rows })),
    ...Object.entries(makers.text).map(([name, make]) => ({ name, make, goal: goals.text, run: rows })),
    { name: "with facets: nationwide", make: makers.rows["newest, nationwide"], goal: goals.facets, run: withFacets },
    { name: "with facets: in a town", make: makers.rows["newest in a town"], goal: goals.facets, run: withFacets },
    { name: "with facets: surface and price", make: makers.figures, goal: goals.facets, run: withFacets },
    {
      name: "clusters, transaction and type",
      make: makers.rows["newest of a type"],
      goal: goals.clusters,
      run: clusters,
    },
    { name: "clusters, surface and price", make: makers.figures, goal: goals.filteredClusters, run: clusters },
    {
      name: "market figures of a landing page",
      make: makers.rows["type in a province"],
      goal: goals.rows,
      run: market,
    },
  ];

  const ids = Array.from({ length: runs }, () => 1 + Math.floor(Math.random() * 10_000));
  const floor = await time(ids, (id) => db.select({ id: listings.id }).from(listings).where(eq(listings.id, id)));
  const lines: Line[] = [{ name: "primary key (floor), p95", figure: floor.p95, floor: floor.p95, unit: "ms" }];
  for (const { name, make, goal, run = rows } of kinds) {
    const timing = await time(Array.from({ length: runs }, make), run);
    lines.push({ name: `${name}, p50`, figure: timing.p50, floor: floor.p50, unit: "ms" });
    lines.push({ name: `${name}, p95`, figure: timing.p95, floor: floor.p95, unit: "ms", goal });
  }
  return lines;
}

/** Makes searches of each kind; every run makes the same. */
export function makersOf(places: readonly { kind: string; population: number | null; slugs: { en: string } }[]) {
  const random = randomNumbers(1);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const towns = places
    .filter(({ kind, population }) => kind === "municipality" && (population ?? 0) > 25_000)
    .map(({ slugs }) => slugs.en);
  const provinces = places.filter(({ kind }) => kind === "province").map(({ slugs }) => slugs.en);
  const words = ["terrace", "station", "parking", "rue neuve", "kerkstraat", "lumineux", "magazijn", "avenue louise"];
  const typos = ["terace", "statoin", "parkng", "kerkstrat", "lumineu", "magazjin"];
  const about = () => `${(50.3 + random()).toFixed(4)},${(3.5 + random() * 2).toFixed(4)}`;
  const figures = (): SearchQuery => ({
    transaction: "to-let",
    surface: `${100 + Math.floor(random() * 900)}-1500`,
    price: `-${100 + Math.floor(random() * 150)}`,
  });
  return {
    figures,
    rows: {
      "newest, nationwide": (): SearchQuery => ({ transaction: pick(transactions) }),
      "newest of a type": (): SearchQuery => ({ transaction: pick(transactions), type: pick(propertyTypes) }),
      "newest in a town": (): SearchQuery => ({ transaction: pick(transactions), location: pick(towns) }),
      "type in a province": (): SearchQuery => ({
        transaction: pick(transactions),
        type: pick(propertyTypes),
        location: pick(provinces),
      }),
      "offices in Brussels": (): SearchQuery => ({ transaction: "to-let", type: "office", location: "brussels" }),
      investment: (): SearchQuery => ({ invest: true }),
      "co-working": (): SearchQuery => ({ unitSurfaceType: "co-working" }),
      surface: (): SearchQuery => ({ transaction: "to-let", surface: `${100 + Math.floor(random() * 900)}-1500` }),
      price: (): SearchQuery => ({ transaction: "for-sale", price: `-${200_000 + Math.floor(random() * 800_000)}` }),
      "surface and price": figures,
      "surface, price, place": (): SearchQuery => ({ ...figures(), location: pick(towns) }),
      oldest: (): SearchQuery => ({ transaction: pick(transactions), order: "oldest" }),
      "largest to smallest": (): SearchQuery => ({ transaction: pick(transactions), order: "largest-to-smallest" }),
      "smallest to largest": (): SearchQuery => ({ transaction: pick(transactions), order: "smallest-to-largest" }),
      closest: (): SearchQuery => ({ transaction: pick(transactions), order: "closest", near: about() }),
      "page 40, nationwide": (): SearchQuery => ({ transaction: pick(transactions), page: 40 }),
      "any page, largest to smallest": (): SearchQuery => ({
        transaction: pick(transactions),
        order: "largest-to-smallest",
        page: Math.floor(random() * 2_000),
      }),
    },
    text: {
      "free text": (): SearchQuery => ({ search: pick(words) }),
      "free text, never asked before": (): SearchQuery => ({
        search: `${pick(words)} ${pick(["garden", "bright", "new", "old", "quiet"]).slice(0, 3 + Math.floor(random() * 3))}`,
        location: pick(towns),
      }),
      "free text with a typing error": (): SearchQuery => ({ search: pick(typos) }),
    },
  };
}
