import { sql } from "drizzle-orm";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { facetParts, resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import type { ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { ComparedListing, SearchIndex } from "#app/search-index/search-index.ts";
import { prepareSearchIndex, withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { longestBlock } from "./longest-block.ts";
import { time } from "./measure.ts";
import { cpuSeconds } from "./processes.ts";
import { makersOf } from "./queries.ts";
import type { Line } from "./report.ts";

const runs = 60;

/** What is asked of an index, whichever it is. */
interface Question {
  name: string;
  make: () => SearchQuery;
  ask: (index: SearchIndex, search: ResolvedCriteria, query: SearchQuery) => Promise<unknown>;
}

/**
 * Times the same questions to both search indexes, one after the other: what PostgreSQL takes, beside what the index in
 * memory takes. Each question is as of its own moment, as a page asks it; in memory, what was asked before is remembered.
 * @param db has one connection
 */
export async function benchSearchIndex(db: Database): Promise<Line[]> {
  const gazetteer = await getGazetteer(db);
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const block = await longestBlock(() => prepareSearchIndex(db, "memory"));
  const loaded = performance.now() - started;
  const grown = process.memoryUsage().rss - before;
  const lines: Line[] = [];
  for (const { name, make, ask } of questionsOf(gazetteer)) {
    const searches: { query: SearchQuery; search: ResolvedCriteria }[] = [];
    for (let run = 0; run < runs; run++) {
      const query = make();
      const places = findSearchPlaces(gazetteer, query, "en");
      searches.push({ query, search: await resolveCriteria(db, gazetteer, query, places) });
    }
    const [inMemory, asked] = [
      await timeBoth(db, searches, ({ search, query }) =>
        withSearchIndex(db, (index) => ask(index, search, query), "memory"),
      ),
      await timeBoth(db, searches, ({ search, query }) =>
        withSearchIndex(db, (index) => ask(index, search, query), "postgres"),
      ),
    ];
    lines.push({ name: `${name}, p50`, figure: asked.p50, floor: inMemory.p50, unit: "ms" });
    lines.push({ name: `${name}, p95`, figure: asked.p95, floor: inMemory.p95, unit: "ms" });
    lines.push({ name: `${name}, CPU`, figure: asked.cpu, floor: inMemory.cpu, unit: "ms" });
  }
  lines.push({ name: "until it answers", figure: 0, floor: loaded, unit: "ms" });
  lines.push({ name: "longest block until then, CPU", figure: 0, floor: block, unit: "ms", goal: 50 });
  lines.push({ name: "memory of a process", figure: 0, floor: grown / 1e6, unit: "MB" });
  return [...lines, await measureTables(db)];
}

/**
 * Times as `time` does, and what CPU time a question takes of this process and of the database's together: on a machine that
 * others use as well, that tells more.
 * @param db has one connection, to a server on this machine
 */
async function timeBoth<Input>(db: Database, inputs: readonly Input[], run: (input: Input) => Promise<unknown>) {
  const [server] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const used = () => (server ? cpuSeconds(server.pid) : 0) + cpuSeconds(process.pid);
  const before = used();
  const timing = await time(inputs, run);
  // The warm-up of `time` is in it.
  return { ...timing, cpu: ((used() - before) * 1_000) / (inputs.length + Math.ceil(inputs.length / 10)) };
}

function questionsOf(gazetteer: Gazetteer): Question[] {
  const makers = makersOf(gazetteer.places);
  const page: Question["ask"] = (index, search, query) => {
    const [lat, lng] = query.near?.split(",").map(Number) ?? [];
    return index.page(search, query, lat && lng ? { lat, lng } : undefined);
  };
  const facets: Question["ask"] = (index, search) => index.facets(search, facetParts(gazetteer, search));
  const clusters =
    (zoom: number): Question["ask"] =>
    (index, search) => {
      const width = 1_000 / 256 / 2 ** zoom;
      const box = {
        west: 4.35 - 180 * width,
        south: 50.85 - 80 * width,
        east: 4.35 + 180 * width,
        north: 50.85 + 80 * width,
      };
      return index.clusters(search, box, zoom);
    };
  return [
    ...Object.entries(makers.rows).map(([name, make]) => ({ name: `page: ${name}`, make, ask: page })),
    { name: "page: free text", make: makers.text["free text"], ask: page },
    { name: "count of a type", make: makers.rows["newest of a type"], ask: (index, search) => index.count(search) },
    { name: "count: surface and price", make: makers.figures, ask: (index, search) => index.count(search) },
    { name: "facets, nationwide", make: makers.rows["newest, nationwide"], ask: facets },
    { name: "facets in a town", make: makers.rows["newest in a town"], ask: facets },
    { name: "facets: surface and price", make: makers.figures, ask: facets },
    { name: "clusters of a country", make: makers.rows["newest of a type"], ask: clusters(7.5) },
    { name: "clusters of a quarter", make: makers.rows["newest of a type"], ask: clusters(14) },
    { name: "clusters of a country: surface and price", make: makers.figures, ask: clusters(7.5) },
    {
      name: "figures of a landing page",
      make: makers.rows["type in a province"],
      ask: (index, search) => index.figures(search),
    },
    {
      name: "similar listings",
      make: makers.rows.closest,
      ask: (index, _, query) => index.similar(listingAt(query), 4),
    },
  ];
}

/** An office to let at the point that a search starts from. */
function listingAt({ near = "" }: SearchQuery): ComparedListing {
  const [lat = 0, lng = 0] = near.split(",").map(Number);
  const figures = { surfaceTotal: 400, rentLow: 150, saleLow: null, bedrooms: null };
  return { id: 0, type: "office", toLet: true, invest: false, lat, lng, ...figures };
}

/** What the database keeps for searches asked of PostgreSQL, indexes included. */
async function measureTables(db: Database): Promise<Line> {
  const [row] = await db.execute<{ bytes: number }>(sql`
    select (pg_total_relation_size('listing_search') + pg_total_relation_size('listing_counts'))::float8 as bytes`);
  return { name: "tables and indexes in the database", figure: (row?.bytes ?? 0) / 1e6, floor: 0, unit: "MB" };
}
