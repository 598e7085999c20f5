import { join, resolve } from "node:path";
import { test, type Page } from "@playwright/test";
import { languages } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import { open, picturedPages, type PicturedPage } from "./pages.ts";

/* Every page at every width, in each language and scheme, with script and without: for people to leaf through. */

const asked = (name: string, all: readonly string[]) => process.env[name]?.split(",") ?? all;
const widths = asked("SCREENSHOT_WIDTHS", ["360", "768", "1280", "1920"]).map(Number);
const schemes = asked("SCREENSHOT_SCHEMES", ["light", "dark"]);
const scripts = asked("SCREENSHOT_SCRIPT", ["on", "off"]);
const names = asked(
  "SCREENSHOT_PAGES",
  picturedPages.map(({ name }) => name),
);
const folder = resolve(process.env.DATA_DIR ?? ".data", "screenshots");
/** Milliseconds for pictures that are late, and for what moves. */
const patience = 8_000;

for (const pictured of picturedPages.filter(({ name }) => names.includes(name))) {
  const offered = pictured.in ?? languages;
  for (const language of offered.filter((each) => asked("SCREENSHOT_LANGUAGES", languages).includes(each))) {
    for (const scheme of schemes) {
      for (const script of scripts) {
        if (script === "off" && pictured.needsScript) continue;
        test.describe(`${pictured.name} ${language} ${scheme} script-${script}`, () => {
          test.use({
            colorScheme: scheme === "dark" ? "dark" : "light",
            javaScriptEnabled: script === "on",
            reducedMotion: "reduce",
          } as object);
          test("is photographed", async ({ page }) => {
            await answerCookieBanner(page, pictured);
            await open(page, pictured, language);
            for (const width of widths.filter((each) => each >= narrowest(pictured))) {
              await page.setViewportSize({ width, height: width < 700 ? 780 : 860 });
              await whole(page);
              const file = [pictured.name, language, String(width), scheme, `script-${script}`].join(".");
              await page.screenshot({ path: join(folder, `${file}.jpg`), type: "jpeg", quality: 70, fullPage: true });
            }
          });
        });
      }
    }
  }
}

/** The width from which on a page is pictured, in pixels. */
const narrowest = ({ isWide }: PicturedPage) => (isWide ? 1024 : 0);

/** Whoever was here before has answered the question about cookies. */
async function answerCookieBanner(page: Page, { as }: PicturedPage): Promise<void> {
  if (as === "first-visitor") return;
  await page.goto("/en");
  await page.locator(".cookie-banner").getByRole("button", { name: en.cookies.refuse }).click();
  await page.locator(".cookie-banner").getByRole("button", { name: en.cookies.refuse }).waitFor({ state: "hidden" });
}

/** Fetches the pictures that a visitor would see on the way down, and waits for them and for the map. */
async function whole(page: Page): Promise<void> {
  await page.evaluate((most) => {
    for (const image of document.images) image.loading = "eager";
    // A picture that is broken is photographed as visitors see it.
    const loaded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return Promise.race([loaded.then(() => undefined), new Promise<undefined>((end) => setTimeout(end, most))]);
  }, patience);
  await page.waitForLoadState("networkidle", { timeout: patience }).catch((error: unknown) => {
    console.log(`${page.url()} is photographed although something still loads: ${String(error).split("\n")[0]}`);
  });
}
