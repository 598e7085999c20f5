import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
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
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

/* Saved searches: from results, from nothing found, from a listing; and what can be done with them. */

const results = "/en/to-let/office/brussels?surface=250-&order=oldest";
const words = /^Offices to let in Brussels, from 250\sm²$/;
const { strategies, savedSearches, account } = texts.en;

const saveButton = (page: Page, language: Language = "en") =>
  formOf(page).getByRole("button", { name: texts[language].strategies.save.this });
const weekly = (within: Locator) =>
  // Chosen before, it is folded away.
  within.getByRole("radio", { name: strategies.frequency.weekly, exact: true, includeHidden: true });
const items = (page: Page) => formOf(page).locator(".strategy");
const openList = (page: Page, language: Language = "en") => page.goto(href("my-saved-searches", language));

/** What is to be saved stands in words above everything that is to be filled in, with how often one wants to hear of it. */
async function expectWishFirst(within: Locator, chosen?: string) {
  const wish = within.locator(".save-wish");
  await expect(wish.getByText(words)).toBeVisible();
  const choices = wish.getByRole("group", { name: strategies.frequency.ask });
  // What was chosen on the page before stands in a line, and can be changed.
  if (chosen === undefined) await expect(choices).toBeVisible();
  else {
    await expect(choices).toBeHidden();
    await expect(wish.locator("summary")).toContainText(
      new RegExp(`250\\sm²\\s·\\s${chosen}\\s${account.changeWish}$`),
    );
    expect((await wish.boundingBox())!.height).toBeLessThan(100);
  }
  const [{ y, height }, field] = [
    (await wish.boundingBox())!,
    await within.locator("input.input").first().boundingBox(),
  ];
  expect(y + height).toBeLessThanOrEqual(field!.y);
}

