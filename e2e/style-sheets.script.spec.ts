import { expect, type Page } from "@playwright/test";
import en from "#app/i18n/locales/en/index.ts";
import { href } from "#app/i18n/paths.ts";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";
import { addSheets, allSheets, compareStyles, readStyles, stylesheets } from "./sheet-steps.ts";

/* When the sheets of other pages come, and what a visitor sees of it (sheets-of-pages.script.spec.ts: what they change). */

test("who goes on to a page whose sheet has failed sees it once the sheet is there", async ({ page }) => {
  let failed = 0;
  await page.route("**/listing-*.css", (route) => (failed++ === 0 ? route.abort() : route.continue()));
  await page.goto(href("home", "en"));
  await scriptRuns(page);
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await page.locator(".cards .card a").first().click();
  const standing = await page.waitForFunction(() => {
    if (!document.querySelector(".gallery")) return null;
    const sheets = Array.from(document.styleSheets, ({ href }) => href ?? "");
    return [String("isMarked" in window), ...sheets];
  });
  expect(await standing.jsonValue()).toEqual(
    expect.arrayContaining(["true", expect.stringMatching(/\/listing-[^/]*\.css$/)]),
  );
  expect(failed).toBeGreaterThan(0);
});

test("who goes from a map to its list sees the list once its text has its sheet", async ({ page }) => {
  await page.route("**/landing-*.css", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto("/en/to-let/office/brussels?display=map");
  const landing = /\/landing-[^/]*\.css$/;
  expect((await stylesheets(page)).filter((sheet) => landing.test(sheet))).toEqual([]);
  await scriptRuns(page);
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  const { displays } = en.facets;
  await page
    .getByRole("navigation", { name: displays.label, exact: true })
    .getByRole("link", { name: displays.list, exact: true })
    .click();
  const standing = await page.waitForFunction(() => {
    if (!document.querySelector(".landing-text")) return null;
    const sheets = Array.from(document.styleSheets, ({ href }) => href ?? "");
    return [String("isMarked" in window), ...sheets];
  });
  expect(await standing.jsonValue()).toEqual(expect.arrayContaining(["true", expect.stringMatching(landing)]));
});

/** What the browser tells of the line, until it is disposed of: the page goes on to other tests. */
const line = (page: Page, connection: object) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);

test("over an ordinary line the other sheets come two seconds after a page and its pictures, all of them", async ({
  page,
}) => {
  const ordinary = await line(page, { effectiveType: "4g" });
  await page.goto(href("home", "en"));
  const own = await stylesheets(page);
  await scriptRuns(page);
  await expect.poll(() => stylesheets(page), { timeout: 60_000 }).toHaveLength(16);
  const after = await page.evaluate((own) => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const sheets = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".css"));
    const others = sheets.filter(({ name }) => !own.includes(new URL(name).pathname));
    return others.map(({ startTime }) => startTime - page!.loadEventStart);
  }, own);
  expect(after.length).toBeGreaterThan(10);
  expect(Math.min(...after)).toBeGreaterThanOrEqual(1_990); // The browser's clocks are rounded.
  await ordinary.dispose();
});

test("over a dear line a page is sent no other's sheets, and its visitor those of the page that comes next", async ({
  page,
}) => {
  const dear = await line(page, { saveData: true });
  await page.goto(href("home", "en"));
  const own = await stylesheets(page);
  await scriptRuns(page);
  await page.waitForTimeout(4_000);
  expect(await stylesheets(page)).toEqual(own);
  await page.locator(".cards .card a").first().click();
  await expect(page.locator(".gallery")).toBeVisible();
  const more = (await stylesheets(page)).filter((sheet) => !own.includes(sheet));
  expect(more).toEqual([expect.stringMatching(/\/listing-[^/]*\.css$/)]);
  await dear.dispose();
});

test("suggestions show in their sheet, and push nothing away, where no other sheet comes by itself", async ({
  page,
}) => {
  const all = await allSheets(page);
  const dear = await line(page, { saveData: true });
  await page.goto(href("to-let", "en"));
  await scriptRuns(page);
  const heading = page.getByRole("heading", { level: 1 });
  const stood = await heading.boundingBox();
  await page.getByRole("combobox", { name: en.search.form.where }).fill("Antwerp");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await heading.boundingBox()).toEqual(stood);
  const before = await readStyles(page);
  await addSheets(page, all);
  const { differing } = await compareStyles(page, before, await readStyles(page));
  expect(differing).toEqual([]);
  await dear.dispose();
});

test("suggestions push nothing away and lie below the field where their sheet can't be had", async ({ page }) => {
  await page.route("**/live-*.css", (route) => route.abort());
  await page.goto(href("to-let", "en"));
  await scriptRuns(page);
  const heading = page.getByRole("heading", { level: 1 });
  const stood = await heading.boundingBox();
  const field = page.getByRole("combobox", { name: en.search.form.where });
  await field.fill("Antwerp");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await heading.boundingBox()).toEqual(stood);
  const [box, list] = [await field.boundingBox(), await page.getByRole("listbox").boundingBox()];
  expect(list!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
});
