import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { holdEmbeddedDatabase } from "#db/embedded/embedded-database.server.ts";
import { migrateDatabase } from "#app/operating/migrate-database.server.ts";
import { benchBundles } from "./bundles.ts";
import { benchFilters } from "./filters.ts";
import { fillDatabase } from "./fill.ts";
import { benchFeeds } from "./feeds/bench-feeds.ts";
import { benchInteractions } from "./interactions/bench-interactions.ts";
import { benchLoad } from "./load/bench-load.ts";
import { benchMatching } from "./matching/bench-matching.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { benchQueries } from "./queries.ts";
import { readBenchOptions } from "./options.js";
import { growth, printTable, type Line } from "./report.ts";
import { benchSearchIndex } from "./search-index.ts";
import { benchSentences } from "./sentences.ts";
import { benchSuggestions } from "./suggestions.ts";

const { sizes, wanted, ...amounts } = readBenchOptions();
const dataDir = path.resolve(".data/bench");
const results: Record<string, Line[]> = {};

for (const size of sizes) await benchSize(size);
if (sizes.length > 1 && wanted.includes("queries")) {
  const [first, last] = [sizes[0], sizes.at(-1)].map((size) => results[`queries, ${size}`] ?? []);
  await report("growth", `From ${sizes[0]} to ${sizes.at(-1)} listings (floor: the smaller number)`, () =>
    growth(first ?? [], last ?? []),
  );
}
await report("bundles", "Client code per route (floor: the framework's entry alone)", benchBundles);
mkdirSync(dataDir, { recursive: true });
const file = path.join(dataDir, "results.json");
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), node: process.version, results }, null, 2));
console.log(`\nWritten to ${path.relative(".", file)}`);

async function benchSize(size: number) {
  await report(
    `feeds, ${size}`,
    `A feed of ${size.toLocaleString("en")} listings, each (floor: its records read alone)`,
    () => benchFeeds(dataDir, size),
  );
  if (wanted.every((kind) => kind === "feeds" || kind === "bundles")) return;
  // Some of these measure other processes, and have no connection of ours open meanwhile.
  const { url, release } = await holdEmbeddedDatabase(dataDir, `quartier_bench_${size}`);
  await benchDatabase(url, size).finally(release);
}

async function benchDatabase(url: string, size: number) {
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir };
  await migrateDatabase(url);
  const db = createDatabase(url, { connections: 2, name: "bench", statementTimeout: 0 });
  const amount = `${size.toLocaleString("en")} listings`;
  try {
    await loadGazetteer(db);
    await fillDatabase(db, size, environment);
    await report(`queries, ${size}`, `Search, ${amount} (floor: a primary-key query)`, () => benchQueries(db));
    await report(`index, ${size}`, `The search index asked of PostgreSQL, ${amount} (floor: in memory)`, async () => {
      const alone = createDatabase(url, { connections: 1, name: "bench", statementTimeout: 0 });
      return benchSearchIndex(alone).finally(() => closeDatabase(alone));
    });
    await report(
      `filters, ${size}`,
      `Filters, one and two together, ${amount} (floor: a primary-key query)`,
      async () => {
        const alone = createDatabase(url, { connections: 1, name: "bench", statementTimeout: 0 });
        return benchFilters(alone).finally(() => closeDatabase(alone));
      },
    );
    await report(`suggestions, ${size}`, `Suggestions of places, ${amount} (floor: a name looked up)`, () =>
      benchSuggestions(db),
    );
    await report(`sentences, ${size}`, `A sentence as a search, ${amount}`, () => benchSentences(db));
    await report(`matching, ${size}`, `Matching, ${amount} (floor: every saved search run again)`, () =>
      benchMatching(url, amounts),
    );
  } finally {
    await closeDatabase(db);
  }
  await report(
    `pages, ${size}`,
    `Pages, ${amount}, Node ${process.versions.node} (floor: a bare Node server sending the same bytes)`,
    () => benchPages(environment),
  );
  await report(`load, ${size}`, `Under load, ${amount}, Node ${process.versions.node}`, () =>
    benchLoad(environment, amounts.requests),
  );
  await report(`interactions, ${size}`, `From a change of a filter to what shows of it, processor slowed 4 times`, () =>
    benchInteractions(environment),
  );
}

/** @param name begins with what `--only` asks for */
async function report(name: string, title: string, measure: () => Line[] | Promise<Line[]>) {
  const [kind = ""] = name.split(",");
  if (kind !== "growth" && !wanted.includes(kind)) return;
  results[name] = await measure();
  printTable(title, results[name]);
}
