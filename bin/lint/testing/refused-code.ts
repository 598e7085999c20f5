import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const oxlint = path.resolve("node_modules/oxlint/bin/oxlint");
const plugin = path.resolve("bin/lint/plugin.js");

/**
 * Runs the linter over pieces of code, each a file of its own.
 * @param rule of the project's own, without `quartier/`
 * @returns the pieces that it refuses, in the order given
 */
export function refusedCode(rule: string, pieces: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "lint-"));
  try {
    for (const [at, code] of pieces.entries()) writeFileSync(path.join(folder, `${at}.ts`), code);
    const config = path.join(folder, "rules.json");
    const rules = { [`quartier/${rule}`]: "error" };
    writeFileSync(config, JSON.stringify({ jsPlugins: [plugin], categories: { correctness: "off" }, rules }));
    const refused = new Set(lint(folder, config).map(({ filename }) => path.basename(filename, ".ts")));
    return pieces.filter((_, at) => refused.has(String(at)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lint(folder: string, config: string): { filename: string }[] {
  // Its exit code says whether it found something: what it found is what is asked for.
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, "--config", config, "--format", "json", folder], {
    encoding: "utf8",
  });
  if (!stdout.trim()) throw new Error(`The linter did not answer: ${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: { filename: string }[] }).diagnostics;
}
