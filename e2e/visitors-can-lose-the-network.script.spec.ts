import { expect, type Locator, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import mailTexts from "#app/i18n/locales/fr/mail.ts";
import { becomeMember, fillSignUp, formOf, link, newEmail, texts } from "./account-steps.ts";
import { test } from "./kept-page.ts";
import { linkIn, waitForMail } from "./mail-steps.ts";
import { scriptRuns } from "./script-steps.ts";

/*
 * Forms when there is no network at all: the page stays, what was typed too, and a message says that it was not sent.
 * Without script the browser says so, and Back has the form.
 */

test.use({ hasOwnPage: true });

/** Presses a button twice without the network: each time the page says so, and the field has what was typed. */
async function pressInVain(page: Page, language: Language, button: Locator, field?: Locator) {
  // Before, the framework may be about to put back what was typed while it took the page over.
  await scriptRuns(page);
  const typed = await field?.inputValue();
  await page.context().setOffline(true);
  for (const _ of [1, 2]) {
    await button.click();
    await expect(formOf(page).getByRole("alert")).toHaveText(texts[language].shell.errors.offline);
    await expect(formOf(page).getByRole("alert")).toBeInViewport();
    await expect(button).toBeVisible();
    if (field) await expect(field).toHaveValue(typed!);
  }
  await page.context().setOffline(false);
}

test("My Account keeps what was typed, and takes it once the network is back", async ({ page }) => {
  const { profile, fields } = texts.fr.account;
  await becomeMember(page, "fr");
  await page.goto(link("profile", "fr", { edit: "information" }));
  const phone = formOf(page).getByLabel(fields.phone);
  const save = formOf(page).getByRole("button", { name: profile.save, exact: true });
  await phone.fill("+32 3 33 33 33");
  await pressInVain(page, "fr", save, phone);
  await save.click();
  await expect(formOf(page).getByRole("status")).toHaveText(profile.information.saved);
  await expect(page.getByRole("region", { name: profile.information.heading })).toContainText("+32 3 33 33 33");

  // A part that is nothing but its button.
  const everywhere = formOf(page).getByRole("button", { name: profile.connections.everywhere });
  await pressInVain(page, "fr", everywhere);
});

test("a saved search keeps the name that was typed, and its rhythm", async ({ page }) => {
  const { strategies, savedSearches } = texts.nl;
  const { item, frequency } = savedSearches;
  await becomeMember(page, "nl");
  await page.goto(href("to-let", "nl", { type: "kantoor" }));
  await formOf(page).getByRole("button", { name: strategies.save.this }).click();
  await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
  await page.goto(href("my-saved-searches", "nl"));
  await formOf(page).getByText(item.rename, { exact: true }).click();
  const name = formOf(page).getByRole("textbox", { name: item.name });
  await name.fill("Bij het station");
  const save = formOf(page).getByRole("button", { name: item.saveName });
  await pressInVain(page, "nl", save, name);
  await pressInVain(page, "nl", formOf(page).getByRole("button", { name: frequency.weekly, exact: true }), name);
  await save.click();
  await expect(formOf(page).getByRole("heading", { name: "Bij het station" })).toBeVisible();
});

test("the shortlist keeps a note", async ({ page }) => {
  const { shortlist, shortlistPage } = texts.en;
  await becomeMember(page, "en");
  await page.goto("/en/to-let/office");
  const heart = page.locator("#results button.keep").first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(page.getByRole("status").filter({ hasText: shortlist.outcome.added })).toBeAttached();
  await page.goto(href("shortlist", "en"));
  const note = formOf(page).locator(".shortlist-item").getByRole("textbox");
  await note.fill("Bright; ask about the lift.");
  const save = formOf(page).getByRole("button", { name: shortlistPage.note.save });
  await pressInVain(page, "en", save, note);
  await save.click();
  await expect(formOf(page).getByText(shortlistPage.note.saved)).toBeVisible();
});

for (const form of ["listing", "operator"] as const) {
  test(`the contact form of the ${form} keeps the message`, async ({ page }) => {
    const { contact } = texts.en;
    await page.goto(form === "operator" ? href("contact", "en") : "/en/to-let/office");
    if (form === "listing") {
      await page.goto((await page.locator("#results .card-title a").first().getAttribute("href"))!);
    }
    const request = formOf(page).locator("#request");
    const message = request.locator("[name=message]");
    await message.fill("Is it bright?");
    await request.locator("[name=email]").fill(newEmail());
    const send = request.getByRole("button", { name: contact[form].submit });
    await pressInVain(page, "en", send, message);
    // The server is asked again, and finds what is missing.
    await send.click();
    await expect(request.locator("[name=name]")).toHaveAccessibleDescription(contact.errors.nameRequired);
    await expect(message).toHaveValue("Is it bright?");
  });
}

test("the page that proves an address keeps its button, and the link is still good", async ({ page }) => {
  const email = await becomeMember(page, "fr");
  const { subject, button: opens } = mailTexts.proveAddress;
  const mail = await waitForMail(page.request, email, new RegExp(`^${subject}$`));
  await page.goto(linkIn(mail, opens));
  const { button, done } = texts.fr.emails.address.prove;
  const prove = formOf(page).getByRole("button", { name: button, exact: true });
  await pressInVain(page, "fr", prove);
  await prove.click();
  await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(done);
});

/** What is shared with the identity service's forms is said in the words of the specification, section 8. */
test("a profile that is being completed stays as it is, and so does who asks for a new password", async ({ page }) => {
  const { fields, complete, errors, forgot } = texts.en.account;
  for (const view of ["page", "dialog"] as const) {
    await page.goto(view === "page" ? href("forgot-password", "en") : "/en/to-let?account=forgot-password");
    await scriptRuns(page);
    const form = view === "page" ? formOf(page) : page.getByRole("dialog");
    const email = form.getByLabel(fields.email);
    const typed = newEmail();
    await email.fill(typed);
    await page.context().setOffline(true);
    await form.getByRole("button", { name: forgot.submit }).click();
    await expect(form.getByRole("alert")).toHaveText(errors.somethingWrong);
    await expect(email).toHaveValue(typed);
    await page.context().setOffline(false);
  }

  await page.goto(href("sign-up", "en"));
  await fillSignUp(formOf(page), "en", newEmail());
  await expect(page).toHaveURL(href("complete-profile", "en"));
  await scriptRuns(page);
  const phone = formOf(page).getByLabel(fields.phone);
  await phone.fill("+32 2 123 45 67");
  await page.context().setOffline(true);
  await formOf(page).getByRole("button", { name: complete.submit }).click();
  await expect(formOf(page).getByRole("alert")).toHaveText(errors.somethingWrong);
  await expect(phone).toHaveValue("+32 2 123 45 67");
});
