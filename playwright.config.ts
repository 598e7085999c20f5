import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./e2e/chromium.js";

/*
 * The browser tests run against a demonstration of their own: production build, free port, database `quartier_e2e`.
 * The workers read this file too, and learn the port from the first reading.
 */
const { DATA_DIR = ".data", DATABASE_URL, TEST_DATABASE_URL = DATABASE_URL } = process.env;
const port = (process.env.E2E_PORT ??= String(await findFreePort()));
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

/**
 * A browser for tests. What draws has no process of its own: that spares a seventh of the processor's time. A page lives for
 * seconds, and script that is optimised on other threads meanwhile is never paid back: without, it is a quarter less.
 * @param more arguments beside the usual ones
 */
const launchedWith = (...more: string[]) => ({
  args: [...chromiumArguments, "--in-process-gpu", "--js-flags=--no-opt --single-threaded", ...more],
  ...(executablePath && { executablePath }),
});

/*
 * Nothing looks at the pictures of a page but these: what is asked for and by whom, what stays where it was while pictures
 * come, what is done with pictures, paper and paint. Elsewhere pictures keep their room, and are neither asked for, sent nor
 * decoded; that they come from the site is read from their addresses on every page (every-page.script.spec.ts).
 */
const filesWithPictures =
  /\/(?:displays|identity-of-a-real-project|kept-page|layout-stands|listing|map|map-files|members-can-manage-their-account|pages-start-when-needed|style-sheets|visitors-can-choose-cookies|visitors-can-lack-pictures|visitors-can-lose-the-network|visitors-can-see-what-they-viewed)\.(?:script\.)?spec\.ts$/;
/* Of these settings the last ones given hold alone: with Playwright's own, of a pointer that hovers, as without these. */
const pointer = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const withoutPictures = { launchOptions: launchedWith(`--blink-settings=${pointer},imagesEnabled=false`) };
/** Who hears at once hears within minutes: begun last, this would leave the other processors nothing to do at the end. */
const filesThatWait = /\/members-can-be-notified\.spec\.ts$/;
const elsewhere = [filesWithPictures, filesThatWait];
const scriptFiles = "*.script.spec.ts";
const withScript = { use: { javaScriptEnabled: true }, grepInvert: /@(?:no-script|served)\b/ };
const withoutScript = { use: { javaScriptEnabled: false }, grepInvert: /@script\b/ };
const plainWithScript = { ...withScript, use: { ...withScript.use, ...withoutPictures } };
const plainWithoutScript = { ...withoutScript, use: { ...withoutScript.use, ...withoutPictures } };

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than there are processors: some tests wait for mails that leave by the clock, all of them for the browser to paint.
  workers: availableParallelism() + 1,
  // A machine that others share may be slow at any moment; what passes at the second try is named as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: "list",
  // Bounds are for what never happens: nothing here measures speed.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    screenshot: "only-on-failure",
    launchOptions: launchedWith(),
  },
  /*
   * Most journeys are made twice; what only one kind of browser can do says so by tag, a whole file by its name. What is read
   * where the server wrote it (`@served`) is read without script: every-page.script.spec.ts looks whether script leaves it.
   */
  projects: [
    // First: listings that other tests bring in have one picture or none, and stand before those of the demonstration.
    { ...withScript, name: "javascript-pictures", testMatch: filesWithPictures },
    { ...withoutScript, name: "no-javascript-pictures", testMatch: filesWithPictures, testIgnore: scriptFiles },
    { ...plainWithScript, name: "javascript-waiting", testMatch: filesThatWait },
    { ...plainWithoutScript, name: "no-javascript-waiting", testMatch: filesThatWait },
    { ...plainWithScript, name: "javascript", testIgnore: elsewhere },
    { ...plainWithoutScript, name: "no-javascript", testIgnore: [scriptFiles, ...elsewhere] },
  ],
  webServer: {
    command: "node bin/demo.js --fresh-database quartier_e2e --in-memory --listings 1500 --picture-width 320",
    url: `${baseURL}/en`,
    timeout: 600_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: {
      PORT: port,
      DATA_DIR: join(DATA_DIR, "test"),
      // Tags that only visitors-can-choose-cookies.spec.ts consents to; it plays their hosts, which there are none of.
      ANALYTICS_SCRIPT_URL: "http://analytics.test/tag.js",
      ANALYTICS_SITE_ID: "quartier-be",
      ANALYTICS_HOSTS: "http://collect.test",
      ANALYTICS_COOKIES: "_stats,_stats_*",
      ANALYTICS_ADVERTISING_SCRIPT_URL: "http://ads.test/tag.js?site={id}",
      ANALYTICS_ADVERTISING_SITE_ID: "ad-7",
      ANALYTICS_ADVERTISING_COOKIES: "_ads",
      ...(TEST_DATABASE_URL && { DATABASE_URL: TEST_DATABASE_URL }),
    },
  },
});

async function findFreePort() {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
