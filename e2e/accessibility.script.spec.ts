import { expect, test as apart } from "@playwright/test";
import en from "#app/i18n/locales/en/index.ts";
import { becomeMember, fillProfile, fillSignUp, formOf, newEmail } from "./account-steps.ts";
import { expectNothingAt, expectNothingAtBothWidths, findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";

const pages = {
  home: ["/en", "/fr", "/nl"],
  results: ["/en/to-let/office", "/fr/a-vendre/appartement", "/nl/investering"],
  nothing: ["/en/to-let/office?surface=900000-", "/fr/recherche?location=nulle-part"],
  contact: ["/nl/contact"],
  "a legal page": ["/en/privacy", "/fr/confidentialite", "/nl/privacy", "/nl/gebruiksvoorwaarden", "/fr/cookies"],
  "the account's pages": ["/en/login", "/fr/inscription", "/nl/wachtwoord-vergeten", "/en/reset-password?oobCode=none"],
  "the editors' lists": ["/en/insights", "/fr/actualites?tag=guide", "/nl/diensten", "/fr/services?market=office"],
  "about and a service": ["/en/about/belgium", "/nl/over-ons/luxemburg", "/en/services/valuation-and-deed"],
  "a place in words": ["/en/to-let/office/ghent", "/nl/te-huur/handelsruimte/brugge"],
  "the market": ["/en/market", "/fr/marche/bruxelles/bureau/a-louer", "/nl/markt/brussel/appartement/te-koop"],
  "services of a search": ["/nl/te-huur/kantoor/gent?display=service"],
  "an empty shortlist": ["/fr/selection"],
  "not found": ["/fr/nulle-part"],
};

for (const [name, addresses] of Object.entries(pages)) {
  test(`${name} has no finding and no sideways scroll at 320 px`, async ({ page }) => {
    for (const address of addresses) {
      await expectNothingAt(page, address);
    }
  });
}

test("an insight and an area page have no finding and no sideways scroll at 320 px", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemaps/pages-1.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  for (const shape of [/^\/en\/insights\/./, /^\/nl\/inzichten\/./, /^\/fr\/lieux\/./]) {
    const address = paths.find((path) => shape.test(path)) ?? "";
    await expectNothingAt(page, address);
  }
});

test("the account dialog, the profile form with its errors, and My Account have no finding", async ({ page }) => {
  const { complete, fields } = en.account;
  await page.goto("/en/to-let/office?account=login");
  await expect(page.getByRole("dialog").getByLabel(fields.password)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/en/sign-up");
  await fillSignUp(formOf(page), "en", newEmail());
  await expect(page).toHaveURL("/en/profile/complete");
  await formOf(page).getByRole("button", { name: complete.submit }).click();
  await expect(formOf(page).getByLabel(fields.phone)).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page)).toEqual([]);
  await fillProfile(formOf(page), "en");
  await expect(page).toHaveURL("/en/profile");
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await findings(page)).toEqual([]);
});

test("saved searches have no finding: none, one, its name, and one deleted", async ({ page }) => {
  const { save, notice } = en.strategies;
  const { empty, item, notice: listNotice } = en.savedSearches;
  await becomeMember(page, "en");
  await page.goto("/en/my-saved-searches");
  await expect(formOf(page).getByText(empty.title)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/en/to-let/office");
  await formOf(page).getByRole("button", { name: save.this }).click();
  await expect(formOf(page).getByText(notice.saved)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/en/my-saved-searches");
  await formOf(page).getByText(item.rename, { exact: true }).click();
  await expectNothingAtBothWidths(page, "a search's name");
  await formOf(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(formOf(page).getByRole("button", { name: listNotice.undo })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

// The live maps have pages of their own: on one that had been kept, on a busy machine, a map once had not come in time.
apart("the map has no finding with a card open, and its marks are walked by keyboard", async ({ page }) => {
  await page.goto("/en/to-let/office?display=map&bbox=4.34,50.83,4.39,50.86");
  const marks = page.locator(".map-canvas .map-mark");
  await expect(marks.first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const single = page.locator(".map-canvas .map-mark:not(.map-mark-cluster)").first();
  await single.focus();
  await page.keyboard.press("Enter");
  const card = page.locator(".map-card");
  await expect(card).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(single).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName(/./);
});

for (const width of [360, 1280]) {
  apart(
    `the map's layers, a map that was moved, and one that is drawn on have no finding at ${width}`,
    async ({ page }) => {
      const { draw, layers, searchHere, zoomIn } = en.map;
      await page.setViewportSize({ width, height: 760 });
      await page.goto("/en/to-let/office/brussels?display=map");
      await expect(page.getByRole("button", { name: draw.start })).toBeVisible();
      await expect(page.locator(".map-canvas .map-mark").first()).toBeVisible();
      const choices = page.locator(".map-layers");
      const shades = page.locator(".map-canvas .map-shade");
      await choices.locator("summary").click();
      expect(await findings(page), layers.label).toEqual([]);
      await choices.getByRole("link", { name: layers.prices }).click();
      await expect(shades.first()).toBeVisible();
      expect(await findings(page), layers.prices).toEqual([]);
      await choices.locator("summary").click();
      await choices.getByRole("link", { name: layers.none }).click();
      await expect(shades).toHaveCount(0);
      const camera = () => page.evaluate<unknown>("history.state?.camera");
      for (const steps of [1, 2, 3]) {
        const before = await camera();
        await page.getByRole("link", { name: zoomIn }).click();
        await expect.poll(camera).not.toEqual(before);
        await expect(page.getByRole("button", { name: searchHere })).toBeVisible();
        expect(await findings(page), `${steps} steps nearer`).toEqual([]);
      }
      await page.getByRole("button", { name: draw.start }).click();
      expect(await findings(page), draw.start).toEqual([]);
    },
  );
}

test("an agency's page has no finding and no sideways scroll at 320 px", async ({ page }) => {
  await page.goto("/en/to-let/office");
  await page.locator(".cards .card a").first().click();
  await page.waitForURL(/\/property\//);
  const address = (await page.locator('a[href*="/agencies/"]').first().getAttribute("href")) ?? "";
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
  await expect(page.locator(".places-map")).toBeVisible();
  await expectNothingAtBothWidths(page, address);
});

test("a listing has no finding, its menu and its pictures neither", async ({ page }) => {
  await page.goto("/en/to-let/office");
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/\/property\//);
  await expect(page.locator("article.listing")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  const { label } = en.listing.gallery;
  await page.getByRole("region", { name: label }).getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: label })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await findings(page)).toEqual([]);
});

test("opened filters, the orders and the comparison have no finding", async ({ page }) => {
  await page.goto("/en/to-let/office");
  for (const opened of [".sorting > summary", ".filter-more > summary"]) {
    await page.locator(opened).click();
    expect(await findings(page), opened).toEqual([]);
  }
  const links = page.locator(".cards .card-title a");
  const paths = await links.evaluateAll((all) => all.slice(0, 3).map((each) => each.getAttribute("href") ?? ""));
  await page.setViewportSize({ width: 320, height: 800 });
  const address = `/en/shortlist?compare=${paths.map((path) => path.split("/")[3]).join(",")}`;
  await page.goto(address);
  await expect(page.getByRole("columnheader")).toHaveCount(paths.length);
  await expectNothingAtBothWidths(page, address);
});
