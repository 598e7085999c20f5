import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a style sheet dresses one part of a page, in 250 lines at most, and each is imported", () => {
  const imports = readFileSync("app/app.css", "utf8");
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".css") && file !== "app.css");
  expect(files.length).toBeGreaterThan(40);
  const lines = (file: string) => readFileSync(`app/${file}`, "utf8").split("\n").length - 1;
  expect(files.filter((file) => lines(file) > 250)).toEqual([]);
  // What no build has is no part of the site's one sheet: the page that shows the parts brings its own.
  const elsewhere = files.filter((file) => !imports.includes(`"./${file}"`));
  expect(elsewhere).toEqual(["style-guide/style-guide.css"]);
  expect(readFileSync("app/style-guide/style-page.tsx", "utf8")).toContain('import "./style-guide.css"');
});
