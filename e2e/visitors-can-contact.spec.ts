import { expect, type Locator, type Page } from "@playwright/test";
import { searchHref } from "#app/filters/search-url.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/mail.ts";
import fr from "#app/i18n/locales/fr/mail.ts";
import nl from "#app/i18n/locales/nl/mail.ts";
import { href } from "#app/i18n/paths.ts";
import { becomeMember, formOf, newEmail, texts } from "./account-steps.ts";
import { expectNothingAtBothWidths } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";

/* Contact requests: to the agent of a listing and to the operator, and the mails that follow. */

const hasScript = () => test.info().project.use.javaScriptEnabled !== false;
const { contact } = texts.en;
const mails = { en, fr, nl };

const request = (page: Page) => formOf(page).locator("#request");
const fieldOf = (page: Page, name: string) => request(page).locator(`[name="${name}"]`);

/** Opens the page of a listing that is on offer. */
async function openListing(page: Page) {
  await page.goto("/en/to-let/office");
  await page.goto((await page.locator("#results .card-title a").first().getAttribute("href"))!);
}

/**
 * Sends the form until what is expected shows: one that was sent too quickly for a person is sent once more, as it asks.
 */
async function send(page: Page, language: Language, expected: Locator, button = "listing" as "listing" | "operator") {
  const { errors, ...forms } = texts[language].contact;
  const tooQuick = request(page).getByText(errors.tooQuick);
  await expect(async () => {
    if (await expected.isVisible()) return;
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await request(page).getByRole("button", { name: forms[button].submit }).click();
    await answered;
    await expect(expected.or(tooQuick).first()).toBeVisible();
    await expect(expected).toBeVisible({ timeout: 1 });
  }).toPass();
}

const sent = (page: Page) => request(page).getByRole("status");
const refused = (page: Page, language: Language = "en") =>
  request(page).getByRole("alert").filter({ hasText: texts[language].shell.form.summary });

