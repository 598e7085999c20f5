import { expect } from "@playwright/test";
import en from "#app/i18n/locales/en/index.ts";
import { expectNothingAtBothWidths } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { markInTheMiddle } from "./map-steps.ts";

/* What comes of moving about on a map; pages and what opens on them are in every-page.script.spec.ts. */

test("a map's marks are walked by keyboard, and their cards leave it where it was", async ({ page }) => {
  await page.goto("/en/to-let/office?display=map&bbox=4.36,50.835,4.385,50.85");
  const single = await markInTheMiddle(page);
  await single.focus();
  await page.keyboard.press("Enter");
  const card = page.locator(".map-card");
  await expect(card).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(single).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName(/./);
});

test("a map that was moved has no finding", async ({ page }) => {
  const { draw, searchHere, zoomIn } = en.map;
  await page.setViewportSize({ width: 1280, height: 760 });
  await page.goto("/en/to-let/office/brussels?display=map");
  await expect(page.getByRole("button", { name: draw.start })).toBeVisible();
  await expect(page.locator(".map-canvas .map-mark").first()).toBeVisible();
  const camera = () => page.evaluate<unknown>("history.state?.camera");
  for (const steps of [1, 2, 3]) {
    const before = await camera();
    await page.getByRole("link", { name: zoomIn }).click();
    await expect.poll(camera).not.toEqual(before);
    await expect(page.getByRole("button", { name: searchHere })).toBeVisible();
    await expectNothingAtBothWidths(page, `${steps} steps nearer`);
  }
});
