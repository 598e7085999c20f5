import { expect as expectSoon, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { colours as ground } from "#app/basemap/colours.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import type { Mark } from "#app/map/marks/map-data.ts";
import { readArea, readBox, writeArea, writeBox } from "#app/places/area.ts";
import { test } from "./kept-page.ts";
import { scriptRuns, visitorMoves } from "./script-steps.ts";

test.beforeEach(({ page }) => visitorMoves(page));

/** Without a graphics card a map takes its time. */
const expect = expectSoon.configure({ timeout: 25_000 });

const { filters, map, search } = en;
const offices = "/en/to-let/office?surface=50-&order=oldest&display=map";

const pane = (page: Page) => page.getByRole("region", { name: map.label }).first();

test.beforeEach(({ javaScriptEnabled }) => {
  if (javaScriptEnabled) test.slow();
});

/** With script, the map that moves; without, the server's. */
async function openMap(page: Page, address: string, javaScriptEnabled: boolean): Promise<Locator> {
  await page.goto(address);
  if (javaScriptEnabled) await expect(page.locator(".map-draw")).toBeVisible();
  return pane(page);
}

/** The marks of the map, as links without script and as buttons with it. */
const marksIn = (shown: Locator) => shown.locator(".map-link, .map-mark");

async function countOnMap(shown: Locator): Promise<number> {
  const names = await marksIn(shown).evaluateAll((marks) => marks.map((mark) => mark.getAttribute("aria-label") ?? ""));
  return names.map(countIn).reduce((sum, count) => sum + count, 0);
}

/** "1,250 properties around Ghent" are 1,250, a listing by its title is one. */
function countIn(name: string): number {
  const told = /^([\d,.\s]+) (?:property|properties|biens?|panden|pand)\b/u.exec(name)?.[1];
  return told ? Number(told.replace(/\D/g, "")) : 1;
}

async function countInList(page: Page): Promise<number> {
  const told = await page.locator(".search-count").first().innerText();
  return Number(/^[\d,.\s]+/u.exec(told)?.[0].replace(/\D/g, ""));
}

async function largestMark(shown: Locator): Promise<{ mark: Locator; count: number }> {
  let names: string[] = [];
  const stand = async () => {
    const before = names.join("\n");
    names = await marksIn(shown).evaluateAll((marks) => marks.map((mark) => mark.getAttribute("aria-label") ?? ""));
    return names.join("\n") === before;
  };
  // What the map asks for comes late now and then, and groups them anew.
  await expect.poll(stand, { intervals: [500] }).toBe(true);
  const [name = ""] = names.toSorted((one, other) => countIn(other) - countIn(one));
  // By its name: the map may put its marks in another order before it is pressed.
  const named = shown.page().locator(`[aria-label=${JSON.stringify(name)}]`);
  return { mark: marksIn(shown).and(named).first(), count: countIn(name) };
}

/** Does something that moves the map, and waits until it has come to rest elsewhere: its camera is kept with the page then. */
async function untilMoved(page: Page, move: () => Promise<void>): Promise<void> {
  const before = await camera(page);
  await move();
  await expect.poll(() => camera(page)).not.toEqual(before);
}

const camera = (page: Page) => page.evaluate<unknown>("history.state?.camera");

const params = (page: Page) => new URL(page.url()).searchParams;

test("the marks of a search tell as many properties as its list", async ({ page, javaScriptEnabled }) => {
  const shown = await openMap(page, offices, javaScriptEnabled);
  const total = await countInList(page);
  expect(total).toBeGreaterThan(24);
  await expect.poll(() => countOnMap(shown)).toBe(total);
  await expect(page.getByRole("article")).toHaveCount(24);
});

test("what is found stands clear of what lies over the map", async ({ page, javaScriptEnabled }) => {
  const over = ".map-sources, .map-zoom, .map-pad, .map-follow, .map-layers > details, .map-count";
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    const shown = await openMap(page, offices, javaScriptEnabled);
    await expect(marksIn(shown).first()).toBeVisible();
    const under = () =>
      shown.evaluate((pane, over) => {
        const boxes = (parts: string) =>
          [...pane.querySelectorAll(parts)]
            .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === "none")
            .map(
              (part) =>
                ({ name: part.textContent, ...part.getBoundingClientRect().toJSON() }) as DOMRect & { name: string },
            );
        return boxes(".map-link, .map-mark").flatMap((mark) =>
          boxes(over)
            .filter(
              ({ left, right, top, bottom }) =>
                mark.left < right - 1 && mark.right > left + 1 && mark.top < bottom - 1 && mark.bottom > top + 1,
            )
            .map(({ name }) => `${mark.name} under ${name}`),
        );
      }, over);
    await expect.poll(under, { message: `at ${width}` }).toEqual([]);
  }
});