/** Opens the mail to an address that is about something, once the worker has sent it; "" for any address. */
async function openMail(page: Page, to: string, about: string) {
  const mail = page.getByRole("listitem").getByRole("link", { name: about }).first();
  await expect(async () => {
    await page.goto(`/dev/mail?to=${encodeURIComponent(to)}`);
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.click();
}

for (const language of languages) {
  const { contact, listing } = texts[language];

  test(`in ${language}: an agent is asked; what is wrong is said where it is, and nothing typed is lost`, async ({
    page,
  }) => {
    const name = `Anke ${newEmail().slice(8, 16)}`;
    const email = newEmail();
    await openListing(page);
    await page.goto((await page.locator(`link[hreflang="${language}"]`).getAttribute("href"))!);
    await formOf(page).getByRole("link", { name: listing.advertiser.ask }).first().click();
    await expect(page).toHaveURL(/#request$/);
    await expect(request(page).getByRole("heading", { name: contact.listing.heading })).toBeInViewport();
    await expect(fieldOf(page, "message")).toHaveValue(/.{20,}/);
    await expect(fieldOf(page, "monday")).toBeHidden();

    await fieldOf(page, "message").fill("Is it bright?\n\nAnd the lift?");
    await fieldOf(page, "visit").check();
    await fieldOf(page, "monday").check();
    await fieldOf(page, "name").fill(name);
    await request(page).getByLabel(contact.way.phone).check();
    const title = await page.title();
    await send(page, language, refused(page, language));
    await expect(page).toHaveTitle(texts[language].shell.form.refusedTitle.replace("{{title}}", title));
    await expect(fieldOf(page, "email")).toHaveAccessibleDescription(contact.errors.emailRequired);
    await expect(fieldOf(page, "phone")).toHaveAccessibleDescription(contact.errors.phoneNeeded);
    await expect(fieldOf(page, "message")).toHaveValue("Is it bright?\n\nAnd the lift?");
    await expect(fieldOf(page, "name")).toHaveValue(name);
    await expect(fieldOf(page, "monday")).toBeChecked();
    await expect(request(page).getByLabel(contact.way.phone)).toBeChecked();
    if (hasScript()) await expect(fieldOf(page, "email")).toBeFocused();

    await fieldOf(page, "email").fill(email);
    await fieldOf(page, "phone").fill("+32 470 12 34 56");
    await send(page, language, sent(page));
    await expect(sent(page)).toContainText(contact.sent.listing.text);
    await expect(sent(page)).toContainText(
      contact.sent.visit.replace(
        "{{when}}",
        language === "en" ? contact.days.monday : contact.days.monday.toLowerCase(),
      ),
    );
    await expect(page).toHaveURL(/\?sent=1&visit=monday#request$/);
    if (hasScript()) await expect(sent(page)).toBeFocused();
    // What is loaded again is not sent again.
    await page.reload();
    await expect(sent(page)).toBeVisible();

    await openMail(page, email, mails[language].contactConfirmation.subject.one.split("{{")[0]!);
    // It goes to an address that nobody has proven, and so repeats nothing that was typed.
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByText(name)).toHaveCount(0);
    await openMail(page, "", name);
    await expect(page.getByText(email).first()).toBeVisible();
    await page.goto("/dev/mail");
    await expect(page.getByRole("link", { name })).toHaveCount(1);
  });
}

test("what was typed is there in another language, once", { tag: "@script" }, async ({ page }) => {
  await openListing(page);
  const listing = page.url();
  const suggested = await fieldOf(page, "message").inputValue();
  await page.goto(`${listing}#request`);
  await fieldOf(page, "name").fill("An Peeters");
  await fieldOf(page, "visit").check();
  await fieldOf(page, "monday").check({ force: true });
  await page.locator("header a[hreflang=fr]:visible").click();
  await expect(page).toHaveURL(/\/fr\/bien\/.*#request$/);
  await expect(fieldOf(page, "name")).toHaveValue("An Peeters");
  await expect(fieldOf(page, "visit")).toBeChecked();
  await expect(fieldOf(page, "monday")).toBeChecked();
  // A message that nobody wrote is that of the language; one that somebody wrote stays theirs.
  await expect(fieldOf(page, "message")).not.toHaveValue(suggested);
  await fieldOf(page, "message").fill("Is er een lift?");
  await page.locator("header a[hreflang=nl]:visible").click();
  await expect(page).toHaveURL(/\/nl\/pand\/.*#request$/);
  await expect(fieldOf(page, "message")).toHaveValue("Is er een lift?");
  await expect(fieldOf(page, "name")).toHaveValue("An Peeters");
  expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull();
  await page.goto(listing);
  await expect(fieldOf(page, "name")).toHaveValue("");
});

test("what was typed stays with who typed it", { tag: "@script" }, async ({ page, context }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem("contact-draft"));
  await openListing(page);
  await scriptRuns(page);
  await fieldOf(page, "name").fill("An Peeters");
  // Another tab takes nothing along.
  const other = context.waitForEvent("page");
  await page.locator("header a[hreflang=fr]:visible").click({ modifiers: ["ControlOrMeta"] });
  await (await other).close();
  expect(await kept()).toBeNull();
  // The page in the other language fails: the page that is looked at next drops it.
  await page.route("**/fr/bien/**", (route) => route.fulfill({ status: 503, body: "away" }));
  await page.locator("header a[hreflang=fr]:visible").click();
  await expect(page).toHaveURL(/\/fr\/bien\//);
  expect(await kept()).toContain("An Peeters");
  await page.goto("/en");
  await expect.poll(kept).toBeNull();
});

test("the operator is written to, and answers to the sender", async ({ page }) => {
  const name = `Luc ${newEmail().slice(8, 16)}`;
  const email = newEmail();
  await page.goto(href("contact", "en"));
  await fieldOf(page, "message").fill("I have a shop to let.");
  await fieldOf(page, "name").fill(name);
  await fieldOf(page, "email").fill(email);
  await send(page, "en", refused(page), "operator");
  await expect(fieldOf(page, "topic")).toHaveAccessibleDescription(contact.errors.topicRequired);
  await refused(page).getByRole("link", { name: contact.fields.topic }).click();
  await expect(fieldOf(page, "topic")).toBeFocused();
  await fieldOf(page, "topic").selectOption(contact.topics.offering);
  await send(page, "en", sent(page), "operator");
  await expect(sent(page)).toContainText(contact.sent.operator.heading);
  await openMail(page, email, mails.en.contactConfirmation.subject.operator);
  await openMail(page, "", `${contact.topics.offering}: a message from ${name}`);
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto(href("contact", "en") + "?sent=1");
  await request(page).getByRole("link", { name: contact.sent.again }).click();
  await expect(fieldOf(page, "message")).toHaveValue("");
});

test("whoever is signed in need not say who they are", async ({ page }) => {
  const email = await becomeMember(page, "en");
  await openListing(page);
  await expect(fieldOf(page, "name")).toHaveValue("An Peeters");
  await expect(fieldOf(page, "email")).toHaveValue(email);
  await expect(fieldOf(page, "phone")).toHaveValue("+32 2 123 45 67");
  await request(page).getByRole("button", { name: contact.listing.submit }).click();
  await expect(sent(page)).toContainText(contact.sent.listing.text);
});

test("on a phone the bar at the foot leads to the form, and ends there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openListing(page);
  const bar = formOf(page).locator(".contact-bar");
  await expect(bar).toBeInViewport();
  await bar.getByRole("link", { name: texts.en.listing.advertiser.askShort, exact: true }).click();
  await expect(request(page).getByRole("heading", { name: contact.listing.heading })).toBeInViewport();
  await request(page).getByRole("button", { name: contact.listing.submit }).focus();
  await expect(bar).not.toBeInViewport();
});

for (const language of languages) {
  test(`in ${language}: the bar keeps its buttons on the narrowest phone, however long the price is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(searchHref({ transaction: "to-let", unitSurfaceType: "co-working" }, language));
    await page.goto((await page.locator("#results .card-title a").first().getAttribute("href"))!);
    const button = formOf(page)
      .locator(".contact-bar")
      .getByRole("link", { name: texts[language].listing.advertiser.askShort, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}

test(
  "on a phone the field that is wrong is in sight with its label and message",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openListing(page);
    await scriptRuns(page);
    await send(page, "en", refused(page));
    await expect(fieldOf(page, "name")).toBeFocused();
    await expect(fieldOf(page, "name")).toBeInViewport({ ratio: 1 });
    await expect(
      request(page).locator("label").getByText(texts.en.contact.fields.name, { exact: true }),
    ).toBeInViewport();
  },
);

test("a form whose answer never comes stays as it is, and can be sent again", { tag: "@script" }, async ({ page }) => {
  await openListing(page);
  await scriptRuns(page); // Before, the browser sends it, and has a page of its own for what is not answered.
  await fieldOf(page, "name").fill("Anke Willems");
  await fieldOf(page, "email").fill(newEmail());
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await request(page).getByRole("button", { name: contact.listing.submit }).click();
  await expect(request(page).getByRole("alert")).toContainText(texts.en.shell.errors.offline);
  await expect(fieldOf(page, "name")).toHaveValue("Anke Willems");
  await page.unroute("**/*");
  await send(page, "en", sent(page));
});

// The operator's form as it comes is looked at with every page (every-page.script.spec.ts).
test("the forms have no finding: open, with errors, sent", { tag: "@script" }, async ({ page }) => {
  await openListing(page);
  await fieldOf(page, "visit").check();
  await fieldOf(page, "friday").check();
  await request(page).getByLabel(contact.way.phone).check();
  await expectNothingAtBothWidths(page, "open");
  await send(page, "en", refused(page));
  await expectNothingAtBothWidths(page, "with errors");
  await fieldOf(page, "name").fill("Anke Willems");
  await fieldOf(page, "email").fill(newEmail());
  await fieldOf(page, "phone").fill("+32 470 12 34 56");
  await send(page, "en", sent(page));
  await expectNothingAtBothWidths(page, "sent");
  await page.goto(href("contact", "en"));
  await send(page, "en", refused(page), "operator");
  await expectNothingAtBothWidths(page, "the operator's, with errors");
});
