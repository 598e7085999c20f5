import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import {
  becomeMember,
  expectSignedIn,
  fillLogin,
  fillProfile,
  fillSignUp,
  formOf,
  link,
  makeAccount,
  newEmail,
  texts,
} from "./account-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";

/* The account dialog (specification, sections 2 and 4; decisions, section 4). */

const { account } = texts.en;
const dialog = (page: Page) => page.getByRole("dialog");
const search = "/en/to-let/office?surface=100-&page=2";

test("without script, the dialog's address leads to the page of that name", { tag: "@no-script" }, async ({ page }) => {
  await page.goto(search);
  await page.locator("header .account-link").click();
  await expect(page).toHaveURL(link("login", "en", { returnTo: search }));
  await page.goto(`${search}&account=sign-up`);
  await expect(page).toHaveURL(link("sign-up", "en", { returnTo: search }));
  await expect(formOf(page).getByLabel(account.fields.confirmPassword)).toBeVisible();
});

test.describe("with script", { tag: "@script" }, () => {
  /** Clicked before script runs, the link would lead to its page. */
  async function openLogin(page: Page) {
    if (!page.url().endsWith(search)) await page.goto(search);
    await scriptRuns(page);
    await page.locator("header .account-link").click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(`${search}&account=login`);
    await expect(dialog(page).getByLabel(account.fields.password)).toBeVisible();
  }

  test("it opens over the page, Back closes it, and the focus comes back", async ({ page }) => {
    const asked: string[] = [];
    await openLogin(page);
    page.on("request", (request) => asked.push(request.url()));
    await expect(dialog(page)).toHaveAccessibleName(account.login.heading);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
    expect(asked.filter((url) => url.includes(".data"))).toEqual([]);

    await openLogin(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
    await expect(page.locator("header .account-link")).toBeFocused();

    await openLogin(page);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);

    await openLogin(page);
    await dialog(page).getByRole("button", { name: texts.en.shell.accountDialog.close }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
  });

  test("closed twice at once, or by the browser alone, it leads to the page beneath it", async ({ page }) => {
    await page.goto("/en/insights");
    await openLogin(page);
    await dialog(page).evaluate((element) => {
      for (const key of ["Escape", "Escape"])
        element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);

    await openLogin(page);
    await dialog(page).evaluate((element: HTMLDialogElement) => element.close());
    await expect(page).toHaveURL(search);
    await openLogin(page);
  });

  test("Back is not gone twice by an Escape before the page has followed, and Forward opens it again", async ({
    page,
  }) => {
    await page.goto("/en/insights");
    await openLogin(page);
    // As soon as the address has changed, before React shows it.
    await page.evaluate(() => {
      const onTravel = () =>
        document.querySelector("dialog")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      addEventListener("popstate", onTravel, { once: true, capture: true });
      history.back();
    });
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);

    await openLogin(page);
    await dialog(page).evaluate((element: HTMLDialogElement) => {
      addEventListener("popstate", () => history.forward(), { once: true, capture: true });
      element.close();
    });
    await expect(page).toHaveURL(`${search}&account=login`);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
  });

  test("nor by an Escape before the address has changed", async ({ page }) => {
    await page.goto("/en/insights");
    await openLogin(page);
    await page.evaluate(() => {
      history.back();
      document.querySelector("dialog")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
    // Closed as ever, it opens again.
    await openLogin(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
  });

  test.describe("when what it is made of can't be had", () => {
    test.use({ hasOwnPage: true });

    test("the page of that name takes over, and Back leads to the page beneath", async ({ page }) => {
      await page.route(/dialog-view/, (route) => route.abort());
      await page.goto(search);
      await scriptRuns(page);
      await page.locator("header .account-link").click();
      await expect(page).toHaveURL(link("login", "en", { returnTo: search }));
      await expect(formOf(page).getByLabel(account.fields.password)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(search);
    });

    test("without a network the page stays and says so, and the forms come once there is one", async ({ page }) => {
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(search);
      await scriptRuns(page);
      const said = await heading.textContent();
      for (const end of ["closed", "online"]) {
        await page.context().setOffline(true);
        await page.locator("header .account-link").click();
        await expect(dialog(page).getByRole("alert")).toHaveText(texts.en.shell.accountDialog.offline);
        await expect(dialog(page)).toHaveAccessibleName(texts.en.shell.account.login);
        await expect(heading).toHaveText(said!);
        if (end === "closed") {
          await dialog(page).getByRole("button", { name: texts.en.shell.accountDialog.close }).click();
          await expect(dialog(page)).toHaveCount(0);
          await expect(page).toHaveURL(search);
        }
        await page.context().setOffline(false);
      }
      await expect(dialog(page).getByLabel(account.fields.password)).toBeVisible();
      await expect(dialog(page)).toHaveAccessibleName(account.login.heading);
    });
  });

  test("the focus stays inside", async ({ page }) => {
    await openLogin(page);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName);
      // The browser's own bars come between the last and the first; the page never.
      const isOnPage = await page.evaluate(() => Boolean(document.activeElement?.closest("header, main, footer")));
      expect(isOnPage && where !== "DIALOG").toBe(false);
    }
  });

  test("its views lead to each other, and Back leaves them all", async ({ page }) => {
    await openLogin(page);
    await dialog(page).getByRole("link", { name: account.login.forgot }).click();
    await expect(dialog(page)).toContainText(account.forgot.prompt);
    await expect(page).toHaveURL(`${search}&account=forgot-password`);
    await dialog(page).getByRole("link", { name: account.forgot.login }).click();
    await dialog(page).getByRole("link", { name: account.login.signUp }).click();
    await expect(dialog(page).getByLabel(account.fields.confirmPassword)).toBeVisible();
    await dialog(page).getByRole("link", { name: account.signUp.login, exact: true }).click();
    await expect(dialog(page).getByRole("link", { name: account.login.forgot })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(search);
  });

  /** Signs up in the dialog, which then asks for the profile. */
  async function signUpHere(page: Page) {
    await page.goto(`${search}&account=sign-up`);
    await fillSignUp(dialog(page), "en", newEmail());
    await expect(dialog(page)).toContainText(account.complete.subtitle);
  }

  test("the profile is asked for until it is there: neither Back nor another page gets rid of it", async ({ page }) => {
    await openLogin(page);
    await dialog(page).getByRole("link", { name: account.login.signUp }).click();
    await fillSignUp(dialog(page), "en", newEmail());
    const lastname = dialog(page).getByLabel(account.fields.lastname, { exact: true });
    await expect(lastname).toBeVisible();
    await expect(page).toHaveURL(`${search}&account=complete-profile`);
    await lastname.fill("Peeters");
    await page.goBack();
    await expect(page).toHaveURL(search);
    await expect(lastname).toHaveValue("Peeters");
    await dialog(page).evaluate((element: HTMLDialogElement) => element.close());
    await expect(dialog(page)).toBeVisible();
    await expect(lastname).toHaveValue("Peeters");

    await page.goto("/en/insights");
    await expect(lastname).toBeVisible();
    // What it asks to accept can be read, and there is a way out.
    for (const readable of ["termsofuse", "privacy"] as const) {
      await page.goto(href(readable, "en"));
      await scriptRuns(page);
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.goto("/en/to-let");
    await dialog(page).getByRole("button", { name: texts.en.shell.account.logout, exact: true }).click();
    await expect(page).toHaveURL("/en");
    await expect(dialog(page)).toHaveCount(0);
    await expectSignedIn(page, "en", false);
  });

  test("the profile's button is in sight on a screen of common height", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await signUpHere(page);
    const button = dialog(page).getByRole("button", { name: account.complete.submit });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole("button", { name: texts.en.shell.account.logout })).toBeInViewport({
      ratio: 1,
    });
  });

  test("what is put right is no longer called wrong", async ({ page }) => {
    await signUpHere(page);
    const { fields, errors, complete } = account;
    await dialog(page).getByRole("button", { name: complete.submit }).click();
    const lastname = dialog(page).getByLabel(fields.lastname, { exact: true });
    await expect(lastname).toHaveAccessibleDescription(errors.lastnameRequired);
    await lastname.fill("Peeters");
    await expect(lastname).toHaveAccessibleDescription("");
    await expect(lastname).toHaveValue("Peeters");
    await expect(dialog(page).getByLabel(fields.phone)).toHaveAccessibleDescription(errors.phoneRequired);
    await dialog(page).getByLabel(fields.titleId).selectOption("1");
    await dialog(page).getByLabel(fields.phone).fill("+32 2 123 45 67");
    await dialog(page).locator("[name=acceptTermsAndPrivacy]").check();
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  });

  test("a password that everybody has is refused, and told why", async ({ page }) => {
    await page.goto(`${search}&account=sign-up`);
    const { fields, errors, signUp } = account;
    await dialog(page).getByLabel(fields.email, { exact: true }).fill(newEmail());
    await dialog(page).getByLabel(fields.password, { exact: true }).fill("password");
    await dialog(page).getByLabel(fields.confirmPassword, { exact: true }).fill("password");
    await dialog(page).getByRole("button", { name: signUp.submit, exact: true }).click();
    await expect(dialog(page).getByLabel(fields.password, { exact: true })).toHaveAccessibleDescription(
      new RegExp(errors.passwordTooCommon),
    );
    await expectSignedIn(page, "en", false);
  });

  test("sign up, then the profile, which can't be dismissed; completing it closes the dialog at the top", async ({
    page,
  }) => {
    await openLogin(page);
    await dialog(page).getByRole("link", { name: account.login.signUp }).click();
    // Both forms ask for the address: filled any sooner, it would be that of the one that goes.
    await expect(dialog(page).getByLabel(account.fields.confirmPassword, { exact: true })).toBeVisible();
    await fillSignUp(dialog(page), "en", newEmail());
    await expect(dialog(page)).toContainText(account.complete.subtitle);
    for (const attempt of ["Escape", "Escape", "outside"]) {
      if (attempt === "outside") await page.mouse.click(5, 5);
      else await page.keyboard.press(attempt);
    }
    await expect(dialog(page).getByLabel(account.fields.lastname, { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: texts.en.shell.accountDialog.close })).toHaveCount(0);

    await dialog(page).getByRole("button", { name: account.complete.submit }).click();
    await expect(dialog(page).getByLabel(account.fields.phone)).toHaveAccessibleDescription("Phone number is required");
    await fillProfile(dialog(page), "en");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
    await expectSignedIn(page, "en", true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("logging in closes it, and nothing of the page is lost", async ({ page, request }) => {
    const email = await makeAccount(request, "en");
    await openLogin(page);
    await fillLogin(dialog(page), "en", email, "not the password");
    await expect(dialog(page).getByRole("alert")).toHaveText(account.errors.wrongCredentials);
    await fillLogin(dialog(page), "en", email);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(search);
    await expectSignedIn(page, "en", true);
    await page.reload();
    await expectSignedIn(page, "en", true);
  });

  test("a forgotten password: the e-mail is confirmed in place", async ({ page }) => {
    await page.goto(`${search}&account=forgot-password`);
    await dialog(page).getByLabel(account.fields.email).fill(newEmail());
    await dialog(page).getByRole("button", { name: account.forgot.submit }).click();
    await expect(dialog(page)).toContainText(account.forgot.sent);
  });

  test("what fails without a reason is told in the form, and what was typed stays", async ({ page }) => {
    const failed = "Something went wrong. Please try again later.";
    await page.goto(`${search}&account=forgot-password`);
    const address = dialog(page).getByLabel(account.fields.email);
    const email = newEmail();
    for (const fail of ["connection", "server"] as const) {
      await page.route("**/en/forgot-password*", (route) =>
        fail === "connection" ? route.abort() : route.fulfill({ status: 500, body: "Internal Server Error" }),
      );
      await address.fill(email);
      await dialog(page).getByRole("button", { name: account.forgot.submit }).click();
      await expect(dialog(page).getByRole("alert")).toHaveText(failed);
      await expect(address).toHaveValue(email);
      await page.unroute("**/en/forgot-password*");
    }

    await page.goto(`${search}&account=sign-up`);
    await fillSignUp(dialog(page), "en", newEmail());
    await expect(dialog(page)).toContainText(account.complete.subtitle);
    await page.route("**/api/user/complete-profile", (route) => route.abort());
    await fillProfile(dialog(page), "en");
    await expect(dialog(page).getByRole("alert")).toHaveText(failed);
    await expect(dialog(page).getByLabel(account.fields.phone)).toHaveValue("+32 2 123 45 67");
  });

  test("a service that can't be reached is told, and what was typed is kept", async ({ page }) => {
    await openLogin(page);
    await page.route("**/identitytoolkit.googleapis.com/**", (route) => route.abort());
    const email = newEmail();
    await fillLogin(dialog(page), "en", email);
    await expect(dialog(page).getByRole("alert")).toHaveText(account.errors.unreachable);
    await expect(dialog(page).getByLabel(account.fields.email, { exact: true })).toHaveValue(email);
  });

  test("the identity client is not loaded until it opens", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(search);
    await scriptRuns(page);
    expect(scripts.filter((url) => /identity/.test(url))).toEqual([]);
    await openLogin(page);
    await expect.poll(() => scripts.filter((url) => /identity/.test(url)).length).toBeGreaterThan(0);
  });

  test("whoever is signed in is not asked again", async ({ page }) => {
    await becomeMember(page, "en");
    await page.goto(`${search}&account=login`);
    await expect(page).toHaveURL(search);
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(href("login", "en"));
    await expect(page).toHaveURL("/en");
  });
});
