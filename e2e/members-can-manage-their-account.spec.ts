import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import {
  becomeMember,
  becomeMemberOnPages,
  expectSignedIn,
  fillLogin,
  formOf,
  link,
  logOut,
  newEmail,
  password,
  readResetLink,
  texts,
} from "./account-steps.ts";
import { test } from "./kept-page.ts";
import { openAddressLink } from "./mail-steps.ts";
import { scriptRuns } from "./script-steps.ts";

/* My Account (specification, section 2, "Profile page"; sections 3 and 4). */

const section = (page: Page, heading: string) => page.getByRole("region", { name: heading, exact: true });

async function openForm(page: Page, language: Language, label: string) {
  await page.goto(href("profile", language));
  await formOf(page).getByRole("link", { name: label }).click();
  await expect(page).toHaveURL(/edit=/);
}

for (const language of languages) {
  test(`in ${language}: my information is modified and saved, or left as it was`, async ({ page }) => {
    const { fields, errors, profile } = texts[language].account;
    await becomeMember(page, language);
    await openForm(page, language, profile.information.modify);
    await formOf(page).getByLabel(fields.lastname, { exact: true }).fill("");
    await formOf(page).getByLabel(fields.phone).fill("+32 9 222 33 44");
    await formOf(page).getByRole("button", { name: profile.save, exact: true }).click();
    await expect(formOf(page).getByLabel(fields.lastname, { exact: true })).toHaveAccessibleDescription(
      errors.lastnameRequired,
    );
    await expect(formOf(page).getByLabel(fields.phone)).toHaveValue("+32 9 222 33 44");
    await formOf(page).getByLabel(fields.lastname, { exact: true }).fill("Janssens");
    await formOf(page).getByRole("button", { name: profile.save, exact: true }).click();
    await expect(formOf(page).getByRole("status")).toHaveText(profile.information.saved);
    await expect(section(page, profile.information.heading)).toContainText("An Janssens");
    await expect(section(page, profile.information.heading)).toContainText("+32 9 222 33 44");

    await openForm(page, language, profile.emails.modify);
    await formOf(page).getByLabel(fields.receiveEmailsForReverseMatching).check();
    await formOf(page).getByLabel(profile.emails.frequency).selectOption("weekly");
    await formOf(page).getByRole("button", { name: profile.save, exact: true }).click();
    await expect(formOf(page).getByRole("status")).toHaveText(profile.emails.saved);
    await expect(section(page, profile.emails.heading)).toContainText(profile.emails.frequencies.weekly);

    await openForm(page, language, profile.information.modify);
    await formOf(page).getByRole("link", { name: profile.cancel }).click();
    await expect(section(page, profile.information.heading)).toContainText("An Janssens");
  });
}

const { account } = texts.en;
const { profile, fields } = account;

test("of two who change the same profile, the later one is told, and may then replace it", async ({
  page,
  context,
}) => {
  await becomeMember(page, "en");
  const other = await context.newPage();
  for (const tab of [page, other]) await openForm(tab, "en", profile.information.modify);
  await formOf(other).getByLabel(fields.phone).fill("+32 1 11 11 11");
  await formOf(other).getByRole("button", { name: profile.save, exact: true }).click();
  await expect(section(other, profile.information.heading)).toContainText("+32 1 11 11 11");

  await formOf(page).getByLabel(fields.phone).fill("+32 2 22 22 22");
  await formOf(page).getByRole("button", { name: profile.save, exact: true }).click();
  await expect(formOf(page).getByRole("alert")).toHaveText(account.errors.changedElsewhere);
  await expect(section(page, profile.information.heading)).toContainText("+32 1 11 11 11");
  await expect(formOf(page).getByLabel(fields.phone)).toHaveValue("+32 2 22 22 22");
  await formOf(page).getByRole("button", { name: profile.save, exact: true }).click();
  await expect(section(page, profile.information.heading)).toContainText("+32 2 22 22 22");
});

test("a new member is reminded to confirm the address, and confirms it", async ({ page }) => {
  const email = await becomeMember(page, "en");
  await page.goto("/en/profile");
  const reminder = formOf(page).getByText(profile.address.unproven);
  await expect(reminder).toBeVisible();
  await openAddressLink(page, "en", email);
  await page.goto("/en/profile");
  await expect(section(page, profile.information.heading)).toContainText(email);
  await expect(reminder).toBeHidden();
});

test("another e-mail address is the one to log in with once its link is opened", async ({ page }) => {
  const email = await becomeMember(page, "nl");
  await openAddressLink(page, "nl", email);
  const { fields, profile } = texts.nl.account;
  const next = newEmail();
  await openForm(page, "nl", profile.information.modify);
  await formOf(page).getByLabel(fields.email, { exact: true }).fill(next);
  await formOf(page).getByRole("button", { name: profile.save, exact: true }).click();
  await expect(formOf(page).getByRole("status").first()).toHaveText(profile.address.asked);
  await expect(section(page, profile.information.heading)).toContainText(profile.address.changing);

  await openAddressLink(page, "nl", next, "change");
  await page.goto(href("profile", "nl"));
  await expect(section(page, profile.information.heading)).toContainText(next);
  await logOut(page, "nl");
  await page.goto(link("login", "nl", { returnTo: href("profile", "nl") }));
  await fillLogin(formOf(page), "nl", next);
  await expect(page).toHaveURL(href("profile", "nl"));
});

