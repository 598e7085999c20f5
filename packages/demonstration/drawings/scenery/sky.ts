import type { Sky } from "../palette.ts";
import { mix } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";

/** Air, a low glow, the sun or moon, a cloud or two, sometimes birds. The brush draws pixels, y upwards from the ground. */
export function drawSky(brush: Brush, random: Random, sky: Sky, width: number, height: number): void {
  brush.box(sky.air, 0, -1, width, height + 1);
  const sunX = width * (random.chance(0.5) ? random.between(0.1, 0.3) : random.between(0.7, 0.9));
  const sunY = height * random.between(0.66, 0.84);
  const glow = mix(sky.air, sky.glow, 0.5);
  brush.disc(glow, sunX, sunY, height * 0.3);
  brush.disc(sky.sun, sunX, sunY, height * 0.062);
  const clouds = random.int(1, 3);
  for (let index = 0; index < clouds; index++) {
    const x = width * random.between(0.02, 0.8);
    cloud(brush, random, sky, x, height * random.between(0.58, 0.94), height * random.between(0.2, 0.34));
  }
  if (random.chance(0.35)) {
    const bird = mix(sky.air, "#4d565e", 0.6);
    const x = width * random.between(0.2, 0.7);
    const y = height * random.between(0.8, 0.92);
    for (let index = 0; index < 3; index++) {
      const [left, low] = [x + index * 21, y + (index % 2) * 9];
      brush.curve(bird, 1.6, [
        ["M", left - 6, low + 3],
        ["Q", left - 2, low + 5, left, low],
        ["Q", left + 2, low + 5, left + 6, low + 3],
      ]);
    }
  }
}

/** Flat bars with round ends, one upon the other. */
function cloud(brush: Brush, random: Random, sky: Sky, x: number, y: number, length: number): void {
  const bar = length * 0.085;
  for (const [shift, share, row] of [
    [0, 1, 0],
    [random.between(0.12, 0.3), 0.55, 1],
  ] as const) {
    const left = x + length * shift;
    brush.line(
      sky.cloud,
      bar * 2,
      [
        [left, y + row * bar * 1.4],
        [left + length * share, y + row * bar * 1.4],
      ],
      true,
    );
  }
}
