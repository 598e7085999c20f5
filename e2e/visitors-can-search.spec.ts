import { expect, type Page } from "@playwright/test";
import { languages, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { typeSegments } from "#app/filters/type-segments.ts";
import { test } from "./kept-page.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

const textsOf = { en, fr, nl };
const brussels = { en: "brussels", fr: "bruxelles", nl: "brussel" };
const surface = { en: "surface", fr: "surface", nl: "oppervlakte" };

/** The menu as a bar; its button and panel work without script too. */
async function chooseFromMenu(page: Page, language: Language, segment: "office") {
  const { shell, vocabulary } = textsOf[language];
  const menu = page.getByRole("navigation", { name: shell.nav.label }).first();
  await menu.getByRole("link", { name: vocabulary.transactions["to-let"], exact: true }).hover();
  await menu.getByRole("link", { name: vocabulary.types[segment], exact: true }).first().click();
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    const { filters, search, vocabulary } = textsOf[language];

    test("from home to a listing, into another language and back", async ({ page }) => {
      await page.goto(href("home", language));
      await expect(page.locator("html")).toHaveAttribute("lang", language);

      // menu
      await chooseFromMenu(page, language, "office");
      const offices = href("to-let", language, { type: typeSegments.office[language] });
      await expect(page).toHaveURL(offices);

      // filter
      const form = page.getByRole("search", { name: search.form.label });
      await form.getByLabel(search.form.where, { exact: true }).fill("Brussel");
      await form.locator("summary").filter({ hasText: filters.surface.label }).click();
      await form.getByLabel(filters.surface.from).fill("100");
      await form.getByRole("button", { name: search.form.submit }).click();
      const inBrussels = href("to-let", language, {
        type: typeSegments.office[language],
        location: brussels[language],
      });
      const query = `${surface[language]}=100-`;
      await expect(page).toHaveURL(`${inBrussels}?${query}`);
      await expect(form.getByLabel(filters.surface.from)).toHaveValue("100");

      // sort
      await page.getByRole("main").locator("summary").filter({ hasText: search.order.newest }).click();
      await page.getByRole("link", { name: search.order["largest-to-smallest"] }).click();
      await expect(page).toHaveURL(`${inBrussels}?${query}&order=largest-to-smallest`);

      // next page
      const first = await page.getByRole("article").first().innerText();
      await page.getByRole("link", { name: search.paging.next, exact: true }).click();
      await expect(page).toHaveURL(`${inBrussels}?${query}&order=largest-to-smallest&page=2`);
      await expect(page.getByRole("article").first()).not.toHaveText(first);

      // another language keeps filters, order and page
      const other = language === "nl" ? "fr" : "nl";
      const switcher = page.getByRole("banner").getByRole("link", { name: other.toUpperCase(), exact: true });
      await switcher.click();
      const there = href("to-let", other, { type: typeSegments.office[other], location: brussels[other] });
      await expect(page).toHaveURL(`${there}?${surface[other]}=100-&order=largest-to-smallest&page=2`);
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await page.goBack();
      await expect(page).toHaveURL(`${inBrussels}?${query}&order=largest-to-smallest&page=2`);

      // listing, and back to the same page of results
      const card = page.getByRole("article").first();
      const title = await card.getByRole("link").first().innerText();
      await card.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await page.getByRole("banner").getByRole("link", { name: other.toUpperCase(), exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await page.goBack();
      await expect(page).toHaveURL(`${inBrussels}?${query}&order=largest-to-smallest&page=2`);
      await expect(page.getByRole("article").first()).toContainText(title);
    });

    test("two quick steps back across a change of language", { tag: "@script" }, async ({ page }) => {
      const results = href("to-let", language);
      const other = language === "nl" ? "fr" : "nl";
      await page.goto(results);
      await page.getByRole("article").first().getByRole("link").first().click();
      await expect(page.getByRole("article")).not.toHaveCount(24);
      await page.getByRole("banner").getByRole("link", { name: other.toUpperCase(), exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      // The second step comes while the page of the first is still loading.
      await page.evaluate("setTimeout(() => history.back(), 0)");
      await page.waitForURL((url) => url.pathname.startsWith(`/${language}/`), { waitUntil: "commit" });
      await page.evaluate("setTimeout(() => history.back(), 0)");
      await expect(page).toHaveURL(results);
      await expect(page.getByRole("article")).toHaveCount(24);
    });

    test("a sentence becomes a search", async ({ page }) => {
      await page.goto(href("home", language));
      const box = page.getByRole("main").getByRole("search").getByRole("searchbox");
      await box.fill("kantoor te huur Gent 100-2500 m²");
      await box.press("Enter");
      const ghent = { en: "ghent", fr: "gand", nl: "gent" }[language];
      const path = href("to-let", language, { type: typeSegments.office[language], location: ghent });
      await expect(page).toHaveURL(`${path}?${surface[language]}=100-2500`);
      await expect(page.getByRole("list", { name: search.chips.label }).getByRole("link")).toHaveCount(5);
    });

    test("a chip takes its filter away", async ({ page }) => {
      await page.goto(href("to-let", language, { type: typeSegments.office[language], location: brussels[language] }));
      const office = search.chips.remove.replace("{{filter}}", vocabulary.types.office);
      await page.getByRole("link", { name: office }).click();
      await expect(page).toHaveURL(new RegExp(`${href("to-let", language)}\\?location=${brussels[language]}$`));
    });
  });
}

test("nothing found names the filter to let go of, with counts", async ({ page }) => {
  await page.goto("/en/to-let/office/brussels?surface=900000-");
  await expect(page.getByRole("heading", { name: en.search.none.title })).toBeVisible();
  await page.getByRole("link", { name: /^Without “from 900,000/ }).click();
  await expect(page).toHaveURL("/en/to-let/office/brussels");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("an unknown place is said at its field, with what was typed kept", async ({ page }) => {
  await page.goto("/en/to-let");
  const form = page.getByRole("search", { name: en.search.form.label });
  await form.getByLabel(en.search.form.where).fill("Brusels");
  await form.getByRole("button", { name: en.search.form.submit }).click();
  await expect(form.getByLabel(en.search.form.where)).toHaveValue("Brusels");
  await expect(form.getByLabel(en.search.form.where)).toHaveAccessibleDescription(/Brusels/);
  await page.getByRole("main").getByRole("link", { name: "Brussels", exact: true }).first().click();
  await expect(page).toHaveURL("/en/to-let?location=brussels");
});

test.describe("where the clipboard may be used", () => {
  test.use({ hasOwnPage: true });

  test("a search is passed on by its address, without its page, where there is script", async ({ page, context }) => {
    const address = "/fr/a-louer/bureau?surface=100-&order=smallest-to-largest";
    await page.goto(`${address}&page=2`);
    const { link } = textsOf.fr.search;
    const copy = page.getByRole("main").getByRole("button", { name: link.copy });
    if (test.info().project.use.javaScriptEnabled === false) {
      await expect(copy).toBeHidden();
      return;
    }
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await scriptRuns(page);
    await copy.click();
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: link.copied })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address, page.url()).href);
  });
});
