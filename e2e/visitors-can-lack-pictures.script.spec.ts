import type { Page } from "@playwright/test";
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

for (const width of [320, 1280]) {
  test(`at ${width} no page is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route("**", (route) => (route.request().resourceType() === "image" ? route.abort() : route.fallback()));
    await page.goto("/nl/te-huur/kantoor");
    const listing = (await page.getByRole("article").first().getByRole("link").first().getAttribute("href"))!;
    const others = (["home", "shortlist", "insights", "services", "contact"] as const).map((name) => href(name, "nl"));
    for (const address of [page.url(), listing, ...others]) {
      await page.goto(address);
      await scrollThrough(page);
      await expectNoSidewaysScroll(page, address);
    }
  });
}
