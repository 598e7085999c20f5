import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import mailTexts from "#app/i18n/locales/fr/mail.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { becomeMember, formOf, link, texts } from "./account-steps.ts";
import { findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { importListings, linkIn, openAddressLink, picture, waitForMail } from "./mail-steps.ts";
import { hasScript } from "./script-steps.ts";
import { smallTargets } from "./small-targets.ts";

/* E-mails about new properties (decisions, section 5): from the import to the last of them, without signing in. */

const { account, emails, savedSearches, strategies } = texts.fr;
const { newListings } = mailTexts;
const advertiser = { reference: `e2e-${randomUUID()}`, name: "Agence du Midi", email: "midi@agency.example" };

/** As long as a feed may bring it, in characters: pages have to hold it. */
const longestReference = 64;

/** A surface that nothing else on the site has. */
const surface = randomInt(60_000, 90_000);

function office(total: number, amount: number): ListingRecordInput {
  return {
    reference: `e2e-${advertiser.reference.slice(-12)}-${total}`.padEnd(longestReference, "x"),
    status: "published",
    type: "office",
    transactions: ["to-let"],
    advertiser,
    title: { fr: "Bureaux sur la place" },
    description: { fr: "Lumineux." },
    address: { street: "Korenmarkt", number: "1", postcode: "9000", locality: "Gent", country: "BE" },
    surface: { total },
    rent: { amount, basis: "m2", period: "year" },
    publishedAt: new Date().toISOString(),
    photos: [{ source: picture, kind: "photo", alt: { fr: "La façade" } }],
  };
}

async function wantEmails(page: Page) {
  await page.goto(link("profile", "fr", { edit: "emails" }));
  await formOf(page).getByLabel(account.fields.receiveEmailsForReverseMatching).check();
  await formOf(page).getByRole("button", { name: account.profile.save, exact: true }).click();
  await expect(formOf(page).getByRole("status").first()).toHaveText(account.profile.emails.saved);
}

async function saveSearch(page: Page) {
  await page.goto(`/fr/a-louer/bureau/gand?surface=${surface}-${surface}`);
  await formOf(page).getByRole("button", { name: strategies.save.this }).first().click();
  await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
  await page.goto(href("my-saved-searches", "fr"));
  const instant = formOf(page).getByRole("button", { name: savedSearches.frequency.instant, exact: true });
  await instant.click();
  await expect(instant).toHaveAttribute("aria-pressed", "true");
}

/** axe over what a link of a mail leads to, before its button is pressed and afterwards. */
async function expectNoFinding(page: Page, where: string) {
  if (hasScript()) expect(await findings(page), where).toEqual([]);
}

/** The same on a telephone, whose targets are as large as a finger. */
async function expectNoFindingByTouch(page: Page, where: string) {
  await expectNoFinding(page, where);
  if (hasScript()) expect(await smallTargets(page), where).toEqual([]);
}

/** Presses the page's one button, and waits for what it then says. */
async function press(page: Page, button: string, heading: string) {
  await formOf(page).getByRole("button", { name: button, exact: true }).click();
  await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(heading);
  await expectNoFindingByTouch(page, heading);
}

test("a member is notified of a new property, then less often, then not at all", async ({
  page,
  browser,
  request,
  baseURL,
}, { project }) => {
  test.setTimeout(900_000); // Who hears at once hears within five minutes.
  await importListings(office(surface + 1, 200)); // An agency's first listings are reported to nobody.
  const email = await becomeMember(page, "fr");
  await openAddressLink(page, "fr", email);
  await expectNoFinding(page, "the address is proven");
  await wantEmails(page);
  await saveSearch(page);
  await importListings(office(surface, 150));

  const mail = await waitForMail(request, email, /^Nouveau/);
  expect(mail.subject).toContain("Gand");
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain("Bureaux sur la place");
    expect(form).toContain("150\u00a0€/m²/an");
  }
  const picture = /<img src="([^"]+)"/.exec(mail.html)?.[1] ?? "";
  expect((await request.get(picture)).headers()["content-type"]).toBe("image/jpeg");

  // Whoever opens the mail is signed in nowhere.
  const { javaScriptEnabled } = project.use;
  const reader = await (await browser.newContext({ baseURL, javaScriptEnabled, hasTouch: true })).newPage();
  await reader.setViewportSize({ width: 320, height: 740 });
  await reader.goto(`/fr/a-louer/bureau/gand?surface=${surface}-${surface}`);
  await reader.getByRole("article").first().getByRole("link").first().click();
  await expect(reader.locator("article.listing")).toBeVisible();
  // A page waits two seconds for its sheets at most: on a busy machine it may stand before they are there.
  await expect.poll(() => reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const { ask, button, done, undo } = emails.search;
  const heading = formOf(reader).getByRole("heading", { level: 1 });

  await reader.goto(linkIn(mail, newListings.lessOften.daily));
  await expect(heading).toHaveText(ask.daily);
  await expectNoFindingByTouch(reader, ask.daily);
  await press(reader, button.daily, done.daily);
  await press(reader, undo, done.instant);

  await reader.goto(linkIn(mail, newListings.pause));
  await expect(heading).toHaveText(ask.off);
  await press(reader, button.off, done.off);

  await reader.goto(linkIn(mail, newListings.change));
  await expect(heading).toHaveText(emails.search.heading);
  await expectNoFindingByTouch(reader, emails.search.heading);
  const off = formOf(reader).getByRole("button", { name: emails.search.choices.off, exact: true });
  await expect(off).toHaveAttribute("aria-pressed", "true");

  const unsubscribe = linkIn(mail, newListings.unsubscribe);
  await reader.goto(unsubscribe);
  await expectNoFindingByTouch(reader, unsubscribe);
  await press(reader, emails.unsubscribe.button, emails.unsubscribe.done);
  await page.goto(href("profile", "fr"));
  const section = page.getByRole("region", { name: account.profile.emails.heading });
  await expect(section).toContainText(`${account.profile.emails.matching}${account.profile.emails.off}`);
  await press(reader, emails.unsubscribe.undo, emails.unsubscribe.ask);

  // A mail program does it with one request, from wherever it runs; opening the address does nothing.
  await request.get(mail.oneClick!);
  await reader.goto(unsubscribe);
  await expect(heading).toHaveText(emails.unsubscribe.ask);
  const answer = await request.post(mail.oneClick!, {
    form: { "List-Unsubscribe": "One-Click" },
    headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
  });
  expect(answer.status()).toBe(200);
  await reader.goto(unsubscribe);
  await expect(heading).toHaveText(emails.unsubscribe.done);
});

test("a link that was cut off on its way says so", { tag: "@served" }, async ({ page }) => {
  for (const address of ["/fr/desabonnement/x.y", "/fr/e-mails-de-recherche/x.y"]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(emails.unknown.heading);
  }
});
