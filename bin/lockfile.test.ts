import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { overrides } from "../package.json" with { type: "json" };

interface Locked {
  name?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Locked> };

test("the lockfile names no registry: each who installs has theirs", () => {
  const addressed = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.includes("://"));
  expect(addressed.map(([path]) => path)).toEqual([]);
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
