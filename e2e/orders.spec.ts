import { expect } from "@playwright/test";
import { allFilters, type NamedFilter, type SearchCriteria } from "#app/filters/filters.ts";
import { isOrderOffered, orders, type Order } from "#app/filters/orders.ts";
import { readNumber } from "#app/filters/ranges.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";
import { texts } from "./account-steps.ts";
import { figureOn, readResults, type ShownCard } from "./filter-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

/* Every order: chosen in its list, written in the address, and kept by the cards as far as they show what it compares. */

interface Ordered {
  language: Language;
  /** A search whose cards show what is compared. */
  criteria: SearchCriteria;
  /** What an order that descends shows; undefined where the card has none. */
  figure: (card: ShownCard, language: Language) => number | undefined;
  descends?: true;
}

const amount = ({ price }: ShownCard) => readNumber(/\d[\d.,\s]*\d/.exec(price)?.[0] ?? "");
const total = ({ surface }: ShownCard) => readNumber(/\d[\d.,\s]*(?=\sm²)/.exec(surface)?.[0] ?? "");
/** Metres, of "1.2 km", "350 m" or "less than 100 m" behind the place. */
const distance = ({ place }: ShownCard) => {
  const [, figure = "", unit] = /· \D*(\d[\d.,\s]*?)\s(k?m)$/.exec(place) ?? [];
  const read = readNumber(figure);
  return read === undefined ? undefined : read * (unit === "km" ? 1_000 : 1);
};
const of = (name: NamedFilter["name"]) => {
  const filter = allFilters.find((each) => each.name === name)!;
  return (card: ShownCard, language: Language) => figureOn(card, filter, name, language);
};

const house = { transaction: "for-sale", type: "house" } as const;
const ordered: Record<Exclude<Order, "newest" | "oldest">, Ordered> = {
  "largest-to-smallest": { language: "en", criteria: house, figure: total, descends: true },
  "smallest-to-largest": { language: "fr", criteria: house, figure: total },
  closest: { language: "nl", criteria: { transaction: "to-let", type: "office", location: "gent" }, figure: distance },
  cheapest: { language: "fr", criteria: house, figure: amount },
  dearest: { language: "nl", criteria: house, figure: amount, descends: true },
  "price-per-m2": { language: "en", criteria: { ...house, "price-per-m2": "-99999" }, figure: of("price-per-m2") },
  "best-yield": { language: "fr", criteria: { invest: true, yield: "1-" }, figure: of("yield"), descends: true },
  "best-energy": { language: "en", criteria: house, figure: of("energy") },
  "nearest-station": {
    language: "nl",
    criteria: { transaction: "to-let", type: "office", station: "20" },
    figure: of("station"),
  },
};

for (const [order, { language, criteria, figure, descends }] of Object.entries(ordered) as [Order, Ordered][]) {
  test(`in ${language}, ${order}: what lacks the figure comes last`, async ({ page }) => {
    await page.goto(searchHref(criteria, language));
    await scriptRuns(page);
    await page.locator(".sorting summary").click();
    await page
      .locator(".sorting")
      .getByRole("link", { name: texts[language].search.order[order], exact: true })
      .click();
    await expect(page).toHaveURL(searchHref({ ...criteria, order }, language));
    await expect(page.locator(".sorting summary")).toContainText(texts[language].search.order[order]);
    const { cards } = await readResults(page);
    const figures = cards.map((card) => figure(card, language));
    const known = figures.flatMap((each) => each ?? []);
    expect(known.length).toBeGreaterThan(1);
    expect(figures.slice(0, known.length)).toEqual(known.toSorted((a, b) => (descends ? b - a : a - b)));
  });
}

test("newest and oldest are each other turned around", { tag: "@served" }, async ({ page }) => {
  const search: SearchCriteria = { transaction: "for-sale", typeGroup: "retail", location: "antwerp" };
  await page.goto(searchHref(search, "en"));
  await expect(page.locator(".sorting summary")).toContainText(texts.en.search.order.newest);
  const { count, cards: newest } = await readResults(page);
  expect(count).toBe(newest.length);
  expect(count).toBeGreaterThan(1);
  await page.goto(searchHref({ ...search, order: "oldest" }, "en"));
  const { cards: oldest } = await readResults(page);
  expect(oldest.map(({ reference }) => reference)).toEqual(newest.map(({ reference }) => reference).reverse());
});

test("an order is offered where it has figures, and every one is tried here", { tag: "@served" }, async ({ page }) => {
  expect(Object.keys(ordered).toSorted()).toEqual(
    orders.filter((order) => !/^(?:newest|oldest)$/.test(order)).toSorted(),
  );
  for (const criteria of [{ transaction: "to-let" }, { invest: true }, {}] as SearchCriteria[]) {
    await page.goto(searchHref(criteria, "en"));
    const offered = orders.filter((order) => order !== "closest" && isOrderOffered(order, criteria));
    await expect(page.locator(".sorting a")).toHaveText(offered.map((order) => texts.en.search.order[order]));
  }
});
