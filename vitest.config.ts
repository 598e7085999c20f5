import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** As for browser tests: a machine that others share may be slow at any moment; what passes at the second try is told. */
const retry = process.env.CI ? 1 : 0;

/** What is waited for comes late on a slow machine, and a bound is for what never comes: no test measures speed. */
const testTimeout = 240_000;
const expectSettings = { poll: { timeout: 30_000 } };

/**
 * Whoever replaces a module, a global or a setting needs a process of its own: others would see it, or be seen by it. So does
 * who looks at what the process has run, and who has it work as in production: what modules keep then stays when the setting
 * is put back. Any other setting that is put back needs none, as one file runs after the other.
 */
const replaces =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv|stubGlobal)\(|from "node:inspector|\bsettings\.NODE_ENV = /;

const unit = {
  retry,
  env: { NODE_ENV: "test" as const },
  setupFiles: ["db/testing/own-files.ts", "db/testing/own-log.ts"],
  testTimeout,
  hookTimeout: testTimeout,
  expect: expectSettings,
};
const database = {
  ...unit,
  globalSetup: "db/testing/global-setup.ts",
  setupFiles: [...unit.setupFiles, "db/testing/identity-settings.ts", "db/testing/no-clearing.ts"],
};
const folders = ["app", "bench", "bin", "db", "packages"];
const replacing = folders.flatMap(findReplacing);
const apart = replacing.filter((file) => !file.endsWith(".db.test.ts"));
const apartWithDatabase = replacing.filter((file) => file.endsWith(".db.test.ts"));

/** Tests that wait for clocks, a third of a minute and more: whichever came last would leave the other processors nothing to do. */
const waiting = ["app/account/identity/identity-unreachable.test.ts", "bin/steps/supervise.test.ts"];

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.some((file) => moduleId.endsWith(`/${file}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // One more than there are processors: those of the database wait for it, and for clocks, a third of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          // What a file imports is read once for all of a process: half of the time went into reading it for each.
          isolate: false,
          include: ["{app,db,bin,bench,packages}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", ...apart],
        },
      },
      { test: { ...unit, name: "unit-apart", include: apart } },
      {
        test: {
          ...database,
          name: "database",
          isolate: false, // as above
          include: ["{app,db,bench,packages}/**/*.db.test.ts"],
          exclude: apartWithDatabase,
        },
      },
      { test: { ...database, name: "database-apart", include: apartWithDatabase } },
    ],
  },
});

/** The tests of a folder that replace something. */
function findReplacing(folder: string): string[] {
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => replaces.test(readFileSync(file, "utf8")));
}
