import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anyRegistry, withAddresses } from "./steps/lockfile.js";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
const lock = JSON.parse(read("package-lock.json")) as Parameters<typeof withAddresses>[0];

test("the lockfile says where each package is fetched from: mended by node bin/lockfile.js", () => {
  expect(lock).toEqual(withAddresses(lock));
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
