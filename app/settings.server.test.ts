import { describe, expect, test } from "vitest";
import example from "../.env.example?raw";
import { readSettings, settingNames } from "./settings.server.ts";

describe("settings", () => {
  test("need nothing in development, and treat an empty value as none", () => {
    const settings = readSettings({ DATABASE_URL: "", PORT: "" });
    expect(settings).toMatchObject({ DATA_DIR: ".data", PORT: 3000, SITE_URL: "http://localhost:3000" });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  test("refuse production without a database, and name every setting that is wrong", () => {
    expect(() => readSettings({ NODE_ENV: "production", PORT: "99999", SITE_URL: "ftp://x" })).toThrow(
      /PORT: .*\n.*SITE_URL: .*\n.*DATABASE_URL: required in production/s,
    );
  });

  test("are all explained in .env.example, which says nothing of others", () => {
    const explained = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const forTests = ["TEST_DATABASE_URL", "CHROMIUM_PATH"];
    expect(explained.filter((name) => !forTests.includes(name!)).sort()).toEqual([...settingNames].sort());
  });

  test("have the defaults that .env.example shows", () => {
    const shown = [...example.matchAll(/^([A-Z_]+)="?(.*?)"?$/gm)].map(([, name, value]) => [name, value]);
    expect(readSettings(Object.fromEntries(shown) as Record<string, string>)).toEqual(readSettings({}));
  });
});
