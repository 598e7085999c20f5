import { expect, test } from "vitest";
import { listInsights } from "./insights/insights.server.ts";

test("drawings at the head of insights have twins at dusk, but for those that are scenes at night themselves", async () => {
  const insights = await listInsights("en");
  const daylight = insights.filter(({ document }) => !/ at (?:dusk|night)\b/.test(document.data.coverAlt));
  expect(daylight.length).toBeGreaterThan(10);
  for (const { key, cover } of daylight) {
    expect(cover?.duskKey, key).toBeDefined();
    expect(cover?.duskKey, key).not.toBe(cover?.photoKey);
  }
});
