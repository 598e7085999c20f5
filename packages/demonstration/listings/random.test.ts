import { describe, expect, test } from "vitest";
import { Lot, Random, roundAmount, roundTo } from "./random.ts";

describe("a stream of chance", () => {
  test("repeats itself for a seed, and differs for another", () => {
    const numbers = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: 50 }, () => random.next());
    };
    expect(numbers("a 1")).toEqual(numbers("a 1"));
    expect(numbers("a 1")).not.toEqual(numbers("a 2"));
  });

  test("is even, also across seeds that hardly differ", () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => new Random(`q QB-${index} mix`).next());
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(mean).toBeCloseTo(0.5, 1);
    const tenths = firsts.reduce<number[]>((counts, value) => {
      const tenth = Math.floor(value * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
      return counts;
    }, []);
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(220);
  });

  test("draws as the weights say", () => {
    const random = new Random("weights");
    const lot = new Lot(["rare", "common"], (value) => (value === "rare" ? 1 : 9));
    const drawn = Array.from({ length: 10_000 }, () => lot.draw(random)).filter((value) => value === "rare").length;
    const weighed = Array.from({ length: 10_000 }, () => random.weigh({ rare: 1, common: 9 })).filter(
      (value) => value === "rare",
    ).length;
    expect(drawn / 10_000).toBeCloseTo(0.1, 1);
    expect(weighed / 10_000).toBeCloseTo(0.1, 1);
  });

  test("never draws what has no weight", () => {
    const random = new Random("none");
    const drawn = Array.from({ length: 2_000 }, () => random.weigh({ never: 0, always: 1 }));
    expect(new Set(drawn)).toEqual(new Set(["always"]));
  });

  test("picks some in their order", () => {
    const random = new Random("some");
    for (let round = 0; round < 200; round++) {
      const chosen = random.some([1, 2, 3, 4, 5], 3);
      expect(chosen).toHaveLength(3);
      expect(chosen).toEqual([...chosen].sort((a, b) => a - b));
    }
    expect(random.some([1, 2], 9)).toEqual([1, 2]);
  });
});

test("amounts are rounded as people quote them", () => {
  expect([847, 2_318, 13_640, 318_700, 1_843_000, 17_660_000].map(roundAmount)).toEqual([
    850, 2_325, 13_750, 320_000, 1_850_000, 17_700_000,
  ]);
  expect(roundTo(7.34, 0.1)).toBe(7.3);
});