test("a mark leads nearer, and list and map stay in step", async ({ page, javaScriptEnabled }) => {
  const shown = await openMap(page, offices, javaScriptEnabled);
  const total = await countInList(page);
  await expect.poll(() => countOnMap(shown)).toBe(total);
  const { mark, count } = await largestMark(shown);
  if (javaScriptEnabled) {
    await untilMoved(page, () => mark.click());
    expect(params(page).get("bbox")).toBeNull();
    await page.getByRole("button", { name: map.searchHere }).click();
  } else await mark.click();
  await expect(page).toHaveURL(/bbox=/);
  await expect.poll(() => countInList(page)).toBeLessThan(total);
  expect(await countInList(page)).toBeGreaterThanOrEqual(count);
  expect(params(page).get("surface")).toBe("50-");
  expect(params(page).get("order")).toBe("oldest");
  expect(params(page).get("display")).toBe("map");
  await expect.poll(() => countOnMap(shown)).toBe(await countInList(page));

  // The chip lets go of the part of the map.
  await page.getByRole("link", { name: search.chips.remove.replace("{{filter}}", filters.bbox.chip) }).click();
  await expect(page).not.toHaveURL(/bbox=/);
  await expect.poll(() => countInList(page)).toBe(total);
});

test("without dragging: one step nearer, further, and to each side", async ({ page, javaScriptEnabled }) => {
  const shown = await openMap(page, offices, javaScriptEnabled);
  // Whom the map is from stands beside what zooms, and not below it.
  const [zoom, sources] = await Promise.all(
    [".map-zoom", ".map-sources"].map(async (part) => (await shown.locator(part).boundingBox())!),
  );
  expect(sources!.x >= zoom!.x + zoom!.width || sources!.y >= zoom!.y + zoom!.height).toBe(true);
  if (javaScriptEnabled) await shown.getByRole("button", { name: map.pad }).click();
  for (const step of ["zoomIn", "north", "west", "south", "east", "zoomOut"] as const) {
    const before = page.url();
    const control = shown.getByRole("link", { name: map[step], exact: true });
    await control.click();
    if (javaScriptEnabled) await expect(page.getByRole("button", { name: map.searchHere })).toBeVisible();
    else await expect(page).not.toHaveURL(before);
  }
  if (javaScriptEnabled) return;
  expect(readBox(params(page).get("bbox") ?? undefined)).toBeDefined();
  await shown.getByRole("link", { name: map.whole }).click();
  await expect(page).toHaveURL("/en/to-let/office?surface=50-&order=oldest&display=map");
});

