import type { Page } from "@playwright/test";
import { becomeMember, formOf } from "../account-steps.ts";
import type { Language } from "#app/i18n/languages.ts";
import { openStates } from "./open-states.ts";
import { askToSave, firstAgency, firstListing, follow, showPopover, type PicturedPage } from "./steps.ts";

export type { PicturedPage };

/** Every page of the site, and the states of them that look different. */
export const picturedPages: readonly PicturedPage[] = [
  { name: "home", path: "" },
  { name: "home-first-visit", path: "", as: "first-visitor" },
  { name: "menu-open", path: "", then: showPopover("#menu") },
  { name: "results", path: "to-let/office/brussels" },
  { name: "results-homes", path: "for-sale/apartment" },
  { name: "results-investment", path: "investment" },
  { name: "results-filtered", path: "to-let/office?surface=200-800&price=-250&energy=b&features=lift" },
  {
    name: "results-filters-open",
    path: "to-let/office/brussels",
    then: async (page) => {
      await showPopover("#filters")(page);
      await page
        .locator("#filters details")
        .last()
        .evaluate((details) => details.setAttribute("open", ""));
    },
  },
  { name: "results-few", path: "to-let/shopping-centre/ghent" },
  { name: "results-none", path: "to-let/office?surface=900000-" },
  { name: "results-unknown-place", path: "search?location=nowhere-at-all" },
  { name: "map", path: "to-let/office/brussels?display=map" },
  { name: "map-prices", path: "to-let/office?display=map&layer=prices" },
  { name: "map-near", path: "to-let/office?around=schuman&display=map&layer=stations" },
  { name: "services-of-search", path: "to-let/office/brussels?display=service" },
  { name: "listing-office", path: "to-let/office/brussels", then: firstListing },
  { name: "listing-home", path: "for-sale/apartment", then: firstListing },
  { name: "listing-warehouse", path: "to-let/logistics-warehouse", then: firstListing },
  { name: "listing-investment", path: "investment", then: firstListing },
  { name: "agency", path: "to-let/office/brussels", then: firstAgency() },
  { name: "agency-map", path: "to-let/office/brussels", then: firstAgency("?display=map") },
  { name: "agency-writing", path: "to-let/office/brussels", then: firstAgency("?write=1") },
  { name: "area", path: "locations/belgium/retail/retail-streets/to-let", in: ["en", "fr"] },
  { name: "area-without-offers", path: "locations/luxembourg/office/airport/to-let", in: ["en", "fr"] },
  { name: "shortlist-empty", path: "shortlist" },
  {
    name: "shortlist",
    path: "to-let/office/brussels",
    then: async (page, language) => {
      for (const at of [0, 1, 2]) {
        await page.locator("#results button.keep").nth(at).click();
        await page.waitForLoadState("networkidle"); // Kept by a request of its own, with script and without.
      }
      await page.goto(`/${language}/shortlist`);
    },
  },
  {
    name: "comparison",
    path: "to-let/office/brussels",
    then: async (page, language) => {
      const references = await page
        .locator("#results button.keep")
        .evaluateAll((buttons) => buttons.slice(0, 3).map((button) => (button as HTMLButtonElement).value));
      await page.goto(`/${language}/shortlist?compare=${references.join(",")}`);
      await page
        .getByRole("columnheader")
        .nth(references.length - 1)
        .waitFor();
    },
  },
  { name: "insights", path: "insights" },
  { name: "insight", path: "insights", then: follow("main article a, main .insight-card a, main h2 a, main h3 a") },
  { name: "about", path: "about/belgium" },
  { name: "services", path: "services" },
  { name: "service", path: "services/office-fit-out" },
  { name: "markets", path: "market" },
  { name: "market", path: "market/brussels/office/to-let" },
  { name: "market-empty", path: "market/bouillon/shopping-centre/to-let" },
  { name: "contact", path: "contact" },
  {
    name: "contact-errors",
    path: "contact",
    then: async (page) => {
      await formOf(page).locator("form").first().locator("button[type=submit], button:not([type])").last().click();
    },
  },
  { name: "privacy", path: "privacy" },
  { name: "terms", path: "termsofuse" },
  { name: "cookies", path: "cookies" },
  { name: "login", path: "login" },
  {
    name: "login-dialog",
    path: "to-let/office?account=login",
    needsScript: true,
    then: (page) => page.getByRole("dialog").locator("[name=password]").waitFor(),
  },
  { name: "sign-up", path: "sign-up" },
  { name: "sign-up-to-save", path: "to-let/office/brussels?surface=250-", then: askToSave },
  { name: "forgot-password", path: "forgot-password" },
  { name: "not-found", path: "nothing-here" },
  { name: "profile", path: "profile", as: "member" },
  {
    name: "profile-errors",
    path: "profile?edit=information",
    as: "member",
    then: async (page) => {
      const form = formOf(page);
      await form.locator('[name="lastname"]').fill("");
      await form.locator('[name="phone"]').fill("12");
      await form.locator('[name="phone"]').press("Enter");
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { name: "saved-searches-empty", path: "my-saved-searches", as: "member" },
  {
    name: "saved-searches",
    path: "to-let/office/ghent?surface=200-",
    as: "member",
    then: async (page) => {
      await page.locator(".save-search button").first().click();
      await page.waitForLoadState("networkidle"); // Saved by a request of its own, with script and without.
      await page.goto(page.url().replace(/(\/\w\w)\/.*/, "$1/my-saved-searches"));
    },
  },
  ...openStates,
];

/** Goes to a page as whoever sees it. */
export async function open(page: Page, pictured: PicturedPage, language: Language): Promise<void> {
  if (pictured.as === "member") await becomeMember(page, language);
  await page.goto(`/${language}/${pictured.path}`);
  await pictured.then?.(page, language);
}
