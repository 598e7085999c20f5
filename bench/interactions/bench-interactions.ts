import { chromium, type Browser, type Page } from "playwright";
import en from "#app/i18n/locales/en/index.ts";
import { chromiumArguments, findChromium } from "../../e2e/chromium.js";
import { siteServer } from "../pages/page-load.ts";
import type { Line } from "../report.ts";
import { observeInteractions, worstInteraction } from "./event-timing.ts";

/** Milliseconds from what a visitor does to what shows of it, on a processor four times slower. */
const goal = 100;
const slowedBy = 4;
/** Each is done so often; the slowest counts. */
const turns = 3;
/** Until what an interaction starts has ended: the search behind it is answered and drawn. */
const settled = 1_500;

const results = "/en/to-let/office";
const screens = [
  { name: "1280 px", viewport: { width: 1280, height: 800 }, isPhone: false },
  { name: "390 px", viewport: { width: 390, height: 844 }, isPhone: true },
];

interface Step {
  name: string;
  act: (page: Page) => Promise<unknown>;
  /** What it brings about: the next step starts from there. */
  until?: (page: Page) => Promise<unknown>;
}

const { facets, filters, search } = en;
const panel = (page: Page, name: string) =>
  page.locator("details.filter").filter({ has: page.locator("summary", { hasText: name }) });
const sliderOf = (page: Page) =>
  panel(page, filters.surface.label).getByRole("slider", {
    name: facets.slider.from.replace("{{name}}", filters.surface.label),
  });

const warehouses = (page: Page) =>
  panel(page, search.form.kind).getByRole("link", { name: en.vocabulary.types.warehouse }).first();
const smallest = (page: Page) => panel(page, filters.surface.label).getByLabel(filters.surface.from);

const steps: readonly Step[] = [
  {
    name: "a filter is opened",
    act: (page) => panel(page, filters.surface.label).locator("summary").first().click(),
    until: (page) => sliderOf(page).waitFor(),
  },
  {
    name: "a slider is moved",
    act: async (page) => {
      await sliderOf(page).focus();
      for (let moves = 0; moves < 3; moves++) await page.keyboard.press("ArrowRight", { delay: 50 });
    },
    until: (page) => page.waitForURL(/surface=/),
  },
  {
    name: "a figure is typed",
    act: async (page) => {
      await smallest(page).press("ControlOrMeta+a");
      await smallest(page).pressSequentially("250", { delay: 50 });
    },
  },
  {
    name: "the figure is searched",
    act: (page) => smallest(page).press("Tab"),
    until: (page) => page.waitForURL(/surface=250-/),
  },
  {
    name: "the kinds are opened",
    act: (page) => panel(page, search.form.kind).locator("summary").first().click(),
    until: (page) => warehouses(page).waitFor(),
  },
  {
    name: "a kind is chosen",
    act: (page) => warehouses(page).click(),
    until: (page) => page.waitForURL(/warehouse/),
  },
];

/**
 * How long a visitor waits to see what a change of a filter does (Interaction to Next Paint), on a processor slowed
 * four times: the slowest of some turns. The network is this machine, so it is the browser's work alone.
 */
export async function benchInteractions(environment: Record<string, string>): Promise<Line[]> {
  const site = await siteServer(environment);
  const executablePath = findChromium();
  try {
    const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
    try {
      const lines: Line[] = [];
      for (const screen of screens) lines.push(...(await onScreen(browser, site.origin, screen)));
      return lines;
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

async function onScreen(browser: Browser, origin: string, { name, viewport, isPhone }: (typeof screens)[number]) {
  const slowest = new Map<Step, number>(steps.map((step) => [step, 0]));
  for (let turn = 0; turn < turns; turn++) {
    const context = await browser.newContext({ viewport, hasTouch: isPhone });
    const page = await context.newPage();
    await observeInteractions(page);
    await page.goto(origin + results);
    await page.getByRole("button", { name: en.cookies.refuse }).click();
    await page.mouse.move(5, 5);
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
    if (isPhone) await page.getByRole("button", { name: search.form.open }).click();
    await page.waitForTimeout(settled);
    for (const step of steps) {
      await worstInteraction(page);
      await step.act(page);
      await step.until?.(page);
      await page.waitForTimeout(settled);
      slowest.set(step, Math.max(slowest.get(step) ?? 0, await worstInteraction(page)));
    }
    await context.close();
  }
  return [...slowest].map(
    ([step, figure]): Line => ({ name: `${step.name}, ${name}`, figure, floor: NaN, unit: "ms", goal }),
  );
}
