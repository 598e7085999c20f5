import { defineConfig } from "vitest/config";

/** As for browser tests: a machine that others share may be slow at any moment; what passes at the second try is told. */
const retry = process.env.CI ? 1 : 0;

/** What is waited for comes late on a slow machine, and a bound is for what never comes: no test measures speed. */
const testTimeout = 240_000;
const expectSettings = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          retry,
          env: { NODE_ENV: "test" },
          setupFiles: ["db/testing/own-files.ts", "db/testing/own-log.ts"],
          testTimeout,
          expect: expectSettings,
          include: ["{app,db,bin,bench,packages}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts"],
        },
      },
      {
        test: {
          name: "database",
          retry,
          env: { NODE_ENV: "test" },
          include: ["{app,db,bench,packages}/**/*.db.test.ts"],
          globalSetup: "db/testing/global-setup.ts",
          setupFiles: ["db/testing/own-files.ts", "db/testing/own-log.ts", "db/testing/identity-settings.ts"],
          testTimeout,
          hookTimeout: testTimeout,
          expect: expectSettings,
        },
      },
    ],
  },
});
