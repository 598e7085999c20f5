import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { timeZone } from "./time-zone.ts";

test("the site's clock is named in one file, which whoever needs it asks", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const naming = files.filter((name) => readFileSync(path.join("app", name), "utf8").includes(timeZone));
  expect(naming).toEqual([path.join("i18n", "time-zone.ts")]);
});