test("with script, a changed form is not left without a question", { tag: "@script" }, async ({ page }) => {
  await becomeMember(page, "en");
  await openForm(page, "en", profile.information.modify);
  await scriptRuns(page);
  await formOf(page).getByLabel(fields.phone).fill("+32 3 33 33 33");
  const asked = page.waitForEvent("dialog");
  const click = formOf(page).getByRole("link", { name: profile.cancel }).click();
  const question = await asked;
  expect(question.message()).toBe(profile.unsaved);
  await question.dismiss();
  await click;
  await expect(formOf(page).getByLabel(fields.phone)).toHaveValue("+32 3 33 33 33");
});

test("the password is changed by whoever knows it; sessions elsewhere end", async ({ page, browser }) => {
  const email = await becomeMember(page, "en");
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  await openForm(page, "en", profile.signIn.change);
  const current = formOf(page).getByLabel(profile.signIn.currentPassword);
  await current.fill("not this one");
  await formOf(page).getByLabel(fields.newPassword, { exact: true }).fill("a new and long one");
  await formOf(page).getByLabel(fields.confirmPassword, { exact: true }).fill("a new and long one");
  await formOf(page).getByRole("button", { name: profile.signIn.change }).click();
  await expect(current).toHaveAccessibleDescription(account.errors.wrongPassword);
  await current.fill(password);
  await formOf(page).getByLabel(fields.newPassword, { exact: true }).fill("a new and long one");
  await formOf(page).getByLabel(fields.confirmPassword, { exact: true }).fill("a new and long one");
  await formOf(page).getByRole("button", { name: profile.signIn.change }).click();
  await expect(formOf(page).getByRole("status")).toHaveText(profile.signIn.changed);
  await page.reload();
  await expectSignedIn(page, "en", true);

  // Elsewhere it may be in the middle of a session: the new one is another row, the old rows have ended.
  const other = await elsewhere.newPage();
  await other.goto("/en/profile");
  await expect(other).toHaveURL(link("login", "en", { returnTo: "/en/profile" }));
  await elsewhere.close();

  await logOut(page, "en");
  await page.goto("/en/login");
  await fillLogin(formOf(page), "en", email, "a new and long one");
  await expect(page).toHaveURL("/en");
});

test("a password that is changed where one has just signed up keeps one logged in", async ({ page }) => {
  await becomeMemberOnPages(page, "en");
  // By links alone: the identity client of this document still has the token of the old password.
  await formOf(page).getByRole("link", { name: profile.signIn.change }).click();
  await formOf(page).getByLabel(profile.signIn.currentPassword).fill(password);
  await formOf(page).getByLabel(fields.newPassword, { exact: true }).fill("a new and long one");
  await formOf(page).getByLabel(fields.confirmPassword, { exact: true }).fill("a new and long one");
  await formOf(page).getByRole("button", { name: profile.signIn.change }).click();
  await expect(formOf(page).getByRole("status")).toHaveText(profile.signIn.changed);
  await formOf(page).getByRole("link", { name: profile.information.modify }).click();
  await expect(page).toHaveURL(/edit=information/);
  await page.goto(href("profile", "en"));
  await expect(page).toHaveURL(href("profile", "en"));
});

test(
  "Google's photo comes from the site itself, or initials stand in its place",
  { tag: "@no-script" },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    const comeIn = async (withPhoto: boolean) => {
      await page.goto(link("login", "en", { returnTo: "/en/profile" }));
      await formOf(page).getByRole("button", { name: account.google.continue }).click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("First name").fill("Guy");
      await page.getByLabel("Last name").fill("Claes");
      await page.getByLabel("profile photo").setChecked(withPhoto);
      await page.getByRole("button", { name: "Continue" }).click();
    };
    const email = newEmail();
    const photos = page.locator(".account-link .avatar img, main .avatar img");
    await comeIn(true);
    await formOf(page).getByLabel(fields.titleId).selectOption("2");
    await formOf(page).getByLabel(fields.phone).fill("0470 12 34 56");
    await formOf(page).locator("[name=acceptTermsAndPrivacy]").check();
    await formOf(page).getByRole("button", { name: account.complete.submit }).click();
    await expect(page).toHaveURL("/en/profile");
    await expect(page.locator("main .avatar")).toHaveAttribute("data-initials", "GC");
    await expect(async () => {
      await page.reload();
      await expect(photos).toHaveCount(2, { timeout: 500 });
    }).toPass();
    for (const photo of await photos.all()) {
      await expect(photo).toHaveAttribute("src", /^\/api\/user\/photo\?v=/);
      const address = (await photo.getAttribute("src")) ?? "";
      const answer = await page.request.get(address);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/webp"]);
    }
    expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]));

    await logOut(page, "en");
    await comeIn(false);
    await expect(page).toHaveURL("/en/profile");
    await expect(photos).toHaveCount(0);
    await expect(page.locator("main .avatar")).toHaveAttribute("data-initials", "GC");
  },
);

