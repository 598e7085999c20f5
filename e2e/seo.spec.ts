import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { languages } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import { withNumber } from "#app/listings/house-number.ts";
import { test } from "./kept-page.ts";

type JsonLd = Record<string, unknown> & { "@type": string };

/** Every JSON-LD block of the page, parsed as a search engine does. */
async function blocksOf(page: Page): Promise<JsonLd[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as JsonLd);
}

async function blockOf<Block = JsonLd>(page: Page, type: string): Promise<Block> {
  const found = (await blocksOf(page)).filter((block) => block["@type"] === type);
  expect(found).toHaveLength(1);
  expect(found[0]).toHaveProperty("@context", "https://schema.org");
  return found[0] as Block;
}

interface ItemList {
  numberOfItems: number;
  itemListElement: { position: number; url: string }[];
}

/** The text of an answer, parsed by the browser: the root's name, and the texts of a tag. */
async function parseXml(page: Page, xml: string, tag: string) {
  await page.goto("/robots.txt");
  return page.evaluate(
    ([xml = "", tag = ""]) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const problem = document.querySelector("parsererror")?.textContent;
      const found = [...document.getElementsByTagName(tag)].map((element) => element.textContent);
      return {
        root: document.documentElement.nodeName,
        language: document.documentElement.getAttribute("xml:lang"),
        problem,
        found,
      };
    },
    [xml, tag],
  );
}

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

test.describe("structured data", { tag: "@served" }, () => {
  test("a page of results lists where its listings have theirs, in order, and how many there are in all", async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto("/en/to-let/office?page=2");
    const list = await blockOf<ItemList>(page, "ItemList");
    expect(list.numberOfItems).toBeGreaterThan(48);
    expect(list.itemListElement.map(({ position }) => position)).toEqual(
      Array.from({ length: 24 }, (_, at) => at + 25),
    );
    const links = page.locator(".card-title a");
    const shown = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(list.itemListElement.map(({ url }) => url)).toEqual(shown);
    expect(problems).toEqual([]);
  });

  test("the page of each says its price with its unit", async ({ page }) => {
    await page.goto("/en/to-let/office?page=2");
    const list = await blockOf<ItemList>(page, "ItemList");
    // Desks are quoted by the month; everything else by the m².
    const at = await page
      .locator(".card")
      .evaluateAll((all) => all.findIndex((card) => /m²\/(year|month)/.test(card.textContent)));
    const { url } = list.itemListElement[at]!;
    const title = await page.locator(".card-title").nth(at).innerText();
    await page.goto(url);
    const listing = await blockOf<{ name: string }>(page, "RealEstateListing");
    expect(listing).toMatchObject({
      identifier: expect.stringMatching(/^QB-/),
      url,
      about: { floorSize: { unitCode: "MTK" }, geo: { latitude: expect.any(Number), longitude: expect.any(Number) } },
      offers: {
        priceCurrency: "EUR",
        priceSpecification: { unitCode: "MTK", unitText: expect.stringMatching(/^m² per (year|month)$/) },
        businessFunction: { "@id": expect.stringMatching(/LeaseOut$/) },
      },
    });
    // The title is that of the card, which keeps a house number with its street.
    expect(withNumber(listing.name)).toBe(title);
  });

  test("a landing page says the way to it, and shows it", async ({ page }) => {
    await page.goto("/en/to-let/office/ixelles");
    const crumbs = await blockOf<{ itemListElement: { name: string; item?: string }[] }>(page, "BreadcrumbList");
    const shown = page.getByRole("navigation", { name: en.seo.breadcrumbs.label }).getByRole("listitem");
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(await shown.allInnerTexts());
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual([
      "Home",
      "To let",
      "Offices",
      "Brussels",
      "Ixelles",
    ]);
    expect(pathOf(crumbs.itemListElement[3]?.item ?? "")).toBe("/en/to-let/office/brussels");
    expect(crumbs.itemListElement[4]).not.toHaveProperty("item");
  });

  test("a listing is a page about a place with offers", async ({ page }) => {
    await page.goto("/en/for-sale/apartment");
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/property\//);
    await page.reload();
    expect(await blockOf(page, "RealEstateListing")).toMatchObject({
      url: page.url(),
      datePosted: expect.stringMatching(/^20\d\d-/),
      about: { "@type": "Apartment", floorSize: { unitCode: "MTK" }, address: { addressCountry: /BE|LU/ } },
      image: expect.arrayContaining([expect.stringMatching(/^http.+\.(jpg|webp)$/)]),
      offers: { businessFunction: { "@id": expect.stringMatching(/Sell$/) } },
    });
    await blockOf(page, "BreadcrumbList");
  });

  test("the home page says who runs the site", async ({ page }) => {
    await page.goto("/fr");
    expect(await blockOf(page, "Organization")).toMatchObject({ name: "Quartier", email: /@/ });
    expect(await blockOf(page, "WebSite")).toMatchObject({ inLanguage: "fr" });
  });
});

