import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import cookies from "#app/i18n/locales/en/cookies.ts";
import shortlist from "#app/i18n/locales/en/shortlist.ts";
import { test } from "./kept-page.ts";
import { scriptRuns, visitorMoves, visitorRests } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

const viewed = (page: Page) => page.getByRole("region", { name: shortlist.viewed.title });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("recently-viewed"));

/** The addresses of the first listings of a search. */
async function listings(page: Page, count: number): Promise<string[]> {
  await page.goto("/en/to-let/office");
  const links = page.locator(".card-title a");
  return links.evaluateAll((found, most) => found.slice(0, most).map((link) => link.getAttribute("href")!), count);
}

/** Looks at a listing until the browser has noted it. */
async function look(page: Page, address: string) {
  await page.goto(address);
  await expect.poll(() => kept(page)).toContain(address.split("/")[3]);
}

test("who allows preferences finds what they looked at last, can clear it, and loses it with the consent", async ({
  page,
}) => {
  await page.goto("/en");
  await scriptRuns(page);
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/consent");
  await page.locator(".cookie-banner").getByRole("button", { name: cookies.accept, exact: true }).click();
  await answered;
  const [first = "", second = ""] = await listings(page, 2);
  await look(page, first);
  // Whoever only reads has looked at it too.
  await visitorRests(page);
  await look(page, second);
  // The page of a listing shows the other one.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(viewed(page).locator(".card-title a")).toHaveCount(1);
  await page.goto("/en");
  // Neither moved nor scrolled.
  await expect(viewed(page).locator(".card-title a").first()).toHaveAttribute("href", second);
  await expect(viewed(page).locator(".card-title a").last()).toHaveAttribute("href", first);
  // Before what came in last: who has looked at something goes on with it.
  await expect(page.locator(".home :is(#recently-viewed, .home-latest h2)").first()).toHaveId("recently-viewed");
  await viewed(page).getByRole("button", { name: shortlist.viewed.clear }).click();
  await expect(viewed(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();

  await look(page, first);
  await visitorMoves(page);
  await page.goto(href("cookies", "en"));
  await page.locator("#choices").getByRole("button", { name: cookies.refuse, exact: true }).click();
  await expect.poll(() => kept(page)).toBeNull();
});

test("who has not chosen leaves nothing behind", async ({ page }) => {
  const [first = ""] = await listings(page, 1);
  await page.goto(first);
  await scriptRuns(page);
  expect(await kept(page)).toBeNull();
});
