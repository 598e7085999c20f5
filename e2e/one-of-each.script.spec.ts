import { expect } from "@playwright/test";
import { findings } from "./axe-steps.ts";
import { test } from "./kept-page.ts";
import { withOneOfEach } from "./one-of-each.ts";

/* What axe does not look at has its like, and nothing that differs is left out. */

const list = `<!doctype html><html lang="en"><title>A list</title><body><main><h1>List</h1><ul>
  <li><a href="/a">One</a></li>
  <li><a href="/b">Two</a></li>
  <li><a href="/c" style="color: #ddd">Three</a></li>
  <li><a href="/d"></a></li>
  <li id="fifth"><a href="/e">Five</a></li>
  <li><a href="/f">Six</a></li>
</ul></main>`;

test("one of each is looked at, whatever differs as well, and all of them stand there afterwards", async ({ page }) => {
  await page.route("**/robots.txt", (route) => route.fulfill({ body: list, contentType: "text/html" }));
  await page.goto("/robots.txt");
  const seen = () => page.locator("li").evaluateAll((all) => all.map((each) => each.checkVisibility()));
  const all = await withOneOfEach(page, async () => ({ seen: await seen(), found: await findings(page, ["light"]) }));
  expect(all.seen).toEqual([true, false, true, true, true, false]);
  expect(all.found).toEqual([expect.stringMatching(/^color-contrast/), expect.stringMatching(/^link-name/)]);
  expect(await seen()).toEqual([true, true, true, true, true, true]);
});

const wide = `<!doctype html><html lang="en"><title>A table</title><body><main><h1>Table</h1>
  <div style="width: 200px; overflow-x: auto"><table><tr>${"<td>A hundred</td>".repeat(12)}</tr></table></div>
</main>`;

test("what can be scrolled still can, and is found where the keyboard does not reach it", async ({ page }) => {
  await page.route("**/robots.txt", (route) => route.fulfill({ body: wide, contentType: "text/html" }));
  await page.goto("/robots.txt");
  const found = await withOneOfEach(page, () => findings(page, ["light"]));
  expect(found).toEqual([expect.stringMatching(/^scrollable-region-focusable/)]);
});
