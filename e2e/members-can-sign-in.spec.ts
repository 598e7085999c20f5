import { expect } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { languages } from "#app/i18n/languages.ts";
import {
  becomeMember,
  expectSignedIn,
  fillLogin,
  fillProfile,
  fillSignUp,
  formOf,
  link,
  logOut,
  makeAccount,
  newEmail,
  password,
  readResetLink,
  texts,
} from "./account-steps.ts";
import { test } from "./kept-page.ts";

/* The transitions of the specification, section 4, on the pages; the dialog has its own (account-dialog.spec.ts). */

for (const width of [768, 1440, 1920, 2560]) {
  test(`at ${width} px the houses beside the form have their roofs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(href("login", "en"));
    const { width: across, height } = (await page.locator(".account-drawing").boundingBox())!;
    // Four by three, from the highest chimney to the street: of a lower one the sky and the roofs are cut.
    expect(height).toBeGreaterThanOrEqual(across * 0.74);
  });
}

for (const language of languages) {
  const { account } = texts[language];

  test(`in ${language}: sign up, complete the profile, log out, log in again, back where one was`, async ({ page }) => {
    const email = newEmail();
    const there = href("contact", language);
    await page.goto(link("sign-up", language, { returnTo: there }));
    await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(account.signUp.heading);
    await expect(formOf(page).getByText(account.signUp.age)).toBeVisible();
    await fillSignUp(formOf(page), language, email);

    await expect(page).toHaveURL(link("complete-profile", language, { returnTo: there }));
    await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(account.complete.heading);
    await expect(formOf(page).getByLabel(account.fields.email, { exact: true })).toHaveValue(email);
    await expect(formOf(page).getByLabel(account.fields.languageId)).toHaveValue(
      String(languages.indexOf(language) + 1),
    );
    await fillProfile(formOf(page), language);
    await expect(page).toHaveURL(there);
    await expectSignedIn(page, language, true);

    await page.goto(href("profile", language));
    await expect(formOf(page)).toContainText(email);
    await expect(formOf(page)).toContainText("An Peeters");
    await logOut(page, language);
    await expectSignedIn(page, language, false);

    await page.goto(link("login", language, { returnTo: there }));
    await fillLogin(formOf(page), language, email);
    await expect(page).toHaveURL(there);
    await expectSignedIn(page, language, true);
  });

  test(`in ${language}: what is wrong is said at its field, and what was typed is kept`, async ({ page }) => {
    const { errors, fields, signUp, complete } = account;
    await page.goto(href("sign-up", language));
    const form = formOf(page);
    await form.getByLabel(fields.email, { exact: true }).fill("not an address");
    await form.getByLabel(fields.password, { exact: true }).fill("12345678");
    await form.getByLabel(fields.confirmPassword, { exact: true }).fill("something else");
    await form.getByRole("button", { name: signUp.submit, exact: true }).click();
    await expect(form.getByLabel(fields.email, { exact: true })).toHaveAccessibleDescription(
      errors.invalidEmailAddress,
    );
    await expect(form.getByLabel(fields.email, { exact: true })).toHaveValue("not an address");
    await expect(form.getByLabel(fields.confirmPassword, { exact: true })).toHaveAccessibleDescription(
      errors.passwordsDoNotMatch,
    );
    // The summary above names them, and leads to each.
    const named = form.getByRole("alert").getByRole("link");
    await expect(named).toHaveText([fields.email, fields.confirmPassword]);
    await named.last().click();
    await expect(form.getByLabel(fields.confirmPassword, { exact: true })).toBeFocused();

    await fillSignUp(form, language, newEmail());
    await expect(page).toHaveURL(href("complete-profile", language));
    await formOf(page).getByLabel(fields.firstname).fill("Jan");
    await formOf(page).getByLabel(fields.email, { exact: true }).fill("nowhere");
    await formOf(page).getByRole("button", { name: complete.submit }).click();
    const described: [label: string, message: string][] = [
      [fields.titleId, errors.titleRequired],
      [fields.lastname, errors.lastnameRequired],
      [fields.phone, errors.phoneRequired],
      [fields.email, errors.invalidEmail],
    ];
    for (const [label, message] of described) {
      await expect(formOf(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
    }
    await expect(formOf(page).locator("[name=acceptTermsAndPrivacy]")).toHaveAccessibleDescription(
      errors.acceptRequired,
    );
    await expect(formOf(page).getByLabel(fields.firstname)).toHaveValue("Jan");
  });
}

const { account } = texts.en;

test("an address in use, and a password of seven characters, are refused at their fields", async ({
  page,
  request,
}) => {
  const email = await makeAccount(request, "en");
  await page.goto(href("sign-up", "en"));
  await fillSignUp(formOf(page), "en", email);
  const address = formOf(page).getByLabel(account.fields.email, { exact: true });
  await expect(address).toHaveAccessibleDescription("Email is already in use");

  await address.fill(newEmail());
  await formOf(page).getByLabel(account.fields.password, { exact: true }).fill("1234567");
  await formOf(page).getByLabel(account.fields.confirmPassword, { exact: true }).fill("1234567");
  await formOf(page).getByRole("button", { name: account.signUp.submit, exact: true }).click();
  await expect(formOf(page).getByLabel(account.fields.password, { exact: true })).toHaveAccessibleDescription(
    new RegExp(account.errors.passwordTooShort),
  );
});

test("Enter in a field logs in, whatever other buttons the form has", async ({ page, request }) => {
  const email = await makeAccount(request, "en");
  await page.goto(href("login", "en"));
  await formOf(page).getByLabel(account.fields.email, { exact: true }).fill(email);
  await formOf(page).getByLabel(account.fields.password, { exact: true }).fill(password);
  await formOf(page).getByLabel(account.fields.password, { exact: true }).press("Enter");
  await expectSignedIn(page, "en", true);
});

test("a wrong password and an unknown address are told in the same words", async ({ page, request }) => {
  const email = await makeAccount(request, "en");
  for (const tried of [email, newEmail()]) {
    await page.goto(href("login", "en"));
    await fillLogin(formOf(page), "en", tried, "not the password");
    await expect(formOf(page).getByRole("alert")).toHaveText(account.errors.wrongCredentials);
    await expect(formOf(page).getByLabel(account.fields.email, { exact: true })).toHaveValue(tried);
  }
  await expectSignedIn(page, "en", false);
});

test("a forgotten password is replaced by the e-mail's link, once, and every session ends", async ({
  page,
  browser,
}) => {
  const email = await becomeMember(page, "en");
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });

  await page.goto(href("login", "en"));
  await expect(page).toHaveURL("/en"); // Signed in already.
  await logOut(page, "en");
  await page.goto(href("forgot-password", "en"));
  const form = formOf(page);
  await form.getByLabel(account.fields.email).fill("nobody");
  await form.getByRole("button", { name: account.forgot.submit }).click();
  await expect(form.getByLabel(account.fields.email)).toHaveAccessibleDescription("Invalid email");
  await form.getByLabel(account.fields.email).fill(email);
  await form.getByRole("button", { name: account.forgot.submit }).click();
  await expect(form.getByText("Check your email inbox for instructions to reset your password.")).toBeVisible();

  const reset = await readResetLink(email, "en");
  await page.goto(`${reset}&lang=nl`);
  await expect(page).toHaveURL(/^[^?]*\/nl\/nieuw-wachtwoord\?oobCode=[^&]*$/);
  await page.goto(reset);
  await expect(formOf(page)).toContainText(email);
  // What is wrong is said at its field, and the link is still good.
  const fillNew = async (chosen: string, again: string) => {
    await formOf(page).getByLabel(account.fields.newPassword, { exact: true }).fill(chosen);
    await formOf(page).getByLabel(account.fields.confirmPassword, { exact: true }).fill(again);
    await formOf(page).getByRole("button", { name: account.reset.submit }).click();
  };
  await fillNew("another good one", "another bad one");
  await expect(formOf(page).getByLabel(account.fields.confirmPassword, { exact: true })).toHaveAccessibleDescription(
    "Passwords do not match",
  );
  await fillNew("1234567", "1234567");
  await expect(formOf(page).getByLabel(account.fields.newPassword, { exact: true })).toHaveAccessibleDescription(
    new RegExp(account.errors.passwordTooShort),
  );
  await page.reload();
  await expect(formOf(page)).toContainText(email);
  await formOf(page).getByLabel(account.fields.newPassword, { exact: true }).fill("another good one");
  await formOf(page).getByLabel(account.fields.confirmPassword, { exact: true }).fill("another good one");
  await formOf(page).getByRole("button", { name: account.reset.submit }).click();
  await expect(formOf(page)).toContainText(account.reset.done);

  await page.goto(reset);
  await expect(formOf(page).getByRole("alert")).toHaveText(account.errors.invalidCode);

  const other = await elsewhere.newPage();
  await other.goto(href("profile", "en"));
  await expect(other).toHaveURL(link("login", "en", { returnTo: "/en/profile" }));
  await elsewhere.close();

  await page.goto(href("login", "en"));
  await fillLogin(formOf(page), "en", email, password);
  await expect(formOf(page).getByRole("alert")).toHaveText(account.errors.wrongCredentials);
  await fillLogin(formOf(page), "en", email, "another good one");
  // The link has proven the address for the first time: what was there before may have been somebody else's.
  await expect(page).toHaveURL(href("complete-profile", "en"));
});

test("the page for a new password says what it needs when there is no link", async ({ page }) => {
  await page.goto(href("reset-password", "en"));
  await expect(formOf(page).getByRole("alert")).toHaveText(account.errors.noCode);
  await formOf(page).getByRole("link", { name: account.reset.again }).click();
  await expect(page).toHaveURL(href("forgot-password", "en"));
});

test("an address that somebody else has never heard of is answered like any other", async ({ page }) => {
  await page.goto(href("forgot-password", "en"));
  await formOf(page).getByLabel(account.fields.email).fill(newEmail());
  await formOf(page).getByRole("button", { name: account.forgot.submit }).click();
  await expect(formOf(page).getByText(account.forgot.sent)).toBeVisible();
});

test("nobody is sent to another site after logging in", async ({ page }) => {
  const email = await becomeMember(page, "en");
  for (const returnTo of ["//evil.example", "/\\evil.example", "https://evil.example/en"]) {
    await logOut(page, "en");
    await page.goto(link("login", "en", { returnTo }));
    await fillLogin(formOf(page), "en", email);
    await expect(page).toHaveURL("/en");
  }
});

test("whoever turns to another language on the way comes back in it", async ({ page, request }) => {
  const email = await makeAccount(request, "en");
  await page.goto(link("login", "en", { returnTo: "/en/to-let/office/brussels?surface=100-" }));
  await page.locator("header").getByRole("link", { name: "FR" }).first().click();
  await expect(page).toHaveURL(/\/fr\/connexion\?/);
  await fillLogin(formOf(page), "fr", email);
  await expect(page).toHaveURL("/fr/a-louer/bureau/bruxelles?surface=100-");
});

test("without script, Google is reached by way of the server", { tag: "@no-script" }, async ({ page }) => {
  const there = "/en/to-let/office";
  await page.goto(link("login", "en", { returnTo: there }));
  await formOf(page).getByRole("button", { name: account.google.continue }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/en\/login\?/);
  await expect(formOf(page).getByRole("alert")).toHaveText(account.errors.googleCancelled);

  await formOf(page).getByRole("button", { name: account.google.continue }).click();
  const email = newEmail();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill("Zoé");
  await page.getByLabel("Last name").fill("Van den Bossche");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(link("complete-profile", "en", { returnTo: there }));
  // What Google gave fills the form.
  await expect(formOf(page).getByLabel(account.fields.email, { exact: true })).toHaveValue(email);
  await expect(formOf(page).getByLabel(account.fields.firstname)).toHaveValue("Zoé");
  await expect(formOf(page).getByLabel(account.fields.lastname)).toHaveValue("Van den Bossche");
  await formOf(page).getByLabel(account.fields.titleId).selectOption("2");
  await formOf(page).getByLabel(account.fields.phone).fill("+352 12 34 56");
  await formOf(page).locator("[name=acceptTermsAndPrivacy]").check();
  await formOf(page).getByRole("button", { name: account.complete.submit }).click();
  await expect(page).toHaveURL(there);
});

test("the profile asks a stranger to log in, and then shows itself", async ({ page, request }) => {
  const email = await makeAccount(request, "en");
  await page.goto(href("profile", "en"));
  await expect(page).toHaveURL(link("login", "en", { returnTo: "/en/profile" }));
  await fillLogin(formOf(page), "en", email);
  await expect(page).toHaveURL("/en/profile");
});

test(
  "the address that was typed to log in is there where the password is forgotten, and back, in no address",
  { tag: "@no-script" },
  async ({ page }) => {
    await page.goto(href("login", "en"));
    const address = formOf(page).getByLabel(account.fields.email, { exact: true });
    const typed = newEmail();
    await address.fill(typed);
    await formOf(page).getByLabel(account.fields.password, { exact: true }).fill("not to be carried");
    for (const [turn, there] of [
      [account.login.forgot, "forgot-password"],
      [account.forgot.login, "login"],
      [account.login.signUp, "sign-up"],
      [account.signUp.login, "login"],
    ] as const) {
      await formOf(page).getByRole("button", { name: turn, exact: true }).click();
      await expect(page).toHaveURL(href(there, "en"));
      await expect(address).toHaveValue(typed);
      await expect(formOf(page).getByRole("alert")).toHaveCount(0);
    }
    await expect(formOf(page).getByLabel(account.fields.password, { exact: true })).toHaveValue("");
  },
);

for (const [name, texted] of [
  ["login", "login"],
  ["sign-up", "signUp"],
  ["forgot-password", "forgot"],
] as const) {
  test(`the whole form of ${name} is on the first screen of a small phone, and what an account gives below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const language of languages) {
      await page.goto(href(name, language));
      const { submit } = texts[language].account[texted];
      // Below the question about cookies, which is asked once.
      const { y } = (await page.locator("header").first().boundingBox())!;
      const button = (await formOf(page).getByRole("button", { name: submit, exact: true }).boundingBox())!;
      expect(button.y + button.height - y).toBeLessThanOrEqual(780);
      const gives = page.getByRole("region", { name: texts[language].account.gives.heading });
      expect((await gives.boundingBox())!.y).toBeGreaterThan(button.y);
    }
  });
}
