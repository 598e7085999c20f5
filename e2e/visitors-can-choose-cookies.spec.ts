import { expect, type BrowserContext, type Page } from "@playwright/test";
import { languages, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { becomeMember, becomeMemberOnPages, fillLogin, formOf, logOut, texts } from "./account-steps.ts";
import { expectNothingAt, findings } from "./axe-steps.ts";
import { test as base } from "./kept-page.ts";
import { hasScript, scriptRuns, visitorMoves } from "./script-steps.ts";

/*
 * What a browser holds and whom it asks, before and after each choice about cookies. The test plays the hosts of the tags
 * that the settings name (playwright.config.ts).
 */

/** What each host's script does: says whom it works for, and leaves cookies. */
const analyticsScript = `
  document.cookie = "_stats=1; path=/; max-age=31536000";
  document.cookie = "_stats_session=1; path=/";
  fetch("http://collect.test/hit?site=" + document.currentScript.dataset.siteId, { mode: "no-cors" });
`;
const advertisingScript = `document.cookie = "_ads=1; path=/; max-age=7776000";`;

interface Seen {
  /** Addresses outside the site that were asked for. */
  outside: string[];
  /** What the page's policy refused. */
  refused: string[];
}

async function watch(context: BrowserContext, site: string): Promise<Seen> {
  const seen: Seen = { outside: [], refused: [] };
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== new URL(site).origin) seen.outside.push(request.url());
  });
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) seen.refused.push(message.text());
  });
  const script = (body: string) => ({ body, contentType: "text/javascript" });
  await context.route("http://analytics.test/**", (route) => route.fulfill(script(analyticsScript)));
  await context.route("http://ads.test/**", (route) => route.fulfill(script(advertisingScript)));
  await context.route("http://collect.test/**", (route) => route.fulfill({ status: 204 }));
  return seen;
}

const test = base.extend<{ seen: Seen }>({
  seen: [async ({ context, baseURL }, use) => use(await watch(context, baseURL!)), { auto: true }],
});

const analytics = ["http://analytics.test/tag.js", "http://collect.test/hit?site=quartier-be"];
const advertising = ["http://ads.test/tag.js?site=ad-7"];
const tagCookies = ["_ads", "_stats", "_stats_session"];

const banner = (page: Page) => page.locator(".cookie-banner");
const choices = (page: Page) => page.locator("#choices");
const press = (within: ReturnType<typeof banner>, choice: "accept" | "refuse" | "save", language: Language = "en") =>
  within.getByRole("button", { name: texts[language].cookies[choice], exact: true }).click();
const foot = (page: Page, language: Language = "en") =>
  page.getByRole("contentinfo").getByRole("link", { name: texts[language].legal.cookies, exact: true });

async function cookiesOf(context: BrowserContext) {
  return (await context.cookies()).map(({ name }) => name).sort();
}

async function choiceIn(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "user-prefs")?.value;
}

/** Everything that pages of the site have stored, by name. */
async function storedBy(page: Page) {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
  ]);
}

/** Chooses in the banner, and waits until it is gone and the choice is kept. */
async function choose(page: Page, choice: "accept" | "refuse", language: Language = "en") {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/consent");
  await press(banner(page), choice, language);
  expect([200, 303]).toContain((await answered).status());
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => choiceIn(page.context())).toBeDefined();
}

/** Chooses on the cookies' page, which the browser loads anew. */
async function chooseOnPage(page: Page, choice: "accept" | "refuse" | "save", language: Language = "en") {
  await press(choices(page), choice, language);
  await expect(page).toHaveURL(`${href("cookies", language)}?saved#choices`);
  await expect(choices(page).getByRole("status")).toHaveText(texts[language].cookies.saved);
}

for (const language of languages) {
  test(`in ${language}: on a phone the banner leaves three quarters of the screen, and the map shows all it has`, async ({
    page,
  }) => {
    const phone = { width: 360, height: 740 };
    await page.setViewportSize(phone);
    await page.goto(`${href("to-let", language)}?display=map`);
    const { height } = (await banner(page).boundingBox())!;
    expect(height).toBeLessThanOrEqual(phone.height / 4);
    const ways = banner(page).locator(".button");
    const boxes = await ways.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    // Accepting and refusing weigh the same.
    expect(Math.round(boxes[0]!.width)).toBe(Math.round(boxes[2]!.width));
    const map = (await page.locator(".map-pane").boundingBox())!;
    expect(map.y + map.height).toBeLessThanOrEqual(phone.height + 1);
  });
}

