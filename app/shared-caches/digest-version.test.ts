import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import { digestVersion } from "./digest-version.server.ts";

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
  await write("public/robots.txt", "Allow: /");
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

test.each(["build/server/index.js", "app/places/points.tsv.gz", "content/about.md", "db/seed/data/places.tsv"])(
  "another version has another %s, or one more file beside it",
  async (file) => {
    const before = await digest();
    await write(file, "another");
    const after = await digest();
    await write(`${file}.more.txt`, "");
    expect(new Set([before, after, await digest()]).size).toBe(3);
  },
);

test("other packages are another version", async () => {
  const before = await digest();
  await write("node_modules/.package-lock.json", "{ }");
  expect(await digest()).not.toBe(before);
});

test("where the site is not built, nobody can tell", async () => {
  await rm(path.join(folder, "build"), { recursive: true });
  await expect(digest()).rejects.toThrow("ENOENT");
});
