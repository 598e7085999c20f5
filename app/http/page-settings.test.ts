import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pageSettingsScript } from "./page-settings.ts";

test("the settings arrive whole, and nothing in them can end the script", () => {
  const settings = {
    siteName: "</script><!-- \u2028 & 'Quartier' \"Q\"",
    siteUrl: "https://quartier.example",
    operator: { name: "Quartier & nv", facts: { licence: "</script>" } },
    googleWithoutScript: true,
    identity: null,
  };
  const script = pageSettingsScript(settings);
  expect(script).not.toMatch(/[<>&\u2028]/);
  const window: { appSettings?: unknown } = {};
  runInNewContext(script, { window, location: { pathname: "/en", search: "" } });
  expect(window.appSettings).toEqual(settings);
});