for (const language of languages) {
  test(`in ${language}: how often one wants to hear of a search fits beside the form at any width`, async ({
    page,
  }) => {
    await page.goto(href("to-let", language, { type: { en: "office", fr: "bureau", nl: "kantoor" }[language] }));
    await saveButton(page, language).click();
    const wish = page.locator(".save-wish");
    await expect(wish).toBeVisible();
    for (const width of [320, 480, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = () =>
        wish.evaluate((element) => {
          const around = element.closest("dialog") ?? document.documentElement;
          const { right } = element.getBoundingClientRect();
          const ends = Array.from(element.querySelectorAll("label"), (each) => each.getBoundingClientRect().right);
          return Math.max(around.scrollWidth - around.clientWidth, ...ends.map((end) => end - right));
        });
      await expect.poll(tooWide, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

/** Saves the search of an address, and waits until the page says so. */
async function save(page: Page, address: string) {
  await page.goto(address);
  await saveButton(page).click();
  await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
}

for (const language of languages) {
  test(`in ${language}: a member saves a search, finds it in the list and runs it`, async ({ page }) => {
    const { strategies, savedSearches } = texts[language];
    await becomeMember(page, language);
    await openList(page, language);
    await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(strategies.heading);
    await expect(formOf(page).getByText(savedSearches.empty.title)).toBeVisible();
    await formOf(page).getByRole("link", { name: savedSearches.empty.search }).click();
    await expect(page).toHaveURL(href("search", language));

    await page.goto(href("to-let", language, { type: { en: "office", fr: "bureau", nl: "kantoor" }[language] }));
    await saveButton(page, language).click();
    await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
    await formOf(page).getByRole("link", { name: strategies.notice.all }).click();
    await expect(page).toHaveURL(href("my-saved-searches", language));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(items(page)).toHaveCount(1);
    await items(page).getByRole("button", { name: savedSearches.run_other }).click();
    await expect(page).toHaveURL(
      href("to-let", language, { type: { en: "office", fr: "bureau", nl: "kantoor" }[language] }),
    );
    // It is known to be saved.
    await expect(formOf(page).getByRole("button", { name: strategies.save.done })).toBeVisible();
    await expect(saveButton(page, language)).toHaveCount(0);
  });
}

test("a search is named, its e-mails are chosen, it is deleted and had back", async ({ page }) => {
  await becomeMember(page, "en");
  await save(page, results);
  await openList(page);
  const [item] = [items(page).first()];
  await expect(item.getByRole("heading")).toHaveText(words);
  await expect(item).toContainText(/\d+ propert(?:y|ies) now/);

  await item.getByText(savedSearches.item.rename, { exact: true }).click();
  await item.getByRole("textbox", { name: savedSearches.item.name }).fill("Our next office");
  await item.getByRole("button", { name: savedSearches.item.saveName }).click();
  await expect(item.getByRole("heading")).toHaveText("Our next office");
  await expect(item.getByText(words)).toBeVisible();
  await expect(item.getByRole("status").filter({ hasText: savedSearches.item.changed })).toBeVisible();

  const choice = (name: string) => item.getByRole("button", { name, exact: true });
  // E-mails are refused so far: nothing is sent, whatever rhythm a search begins with.
  await expect(choice(savedSearches.frequency.off)).toHaveAttribute("aria-pressed", "true");
  await choice(savedSearches.frequency.weekly).click();
  await expect(choice(savedSearches.frequency.weekly)).toHaveAttribute("aria-pressed", "true");
  await expect(choice(savedSearches.frequency.off)).toHaveAttribute("aria-pressed", "false");
  await openList(page);
  await expect(choice(savedSearches.frequency.weekly)).toHaveAttribute("aria-pressed", "true");

  await item.getByRole("button", { name: "Delete Our next office" }).click();
  await expect(items(page)).toHaveCount(0);
  await expect(formOf(page).getByText("“Our next office” has been deleted.")).toBeVisible();
  await formOf(page).getByRole("button", { name: savedSearches.notice.undo }).click();
  await expect(formOf(page).getByText(savedSearches.notice.restored)).toBeVisible();
  await expect(item.getByRole("heading")).toHaveText("Our next office");
  await expect(choice(savedSearches.frequency.weekly)).toHaveAttribute("aria-pressed", "true");
});

test("e-mails are off for whom has refused them, and a frequency turns them on where the search is saved", async ({
  page,
}) => {
  const { frequency, notice } = strategies;
  await becomeMember(page, "en");
  await save(page, results);
  const said = formOf(page).locator(".save-search-said");
  const choice = (name: string) => said.getByRole("button", { name, exact: true });
  await expect(said.getByText(frequency.ask)).toBeVisible();
  await expect(said).toContainText(account.fields.receiveEmailsForReverseMatching);
  await expect(choice(frequency.off)).toHaveAttribute("aria-pressed", "true");
  await openList(page);
  await expect(formOf(page).getByText(savedSearches.frequency.refused)).toBeVisible();

  await page.goto(`${results}&saved=known`);
  await choice(frequency.weekly).click();
  await expect(said).toContainText(notice.alerts);
  await expect(choice(frequency.weekly)).toHaveAttribute("aria-pressed", "true");
  await expect(said).not.toContainText(account.fields.receiveEmailsForReverseMatching);

  await openList(page);
  await expect(formOf(page).getByText(savedSearches.frequency.refused)).toHaveCount(0);
  const weekly = items(page).first().getByRole("button", { name: savedSearches.frequency.weekly, exact: true });
  await expect(weekly).toHaveAttribute("aria-pressed", "true");
  const consent = formOf(page).getByLabel(account.fields.receiveEmailsForReverseMatching);
  await page.goto(link("profile", "en", { edit: "emails" }));
  await expect(consent).toBeChecked();

  // Refused again, a rhythm chosen in the list turns them on as well.
  await consent.uncheck();
  const emails = page.locator("form").filter({ has: page.locator("[name=receiveEmailsForReverseMatching]") });
  await emails.getByRole("button").last().click();
  await expect(page).not.toHaveURL(/edit=emails/);
  await openList(page);
  await expect(formOf(page).getByText(savedSearches.frequency.refused)).toBeVisible();
  await weekly.click();
  await expect(formOf(page).getByText(savedSearches.frequency.refused)).toHaveCount(0);
  await page.goto(link("profile", "en", { edit: "emails" }));
  await expect(consent).toBeChecked();
});

test("a saved search is edited on the results page, and taken off there and had back", async ({ page }) => {
  await becomeMember(page, "en");
  await save(page, results);
  await openList(page);
  await items(page).getByRole("link", { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/en\/to-let\/office\/brussels\?surface=250-&order=oldest&strategy=/);
  await expect(formOf(page).getByText(/^You are editing the saved search/)).toBeVisible();
  // A filter keeps what is edited.
  await formOf(page)
    .getByRole("link", { name: /^Remove.*250/ })
    .click();
  await expect(page).toHaveURL(/\/brussels\?order=oldest&strategy=/);
  await formOf(page).getByRole("button", { name: strategies.edit.submit }).click();
  await expect(page).toHaveURL(/\/en\/my-saved-searches\?done=updated/);
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).getByRole("heading")).toHaveText("Offices to let in Brussels");

  await page.goto("/en/to-let/office/brussels");
  await formOf(page).getByRole("button", { name: strategies.save.done }).click();
  await expect(formOf(page).getByText(strategies.notice.removed)).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
  await formOf(page).getByRole("button", { name: strategies.notice.undo }).click();
  await expect(formOf(page).getByText(strategies.notice.restored)).toBeVisible();
  await openList(page);
  await expect(items(page)).toHaveCount(1);
});

test("an equal search is not saved twice, whatever its language and order", async ({ page }) => {
  await becomeMember(page, "en");
  await save(page, results);
  for (const same of [
    "/en/to-let/office/brussels?surface=250",
    "/fr/a-louer/bureau/bruxelles?surface=250-&display=map",
  ]) {
    await page.goto(same);
    const language = same.startsWith("/fr") ? "fr" : "en";
    await expect(formOf(page).getByRole("button", { name: texts[language].strategies.save.done })).toBeVisible();
  }
  await openList(page, "fr");
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).getByRole("heading")).toHaveText(/^Bureaux à louer à Bruxelles, à partir de 250\sm²$/);
});

test("a search that finds nothing can be saved, one for a place that nobody knows can't", async ({ page }) => {
  await becomeMember(page, "en");
  await save(page, "/en/to-let/office?surface=900000-");
  await openList(page);
  await expect(items(page)).toContainText(savedSearches.none);
  await page.goto("/en/search?location=nowhere-at-all");
  await expect(saveButton(page)).toHaveCount(0);
});

test("a listing gives a search for places like it, which finds that listing", async ({ page }) => {
  await becomeMember(page, "en");
  await page.goto("/en/to-let/office/brussels");
  const card = formOf(page).getByRole("article").first().getByRole("link").first();
  const listing = new URL((await card.getAttribute("href"))!, page.url()).pathname;
  await page.goto(listing);
  const like = formOf(page).locator(".similar-alert");
  await like.getByRole("button", { name: strategies.alert.submit }).click();
  await expect(like.getByText(strategies.notice.saved)).toBeVisible();
  await openList(page);
  await items(page)
    .getByRole("button", { name: /^Show the propert/ })
    .click();
  await expect(formOf(page).locator(`.card a[href="${listing}"]`).first()).toBeVisible();
});

test("who is signed out signs up on the way, and finds the search saved", { tag: "@no-script" }, async ({ page }) => {
  await page.goto(results);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/en\/login\?/);
  await expect(formOf(page).getByText(account.toSave)).toBeVisible();
  // Which form it is to be is found out in front of it: neither the address nor the choice is lost.
  const field = (label: string) => formOf(page).getByLabel(label, { exact: true });
  const address = newEmail();
  await weekly(formOf(page)).check();
  await field(account.fields.email).fill(address);
  await field(account.fields.password).fill("not to be carried");
  for (const [turn, there] of [
    [account.login.signUp, /\/en\/sign-up\?returnTo=[^&]*$/],
    [account.signUp.login, /\/en\/login\?returnTo=[^&]*$/],
    [account.login.signUp, /\/en\/sign-up\?returnTo=[^&]*$/],
  ] as const) {
    await formOf(page).getByRole("button", { name: turn, exact: true }).click();
    await expect(page).toHaveURL(there);
    await expect(field(account.fields.email)).toHaveValue(address);
    await expect(field(account.fields.password)).toHaveValue("");
    await expect(formOf(page).getByRole("alert")).toHaveCount(0);
    await expect(weekly(formOf(page))).toBeChecked();
  }
  await expect(formOf(page).getByText(account.toSave)).toBeVisible();
  await expectWishFirst(formOf(page), strategies.frequency.weekly);
  // A form that comes back with what is wrong still knows what is to be saved, and how often one wants to hear of it.
  await fillSignUp(formOf(page), "en", "nobody");
  await expect(formOf(page).getByText(account.errors.invalidEmailAddress)).toBeVisible();
  await expect(formOf(page).getByText(account.toSave)).toBeVisible();
  await expect(weekly(formOf(page))).toBeChecked();
  await fillSignUp(formOf(page), "en", newEmail());
  await expect(page).toHaveURL(/\/en\/profile\/complete\?/);
  await expect(weekly(formOf(page))).toBeChecked();
  await expectWishFirst(formOf(page), strategies.frequency.weekly);
  await formOf(page).locator(".save-wish summary").click();
  await expect(formOf(page).getByRole("group", { name: strategies.frequency.ask })).toBeVisible();
  // E-mails have been asked for already.
  await expect(formOf(page).getByLabel(account.fields.receiveEmailsForReverseMatching)).toHaveCount(0);
  await fillProfile(formOf(page), "en");
  await expect(page).toHaveURL(`${results}&saved=saved`);
  await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
  const chosen = formOf(page).locator(".save-search-said [aria-pressed=true]");
  await expect(chosen).toHaveText(strategies.frequency.weekly);
  // In one piece, the current one filled: as where it was chosen.
  await expect(chosen).toHaveCSS("border-top-width", "0px");
  const colours = await chosen.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { filled: backgroundColor, ink: getComputedStyle(document.body).color, words: color };
  });
  expect(colours.filled).toBe(colours.ink);
  expect(colours.words).not.toBe(colours.ink);
  await openList(page);
  await expect(items(page)).toHaveCount(1);
});

