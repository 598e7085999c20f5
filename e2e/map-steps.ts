import { expect, type Locator, type Page } from "@playwright/test";

const singles = ".map-canvas .map-mark:not(.map-mark-cluster)";

/**
 * Of the marks that are one property, the one nearest to the map's middle: focusing one at the edge moves the map, and
 * others take its place. Not before all has come that the map asks for: until then it may move, and mark other groups.
 */
export async function markInTheMiddle(page: Page): Promise<Locator> {
  await expect(page.locator(singles).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const name = await page.locator(singles).evaluateAll((marks) => {
    const frame = document.querySelector(".map-canvas")!.getBoundingClientRect();
    const away = (mark: Element) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const [x, y] = [left + width / 2 - frame.left, top + height / 2 - frame.top];
      return Math.hypot(x - frame.width / 2, y - frame.height / 2);
    };
    return marks.toSorted((a, b) => away(a) - away(b))[0]!.getAttribute("aria-label")!;
  });
  return page.locator(singles).and(page.getByRole("button", { name, exact: true }));
}
