import { expect, type Locator, type Page } from "@playwright/test";

const singles = ".map-canvas .map-mark:not(.map-mark-cluster)";

/** Milliseconds for which a map has to look the same before its marks are taken for those that stay. */
const still = 500;

/**
 * Of the marks that are one property, the one nearest to the map's middle: focusing one at the edge moves the map, and
 * others take its place. Not before map and marks stand still: on a busy machine what the map asks for may come late, and
 * group the marks anew.
 */
export async function markInTheMiddle(page: Page): Promise<Locator> {
  await expect(page.locator(singles).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  let before: string | undefined;
  let name = "";
  const standsStill = async () => {
    const { nearest, all } = await readMarks(page);
    const isAsBefore = all === before;
    [before, name] = [all, nearest];
    return isAsBefore;
  };
  await expect.poll(standsStill, { intervals: [still] }).toBe(true);
  return page.locator(singles).and(page.getByRole("button", { name, exact: true }));
}

/** The name of the mark nearest to the middle, and where all of them are. */
function readMarks(page: Page): Promise<{ nearest: string; all: string }> {
  return page.locator(singles).evaluateAll((marks) => {
    const frame = document.querySelector(".map-canvas")!.getBoundingClientRect();
    const read = marks.map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const [x, y] = [left + width / 2 - frame.left, top + height / 2 - frame.top];
      const away = Math.hypot(x - frame.width / 2, y - frame.height / 2);
      return { name: mark.getAttribute("aria-label") ?? "", away };
    });
    const nearest = read.toSorted((one, other) => one.away - other.away)[0]?.name ?? "";
    return { nearest, all: JSON.stringify(read) };
  });
}
