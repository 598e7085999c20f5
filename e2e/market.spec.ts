import { expect } from "@playwright/test";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { test } from "./kept-page.ts";
import { visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

const { market } = en;

test("from results to their market: months, areas, and back to what is on offer", async ({ page, request }) => {
  await page.goto("/en/to-let/office/brussels");
  await page.getByRole("link", { name: en.seo.market.more }).click();
  await expect(page).toHaveURL("/en/market/brussels/office/to-let");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offices to let in Brussels");
  await expect(page.getByRole("definition").first()).toHaveText(/^€[\d,.]+\/m²\/year$/);

  const course = page.getByRole("region", { name: market.course.title });
  await expect(course.getByRole("figure")).toHaveCount(2);
  await expect(course.getByRole("row")).toHaveCount(13);
  await expect(course.getByText(market.course.invented)).toBeVisible();

  const areas = page.getByRole("region", { name: market.parts.title });
  const area = areas.getByRole("rowheader").getByRole("link").first();
  const name = await area.innerText();
  await area.click();
  // Some names have an article in a sentence.
  const heading = new RegExp(`^Offices to let in (?:the )?${name}$`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  const crumbs = page.getByRole("navigation", { name: en.seo.breadcrumbs.label });
  await crumbs.getByRole("link", { name: market.crumb }).click();
  await expect(page).toHaveURL("/en/market");

  const answer = await request.get("/fr/market/brussels/office/to-let", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, "/fr/marche/bruxelles/bureau/a-louer"]);
  expect((await request.get("/en/market/brussels/co-working/to-let")).status()).toBe(404);
  await page.goto("/nl/markt/gent");
  await expect(page).toHaveURL(/\/nl\/markt\/gent\/[a-z-]+\/te-(?:huur|koop)$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gent");
  expect((await request.get("/en/market/nowhere-at-all/office/to-let")).status()).toBe(404);
});

test("a market leads straight to the same types for sale and as investments, and back", async ({ page }) => {
  await page.goto("/fr/marche/bruxelles/bureau/a-louer");
  const deals = page.getByRole("main").getByRole("navigation", { name: fr.facets.transaction });
  await expect(deals.locator("[aria-current]")).toHaveText(fr.vocabulary.transactions["to-let"]);
  await deals.getByRole("link", { name: fr.vocabulary.transactions["for-sale"] }).click();
  await expect(page).toHaveURL("/fr/marche/bruxelles/bureau/a-vendre");
  await expect(deals.locator("[aria-current]")).toHaveText(fr.vocabulary.transactions["for-sale"]);
  await deals.getByRole("link", { name: fr.vocabulary.transactions.investment }).click();
  await expect(page).toHaveURL("/fr/marche/bruxelles/bureau/investissement");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bureaux en investissement à Bruxelles");
  await expect(page.getByRole("main").getByText(/^rendement brut médian de \d+ investissements$/)).toBeVisible();
  await deals.getByRole("link", { name: fr.vocabulary.transactions["to-let"] }).click();
  await expect(page).toHaveURL("/fr/marche/bruxelles/bureau/a-louer");
});

test("every search of a type leads to its market, and so do the menu and a property's price", async ({ page }) => {
  for (const query of ["?surface=100-", "?page=2", "?display=map"]) {
    await page.goto(`/en/to-let/office/brussels${query}`);
    const heading = page.locator(".search-heading");
    await expect(heading.locator('a[href="/en/market/brussels/office/to-let"]')).toBeVisible();
  }
  await page.goto("/fr/a-louer/bureau?energie=B");
  await expect(page.locator('.search-heading a[href="/fr/marche"]')).toBeVisible();
  await page.goto("/en/investment/office/brussels");
  await expect(page.locator('.search-heading a[href="/en/market/brussels/office/investment"]')).toBeVisible();

  await page.goto("/en/to-let/office/brussels?order=cheapest");
  await page.locator("#results").getByRole("article").first().getByRole("link").first().click();
  await page.getByRole("main").getByRole("link", { name: en.listing.context.market }).click();
  await expect(page).toHaveURL(/\/en\/market\/[a-z-]+\/office\/to-let$/);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/en/contact");
  await page.getByRole("banner").getByRole("link", { name: en.shell.nav.market, exact: true }).click();
  await expect(page).toHaveURL("/en/market");
});

test("a market is told in every language, and to machines", { tag: "@served" }, async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/sitemaps/markets-1.xml");
  const markets = await (await request.get("/sitemaps/markets-1.xml")).text();
  expect(markets).toContain("/nl/markt/brussel/kantoor/te-huur</loc>");
  expect(markets).toContain("/nl/markt/brussel/kantoor/investering</loc>");
  for (const path of ["/en/market/brussels/office/to-let", "/fr/marche/bruxelles/bureau/a-louer"]) {
    await page.goto(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.locator("link[hreflang=nl]")).toHaveAttribute("href", /\/nl\/markt\/brussel\/kantoor\/te-huur$/);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.join()).toMatch(/"@type":"Dataset".*"temporalCoverage":"\d{4}-\d\d\/\d{4}-\d\d"/);
  }
});

for (const [language, path] of [
  ["en", "/en/market/brussels/office/to-let"],
  ["fr", "/fr/marche/bruxelles/bureau/a-louer"],
  ["fr", "/fr/marche/bruxelles/appartement/a-louer"],
  ["fr", "/fr/marche/bruxelles/appartement/a-vendre"],
  ["nl", "/nl/markt/brussel/kantoor/te-huur"],
] as const) {
  test(`all columns of the months fit a phone: ${path}`, { tag: "@served" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const table = page.getByRole("group", { name: { en, fr, nl }[language].market.course.table });
    const [wide, seen] = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(wide).toBeLessThanOrEqual(seen);
  });
}

test("on a phone each line of medians begins with a capital", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en/investment/office/brussels");
  const medians = page.locator(".search-heading").locator(".search-median a, .search-median:not(:has(a))");
  await expect(medians).toHaveCount(2);
  const cases = await medians.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each, "::first-letter").textTransform),
  );
  expect(cases).toEqual(["uppercase", "uppercase"]);
});

for (const [language, path] of Object.entries({ fr: "/fr/marche", nl: "/nl/markt" })) {
  test(`in ${language}: no head of a market runs into the next on a tablet`, { tag: "@served" }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    const tooWide = await page
      .getByRole("columnheader")
      .evaluateAll((heads) => heads.flatMap((head) => (head.scrollWidth > head.clientWidth ? [head.textContent] : [])));
    expect(tooWide).toEqual([]);
  });
}

for (const width of [600, 768]) {
  test(
    `at ${width} pixels no figure of a market of shops is left over in a row`,
    { tag: "@served" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/nl/markt/brussel/handelsruimte/te-huur");
      const figures = page.locator(".market-now > div");
      await expect(figures).toHaveCount(6);
      await expect(figures.nth(2)).toContainText(/maand.*100\sm²|100\sm².*maand/);
      const tops = await figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops.at(-1)).length).toBe(3);
      const cut = await page
        .locator(".market-now dd")
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect(cut).toBe(0);
    },
  );
}

test("a market with too few prices says so in words", { tag: "@served" }, async ({ page }) => {
  await page.goto("/en/market/bouillon/shopping-centre/to-let");
  await expect(page.getByText(market.tooFew)).toBeVisible();
  await expect(page.getByText(market.course.none)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("on paper, ways to other markets go with their heading", { tag: "@served" }, async ({ page }) => {
  await page.goto("/en/market/brussels/office/to-let");
  const heading = page.getByRole("heading", { name: market.others });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(heading).toBeHidden();
});
