import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";
import { open, picturedPages } from "./screenshots/pages.ts";
import { addSheets, allSheets, compareStyles, readStyles } from "./sheet-steps.ts";

/* A page comes with the sheets that it needs; the others, which come with its code, change nothing of it (decision 004). */

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
