import { expect, type Page } from "@playwright/test";
import { languages } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { answersComeLate, scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

const textsOf = { en, fr, nl };

const brussels = { latitude: 50.846712, longitude: 4.352512 };

function formOf(page: Page) {
  return page.getByRole("search", { name: en.search.form.label });
}

/** The place field as script makes it. */
function comboOf(page: Page) {
  return page.getByRole("combobox", { name: en.search.form.where });
}

test.describe("suggestions", { tag: "@script" }, () => {
  test("a Dutch name on the English site, by keyboard alone", async ({ page }) => {
    await page.goto("/en/to-let/office");
    const combo = comboOf(page);
    await combo.focus();
    await page.keyboard.type("antwerpe");
    const first = page.getByRole("option").first();
    await expect(first).toContainText("Antwerp");
    await expect(first).toContainText(`${en.places.kinds.municipality} · Province of Antwerp`);
    await expect(combo).toHaveAttribute("aria-expanded", "true");
    await expect(combo).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "none");

    // What is marked as chosen is what the first arrow comes to.
    await page.keyboard.press("ArrowDown");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(first).toHaveAttribute("aria-selected", "true");

    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(combo).toHaveValue("antwerpe");
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/to-let/office/antwerp");
    await expect(combo).toBeFocused();
    await expect(combo).toHaveValue("");

    // Backspace in the empty field takes the last place away.
    await page.keyboard.press("Backspace");
    await expect(page).toHaveURL("/en/to-let/office");
  });

  test("a postcode, by touch or mouse", async ({ page }) => {
    await page.goto("/en/to-let");
    await comboOf(page).fill("1050");
    const option = page.getByRole("option");
    await expect(option).toHaveText(/Ixelles.*1050.*Brussels/);
    await option.click();
    await expect(page).toHaveURL("/en/to-let?location=ixelles");
    await expect(formOf(page).getByRole("list", { name: en.places.chosen })).toContainText("Ixelles");
  });

  test("several places stand side by side, and go one by one", async ({ page }) => {
    await page.goto("/en/to-let/office");
    const chosen = formOf(page).getByRole("list", { name: en.places.chosen });
    for (const [typed, name] of [
      ["gent", "Ghent"],
      ["antw", "Antwerp"],
    ] as const) {
      await comboOf(page).fill(typed);
      await expect(page.getByRole("option").first()).toContainText(name);
      await page.keyboard.press("Enter");
      await expect(chosen).toContainText(name);
    }
    await expect(page).toHaveURL("/en/to-let/office?district=ghent,antwerp");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ghent and Antwerp");

    // What lies in one of them takes its room.
    await comboOf(page).fill("gentbrugge");
    await page.getByRole("option").first().click();
    await expect(page).toHaveURL("/en/to-let/office?district=antwerp,gentbrugge");

    await chosen.getByRole("button", { name: en.places.remove.replace("{{name}}", "Antwerp") }).click();
    await expect(page).toHaveURL("/en/to-let/office/gentbrugge");
    await page.goBack();
    await expect(chosen.getByRole("button")).toHaveCount(2);
  });

  test("places picked while the answers still come are all searched, and so is a choice made meanwhile", async ({
    page,
  }) => {
    await page.goto("/en/to-let/warehouse?surface=500-");
    await scriptRuns(page);
    await answersComeLate(page);
    for (const [typed, name] of [
      ["gent", "Ghent"],
      ["namur", "Namur"],
      ["kortrij", "Kortrijk"],
    ] as const) {
      await comboOf(page).fill(typed);
      await expect(page.getByRole("option").first()).toContainText(name);
      await page.keyboard.press("Enter");
    }
    await page.locator(".chips .chip").first().press("Enter");
    await expect(page).toHaveURL("/en/to-let/warehouse?district=ghent,namur,kortrijk");

    await formOf(page)
      .getByRole("button", { name: en.places.remove.replace("{{name}}", "Namur") })
      .click();
    await formOf(page)
      .getByRole("button", { name: en.places.remove.replace("{{name}}", "Ghent") })
      .click();
    await expect(page).toHaveURL("/en/to-let/warehouse/kortrijk");
  });

  test("nothing is shown that the text does not ask for, and their number is said", async ({ page }) => {
    let late: (() => void) | undefined;
    await page.route("**/places/suggestions?*", async (route) => {
      if (route.request().url().includes("q=lie")) await new Promise<void>((resolve) => (late = resolve));
      await route.continue().catch(() => undefined); // Given up meanwhile.
    });
    await page.goto("/en/to-let");
    await comboOf(page).fill("lie");
    await expect.poll(() => late).toBeDefined();
    await comboOf(page).fill("kortrijk");
    await expect(page.getByRole("option").first()).toContainText("Kortrijk");
    late?.();
    await expect(page.getByRole("option").filter({ hasText: "Liège" })).toHaveCount(0);
    const count = await page.getByRole("option").count();
    const said = count === 1 ? en.places.found_one : en.places.found_other;
    await expect(page.getByText(said.replace("{{count}}", String(count)))).toBeAttached();

    await comboOf(page).fill("xqzjw");
    await expect(page.getByText(en.places.none)).toBeAttached();
    await expect(page.getByRole("option")).toHaveCount(0);
  });

  test("on a phone the sheet stays open until its button is pressed", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/en/to-let/office");
    await page.getByRole("button", { name: en.search.form.open }).click();
    await comboOf(page).fill("namen");
    await page.getByRole("option").first().click();
    await expect(formOf(page).getByRole("list", { name: en.places.chosen })).toContainText("Namur");
    await comboOf(page).fill("brug");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(comboOf(page)).toHaveValue("");
    await expect(formOf(page)).toBeVisible();
    await formOf(page).getByRole("button", { name: /Show/ }).click();
    await expect(page).toHaveURL("/en/to-let/office/namur");
  });

  test("the open list has no finding", async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/en/to-let?district=ghent,antwerp");
      if (width === 320) await page.getByRole("button", { name: en.search.form.open }).click();
      await comboOf(page).fill("br");
      await expect(page.getByRole("option").first()).toBeVisible();
      expect(await findings(page), `at ${width}`).toEqual([]);
      const height = await page.getByRole("listbox").evaluate((list) => list.getBoundingClientRect().height);
      const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
      expect(height / rem).toBeLessThanOrEqual(15.1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
});

test.describe("one field for several places", () => {
  for (const [typed, address] of [
    ["Gent, Antwerpen", "/en/to-let/office?district=ghent,antwerp"],
    ["Ixelles, Brussels", "/en/to-let/office/ixelles"],
    ["2000; Luik", "/en/to-let/office?district=antwerp,liege"],
  ] as const) {
    test(`${typed} is understood as it is written`, async ({ page }) => {
      await page.goto("/en/to-let/office");
      await formOf(page).getByLabel(en.search.form.where).fill(typed);
      await formOf(page).getByRole("button", { name: en.search.form.submit }).click();
      await expect(page).toHaveURL(address);
    });
  }

  test("what is not known is said, and what is known is kept", async ({ page }) => {
    await page.goto("/en/to-let/office");
    await formOf(page).getByLabel(en.search.form.where).fill("Gent; Antwerpn");
    await formOf(page).getByRole("button", { name: en.search.form.submit }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Antwerpn" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ghent");
    await page.getByRole("main").getByRole("link", { name: "Antwerp", exact: true }).click();
    await expect(page).toHaveURL("/en/to-let/office?district=ghent,antwerp");
  });

  test("without script it holds what was searched, as text", { tag: "@no-script" }, async ({ page }) => {
    await page.goto("/en/to-let/office/brussels?district=ixelles,etterbeek");
    const field = formOf(page).getByLabel(en.search.form.where);
    await expect(field).toHaveValue("Ixelles; Etterbeek; Brussels");
    await formOf(page).getByRole("button", { name: en.search.form.submit }).click();
    await expect(page).toHaveURL("/en/to-let/office/brussels?district=ixelles,etterbeek");
    await field.fill("Ixelles; Uccle");
    await formOf(page).getByRole("button", { name: en.search.form.submit }).click();
    await expect(page).toHaveURL("/en/to-let/office?district=ixelles,uccle");
  });
});

test("the closest come first, with how far they are", async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${href("to-let", language)}?near=50.847,4.353&order=closest`);
    const places = await page.locator(".card-place").allInnerTexts();
    expect(places.length).toBeGreaterThan(10);
    for (const place of places) expect(place).toMatch(/ · .*\d\u00a0k?m$/);
    const far = places.at(-1)?.match(/([\d.,]+)\u00a0km$/)?.[1];
    if (far) expect(far).toMatch(language === "en" ? /^\d+(\.\d)?$/ : /^\d+(,\d)?$/);
  }
  await page.goto("/en/to-let?near=50.847,4.353");
  await expect(page.locator(".card-place").first()).not.toContainText("·");
});

test.describe("near me", () => {
  test.use({ hasOwnPage: true });

  test("asks on click only, and leads to the closest", { tag: "@script" }, async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(brussels);
    for (const language of languages) {
      const { places, search } = textsOf[language];
      await page.goto(`${href("to-let", language)}?surface=50-`);
      await page.getByRole("button", { name: places.nearMe.label, exact: true }).click();
      await page.waitForURL(/order=closest/);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toMatchObject({ near: "50.847,4.353", order: "closest" });
      expect([...searchParams.values()]).toContain("50-");
      await expect(page.locator(".sorting summary")).toContainText(search.order.closest);
      await expect(page.locator(".card-place").first()).toContainText(/ · .*m$/);
    }
  });

  test("a refusal is said in the visitor's language", { tag: "@script" }, async ({ page }) => {
    for (const language of languages) {
      const { places } = textsOf[language];
      await page.goto(href("to-let", language));
      await page.getByRole("button", { name: places.nearMe.label, exact: true }).click();
      await expect(page.getByRole("alert").filter({ hasText: places.nearMe.refused })).toBeVisible();
      await expect(page).toHaveURL(href("to-let", language));
    }
  });

  test("has no button without script", { tag: "@no-script" }, async ({ page }) => {
    await page.goto("/en/to-let");
    await expect(page.getByText(en.places.nearMe.label)).toBeHidden();
  });
});
