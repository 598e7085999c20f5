import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import { digestVersion, filesOfVersion } from "./digest-version.server.ts";

let folder = "";

const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "version-"));
  await write("build/server/index.js", "export {}");
  await write("app/places/points.tsv.gz", "points");
  await write("content/about.md", "About us");
  await write("db/seed/data/places.tsv", "Gent");
  await write("build/client/robots.txt", "Allow: /");
  await write("node_modules/.package-lock.json", "{}");
});
afterEach(() => rm(folder, { recursive: true }));

const given = { ...settings, WEB_PROCESS: 1 };
const digest = (changed: Record<string, unknown> = {}) => digestVersion({ ...given, ...changed }, folder);

test("the processes of one build with the same settings are of one version", async () => {
  expect(await digest({ WEB_PROCESS: 2 })).toBe(await digest());
});

test.each([
  { SITE_URL: "https://other.example" },
  { SITE_NAME: "Another name" },
  { DEMONSTRATION: !settings.DEMONSTRATION },
  { ANALYTICS_URL: "https://stats.example/script.js" },
  { OPERATOR_HOURS: "Mo 09:00-10:00" },
  { CLIENT_PROFILE: !settings.CLIENT_PROFILE },
  { SHARED_CACHE_SECONDS: 1_234 },
])("another setting is another version: %j", async (changed) => {
  expect(await digest(changed)).not.toBe(await digest());
});

test.each([
  "build/client/robots.txt",
  "build/server/index.js",
  "app/places/points.tsv.gz",
  "content/about.md",
  "db/seed/data/places.tsv",
])("another version has another %s, or one more file beside it", async (file) => {
  const before = await digest();
  await write(file, "another");
  const after = await digest();
  await write(`${file}.more.txt`, "");
  expect(new Set([before, after, await digest()]).size).toBe(3);
});

test("other packages are another version", async () => {
  const before = await digest();
  await write("node_modules/.package-lock.json", "{ }");
  expect(await digest()).not.toBe(before);
});

test("another Node is another version, as its words for days and figures may differ", async () => {
  const before = await digest();
  vi.stubGlobal("process", { ...process, versions: { ...process.versions, icu: "1" } });
  expect(await digest()).not.toBe(before);
  vi.unstubAllGlobals();
});

test("a file that says what another one begins with is another version", async () => {
  await write("content/about.md", "A");
  await write("content/terms.md", "B");
  const before = await digest();
  const name = "content/terms.md";
  await rm(path.join(folder, name));
  await write("content/about.md", `A\0${name}\0B`);
  expect(await digest()).not.toBe(before);
});

test("what is compiled says nothing of a page: it is in the build", async () => {
  const before = await digest();
  for (const name of ["app/root.tsx", "app/places/points.server.ts", "app/ui/page.css"]) await write(name, "");
  expect(await digest()).toBe(before);
});

test("an image has all that the version is told by", async () => {
  const dockerfile = await readFile(new URL("../../Dockerfile", import.meta.url), "utf8");
  const stage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  const copied = [...stage.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)].flatMap(([, from = ""]) => from.split(" "));
  const held = copied.map((from) => from.replace("/srv/quartier/", ""));
  expect(filesOfVersion.filter((file) => !held.includes(file.split("/")[0] ?? ""))).toEqual([]);
});

test("where the site is not built, nobody can tell", async () => {
  await rm(path.join(folder, "build"), { recursive: true });
  await expect(digest()).rejects.toThrow("ENOENT");
});
