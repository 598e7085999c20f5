import { expect, test } from "vitest";
import { withJoinedCounts } from "./joined-counts.ts";

test.each([
  ["12 mensen", "12_mensen"],
  ["3 slaapkamers of meer", "3_slaapkamers of meer"],
  ["2 to 3 bedrooms", "2_to 3_bedrooms"],
  ["team van 12, tram 7", "team van 12, tram 7"],
])("of a few words every number stays with its noun: %s", (text, joined) => {
  expect(withJoinedCounts(text).replaceAll("\u00a0", "_")).toBe(joined);
});
