import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FailedStep } from "./processes.js";
import { runUnderNode } from "./other-node.js";

const [major = "", minor = ""] = process.versions.node.split(".");
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quartier-node-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a release in its place that writes down how it was started, and ends with 7. */
async function keepRelease(name: string): Promise<string> {
  const programs = join(folder, name, "node_modules/node/bin");
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, "node"), `#!/bin/sh\nprintf '%s\\n' "$PATH" "$@" > '${folder}/started'\nexit 7\n`);
  await chmod(join(programs, "node"), 0o755);
  return programs;
}

test.each([undefined, "", major, `${major}.${minor}`, process.versions.node])(
  "%s is the Node that runs",
  async (same) => {
    expect(await runUnderNode(same, { folder, words: [] })).toBeUndefined();
  },
);

test.runIf(process.platform !== "win32")("another one runs the same words, and comes first in PATH", async () => {
  // A release whose number only begins as ours does is another.
  const other = `${major}9`;
  const programs = await keepRelease(other);
  expect(await runUnderNode(other, { folder, words: ["bin/test.js", "--help"] })).toBe(7);
  const [path = "", ...words] = (await readFile(join(folder, "started"), "utf8")).trim().split("\n");
  expect(path.split(delimiter)[0]).toBe(programs);
  expect(words).toEqual(["bin/test.js", "--help"]);
});

test.each(["lts", "24 --help", "../24", "v24"])("%s is no release", async (wanted) => {
  await expect(runUnderNode(wanted, { folder, words: [] })).rejects.toThrow(FailedStep);
});
