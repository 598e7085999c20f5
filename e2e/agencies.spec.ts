import { expect, type Page } from "@playwright/test";
import { newEmail, texts } from "./account-steps.ts";
import { test } from "./kept-page.ts";
import { visitorMoves } from "./script-steps.ts";

/* An agency's page: who they are, a search among what they offer, and a form to write to them; with script and without. */

test.beforeEach(({ page }) => visitorMoves(page));

/** Opens the page of an agency, from one of its listings. */
async function openAgency(page: Page) {
  await page.goto("/en/to-let/office");
  await page.goto((await page.locator("#results .card-title a").first().getAttribute("href"))!);
  await page.goto((await page.locator('a[href^="/en/agencies/"]').first().getAttribute("href"))!);
  return new URL(page.url()).pathname;
}

test(
  "filters, feeds and the map stay with the agency, and search engines list the page without filters",
  { tag: "@served" },
  async ({ page }) => {
    const own = await openAgency(page);
    const name = await page.locator("h1").innerText();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${own}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    expect(await page.locator('script[type="application/ld+json"]').last().textContent()).toContain("RealEstateAgent");

    const feed = await page.locator('.feed-links a[type="application/atom+xml"]').getAttribute("href");
    expect(feed).toBe(`/feeds/atom${own}`);
    const all = Number((await page.locator(".search-count").innerText()).replace(/ .*|\D/g, ""));
    // A facet is a link, which tells how many it leads to.
    const toLet = page.locator(`.facet a[href="${own}?transaction=to-let"]`).first();
    const count = Number((await toLet.locator("span").textContent())!.replace(/\D/g, ""));
    await page.goto((await toLet.getAttribute("href"))!);
    await expect(page.locator("h1")).toHaveText(name);
    await expect(page.locator(".search-count")).toContainText(String(count));
    expect(count).toBeLessThanOrEqual(all);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const map = await page.locator('.display-switch a[href*="display=map"]').getAttribute("href");
    expect(map).toMatch(new RegExp(`^${own}\\?`));
    // The form is sent to the search page, which knows whose listings are sought.
    await page.goto(
      `/en/search?agency=${encodeURIComponent(own.replace("/en/agencies/", ""))}&surfaceFrom=200&surfaceTo=`,
    );
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${own}?surface=200-`);
  },
);

test("whoever writes to an agency is told what is missing, and then that it was sent", async ({ page }) => {
  const { contact, agency } = texts.en;
  const own = await openAgency(page);
  await page.getByRole("link", { name: agency.write }).click();
  await expect(page).toHaveURL(new RegExp(`${own}\\?write=1`));
  const form = page.locator("#request");
  await form.locator('[name="name"]').fill("Anke Willems");
  await form.locator('[name="message"]').fill("Do you have offices with a terrace?");
  await form.locator('[name="email"]').fill(newEmail());
  const sent = form.getByRole("status");
  await expect(async () => {
    if (await sent.isVisible()) return;
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await form.getByRole("button", { name: contact.listing.submit }).click();
    await answered;
    // Sent too quickly for a person, it is sent once more, as it asks.
    await expect(sent).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(new URL(page.url()).searchParams.get("sent")).toBe("1");
});
