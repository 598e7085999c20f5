import { expect, test } from "vitest";
import { mostSpots, simplifyStroke, thinned, type Spot } from "./simplify-stroke.ts";

/** A line through spots, a spot every pixel, with a hand that trembles. */
function drawn(...through: Spot[]): Spot[] {
  return through.slice(1).flatMap((to, index) => {
    const from = through[index]!;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps + (step % 2),
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

const circle = (radius: number, waves: number) =>
  Array.from({ length: 400 }, (_, at) => {
    const angle = (at / 400) * 2 * Math.PI;
    const out = radius + 20 * Math.sin(angle * waves);
    return { x: 200 + out * Math.cos(angle), y: 200 + out * Math.sin(angle) };
  });

test("of a square drawn by hand its corners are kept, and its end is where it began", () => {
  const [a, b, c, d] = [
    { x: 50, y: 50 },
    { x: 250, y: 50 },
    { x: 250, y: 250 },
    { x: 50, y: 250 },
  ] as const;
  const kept = simplifyStroke(drawn(a, b, c, d, { x: 54, y: 60 }), 30);
  expect(kept).toHaveLength(4);
  for (const [at, corner] of [a, b, c, d].entries()) {
    expect(Math.hypot(kept[at]!.x - corner.x, kept[at]!.y - corner.y)).toBeLessThan(5);
  }
});

test("however a stroke winds, no more corners are kept than may be, spread around it", () => {
  for (const most of [3, 8, 30]) {
    const kept = simplifyStroke(circle(120, 40), most);
    expect(kept.length).toBeLessThanOrEqual(most);
    expect(kept.length).toBeGreaterThanOrEqual(3);
  }
  const kept = simplifyStroke(circle(120, 1), 30);
  expect(kept.length).toBeGreaterThan(7);
});

test("a straight stroke is two ends, and a dot one", () => {
  expect(simplifyStroke(drawn({ x: 0, y: 0 }, { x: 90, y: 40 }), 30)).toHaveLength(2);
  expect(simplifyStroke([{ x: 1, y: 2 }], 30)).toEqual([{ x: 1, y: 2 }]);
  expect(simplifyStroke([], 30)).toEqual([]);
});

/** Up and down, a spot each, by as much every time. */
const scribble = (spots: number) =>
  Array.from({ length: spots }, (_, at) => ({ x: at / 8, y: at % 2 === 0 ? 60 : 260 }));

/** The same spots, and how often a coordinate of one was looked at. */
function counted(spots: readonly Spot[]) {
  let looks = 0;
  const watched = spots.map(({ x, y }) => ({
    get x() {
      return (looks++, x);
    },
    get y() {
      return (looks++, y);
    },
  }));
  return { watched, looks: () => looks };
}

test.each([1_000, 2_000, 4_000, 10_000])("a scribble of %d spots becomes an area, at once", (spots) => {
  const { watched, looks } = counted(scribble(spots));
  const kept = simplifyStroke(watched, 30);
  // Each of the spots that a stroke is thinned to is compared once with each other, by twelve looks; a longer stroke takes no more.
  expect(looks()).toBeLessThan(12 * (mostSpots ** 2 / 2));
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(kept.length).toBeLessThanOrEqual(30);
  // From its one end to the other.
  expect(kept.at(-1)!.x - kept[0]!.x).toBeGreaterThan((spots / 8) * 0.9);
});

test("of a long stroke one spot of two is dropped, its ends and its ups and downs are kept", () => {
  const spots = scribble(10_000);
  const kept = thinned(spots);
  expect(kept.length).toBeLessThanOrEqual(mostSpots);
  expect(kept.length).toBeGreaterThan(mostSpots / 2);
  expect(kept.filter(({ y }) => y === 60).length).toBeGreaterThan(kept.length / 3);
  expect(kept.filter(({ y }) => y === 260).length).toBeGreaterThan(kept.length / 3);
  expect([kept[0], kept.at(-1)]).toEqual([spots[0], spots.at(-1)]);
  expect(thinned(spots.slice(0, mostSpots))).toHaveLength(mostSpots);
});
