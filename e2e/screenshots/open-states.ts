import type { Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { writeArea } from "#app/places/area.ts";
import { formOf, signUp, texts } from "../account-steps.ts";
import { firstListing, type PicturedPage } from "./steps.ts";

/* What opens on a page, and what it says once something has been done there; each of them needs script. */

const languageOf = (page: Page) =>
  languages.find((language) => new URL(page.url()).pathname.startsWith(`/${language}`)) ?? "en";

/** Presses what opens a part, once the page's code is there. */
const press = (selector: string) => async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForLoadState("networkidle");
  await page.locator(selector).first().click();
};

/** The same on the page of the first listing. */
const onListing =
  (then: (page: Page, language: Language) => Promise<void>) => async (page: Page, language: Language) => {
    await firstListing(page);
    await then(page, language);
  };

async function keepThree(page: Page) {
  for (const at of [0, 1, 2]) {
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/shortlist");
    await page.locator("#results button.keep").nth(at).click();
    await answered;
  }
}

/** Sends the page's form as it came, which is refused. */
async function sendEmpty(page: Page) {
  await press("main form:has([name=email]) button[type=submit]:not([name=intent], [aria-hidden])")(page);
  await page.locator('[aria-invalid="true"], .notice-problem').first().waitFor();
}

async function saveSearch(page: Page) {
  await press(".save-search button")(page);
  await page.locator(".save-search-said .notice").first().waitFor();
}

const mapOf = (path: string) => `${path}?display=map`;

/** Corners around the centre of Brussels. */
const centre = [
  { lat: 50.87, lng: 4.33 },
  { lat: 50.86, lng: 4.4 },
  { lat: 50.83, lng: 4.38 },
  { lat: 50.83, lng: 4.33 },
];

async function onLiveMap(page: Page) {
  await page.locator(".map-draw").waitFor();
  await page.locator(".map-canvas .map-mark").first().waitFor();
}

const member = { as: "member", needsScript: true } as const;
const visitor = { needsScript: true } as const;

export const openStates: readonly PicturedPage[] = [
  { ...visitor, name: "results-order-open", path: "to-let/office/brussels", then: press(".sorting > summary") },
  { ...visitor, name: "results-more-open", path: "to-let/office", isWide: true, then: press(".filter-more > summary") },
  {
    ...visitor,
    name: "results-places-open",
    path: "to-let/office",
    isWide: true,
    then: press(".filter-places > summary"),
  },
  { ...member, name: "results-saved", path: "to-let/office/namur", then: saveSearch },
  {
    ...visitor,
    name: "map-layers-open",
    path: mapOf("to-let/office/brussels"),
    then: async (page) => {
      await onLiveMap(page);
      await page.locator(".map-layers summary").click();
    },
  },
  {
    ...visitor,
    name: "map-card",
    path: `${mapOf("to-let/office")}&bbox=4.34,50.83,4.39,50.86`,
    then: async (page) => {
      await onLiveMap(page);
      await page.locator(".map-canvas .map-mark:not(.map-mark-cluster)").first().focus();
      await page.keyboard.press("Enter");
      await page.locator(".map-card").waitFor();
    },
  },
  {
    ...visitor,
    name: "map-drawing",
    path: mapOf("to-let/office/brussels"),
    then: async (page) => {
      await onLiveMap(page);
      await page.locator(".map-draw").click();
      await page.locator(".map-panel").waitFor();
    },
  },
  {
    ...visitor,
    name: "map-area",
    path: `${mapOf("to-let/office")}&area=${encodeURIComponent(writeArea(centre))}`,
    then: onLiveMap,
  },
  {
    ...visitor,
    name: "listing-pictures",
    path: "to-let/office/brussels",
    then: onListing(async (page) => {
      await press(".gallery a")(page);
      await page.locator(".picture-dialog").waitFor();
    }),
  },
  { ...visitor, name: "listing-request-errors", path: "to-let/office/brussels", then: onListing(sendEmpty) },
  {
    ...member,
    name: "shortlist-shared",
    path: "to-let/office/brussels",
    then: async (page, language) => {
      await keepThree(page);
      await page.goto(href("shortlist", language));
      await press('button[name="intent"][value="share"]')(page);
      await page.locator(".shortlist-link-box").waitFor();
    },
  },
  {
    ...member,
    name: "shared-shortlist",
    path: "to-let/office/brussels",
    then: async (page, language) => {
      await keepThree(page);
      await page.goto(href("shortlist", language));
      await press('button[name="intent"][value="share"]')(page);
      await page.goto(await page.locator(".shortlist-link-box input").inputValue());
    },
  },
  {
    ...member,
    name: "saved-search-deleted",
    path: "to-let/office/leuven",
    then: async (page, language) => {
      await saveSearch(page);
      await page.goto(href("my-saved-searches", language));
      await page.locator(".strategy-more details summary").first().click();
      await press('.strategy-more button:has-text("' + texts[languageOf(page)].savedSearches.item.remove + '")')(page);
      await formOf(page).getByText(texts[language].savedSearches.notice.undo).waitFor();
    },
  },
  ...(["emails", "password", "delete", "export"] as const).map(
    (section): PicturedPage => ({ ...member, name: `profile-${section}`, path: `profile?edit=${section}` }),
  ),
  {
    ...visitor,
    name: "complete-profile",
    path: "",
    then: async (page, language) => {
      await signUp(page.request, language);
      await page.goto(href("complete-profile", language));
    },
  },
  { ...visitor, name: "reset-password", path: "reset-password?oobCode=none" },
  { ...visitor, name: "link-unknown", path: "unsubscribe/x.y" },
  { ...visitor, name: "login-errors", path: "login", then: sendEmpty },
  { ...visitor, name: "sign-up-errors", path: "sign-up", then: sendEmpty },
];
