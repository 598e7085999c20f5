import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const top = new URL("../../", import.meta.url);

test("what docs/security.md says is tested has its tests", () => {
  const named = [
    ...readFileSync(new URL("docs/security.md", top), "utf8").matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect(named.map(([, file]) => file!).filter((file) => !existsSync(new URL(file, top)))).toEqual([]);
});
