import { describe, expect, test } from "vitest";
import { nameRoute } from "./route-name.ts";

describe("a request's route", () => {
  test.each([
    ["/en", { route: "home", kind: "page" }],
    ["/fr/a-louer/bureau/bruxelles?page=2", { route: "to-let", kind: "page" }],
    ["/nl/te-huur.data?_routes=x", { route: "to-let", kind: "data" }],
    ["/en/property/QT-1001/a-loft", { route: "listing", kind: "page" }],
    ["/nl/uitschrijven/0a4f1f0e", { route: "unsubscribe", kind: "page" }],
    ["/api/user/me", { route: "api", kind: "call" }],
    ["/map/tiles/a/1/2/3", { route: "map-data", kind: "data" }],
    ["/assets-base/assets/root-1a2b.js", { route: "assets", kind: "file" }],
  ])("%s is known by a name that all languages share", (url, name) => {
    expect(nameRoute(url)).toEqual(name);
  });

  test("has no more names than the site has pages, whatever is asked for", () => {
    const asked = ["/wp-login.php", "/en/whatever", "/xx/to-let", "/fr/__proto__", "/constructor", "//", "/%ff/a", "*"];
    expect(new Set(asked.map((url) => nameRoute(url).route))).toEqual(new Set(["other"]));
  });
});
