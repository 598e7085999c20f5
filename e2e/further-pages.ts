import { href } from "#app/i18n/paths.ts";
import { formOf, signUp, texts } from "./account-steps.ts";
import { scriptRuns } from "./script-steps.ts";
import type { PicturedPage } from "./screenshots/steps.ts";

/* Pages and states that are looked at by axe beside those that are pictured, as they have parts of their own. */

const { complete, fields } = texts.en.account;
const { save, notice } = texts.en.strategies;
const { item } = texts.en.savedSearches;

/** In the words of their one language. */
export const furtherPages: readonly PicturedPage[] = [
  { name: "insights-of-a-tag", path: "actualites?tag=guide", in: ["fr"] },
  { name: "services-of-a-market", path: "services?market=office", in: ["fr"] },
  { name: "about-luxembourg", path: "over-ons/luxemburg", in: ["nl"] },
  { name: "service-of-valuation", path: "services/valuation-and-deed", in: ["en"] },
  { name: "results-of-a-town", path: "te-huur/handelsruimte/brugge", in: ["nl"] },
  { name: "market-of-homes", path: "markt/brussel/appartement/te-koop", in: ["nl"] },
  {
    name: "complete-profile-errors",
    path: "",
    in: ["en"],
    then: async (page) => {
      await signUp(page.request, "en");
      await page.goto(href("complete-profile", "en"));
      // Until then the browser itself keeps an empty form back.
      await scriptRuns(page);
      await formOf(page).getByRole("button", { name: complete.submit }).click();
      await formOf(page).getByLabel(fields.phone).and(page.locator('[aria-invalid="true"]')).waitFor();
    },
  },
  {
    name: "saved-search-renamed",
    path: "to-let/office",
    as: "member",
    in: ["en"],
    then: async (page) => {
      await formOf(page).getByRole("button", { name: save.this }).click();
      await formOf(page).getByText(notice.saved).waitFor();
      await page.goto(href("my-saved-searches", "en"));
      await formOf(page).getByText(item.rename, { exact: true }).click();
    },
  },
];
