import { expect, test } from "vitest";
import { agencies } from "./advertisers.ts";

test("agencies are invented through and through", () => {
  expect(agencies).toHaveLength(40);
  expect(new Set(agencies.map(({ advertiser }) => advertiser.reference)).size).toBe(40);
  for (const { advertiser } of agencies) {
    expect(advertiser.email).toMatch(/@[a-z0-9-]+\.example$/);
    expect(advertiser.website).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/);
    expect(advertiser.phone).toMatch(/^\+32 \d+ 000 00 \d\d$|^\+352 00 00 \d\d$/);
    expect(advertiser.licence?.length).toBeLessThanOrEqual(40);
  }
});
