import { join, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config.ts";

const { DATA_DIR = ".data" } = process.env;
const [server] = [tests.webServer ?? []].flat();

/* `npm run screenshots`: the site of the browser tests, on a database of its own, photographed instead of tried. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "take-screenshots.ts",
  outputDir: resolve(DATA_DIR, "screenshots", ".work"),
  globalTeardown: "./write-index.ts",
  retries: 1,
  reporter: "line",
  projects: [{ name: "screenshots" }],
  ...(server && {
    webServer: {
      ...server,
      command: "node bin/demo.js --fresh-database quartier_screenshots --in-memory --listings 1500",
      cwd: resolve("."),
      env: { ...server.env, DATA_DIR: join(DATA_DIR, "screenshots", ".site") },
    },
  }),
});
