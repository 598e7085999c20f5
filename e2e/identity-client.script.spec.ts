import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { build } from "esbuild";
import type { BrowserIdentity } from "#app/account/identity/identity-client.ts";
import type { IdentityError } from "#app/account/identity/identity.ts";
import { test } from "./kept-page.ts";

/*
 * The identity client in a real browser, under the site's own Content-Security-Policy, before and beside the dialogs that
 * use it. Google and Firebase are stood in for by the demonstration's emulator.
 */

declare global {
  interface Window {
    identity: BrowserIdentity;
    tokens: (string | null)[];
    outcome?: string;
  }
}

const script = "/identity-under-test.js";
const refusedByPolicy: string[] = [];

test.beforeEach(async ({ page }) => {
  refusedByPolicy.length = 0;
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusedByPolicy.push(message.text());
  });
  // The page's own scripts would not stand for what is added to it here; nobody is asked but the site itself.
  await page.route("**/assets-base/**/*.js", (route) => route.abort());
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { openIdentity } from "./app/account/identity/identity-client.ts";
        window.identity = openIdentity({
          projectId: "demo-quartier", apiKey: "demonstration", authDomain: "localhost", emulator: true,
          tokenSyncUrl: "/api/user/token-sync",
        });
        window.tokens = [];
        window.identity.onTokenChange((token) => window.tokens.push(token));
      `,
      resolveDir: ".",
    },
    bundle: true,
    format: "iife",
    write: false,
  });
  await page.route(`**${script}`, (route) =>
    route.fulfill({ body: outputFiles[0]!.text, contentType: "text/javascript" }),
  );
  await page.goto("/en");
  await page.addScriptTag({ url: script });
});

test.afterEach(() => {
  expect(refusedByPolicy).toEqual([]);
});

const newAddress = () => `${randomUUID()}@test.example`;

type Question = "signIn" | "signUp";

/** What a question to the identity client fails with. */
const failure = (page: Page, question: Question, email: string, password: string) =>
  page.evaluate(
    ([question, [email, password]]) =>
      window.identity[question](email, password).then(
        () => "none",
        (error: unknown) => (error as IdentityError).failure,
      ),
    [question, [email, password]] as const,
  );

/** A button of the page that begins to sign in with Google, as a click may open a popup and a script may not. */
async function openPopup(page: Page): Promise<Page> {
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Google under test";
    button.onclick = () => {
      window.identity.signInWithGoogle().then(
        (token) => (window.outcome = token),
        (error: unknown) => (window.outcome = (error as IdentityError).failure),
      );
    };
    document.body.prepend(button);
  });
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Google under test" }).click();
  return opened;
}

const outcome = (page: Page) => page.waitForFunction(() => window.outcome).then((handle) => handle.jsonValue());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

test("somebody signs up, out and in again, and the page hears of every token", async ({ page }) => {
  const email = newAddress();
  const signedUp = await page.evaluate((email) => window.identity.signUp(email, "correct horse"), email);
  expect(claimsOf(signedUp)).toMatchObject({ email });
  expect(await page.evaluate(() => window.tokens)).toEqual([signedUp]);

  await page.evaluate(() => window.identity.signOut());
  await page.waitForFunction(() => window.tokens.at(-1) === null);
  expect(await page.evaluate(() => window.identity.freshToken())).toBeNull();

  const signedIn = await page.evaluate((email) => window.identity.signIn(email, "correct horse"), email);
  expect(claimsOf(signedIn)).toMatchObject({ email });
  expect(claimsOf((await page.evaluate(() => window.identity.freshToken())) ?? "")).toMatchObject({ email });
});

test("failures have the same names as on the server", async ({ page }) => {
  const email = newAddress();
  await page.evaluate((email) => window.identity.signUp(email, "correct horse"), email);
  expect(await failure(page, "signIn", email, "another horse")).toBe("wrong-credentials");
  expect(await failure(page, "signIn", `not-${email}`, "another horse")).toBe("wrong-credentials");
  expect(await failure(page, "signUp", email, "correct horse")).toBe("email-in-use");
  expect(await failure(page, "signUp", `not-${email}`, "short")).toBe("weak-password");
  expect(await failure(page, "signUp", "nonsense", "correct horse")).toBe("invalid-email");
  await page.route("**/identitytoolkit.googleapis.com/**", (route) => route.abort());
  expect(await failure(page, "signIn", email, "correct horse")).toBe("unreachable");
});

test("Google's popup signs in", async ({ page }) => {
  const email = newAddress();
  const popup = await openPopup(page);
  await popup.getByLabel("E-mail").fill(email);
  await popup.getByLabel("First name").fill("Anke");
  await popup.getByLabel("Last name").fill("Willems");
  await popup.getByRole("button", { name: "Continue" }).click();
  const token = await outcome(page);
  expect(claimsOf(token ?? "")).toMatchObject({
    email,
    name: "Anke Willems",
    firebase: { sign_in_provider: "google.com" },
  });
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test("Google's popup can be given up, from either side", async ({ page }) => {
  const popup = await openPopup(page);
  await popup.getByLabel("E-mail").waitFor();
  await page.evaluate(() => window.identity.cancelGoogle());
  expect(await outcome(page)).toBe("popup-closed");
  await expect.poll(() => popup.isClosed()).toBe(true);

  await page.evaluate(() => delete window.outcome);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Google under test" }).click();
  await (await opened).getByRole("button", { name: "Cancel" }).click();
  expect(await outcome(page)).toBe("popup-closed");
  expect(await page.evaluate(() => window.tokens)).toEqual([]);
});

test("tokens are reported where the operator says, and signing out too", async ({ page }) => {
  const reported: { method: string; bearer?: string; body: string | null }[] = [];
  await page.route("**/api/user/token-sync", async (route) => {
    const request = route.request();
    reported.push({
      method: request.method(),
      bearer: (await request.headerValue("authorization")) ?? undefined,
      body: request.postData(),
    });
    await route.fulfill({ status: 204 });
  });
  const token = await page.evaluate((email) => window.identity.signUp(email, "correct horse"), newAddress());
  await page.evaluate(() => window.identity.signOut());
  expect(reported).toEqual([
    { method: "POST", bearer: `Bearer ${token}`, body: null },
    { method: "DELETE", bearer: undefined, body: null },
  ]);
});
