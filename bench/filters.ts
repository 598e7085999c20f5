import { sql } from "drizzle-orm";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { facetParts } from "#app/search-index/resolve-criteria.server.ts";
import { allFilters, rangeFilters, type NamedFilter } from "#app/filters/filters.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { prepareSearchIndex, withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { percentilesOf, time, type Timing } from "./measure.ts";
import { cpuSeconds } from "./processes.ts";
import type { Line } from "./report.ts";

/** At the 95th percentile, in milliseconds, for 1,000,000 listings. */
const goals = { rows: 30, facets: 60 };

/** Searches of one filter each, and of each pair of them; more than that are left out evenly. */
const mostPairs = 300;

/** So many of them are asked of PostgreSQL, which takes longer. */
const asked = 12;

/**
 * Times every filter by a figure and every pair of them, whatever filters there are: rows and count as a page asks for them,
 * and with the facets beside. Half of them are asked for the one, half for the other: an answer that is remembered tells
 * nothing. CPU time is this process's own, all threads, or PostgreSQL's; on a machine that others use, it tells more.
 * @param db has one connection, to a server on this machine
 */
export async function benchFilters(db: Database): Promise<Line[]> {
  await prepareSearchIndex(db, "memory");
  const singles = allFilters.flatMap(searchesOf);
  const pairs = singles.flatMap((one, at) =>
    singles
      .slice(at + 1)
      .flatMap((other) => (Object.keys(one)[0] === Object.keys(other)[0] ? [] : [{ ...one, ...other }])),
  );
  const gazetteer = await getGazetteer(db);
  const parts = facetParts(gazetteer, { criteria: {}, districts: [] });
  const floor = await timeWithCpu(singles, () => db.execute(sql`select id from listings where id = 1`));
  const lines: Line[] = [];
  for (const [name, searches] of [
    ["a filter", singles],
    ["a pair of filters", evenly(pairs, mostPairs)],
  ] as const) {
    for (const [what, goal] of [
      ["rows and count", goals.rows],
      ["with facets", goals.facets],
    ] as const) {
      const half = searches.filter((_, at) => at % 2 === Number(what === "with facets"));
      const ask = (kind: "memory" | "postgres") => (criteria: SearchCriteria) => {
        const search = { criteria, districts: [] };
        const answer = async (index: SearchIndex) => {
          await index.page(search, {});
          if (what === "with facets") await index.facets(search, parts);
        };
        return withSearchIndex(db, answer, kind);
      };
      const timing = await timeWithCpu(half, ask("memory"));
      const line = `${name} (${half.length}), ${what}`;
      for (const at of ["p50", "p95"] as const) {
        lines.push({ name: `${line}, ${at}`, figure: timing[at], floor: floor[at], unit: "ms" });
        const cpu = { name: `${line}, CPU ${at}`, figure: timing.cpu[at], floor: floor.cpu[at], unit: "ms" };
        lines.push({ ...cpu, ...(at === "p95" && { goal }) });
      }
      const some = evenly(half, asked);
      const used = await cpuOfDatabase(db, () => time(some, ask("postgres")));
      const each = used / (some.length + Math.ceil(some.length / 10));
      lines.push({ name: `${line}, of PostgreSQL, CPU`, figure: each, floor: floor.cpu.p50, unit: "ms" });
    }
  }
  return lines;
}

/** The same as `time`, and what CPU time each takes. */
async function timeWithCpu<Input>(
  inputs: readonly Input[],
  run: (input: Input) => Promise<unknown>,
): Promise<Timing & { cpu: Timing }> {
  const cpu: number[] = [];
  const timing = await time(inputs, async (input) => {
    const before = process.cpuUsage();
    await run(input);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1_000);
  });
  // Without the warm-up, which comes first.
  return { ...timing, cpu: percentilesOf(cpu.slice(-inputs.length)) };
}

/** CPU milliseconds that PostgreSQL takes for a connection meanwhile. */
async function cpuOfDatabase(db: Database, run: () => Promise<unknown>): Promise<number> {
  const [server] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const used = () => (server ? cpuSeconds(server.pid) : 0) * 1_000;
  const before = used();
  await run();
  return used() - before;
}

/** No more than so many, with as many left out between each two. */
function evenly<Item>(items: readonly Item[], most: number): Item[] {
  const every = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, at) => at % every === 0);
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
