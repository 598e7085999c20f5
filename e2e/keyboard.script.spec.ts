import { expect, type Page } from "@playwright/test";
import { href } from "#app/i18n/paths.ts";
import en from "#app/i18n/locales/en/index.ts";
import { becomeMember, formOf } from "./account-steps.ts";
import { test } from "./kept-page.ts";
import { markInTheMiddle } from "./map-steps.ts";
import { scriptRuns } from "./script-steps.ts";

/* What opens is left by Escape, with the focus where it was; what says something moves nothing; the focus is always seen. */

const { savedSearches, strategies } = en;
const search = "/en/to-let/office/brussels";
const saveButton = (page: Page) => formOf(page).locator(".save-search > form button");
const said = (page: Page) => formOf(page).locator(".save-search-said");

/** As somebody who tabs: the element has the focus, and the browser shows it. */
async function pressOn(page: Page, element: ReturnType<Page["locator"]>) {
  await element.focus();
  await page.keyboard.press("Enter");
}

/** Where what stands below the heading of the results is, in pixels of the page. */
const placesOf = (page: Page) =>
  page
    .locator(".search-heading .search-views, #results > li")
    .evaluateAll((all) => all.slice(0, 4).map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));

/** With its script and in its own letters: nothing that comes later moves anything. */
async function settled(page: Page) {
  await scriptRuns(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test("a name that is being given is given up with Escape, and the focus is where it began", async ({ page }) => {
  await becomeMember(page, "en");
  await page.goto(search);
  await scriptRuns(page);
  await saveButton(page).click();
  await expect(said(page)).toContainText(strategies.notice.saved);
  await page.goto(href("my-saved-searches", "en"));
  await scriptRuns(page);
  const summary = formOf(page).locator(".strategy-more summary");
  const field = formOf(page).getByLabel(savedSearches.item.name, { exact: true });
  await expect(async () => {
    await summary.focus();
    if (await field.isHidden()) await page.keyboard.press("Enter");
    await field.fill("Another office");
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
});

test("the focus goes on where a link was that has gone with what it did", async ({ page }) => {
  await becomeMember(page, "en");
  await page.goto(`${search}?surface=300-&price=-500`);
  await scriptRuns(page);
  const chips = page.locator(".chips .chip");
  const next = await chips.nth(1).getAttribute("aria-label");
  await pressOn(page, chips.first());
  await expect(page).not.toHaveURL(/surface=/);
  await expect(chips.first()).toHaveAttribute("aria-label", next!);
  await expect(chips.first()).toBeFocused();

  const order = page.locator(".sorting");
  await pressOn(page, order.locator("summary"));
  await pressOn(page, order.getByRole("link").last());
  await expect(page).toHaveURL(/order=/);
  await expect(order.locator("summary")).toBeFocused();

  await page.goto(href("profile", "en"));
  await scriptRuns(page);
  await pressOn(page, page.getByRole("link", { name: en.account.profile.data.delete }));
  await expect(page.locator("#delete")).toBeFocused();
  await expect(page.locator("#delete")).toHaveAccessibleName(en.account.profile.data.confirmHeading);
});

test("so it does when that link is the first thing pressed on a page, whose code comes for it", async ({ page }) => {
  // A visitor: a member's pages have their code at once.
  await page.goto("/en/investment?location=luxembourg&yield=5-&tenancy=let");
  const chips = page.locator(".chips .chip");
  const next = await chips.nth(1).getAttribute("aria-label");
  await pressOn(page, chips.first());
  await expect(page).not.toHaveURL(/yield=/);
  await expect(chips.first()).toHaveAttribute("aria-label", next!);
  await expect(chips.first()).toBeFocused();
});

test("whoever comes back has the focus on the card that they opened, also after the page between was loaded anew", async ({
  page,
}) => {
  await page.goto(search);
  await scriptRuns(page);
  const card = page.locator("#results .card-title a").nth(5);
  const opened = await card.getAttribute("href");
  for (const between of [() => Promise.resolve(), () => page.reload()]) {
    await pressOn(page, card);
    await expect(page).toHaveURL(opened!);
    await expect(page.locator("main")).toBeFocused();
    await between();
    await scriptRuns(page);
    await page.goBack();
    await expect(page).toHaveURL(search);
    await expect(card).toBeFocused();
    await expect(card).toHaveAttribute("href", opened!);
    await expect(card).toBeInViewport();
  }
});

test("a page that a link led to is told by its title, as one that is loaded, and is a plain landmark afterwards", async ({
  page,
}) => {
  await page.goto(search);
  await scriptRuns(page);
  const card = page.locator("#results .card-title a").first();
  const [opened, left] = [await card.getAttribute("href"), await page.title()];
  await pressOn(page, card);
  await expect(page).toHaveURL(opened!);
  const main = page.locator("main");
  await expect(main).toBeFocused();
  const title = await page.title();
  expect(title).not.toBe(left);
  await expect(main).toHaveAccessibleName(title);
  await page.keyboard.press("Tab");
  await expect(main).toHaveAccessibleName("");
});

test("the map goes on where its button was that searches what is in sight", async ({ page }) => {
  await page.goto(`${search}?display=map`);
  await page.locator(".map-canvas .map-mark").first().waitFor();
  const follows = page.locator(".map-follow input");
  if (await follows.isChecked()) await follows.uncheck();
  const canvas = page.locator(".map-canvas canvas");
  await canvas.focus();
  await page.keyboard.press("ArrowRight");
  // It comes when the map has come to rest.
  await expect(page.locator(".map-here")).toBeVisible();
  await pressOn(page, page.locator(".map-here"));
  await expect(page).toHaveURL(/bbox=/);
  await expect(page.locator(".map-here")).toHaveCount(0);
  await expect(canvas).toBeFocused();
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} pixels Tab goes down the heading of the results, line by line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(search);
    await settled(page);
    await page.locator(".search-crumbs a").last().focus();
    const lines: number[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const middle = await page.evaluate(() => {
        const focused = document.activeElement?.closest(".search-heading :is(a, button, summary)");
        const box = focused?.getBoundingClientRect();
        return box && (box.top + box.bottom) / 2;
      });
      if (middle === undefined) break;
      // What is side by side is one line, though not all of it is of one height.
      lines.push(Math.round(middle / 8));
    }
    expect(lines.length).toBeGreaterThan(3);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  });
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 780 } });

    test("what is said of a saved search lies over the page: nothing moves, and Escape puts it away", async ({
      page,
    }) => {
      await becomeMember(page, "en");
      await page.goto(search);
      await settled(page);
      const before = await placesOf(page);
      await pressOn(page, saveButton(page));
      await expect(said(page)).toContainText(strategies.notice.saved);
      expect(await placesOf(page)).toEqual(before);
      await page.keyboard.press("Tab");
      await expect(said(page).getByRole("link", { name: strategies.notice.all })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(said(page)).toBeEmpty();
      await expect(saveButton(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(said(page).getByRole("button", { name: strategies.notice.undo })).toBeVisible();
      expect(await placesOf(page)).toEqual(before);
      await pressOn(page, said(page).getByRole("button", { name: strategies.notice.close }));
      await expect(said(page)).toBeEmpty();
      await expect(saveButton(page)).toBeFocused();
      expect(await placesOf(page)).toEqual(before);
    });

    test("in another order the results stand where they stood", async ({ page }) => {
      for (const asked of ["", "?surface=200-"]) {
        await page.goto(search + asked);
        await settled(page);
        const before = await placesOf(page);
        const other = await page.locator(".sorting a[href*=order]").last().getAttribute("href");
        await page.goto(other ?? "");
        await settled(page);
        expect((await placesOf(page)).slice(0, 2), asked).toEqual(before.slice(0, 2));
      }
    });

    test("a card on the map is closed with Escape from the map itself, too", async ({ page }) => {
      await page.goto("/en/to-let/office?display=map&bbox=4.36,50.835,4.385,50.85");
      const mark = await markInTheMiddle(page);
      const card = page.locator(".map-card");
      await pressOn(page, mark);
      await expect(card).toBeFocused();
      await page.locator(".map-canvas canvas").focus();
      await page.keyboard.press("Escape");
      await expect(card).toHaveCount(0);
      await expect(mark).toBeFocused();
    });
  });
}

test("on a phone each link of a row that slides is whole in sight as one tabs, what decides first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/nl/te-huur/handelsruimte/antwerpen?maandhuur=-2000&oppervlakte=100-");
  await settled(page);
  await expect(page.locator(".chips a").first()).toContainText("vanaf 100");
  for (const row of [".chips", ".breadcrumbs"]) {
    const links = page.locator(`${row} a`);
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(async () => {
        const { from, to, end } = await link.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const over = element.matches(".chip") && document.querySelector(".chips-end")?.getBoundingClientRect().left;
          return { from: left, to: right, end: over || innerWidth };
        });
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(end);
      }).toPass({ timeout: 2_000 });
      await page.keyboard.press("Tab");
    }
  }
});

test("on a phone a row of filters fades where it slides, and only there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fade = () => page.locator(".chips-end").evaluate((end) => getComputedStyle(end).boxShadow);
  await page.goto("/fr/recherche?type=bureau&location=gand");
  await settled(page);
  expect(await fade()).toBe("none");
  await page.goto("/nl/te-huur/handelsruimte/antwerpen?maandhuur=-2000&oppervlakte=100-");
  await settled(page);
  expect(await fade()).not.toBe("none");
});