test("how often one wants to hear of a search goes along to Google", { tag: "@no-script" }, async ({ page }) => {
  await page.goto(results);
  await saveButton(page).click();
  await weekly(formOf(page)).check();
  // Enter sends the form itself.
  await formOf(page).getByLabel(account.fields.email, { exact: true }).press("Enter");
  await expect(formOf(page).getByText(account.errors.emailRequired)).toBeVisible();
  await formOf(page).getByRole("button", { name: account.google.continue }).click();
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByLabel("First name").fill("Zoé");
  await page.getByLabel("Last name").fill("Van den Bossche");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/en\/profile\/complete\?/);
  await expect(weekly(formOf(page))).toBeChecked();
});

test.describe("with script, who is signed out", { tag: "@script" }, () => {
  const dialog = (page: Page) => page.getByRole("dialog");

  /** Pressed before script runs, the button would lead to the login page. */
  async function askToSave(page: Page) {
    await page.goto(results);
    await scriptRuns(page);
    await saveButton(page).click();
    await expect(dialog(page)).toBeVisible();
  }

  test("signs up in the dialog, and the search is saved without leaving the page", async ({ page }) => {
    await askToSave(page);
    await expect(dialog(page).getByText(account.toSave)).toBeVisible();
    await dialog(page).getByRole("link", { name: account.login.signUp }).click();
    await expect(dialog(page).getByText(account.toSave)).toBeVisible();
    await expectWishFirst(dialog(page));
    await weekly(dialog(page)).check();
    await fillSignUp(dialog(page), "en", newEmail());
    await expect(weekly(dialog(page))).toBeChecked();
    await fillProfile(dialog(page), "en");
    await expect(dialog(page)).toHaveCount(0);
    await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
    await expect(formOf(page).locator(".save-search-said [aria-pressed=true]")).toHaveText(strategies.frequency.weekly);
    await expect(page).toHaveURL(results);
    await expectSignedIn(page, "en", true);
    await openList(page);
    await expect(items(page)).toHaveCount(1);
  });

  test("saves it also where the page was loaded anew before the profile, or in another language, and says so", async ({
    page,
  }) => {
    const inFrench = "/fr/a-louer/bureau/bruxelles?surface=250-&account=complete-profile";
    const comeBack: [Language, () => Promise<unknown>][] = [
      ["en", () => page.reload()],
      ["fr", () => page.goto(inFrench)],
    ];
    for (const [language, again] of comeBack) {
      await askToSave(page);
      await dialog(page).getByRole("link", { name: account.login.signUp }).click();
      await weekly(dialog(page)).check();
      await fillSignUp(dialog(page), "en", newEmail());
      await expect(page).toHaveURL(/account=complete-profile/);
      await again();
      await expect(dialog(page).locator(".save-wish").getByText(words)).toBeVisible();
      await expect(dialog(page).locator(".save-wish input:checked")).toHaveValue("weekly");
      await fillProfile(dialog(page), language);
      await expect(dialog(page)).toHaveCount(0);
      const said = formOf(page).locator(".save-search-said");
      await expect(said.getByText(strategies.notice.saved)).toBeVisible();
      await expect(said.locator("[aria-pressed=true]")).toHaveText(strategies.frequency.weekly);
      await expect(said).toBeFocused();
      await page.context().clearCookies();
    }
  });

  test("turns from one form to another with the address that was typed, and with the frequency", async ({ page }) => {
    await askToSave(page);
    const address = dialog(page).getByLabel(account.fields.email, { exact: true });
    const email = newEmail();
    await address.fill(email);
    const kept = page.waitForResponse((answer) => answer.url().endsWith("/strategies"));
    await weekly(dialog(page)).check();
    await kept;
    for (const turn of [account.login.signUp, account.signUp.login, account.login.forgot, account.forgot.login]) {
      await dialog(page).getByRole("link", { name: turn, exact: true }).click();
      await expect(dialog(page).getByRole("link", { name: turn, exact: true })).toHaveCount(0);
      await expect(address).toHaveValue(email);
    }
    await expect(weekly(dialog(page))).toBeChecked();
  });

  test("turns from page to page with what was typed, as without script", async ({ page }) => {
    await askToSave(page);
    await page.goto(link("login", "en", { returnTo: `${href("my-saved-searches", "en")}?save=1` }));
    const address = formOf(page).getByLabel(account.fields.email, { exact: true });
    const email = newEmail();
    await address.fill(email);
    await scriptRuns(page);
    await weekly(formOf(page)).check();
    await formOf(page).getByRole("button", { name: account.login.signUp, exact: true }).click();
    await expect(page).toHaveURL(/\/en\/sign-up\?/);
    await expect(address).toHaveValue(email);
    await scriptRuns(page);
    await expect(address).toHaveValue(email);
    await expect(weekly(formOf(page))).toBeChecked();
  });

  test("and closes the dialog, saves nothing, then or later", async ({ page, request }) => {
    const email = await makeAccount(request, "en");
    await askToSave(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await page.locator("header .account-link").click();
    await fillLogin(dialog(page), "en", email);
    await expect(dialog(page)).toHaveCount(0);
    await expectSignedIn(page, "en", true);
    await expect(saveButton(page)).toBeVisible();
    await openList(page);
    await expect(items(page)).toHaveCount(0);
  });

  test("who presses twice closes the dialog once", async ({ page }) => {
    await page.goto(results);
    await scriptRuns(page);
    await saveButton(page).dblclick();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(results);
  });

  test("keeps the filter chosen while the server was asked, and saves the search with it", async ({ page }) => {
    await page.goto(results);
    await scriptRuns(page);
    const [saving, filtering] = [await hold(page, "**/strategies"), await hold(page, /\/brussels\.data/)];
    await saveButton(page).click();
    await saving.isAsked;
    await formOf(page)
      .getByRole("link", { name: /^Remove.*250/ })
      .click();
    await filtering.isAsked;
    const answered = page.waitForResponse("**/strategies");
    saving.answer();
    await (await answered).finished();
    await expect(dialog(page)).toHaveCount(0);
    filtering.answer();
    await expect(page).toHaveURL("/en/to-let/office/brussels?order=oldest");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offices to let in Brussels");
    await saveButton(page).click();
    await expect(dialog(page).getByText("Offices to let in Brussels", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/en/to-let/office/brussels?order=oldest&account=login");
  });

  test("turns to another order while the server is asked, and has the dialog over it", async ({ page }) => {
    await page.goto(results);
    await scriptRuns(page);
    const saving = await hold(page, "**/strategies");
    await saveButton(page).click();
    await saving.isAsked;
    await page.locator(".sorting summary").click();
    await page.locator(".sorting").getByRole("link", { name: "Newest" }).click();
    await expect(page).not.toHaveURL(/order=oldest/);
    saving.answer();
    await expect(dialog(page).getByText(words)).toBeVisible();
    await expect(page).toHaveURL("/en/to-let/office/brussels?surface=250-&account=login");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/en/to-let/office/brussels?surface=250-");
  });

  test("keeps what is typed in a dialog that was opened while the server was asked", async ({ page }) => {
    await page.goto(results);
    await scriptRuns(page);
    const saving = await hold(page, "**/strategies");
    await saveButton(page).click();
    await saving.isAsked;
    await expect(saveButton(page)).toHaveAttribute("aria-busy", "true");
    await page.locator("header .account-link").click();
    await dialog(page).getByRole("link", { name: account.login.signUp, exact: true }).click();
    const address = dialog(page).getByLabel(account.fields.email, { exact: true });
    const password = dialog(page).getByLabel(account.fields.confirmPassword);
    const email = newEmail();
    await address.fill(email);
    await password.fill("what was typed");
    saving.answer();
    await expect(dialog(page).getByText(words)).toBeVisible();
    await expect(page).toHaveURL(`${results}&account=sign-up`);
    await expect(address).toHaveValue(email);
    await expect(password).toHaveValue("what was typed");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(results);
  });

  test.describe("where the dialog's code can't be had", () => {
    test.use({ hasOwnPage: true });

    /** Saves a search without being signed in. @returns the e-mail address of an account */
    async function goToLogin(page: Page, request: APIRequestContext): Promise<string> {
      const email = await makeAccount(request, "en");
      await page.route(/dialog-view/, (route) => route.abort());
      await page.goto(results);
      await scriptRuns(page);
      await saveButton(page).click();
      await expect(page).toHaveURL(/\/en\/login\?/);
      return email;
    }

    test("logs in on the page of that name, and finds the search saved", async ({ page, request }) => {
      const email = await goToLogin(page, request);
      await expect(formOf(page).getByText(words)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(results);
      await expect(dialog(page)).toHaveCount(0);
      await page.goForward();
      await weekly(formOf(page)).check();
      await fillLogin(formOf(page), "en", email);
      await expect(page).toHaveURL(`${results}&saved=saved`);
      await expect(formOf(page).getByText(strategies.notice.saved)).toBeVisible();
      const chosen = formOf(page).locator(".save-search-said [aria-pressed=true]");
      await expect(chosen).toHaveText(strategies.frequency.weekly);
    });

    test("keeps a choice that was the first touch of the page, before its script ran", async ({ page, request }) => {
      const email = await goToLogin(page, request);
      let load = () => {};
      const loading = new Promise<void>((resolve) => (load = resolve));
      await page.route(/\/assets\/.*\.js/, (route) => loading.then(() => route.continue()));
      await page.reload({ waitUntil: "commit" });
      await weekly(formOf(page)).check();
      load();
      await scriptRuns(page);
      await fillLogin(formOf(page), "en", email);
      await expect(formOf(page).locator(".save-search-said [aria-pressed=true]")).toHaveText(
        strategies.frequency.weekly,
      );
    });

    test("whoever has dismissed it meanwhile stays on the page", async ({ page }) => {
      let fail = () => {};
      const failing = new Promise<void>((resolve) => (fail = resolve));
      await page.route(/dialog-view/, (route) => failing.then(() => route.abort()));
      await page.goto(results);
      await scriptRuns(page);
      await saveButton(page).click();
      await expect(dialog(page)).toBeVisible();
      // On a busy machine the address changes some time after the key was pressed.
      await page.evaluate(() => {
        const travel = navigation.traverseTo.bind(navigation);
        navigation.traverseTo = (key, options) => {
          setTimeout(() => travel(key, options), 1_000);
          return {};
        };
      });
      await page.keyboard.press("Escape");
      const sent: string[] = [];
      page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
      fail();
      await expect(page).toHaveURL(results);
      await expect(dialog(page)).toHaveCount(0);
      expect(sent).toEqual([]);
    });
  });
});

test.describe("with script, what is not answered", { tag: "@script" }, () => {
  test.use({ hasOwnPage: true });

  for (const who of ["a visitor", "a member"] as const) {
    test(`without a network is told to ${who} on the page, and done at the next press`, async ({ page }) => {
      if (who === "a member") await becomeMember(page, "en");
      await page.goto(results);
      await scriptRuns(page);
      await page.context().setOffline(true);
      await saveButton(page).click();
      await expect(formOf(page).getByText(texts.en.shell.errors.offline)).toBeVisible();
      await expect(page).toHaveURL(results);
      await expect(saveButton(page)).not.toHaveAttribute("aria-busy");
      await page.context().setOffline(false);
      await saveButton(page).click();
      const come = who === "a member" ? formOf(page).getByText(strategies.notice.saved) : page.getByRole("dialog");
      await expect(come).toBeVisible();
      await expect(formOf(page).getByText(texts.en.shell.errors.offline)).toHaveCount(0);
    });
  }

  test("or answered with something else, is done by the form", async ({ page }) => {
    await becomeMember(page, "en");
    await page.goto(results);
    await scriptRuns(page);
    await page.route("**/strategies", (route) => route.fulfill({ json: {} }), { times: 1 });
    await saveButton(page).click();
    await expect(page).toHaveURL(/[?&]saved=saved/);
    await expect(formOf(page).getByRole("button", { name: strategies.save.done })).toBeVisible();
  });
});

/** Keeps what is asked of an address from the server until it may answer; the page that is shown waits for it without end. */
async function hold(page: Page, address: string | RegExp) {
  let answer = () => {};
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const waitUnlessLong = (task: () => void, delay?: number) => ((delay ?? 0) < 10_000 ? wait(task, delay) : 0);
    Object.assign(window, { setTimeout: waitUnlessLong });
  });
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  const isAsked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  return { isAsked, answer };
}

test("somebody else's search answers 404 to every intent", async ({ page, browser }) => {
  await becomeMember(page, "en");
  await save(page, results);
  await openList(page);
  const id = await items(page).locator('input[name="strategy"]').first().inputValue();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await becomeMember(other, "en");
  const intents: Record<string, string>[] = [
    { intent: "run" },
    { intent: "rename", name: "Mine" },
    { intent: "frequency", frequency: "off" },
    { intent: "remove" },
    { intent: "restore" },
  ];
  const list = href("my-saved-searches", "en");
  const origin = new URL(page.url()).origin;
  for (const fields of intents) {
    for (const address of [list, `${list}.data`]) {
      const answer = await other.request.post(address, {
        form: { ...fields, strategy: id },
        headers: { Origin: origin },
        maxRedirects: 0,
      });
      expect(answer.status(), `${fields["intent"]} at ${address}`).toBe(404);
    }
  }
  await other.goto(`${list}?done=removed&strategy=${id}`);
  await expect(formOf(other).getByText(savedSearches.empty.title)).toBeVisible();
  await expect(formOf(other).getByText(/Brussels/)).toHaveCount(0);
  await stranger.close();
  await openList(page);
  await expect(items(page).getByRole("heading")).toHaveText(words);
});

test("the list asks a stranger to log in, and then shows itself", async ({ page, request }) => {
  const email = await makeAccount(request, "en");
  await openList(page);
  await expect(page).toHaveURL(/\/en\/login\?returnTo=%2Fen%2Fmy-saved-searches$/);
  await fillLogin(formOf(page), "en", email);
  await expect(page).toHaveURL(href("my-saved-searches", "en"));

  await page.goto(href("profile", "en"));
  await page.locator("header .account-link").hover();
  await page.locator("header").getByRole("link", { name: strategies.heading }).click();
  await expect(page).toHaveURL(href("my-saved-searches", "en"));
});
