import { expect, type Page, type Route } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { expectNoSidewaysScroll } from "./axe-steps.ts";
import { test } from "./kept-page.ts";

/* Who has pictures switched off, or whose line loses them, sees their words in their room: neither is wider than it. */

/** All of a page, as far as its lazy pictures have been asked for. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState("networkidle");
}

/* A page that others had before shows pictures out of its memory, whatever the network gives. */
test.use({ hasOwnPage: true });

const showsPictures = (page: Page) =>
  page.evaluate(() => Array.from(document.images).some(({ naturalWidth }) => naturalWidth > 0));

for (const width of [320, 1280]) {
  test(`at ${width} no page is wider than the screen, without pictures and with them`, async ({ page }) => {
    const isPicture = (route: Route) => route.request().resourceType() === "image";
    await page.setViewportSize({ width, height: 800 });
    await page.route("**", (route) => (isPicture(route) ? route.abort() : route.fallback()));
    await page.goto("/nl/te-huur/kantoor");
    const listing = (await page.locator("article a[href*='/pand/qb-']").first().getAttribute("href"))!;
    const others = (["home", "shortlist", "insights", "services", "contact"] as const).map((name) => href(name, "nl"));
    const addresses = [page.url(), "/nl/te-huur/kantoor?oppervlakte=900000-", listing, ...others];
    for (const come of [false, true]) {
      if (come) await page.unroute("**");
      for (const address of addresses) {
        await page.goto(address);
        await scrollThrough(page);
        expect(await showsPictures(page), address).toBe(come);
        await expectNoSidewaysScroll(page, address);
      }
    }
  });
}
