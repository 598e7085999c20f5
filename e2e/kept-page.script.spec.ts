import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";
import { refuseOtherSettings } from "./what-stays.ts";

// In one process, one after the other: what the first leaves must not be there for the second.
test.describe.configure({ mode: "serial" });

const heard: string[] = [];
const heardInAll: string[] = [];

test("a test may store, listen, answer and change the screen as it likes", async ({ page, context }) => {
  page.on("response", (response) => heard.push(response.url()));
  context.on("response", (response) => heardInAll.push(response.url()));
  await page.route("**/en/privacy", (route) => route.fulfill({ body: "changed" }));
  await context.route("**/en/contact", (route) => route.fulfill({ body: "changed" }));
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
    document.cookie = "left=behind; path=/";
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => Object.assign(window, { left: "behind" }));
  await context.addInitScript(() => Object.assign(window, { leftInAll: "behind" }));
  await page.goto("/robots.txt");
  expect(await page.evaluate(() => ["left" in window, "leftInAll" in window])).toEqual([true, true]);
  await context.newPage();
  expect(await context.cookies()).toHaveLength(1);
  expect(heard).toHaveLength(2);
  expect(heardInAll).toHaveLength(2);
});

test("and the next one finds nothing of it", async ({ page, context }) => {
  heard.length = 0;
  heardInAll.length = 0;
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  for (const address of ["/en/privacy", "/en/contact"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect([...heard, ...heardInAll]).toEqual([]);
  await page.goto("/robots.txt");
  const left = () => [
    localStorage.getItem("left"),
    sessionStorage.getItem("left"),
    innerWidth,
    matchMedia("(prefers-color-scheme: dark)").matches,
    "left" in window || "leftInAll" in window,
  ];
  expect(await page.evaluate(left)).toEqual([null, null, 1280, false, false]);
});

test("what would stay is refused", async ({ page, context }) => {
  for (const target of [page, context]) {
    await expect(target.exposeFunction("left", () => {})).rejects.toThrow("is kept");
    await expect(target.setExtraHTTPHeaders({ "X-Left": "behind" })).rejects.toThrow("is kept");
  }
  await expect(context.setOffline(true)).rejects.toThrow("is kept");
  await expect(context.grantPermissions(["geolocation"])).rejects.toThrow("is kept");
});

test("so is a setting that it does not have", async ({ settings }) => {
  expect(() => refuseOtherSettings(settings)).not.toThrow();
  const others = { colorScheme: "dark", locale: "nl-BE", isMobile: true, timezoneId: "Asia/Tokyo", offline: true };
  for (const other of Object.entries(others)) {
    expect(() => refuseOtherSettings({ ...settings, ...Object.fromEntries([other]) })).toThrow(other[0]);
  }
});

test.describe("with touch", () => {
  test.use({ hasTouch: true });

  test("a page is kept beside the other, and is as clean", async ({ page, context }) => {
    expect(await page.evaluate(() => navigator.maxTouchPoints)).toBeGreaterThan(0);
    await context.addCookies([{ name: "left", value: "behind", url: page.url() }]);
    await page.setViewportSize({ width: 320, height: 640 });
  });

  test("for the next one with touch", async ({ page, context }) => {
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [navigator.maxTouchPoints > 0, innerWidth])).toEqual([true, 1280]);
  });
});

test("nothing of it is in the page without", async ({ page, context }) => {
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => navigator.maxTouchPoints)).toBe(0);
});

test.describe("with a page of its own", () => {
  test.use({ hasOwnPage: true });

  test("a test may be given leave, and be without the network", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setOffline(true);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  });
});

test("the next one has the page that is kept again", async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  expect(await page.evaluate(() => [location.pathname, navigator.onLine])).toEqual(["/robots.txt", true]);
});
