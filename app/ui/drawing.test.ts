import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a drawing has its place before it has come: what a page says of its size is true of the file", () => {
  const places = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => [...readFileSync(`app/${file}`, "utf8").matchAll(/<Drawing\b[^>]*>/g)])
    .map(([element]) => /name="([\w-]+)" width=\{(\d+)\} height=\{(\d+)\}/.exec(element)?.slice(1) ?? [])
    .filter(([name]) => name !== undefined);
  expect(places.length).toBeGreaterThan(8);
  for (const [name = "", width, height] of places) {
    const drawn = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(`public/drawings/${name}.svg`, "utf8"))!;
    expect(Number(width) / Number(height), name).toBeCloseTo(Number(drawn[1]) / Number(drawn[2]), 2);
  }
});
