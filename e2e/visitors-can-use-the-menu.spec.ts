import { expect } from "@playwright/test";
import { languages } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { typeSegments } from "#app/filters/type-segments.ts";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";

const textsOf = { en, fr, nl };

for (const language of languages) {
  const { shell, vocabulary } = textsOf[language];

  test(`on a telephone, the menu has its sub-items folded away and login and languages on top, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(href("contact", language));
    await page.getByRole("button", { name: shell.nav.open, exact: true }).click();
    const menu = page.locator("#menu");
    const toLet = vocabulary.transactions["to-let"];
    const officesToLet = menu.getByRole("link", { name: vocabulary.types.office, exact: true }).first();
    await expect(menu.getByRole("link", { name: toLet, exact: true })).toBeVisible();
    await expect(officesToLet).toBeHidden();

    const topOf = async (name: string) => (await menu.getByRole("link", { name, exact: true }).boundingBox())!.y;
    const firstMenu = await menu.locator(".menus").boundingBox();
    expect(await topOf(shell.account.login)).toBeLessThan(firstMenu!.y);
    const languageList = await menu.getByRole("navigation", { name: shell.nav.languages }).boundingBox();
    expect(languageList!.y).toBeLessThan(firstMenu!.y);

    const toggle = menu.getByRole("button", { name: shell.nav.types.replace("{{menu}}", toLet), exact: true });
    await toggle.click();
    await expect(officesToLet).toBeVisible();
    await officesToLet.click();
    await expect(page).toHaveURL(href("to-let", language, { type: typeSegments.office[language] }));
  });
}

for (const language of languages) {
  test(`homes to let and for sale are reached from menu and front page, in ${language}`, async ({ page }) => {
    await page.goto(href("home", language));
    for (const deal of ["to-let", "for-sale"] as const) {
      const section = page.locator(`.deal-section-${deal}`);
      const house = href(deal, language, { type: typeSegments.house[language] });
      await expect(page.locator(`#menu-${deal} a[href="${house}"]`)).toHaveCount(1);
      await section.locator(`a[href="${house}"]`).click();
      await expect(page).toHaveURL(house);
      await expect(page.locator("#results > li")).not.toHaveCount(0);
      await page.goto(href("home", language));
    }
    const { name, count } = await page.locator(".deal-section-to-let").evaluate((section) => {
      const link = section.querySelector<HTMLAnchorElement>('a[href$="=0-0"]')!;
      const textOf = (selector: string) => link.querySelector(selector)!.textContent;
      return { name: textOf(".tile-label"), count: textOf(".tile-count") };
    });
    expect([name, Number(count.replace(/\D/g, "")) > 0]).toEqual([textsOf[language].home.tiles.studio, true]);
  });
}

test("a sub-menu on a telephone stays open until its button closes it, and the page behind does not scroll", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(href("contact", "en"));
  await page.getByRole("button", { name: en.shell.nav.open, exact: true }).click();
  const menu = page.locator("#menu");
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await expect(page.locator("body")).toHaveCSS("padding-right", "15px");

  const toggles = menu.locator(".menus .menu-toggle");
  const panels = menu.locator(".menus .menu-panel");
  await expect(panels.filter({ visible: true })).toHaveCount(0);
  await toggles.first().click();
  await expect(panels.first()).toBeVisible();
  if (!javaScriptEnabled) return;
  await expect(toggles.first()).toHaveAttribute("aria-expanded", "true");
  await toggles.nth(1).click();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.first()).toBeVisible();
  await toggles.first().click();
  await expect(panels.first()).toBeHidden();
  await expect(toggles.first()).toHaveAttribute("aria-expanded", "false");
});

test(
  "on a desk the keyboard passes the menus by their buttons, which open them",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href("contact", "en"));
    await page.keyboard.press("Tab");
    await scriptRuns(page);
    await page.locator(".header .wordmark").first().focus();
    const panels = page.locator(".menus .menu-panel");
    const toggle = page.locator(".menus .menu-toggle").first();
    const focused = page.locator(":focus");
    let stops = 0;
    for (; stops < 15 && !(await focused.evaluate((it) => it.matches(".menu-link-alone"))); stops++) {
      await page.keyboard.press("Tab");
      await expect(panels.filter({ visible: true })).toHaveCount(0);
    }
    // Three menus with their buttons, the guides.
    expect(stops).toBe(7);

    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(panels.first()).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(panels.first().locator("a").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panels.first()).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(panels.first().locator("a").first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(toggle).toBeFocused();
  },
);

test("on a desk the header's search box grows over the bar for whoever types, at every width", async ({ page }) => {
  await page.goto(href("contact", "fr"));
  const box = page.locator(".header .compact-search input");
  for (const width of [1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await box.focus();
    const wide = await box.evaluate((input) => input.getBoundingClientRect().width);
    expect(wide, `${width}`).toBeGreaterThan(340);
    await box.blur();
  }
});
