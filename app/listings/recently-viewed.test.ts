import { expect, test } from "vitest";
import { clearRecentlyViewed, listRecentlyViewed, rememberViewed } from "./recently-viewed.ts";

function storage(value?: string) {
  let kept = value ?? null;
  return {
    getItem: () => kept,
    setItem: (_: string, next: string) => void (kept = next),
    removeItem: () => void (kept = null),
  };
}

test("the newest come first, each once, and twelve at most", () => {
  const kept = storage();
  for (let number = 1; number <= 15; number++) rememberViewed(kept, `qb-${number}`);
  rememberViewed(kept, "qb-10");
  expect(listRecentlyViewed(kept)).toHaveLength(12);
  expect(listRecentlyViewed(kept).slice(0, 3)).toEqual(["qb-10", "qb-15", "qb-14"]);
  clearRecentlyViewed(kept);
  expect(listRecentlyViewed(kept)).toEqual([]);
});

test.each(["{", "null", '{"a":1}', '[1,null,["qb-1"],"../../x","QB 1","<b>"]'])(
  "what somebody else wrote there counts for nothing: %s",
  (value) => expect(listRecentlyViewed(storage(value))).toEqual([]),
);

test("a browser that refuses storage forgets, and says so to nobody", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const kept = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => rememberViewed(kept, "qb-1")).not.toThrow();
  expect(listRecentlyViewed(kept)).toEqual([]);
  expect(() => clearRecentlyViewed(kept)).not.toThrow();
});
