import { expect, test, type Page } from "@playwright/test";

export const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

/**
 * Where there is script: waits until it has taken over the page, which some pages load when somebody moves. The cookie
 * banner says so, which gets a script of its own once the page has its; it is on every page of a visitor who has not
 * chosen yet.
 */
export async function scriptRuns(page: Page) {
  if (!hasScript()) return;
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await expect(page.locator("#cookie-banner[aria-live]")).toBeAttached({ timeout: 30_000 });
}

const moving = new WeakMap<Page, Disposable[]>();

interface Disposable {
  dispose: () => Promise<void>;
}

/** For pages that load their code when somebody moves: a visitor whose pointer is over each page as soon as it stands. */
export async function visitorMoves(page: Page) {
  const moves = await page.addInitScript(() => addEventListener("load", () => dispatchEvent(new Event("pointermove"))));
  moving.set(page, [...(moving.get(page) ?? []), moves]);
}

/** The opposite, from the next page on. */
export async function visitorRests(page: Page) {
  for (const moves of moving.get(page) ?? []) await moves.dispose();
  moving.delete(page);
}

/** From now on each page's data take as long as a slow network's: whoever is quick makes several choices meanwhile. */
export async function answersComeLate(page: Page, milliseconds = 1500) {
  await page.route("**/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined); // Given up meanwhile.
  });
}
