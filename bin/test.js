import { existsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { readArguments } from "./steps/arguments.js";
import { ensureBuilt } from "./steps/build.js";
import { holdDatabase } from "./steps/held-database.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { runUnderNode } from "./steps/other-node.js";
import { FailedStep, node, run, runCommand } from "./steps/processes.js";
import { findChromium } from "../e2e/chromium.js";

const modules = "node_modules";

const usage = `Runs every test, as the build machine does; docs/developing.md says how to run a few:

  npm test
  QUARTIER_NODE=24 npm test   # under another release of Node`;

/*
 * Minutes that a part may take: some ten times what it takes on two processors, as they are for what never ends. A step of lint
 * has its own bound.
 */
const most = { types: 20, lint: 20, tests: 90, hostile: 30, install: 30, browsers: 180 };

/** @type {string[]} What the runners that failed said last: it is shown at the end, where it is looked for. */
const failures = [];
/** @param {string} lines */
const onFailure = (lines) => void failures.push(lines);

/* `npm test`: everything, on a fresh clone as well. Each runner closes with one line; none is skipped for another. */
readArguments(usage, {});
process.env.NODE_ENV = "test";
await runCommand(async () => {
  const elsewhere = await runUnderNode(process.env.QUARTIER_NODE);
  if (elsewhere !== undefined) return elsewhere;
  checkNode();
  await ensureInstalled();

  // Side by side what does not wait for one another: each has stretches in which it uses one processor, or none.
  const [types, rules, built] = await Promise.all([
    runner("types", checkTypes),
    runner("lint", lint),
    runner("build", buildSite),
    startTestDatabase(),
  ]);
  const tests = await Promise.all([
    runner("unit and database tests", () =>
      run(node(`${modules}/vitest/vitest.mjs`, "run"), { onFailure, mostMinutes: most.tests }),
    ),
    runner("hostile requests", () => testWithHostileRequests(built.passed)),
  ]);
  const browsers = await runner("browser tests", () => testInBrowsers(built.passed));
  const results = [types, rules, built, ...tests, browsers];
  if (results.every(({ passed }) => passed)) return 0;
  for (const lines of [...failures, ...results.map(({ line }) => line)]) console.log(lines);
  return 1;
});

/**
 * @param {string} name
 * @param {() => Promise<number>} task Returns an exit code.
 */
async function runner(name, task) {
  const start = Date.now();
  let failure = "";
  const code = await task().catch((/** @type {unknown} */ error) => {
    if (!(error instanceof FailedStep)) throw error;
    failure = `: ${error.message}`;
    return 1;
  });
  const passed = code === 0;
  const line = `${passed ? "✓" : "✗"} ${name} (${Math.round((Date.now() - start) / 1000)} s)${failure}`;
  console.log(line);
  return { passed, line };
}

/**
 * For what knows types, compiler and linter (docs/decisions/054-checked-by-native-programs.md). On one processor each: several of
 * its threads would find out again what the types of the libraries mean. Where there is room, with a quarter of the collections
 * of garbage.
 */
function frugalTypes() {
  return { GOMAXPROCS: "1", ...(freemem() > 12 * 2 ** 30 && { GOGC: "400" }) };
}

function checkTypes() {
  return run(node(`${modules}/typescript-native/bin/tsc`, "--noEmit", "--singleThreaded"), {
    environment: frugalTypes(),
    quiet: true,
    onFailure,
    mostMinutes: most.types,
  });
}

async function lint() {
  const options = { quiet: true, onFailure, mostMinutes: most.lint };
  const [oxlint, others] = await Promise.all([
    run(node(`${modules}/oxlint/bin/oxlint`, "."), { ...options, environment: frugalTypes() }),
    lintImportsAndWords(options),
  ]);
  return oxlint || others;
}

/** @param {import("./steps/processes.js").RunOptions} options */
async function lintImportsAndWords(options) {
  const cruiser = `${modules}/dependency-cruiser/bin/dependency-cruise.mjs`;
  const imports = await run(
    node(cruiser, "app", "db", "e2e", "bench", "packages", "--config", ".dependency-cruiser.js"),
    options,
  );
  const words = await run(node("packages/editing/content-cli.ts", "words"), options);
  return imports || words;
}

async function buildSite() {
  await ensureBuilt();
  return 0;
}

/** A part of `npm run fuzz` that is the same each time, in the database server of the other tests. @param {boolean} built */
async function testWithHostileRequests(built) {
  if (!built) throw new FailedStep("not run, as there is no build.");
  const { DATABASE_URL, TEST_DATABASE_URL = DATABASE_URL } = process.env;
  const part = ["--listings", "600", "--cases", "500", "--minutes", "1", "--seed", "quartier"];
  const command = node("bin/fuzz.js", "--data", testData(), ...part);
  return run(command, {
    environment: TEST_DATABASE_URL ? { DATABASE_URL: TEST_DATABASE_URL } : {},
    quiet: true,
    onFailure,
    mostMinutes: most.hostile,
  });
}

/** @param {boolean} built */
async function testInBrowsers(built) {
  if (!built) throw new FailedStep("not run, as there is no build.");
  await ensureChromium();
  return run(node(`${modules}/@playwright/test/cli.js`, "test"), { onFailure, mostMinutes: most.browsers });
}

async function ensureChromium() {
  if (findChromium()) return;
  const { chromium } = await import("playwright");
  if (existsSync(chromium.executablePath())) return;
  const code = await run(node(`${modules}/playwright/cli.js`, "install", "chromium"), {
    quiet: true,
    mostMinutes: most.install,
  });
  if (code === 0) return;
  throw new FailedStep(
    "no Chromium was found; install one (Debian: chromium-headless-shell or chromium) or name it in CHROMIUM_PATH.",
  );
}

/**
 * In memory, where there is room, before any of those that use it: the first to come would say where its data are. Who needs
 * it says what is wrong with it.
 */
async function startTestDatabase() {
  if (process.env.TEST_DATABASE_URL || process.env.DATABASE_URL) return;
  await holdDatabase(testData(), { inMemory: true }).catch(() => {});
}

/** The folder of what tests keep. */
function testData() {
  return join(process.env.DATA_DIR || ".data", "test");
}
