import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          env: { NODE_ENV: "test" },
          setupFiles: ["db/testing/own-files.ts", "db/testing/own-log.ts"],
          testTimeout: 60_000,
          include: ["{app,db,bin,bench,packages}/**/*.test.ts"],
          exclude: ["**/*.db.test.ts"],
        },
      },
      {
        test: {
          name: "database",
          env: { NODE_ENV: "test" },
          include: ["{app,db,bench,packages}/**/*.db.test.ts"],
          globalSetup: "db/testing/global-setup.ts",
          setupFiles: ["db/testing/own-files.ts", "db/testing/own-log.ts", "db/testing/identity-settings.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
