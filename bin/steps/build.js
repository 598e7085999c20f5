import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLockFile } from "../../db/lock-file.js";
import { FailedStep, node, run } from "./processes.js";

/** Everything that a build is made from. */
const sources = [
  ...["app", "content", "db", "packages/editing", "public"],
  ...["package-lock.json", "remix.config.js", "vite.config.ts", "bin/steps/compressed-copies.js"],
];
/** Where every build, by hand as well, begins by removing it. */
const digestFile = "build/server/sources.digest";
/** Minutes that one build may take, and for as long as which another command waits for it. */
const mostMinutes = 30;

/** Builds the site unless the build is of these very sources; one process at a time. */
export async function ensureBuilt() {
  const onWait = () => console.log("Waiting while another command builds the site");
  /** @param {import("../../db/lock-file.js").Lock} lock */
  const task = async (lock) => {
    const digest = digestSources();
    if (readDigest() === digest) return;
    console.log("Building the site");
    await build(lock);
    writeFileSync(digestFile, digest);
  };
  await withLockFile("node_modules/.building.lock", task, { patience: mostMinutes * 60_000, onWait });
}

/** @param {import("../../db/lock-file.js").Lock} lock which the build has as well: where we are killed, it goes on */
async function build({ shareWith }) {
  // With a larger young generation: collecting garbage took a ninth of its processor time.
  const command = node("--max-semi-space-size=64", "node_modules/@remix-run/dev/dist/cli.js", "vite:build");
  const code = await run(command, {
    environment: { NODE_ENV: "production" },
    quiet: true,
    mostMinutes,
    onStart: shareWith,
  });
  if (code !== 0) throw new FailedStep("The site could not be built; see above.");
}

function digestSources() {
  const digest = createHash("sha256");
  for (const path of sources.flatMap(listFiles)) digest.update(path).update(readFileSync(path));
  return digest.digest("hex");
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return files.filter((file) => !file.includes(".test.")).sort();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT") return [];
    if (code === "ENOTDIR") return [path];
    throw error;
  }
}

function readDigest() {
  try {
    return readFileSync(digestFile, "utf8");
  } catch {
    // No build, or one that was not finished.
    return null;
  }
}
