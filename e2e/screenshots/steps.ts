import type { Page } from "@playwright/test";
import type { Language } from "#app/i18n/languages.ts";

/* What is done to come to the pages and states that are pictured. */

export interface PicturedPage {
  name: string;
  /** In English words, below the language: the site leads to those of each language. */
  path: string;
  /** What is done once the page is there: followed to another, or opened. */
  then?: (page: Page, language: Language) => Promise<void>;
  /** Who sees it. */
  as?: "first-visitor" | "member";
  /** The languages that it exists in, where these are not all. */
  in?: readonly Language[];
  /** Only wide screens have it. */
  isWide?: true;
  /** It shows something else only with script. */
  needsScript?: true;
}

export const follow = (selector: string) => async (page: Page) => {
  const address = await page.locator(selector).first().getAttribute("href");
  await page.goto(address ?? "/");
};
/** As its button does, which not every width has. */
export const showPopover = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((element) => {
    if (element instanceof HTMLElement && element.popover) element.showPopover();
  });
export const firstListing = follow(".cards .card a");
/** That of the first listing. @param query what is asked of its page */
export const firstAgency =
  (query = "") =>
  async (page: Page) => {
    await firstListing(page);
    const link = page.locator('a[href*="/agencies/"], a[href*="/agences/"], a[href*="/makelaars/"]').first();
    await page.goto(`${await link.getAttribute("href")}${query}`);
  };

/** Has a search saved by whoever has no account, as the browser sends its form, and goes on to make one. */
export async function askToSave(page: Page) {
  const form = page.locator(".save-search form").first();
  await Promise.all([
    page.waitForURL(/returnTo=/),
    form.evaluate((element) => element instanceof HTMLFormElement && element.submit()),
  ]);
  const loginPage = page.url();
  await Promise.all([
    page.waitForURL((url) => url.href !== loginPage && url.searchParams.has("returnTo")),
    page.locator(".account-other button[type=submit]").click(),
  ]);
}
