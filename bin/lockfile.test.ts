import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overrides } from "../package.json" with { type: "json" };
import { anyRegistry, withAddresses } from "./steps/lockfile.js";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
type Lock = Parameters<typeof withAddresses>[0];
type Locked = Lock["packages"][string] &
  Partial<Record<"dependencies" | "devDependencies" | "peerDependencies", Record<string, string>>> & {
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  };
const text = read("package-lock.json");
const lock = JSON.parse(text) as Lock & { packages: Record<string, Locked> };

test("the lockfile says where each package is fetched from, as npm writes it: mended by node bin/lockfile.js", () => {
  const addressed = `${JSON.stringify(withAddresses(lock), null, 2)}\n`.split("\n");
  expect(text.split("\n").filter((line, at) => line !== addressed[at])).toEqual([]);
});

/** What a package of the lockfile finds by a name, as Node looks for it: beside it, and further up. */
function foundFrom(path: string, name: string): Locked | undefined {
  const found = lock.packages[`${path}${path && "/"}node_modules/${name}`];
  return found || path === "" ? found : foundFrom(path.slice(0, Math.max(path.lastIndexOf("/"), 0)), name);
}

test("each package finds in the lockfile what it needs", () => {
  const missing = Object.entries(lock.packages).flatMap(([path, locked]) => {
    const { dependencies, devDependencies, peerDependencies, peerDependenciesMeta } = locked;
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    const needed = [...Object.keys({ ...dependencies, ...devDependencies }), ...peers];
    return needed.filter((name) => !foundFrom(path, name)).map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("what is replaced by an empty package is locked so", () => {
  const replaced = Object.entries(overrides).flatMap(([from, names]) =>
    Object.keys(names).map((name) => [name, foundFrom(`node_modules/${from}`, name)?.name]),
  );
  expect(replaced.filter(([, locked]) => locked !== "empty-npm-package")).toEqual([]);
});

test("of whichever registry npm is set to, and names none", () => {
  const hosts = new Set(
    Object.values(lock.packages).flatMap(({ resolved }) =>
      resolved?.includes("://") ? [new URL(resolved).origin] : [],
    ),
  );
  expect([...hosts]).toEqual([anyRegistry]);
  expect(read(".npmrc")).toContain(`\nreplace-registry-host=${new URL(anyRegistry).hostname}\n`);
  expect(read("Dockerfile")).toContain("package-lock.json .npmrc ./");
});

test.each(["https://packages.example", "https://packages.example/"])(
  "what the image is made of is said to come from that registry: %s",
  (registry) => {
    const folder = mkdtempSync(join(tmpdir(), "quartier-sbom-"));
    writeFileSync(join(folder, "sbom.json"), `${anyRegistry}/one/-/one-1.0.0.tgz`);
    const [command = ""] = /sed -i .* sbom\.json$/m.exec(read("Dockerfile")) ?? [];
    execFileSync("sh", ["-c", command], { cwd: folder, env: { ...process.env, npm_config_registry: registry } });
    expect(readFileSync(join(folder, "sbom.json"), "utf8")).toBe("https://packages.example/one/-/one-1.0.0.tgz");
    rmSync(folder, { recursive: true });
  },
);

test("by the name it has there, in its version; what comes with another package is fetched with that", () => {
  const integrity = "sha512-of-it";
  const packages: (typeof lock)["packages"] = {
    "packages/editing": { version: "0.1.0" },
    "node_modules/@quartier/editing": { resolved: "packages/editing", link: true },
    "node_modules/a/node_modules/@one/part": { version: "1.2.3-beta.1", integrity },
    "node_modules/other-name": { name: "@one/own-name", version: "2.0.0", integrity },
    "node_modules/a/node_modules/bundled": { version: "3.0.0", inBundle: true },
  };
  const { packages: addressed } = withAddresses({ packages });
  expect(Object.values(addressed).map(({ resolved }) => resolved)).toEqual([
    undefined,
    "packages/editing",
    "https://registry.invalid/@one/part/-/part-1.2.3-beta.1.tgz",
    "https://registry.invalid/@one/own-name/-/own-name-2.0.0.tgz",
    undefined,
  ]);
});
