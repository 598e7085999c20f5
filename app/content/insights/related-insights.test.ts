import { expect, test } from "vitest";
import { relatedTo } from "./related-insights.ts";

const insights = [
  { key: "newest", tags: ["retail"] },
  { key: "one", tags: ["office", "energy"] },
  { key: "near", tags: ["office", "belgium"] },
  { key: "nearer", tags: ["energy", "office", "belgium"] },
];
const keys = (count: number) => relatedTo(insights[1]!, insights, count).map(({ key }) => key);

test("what shares more tags comes first, the newer before the older, and nothing is related to itself", () => {
  expect(keys(3)).toEqual(["nearer", "near", "newest"]);
  expect(keys(1)).toEqual(["nearer"]);
});
