import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import en from "./locales/en/index.ts";

const sources = readdirSync("app", { recursive: true, withFileTypes: true })
  .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((file) => !/\/(locales|testing)\//.test(file))
  .map((file) => readFileSync(file, "utf8"));

/** What stands between quotes and might be a key, or the beginning of one: `search.chips.label`, `places.kind.${kind}`. */
const written = new Set(
  sources.flatMap((source) =>
    Array.from(
      source.matchAll(/["']([\w.-]+)["']|`((?:[\w.:-]|\$\{[^}`]*\})+)`/g),
      ([, quoted, template]) => quoted ?? template!.replace(/\$\{[^}]*\}/g, "${}").split(":")[0]!,
    ),
  ),
);
const exact = new Set([...written].filter((key) => !key.includes("${")));
const patterns = [...written]
  .filter((key) => /^\w+\..*\$\{/.test(key))
  .map((key) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
    return new RegExp(`^${parts.join(".*")}(\\.|$)`);
  });

function* keysOf(texts: object, path: string[] = []): Generator<string> {
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    if (typeof value === "object" && value !== null) yield* keysOf(value, [...path, name]);
    else yield [...path, name.replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, "")].join(".");
  }
}

/** A key, or what holds it and is asked for as a whole. */
function isAskedFor(key: string): boolean {
  const parts = key.split(".");
  const holders = parts
    .map((_, at) => parts.slice(0, at + 1).join("."))
    .filter((holder) => holder === key || holder.includes("."));
  return holders.some((holder) => exact.has(holder)) || patterns.some((pattern) => pattern.test(key));
}

test("every text is asked for somewhere: what nothing shows is not translated", () => {
  expect([...new Set(keysOf(en))].filter((key) => !isAskedFor(key))).toEqual([]);
});