test.describe("addresses", { tag: "@served" }, () => {
  test("a landing page and its further pages are their own canonical, and may be listed", async ({ page }) => {
    for (const address of [
      "/en/to-let",
      "/fr/a-louer/bureau",
      "/nl/te-huur/kantoor/brussel",
      "/en/to-let/office?page=2",
    ]) {
      await page.goto(address);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${escape(address)}$`));
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    }
  });

  test("a filter, an order, a display and an empty page are not to be listed", async ({ page }) => {
    for (const address of [
      "/en/to-let/office/brussels?surface=250-",
      "/en/to-let/office?order=oldest",
      "/en/to-let?display=service",
      "/en/search?search=terrace",
      "/en/search?location=nowhere-at-all",
      "/en/investment/co-living/vianden",
    ]) {
      await page.goto(address);
      await expect(page.locator("meta[name=robots]"), address).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    }
  });

  test("an order is a view of the page without it", async ({ page }) => {
    await page.goto("/en/to-let/office?order=oldest");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/to-let\/office$/);
  });

  test("each language that a page names names it in return, English standing for all others", async ({ page }) => {
    for (const address of ["/en", "/en/to-let/office/ghent", "/fr/a-louer/bureau?page=2", "/en/contact"]) {
      await page.goto(address);
      const named = await hreflangs(page);
      expect(Object.keys(named).sort()).toEqual(["en", "fr", "nl", "x-default"]);
      expect(named["x-default"]).toBe(named["en"]);
      for (const language of languages) {
        await page.goto(pathOf(named[language] ?? ""));
        expect(await hreflangs(page)).toEqual(named);
      }
    }
  });

  async function hreflangs(page: Page): Promise<Record<string, string>> {
    const links = await page.locator("link[rel=alternate][hreflang]").all();
    const entries = links.map(async (link) => [await link.getAttribute("hreflang"), await link.getAttribute("href")]);
    return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
  }

  const escape = (text: string) => text.replace(/[.?+]/g, String.raw`\$&`);
});

test(
  "what is shared has a title, a text and a picture that is there",
  { tag: "@served" },
  async ({ page, request }) => {
    await page.goto("/fr/a-louer/bureau/bruxelles");
    const property = (name: string) => page.locator(`meta[property="${name}"]`).first().getAttribute("content");
    expect(await property("og:title")).toBe("Bureaux à louer à Bruxelles");
    expect(await property("og:locale")).toBe("fr_BE");
    expect(await property("og:url")).toMatch(/^http.+\/fr\/a-louer\/bureau\/bruxelles$/);
    expect([await property("og:image:width"), await property("og:image:height")]).toEqual(["1200", "630"]);
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(2);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
    const picture = await request.get(pathOf((await property("og:image")) ?? ""));
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
  },
);

test.describe("the market of a landing page", { tag: "@served" }, () => {
  for (const [address, unit] of [
    ["/en/to-let/office", "/m²/year"],
    ["/en/to-let/apartment", "/month"],
    ["/en/for-sale/apartment", "/m²"],
  ] as const) {
    test(address, async ({ page }) => {
      await page.goto(address);
      const list = await blockOf<ItemList>(page, "ItemList");
      const market = page.getByRole("region", { name: en.seo.market.heading });
      const [count, median] = await market.getByRole("definition").allInnerTexts();
      expect(Number(count?.replace(",", ""))).toBe(list.numberOfItems);
      expect(median).toMatch(new RegExp(`^€[\\d,]+${unit}$`));
    });
  }

  test("says above the results of investments what they yield, beside what is asked", async ({ page }) => {
    await page.goto("/en/investment/office");
    const medians = page.locator(".search-heading .search-median");
    await expect(medians).toHaveText([
      new RegExp(`${en.seo.market.medianPrice} €[\\d,]+/m²$`),
      new RegExp(`${en.seo.market.medianYield} [\\d.]+%$`),
    ]);
    await page.goto("/en/for-sale/office");
    await expect(medians).toHaveText([new RegExp(en.seo.market.medianPrice)]);
  });

  test("is no part of a filtered search, nor of a further page", async ({ page }) => {
    for (const address of ["/en/to-let/office?surface=100-", "/en/to-let/office?page=2", "/en/to-let"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("region", { name: en.seo.market.heading })).toHaveCount(0);
    }
  });
});

test.describe("feeds", { tag: "@served" }, () => {
  test("a search links to its feeds, in its head and for its readers", async ({ page }) => {
    await page.goto("/en/to-let/office/brussels?surface=100-&order=oldest&page=2");
    const feeds = page.getByRole("navigation", { name: en.seo.feed.label });
    for (const [format, type, name] of [
      ["atom", "application/atom+xml", en.seo.feed.atom],
      ["json", "application/feed+json", en.seo.feed.json],
    ] as const) {
      const address = `/feeds/${format}/en/to-let/office/brussels?surface=100-`;
      await expect(feeds.getByRole("link", { name })).toHaveAttribute("href", address);
      const announced = page.locator(`link[rel=alternate][type="${type}"]`);
      expect(pathOf((await announced.getAttribute("href")) ?? "")).toBe(address);
    }
  });

  test("Atom holds the newest of the search", async ({ page, request }) => {
    const answer = await request.get("/feeds/atom/nl/te-huur/kantoor/brussel?oppervlakte=100-");
    expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const { root, language, problem, found } = await parseXml(page, await answer.text(), "title");
    expect({ root, language, problem }).toEqual({ root: "feed", language: "nl", problem: undefined });
    await page.goto("/nl/te-huur/kantoor/brussel?oppervlakte=100-");
    const titles = await page.locator(".card-title").allInnerTexts();
    expect(found.slice(1, 1 + titles.length).map(withNumber)).toEqual(titles.map(asHtml));
  });

  const asHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

  test("JSON Feed holds the same", async ({ request }) => {
    const answer = await request.get("/feeds/json/en/for-sale/house");
    expect(answer.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
    const feed = (await answer.json()) as { version: string; language: string; items: Record<string, unknown>[] };
    expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", language: "en" });
    expect(feed.items.length).toBeGreaterThan(0);
    for (const item of feed.items) {
      expect(item).toMatchObject({
        id: expect.stringMatching(/^tag:/),
        url: expect.stringMatching(/^http.+\/en\/property\//),
        summary: expect.stringMatching(/m²/),
        date_published: expect.any(String),
      });
    }
  });

  test("a reader that has it already is told so", async ({ request }) => {
    const address = "/feeds/atom/en/to-let/office";
    const { etag = "" } = (await request.get(address)).headers();
    expect((await request.get(address, { headers: { "If-None-Match": etag } })).status()).toBe(304);
    expect((await request.get(address, { headers: { "If-None-Match": '"other"' } })).status()).toBe(200);
  });

  test("another language's words lead on, what is no search is not found", async ({ request }) => {
    const moved = await request.get("/feeds/atom/fr/to-let/office?surface=100-", { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(moved.headers()["location"]).toBe("/feeds/atom/fr/a-louer/bureau?surface=100-");
    for (const address of ["/feeds/rss/en/to-let", "/feeds/atom/en/contact", "/feeds/json/en/to-let/castle"]) {
      expect((await request.get(address)).status()).toBe(404);
    }
  });
});

test.describe("for crawlers", { tag: "@script" }, () => {
  const get = async (request: APIRequestContext, address: string) => {
    const answer = await request.get(pathOf(address));
    expect(answer.status()).toBe(200);
    return answer.text();
  };

  test("robots.txt lets them in and names the sitemap, whose parts hold every page in its languages", async ({
    page,
    request,
  }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).not.toMatch(/^Disallow: \S/m);
    const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
    const parts = await parseXml(page, await get(request, index), "loc");
    expect(parts).toMatchObject({ root: "sitemapindex", problem: undefined });
    expect(parts.found.map((part) => /\/(\w+)-\d+\.xml$/.exec(part)?.[1])).toEqual([
      "pages",
      "searches",
      "markets",
      "agencies",
      "listings",
    ]);
    for (const part of parts.found) {
      const { root, problem, found } = await parseXml(page, await get(request, part), "loc");
      expect({ root, problem }).toEqual({ root: "urlset", problem: undefined });
      expect(found.length).toBeLessThanOrEqual(50_000);
      expect(new Set(found).size).toBe(found.length);
      // One of each language is there, may be listed and names the address of the sitemap as its own.
      for (const address of languages.map((_, at) => found[Math.floor(found.length / 6) * 3 + at] ?? "")) {
        await page.goto(pathOf(address));
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
        await expect(page.locator("meta[name=robots]")).toHaveCount(0);
      }
    }
  });

  test("a sitemap that holds nothing is not found", async ({ request }) => {
    for (const part of ["listings-99", "searches-99", "pages-2", "listings-0", "other-1"]) {
      expect((await request.get(`/sitemaps/${part}.xml`)).status()).toBe(404);
    }
  });
});
