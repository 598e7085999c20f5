import { expect, type Page } from "@playwright/test";
import en from "#app/i18n/locales/en/index.ts";
import { href } from "#app/i18n/paths.ts";
import { formOf } from "./account-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";

/* Pages to read load no code before somebody does something there; what is pressed first is not lost (decision 046). */

async function findListing(page: Page): Promise<string> {
  const html = await (await page.request.get("/en/to-let/office")).text();
  return /href="(\/en\/property\/[^"?]+)"/.exec(html)![1]!;
}

/** Keeps the page's code back, by the file that starts it. @returns what lets it through */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/entry.client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isMarked" in window);

test("a page to read loads no code until somebody moves; then its links change the page in place", async ({ page }) => {
  const listing = await findListing(page);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) loaded.push(request.url());
  });
  for (const address of [
    href("home", "en"),
    href("insights", "fr"),
    href("privacy", "nl"),
    href("login", "fr"),
    listing,
  ]) {
    await page.goto(address, { waitUntil: "networkidle" });
    expect(loaded, address).toEqual([]);
  }
  // A pointer that rests where the last page left it.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { clientX: 40, clientY: 40 })));
  await page.waitForTimeout(200);
  expect(loaded).toEqual([]);
  await scriptRuns(page);
  expect(loaded).not.toEqual([]);
  await mark(page);
  await page.getByRole("contentinfo").getByRole("link", { name: en.legal.privacy, exact: true }).click();
  await expect(page).toHaveURL(href("privacy", "en"));
  expect(await isSameDocument(page)).toBe(true);
});

test("what is filled in before the code is there signs in once it is", async ({ page }) => {
  const { fields, login } = en.account;
  const release = await holdCode(page);
  await page.goto(href("login", "en"));
  await mark(page);
  await formOf(page).getByLabel(fields.email).fill("nobody@quartier.example");
  await formOf(page).getByLabel(fields.password).fill("a password of nobody");
  await formOf(page).getByRole("button", { name: login.submit, exact: true }).click();
  release();
  await expect(formOf(page).getByRole("alert")).toBeVisible();
  await expect(formOf(page).getByLabel(fields.email)).toHaveValue("nobody@quartier.example");
  expect(await isSameDocument(page)).toBe(true);
});

test("a dialog that the address asks for opens by itself", async ({ page }) => {
  await page.goto("/en?account=login");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what is pressed before the code is there is done once it is: banner, heart, picture", async ({ page }) => {
  const listing = await findListing(page);
  const release = await holdCode(page);
  await page.goto(listing);
  await mark(page);
  await page.getByRole("button", { name: en.cookies.refuse, exact: true }).click();
  release();
  await expect(page.locator("#cookie-banner form")).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);

  await page.unrouteAll({ behavior: "wait" });
  const releaseAgain = await holdCode(page);
  await page.reload();
  await mark(page);
  await page.getByRole("region", { name: en.listing.gallery.label }).getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  releaseAgain();
  await expect(page.getByRole("dialog", { name: en.listing.gallery.label })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("a choice about cookies that was taken is sent once, and one that was not is sent by the browser", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.resourceType());
  });
  await page.route("**/entry.client-*.js", (route) => route.abort());
  await page.goto(href("home", "en"));
  await mark(page);
  const refuse = page.getByRole("button", { name: en.cookies.refuse, exact: true });
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await refuse.click();
  expect((await answered).status()).toBe(200);
  await page.waitForTimeout(6_000); // As long as what was pressed waits for the code, and more.
  expect(sent).toEqual(["fetch"]);
  expect(await isSameDocument(page)).toBe(true);

  await page.context().clearCookies();
  await page.reload();
  await page.route("**/*", (route) =>
    route.request().method() === "POST" && route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 503 })
      : route.fallback(),
  );
  await refuse.click();
  await expect(page.locator("#cookie-banner form")).toHaveCount(0);
  expect(sent).toEqual(["fetch", "fetch", "document"]);
});

test("the menu of a telephone opens before the code is there, stays open, and Back closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(href("privacy", "en"));
  const release = await holdCode(page);
  await page.goto(href("home", "en"));
  await page.getByRole("button", { name: en.shell.nav.open, exact: true }).click();
  const menu = page.locator("#menu");
  await expect(menu).toBeVisible();
  const toggle = menu.locator(".menus .menu-toggle").first();
  await toggle.click();
  release();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(href("home", "en"));
});

test("what is typed before the code is there is understood, and stays", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto(href("home", "en"));
  await page.getByRole("searchbox", { name: en.home.search.label }).fill("office to let in Ghent");
  release();
  await expect(page.locator(".sentence-understood")).toContainText("Ghent");

  await page.unrouteAll({ behavior: "wait" });
  const listing = await findListing(page);
  const releaseAgain = await holdCode(page);
  await page.goto(listing);
  await page.locator("textarea[name=message]").fill("Is it bright?");
  releaseAgain();
  await scriptRuns(page);
  await expect(page.locator("textarea[name=message]")).toHaveValue("Is it bright?");
});

test("what is typed and pressed while the framework takes the page over counts, and nothing fails", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  // React alone listens to this, and renders for the first time after it: no visitor can be quicker.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    let hasActed = false;
    document.addEventListener = (...given: Parameters<typeof listen>) => {
      listen(...given);
      if (given[0] !== "textInput" || hasActed) return;
      hasActed = true;
      queueMicrotask(() => {
        const field = document.querySelector<HTMLInputElement>("#sentence")!;
        field.value = "office to let in Ghent";
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
        document.querySelector<HTMLElement>("#cookie-banner form button")!.click();
      });
    };
  });
  await page.goto(href("home", "en"));
  await mark(page);
  await scriptRuns(page);
  await expect(page.locator(".sentence-understood")).toContainText("Ghent");
  await expect(page.locator("#cookie-banner form")).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});
