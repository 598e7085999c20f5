import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundlePrograms } from "./testing/bundled-programs.ts";

const commands: [name: string, file: string][] = [
  ["accounts", "app/operating/accounts-cli.ts"],
  ["mail", "app/worker/mail-cli.ts"],
  ["backup", "app/backup/backup-cli.ts"],
  ["restore", "app/backup/restore-cli.ts"],
  ["content", "packages/editing/content-cli.ts"],
  ["crm", "app/crm/crm-cli.ts"],
  ["site-files", "packages/site-files/site-files-cli.ts"],
  ["listings", "app/feeds/commands/listings-cli.ts"],
  ["db:seed", "packages/demonstration/seed-cli.ts"],
  ["db:migrate", "app/operating/migrate-cli.ts"],
  ["bench", "bench/run.ts"],
  ["kill-test", "bench/kill/kill-test.ts"],
];

/** What operators run asks for no settings before it has been understood; benchmarks bring their own. */
const isForDevelopers = (file: string) => file.startsWith("bench/");

const server = "packages/demonstration/serve-cli.ts";
const files = [...commands.map(([, file]) => file), server];
const bundled = await bundlePrograms("commands", files);

/** Where a command would leave something behind. */
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quartier-commands-"));
});
afterEach(() => rm(folder, { recursive: true }));

type Mode = "test" | "production";

function run(file: string, words: string[], mode: Mode = isForDevelopers(file) ? "test" : "production") {
  return new Promise<{ code: number | null; out: string; errors: string }>((done) => {
    const environment = { PATH: process.env["PATH"], DATA_DIR: folder, NODE_ENV: mode };
    const child = execFile(
      process.execPath,
      [bundled[files.indexOf(file)]!, ...words],
      { env: environment },
      (_, out, errors) => done({ code: child.exitCode, out, errors }),
    );
  });
}

test.each(commands)(
  "npm run %s says how it is used: asked for help with 0, not understood with 2, and nothing else is done",
  async (name, file) => {
    const [help, short, unknown] = await Promise.all([
      run(file, ["--help"]),
      run(file, ["-h"]),
      run(file, ["--nonsense"]),
    ]);
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining(`npm run ${name}`), errors: "" });
    expect(short).toEqual(help);
    expect(unknown).toMatchObject({ code: 2, out: "", errors: expect.stringContaining(`npm run ${name}`) });
    // A terminal shows the end.
    expect(unknown.errors.trim().split("\n").at(-1)).toContain("'--nonsense'");
    expect(unknown.errors).not.toMatch(/^\s+at /m);
    // No database of a benchmark's was started, for one.
    expect(await readdir(folder)).toEqual([]);
  },
);

/** Whatever word stands behind them is the name of a file. */
const takesFile = (file: string) => file.startsWith("app/backup/");

test.each(commands.filter(([, file]) => !isForDevelopers(file) && !takesFile(file)))(
  "npm run %s answers words that it does not know in sentences",
  async (name, file) => {
    const answers = await Promise.all([
      run(file, ["nonsense", "x".repeat(100_000)], "test"),
      run(file, ["__proto__"], "test"),
      run(file, ["--", "-x"], "test"),
    ]);
    for (const { code, out, errors } of answers) {
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(errors).toContain(`npm run ${name}`);
      expect(errors.length).toBeLessThan(4_000);
      expect(errors).not.toMatch(/^\s+at /m);
    }
    // No database of the demonstration's was started, for one.
    expect(await readdir(folder)).toEqual([]);
  },
);

test.each(["runs", "held", "photos", "schema"])(
  "listings -- %s takes no further word, and does nothing then",
  async (name) => {
    const { code, out, errors } = await run("app/feeds/commands/listings-cli.ts", [name, "more"], "test");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(errors).toContain(`${name} takes nothing more`);
    expect(await readdir(folder)).toEqual([]);
  },
);

test.each(["import", "check", "withdraw", "release"])(
  "listings -- %s takes one at a time, and says so",
  async (name) => {
    const { code, out, errors } = await run("app/feeds/commands/listings-cli.ts", [name, "one", "two"], "test");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(errors).toMatch(new RegExp(`\n\n${name} takes one [a-z]+ at a time, and not: one two\n$`));
    expect(await readdir(folder)).toEqual([]);
  },
);

test.each([[], ["--port", "many"], ["--port", "65536"], ["--port=0"], ["4100"]])(
  "the demonstration's server is not started with %s %s",
  async (...words) => {
    const { code, out, errors } = await run(server, words, "test");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(errors).toContain("serve-cli.ts --port N");
    expect(errors).not.toMatch(/^\s+at /m);
  },
);
