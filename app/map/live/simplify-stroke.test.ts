import { expect, test } from "vitest";
import { simplifyStroke, type Spot } from "./simplify-stroke.ts";

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
