import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/* What a careless operator meets: one sentence, the right exit code, and no stack. */

const commands = ["start", "worker", "demo", "dev", "test", "fuzz", "faults", "install-test", "bench", "screenshots"];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quartier-start-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a program of `bin/` in a folder of its own. */
function run(program: string, words: string[] = [], environment: Record<string, string> = {}) {
  return new Promise<{ code: number | null; out: string; errors: string }>((done) => {
    const file = path.join(import.meta.dirname, `${program}.js`);
    const env = { PATH: process.env["PATH"], NODE_ENV: "production" as const, ...environment };
    const child = execFile(process.execPath, [file, ...words], { env, cwd: folder }, (_, out, errors) =>
      done({ code: child.exitCode, out, errors }),
    );
  });
}

async function put(file: string, content = "{}"): Promise<string> {
  const whole = path.join(folder, file);
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, content);
  return whole;
}

test.each(commands)("npm run %s says how it is used, and does nothing that it does not understand", async (name) => {
  const help = await run(name, ["--help"]);
  expect(help).toMatchObject({ code: 0, out: expect.stringMatching(/npm (?:run )?\w/) as string, errors: "" });
  for (const words of [["--nonsense"], ["nonsense"]]) {
    const { code, out, errors } = await run(name, words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(errors).toContain(words[0]);
    expect(errors).toContain(help.out.trim());
  }
});

test.each([
  ["demo", "--listings", "abc"],
  ["demo", "--listings", "0"],
  ["fuzz", "--minutes", "abc"],
  ["fuzz", "--listings", "1e9"],
  ["bench", "--sent", "-1"],
])("npm run %s takes no %s %s", async (name, option, value) => {
  const { code, errors } = await run(name, [`${option}=${value}`]);
  expect(code).toBe(2);
  expect(errors).toMatch(new RegExp(`\n\n${option} takes a whole number from 1 to [\\d,]+\n$`));
});

test.each([
  ["--listings", "abc", "takes whole numbers"],
  ["--listings", "1000,", "takes whole numbers"],
  ["--listings", "1e4", "takes whole numbers"],
  ["--only", "nonsense", 'and not "nonsense"'],
  ["--only", "", 'and not ""'],
])("npm run bench takes no %s %s, and builds nothing for it", async (option, value, said) => {
  const { code, errors } = await run("bench", [`${option}=${value}`]);
  expect(code).toBe(2);
  expect(errors).toContain(said);
  expect(errors).toContain("npm run bench");
});

test("the site's own process takes one module, and a port that is one", async () => {
  for (const words of [
    ["--port", "4000"],
    ["one.js", "two.js"],
  ]) {
    const { code, out, errors } = await run("serve", words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(errors).toMatch(/^The site's own process[^]*\n\nNot understood: .*\n$/);
  }
  const small = await put("small.mjs", "export const entry = { module: { createSiteServer: () => ({}) } };");
  expect(await run("serve", [small], { PORT: "many" })).toEqual({
    code: 1,
    out: "",
    errors: "PORT is no port number: many\n",
  });
});

describe("npm start", () => {
  const refused = (said: string) => ({ code: 1, out: "", errors: `${said}\n` });

  test.each(["start", "worker"])("and npm run worker (%s) say that nothing is installed", async (name) => {
    expect(await run(name)).toEqual(refused("The packages are not installed yet: npm ci does it."));
  });

  test.each(["0", "two", "65", "1.5"])("takes no WEB_PROCESSES=%s", async (given) => {
    await put("node_modules/.package-lock.json");
    expect(await run("start", [], { WEB_PROCESSES: given })).toEqual(
      refused(`WEB_PROCESSES is no whole number from 1 to 64: ${given}`),
    );
  });

  test("says that the site is not built", async () => {
    await put("node_modules/.package-lock.json");
    expect(await run("start")).toEqual(refused("The site is not built yet: npm run build does it."));
  });

  test("names a folder that can't be written to", async () => {
    await put("node_modules/.package-lock.json");
    await put("build/server/index.js", "");
    const file = await put("file");
    expect(await run("start", [], { DATA_DIR: file })).toEqual(
      refused(
        `DATA_DIR must be a folder that can be written to. ${file}/media can't be used: a file stands where a folder is needed.`,
      ),
    );
  });

  test.runIf(process.platform === "linux")("ends where the system makes no folders", async () => {
    await put("node_modules/.package-lock.json");
    await put("build/server/index.js", "");
    expect(await run("start", [], { DATA_DIR: "/proc/x" })).toEqual(
      refused("DATA_DIR must be a folder that can be written to. /proc/x can't be used: it is not there."),
    );
  });

  test("names a port that somebody else listens on", async () => {
    await put("node_modules/.package-lock.json");
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const listener = `import { createServer } from "node:http";
      export const entry = { module: { createSiteServer: () => createServer() } };`;
    await put("build/server/index.js", listener);
    await put("package.json", `{"type":"module"}`);
    const { code, errors } = await run("start", [], { PORT: String(port), DATA_DIR: folder });
    other.close();
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `Port ${port} is in use by another program; end it, or choose another port with PORT.\n`,
    });
  });
});
