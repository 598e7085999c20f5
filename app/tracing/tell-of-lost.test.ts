import { expect, test, vi } from "vitest";
import { tellOfLost } from "./tell-of-lost.ts";

test("what is lost is told at the first, and then every ten minutes with how much it was", () => {
  const warn = vi.fn();
  let now = 5_000;
  const lost = tellOfLost(warn, () => now);
  lost(3, Object.assign(new Error("Unauthorized: key-of-the-collector"), { code: 401 }));
  expect(warn.mock.calls).toEqual([[{ lost: 3, reason: "401" }]]);
  for (let time = 0; time < 299; time++) {
    now += 2_000;
    lost(512, new Error("Timeout"));
  }
  expect(warn).toHaveBeenCalledTimes(1);
  now += 2_000;
  lost(1, Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
  expect(warn.mock.calls[1]).toEqual([{ lost: 299 * 512 + 1, reason: "ECONNREFUSED" }]);
  now += 600_000;
  lost(2, undefined);
  expect(warn.mock.calls[2]).toEqual([{ lost: 2, reason: "no answer that takes them" }]);
});