test("asking rents by place: on the map, and the same in a table", async ({ page, javaScriptEnabled }) => {
  const shown = await openMap(page, offices, javaScriptEnabled);
  await shown.getByText(map.layers.label).click();
  await shown.getByRole("link", { name: map.layers.prices }).click();
  const plate = shown.locator(".map-shade").first();
  await expect(plate).toBeVisible();
  await expect(page).toHaveURL(/layer=prices/);
  const [place = "", price = ""] = ((await plate.getAttribute("aria-label")) ?? "").split(/: median |\/m²/);
  const row = page.getByRole("region", { name: map.layers.heading["to-let"] }).getByRole("row", { name: place });
  await expect(row).toContainText(price);
  await row.getByRole("link", { name: place }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(place);
});

test("near by, a single place leads to its page", async ({ page, request, javaScriptEnabled }) => {
  const asked = "language=en&bbox=4.2,50.7,4.6,51&zoom=15&transaction=to-let&type=office&surface=50-";
  const { marks } = (await (await request.get(`/map/clusters?${asked}`)).json()) as { marks: Mark[] };
  const { lng, lat } = marks.find(({ price }) => price)!;
  const around = writeBox({ west: lng - 0.003, south: lat - 0.002, east: lng + 0.003, north: lat + 0.002 });
  const shown = await openMap(page, `${offices}&bbox=${around}`, javaScriptEnabled);
  await expect.poll(() => countOnMap(shown)).toBe(await countInList(page));
  const single = shown.locator(".map-link-single, .map-mark-price, .map-mark-dot").first();
  const name = (await single.getAttribute("aria-label")) ?? "";
  expect(name).toMatch(/€|request/i);
  if (javaScriptEnabled) {
    await single.focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("complementary", { name: map.card.open });
    await expect(card.getByRole("link")).toBeVisible();
    const told = await card.getByRole("link").innerText();
    expect(name.replaceAll("\u00a0", " ")).toContain(told.replaceAll("\u00a0", " "));
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(single).toBeFocused();
    await page.keyboard.press("Enter");
    await card.getByRole("link").click();
  } else await single.click();
  await expect(page).toHaveURL(/\/en\/property\//);
});

test("Back finds the map where it was left", async ({ page, javaScriptEnabled }) => {
  const shown = await openMap(page, offices, javaScriptEnabled);
  const total = await countInList(page);
  const nearer = () => shown.getByRole("link", { name: map.zoomIn }).click();
  if (javaScriptEnabled) {
    await untilMoved(page, nearer);
    const left = await camera(page);
    await page.getByRole("button", { name: map.searchHere }).click();
    await expect(page).toHaveURL(/bbox=/);
    await expect.poll(() => countInList(page)).toBeLessThan(total);
    await page.goBack();
    await expect.poll(() => countInList(page)).toBe(total);
    expect(await camera(page)).toEqual(left);
    await expect(page.getByRole("button", { name: map.searchHere })).toBeVisible();

    // From a listing's page, too.
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(page.getByRole("button", { name: map.searchHere })).toBeVisible();
    expect(await camera(page)).toEqual(left);

    // And the list still follows, where it did.
    const follow = page.getByRole("checkbox", { name: map.searchAsIMove });
    await follow.check();
    await expect(page).toHaveURL(/bbox=/);
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(follow).toBeChecked();
  } else {
    await nearer();
    await expect(page).toHaveURL(/bbox=/);
    const there = page.url();
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(page).toHaveURL(there);
    await page.goBack();
    await expect.poll(() => countInList(page)).toBe(total);
  }
});

for (const [language, texts, address] of [
  ["fr", fr, "/fr/a-louer/bureau"],
  ["nl", nl, "/nl/te-huur/kantoor"],
] as const) {
  test(`the language switch to ${language} keeps box, order, display and page`, async ({ page, javaScriptEnabled }) => {
    const rest = "bbox=3.5,50.7,4.6,51.3&order=oldest&display=map&page=2";
    const shown = await openMap(page, `/en/to-let/office?${rest}`, javaScriptEnabled);
    const total = await countInList(page);
    await expect.poll(() => countOnMap(shown)).toBe(total);
    await page.getByRole("banner").getByRole("link", { name: language.toUpperCase(), exact: true }).click();
    await expect(page).toHaveURL(`${address}?${rest}`);
    const there = page.getByRole("region", { name: texts.map.label }).first();
    await expect.poll(() => countOnMap(there)).toBe(total);
    expect(await countInList(page)).toBe(total);
  });
}

test("without script nothing on a phone's map covers a mark", { tag: "@no-script" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const address of ["/nl/te-huur/kantoor?display=map", "/fr/a-louer/bureau?display=map&layer=prices"]) {
    await page.goto(address);
    await expect(page.locator(".map-link").first()).toBeVisible();
    const covered = await page.evaluate(() => {
      const boxes = (selector: string) =>
        Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect());
      const above = boxes(".map-count, .map-layer-meaning, .map-control, .map-layers summary, .map-list .cards");
      const marks = boxes(".map-link :is(circle, rect)");
      return marks.filter((mark) =>
        above.some((box) => {
          const isBeside = mark.left >= box.right || mark.right <= box.left;
          return box.width > 0 && !isBeside && mark.top < box.bottom && mark.bottom > box.top;
        }),
      ).length;
    });
    expect(covered, address).toBe(0);
  }
});

