import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";

const testing = path.join(import.meta.dirname, "testing");
const packages = JSON.stringify({ packages: { "": {}, "node_modules/one": { version: "1.0.0" } } });
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "install-"));
  await writeFile(path.join(folder, "package-lock.json"), packages);
  return () => rm(folder, { recursive: true });
});

/** A command of the site that has its packages installed first, by an npm of ours. */
function command(environment: Record<string, string> = {}) {
  const npm = { npm_execpath: path.join(testing, "npm-cli.js") };
  const child = spawn(process.execPath, [path.join(testing, "installs.js"), folder], {
    env: { ...process.env, ...npm, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const says = (word: string) =>
    new Promise<void>((resolve) => {
      const look = () => said.includes(word) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      child.once("close", () => resolve());
    });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, says, ended };
}

/** Where npm waits between removing and laying down, until it is let on. */
async function gate() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const arrived = once(server, "connection").then(([socket]) => socket as Socket);
  onTestFinished(() => void server.close());
  return { port: String((server.address() as AddressInfo).port), arrived };
}

const begun = async () => (await readFile(path.join(folder, "npm.log"), "utf8")).split("\n").filter(Boolean).length;

test("of two commands started at once one installs, and the other waits and finds the packages there", async () => {
  const { port, arrived } = await gate();
  const first = command({ NPM_GATE: port });
  const npm = await arrived;
  const second = command();
  await second.says("the packages");
  npm.destroy();
  const ended = await Promise.all([first.ended, second.ended]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expect(ended[1].said).toContain("Waiting while another command installs");
  expect(await begun()).toBe(1);
  expect(existsSync(path.join(folder, "node_modules/one/package.json"))).toBe(true);
});

test("an npm whose command was killed goes on, and the next command waits for it and installs nothing beside it", async () => {
  const { port, arrived } = await gate();
  const first = command({ NPM_GATE: port });
  const npm = await arrived;
  first.child.kill("SIGKILL");
  await first.ended;
  const second = command();
  await second.says("the packages");
  npm.destroy();
  const { code, said } = await second.ended;
  expect(code).toBe(0);
  expect(said).toContain("Waiting while another command installs");
  expect(await begun()).toBe(1);
});

test("packages that only the note of an installation has are installed again", async () => {
  await mkdir(path.join(folder, "node_modules"));
  await writeFile(path.join(folder, "node_modules/.package-lock.json"), packages);
  expect((await command().ended).code).toBe(0);
  expect(existsSync(path.join(folder, "node_modules/one/package.json"))).toBe(true);
});

test("what is there is not installed again", async () => {
  await command().ended;
  expect((await command().ended).said).toBe("installed\n");
  expect(await begun()).toBe(1);
});

test("an installation that leaves packages out is told, and nothing goes on without them", async () => {
  const { code, said } = await command({ NPM_FORGETS: "yes" }).ended;
  expect(code).not.toBe(0);
  expect(said).toContain("Some packages are still missing");
});
