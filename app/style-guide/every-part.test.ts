import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = (folder: string) =>
  readdirSync(folder, { encoding: "utf8" }).filter((file) => file.endsWith(".tsx") && !file.includes(".test."));

test("each part that pages share is shown on the style page", () => {
  const shown = sources("app/style-guide").map((file) => readFileSync(`app/style-guide/${file}`, "utf8"));
  const missing = sources("app/ui").filter((file) => !shown.some((source) => source.includes(`"#app/ui/${file}"`)));
  expect(missing).toEqual([]);
});

test("the style page shows all that it has", () => {
  const page = readFileSync("app/style-guide/style-page.tsx", "utf8");
  const parts = sources("app/style-guide").filter((file) => !["style-page.tsx", "part.tsx"].includes(file));
  expect(parts.length).toBeGreaterThan(7);
  expect(parts.filter((file) => !page.includes(`"./${file}"`))).toEqual([]);
});
