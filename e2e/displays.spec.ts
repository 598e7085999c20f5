import { expect, type Page } from "@playwright/test";
import { languages } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

const textsOf = { en, fr, nl };
const office = {
  en: "/en/to-let/office/brussels",
  fr: "/fr/a-louer/bureau/bruxelles",
  nl: "/nl/te-huur/kantoor/brussel",
};
const servicePages = {
  en: { path: /^\/en\/services\/[a-z-]+$/, fitOut: "/en/services/office-fit-out" },
  fr: { path: /^\/fr\/services\/[a-z-]+$/, fitOut: "/fr/services/amenagement-de-bureaux" },
  nl: { path: /^\/nl\/diensten\/[a-z-]+$/, fitOut: "/nl/diensten/kantoorinrichting" },
};
const surface = { en: "surface", fr: "surface", nl: "oppervlakte" };

for (const language of languages) {
  const { displays } = textsOf[language].facets;

  test(`in ${language} the displays keep filters, order and page`, async ({ page }) => {
    const search = `${office[language]}?${surface[language]}=100-&order=oldest`;
    await page.goto(`${search}&page=2`);
    const choice = page.getByRole("main").getByRole("navigation", { name: displays.label }).first();
    await choice.getByRole("link", { name: displays.service }).click();
    await expect(page).toHaveURL(`${search}&display=service&page=2`);
    await expect(choice.getByRole("link", { name: displays.service })).toHaveAttribute("aria-current", "true");
    await choice.getByRole("link", { name: displays.map }).click();
    await expect(page).toHaveURL(`${search}&display=map&page=2`);
    await choice.getByRole("link", { name: displays.list }).click();
    await expect(page).toHaveURL(`${search}&page=2`);
    await page.goBack();
    await expect(page).toHaveURL(`${search}&display=map&page=2`);
    await page.goBack();
    await expect(page).toHaveURL(`${search}&display=service&page=2`);
    await page.goForward();
    await expect(page).toHaveURL(`${search}&display=map&page=2`);
  });

  test(
    `from ${language} the language switch keeps filters, box, order, display and page`,
    { tag: "@served" },
    async ({ page }) => {
      const rest = "bbox=4.2,50.7,4.6,51&order=oldest";
      for (const display of ["", "&display=map", "&display=service"]) {
        await page.goto(`${office[language]}?${surface[language]}=50-&${rest}${display}&page=2`);
        for (const other of languages.filter((other) => other !== language)) {
          const link = page.getByRole("banner").getByRole("link", { name: other.toUpperCase(), exact: true });
          const to = new URL((await link.getAttribute("href")) ?? "", page.url());
          expect(decodeURIComponent(to.pathname + to.search)).toBe(
            `${office[other]}?${surface[other]}=50-&${rest}${display}&page=2`,
          );
        }
      }
    },
  );

  test(
    `in ${language} services lead to their pages and from there elsewhere, beside the number of places`,
    { tag: "@served" },
    async ({ page }) => {
      const { services } = textsOf[language].facets;
      await page.goto(office[language]);
      const count = (await page.locator(".search-count").innerText()).replace(/\D/g, "");
      await page.goto(`${office[language]}?display=service`);
      await expect(page.getByRole("heading", { name: services.heading })).toBeVisible();
      await expect(page.locator(".services-aside")).toContainText(count);
      await expect(page.getByRole("article")).toHaveCount(0);
      const links = page.locator(".service > a");
      expect(await links.count()).toBeGreaterThanOrEqual(5);
      const { path } = servicePages[language];
      for (const link of await links.all()) expect(await link.getAttribute("href")).toMatch(path);
      for (const link of await page.locator(".service-site a").all()) {
        expect(await link.getAttribute("href")).toMatch(/^https:\/\//);
      }
      await expect(page.locator(`.service > a[href="${servicePages[language].fitOut}"]`)).toHaveCount(1);
    },
  );
}

test("services follow the country of the search", { tag: "@served" }, async ({ page }) => {
  await page.goto("/en/to-let/office/kirchberg?display=service");
  await expect(page.locator(".service-site").filter({ hasText: "guichet.public.lu" })).toHaveCount(1);
  await expect(page.locator(".service-site").filter({ hasText: "ipi.be" })).toHaveCount(0);
  await page.goto("/en/for-sale/apartment/ghent?display=service");
  await expect(page.locator(".service-site").filter({ hasText: "vlaanderen.be" })).toHaveCount(1);
  await expect(page.locator(".service-site").filter({ hasText: "wallonie.be" })).toHaveCount(0);
});

test.describe("with script", { tag: "@script" }, () => {
  test("back from a listing stands where it was left, on the same page of the same search", async ({ page }) => {
    const search = "/en/to-let/office?surface=50-&order=oldest&page=2";
    await page.goto(search);
    const card = page.getByRole("article").nth(13);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await card.getByRole("link").first().click();
    await expect(page.locator("article.listing")).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(search);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.goForward();
    await expect(page.locator("article.listing")).toBeVisible();
  });

  test.describe("with a cache that is empty", () => {
    test.use({ hasOwnPage: true });

    test("a link that the pointer rests on is fetched ahead, once", async ({ page }) => {
      await page.goto("/en/to-let/office");
      const asked: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).pathname.endsWith(".data")) asked.push(request.headers()["sec-purpose"] ?? "");
      });
      const next = page.getByRole("link", { name: en.search.paging.next, exact: true });
      await next.scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.mouse.move(0, 0); // Script may not have run yet when the pointer came first.
        await next.hover();
        await expect.poll(() => asked, { timeout: 1000 }).toEqual(["prefetch"]);
      }).toPass();
      // Entries of the browser's are of what has come whole.
      const sizes = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.includes("page=2"))
            .map((entry) => (entry as PerformanceResourceTiming).transferSize),
        );
      await expect.poll(async () => (await sizes()).length).toBe(1);
      await next.click();
      await expect(page).toHaveURL("/en/to-let/office?page=2");
      await expect(page.getByRole("article").first()).toBeVisible();
      // The second time it comes out of the browser's cache.
      await expect.poll(async () => (await sizes()).length).toBe(2);
      expect((await sizes())[1]).toBe(0);
    });
  });

  test("waiting shows at once", async ({ page }) => {
    await page.goto("/en/to-let/office");
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/*.data*", async (route) => {
      await held;
      await route.continue();
    });
    await scriptRuns(page); // Before that, the browser shows the waiting.
    const next = page.getByRole("link", { name: en.search.paging.next, exact: true });
    await next.click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.locator(".search")).toHaveAttribute("aria-busy", "true");
    // Results that are about to go are paler than a page may be; the rest has no finding then either.
    expect((await findings(page)).filter((finding) => !finding.startsWith("color-contrast"))).toEqual([]);
    answer();
    await expect(page).toHaveURL("/en/to-let/office?page=2");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });
});

test("whatever opens on the results stays within the screen, at every width", async ({ page }) => {
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await page.goto(href("search", language));
      const summaries = await page.locator("main details:not([open]) > summary:visible").all();
      expect(summaries.length).toBeGreaterThan(0);
      for (const summary of summaries) {
        const opened = await summary.evaluate((element: HTMLElement) => {
          element.click();
          const { left = 0, right = 0 } = element.nextElementSibling?.getBoundingClientRect() ?? {};
          element.click();
          return { name: element.innerText, left, right };
        });
        expect(opened.left, `${language} ${width} ${opened.name}`).toBeGreaterThanOrEqual(0);
        expect(opened.right, `${language} ${width} ${opened.name}`).toBeLessThanOrEqual(width);
      }
    }
  }
});

for (const language of languages) {
  test(`in ${language}: what is said of the results begins each of its lines as lines do`, async ({ page }) => {
    await page.goto(`${office[language]}?${surface[language]}=250-&parking=5-`);
    await expect(page.locator(".search-fitting")).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const astray = await page.locator(".search-heading").evaluate((heading) => {
        const { left } = heading.getBoundingClientRect();
        const parts = [...heading.querySelectorAll(".search-count, .search-fitting, .search-median, .sorting")];
        const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
        return boxes.flatMap(({ part, box }) => {
          const begins = !boxes.some(
            (other) => other.box.right <= box.left && other.box.bottom > box.top + 4 && other.box.top < box.bottom - 4,
          );
          const hasDot = getComputedStyle(part, "::before").content.includes("·");
          return begins && hasDot
            ? [`${part.className} begins with a dot`]
            : begins && innerWidth < 640 && box.left > left + 1
              ? [`${part.className} floats`]
              : [];
        });
      });
      expect(astray, `at ${width}`).toEqual([]);
    }
  });
}

test("on a phone the keyboard comes to filters and displays before the cards, and the eye still finds them at the bottom", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const query of ["", "?display=map"]) {
    await page.goto(`/fr/a-louer/bureau/bruxelles${query}`);
    const dock = page.locator(".dock");
    const isBefore = await dock.evaluate((bar) => {
      const first = document.querySelector("#results a, .search-heading a");
      return first !== null && (bar.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isBefore, query).toBe(true);
    await expect(dock).toBeInViewport({ ratio: 1 });
    const box = (await dock.boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(740);
    // In the middle, and all the rest as wide as the screen.
    expect(Math.abs(box.x + box.width / 2 - 180)).toBeLessThan(2);
    const widths = await page
      .locator(".search > :is(.search-body, .map-display)")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(widths).toEqual([360]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [bar, body] = [
      await dock.boundingBox(),
      await page.locator(".search > :is(.search-body, .map-display)").boundingBox(),
    ];
    expect(bar!.y).toBeGreaterThanOrEqual(body!.y + body!.height - 1);
  }
});

test("what the keyboard comes to on a phone stands above the dock", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(office.en);
  const dock = page.locator(".dock");
  for (const line of await page.locator(".paging a, .feed-links a").all()) {
    // It stands where the dock covers it: a browser that finds it on the screen moves nothing.
    await line.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 20));
    await line.focus();
    const [box, bar] = [await line.boundingBox(), await dock.boundingBox()];
    expect(box!.y + box!.height, await line.innerText()).toBeLessThanOrEqual(bar!.y);
  }
});
