import { existsSync } from "node:fs";

/* The headless shell first: without a window to draw, it takes half the processor's time of a whole Chromium. */
const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser that the tests drive: `CHROMIUM_PATH`, else the system's; undefined means Playwright's own. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || systemPaths.find((path) => existsSync(path));
}

/** For containers and networks without a way out: no sandbox of its own, no calls home. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