for (const language of languages) {
  test(`in ${language}: the banner is as high as what stands in it, at any width`, async ({ page }) => {
    await page.goto(href("contact", language));
    for (const width of [360, 768, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const empty = await banner(page).evaluate((element) => {
        const { height } = element.getBoundingClientRect();
        return height - element.querySelector("form")!.getBoundingClientRect().height;
      });
      expect(empty, `at ${width}`).toBeLessThan(28);
    }
  });
}

const elements = (page: Page) => page.locator("script[src*='.test/']");

for (const language of languages) {
  test(`in ${language}: before a choice nothing is kept and nobody else is asked, on any page`, async ({
    page,
    context,
    seen,
  }) => {
    const words = texts[language].cookies;
    for (const address of [href("home", language), href("to-let", language), href("contact", language), "/nowhere"]) {
      await page.goto(address.startsWith("/nowhere") ? `/${language}${address}` : address);
      await expect(banner(page).getByRole("heading")).toHaveText(words.banner.heading);
      await expect(banner(page).getByRole("button")).toHaveText([words.accept, words.refuse]);
      await expect(elements(page)).toHaveCount(0);
    }
    expect(await cookiesOf(context)).toEqual([]);
    expect(seen).toEqual({ outside: [], refused: [] });
    if (hasScript()) expect((await storedBy(page)).filter((name) => name !== "positions")).toEqual([]);
  });
}

test("accepting loads what was accepted at once, without leaving the page, and is not asked again", async ({
  page,
  context,
  seen,
}) => {
  await page.goto("/en/to-let/office?surface=300-");
  await scriptRuns(page);
  if (hasScript()) await page.evaluate(() => Object.assign(window, { marked: true }));
  await choose(page, "accept");
  await expect(page).toHaveURL("/en/to-let/office?surface=300-");
  expect(await choiceIn(context)).toMatch(/^v=1\.0&t=\d+&c=preferences\.analytics\.advertising&l=en$/);
  await expect(elements(page)).toHaveCount(2);
  if (hasScript()) {
    await expect.poll(() => cookiesOf(context)).toEqual([...tagCookies, "user-prefs"]);
    await expect.poll(() => seen.outside.toSorted()).toEqual([...analytics, ...advertising].toSorted());
    expect(await page.evaluate(() => "marked" in window)).toBe(true);
  }
  await page.goto("/en/contact");
  await expect(banner(page)).toHaveCount(0);
  await expect(elements(page)).toHaveCount(2);
  if (hasScript()) await expect.poll(() => seen.outside.length).toBe(6);
  expect(seen.refused).toEqual([]);
});

test(
  "the choice of whoever leaves before the page's code is there is kept",
  { tag: "@script" },
  async ({ page, context }) => {
    await page.route(/\.js$/, () => {}); // Never answered: the network is as slow as can be.
    await page.goto("/en");
    await press(banner(page), "refuse");
    await expect(banner(page)).toBeHidden();
    await page.goto("/en/contact");
    await expect.poll(() => choiceIn(context)).toMatch(/^v=1\.0&t=\d+&c=$/);
    await page.goto("/en");
    await expect(banner(page)).toHaveCount(0);
  },
);

for (const start of ["before", "after"] as const) {
  test(
    `whoever chooses ${start} the page's code is there and leaves before the answer is not asked again`,
    { tag: "@script" },
    async ({ page, context }) => {
      await page.route("**/consent", () => {}); // Never answered.
      if (start === "before") await page.route(/\.js$/, () => {});
      await page.goto("/en/contact");
      if (start === "after") {
        await scriptRuns(page);
        await expect(page.locator("#cookie-banner[aria-live]")).toHaveCount(1);
      }
      await press(banner(page), "refuse");
      await page.goto("/en/to-let/office");
      await expect(banner(page)).toHaveCount(0);
      expect(await choiceIn(context)).toMatch(/^v=1\.0&t=\d+&c=$/);
    },
  );
}

for (const start of ["before", "after"] as const) {
  test(
    `whoever chooses ${start} the page's code is there and goes on hears that it is saved, once it is`,
    { tag: "@script" },
    async ({ page }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route("**/consent", async (route) => {
        await held;
        await route.continue();
      });
      let send = () => {};
      const code = new Promise<void>((resolve) => (send = resolve));
      if (start === "before") {
        await page.route(/\.js$/, async (route) => {
          await code;
          await route.continue();
        });
      }
      await page.goto("/en/contact");
      if (start === "after") await scriptRuns(page);
      await press(banner(page), "refuse");
      await expect(banner(page)).toBeHidden();
      send();
      await scriptRuns(page);
      await page.evaluate(() => Object.assign(window, { marked: true }));
      await page.getByRole("contentinfo").getByRole("link", { name: texts.en.legal.terms, exact: true }).click();
      await expect(page).toHaveURL("/en/termsofuse");
      expect(await page.evaluate(() => "marked" in window)).toBe(true);
      answer();
      const said = page.locator("#cookie-banner[aria-live=polite]");
      await expect(said).toHaveText(texts.en.cookies.said);
      // Of what is hidden nothing is read out.
      await expect(said).not.toHaveAttribute("hidden");
      await expect(said.getByText(texts.en.cookies.said)).toBeVisible();
    },
  );
}

test("refusing leaves the refusal alone, and nobody else is asked afterwards", async ({ page, context, seen }) => {
  await page.goto("/fr");
  await choose(page, "refuse", "fr");
  await expect(page).toHaveURL("/fr");
  for (const address of ["/fr/a-louer/bureau", "/fr/contact", "/fr"]) {
    const answer = await page.goto(address);
    expect(answer?.headers()["content-security-policy"]).not.toContain(".test");
    await expect(banner(page)).toHaveCount(0);
    await expect(elements(page)).toHaveCount(0);
  }
  expect(await cookiesOf(context)).toEqual(["user-prefs"]);
  expect(await choiceIn(context)).toMatch(/^v=1\.0&t=\d+&c=$/);
  expect(seen).toEqual({ outside: [], refused: [] });
  await page.goto("/");
  await expect(page).toHaveURL("/en");
});

test("customising leads to a page where no box is ticked, and what is ticked there alone is loaded", async ({
  page,
  context,
  seen,
}) => {
  const words = texts.nl.cookies;
  await page.goto("/nl/te-koop");
  await banner(page).getByRole("link", { name: words.customise }).click();
  await expect(page).toHaveURL("/nl/cookies#choices");
  await expect(banner(page)).toBeHidden();
  await expect(choices(page).getByText(words.none)).toBeVisible();
  const boxes = choices(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await choices(page).getByRole("checkbox", { name: words.categories.analytics.name }).check();
  await chooseOnPage(page, "save", "nl");
  await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(elements(page)).toHaveCount(1);
  expect(await choiceIn(context)).toMatch(/^v=1\.0&t=\d+&c=analytics$/);
  if (hasScript()) {
    await expect.poll(() => cookiesOf(context)).toEqual(["_stats", "_stats_session", "user-prefs"]);
    await expect.poll(() => seen.outside.toSorted()).toEqual(analytics.toSorted());
  }
  const answer = await page.goto("/nl");
  expect(answer?.headers()["content-security-policy"]).not.toContain("ads.test");
  await page.goto("/");
  await expect(page).toHaveURL("/en"); // Preferences were not consented to.
  expect(seen.refused).toEqual([]);
});

test("consent is withdrawn from the foot of any page: no further request, and the cookies are gone", async ({
  page,
  context,
  seen,
}) => {
  await page.goto("/en");
  await choose(page, "accept");
  if (hasScript()) await expect.poll(() => cookiesOf(context)).toEqual([...tagCookies, "user-prefs"]);
  await page.goto("/en/to-let");
  await foot(page).click();
  await expect(page).toHaveURL("/en/cookies#choices");
  await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(3);
  await chooseOnPage(page, "refuse");
  expect(await cookiesOf(context)).toEqual(["user-prefs"]);
  expect(await choiceIn(context)).toMatch(/&c=$/);
  seen.outside.length = 0;
  for (const address of ["/en", "/en/to-let/office"]) {
    await page.goto(address);
    await expect(elements(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  }
  expect(seen).toEqual({ outside: [], refused: [] });
  expect(await cookiesOf(context)).toEqual(["user-prefs"]);
});

test("with consent to preferences, the front page opens in the language read last", async ({ page }) => {
  await page.goto("/fr");
  await choose(page, "accept", "fr");
  await page.goto("/");
  await expect(page).toHaveURL("/fr");
  await page.goto("/nl/contact");
  await page.goto("/");
  await expect(page).toHaveURL("/nl");
});

test("a choice made before there is an account goes to it, holds on another device, and is withdrawn on both", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const { profile } = texts.en.cookies;
  await page.goto("/en");
  await choose(page, "accept");
  const email = await becomeMember(page, "en");
  await page.goto("/en/profile");
  const section = page.locator("#cookies");
  await expect(section.getByText(profile.allowed.preferences)).toHaveCount(3);

  const elsewhere = await browser.newContext({ javaScriptEnabled: hasScript(), baseURL });
  const seenElsewhere = await watch(elsewhere, baseURL!);
  const device = await elsewhere.newPage();
  await device.goto("/en/login");
  await expect(banner(device)).toBeVisible();
  await fillLogin(formOf(device), "en", email);
  await expect(device).not.toHaveURL(/login/);
  await expect(banner(device)).toBeHidden();
  await device.goto("/en/profile");
  await expect(device.locator("#cookies").getByText(profile.allowed.preferences)).toHaveCount(3);
  if (hasScript())
    await expect.poll(() => cookiesOf(elsewhere)).toEqual([...tagCookies, "known-browser", "session", "user-prefs"]);

  await section.getByRole("link", { name: profile.change }).click();
  await expect(choices(page)).toContainText(texts.en.cookies.onAccount);
  await chooseOnPage(page, "refuse");
  await page.goto("/en/profile");
  await expect(section.getByText(profile.refused.preferences)).toHaveCount(3);
  // By script too: the page is loaded anew, and nothing of what was withdrawn runs in it any more.
  await device.getByRole("contentinfo").getByRole("link", { name: texts.en.legal.terms, exact: true }).click();
  await expect(device).toHaveURL("/en/termsofuse");
  await expect(elements(device)).toHaveCount(0);
  expect(await cookiesOf(elsewhere)).toEqual(["known-browser", "session", "user-prefs"]);
  seenElsewhere.outside.length = 0;
  await device.goto("/en");
  expect(seenElsewhere.outside).toEqual([]);
  await elsewhere.close();

  const answer = await page.request.get("/api/user/export");
  const kept = (await answer.json()) as { preferences: { cookies: unknown }; consents: { purpose: string }[] };
  expect(kept.preferences.cookies).toMatchObject({ allowed: [], version: "1.0" });
  expect(kept.consents.filter(({ purpose }) => purpose === "cookies-analytics")).toHaveLength(2);
  await logOut(page, "en");
  await expect(banner(page)).toHaveCount(0);
  expect(await choiceIn(context)).toMatch(/&c=/);
});

test.describe("a browser that asks not to be tracked", () => {
  test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

  test("is told that this is taken as a refusal, which its visitor may overrule", async ({ page, context, seen }) => {
    await page.goto("/en");
    await expect(banner(page)).toContainText("Global Privacy Control");
    expect(seen.outside).toEqual([]);
    await choose(page, "accept");
    await expect(elements(page)).toHaveCount(2);
    expect(await choiceIn(context)).toContain("&g=1");
  });

  test("has its way over what was accepted before it asked", async ({ page, context, seen, baseURL }) => {
    const before = `v=1.0&t=${Math.floor(Date.now() / 1000) - 3600}&c=preferences.analytics.advertising&l=en`;
    await context.addCookies([{ name: "user-prefs", value: before, url: baseURL! }]);
    await page.goto("/en/cookies");
    await expect(elements(page)).toHaveCount(0);
    await expect(choices(page)).toContainText("Global Privacy Control");
    await expect(choices(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
    expect(seen.outside).toEqual([]);
  });
});

test("accepting and refusing look the same, and the banner covers nothing", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/fr/a-louer/bureau");
    const [accept, refuse] = await banner(page).getByRole("button").all();
    const [one, other] = [await accept!.boundingBox(), await refuse!.boundingBox()];
    expect(other!.width).toBeCloseTo(one!.width, 0);
    expect(other!.height).toBeCloseTo(one!.height, 0);
    expect(await refuse!.getAttribute("class")).toBe(await accept!.getAttribute("class"));
    const place = await banner(page).boundingBox();
    const header = await page.locator("header.header").boundingBox();
    expect(place!.y).toBe(0);
    expect(header!.y).toBeGreaterThanOrEqual(place!.height - 1);
    expect(place!.height).toBeLessThan(height / 2);
  }
});

test("the banner is the keyboard's first stop after the way to the content, and the focus goes on from there", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/en/contact");
  await scriptRuns(page);
  const skip = page.locator(".skip-link");
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("button", { name: texts.en.cookies.accept })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("button", { name: texts.en.cookies.refuse })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
  if (javaScriptEnabled) await expect(skip).toBeFocused();
});

test(
  "with script, readers hear that the choice is saved, and a server that fails says so itself",
  { tag: "@script" },
  async ({ page, context }) => {
    await page.goto("/en/contact");
    await scriptRuns(page);
    await choose(page, "refuse");
    await expect(page.locator("#cookie-banner[aria-live=polite]")).toHaveText(texts.en.cookies.said);
    expect(await findings(page)).toEqual([]);

    await context.clearCookies();
    await page.goto("/en/contact");
    await scriptRuns(page);
    await page.route("**/consent", (route) =>
      route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await press(banner(page), "refuse");
    await expect.poll(() => choiceIn(context)).toMatch(/&c=$/);
    await expect(banner(page)).toHaveCount(0);
  },
);

test("the banner shifts nothing, the first time and later", { tag: "@script" }, async ({ page }) => {
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const all = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
            resolve(all.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
  await page.goto("/en");
  await scriptRuns(page);
  expect(await shifts()).toBeLessThan(0.02);
  await choose(page, "refuse");
  expect(await shifts()).toBeLessThan(0.02);
  await visitorMoves(page);
  await page.goto("/en/to-let");
  await page.waitForFunction(() => "__remixRouter" in window);
  expect(await shifts()).toBeLessThan(0.02);
});

test("everything that the site keeps in a browser is named in the cookie text", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.slow();
  await page.goto("/en/to-let/office");
  await page.locator("#results button.keep").first().click();
  await expect.poll(() => cookiesOf(context)).toContain("shortlist");
  const names = new Set(await cookiesOf(context));
  if (!javaScriptEnabled) {
    await page.goto("/en/to-let/office");
    await formOf(page).getByRole("button", { name: texts.en.strategies.save.this }).click();
    await expect.poll(() => cookiesOf(context)).toContain("save-search");
  }
  for (const name of await cookiesOf(context)) names.add(name);
  await becomeMemberOnPages(page, "en");
  await page.goto("/en");
  await choose(page, "refuse");
  await page.getByRole("contentinfo").getByRole("link", { name: texts.en.legal.terms, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.en.legal.terms })).toBeVisible();
  for (const name of await cookiesOf(context)) names.add(name);
  if (javaScriptEnabled) for (const name of await storedBy(page)) names.add(name);
  expect([...names]).toContain("session");
  for (const language of languages) {
    await page.goto(href("cookies", language));
    for (const name of names) await expect(formOf(page).getByText(name, { exact: true }).first()).toBeVisible();
  }
});

// The banner and the choices before that are looked at with every page (every-page.script.spec.ts).
test("choices that were saved have no finding and no sideways scroll", { tag: "@script" }, async ({ page }) => {
  await expectNothingAt(page, "/nl/cookies?saved");
});