test.describe("with script", { tag: "@script" }, () => {
  test("the map that moves is called a map, and says how it is used", async ({ page }) => {
    const shown = await openMap(page, offices, true);
    const moving = shown.getByRole("region", { name: en.facets.displays.map, exact: true });
    await expect(moving).toBeVisible();
    await expect(moving).toHaveAccessibleDescription(map.help);
    // What holds it and its buttons has a name of its own.
    await expect(shown).toHaveAccessibleName(map.label);
  });

  test("an area drawn by clicks becomes a filter, and a chip takes it away", async ({ page }) => {
    const shown = await openMap(page, offices, true);
    const total = await countInList(page);
    await page.getByRole("button", { name: map.draw.start }).click();
    const frame = (await shown.boundingBox())!;
    const at = (x: number, y: number) => page.mouse.click(frame.x + frame.width * x, frame.y + frame.height * y);
    await at(0.35, 0.4);
    await at(0.6, 0.4);
    await at(0.6, 0.65);
    await at(0.35, 0.65);
    await at(0.35, 0.4);
    await expect(page).toHaveURL(/area=/);
    expect(readArea(params(page).get("area") ?? undefined)).toHaveLength(4);
    expect(params(page).get("surface")).toBe("50-");
    await expect.poll(() => countInList(page)).toBeLessThan(total);
    const inside = await countInList(page);
    await expect.poll(() => countOnMap(shown)).toBe(inside);
    await page.getByRole("link", { name: search.chips.remove.replace("{{filter}}", filters.area.chip) }).click();
    await expect.poll(() => countInList(page)).toBe(total);
  });

  test("an area drawn by keyboard, and the one that the map shows", async ({ page }) => {
    await openMap(page, offices, true);
    await page.getByRole("button", { name: map.draw.start }).click();
    const cornersSet = (count: number) => expect(page.locator(".map-panel")).toContainText(`${count} corner`);
    await page.keyboard.press("Enter");
    await cornersSet(1);
    for (const [index, key] of ["ArrowRight", "ArrowDown", "ArrowLeft"].entries()) {
      await untilMoved(page, () => page.keyboard.press(key));
      await page.keyboard.press("Enter");
      await cornersSet(index + 2);
    }
    await page.keyboard.press("Backspace");
    await cornersSet(3);
    await page.getByRole("button", { name: map.draw.done }).click();
    await expect(page).toHaveURL(/area=/);
    expect(readArea(params(page).get("area") ?? undefined)).toHaveLength(3);

    // Its corners are there again, and those that are taken back give way to another area.
    await page.getByRole("button", { name: map.draw.change }).click();
    await cornersSet(3);
    await page.getByRole("button", { name: map.draw.undo }).click();
    await page.getByRole("button", { name: map.draw.visible }).click();
    await expect.poll(() => readArea(params(page).get("area") ?? undefined)?.length).toBe(4);
  });

  for (const width of [360, 1280]) {
    test(`an area that is searched is changed and taken away on the map, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 760 });
      const [south, north, west, east] = [50.83, 50.86, 4.34, 4.38];
      const drawn = [
        { lat: north, lng: west },
        { lat: north, lng: east },
        { lat: south, lng: east },
        { lat: south, lng: west },
      ];
      await openMap(page, `${offices}&area=${encodeURIComponent(writeArea(drawn))}`, true);
      const total = await countInList(page);
      await page.getByRole("button", { name: map.draw.change }).click();
      await expect(page.locator(".map-panel")).toContainText("4 corners");
      await page.keyboard.press("Backspace");
      await page.getByRole("button", { name: map.draw.done }).click();
      await expect.poll(() => readArea(params(page).get("area") ?? undefined)).toHaveLength(3);

      // What acts on the map stands in one line, and nothing follows a map that looks around an area.
      await expect(page.locator(".map-follow")).toHaveCount(0);
      const remove = page.getByRole("button", { name: map.draw.remove });
      const [change, taken] = [page.locator(".map-draw"), remove];
      expect((await change.boundingBox())!.y).toBe((await taken.boundingBox())!.y);
      const { width: across, height } = (await remove.boundingBox())!;
      expect([across, height].every((side) => side >= 44)).toBe(true);
      await remove.click();
      await expect(page).not.toHaveURL(/area=/);
      await expect(page.getByRole("button", { name: map.draw.start })).toBeFocused();
      await expect(remove).toHaveCount(0);
      await expect.poll(() => countInList(page)).toBeGreaterThan(total);
    });
  }

  test("Escape ends drawing from the map itself, and the keys stay with the map once nothing is drawn", async ({
    page,
  }) => {
    await openMap(page, offices, true);
    const start = page.getByRole("button", { name: map.draw.start });
    await start.click();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: map.draw.undo }).click();
    await expect(page.locator(".maplibregl-canvas")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator(".map-panel")).toHaveCount(0);
    await expect(start).toBeFocused();
  });

  test("an area is drawn freehand, its corners few, and one step takes all of it back", async ({ page }) => {
    const shown = await openMap(page, offices, true);
    const total = await countInList(page);
    await page.getByRole("button", { name: map.draw.start }).click();
    const frame = (await shown.boundingBox())!;
    const at = (x: number, y: number) => [frame.x + frame.width * x, frame.y + frame.height * y] as const;
    const draw = async () => {
      await page.mouse.move(...at(0.7, 0.55));
      await page.mouse.down();
      for (let turn = 1; turn <= 60; turn++) {
        const angle = (turn / 60) * 2 * Math.PI;
        await page.mouse.move(...at(0.5 + 0.2 * Math.cos(angle), 0.55 + 0.2 * Math.sin(angle)));
      }
      await page.mouse.up();
    };
    const before = await camera(page);
    await draw();
    await expect(page.locator(".map-panel")).toContainText(/\d+ corners/);
    await page.getByRole("button", { name: map.draw.undo }).click();
    await expect(page.getByRole("button", { name: map.draw.visible })).toBeVisible();
    await draw();
    expect(await camera(page)).toEqual(before);
    await page.getByRole("button", { name: map.draw.done }).click();
    await expect(page).toHaveURL(/area=/);
    const corners = readArea(params(page).get("area") ?? undefined)?.length ?? 0;
    expect(corners).toBeGreaterThan(5);
    expect(corners).toBeLessThanOrEqual(30);
    await expect.poll(() => countInList(page)).toBeLessThan(total);

    // Reopened, what is drawn around anew takes its place: it is not joined to what was there.
    await page.getByRole("button", { name: map.draw.change }).click();
    await expect(page.locator(".map-panel")).toContainText(`${corners} corners`);
    await page.mouse.move(...at(0.45, 0.4));
    await page.mouse.down();
    for (const [x, y] of [
      [0.55, 0.4],
      [0.55, 0.5],
      [0.45, 0.5],
      [0.45, 0.41],
    ] as const) {
      await page.mouse.move(...at(x, y), { steps: 8 });
    }
    await page.mouse.up();
    await expect(page.locator(".map-panel")).not.toContainText(`${corners} corners`);
    await page.getByRole("button", { name: map.draw.done }).click();
    await expect.poll(() => readArea(params(page).get("area") ?? undefined)?.length ?? 99).toBeLessThan(corners);
  });

  test("Escape closes the choice of layers, which has the focus again", async ({ page }) => {
    const shown = await openMap(page, offices, true);
    const choices = shown.locator(".map-layers details");
    await choices.locator("summary").press("Enter");
    await choices.getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(choices).not.toHaveAttribute("open");
    await expect(choices.locator("summary")).toBeFocused();
  });

  test("what shades mean covers no part of the map where results are", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const shown = await openMap(page, offices, true);
    await shown.getByText(map.layers.label).click();
    await shown.getByRole("link", { name: map.layers.prices }).click();
    const legend = shown.locator(".map-layer-meaning");
    await expect(legend).toBeVisible();
    await expect(shown.locator(".map-shade").first()).toBeVisible();
    const covered = await legend.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll(".map-shade")].filter((shade) => {
        const { left, right, top, bottom } = shade.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      }).length;
    });
    expect(covered).toBe(0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    const told = async (page: Page) => countIn(await page.locator(".map-count").innerText());

    test("the map says how many properties are in sight, wherever it is moved", async ({ page }) => {
      const shown = await openMap(page, offices, true);
      const total = await countInList(page);
      await expect.poll(() => told(page)).toBe(total);
      await untilMoved(page, () => shown.getByRole("link", { name: map.zoomIn }).click());
      await untilMoved(page, () => shown.getByRole("link", { name: map.zoomIn }).click());
      await expect.poll(() => told(page)).toBeLessThan(total);
      await page.getByRole("button", { name: map.searchHere }).click();
      await expect(page).toHaveURL(/bbox=/);
      await expect.poll(() => countInList(page)).toBeLessThan(total);
      await expect.poll(async () => (await countInList(page)) - (await told(page))).toBe(0);
    });

    test("a finger draws an area, and moves the chosen card on to the next", async ({ page, context }) => {
      const shown = await openMap(page, `${offices}&bbox=4.36,50.83,4.38,50.845`, true);
      const touch = await context.newCDPSession(page);
      const finger = async (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
      const swipe = async (through: (readonly [number, number])[]) => {
        await finger("touchStart", ...through[0]!);
        for (const spot of through.slice(1)) await finger("touchMove", ...spot);
        await finger("touchEnd");
      };

      const card = page.getByRole("complementary", { name: map.card.open });
      await shown.locator(".map-mark-price, .map-mark-dot").first().focus();
      await page.keyboard.press("Enter");
      await expect(card).toBeVisible();
      const chosen = () => card.getByRole("link").first().innerText();
      const before = await chosen();
      const box = (await card.boundingBox())!;
      const middle = box.y + box.height / 2;
      const leftwards = [250, 200, 150, 100, 60].map((x) => [x, middle] as const);
      await swipe(leftwards);
      await expect.poll(chosen).not.toBe(before);
      await expect(page).toHaveURL(/display=map/);
      await expect(shown.locator(".map-spot, .map-mark.is-pointed")).toHaveCount(1);
      await swipe(leftwards.toReversed());
      await expect.poll(chosen).toBe(before);
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: map.draw.start }).click();
      const left = await camera(page);
      await swipe([
        [100, 380],
        [100, 420],
        [100, 530],
        [180, 530],
        [260, 530],
        [260, 450],
        [260, 380],
        [180, 380],
        [104, 380],
      ]);
      await expect(page.locator(".map-panel")).toContainText("4 corners");
      expect(await camera(page)).toEqual(left);
      await page.getByRole("button", { name: map.draw.done }).click();
      await expect.poll(() => readArea(params(page).get("area") ?? undefined)?.length).toBe(4);
    });
  });

  test("a corner can be moved, and each step undone", async ({ page }) => {
    const shown = await openMap(page, offices, true);
    await page.getByRole("button", { name: map.draw.start }).click();
    const frame = (await shown.boundingBox())!;
    const at = (x: number, y: number) => [frame.x + frame.width * x, frame.y + frame.height * y] as const;
    await page.mouse.click(...at(0.35, 0.4));
    await page.mouse.click(...at(0.6, 0.4));
    await page.mouse.click(...at(0.6, 0.65));
    await expect(page.locator(".map-panel")).toContainText("3 corners");
    await page.mouse.move(...at(0.6, 0.65));
    await page.mouse.down();
    await page.mouse.move(...at(0.5, 0.7), { steps: 4 });
    await page.mouse.up();
    // The same without dragging: a click takes the corner up, the next puts it down.
    await page.mouse.click(...at(0.6, 0.4));
    await page.mouse.click(...at(0.7, 0.35));
    await expect(page.locator(".map-panel")).toContainText("3 corners");
    for (let step = 0; step < 2; step++) await page.getByRole("button", { name: map.draw.undo }).click();
    await expect(page.locator(".map-panel")).toContainText("3 corners");
    await page.getByRole("button", { name: map.draw.undo }).click();
    await expect(page.locator(".map-panel")).toContainText("2 corners");
  });

  test("the list follows the map when asked to", async ({ page }) => {
    const shown = await openMap(page, offices, true);
    const total = await countInList(page);
    await page.getByLabel(map.searchAsIMove).check();
    // The search of each view takes the place of the page, and of the camera that was kept with it.
    for (let step = 0; step < 3; step++) {
      const before = params(page).get("bbox");
      await shown.getByRole("link", { name: map.zoomIn }).click();
      await expect.poll(() => params(page).get("bbox")).not.toBe(before);
    }
    await expect.poll(() => countInList(page)).toBeLessThan(total);
    await expect.poll(async () => (await countOnMap(shown)) - (await countInList(page))).toBe(0);
  });

  test("what acts on the map stands in one line, and stays where it is when the map is moved", async ({ page }) => {
    const lasting = page.locator(".map-draw, .map-follow, .map-layers > details");
    const places = () =>
      lasting.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 860 });
      const shown = await openMap(page, offices, true);
      const before = await places();
      expect(new Set(before.map(({ top, bottom }) => `${top}-${bottom}`)).size, `lines at ${width}`).toBe(1);
      await untilMoved(page, () => shown.getByRole("link", { name: map.zoomIn }).click());
      await expect(page.getByRole("button", { name: map.searchHere })).toBeVisible();
      expect(await places(), `at ${width}`).toEqual(before);
    }
  });

  test("beside an area that is drawn, what is in sight is not called this area", async ({ page }) => {
    const drawn = [
      { lat: 50.86, lng: 4.34 },
      { lat: 50.86, lng: 4.38 },
      { lat: 50.83, lng: 4.38 },
    ];
    const shown = await openMap(page, `${offices}&area=${encodeURIComponent(writeArea(drawn))}`, true);
    await untilMoved(page, () => shown.getByRole("link", { name: map.zoomIn }).click());
    await expect(page.getByRole("button", { name: map.searchHere })).toHaveCount(0);
    await page.getByRole("button", { name: map.searchInSight, exact: true }).click();
    await expect(page).toHaveURL(/bbox=/);
    await expect(page).not.toHaveURL(/area=/);
  });

  test("list and map point at the same place", async ({ page }) => {
    const shown = await openMap(page, `${offices}&bbox=4.33,50.82,4.4,50.87`, true);
    await page.getByRole("article").first().hover();
    await expect(shown.locator(".map-spot, .map-mark.is-pointed")).toHaveCount(1);
    await page.getByRole("article").nth(1).getByRole("link").first().focus();
    await expect(shown.locator(".map-spot, .map-mark.is-pointed")).toHaveCount(1);
  });

  test("nothing but the site is asked", async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL!) && !/^(?:blob|data):/.test(request.url())) foreign.push(request.url());
    });
    const shown = await openMap(page, `${offices}&bbox=4.35,50.83,4.38,50.85`, true);
    const [marks] = await Promise.all([
      page.waitForResponse(/\/map\/clusters/),
      untilMoved(page, () => shown.getByRole("link", { name: map.zoomIn }).click()),
    ]);
    expect(marks.ok()).toBe(true);
    expect(foreign).toEqual([]);
  });

  test.describe("painted", () => {
    test.use({ drawsMaps: true });

    test("its ground has land and water, parks and roads, and names, in its own colours", async ({ page }) => {
      await openMap(page, "/en/to-let/office/brussels?display=map", true);
      // Edges that run into each other have dozens of colours even where roads and names are missing: its own are asked for.
      const painted = ["land", "water", "park", "wood", "street", "motorway", "name"] as const;
      const colours = async () => {
        // The canvas alone: no mark, no card, nothing of the picture that stood there before.
        await page.locator("body *").evaluateAll((all) => {
          for (const each of all as HTMLElement[]) {
            each.style.visibility = each.matches(".maplibregl-canvas") ? "visible" : "hidden";
          }
        });
        const { data, info } = await sharp(await page.screenshot())
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const seen = new Map<number, number>();
        for (let at = 0; at < data.length; at += info.channels) {
          const colour = data.readUIntBE(at, 3);
          seen.set(colour, (seen.get(colour) ?? 0) + 1);
        }
        return painted.filter((name) => (seen.get(parseInt(ground.day[name].slice(1), 16)) ?? 0) > 50);
      };
      await expect.poll(colours).toEqual(painted);
    });
  });

  test("the list loads none of the map's code", async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto("/en/to-let/office");
    await scriptRuns(page);
    expect(files.filter((file) => /(?<!use-)live-map|maplibre|map-display|overview|municipalities/.test(file))).toEqual(
      [],
    );
  });
});
