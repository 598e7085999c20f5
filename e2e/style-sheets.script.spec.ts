import { expect, type Page } from "@playwright/test";
import en from "#app/i18n/locales/en/index.ts";
import { href } from "#app/i18n/paths.ts";
import { open, picturedPages } from "./screenshots/pages.ts";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";

/* A page comes with the sheets that it needs; the others, which come with its code, change nothing of it (decision 004). */

const stylesheets = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href") ?? ""),
  );

/** How each element of the page looks, and what stands before and after it, as far as rules say; it stays in the browser. */
const readStyles = (page: Page) =>
  page.evaluateHandle(() => {
    const sizes = ["width", "height"];
    const properties = [
      ...["display", "position", "order", "gap", "flex-direction", "align-items", "justify-content", "list-style-type"],
      ...[
        "margin-top",
        "margin-left",
        "padding-top",
        "padding-left",
        "border-top-width",
        "border-top-color",
        "opacity",
      ],
      ...["color", "background-color", "font-size", "font-weight", "line-height", "letter-spacing", "text-decoration"],
      ...[...sizes, "outline-style", "box-shadow", "border-top-left-radius", "white-space", "fill", "stroke"],
    ];
    return Array.from(document.body.querySelectorAll("*:not(script, template, link, template *)"), (element) => {
      // What is folded is laid out when the browser likes: it has no size to tell of.
      const isFolded = element.parentElement?.closest("details:not([open])") != null;
      const told = isFolded ? properties.filter((name) => !sizes.includes(name)) : properties;
      const looks = [null, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === "none" ? "" : told.map((name) => style.getPropertyValue(name)).join(";");
      });
      return `${element.tagName}.${element.getAttribute("class")} ${looks.join("|")}`;
    });
  });

type Looks = Awaited<ReturnType<typeof readStyles>>;

/** How many elements two readings have, and those that differ: a page has thousands, which are not worth sending. */
const compareStyles = (page: Page, before: Looks, after: Looks) =>
  page.evaluate(
    ([before, after]) => ({
      counts: [before.length, after.length],
      differing: before.flatMap((look, at) => (look === after[at] ? [] : [{ before: look, after: after[at] }])),
    }),
    [before, after] as const,
  );

const addSheets = (page: Page, sheets: readonly string[]) =>
  page.evaluate(async (hrefs) => {
    const standing = new Set(
      Array.from(document.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href")),
    );
    const missing = hrefs.filter((address) => !standing.has(address));
    await Promise.all(
      missing.map(async (address) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
        const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
        document.head.append(link);
        await loaded;
      }),
    );
    return missing.length;
  }, sheets);

let sheets: string[] | undefined;

/** All of the site's, as a page has them once its code is there; read once for the tests of a process. */
async function allSheets(page: Page): Promise<string[]> {
  if (sheets) return sheets;
  await page.goto(href("home", "en"));
  expect(await stylesheets(page)).toHaveLength(2);
  await scriptRuns(page);
  // They come once nothing else does.
  await expect.poll(() => stylesheets(page), { timeout: 60_000 }).toHaveLength(16);
  return (sheets = await stylesheets(page));
}

/** Pages as they come: what is opened on them, or asked of them with script, has the same address. */
const comes = ({ name, needsScript }: (typeof picturedPages)[number]) =>
  !needsScript && !/-(?:open|first-visit|errors)$/.test(name);

for (const pictured of picturedPages.filter(comes)) {
  test(`${pictured.name} looks no different once all sheets are there`, async ({ page }) => {
    const all = await allSheets(page);
    // What the code of a page would load and change is not what is looked at.
    await page.route("**/*.js", (route) => route.abort());
    // Colours that are on their way to others are read as they are meant.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, pictured, "en");
    await page.evaluate(() => document.fonts.ready);
    const before = await readStyles(page);
    expect(await addSheets(page, all)).toBeGreaterThan(4);
    const { counts, differing } = await compareStyles(page, before, await readStyles(page));
    expect(differing).toEqual([]);
    expect(counts[0]).toBeGreaterThan(50);
    expect(counts[1]).toBe(counts[0]);
  });
}

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
