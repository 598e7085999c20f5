import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { languages, type PerLanguage } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { href } from "#app/i18n/paths.ts";
import { test } from "./kept-page.ts";

const texts: PerLanguage<{ insights: { title: string } }> = { en, fr, nl };

const pathOf = (address: string | null) => new URL(address ?? "", "http://localhost").pathname;

/** The paths of the site's own pages, as its sitemap lists them. */
async function listPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemaps/pages-1.xml")).text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => pathOf(address));
}

async function pageLike(request: APIRequestContext, shape: RegExp): Promise<string> {
  const found = (await listPages(request)).find((path) => shape.test(path));
  if (!found) throw new Error(`The sitemap has no ${shape.source}`);
  return found;
}

/** The languages that a page says it exists in. */
async function namedLanguages(page: Page): Promise<(string | null)[]> {
  const links = await page.locator("link[rel=alternate][hreflang]").all();
  return Promise.all(links.map((link) => link.getAttribute("hreflang")));
}

const switcher = (page: Page) => page.getByRole("contentinfo").locator(".languages");

test("what a campaign adds to an address goes along into other languages, and no machine is told of it", async ({
  page,
}) => {
  const campaign = "utm_source=news&account=none";
  for (const [english, french, others] of [
    ["/en/to-let/office?surface=100-&page=0&", "/fr/a-louer/bureau?surface=100-&", "?surface=100-"],
    ["/en/contact?", "/fr/contact?", ""],
    ["/en/login?", "/fr/connexion?", ""],
    ["/en/insights?", "/fr/actualites?", ""],
  ] as const) {
    await page.goto(english + campaign);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute(
      "href",
      new RegExp(`${english.split("?")[0]}${others.replace("?", "\\?")}$`),
    );
    const alternates = await page.locator("link[rel=alternate][hreflang]").all();
    expect(alternates.length).toBeGreaterThanOrEqual(3);
    for (const link of alternates) {
      await expect(link).not.toHaveAttribute("href", /utm_source/);
    }
    await switcher(page).getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(french + campaign);
  }
});

test.describe("insights", () => {
  test("can be read, from the menu to the last line, and say what else there is", async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto("/en");
    await page.getByRole("navigation", { name: en.shell.nav.label }).getByRole("link", { name: "Insights" }).click();
    await expect(page).toHaveURL("/en/insights");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.insights.heading);
    const dates = await page
      .locator("article time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates).toEqual([...dates].sort().reverse());

    const first = page.getByRole("article").first().getByRole("link");
    const title = await first.innerText();
    await first.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Quartier`);
    await expect(page.locator(".prose p").first()).toBeVisible();
    await expect(
      page.getByText(new RegExp(en.insights.minutes_other.replace("{{count}}", "\\d+"))).first(),
    ).toBeVisible();
    const related = page.getByRole("region", { name: en.insights.related }).or(page.locator(".editorial-more"));
    await expect(related.getByRole("article")).toHaveCount(3);
    expect(problems).toEqual([]);
  });

  test("can be narrowed down to a topic", async ({ page }) => {
    await page.goto("/en/insights");
    const all = await page.getByRole("article").count();
    const topics = page.getByRole("navigation", { name: en.insights.topics });
    await topics.getByRole("link").last().click();
    await expect(page).toHaveURL(/\/en\/insights\?tag=\w+$/);
    await expect(topics.getByRole("link").last()).toHaveAttribute("aria-current", "page");
    await expect.poll(() => page.getByRole("article").count()).toBeLessThan(all);
    await page.goto("/en/insights?tag=castles");
    await expect(page.getByRole("article")).toHaveCount(all);
  });

  test("have an address made of their title in each language, and go on to it from any other", async ({
    page,
    request,
  }) => {
    await page.goto(await pageLike(request, /^\/en\/insights\/./));
    const english = pathOf(page.url());
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${english}$`));
    await switcher(page).getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(/\/fr\/actualites\/./);
    const french = pathOf(page.url());
    expect(french.split("/").at(-1)).not.toBe(english.split("/").at(-1));
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(pathOf(await switcher(page).getByRole("link", { name: "English" }).getAttribute("href"))).toBe(english);

    const slug = english.split("/").at(-1);
    for (const [from, to] of [
      [`/fr/actualites/${slug}`, french],
      [`/fr/insights/${slug}`, french],
      [`/fr/inzichten/${slug}?page=2`, `${french}?page=2`],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]], from).toEqual([308, to]);
    }
    expect((await request.get("/en/insights/never-was")).status()).toBe(404);
  });

  test(
    "tell machines what they are: an article, its date, its picture",
    { tag: "@served" },
    async ({ page, request }) => {
      await page.goto(await pageLike(request, /^\/nl\/inzichten\/./));
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const article = blocks
        .map((block) => JSON.parse(block) as Record<string, unknown>)
        .find((block) => block["@type"] === "Article");
      expect(article).toMatchObject({
        headline: await page.getByRole("heading", { level: 1 }).innerText(),
        inLanguage: "nl",
        datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      });
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
      const picture = pathOf(await page.locator('meta[property="og:image"]').getAttribute("content"));
      expect((await request.get(picture)).headers()["content-type"]).toMatch(/^image\//);
    },
  );

  for (const language of languages) {
    test(`can be followed in ${language}`, { tag: "@served" }, async ({ page, request }) => {
      await page.goto(href("insights", language));
      const announced = page.locator('link[rel=alternate][type="application/atom+xml"]');
      const address = pathOf(await announced.getAttribute("href"));
      const answer = await request.get(address);
      expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
      const { etag = "" } = answer.headers();
      expect((await request.get(address, { headers: { "If-None-Match": etag } })).status()).toBe(304);
      const xml = await answer.text();
      expect(xml).toContain(`xml:lang="${language}"`);
      expect(xml).toContain(`${texts[language].insights.title} · Quartier`);
      const links = Array.from(xml.matchAll(/<entry>[\s\S]*?<link href="([^"]+)"/g), ([, link = ""]) => pathOf(link));
      const shown = await page
        .locator(".insight-title a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual(shown);
    });
  }
});

