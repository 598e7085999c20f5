import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { findInsightWith, listInsights } from "./insights.server.ts";

test.each(languages)(
  "in %s the guide with the calculator is found by the calculator, wherever it lies",
  async (language) => {
    const guide = await findInsightWith("PurchaseCosts", language);
    expect(guide?.document.source).toContain("\n<PurchaseCosts />\n");
    const others = (await listInsights(language)).filter(({ key }) => key !== guide?.key);
    expect(others.filter(({ document }) => document.source.includes("<PurchaseCosts"))).toEqual([]);
  },
);

test("no code knows an insight by its folder, which editors name", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const folders = readdirSync("content/insights").map((name) => `"insights/${name}"`);
  const knowing = files.filter((name) => {
    const code = readFileSync(path.join("app", name), "utf8");
    return folders.some((folder) => code.includes(folder));
  });
  expect(knowing).toEqual([]);
});
