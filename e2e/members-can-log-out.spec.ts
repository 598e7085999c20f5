import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { becomeMember, becomeMemberOnPages, expectSignedIn, formOf, texts } from "./account-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";

/* After a logout nothing of the person is left in the page, wherever Back leads (decision 014). */

const results = "/en/to-let/office/brussels?surface=250-";
const searchName = "Office for Peeters and daughters";
const { shell, savedSearches, strategies } = texts.en;

/** What is somebody's own on these pages: who they are, how to reach them, what they look for. */
const ownWords = (email: string) => [email, "Peeters", "123 45 67", searchName];

/**
 * Waits until the page is that of its address: Back changes the address at once, the page once its data has come. Until
 * then what stands there is the page before.
 */
async function expectArrived(page: Page) {
  await expect(async () => {
    const arrived = await page.evaluate(() => {
      const { readyState } = document;
      // There is none before script has taken over, and without script.
      const state = (window.__remixRouter as typeof window.__remixRouter | undefined)?.state;
      const shown = state && state.location.pathname + state.location.search;
      return (
        readyState === "complete" &&
        (!state || (state.navigation.state === "idle" && shown === location.pathname + location.search))
      );
    });
    expect(arrived).toBe(true);
  }).toPass();
}

/** Everything that the page has, seen or not: text, attributes, what fields hold, and the data that came with it. */
async function expectNothingOf(page: Page, words: string[]) {
  await expectArrived(page);
  await expectSignedIn(page, "en", false);
  // In one go: nothing may change between reading the page and reading its fields.
  const whole = await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    return [document.documentElement.outerHTML, ...[...fields].map(({ value }) => value)].join("\n");
  });
  expect(
    words.filter((word) => whole.includes(word)),
    page.url(),
  ).toEqual([]);
}

/** A member with a saved search and a listing on the shortlist. */
async function becomeBusyMember(page: Page): Promise<string> {
  const email = await becomeMemberOnPages(page, "en");
  await page.goto(results);
  await page.locator("#results button.keep").first().click();
  await expect(page.getByRole("status").filter({ hasText: texts.en.shortlist.outcome.added })).toBeAttached();
  await page.goto(results);
  await formOf(page).getByRole("button", { name: strategies.save.this }).click();
  await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
  await page.goto(href("my-saved-searches", "en"));
  const item = formOf(page).locator(".strategy");
  await item.getByText(savedSearches.item.rename, { exact: true }).click();
  await item.getByRole("textbox", { name: savedSearches.item.name }).fill(searchName);
  await item.getByRole("button", { name: savedSearches.item.saveName }).click();
  await expect(item.getByRole("heading")).toHaveText(searchName);
  return email;
}

async function pressLogOut(page: Page) {
  await formOf(page).getByRole("button", { name: shell.account.logout, exact: true }).click();
  await expect(page).toHaveURL(href("home", "en"));
  await expectSignedIn(page, "en", false);
}

for (const way of ["by addresses", "by links"] as const) {
  test(`Back after logging out shows nothing of the member, having come ${way}`, async ({ page }) => {
    const email = await becomeBusyMember(page);
    await page.goto(results);
    await expectSignedIn(page, "en", true);
    await expect(page.locator("header .shortlist-wide .shortlist-count")).toHaveText("1");
    const pages = [href("shortlist", "en"), href("my-saved-searches", "en"), href("profile", "en")];
    for (const address of pages) {
      if (way === "by addresses") await page.goto(address);
      else
        await page
          .locator(`header a[href="${address}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(address);
      await expectSignedIn(page, "en", true);
    }
    await expect(formOf(page)).toContainText(email);
    await pressLogOut(page);
    await expectNothingOf(page, ownWords(email));

    // My Account and the saved searches lead to the login; the shortlist is the browser's own, and empty.
    for (const found of [/\/en\/login\?/, /\/en\/login\?/, /\/en\/shortlist$/, /\/en\/to-let\/office\/brussels\?/]) {
      await page.goBack();
      await expect(page).toHaveURL(found);
      await expectNothingOf(page, ownWords(email));
      await expect(page.locator("header .shortlist-wide .shortlist-count")).toBeHidden();
      await expect(page.locator("#results button.keep[aria-pressed=true]")).toHaveCount(0);
    }
    for (let forward = 0; forward < 3; forward += 1) {
      await page.goForward();
      await expectNothingOf(page, ownWords(email));
    }
  });
}

for (const [way, leave] of [
  ["everywhere", texts.en.account.profile.connections.everywhere],
  ["by deleting the account", texts.en.account.profile.data.delete],
] as const) {
  test(`logging out ${way} leaves nothing of the member in the page`, async ({ page }) => {
    const email = await becomeMember(page, "en");
    await page.goto(href("profile", "en"));
    const button = (name: string) => formOf(page).getByRole("button", { name, exact: true });
    if (way === "everywhere") await button(leave).click();
    else {
      await formOf(page).getByRole("link", { name: leave }).click();
      await button(texts.en.account.profile.data.confirm).click();
    }
    await expect(page).toHaveURL(way === "everywhere" ? /\/en$/ : /done=deleted$/);
    await expectNothingOf(page, ownWords(email));
    await page.goBack();
    await expectNothingOf(page, ownWords(email));
  });
}

test("a page that the browser kept whole is hidden, and asked for anew", { tag: "@script" }, async ({ page }) => {
  const email = await becomeMember(page, "en");
  await page.goto(href("profile", "en"));
  await expect(formOf(page)).toContainText(email);
  await scriptRuns(page); // From then on it hears of leaving.
  // Playwright can't drive a page out of the back-forward cache: what the browser says on the way is said for it.
  const say = (type: string) =>
    page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);
  await say("pagehide");
  await expect(formOf(page)).toBeHidden();
  await page.context().clearCookies();
  await say("pageshow");
  await expect(page).toHaveURL(/\/en\/login\?/);
  await expectNothingOf(page, ownWords(email));
});

// Their pages are no-store: the browser asks for them anew, and must know the place in them all the same.
test("whoever is still signed in comes Back to the card that they left from", async ({ page }) => {
  // A title takes a line more until the font has come, and the browser then scrolls by that line, 24 px, to keep in sight what
  // was: on a busy machine after the place was read. No font, no such moment.
  await page.route("**/*.woff2", (route) => route.abort());
  await becomeMember(page, "en");
  await page.goto("/en/to-let/office");
  const card = page.locator("#results .card").nth(9).getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/en\/property\//);
  await page.goBack();
  await expect(page).toHaveURL("/en/to-let/office");
  await expectSignedIn(page, "en", true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