test.describe("area pages", () => {
  test("exist in English and French: Dutch is greyed out, and not found", async ({ page, request }) => {
    await page.goto(await pageLike(request, /^\/en\/locations\/.+\/to-let$/));
    const english = pathOf(page.url());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const dutch = switcher(page).getByText("Nederlands");
    await expect(dutch).toHaveAttribute("aria-disabled", "true");
    await expect(dutch).not.toHaveAttribute("href");
    expect((await namedLanguages(page)).sort()).toEqual(["en", "fr", "x-default"]);
    expect((await listPages(request)).filter((path) => /^\/nl\/(locations|lieux)/.test(path))).toEqual([]);
    expect((await request.get(english.replace("/en/", "/nl/"))).status()).toBe(404);

    await switcher(page).getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(/\/fr\/lieux\/[a-z]+\/(bureau|commerce)\/[a-z-]+\/a-louer$/);
    const french = pathOf(page.url());
    const [, , , ...rest] = english.split("/");
    for (const from of [english.replace("/en/", "/fr/"), `/fr/lieux/${rest.join("/")}`]) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]], from).toEqual([308, french]);
    }
  });

  test("lead to what is on offer, and to the same area's other page", async ({ page, request }) => {
    const address = await pageLike(request, /^\/en\/locations\/.+\/to-let$/);
    const other = address.replace(/to-let$/, "for-sale");
    await page.goto(address);
    await page.getByRole("complementary").locator(`a[href="${other}"]`).click();
    await expect(page).toHaveURL(other);
    await page.getByRole("complementary").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/en\/for-sale\/(office|retail)\/[a-z-]+$/);
  });
});

test("about says who stands behind the site, in each country and language", async ({ page, request }) => {
  await page.goto("/en");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "Quartier in Luxembourg" }).click();
  await expect(page).toHaveURL("/en/about/luxembourg");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.getByRole("complementary").getByRole("link", { name: "Quartier in Belgium" }).click();
  await expect(page).toHaveURL("/en/about/belgium");
  await switcher(page).getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL("/nl/over-ons/belgie");
  const moved = await request.get("/nl/about/belgium", { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([308, "/nl/over-ons/belgie"]);
  const misspelt = await request.get("/nl/over-ons/belgium", { maxRedirects: 0 });
  expect([misspelt.status(), misspelt.headers()["location"]]).toEqual([308, "/nl/over-ons/belgie"]);
  expect((await request.get("/en/about/france")).status()).toBe(404);
});

