import { expect, type Page } from "@playwright/test";
import { searchHref } from "#app/filters/search-url.ts";
import { href } from "#app/i18n/paths.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { shortlistCall } from "#app/shortlist/shortlist.ts";
import { becomeMember, fillLogin, formOf, link, logOut, texts } from "./account-steps.ts";
import { expectNothingAtBothWidths, findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

/* The shortlist: hearts without an account and with one, notes, and up to four properties side by side. */

const results = "/en/to-let/office";
const { shortlist, shortlistPage } = texts.en;

const hearts = (page: Page) => page.locator("#results button.keep");
const items = (page: Page) => formOf(page).locator(".shortlist-item");
const openList = (page: Page, language: Language = "en") => page.goto(href("shortlist", language));
const said = (page: Page) => page.getByRole("status").filter({ hasText: shortlist.outcome.added });

/** The other way of a test: with script a heart fills in its place, without the page is led back to. */
const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

/** Presses the heart of a card, and waits until the page says so. @returns the reference */
async function keep(page: Page, index: number, address = results): Promise<string> {
  if (!hasScript() || !page.url().endsWith(address)) await page.goto(address);
  const heart = hearts(page).nth(index);
  const reference = await heart.getAttribute("value");
  if (hasScript()) await expect(heart).toHaveAttribute("aria-pressed", "false");
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/shortlist");
  await heart.click();
  expect([200, 303]).toContain((await answered).status());
  await expect(said(page)).toBeAttached();
  if (hasScript()) await expect(heart).toHaveAttribute("aria-pressed", "true");
  return reference!;
}

for (const language of languages) {
  const { shortlistPage } = texts[language];

  test(`in ${language}: an empty shortlist leads to the search`, async ({ page }) => {
    await openList(page, language);
    await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(shortlistPage.heading);
    await expect(formOf(page).getByText(shortlistPage.empty.title)).toBeVisible();
    await formOf(page).getByRole("link", { name: shortlistPage.empty.search }).click();
    await expect(page).toHaveURL(href("search", language));
  });
}

test("whoever is signed out keeps places, finds them, removes one and has it back", async ({ page }) => {
  const first = await keep(page, 0);
  const second = await keep(page, 1);
  if (!hasScript()) await expect(page).toHaveURL(`${results}?shortlist=added#property-${second}`);
  await page.locator("header .shortlist-wide").click();
  await expect(page).toHaveURL("/en/shortlist");
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toHaveAttribute("id", `property-${second}`);
  await expect(formOf(page).getByText(shortlistPage.lead.browser)).toBeVisible();
  await expect(items(page).getByRole("textbox")).toHaveCount(0);

  await items(page).first().getByRole("button").click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toHaveAttribute("id", `property-${first}`);
  await formOf(page).getByRole("button", { name: shortlistPage.notice.undo }).click();
  await expect(items(page)).toHaveCount(2);
  await expect(page.locator("header .shortlist-wide .shortlist-count")).toHaveText("2");
});

test("a heart is its own button: it names the place, is a finger wide and follows no link", async ({ page }) => {
  await page.goto(results);
  const card = page.locator("#results .card").first();
  const title = await card.getByRole("link").innerText();
  const heart = card.getByRole("button");
  await expect(heart).toHaveAccessibleName(new RegExp(title.replace(/[^\p{L}\d ]/gu, ".")));
  const box = await heart.boundingBox();
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
});

test("without script, whoever keeps a property far down the list stays there, and is told @no-script", async ({
  page,
}) => {
  await page.goto(results);
  const heart = hearts(page).nth(9);
  await heart.click();
  await expect(page).toHaveURL(/#property-/);
  await expect(hearts(page).nth(9)).toBeInViewport();
  await expect(hearts(page).nth(0)).not.toBeInViewport();
  await expect(said(page)).toBeInViewport();
});

test("a listing is kept from its own page, and let go of where script runs", async ({ page }) => {
  await page.goto(results);
  await page.goto((await page.locator("#results .card-title a").first().getAttribute("href"))!);
  await scriptRuns(page);
  const heart = formOf(page).locator("button.keep.button:visible").first();
  await expect(heart).toHaveAccessibleName(shortlist.add);
  await heart.click();
  await expect(said(page)).toBeAttached();
  if (!hasScript()) return;
  // The words say what pressing does now: with them no state is read out, which would be that of the words before.
  await expect(heart).toHaveAccessibleName(shortlist.kept);
  await expect(heart).not.toHaveAttribute("aria-pressed");
  await heart.click();
  await expect(heart).toHaveAccessibleName(shortlist.add);
  await expect(page.getByRole("status").filter({ hasText: shortlist.outcome.removed })).toBeAttached();
  await openList(page);
  await expect(items(page)).toHaveCount(0);
});

test("hearts stay filled on other pages, and empty when the server refuses", { tag: "@script" }, async ({ page }) => {
  const reference = await keep(page, 0);
  const twin = page.locator(`button.keep[value="${reference}"]`);
  await page.goto("/en/to-let");
  await page.goto(results);
  await expect(twin.first()).toHaveAttribute("aria-pressed", "true");
  await page.route("**/shortlist", (route) => route.abort());
  await hearts(page).nth(1).click();
  await expect(page.getByRole("alert")).toContainText(shortlist.outcome.failed);
  await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "false");
});

test("what a heart has said is not there to be read on the next page", { tag: "@script" }, async ({ page }) => {
  await keep(page, 0);
  await page.locator("#results .card-title a").first().click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(said(page)).toHaveCount(0);
});

test(
  "nor on the next page of the same results, nor where the answer comes once another is shown",
  {
    tag: "@script",
  },
  async ({ page }) => {
    await keep(page, 0);
    await page.locator(".paging a[rel=next]").click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(said(page)).toHaveCount(0);

    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${shortlistCall}`, async (route) => {
      await asked;
      await route.continue();
    });
    await hearts(page).nth(1).click();
    await page.locator("#results .card-title a").first().click();
    await expect(page).toHaveURL(/\/property\//);
    answer();
    await expect(page.locator("header .shortlist-wide .shortlist-count")).toHaveText("2");
    await expect(said(page)).toHaveCount(0);
  },
);

test("a member takes along what the browser kept, writes a note, and finds it after logging in again", async ({
  page,
}) => {
  const first = await keep(page, 0);
  const email = await becomeMember(page, "en");
  await openList(page);
  await expect(items(page)).toHaveCount(1);
  const note = items(page).getByRole("textbox");
  await note.fill("Bright; ask about the lift.");
  await items(page).getByRole("button", { name: shortlistPage.note.save }).click();
  await expect(items(page).getByRole("status")).toHaveText(shortlistPage.note.saved);

  await logOut(page, "en");
  await openList(page);
  await expect(items(page)).toHaveCount(0);
  const second = await keep(page, 1);
  await page.goto(link("login", "en", { returnTo: "/en/shortlist" }));
  await fillLogin(formOf(page), "en", email);
  await expect(items(page)).toHaveCount(2);
  await expect(page.locator(`#property-${second}`)).toBeVisible();
  await expect(page.locator(`#property-${first}`).getByRole("textbox")).toHaveValue("Bright; ask about the lift.");
});

test("places stand side by side; one is too few, and the fifth is named", async ({ page }) => {
  for (const index of [0, 1, 2, 3, 4]) await keep(page, index);
  await openList(page);
  const compare = formOf(page).getByRole("button", { name: shortlistPage.compare.submit });
  // What is of one kind stands ticked.
  for (const index of [0, 1, 2, 3]) await expect(items(page).nth(index).getByRole("checkbox")).toBeChecked();
  for (const index of [0, 1, 2, 3]) await items(page).nth(index).getByRole("checkbox").uncheck();
  await compare.click();
  await expect(formOf(page).getByText(shortlistPage.compare.tooFew)).toBeVisible();
  await items(page).first().getByRole("checkbox").check();
  await compare.click();
  await expect(formOf(page).getByText(shortlistPage.compare.tooFew)).toBeVisible();
  for (const index of [0, 1, 2, 3, 4]) await items(page).nth(index).getByRole("checkbox").check();
  const fifth = await items(page).nth(4).getByRole("heading").innerText();
  await compare.click();
  const table = formOf(page).getByRole("table");
  await expect(table.first().getByRole("columnheader")).toHaveCount(4);
  await expect(formOf(page).getByRole("alert")).toContainText(fifth);
  await expect(table.getByRole("rowheader", { name: shortlistPage.compare.rows.price }).first()).toBeVisible();
  await formOf(page).getByRole("link", { name: shortlistPage.compare.back }).click();
  await expect(items(page)).toHaveCount(5);
});

test("the best of a row is underlined, rates too, and what is said of it is not", async ({ page }) => {
  const references: string[] = [];
  for (const index of [0, 1, 2]) references.push(await keep(page, index));
  await page.goto(`/en/shortlist?compare=${references.join(",")}`);
  const best = page.locator(".compare-best");
  await expect(best.first()).toBeVisible();
  const lines = await best.evaluateAll((all) =>
    all.flatMap((each) =>
      [each, ...each.querySelectorAll(".unbroken-box")].map((part) => getComputedStyle(part).textDecorationLine),
    ),
  );
  expect(new Set(lines)).toEqual(new Set(["underline"]));
  for (const words of await best.allInnerTexts()) expect(words).not.toMatch(/excl\.|VAT/);
});

test("words of a comparison are parted where columns are narrow, and whole on a desk", async ({ page }) => {
  const references: string[] = [];
  for (const index of [0, 1, 2]) references.push(await keep(page, index));
  await page.goto(`/fr/selection?compare=${references.join(",")}`);
  const cell = page.locator(".compare tbody td").first();
  for (const [width, hyphens] of [
    [1280, "none"],
    [360, "auto"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(cell).toHaveCSS("hyphens", hyphens);
    const cut = await page
      .locator(".compare :is(th, td)")
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length);
    expect(cut).toBe(0);
  }
});

test("no line of a comparison begins with a comma, however wide its columns are", async ({ page }) => {
  const references = [await keep(page, 0, "/en/search?location=rollingergrund"), await keep(page, 0)];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en/shortlist?compare=${references.join(",")}`);
  await expect(page.locator(".compare td").getByText("Rollingergrund, Luxembourg").first()).toBeVisible();
  const torn = await page.locator(".compare").evaluate((table: HTMLElement) => {
    const widths: string[] = [];
    for (let width = 200; width < 360; width++) {
      table.style.width = `${width}px`;
      const letters = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      let before: DOMRect | undefined;
      while (letters.nextNode()) {
        const node = letters.currentNode as Text;
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (node.data[at] === "," && before && box.width > 0 && box.left < before.left)
            widths.push(`${width}: ${node.data}`);
          before = box;
        }
      }
    }
    return widths;
  });
  expect(torn).toEqual([]);
});

test("the comparison scrolls by itself on a phone, and its first column stays", async ({ page }) => {
  const references: string[] = [];
  for (const index of [0, 1, 2, 3]) references.push(await keep(page, index));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en/shortlist?compare=${references.join(",")}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const label = page.getByRole("rowheader").first();
  const before = await label.boundingBox();
  const region = page.getByRole("region", { name: shortlistPage.compare.table });
  await region.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect((await label.boundingBox())!.x).toBeCloseTo(before!.x, 0);
});

for (const language of ["fr", "nl"] as const) {
  test(`in ${language}: a comparison cuts no name on a phone, and its message asks to visit all of them`, async ({
    page,
  }) => {
    await page.goto(searchHref({ transaction: "to-let", type: "shopping-centre" }, language));
    const references = await hearts(page).evaluateAll((buttons) =>
      buttons.slice(0, 3).map((button) => (button as HTMLButtonElement).value),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${href("shortlist", language)}?compare=${references.join(",")}`);
    const names = page.locator(".compare-names a");
    await expect(names).toHaveCount(3);
    for (const name of await names.all()) {
      const cut = await name.evaluate((link) => {
        const { overflow, display } = getComputedStyle(link);
        return display !== "inline" && overflow !== "visible" && link.scrollHeight > link.clientHeight;
      });
      expect(cut, await name.innerText()).toBe(false);
    }
    await expect(page.getByLabel(texts[language].contact.visit.wish_other)).toBeVisible();
  });
}

// Shortlist and comparison as they come are looked at with every page (every-page.script.spec.ts).
test(
  "what is kept, and what is alike in a comparison once unfolded, have no finding",
  { tag: "@script" },
  async ({ page }) => {
    const pair = [await keep(page, 0), await keep(page, 1)];
    expect(await findings(page)).toEqual([]);
    await page.goto(`/en/shortlist?compare=${pair.join(",")}`);
    await page.locator(".compare-alike summary").click();
    await expectNothingAtBothWidths(page, "unfolded");
  },
);
