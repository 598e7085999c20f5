import { expect, vi } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import * as snapshot from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loadMarket } from "./load-market.server.ts";
import { findMarketPlace } from "./market-address.server.ts";
import { loadMarkets } from "./load-markets.server.ts";

vi.mock("#app/search-index/snapshot/with-search-index.server.ts", { spy: true });

const sold = (reference: string, amount: number, given: Partial<ListingRecordInput> = {}) => ({
  reference,
  transactions: ["for-sale" as const],
  sale: { amount, basis: "total" as const },
  surface: { total: 100 },
  ...given,
});
const investments = (amount: number, percent: number) =>
  [1, 2, 3, 4, 5].map((at) => sold(`r-${at}`, amount, { invest: true, yield: percent }));
const shops = (amount: number, status: "published" | "withdrawn" = "published") =>
  [1, 2, 3, 4, 5].map((at) => sold(`s-${at}`, amount, { type: "retail", status }));
const aalst = { postcode: "9300", locality: "Aalst", country: "BE" } as const;
const words = { language: "en", t: textsIn("en") } as const;
const offices = { segment: "office", transaction: "for-sale" } as const;

/** Whoever asks twice finds other listings the second time. @returns waits for what is written */
async function writeBetween(db: Database, ...given: Partial<ListingRecordInput>[]) {
  const { withSearchIndex } = await vi.importActual<typeof snapshot>(
    "#app/search-index/snapshot/with-search-index.server.ts",
  );
  let turn: Promise<unknown> = Promise.resolve();
  vi.mocked(snapshot.withSearchIndex).mockImplementation((asked: Database, ask, kind) => {
    const answer = turn.then(() => withSearchIndex(asked, ask, kind));
    turn = answer.then(() => makeListings(db, ...given));
    return answer;
  });
  return () => turn;
}

async function loadGhent(db: Database) {
  const gazetteer = await getGazetteer(db);
  return loadMarket(db, gazetteer, findMarketPlace(gazetteer, "ghent", "en")!, offices, words);
}

dbTest("what a market tells is of one version of the listings, whatever is written meanwhile", async ({ db }) => {
  await makeListings(db, ...investments(300_000, 4), ...shops(300_000));
  const written = await writeBetween(db, ...investments(900_000, 9), ...shops(300_000, "withdrawn"));
  const page = await loadGhent(db);
  await written();
  const [median] = page.figures;
  expect([median?.value, page.figures.find(({ label }) => label.includes("yield"))?.value]).toEqual(["€3,000", "4%"]);
  expect(page.others.map(({ label }) => label)).toContain("Shops for sale");
});

dbTest("where a market has too few prices, the larger one that it leads to is of the same version", async ({ db }) => {
  const [first, ...four] = investments(300_000, 4);
  await makeListings(db, ...four, sold("elsewhere", 300_000, { address: aalst }));
  const written = await writeBetween(db, first!);
  const page = await loadGhent(db);
  await written();
  expect(page.hasPrices).toBe(false);
  expect(page.elsewhere?.href).toBe("/en/market/east-flanders/office/for-sale");
});

dbTest("markets that stand beside one another are of one version", async ({ db }) => {
  await makeListings(db, ...investments(300_000, 4), ...shops(300_000));
  const written = await writeBetween(db, ...investments(900_000, 9), ...shops(900_000));
  const rows = await loadMarkets(db, await getGazetteer(db), words);
  await written();
  const medians = rows.flatMap(({ id, markets }) =>
    markets.flatMap(({ towns }) => towns.map(({ median }) => `${id} ${median}`)),
  );
  expect(medians).toEqual(["office €3,000", "office €3,000", "retail €3,000"]);
});
