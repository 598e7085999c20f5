import { expect } from "@playwright/test";
import listing from "#app/i18n/locales/en/listing.ts";
import { test } from "./kept-page.ts";

/* The clipboard is asked for leave. */
test.use({ hasOwnPage: true });

test("pictures are turned by thumbnails, arrows and a swipe; the link is copied; paper has one sheet", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/to-let/office");
  // Of the demonstration, which has several: what other tests bring in stands first, with one picture.
  await page.getByRole("article").locator("a[href*='/property/qb-']").first().click();
  await expect(page).toHaveURL(/\/property\/qb-/);
  await page.getByRole("region", { name: listing.gallery.label }).getByRole("link").first().click();
  const dialog = page.getByRole("dialog", { name: listing.gallery.label });
  const thumbnails = dialog.getByRole("list", { name: listing.gallery.thumbnails }).getByRole("button");
  await expect(thumbnails.first()).toHaveAttribute("aria-current", "true");
  const isShown = () =>
    dialog
      .getByRole("figure")
      .locator("img")
      .first()
      .evaluate((shown) => (shown as HTMLImageElement).naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current", "true");
  const { x, y, width, height } = (await dialog.getByRole("figure").boundingBox())!;
  await page.mouse.move(x + width * 0.3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(thumbnails.first()).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: listing.share.copy }).click();
  await expect(page.getByRole("button", { name: listing.share.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/property\/QB-\d+$/);

  const sheet = page.getByRole("region", { name: listing.brochure.label, includeHidden: true });
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  // What has no room is left out whole, and nothing is cut through its letters.
  const cut = await sheet.locator(".facts > div, .around-ways > li").evaluateAll((rows) =>
    rows.filter((row) => {
      const [own, list] = [row, row.parentElement!].map((element) => element.getBoundingClientRect());
      const edge = row.closest(".brochure-columns")!.getBoundingClientRect().bottom;
      return own!.left < list!.right - 1 && own!.bottom > Math.min(list!.bottom, edge) + 1;
    }),
  );
  expect(cut).toEqual([]);
  expect((await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b(?!s)/g)).toHaveLength(
    1,
  );
});

test("the dearest class of prices is named below its bar", async ({ page }) => {
  await page.goto("/en/to-let/office");
  const links = page.getByRole("article").locator(".card-title a");
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const drawn = page.locator(".price-histogram");
  // Not every price has others to stand among.
  for (const path of paths) {
    await page.goto(path);
    if ((await drawn.count()) > 0) break;
  }
  const [bars, dearest] = await Promise.all(
    ["svg", ".price-ends > :last-child"].map((part) =>
      drawn.locator(part).evaluate((element) => element.getBoundingClientRect().right),
    ),
  );
  expect(Math.abs(bars! - dearest!)).toBeLessThan(1);
});

test("the sheet of what is divisible has its units, within one sheet", async ({ page }) => {
  await page.goto("/en/to-let/co-working");
  await page.getByRole("article").locator("a[href*='/property/qb-']").first().click();
  await expect(page).toHaveURL(/\/property\/qb-/);
  const shown = await page.locator(".units:not(.brochure *) tbody tr").count();
  await page.emulateMedia({ media: "print" });
  const rows = page.locator(".brochure .units tbody tr");
  await expect(rows).toHaveCount(Math.min(shown, 8));
  await expect(rows.first()).toBeVisible();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b(?!s)/g);
  expect(pages).toHaveLength(1);
});

test("whoever listens to a listing is told its price before all else there is to read of it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto("/en/to-let/office");
  await page.getByRole("article").locator("a[href*='/property/qb-']").first().click();
  await expect(page).toHaveURL(/\/property\/qb-/);
  const told = await page.getByRole("main").ariaSnapshot();
  const price = (await page.getByRole("complementary").locator(".price").first().textContent())!.trim();
  expect(told.indexOf(price)).toBeGreaterThan(told.indexOf("[level=1]"));
  expect(told.indexOf(price)).toBeLessThan(told.indexOf("[level=2]"));
});
