import { describe, expect, it } from "vitest";
import type { SearchQuery } from "./criteria.ts";
import { parseQuery, serialiseQuery, translateParameter } from "./search-url.ts";
import { around, radius } from "./near-filters.ts";

const parse = (query: string, language: "en" | "fr" | "nl" = "en") => parseQuery(new URLSearchParams(query), language);

describe("around and radius (decisions, section 2)", () => {
  it.each<[string, SearchQuery]>([
    ["around=schuman", { around: "schuman" }],
    ["around=schuman&radius=500", { around: "schuman", radius: "500" }],
    ["around=schuman&radius=1 500", { around: "schuman", radius: "1500" }],
    ["around=schuman&radius=2 km", { around: "schuman", radius: "2000" }],
    ["around=schuman&radius=10 min", { around: "schuman", radius: "615" }],
    ["around=schuman&radius=0", { around: "schuman" }],
    ["around=schuman&radius=-5", { around: "schuman" }],
    ["around=schuman&radius=NaN", { around: "schuman" }],
    ["around=schuman&radius=1e9", { around: "schuman" }],
    ["around=schuman&radius=999999999999", { around: "schuman" }],
    ["around=", {}],
    // A radius is one around something.
    ["radius=500", {}],
  ])("%s", (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });

  it("are called autour and rayon in French, rond and straal in Dutch", () => {
    const search: SearchQuery = { around: "schuman", radius: "500" };
    expect(serialiseQuery(search, "fr").toString()).toBe("autour=schuman&rayon=500");
    expect(serialiseQuery(search, "nl").toString()).toBe("rond=schuman&straal=500");
    expect(parse("autour=schuman&rayon=500", "fr")).toEqual(search);
    expect(translateParameter("rayon", "500", "nl")).toEqual(["straal", "500"]);
  });

  it("the usual radius is none, and nothing stays once its person is forgotten", () => {
    expect(radius.canonical?.("1000")).toBeUndefined();
    expect(around.anonymous("schuman", () => true)).toBeUndefined();
    expect(radius.anonymous("500", () => true)).toBeUndefined();
  });
});
