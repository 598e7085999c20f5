import { expect, test } from "vitest";
import type { ServerBuild } from "@remix-run/node";
import { matcherOf } from "./match-pages.server.ts";

const page = { default: () => null };
const routes = {
  root: { id: "root", path: "", module: page },
  search: { id: "search", parentId: "root", path: "en/search/*", module: page },
  resource: { id: "resource", parentId: "root", path: "map/clusters", module: {} },
} as unknown as ServerBuild["routes"];

test("a page's routes are found, and remembered for who comes next", () => {
  const matchesOf = matcherOf({ basename: "/", routes });
  const matches = matchesOf("/en/search/ghent");
  expect(matches?.map(({ route }) => route.id)).toEqual(["root", "search"]);
  expect(matches?.[0]?.params).toEqual({ "*": "ghent" });
  expect(matchesOf("/en/search/ghent")).toBe(matches);
});

test("what is no page has none", () => {
  const matchesOf = matcherOf({ basename: "/", routes });
  expect(matchesOf("/map/clusters")).toBeUndefined();
  expect(matchesOf("/nothing/here")).toBeUndefined();
});

test("addresses that strangers make up fill no memory: long ones are forgotten at once, and so are the oldest of many", () => {
  const matchesOf = matcherOf({ basename: "/", routes });
  const long = `/en/search/${"a".repeat(300)}`;
  expect(matchesOf(long)).toBeDefined();
  expect(matchesOf(long)).not.toBe(matchesOf(long));
  const first = matchesOf("/en/search/0");
  for (let n = 1; n <= 500; n++) matchesOf(`/en/search/${n}`);
  expect(matchesOf("/en/search/0")).not.toBe(first);
});
