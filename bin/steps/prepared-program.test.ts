import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, open, readdir, readFile, realpath } from "node:fs/promises";
import { rename, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

const top = path.join(import.meta.dirname, "../..");
const parts = ["bin/run.js", "bin/steps/bundle.js", "bin/steps/prepared-program.js", "package.json", "tsconfig.json"];

/** A project of one program, `say.ts`, that says what another of its files says. */
async function makeProject() {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), "prepared-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (...names: string[]) => path.join(folder, ...names);
  await Promise.all(parts.map((part) => cp(path.join(top, part), at(part))));
  await symlink(path.join(top, "node_modules"), at("node_modules"));
  await writeFile(
    at("say.ts"),
    `const { said } = await import("./said.ts"); console.log(said, import.meta.dirname, process.argv.slice(1).join(" "));`,
  );
  const home = at(".cache/commands/say.ts");
  const saying = (text: string) => `export const said: string = ${JSON.stringify(text)};`;
  const say = (text: string) => writeFile(at("said.ts"), saying(text));
  await say("one");
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [at("bin/run.js"), "say.ts", ...words], { encoding: "utf8", cwd: "/" }).trim();
  const prepare = async () => {
    const { preparedProgram } = (await import(at(parts[2]!))) as typeof import("./prepared-program.js");
    return preparedProgram("say.ts");
  };
  /** Another each time that something was made. */
  const madeAt = async () => (await stat(path.join(home, "made.json"))).ino;
  return { folder, at, home, saying, say, run, prepare, madeAt };
}

test("a program is made once, and again when one of its files has changed", async () => {
  const { folder, at, say, run, prepare } = await makeProject();
  const first = await prepare();
  expect(first).not.toBeNull();
  expect(await prepare()).toEqual(first);
  expect(run("two", "three")).toBe(`one ${folder} ${at("say.ts")} two three`);
  await say("another");
  expect(run()).toBe(`another ${folder} ${at("say.ts")}`);
  expect(await prepare()).not.toEqual(first);
});

test("a file saved while it is compiled is compiled again at the next start", async () => {
  const { at, saying, run, prepare } = await makeProject();
  await rm(at("said.ts"));
  execFileSync("mkfifo", [at("said.ts")]);
  await writeFile(at("later.ts"), saying("later"));
  const making = prepare();
  // Opens once it is being read.
  const reader = await open(at("said.ts"), "w");
  await rename(at("later.ts"), at("said.ts"));
  await reader.writeFile(saying("earlier"));
  await reader.close();
  expect(await making).not.toBeNull();
  expect(run()).toContain("later ");
});

test("what moved from the end of one file to the start of the next is compiled again", async () => {
  const { at, run } = await makeProject();
  const first = `import "./said2.ts"; export const said = "one";`;
  await writeFile(at("said.ts"), `${first} console.log(1);`);
  await writeFile(at("said2.ts"), ` console.log(2);`);
  expect(run()).toMatch(/^2\n1\none /);
  await writeFile(at("said.ts"), first);
  await writeFile(at("said2.ts"), ` console.log(1); console.log(2);`);
  expect(run()).toMatch(/^1\n2\none /);
});

test("a program is compiled again when the rules it is compiled by have changed", async () => {
  const { at, run } = await makeProject();
  const classes = `class Wide { set width(_: number) {} } class Own extends Wide { width = 1; }`;
  await writeFile(at("said.ts"), `${classes} export const said = Object.keys(new Own()).length;`);
  expect(run()).toMatch(/^1 /);
  const rules = JSON.parse(await readFile(at("tsconfig.json"), "utf8")) as { compilerOptions: object };
  const compilerOptions = { ...rules.compilerOptions, useDefineForClassFields: false };
  await writeFile(at("tsconfig.json"), JSON.stringify({ ...rules, compilerOptions }));
  expect(run()).toMatch(/^0 /);
});

test("a program is compiled again when what one of the project's packages says of itself has changed", async () => {
  const { at, run } = await makeProject();
  const own = at("packages", "own");
  await mkdir(own, { recursive: true });
  const tell = (sideEffects: boolean) => writeFile(path.join(own, "package.json"), JSON.stringify({ sideEffects }));
  await tell(true);
  await writeFile(path.join(own, "heard.ts"), `console.log("heard");`);
  await writeFile(at("said.ts"), `import "./packages/own/heard.ts"; export const said = "one";`);
  expect(run()).toMatch(/^heard\none /);
  await tell(false);
  expect(run()).toMatch(/^one /);
});

describe("what was made and is damaged is made again, once:", () => {
  const listOf = async (home: string) => {
    const names = await readdir(home, { recursive: true });
    const files = names.filter((name) => name.endsWith(".mjs")).map((name) => path.join(home, name));
    return {
      entry: files.find((file) => file.endsWith("/say.mjs"))!,
      chunk: files.find((file) => /said-\w+\.mjs$/.test(file))!,
    };
  };
  test.each<[string, (home: string) => Promise<unknown>]>([
    ["all is gone", async (home) => rm(path.dirname((await listOf(home)).entry), { recursive: true })],
    ["a part is gone", async (home) => rm((await listOf(home)).chunk)],
    ["a part's map is gone", async (home) => rm(`${(await listOf(home)).chunk}.map`)],
    ["the program is empty", async (home) => truncate((await listOf(home)).entry)],
    ["the program is cut", async (home) => truncate((await listOf(home)).entry, 20)],
    [
      "a part has another letter",
      async (home) => {
        const { chunk } = await listOf(home);
        await writeFile(chunk, (await readFile(chunk, "utf8")).replace(`"one"`, `"onf"`));
      },
    ],
    ["the note is cut", (home) => truncate(path.join(home, "made.json"), 30)],
  ])("%s", async (_, damage) => {
    const { home, run, madeAt } = await makeProject();
    expect(run()).toContain("one ");
    await damage(home);
    expect(run()).toContain("one ");
    const healed = await madeAt();
    const { entry, chunk } = await listOf(home);
    for (const file of [entry, chunk]) expect((await stat(`${file}.map`)).size).toBeGreaterThan(0);
    expect(run()).toContain("one ");
    expect(await madeAt()).toBe(healed);
    expect((await readdir(home)).filter((name) => name.includes("unfinished"))).toEqual([]);
  });
});

test("a program that can't be made beforehand is compiled when it starts", async () => {
  const { home, run, prepare } = await makeProject();
  await mkdir(path.dirname(home), { recursive: true });
  // No folder can stand there.
  await writeFile(home, "");
  expect(await prepare()).toBeNull();
  expect(run()).toContain("one ");
});
