import { expect, type Page } from "@playwright/test";
import { allFilters, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";
import { endsOf } from "#app/filters/form-fields.ts";
import { readNumber, readRange } from "#app/filters/ranges.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";
import { texts } from "./account-steps.ts";
import { figureOn, readResults, type ShownCard } from "./filter-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

/* Surface and price as people type them, what can't be meant, and the same figures side by side. */

const formOf = (page: Page, language: Language) =>
  page.getByRole("search", { name: texts[language].search.form.label });

/** Types in the two fields of a filter in the bar. */
async function type(page: Page, language: Language, name: "surface" | "price", [from, to]: readonly [string, string]) {
  const panel = formOf(page, language)
    .locator("details.filter")
    .filter({ has: page.locator(`[name=${endsOf(name).from}]`) });
  if (!(await panel.evaluate((details: HTMLDetailsElement) => details.open))) {
    await panel.locator("summary").first().click();
  }
  await panel.locator(`[name=${endsOf(name).from}]`).fill(from);
  await panel.locator(`[name=${endsOf(name).to}]`).fill(to);
  return panel;
}

async function search(page: Page, language: Language) {
  await formOf(page, language)
    .getByRole("button", { name: texts[language].search.form.submit, exact: true })
    .first()
    .click();
}

const numbersIn = (text: string) =>
  (text.match(/\d[\d.,\s]*/g) ?? []).flatMap((number) => readNumber(number.trim()) ?? []);
/** The smallest surface that can be had, and the total. */
const surfaceOf = ({ surface }: ShownCard) => numbersIn(surface.replace(/m²/g, ""));

const typed: {
  language: Language;
  criteria: SearchCriteria;
  surface: readonly [string, string];
  price: readonly [string, string];
  address: string;
}[] = [
  {
    language: "en",
    criteria: { transaction: "for-sale", type: "house" },
    surface: ["120 m²", ""],
    price: ["", "€ 450,000.50"],
    address: "/en/for-sale/house?surface=120-&price=-450001",
  },
  {
    language: "fr",
    criteria: { transaction: "to-let", type: "office" },
    // The wrong way round, with spaces between thousands.
    surface: ["1 000", "100"],
    price: ["", "180,5 €"],
    address: "/fr/a-louer/bureau?surface=100-1000&prix=-181",
  },
  {
    language: "nl",
    criteria: { transaction: "for-sale", type: "apartment" },
    surface: ["", "90,5"],
    price: ["0", "0,3 mio"],
    address: "/nl/te-koop/appartement?oppervlakte=-91&prijs=-300000",
  },
];

for (const { language, criteria, surface, price, address } of typed) {
  test(`in ${language}, “${surface.join("–")}” and “${price.join("–")}” are read and obeyed`, async ({ page }) => {
    await page.goto(searchHref(criteria, language));
    await scriptRuns(page);
    await type(page, language, "surface", surface);
    await type(page, language, "price", price);
    await search(page, language);
    await expect(page).toHaveURL(address);
    const chips = page.getByRole("list", { name: texts[language].search.chips.label }).locator("a.chip");
    await expect(chips).toHaveCount(Object.keys(criteria).length + 2);
    const query = [...new URL(page.url()).searchParams.values()];
    const area = readRange(query[0], "min")!;
    const most = readRange(query[1], "max")!.max!;
    const { cards } = await readResults(page);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const [low = 0, total = low] = surfaceOf(card);
      expect(total, card.href).toBeGreaterThanOrEqual(area.min ?? 0);
      expect(low, card.href).toBeLessThanOrEqual(area.max ?? Infinity);
      const [asked] = numbersIn(card.price.replace(/m²/g, ""));
      if (asked !== undefined) expect(asked, card.href).toBeLessThanOrEqual(most);
    }
    // Those without a price come last.
    const priced = cards.map((card) => numbersIn(card.price).length > 0);
    expect(priced).toEqual(priced.toSorted((a, b) => Number(b) - Number(a)));
  });
}

const refused: { language: Language; end: "from" | "to"; text: string }[] = [
  { language: "en", end: "to", text: "0 €" },
  { language: "fr", end: "to", text: "NaN" },
  { language: "nl", end: "from", text: "1e9" },
  { language: "en", end: "from", text: "99999999999999999999" },
];

