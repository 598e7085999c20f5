import { sql } from "drizzle-orm";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { allFilters, rangeFilters, type NamedFilter } from "#app/filters/filters.ts";
import { facetParts } from "#app/listings/search-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { prepareSearchIndex, withSearchIndex } from "#app/search-index/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { time } from "./measure.ts";
import type { Line } from "./report.ts";

/** At the 95th percentile, in milliseconds, for 1,000,000 listings. */
const goals = { rows: 30, facets: 60 };

/** Searches of one filter each, and of each pair of them; more than that are left out evenly. */
const mostPairs = 300;

/**
 * Times every filter by a figure and every pair of them, whatever filters there are, in the index in memory: rows and count
 * as a page asks for them, and with the facets beside. Half of them are asked
 * for the one, half for the other: an answer that is remembered tells nothing.
 * @param db has one connection
 */
export async function benchFilters(db: Database): Promise<Line[]> {
  await prepareSearchIndex(db, "memory");
  const singles = allFilters.flatMap(searchesOf);
  const pairs = singles.flatMap((one, at) =>
    singles
      .slice(at + 1)
      .flatMap((other) => (Object.keys(one)[0] === Object.keys(other)[0] ? [] : [{ ...one, ...other }])),
  );
  const every = Math.max(1, Math.ceil(pairs.length / mostPairs));
  const some = pairs.filter((_, at) => at % every === 0);
  const gazetteer = await getGazetteer(db);
  const parts = facetParts(gazetteer, { criteria: {}, districts: [] });
  const floor = await time(singles, () => db.execute(sql`select id from listings where id = 1`));
  const lines: Line[] = [];
  for (const [name, searches] of [
    ["a filter", singles],
    ["a pair of filters", some],
  ] as const) {
    for (const [what, goal] of [
      ["rows and count", goals.rows],
      ["with facets", goals.facets],
    ] as const) {
      const half = searches.filter((_, at) => at % 2 === Number(what === "with facets"));
      const timing = await time(half, (criteria) => {
        const search = { criteria, districts: [] };
        return withSearchIndex(
          db,
          (index) => Promise.all([index.page(search, {}), what === "with facets" && index.facets(search, parts)]),
          "memory",
        );
      });
      lines.push({
        name: `${name} (${half.length}), ${what}, p50`,
        figure: timing.p50,
        floor: floor.p50,
        unit: "ms",
      });
      lines.push({
        name: `${name} (${half.length}), ${what}, p95`,
        figure: timing.p95,
        floor: floor.p95,
        unit: "ms",
        goal,
      });
    }
  }
  return lines;
}

/** From few to most of the listings stay below, whatever the figure is of. */
const bounds = [1, 3, 10, 100, 1_000, 500_000];

/** Some values of a filter: its choices, or figures from so much on. */
function searchesOf({ name, control }: NamedFilter): SearchCriteria[] {
  const isRange = rangeFilters.some((each) => each.name === name);
  const values =
    control?.kind === "choices"
      ? Object.values(control.values(undefined, undefined))
      : isRange
        ? bounds.map((figure) => `${figure}-`)
        : [];
  return values.flatMap((value) => (value === undefined ? [] : [{ [name]: value }]));
}