test("a service stands at its slug in each language, and the specification's key leads there", async ({
  page,
  request,
}) => {
  const response = await request.get("/fr/services/kantoorinrichting?x=1", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toBe("/fr/services/amenagement-de-bureaux?x=1");
  await page.goto("/en/services/office-fit-out");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/services\/office-fit-out$/);
  await expect(page.locator("link[hreflang=fr]")).toHaveAttribute("href", /\/fr\/services\/amenagement-de-bureaux$/);
  await page.getByRole("banner").getByRole("link", { name: "NL", exact: true }).click();
  await expect(page).toHaveURL("/nl/diensten/kantoorinrichting");
  expect((await page.locator(".prose").innerText()).split(/\s+/).length).toBeGreaterThan(380);
});

test("services are listed by country and market, each with its own page and the way out", async ({ page, request }) => {
  const { services } = en.pages;
  await page.goto("/en");
  await page.getByRole("contentinfo").getByRole("link", { name: services.title, exact: true }).click();
  await expect(page).toHaveURL("/en/services");
  const rows = page.locator(".service-index > li");
  const all = await rows.count();
  expect(all).toBeGreaterThanOrEqual(8);
  await page.getByRole("navigation", { name: services.market }).getByRole("link", { name: "Homes" }).click();
  await expect(page).toHaveURL("/en/services?market=residential");
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/services\/[a-z-]+$/);
  const out = page.locator(".editorial-aside a[rel~=external]");
  await expect(out).toHaveAttribute("href", /^https:\/\//);
  await expect(out).toHaveAttribute("rel", /noopener/);
  await page.locator(".service-searches a").first().click();
  await expect(page).toHaveURL(/\/en\/(to-let|for-sale)\/office\/(belgium|luxembourg)/);
  expect((await request.get("/en/services/never-was")).status()).toBe(404);
});

test.describe("a landing page", { tag: "@served" }, () => {
  test("ends with what editors wrote of its place, and says where the figures come from", async ({ page }) => {
    await page.goto("/en/to-let/office/ghent");
    const article = page.locator(".landing-text article");
    await expect(article.getByRole("heading", { level: 2 })).toHaveCount(1);
    expect((await article.locator(".prose").innerText()).split(/\s+/).length).toBeGreaterThan(140);
    const description = await page.locator("meta[name=description]").getAttribute("content");
    expect(description?.length).toBeGreaterThanOrEqual(90);
    await page.goto("/fr/a-louer/bureau/gand");
    await expect(page.locator(".landing-text article")).toHaveCount(1);
  });

  test("shows it on its first page alone, and only where a path says the search", async ({ page }) => {
    for (const address of ["/en/to-let/office/ghent?surface=1-", "/en/to-let/office", "/en/to-let/house/ghent"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".landing-text")).toHaveCount(0);
    }
  });
});

test.describe("for crawlers", { tag: "@script" }, () => {
  test("no link of the editors' pages is broken, nor leads on to another address", async ({ request }) => {
    test.setTimeout(15 * 60_000); // A thousand links, on whatever machine.
    const broken: string[] = [];
    const seen = new Map<string, number>();
    const statusOf = async (path: string): Promise<number> => {
      const known = seen.get(path);
      if (known !== undefined) return known;
      const answer = await request.get(path, { maxRedirects: 0 });
      // A market is a preset, and leads to the search that it stands for (decisions, section 2).
      const isPreset = answer.status() === 302 && new URL(path, "http://a").searchParams.has("market");
      const status = isPreset ? await statusOf(answer.headers()["location"] ?? "") : answer.status();
      seen.set(path, status);
      return status;
    };
    const written = /\/(insights|actualites|inzichten|locations|lieux|about|a-propos|over-ons|services|diensten)(\/|$)/;
    const pages = (await listPages(request)).filter((path) => written.test(path));
    expect(pages.length).toBeGreaterThan(60);
    for (const from of [...pages, "/en/to-let/office/ghent", "/nl/te-huur/handelsruimte/brugge"]) {
      const html = await (await request.get(from)).text();
      const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
      for (const [, written = ""] of html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
        const target = written.replaceAll("&amp;", "&");
        if (target.startsWith("#") && !ids.has(target.slice(1))) broken.push(`${from}: ${target}`);
        if (!target.startsWith("/")) continue;
        const status = await statusOf(target.replace(/#.*$/, ""));
        if (status !== 200) broken.push(`${from}: ${status} ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });
});
