import { expect, test } from "vitest";
import type { SearchQuery } from "./criteria.ts";
import { isLandingPage } from "./landing.ts";

test.each<SearchQuery>([
  {},
  { transaction: "to-let" },
  { invest: true, typeGroup: "retail" },
  { transaction: "to-let", type: "office", location: "brussels" },
  { transaction: "to-let", type: "office", location: "brussels", page: 3 },
])("%j is a landing page", (query) => expect(isLandingPage(query, "en")).toBe(true));

test.each<SearchQuery>([
  { type: "office" },
  { location: "brussels" },
  { transaction: "to-let", location: "brussels" },
  { transaction: "to-let", type: "retail" },
  { transaction: "to-let", invest: true },
  { transaction: "to-let", type: "office", location: "brussels", surface: "250-" },
  { transaction: "to-let", type: "office", location: "brussels", district: "ixelles" },
  { transaction: "to-let", type: "office", order: "oldest" },
  { transaction: "to-let", type: "office", display: "map" },
  { transaction: "to-let", type: "office", numPropertiesPerPage: 96, page: 2 },
  { transaction: "to-let", type: "office", bbox: "4,50,5,51" },
])("%j is a visitor's filter", (query) => expect(isLandingPage(query, "en")).toBe(false));
