import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawHistogram, isTelling, rangeOf, thumbsOf } from "./histogram.ts";

const histogram = { from: [0, 100, 200, 500], counts: [4, 0, 9, 1] };

it("is drawn of ten listings and more, in more than one class: fewer say nothing by their heights", () => {
  expect(isTelling({ from: [0, 100, 200], counts: [4, 0, 6] })).toBe(true);
  expect(isTelling({ from: [0, 100, 200], counts: [4, 0, 5] })).toBe(false);
  expect(isTelling({ from: [0], counts: [50] })).toBe(false);
});

describe("two sliders over a histogram", () => {
  it("stand at the edges of an open range", () => {
    expect(thumbsOf(histogram, {})).toEqual([0, 4]);
    expect(rangeOf(histogram, [0, 4])).toEqual({});
  });

  it.each([
    [{ min: 100 }, [1, 4]],
    [{ max: 200 }, [0, 2]],
    [{ min: 100, max: 500 }, [1, 3]],
    // Figures between two classes: the range that holds them.
    [{ min: 150, max: 300 }, [1, 3]],
    [{ min: 9_000 }, [3, 4]],
    [{ max: 0 }, [0, 1]],
  ])("stand for %j at %j", (range, thumbs) => {
    expect(thumbsOf(histogram, range)).toEqual(thumbs);
  });

  it("come back to where they stood", () => {
    const thumbs = fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }))
      .filter(([first, last]) => first < last);
    fc.assert(
      fc.property(thumbs, (stood) => {
        expect(thumbsOf(histogram, rangeOf(histogram, stood))).toEqual(stood);
      }),
    );
  });
});

describe("the drawing", () => {
  it("parts what the range holds from what it leaves out, and draws nothing for an empty class", () => {
    const { inside, outside } = drawHistogram(histogram, [2, 4]);
    expect(inside).toBe("M2.08 32v-32h0.84V32zM3.08 32v-10.7h0.84V32z");
    expect(outside).toBe("M0.08 32v-21.3h0.84V32z");
  });
});
