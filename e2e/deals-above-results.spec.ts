import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";

for (const width of [320, 360]) {
  test(`the deals above results stay within the margins and off their own frame, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/fr/recherche?location=bruxelles");
    const deals = page.getByRole("main").locator(".deals-found");
    await expect(deals.getByRole("link")).toHaveCount(3);
    const [frame, heading] = await Promise.all([deals.boundingBox(), page.locator(".search-heading").boundingBox()]);
    expect(frame!.x + frame!.width).toBeLessThanOrEqual(heading!.x + heading!.width + 0.5);
    const room = await deals.getByRole("link").evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const [inner, outer] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
        return Math.min(inner.top - outer.top, outer.bottom - inner.bottom, outer.right - inner.right);
      }),
    );
    expect(Math.min(...room)).toBeGreaterThanOrEqual(3);
  });
}
