import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { languages } from "#app/i18n/languages.ts";
import { test } from "./kept-page.ts";

/* Over a slow line letters come after the page: what stands there in another face until then must not move. */

/* Letters that a page before had would be there at once. */
test.use({ hasOwnPage: true });

/* A machine with none of the faces that stand in until then (app/ui/fonts.css) can show nothing of it; .ci/run sees to them. */
test.beforeEach(async ({ page }) => {
  const stands = await page.evaluate(() =>
    new FontFace("stand-in", 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")')
      .load()
      .then(
        () => true,
        () => false,
      ),
  );
  test.skip(!stands && !process.env.CI, "There is no Arial, nor letters as wide (Debian: fonts-liberation).");
});

/** Keeps the site's letters back. @returns what lets them through */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How high the banner is at several widths of telephones, and where what can be pressed stands in it. */
async function bannerHeights(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const width of [320, 330, 340, 360, 365, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 740 });
    const [height, ways] = await page.locator(".cookie-banner").evaluate((banner) => {
      const { bottom } = banner.querySelector(".cookie-banner-actions")!.getBoundingClientRect();
      return [banner.getBoundingClientRect().height, bottom] as const;
    });
    heights.push(height, ways);
  }
  return heights;
}

for (const language of languages) {
  test(`the banner of a telephone is as high before its letters come as after, in ${language}`, async ({ page }) => {
    const release = await holdFonts(page);
    await page.goto(href("login", language), { waitUntil: "domcontentloaded" });
    const before = await bannerHeights(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await bannerHeights(page)).toEqual(before);
  });
}

/** All that has moved on a page from its first picture until its letters have come. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.unrouteAll({ behavior: "wait" });
  const release = await holdFonts(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  return page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 500)); // Until what has moved is painted and told.
    return sum;
  });
}

test("nothing on a page of a telephone moves when its letters come", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const linkIn = async (list: string, link: RegExp) => link.exec(await (await page.request.get(list)).text())![1]!;
  for (const address of [
    href("home", "en"),
    "/en/to-let/office",
    await linkIn("/en/to-let/office", /href="(\/en\/property\/[^"?]+)"/),
    href("shortlist", "en"),
    await linkIn(href("insights", "en"), /href="(\/en\/insights\/[^"?#]+)"/),
    href("login", "en"),
    "/en/market/brussels/office/to-let",
  ]) {
    // A word's own place within its line is all that may differ.
    expect(await shiftOf(page, address), address).toBeLessThan(0.001);
  }
});
