import { expect, vi } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import * as snapshot from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findMarketPlace, loadMarket } from "./load-market.server.ts";

vi.mock("#app/search-index/snapshot/with-search-index.server.ts", { spy: true });

const ghent = (reference: string, sale: number, percent: number) => ({
  reference,
  transactions: ["for-sale" as const],
  invest: true,
  sale: { amount: sale, basis: "total" as const },
  surface: { total: 100 },
  yield: percent,
});
const listings = (sale: number, percent: number) => [1, 2, 3, 4, 5].map((at) => ghent(`r-${at}`, sale, percent));

dbTest("what a market tells is of one version of the listings, whatever is written meanwhile", async ({ db }) => {
  const { withSearchIndex } = await vi.importActual<typeof snapshot>(
    "#app/search-index/snapshot/with-search-index.server.ts",
  );
  // Whoever asks twice finds other listings the second time.
  let turn: Promise<unknown> = Promise.resolve();
  vi.mocked(snapshot.withSearchIndex).mockImplementation((asked: Database, ask, kind) => {
    const answer = turn.then(() => withSearchIndex(asked, ask, kind));
    turn = answer.then(() => makeListings(db, ...listings(900_000, 9)));
    return answer;
  });
  await makeListings(db, ...listings(300_000, 4), { type: "retail", transactions: ["for-sale"] });
  const gazetteer = await getGazetteer(db);
  const place = findMarketPlace(gazetteer, "ghent", "en")!;
  const words = { language: "en", t: textsIn("en") } as const;
  const page = await loadMarket(db, gazetteer, place, { segment: "office", transaction: "for-sale" }, words);
  await turn;
  const [median] = page.figures;
  expect([median?.value, page.figures.find(({ label }) => label.includes("yield"))?.value]).toEqual(["€3,000", "4%"]);
  expect(page.others.map(({ label }) => label)).toContain("Shops for sale");
});
