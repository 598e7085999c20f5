import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { preparedProgram } from "./prepared-program.js";

const top = path.join(import.meta.dirname, "../..");

/** A program of the project that says what another file says. @returns its path from the project's folder */
async function makeProgram(said: string): Promise<{ program: string; say: (said: string) => Promise<void> }> {
  const cache = path.join(top, ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, "prepared-"));
  const program = path.join(path.relative(top, folder), "say.ts");
  onTestFinished(async () => {
    await rm(folder, { recursive: true });
    await rm(path.join(cache, "commands", program.replaceAll("/", "+")), { recursive: true, force: true });
  });
  const say = (text: string) =>
    writeFile(path.join(folder, "said.ts"), `export const said: string = ${JSON.stringify(text)};`);
  await writeFile(
    path.join(folder, "say.ts"),
    `import { said } from "./said.ts"; console.log(said, import.meta.dirname, process.argv.slice(1).join(" "));`,
  );
  await say(said);
  return { program, say };
}

const run = (program: string, ...words: string[]) =>
  execFileSync(process.execPath, [path.join(top, "bin/run.js"), program, ...words], {
    encoding: "utf8",
    cwd: "/",
  }).trim();

test("a program is made once, and again when one of its files has changed", async () => {
  const { program, say } = await makeProgram("one");
  const first = await preparedProgram(program);
  expect(first).not.toBeNull();
  expect(await preparedProgram(program)).toEqual(first);
  const source = path.join(top, program);
  expect(run(program, "two", "three")).toBe(`one ${path.dirname(source)} ${source} two three`);
  await say("another");
  expect(run(program)).toBe(`another ${path.dirname(source)} ${source}`);
  expect(await preparedProgram(program)).not.toEqual(first);
});

test("a program that can't be made beforehand is compiled when it starts", async () => {
  const { program } = await makeProgram("one");
  const home = path.join(top, ".cache/commands", program.replaceAll("/", "+"));
  await mkdir(path.dirname(home), { recursive: true });
  // No folder can stand there.
  await writeFile(home, "");
  expect(await preparedProgram(program)).toBeNull();
  expect(run(program)).toContain("one ");
});
