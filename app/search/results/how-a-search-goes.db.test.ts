import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { dirname, posix } from "node:path";
import { expect, test } from "vitest";
import { criteriaOf } from "#app/filters/criteria.ts";
import { localiseQuery } from "#app/filters/search-places.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { renderCards } from "#app/listings/card-view.server.tsx";
import { searchListings } from "#app/listings/search-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import type { Database } from "#db/client.server.ts";
import { copyListing } from "#db/testing/copy-listing.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { readSearchRequest } from "../search-request.server.ts";
import { loader } from "./search-page.tsx";

/*
 * docs/developing.md, "How a search goes", names every file that one search passes from its address to its cards. V8 tells
 * which functions have run: nobody has to remember to keep the list.
 */

/** What a search is about, and the table of paths; the rest of app/ serves any page: languages, words, requests, measures. */
const isCounted = (file: string) => /^((filters|listings|places|search|search-index)\/|i18n\/paths\.ts$)/.test(file);
/** The same two questions stand in `findResults`, beside those for the rest of the page. */
const inPlaceOfLoader = "listings/search-listings.server.ts";

const { stops, helpers } = readDocs();

dbTest(
  "the documents name each file that a search runs from its address to its cards, and no other",
  async ({ db }) => {
    const energy = { scheme: "EPC", class: "B" } as const;
    await makeListings(db, { reference: "place-1", type: "office", energy });
    await copyListing(db, 9);
    // What is made once, on the first search of a version, is none of a later one.
    await loadPage(db, "/en/to-let/office/ghent?price=-300");
    await loadPage(db, "/en/to-let/warehouse");

    const ofCards = await filesRun(() => findCards(db, "/fr/a-louer/bureau/gand?prix=-300"));
    const ofPage = await filesRun(() => loadPage(db, "/nl/te-huur/kantoor/gent?prijs=-300"));
    const named = [...stops, ...helpers];
    const entry = ["search/results/search-page.tsx", "search/results/load-results.server.ts"];
    expect([...ofCards.filter((file) => file !== inPlaceOfLoader), ...entry].sort()).toEqual([...named].sort());
    // The page goes the same way, with more beside it.
    expect(named.filter((file) => !ofPage.includes(file))).toEqual([]);
  },
);

test("a search stops in no more than twenty places, and what they ask on the way leads to none of them", () => {
  expect(stops.length).toBeLessThanOrEqual(20);
  expect(helpers.flatMap((file) => importsOf(file).filter((other) => stops.includes(other)))).toEqual([]);
});

/** Cards as `loadResults` makes them, and nothing else of its page. */
async function findCards(db: Database, path: string): Promise<void> {
  const gazetteer = await getGazetteer(db);
  const asked = readSearchRequest(gazetteer, new URL(path, "http://localhost"));
  if (!asked || "redirect" in asked) throw new Error(`${path} is not the address of a search`);
  const { query, places, language } = asked;
  const search = await resolveCriteria(db, gazetteer, criteriaOf(localiseQuery(query, places, language)), places);
  const { rows, count } = await searchListings(db, search, query);
  expect(count).toBe(10);
  renderCards(rows, { language, t: textsIn(language), gazetteer, asked: query });
}

async function loadPage(db: Database, path: string): Promise<void> {
  const request = new Request(new URL(path, "http://localhost"));
  await loader({ request, params: {}, context: { db } } as Parameters<typeof loader>[0]);
}

/** The files of app/ of which a function runs meanwhile. */
async function filesRun(work: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await session.post("Profiler.takePreciseCoverage");
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  return result.flatMap(({ url, functions }) => {
    const [, file] = /\/app\/([^?]+\.tsx?)$/.exec(url.split("?")[0]!) ?? [];
    // Vitest's own: what a module exports is a getter.
    const runs = functions.some(({ functionName, ranges }) => functionName !== "get" && ranges[0]!.count > 0);
    return file && runs && !file.includes(".test.") && isCounted(file) ? [file] : [];
  });
}

/** The files that the section names: stops in the first sentence of each point, what they ask in the second. */
function readDocs(): { stops: string[]; helpers: string[] } {
  const docs = readFileSync("docs/developing.md", "utf8");
  const [, section = ""] = /^## How a search goes$([^]*?)^## /m.exec(docs) ?? [];
  const points = [...section.matchAll(/^\d\. (.*?)(?: On the way[:,] (.*))?$/gm)];
  const filesIn = (text = "") => [...text.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file]) => file!);
  return {
    stops: points.flatMap(([, stopping]) => filesIn(stopping)),
    helpers: points.flatMap(([, , asking]) => filesIn(asking)),
  };
}

/** The files of app/ that a file imports, types left aside. */
function importsOf(file: string): string[] {
  const source = readFileSync(`app/${file}`, "utf8");
  return [...source.matchAll(/^import (?!type )[^;]*?from "(#app|\.{1,2})\/([^"]+)";$/gm)].map(([, from, path]) =>
    from === "#app" ? path! : posix.join(dirname(file), from!, path!),
  );
}
