import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { lookAtWhatIsNew } from "./look-once.ts";
import { withOneOfEach } from "./one-of-each.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules that look at colours: nothing else of a page differs by scheme (app/ui/style-sheets.test.ts). */
export const colourRules = ["color-contrast", "link-in-text-block"];

type Scheme = "dark" | "light";

/**
 * What axe finds on a page as it stands: by every rule in the light, and in the dark by those of colours, of what was not
 * looked at yet (look-once.ts); of neighbours that are alike, one (one-of-each.ts). It needs script. The page is neither loaded
 * again for the other scheme, nor axe read again for the next look: that cost as much as the looking. Nothing is loaded ahead
 * (`preload`): that is for rules of sound and of experiments, and no page plays any.
 *
 * In the light all of it is looked at in each width, though two thirds of axe's time are contrast: looking once at each kind of
 * text there as well, and again at what lies over something else on that page and in that width, took as long, as some of that
 * is on every page and makes axe lay out its grid.
 * @param schemes in this order
 * @returns a line for each rule that is broken: scheme, rule, and the elements
 */
export async function findings(page: Page, schemes: readonly Scheme[] = ["dark", "light"]): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  return withOneOfEach(page, () => lookIn(page, schemes));
}

async function lookIn(page: Page, schemes: readonly Scheme[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await (colorScheme === "light" ? look(page) : lookAtWhatIsNew(page, colourRules));
    for (const { id, nodes } of violations) {
      found.push(`${id} (${colorScheme}): ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
    }
  }
  return found;
}

async function look(page: Page): Promise<Pick<AxeResults, "violations">> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<AxeResults> } };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false });
    return { violations };
  });
}

/** That nothing of a page lies beside the screen. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
}

/** A page in the width of the smallest phone, in which it is loaded, and in that of a screen: no finding, no sideways scroll. */
export async function expectNothingAt(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
  await expectNothingAtBothWidths(page, address);
}

/** The same of a page that stands already, in both widths; each other scheme dresses all of it anew. */
export async function expectNothingAtBothWidths(page: Page, where: string): Promise<void> {
  for (const [width, schemes] of [
    [320, ["light", "dark"]],
    [1280, ["dark", "light"]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width}`);
    expect(await findings(page, schemes), `${where} at ${width}`).toEqual([]);
  }
}

/** Of a page whose elements and colours were looked at in another language: what hangs on its words. */
export async function expectNothingOfWords(page: Page, where: string): Promise<void> {
  expect(await findings(page, ["light"]), where).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width}`);
  }
}