for (const { language, end, text } of refused) {
  test(`in ${language}, a price “${end} ${text}” stays in its field, which says why it does not count`, async ({
    page,
  }) => {
    const { filters, search: said } = texts[language];
    const criteria: SearchCriteria = { transaction: "for-sale", type: "house" };
    await page.goto(searchHref(criteria, language));
    await scriptRuns(page);
    const panel = await type(page, language, "price", end === "from" ? [text, ""] : ["", text]);
    await search(page, language);
    const field = panel.locator(`[name=${endsOf("price")[end]}]`);
    const why = said.notNumber.replace("{{label}}", filters.price[end]).replace("{{text}}", text);
    await expect(field).toHaveAccessibleDescription(why);
    await expect(field).toHaveValue(text);
    await expect(page.locator(".search-body").getByRole("alert")).toContainText(why);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(searchHref(criteria, language));
    expect([...searchParams.keys()]).toEqual([endsOf("price")[end]]);
    expect((await readResults(page)).cards.length).toBeGreaterThan(0);
  });
}

test(
  "who types the second figure of a range takes their time, and keeps the first",
  { tag: "@script" },
  async ({ page }) => {
    await page.goto("/en/to-let/office");
    await scriptRuns(page);
    const panel = await type(page, "en", "surface", ["500", ""]);
    const to = panel.locator("[name=surfaceTo]");
    await to.pressSequentially("2", { delay: 0 });
    // Longer than the page waits after a field that is left.
    await page.waitForTimeout(700);
    await expect(panel.locator("[name=surfaceFrom]")).toHaveValue("500");
    await to.pressSequentially("000");
    await to.press("Tab");
    await expect(page).toHaveURL("/en/to-let/office?surface=500-2000");
  },
);

/** Figures that the comparison has a row for, which cards show where a search asks for them. */
const compared: FilterName[] = ["bedrooms", "land", "price-per-m2"];

test("side by side, listings say the figures that their cards said", { tag: "@served" }, async ({ page }) => {
  const criteria: SearchCriteria = {
    transaction: "for-sale",
    type: "house",
    bedrooms: "2-",
    land: "1-",
    "price-per-m2": "-99999",
  };
  await page.goto(searchHref(criteria, "en"));
  const { cards } = await readResults(page);
  const pair = cards.slice(0, 2);
  expect(pair.length).toBe(2);
  await page.goto(`/en/shortlist?compare=${pair.map(({ reference }) => reference).join(",")}`);
  const rows = await page
    .locator("main table tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));
  for (const name of compared) {
    const filter = allFilters.find((each) => each.name === name)!;
    const figures = pair.map((card) => figureOn(card, filter, name, "en"));
    expect(figures, name).not.toContain(undefined);
    const stands = rows.some(
      (cells) => cells.length === 2 && cells.every((cell, at) => numbersIn(cell)[0] === figures[at]),
    );
    expect(stands, `${name}: ${figures.join(", ")}`).toBe(true);
  }
});

test.describe("no search ends there", () => {
  test("a word that nothing has is pointed out, and what there is without it is a step away", async ({ page }) => {
    await page.goto("/fr/a-louer/bureau/bruxelles?search=heliport");
    const said = page.locator(".search-note");
    await expect(said).toContainText("heliport");
    await said.getByRole("link").click();
    await expect(page).toHaveURL("/fr/a-louer/bureau/bruxelles");
    await expect(page.locator("#results .card").first()).toBeVisible();
  });

  test("few results name wider searches, each with what it leads to", { tag: "@served" }, async ({ page }) => {
    const criteria: SearchCriteria = {
      transaction: "to-let",
      type: "apartment",
      location: "gent",
      bedrooms: "3-",
      price: "-600",
    };
    await page.goto(searchHref(criteria, "nl"));
    const offers = page.locator(".wider li a, .no-results li a");
    await expect(offers.first()).toBeVisible();
    const promised = await offers.evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute("href")!,
        count: Number(/(?:^|:\s)([\d.]+)(?:\s|$)/.exec(link.textContent)?.[1]?.replace(".", "")),
      })),
    );
    for (const { href, count } of promised) {
      const answer = await page.request.get(href);
      expect((await readResults(page, await answer.text())).count, href).toBe(count);
    }
    expect(promised.every(({ count }) => count > 0)).toBe(true);
  });
});
