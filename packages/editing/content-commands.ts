import { UsageError } from "../../app/command-line/run-command.server.ts";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent, type ContentReport } from "./check/check-content.ts";
import type { KeyState } from "./check/check-languages.ts";
import { cacheFolder, compiledFolder, hashOfText } from "../../app/content/compile-mdx.server.ts";
import { problemInWords } from "../../app/content/text-problem.ts";
import { checkWords } from "./words/check-words.ts";
import { writeGlossary } from "./words/glossary.ts";

/** A line for each key of the specification, then the problems, then how it stands. */
function print(
  { problems, specified, others, texts, compiled }: ContentReport,
  startedAt: number,
  isBrief: boolean,
): void {
  if (!isBrief) {
    console.log("What the specification names:");
    for (const state of specified) console.log(lineOf(state));
    console.log(`\nBesides these: ${others.length} keys`);
    for (const state of others) console.log(lineOf(state));
    console.log("");
  }
  for (const problem of problems) console.error(`✗ ${problemInWords(problem)}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const missing = specified.filter((state) => state.missing.length > 0).length;
  const summary = [
    `${texts.length} texts`,
    missing === 0
      ? `all ${specified.length} keys of the specification`
      : `${missing} of ${specified.length} keys incomplete`,
    problems.length === 0 ? "nothing to put right" : `${problems.length} to put right`,
  ];
  console.log(
    `${problems.length === 0 ? "✓" : "✗"} Content: ${summary.join(", ")} (${compiled} compiled, ${seconds} s)`,
  );
}

function lineOf({ key, languages, missing }: KeyState): string {
  const present = languages.filter((language) => !missing.includes(language));
  return `  ${missing.length === 0 ? "✓" : "✗"} ${key}: ${present.join(" ")}${missing.length > 0 ? `  missing: ${missing.join(" ")}` : ""}`;
}

/** Leaves the code of every text for the server, and takes away what is kept of texts that are no more. */
async function publish({ texts }: ContentReport): Promise<void> {
  const current = new Set(texts.map(({ source }) => hashOfText(source)));
  await rm(compiledFolder, { recursive: true, force: true });
  await mkdir(compiledFolder, { recursive: true });
  const copies = [...current].map((hash) =>
    copyFile(path.join(cacheFolder, `${hash}.js`), path.join(compiledFolder, `${hash}.js`)),
  );
  const stale = (await readdir(cacheFolder)).filter((name) => !current.has(name.replace(/\..*$/, "")));
  await Promise.all([...copies, ...stale.map((name) => rm(path.join(cacheFolder, name), { force: true }))]);
}

/** Names the words that the glossary does not want. @returns the exit code */
async function words(): Promise<number> {
  const { files, problems } = await checkWords();
  for (const problem of problems) console.error(`✗ ${problemInWords(problem)}`);
  const found = problems.length === 0 ? "nothing to put right" : `${problems.length} to put right`;
  console.log(`${problems.length === 0 ? "✓" : "✗"} Words: ${files} files, ${found}`);
  return problems.length === 0 ? 0 : 1;
}

/** Does what `npm run content` was asked for. @returns the exit code @throws UsageError */
export async function run([command, ...rest]: string[]): Promise<number> {
  if (command === "words" && rest.length === 0) return words();
  if (command === "glossary" && rest.length === 0) {
    await writeFile("docs/glossary.md", writeGlossary());
    return 0;
  }
  if ((command !== "check" && command !== "build") || rest.length > 0) {
    throw new UsageError(command === undefined ? "" : `Not understood: ${[command, ...rest].join(" ").slice(0, 100)}`);
  }
  const startedAt = performance.now();
  const report = await checkContent();
  if (command === "build" && report.problems.length === 0) await publish(report);
  print(report, startedAt, command === "build");
  return report.problems.length === 0 ? 0 : 1;
}
