import { expect } from "@playwright/test";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { test } from "./kept-page.ts";
import { visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

test(
  "a sentence that wants to be near a station leads to its search, which every language keeps",
  { tag: "@served" },
  async ({ page }) => {
    await page.goto("/en/search?sentence=office+near+Schuman");
    await expect(page).toHaveURL("/en/search?type=office&around=schuman");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("near Schuman");
    await page.goto("/en/to-let/office?around=brussels-north&radius=2000");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("near Brussels-North");
    const french = page.locator('link[rel="alternate"][hreflang="fr"], a[hreflang="fr"]').first();
    expect(await french.getAttribute("href")).toContain("/fr/a-louer/bureau?autour=gare-du-nord&rayon=2000");
    await page.goto("/fr/a-louer/bureau?around=brussels-north&radius=2000");
    await expect(page).toHaveURL("/fr/a-louer/bureau?autour=gare-du-nord&rayon=2000");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("près de la gare du Nord");
    await page.goto("/nl/te-huur/kantoor?rond=noordstation&straal=2000");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("nabij Noordstation");
  },
);

test("such a search is no landing page, and shows its circle on the map", { tag: "@served" }, async ({ page }) => {
  const address = "/en/to-let/office?around=schuman&radius=5000&display=map";
  await page.goto(address);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  // On the drawn map, which the one that moves takes the place of soon.
  expect(await (await page.request.get(address)).text()).toMatch(/<polygon class="map-area"/);
});

test("a radius is chosen among a few, each with how many there are", { tag: "@served" }, async ({ page }) => {
  await page.goto("/en/to-let/office?around=schuman&radius=10000");
  const wide = page.locator('#filters a[href="/en/to-let/office?around=schuman&radius=5000"]');
  await expect(wide).toHaveCount(1);
  await expect(wide).toContainText("km");
});

test("a name that nothing has is said, with the nearest, and what was typed stays", async ({ page }) => {
  await page.goto("/fr/a-louer/bureau?autour=Shcuman");
  await expect(page.getByRole("alert")).toContainText("Shcuman");
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Schuman,/ })
    .click();
  await expect(page).toHaveURL("/fr/a-louer/bureau?autour=schuman");
});

test("of a street in many towns the page asks which", async ({ page }) => {
  await page.goto("/nl/te-huur?rond=Rue+Neuve");
  await expect(page.getByRole("alert")).toContainText(nl.search.severalPlaces.replace("{{text}}", "Rue Neuve"));
  await page.getByRole("alert").getByRole("link", { name: /Namen/ }).click();
  await expect(page).toHaveURL("/nl/te-huur?rond=rue-neuve-namen");
});

test("the place field takes a station as it takes a town", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/fr/a-louer/bureau");
  const form = page.getByRole("search", { name: fr.search.form.label });
  await form.getByRole("textbox", { name: fr.search.form.where }).fill("gare du nord");
  await form.getByRole("button", { name: fr.search.form.submit, exact: true }).first().click();
  await expect(page).toHaveURL("/fr/a-louer/bureau?autour=gare-du-nord");
  await expect(form.getByRole("textbox", { name: fr.search.form.where })).toHaveValue("Gare du Nord");
});

test("the place field suggests a station with its kind", { tag: "@script" }, async ({ page }) => {
  await page.goto("/en/to-let/office");
  const combo = page.getByRole("combobox", { name: en.search.form.where });
  await combo.fill("schum");
  const option = page.getByRole("option", { name: new RegExp(en.places.pointKinds["metro-railway"]) });
  await option.click();
  await expect(page).toHaveURL("/en/to-let/office?around=schuman");
  await page.getByRole("button", { name: en.places.remove.replace("{{name}}", "Schuman") }).click();
  await expect(page).toHaveURL("/en/to-let/office");
});