test("Google is disconnected only once there is a password", { tag: "@no-script" }, async ({ page }) => {
  const email = newEmail();
  await page.goto("/en/login");
  await formOf(page).getByRole("button", { name: account.google.continue }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill("Guy");
  await page.getByLabel("Last name").fill("Claes");
  await page.getByRole("button", { name: "Continue" }).click();
  await formOf(page).getByLabel(fields.titleId).selectOption("2");
  await formOf(page).getByLabel(fields.phone).fill("0470 12 34 56");
  await formOf(page).locator("[name=acceptTermsAndPrivacy]").check();
  await formOf(page).getByRole("button", { name: account.complete.submit }).click();
  await expect(page).toHaveURL("/en/profile");

  await formOf(page).getByRole("button", { name: profile.signIn.disconnect }).click();
  await expect(formOf(page).getByRole("alert")).toHaveText(profile.signIn.lastWayIn);
  await formOf(page).getByRole("button", { name: profile.signIn.set }).click();
  await expect(formOf(page).getByRole("status").first()).toHaveText(profile.signIn.sent);
  await page.goto(await readResetLink(email, "en"));
  await formOf(page).getByLabel(fields.newPassword, { exact: true }).fill(password);
  await formOf(page).getByLabel(fields.confirmPassword, { exact: true }).fill(password);
  await formOf(page).getByRole("button", { name: account.reset.submit }).click();
  await page.goto(link("login", "en", { returnTo: "/en/profile" }));
  await fillLogin(formOf(page), "en", email);
  await formOf(page).getByRole("button", { name: profile.signIn.disconnect }).click();
  await expect(formOf(page).getByRole("status").first()).toHaveText(profile.signIn.disconnected);
  await expect(section(page, profile.signIn.heading)).toContainText(profile.signIn.notConnected);
  await page.reload();
  await expectSignedIn(page, "en", true);
});

test("devices and sign-ins are named; one is logged out, then all at once", async ({ page, browser }) => {
  const email = await becomeMember(page, "en");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link("login", "en", { returnTo: "/en/profile" }));
  await fillLogin(formOf(other), "en", email);
  await expect(section(other, profile.connections.heading).getByRole("listitem")).toHaveCount(2);
  await expect(section(other, profile.connections.heading)).toContainText("Chrom");

  // One of two devices is logged out from the other, by name.
  const devices = section(page, profile.sessions.heading).getByRole("listitem");
  await page.goto("/en/profile");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: profile.sessions.this }).getByRole("button")).toHaveCount(0);
  await devices.getByRole("button", { name: /^Log out Chrom/ }).click();
  await expect(formOf(page).getByRole("status").first()).toHaveText(profile.sessions.ended);
  await expect(devices).toHaveCount(1);
  await other.goto("/en/profile");
  await expect(other).toHaveURL(link("login", "en", { returnTo: "/en/profile" }));
  await fillLogin(formOf(other), "en", email);
  await expect(devices.first()).toBeVisible();

  await page.goto("/en/profile");
  await formOf(page).getByRole("button", { name: profile.connections.everywhere }).click();
  await expect(page).toHaveURL("/en");
  await expectSignedIn(page, "en", false);
  await other.goto("/en/profile");
  await expect(other).toHaveURL(link("login", "en", { returnTo: "/en/profile" }));
  await elsewhere.close();
});

test("my data is taken along as one file", async ({ page }) => {
  const email = await becomeMember(page, "en");
  await page.goto("/en/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    formOf(page).getByRole("button", { name: profile.data.export }).click(),
  ]);
  const stream = await download.createReadStream();
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  expect(JSON.stringify(JSON.parse(text))).toContain(email);
});

test("the account is deleted after a second question, and can't be used again", async ({ page }) => {
  const email = await becomeMember(page, "en");
  await openForm(page, "en", profile.data.delete);
  await expect(formOf(page)).toContainText(profile.data.confirmHeading);
  await formOf(page).getByRole("button", { name: profile.data.confirm }).click();
  await expect(page).toHaveURL(/\/en\/login\?done=deleted$/);
  await expect(formOf(page).getByRole("status")).toHaveText(profile.data.deleted);
  await expectSignedIn(page, "en", false);
  await fillLogin(formOf(page), "en", email);
  await expect(formOf(page).getByRole("alert")).toHaveText(account.errors.wrongCredentials);
});
