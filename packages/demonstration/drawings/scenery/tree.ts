import type { Season } from "../building.ts";
import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import { foliage } from "../palette.ts";

type TreeKind = "round" | "poplar" | "fir" | "clipped" | "young";

const bark: Paint = "#5e4a3c";

/** A tree of the season, its foot at the brush's origin; `height` in metres. */
export function tree(brush: Brush, random: Random, season: Season, kind: TreeKind, height: number): void {
  const { crowns, bare, fleck } = foliage[season];
  if (kind === "fir") return fir(brush, height);
  if (bare) return bareTree(brush, random, kind, height);
  const crown = random.pick(crowns);
  const trunk = height * (kind === "poplar" ? 0.12 : 0.4);
  brush.box(bark, -height * 0.018, 0, height * 0.036, trunk + height * 0.2);
  if (kind === "poplar") {
    brush.oval(crown, 0, height * 0.55, height * 0.12, height * 0.46);
    brush.oval(lighter(crown, 0.14), -height * 0.03, height * 0.6, height * 0.055, height * 0.34);
  } else if (kind === "clipped") {
    const width = height * 0.46;
    brush.box(crown, -width / 2, trunk, width, height - trunk);
    brush.box(lighter(crown, 0.14), -width / 2, trunk + (height - trunk) * 0.62, width, (height - trunk) * 0.38);
  } else {
    const radius = height * (kind === "young" ? 0.2 : 0.29);
    const middle = height - radius;
    brush.line(bark, height * 0.024, [
      [0, trunk * 0.9],
      [radius * 0.5, middle - radius * 0.2],
    ]);
    brush.disc(crown, 0, middle, radius);
    brush.disc(darker(crown, 0.09), radius * 0.62, middle - radius * 0.42, radius * 0.62);
    brush.disc(crown, -radius * 0.58, middle - radius * 0.36, radius * 0.66);
    brush.disc(lighter(crown, 0.13), -radius * 0.24, middle + radius * 0.22, radius * 0.58);
    if (fleck) {
      for (let index = 0; index < 6; index++) {
        const angle = random.between(0, 6.28);
        const reach = radius * random.between(0.2, 0.85);
        brush.disc(fleck, Math.cos(angle) * reach, middle + Math.sin(angle) * reach, radius * 0.09);
      }
    }
  }
  if (season === "autumn" && kind !== "poplar") {
    for (let index = 0; index < 5; index++) {
      brush.oval(fleck ?? crown, random.between(-0.3, 0.3) * height, -random.between(0.06, 0.35), 0.16, 0.06);
    }
  }
}

function fir(brush: Brush, height: number): void {
  const needles: Paint = "#41604f";
  brush.box(bark, -height * 0.02, 0, height * 0.04, height * 0.14);
  for (let tier = 0; tier < 3; tier++) {
    const base = height * (0.1 + tier * 0.26);
    const half = height * (0.24 - tier * 0.055);
    brush.poly(tier === 1 ? lighter(needles, 0.08) : needles, [
      [-half, base],
      [0, base + height * 0.4],
      [half, base],
    ]);
  }
}

/** Boughs that fork into twigs: three thicknesses, a light one for what would be a haze of small branches. */
function bareTree(brush: Brush, random: Random, kind: TreeKind, height: number): void {
  const wood: Paint = ["#6f6359", "#3a3d42"];
  const twig: Paint = ["#a1968b", "#31363c"];
  const slim = kind === "poplar" ? 0.35 : kind === "young" ? 0.7 : 1;
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const [endX, endY] = [x + Math.sin(angle) * length * slim, y + Math.cos(angle) * length];
    brush.line(depth > 1 ? wood : twig, height * (0.006 + depth * depth * 0.003), [
      [x, y],
      [endX, endY],
    ]);
    if (depth === 0) return;
    const forks = depth === 3 ? 4 : 3;
    for (let fork = 0; fork < forks; fork++) {
      const spread = (fork / (forks - 1) - 0.5) * (depth === 3 ? 1.9 : 1.15);
      grow(
        endX,
        endY,
        angle * 0.8 + spread + random.between(-0.1, 0.1),
        length * random.between(0.58, 0.76),
        depth - 1,
      );
    }
  };
  grow(0, 0, 0, height * 0.36, 3);
}

/** A clipped hedge, `length` metres to the right. */
export function hedge(brush: Brush, season: Season, length: number, height = 0.9): void {
  const green: Paint = season === "winter" ? "#7d8a72" : season === "autumn" ? "#8d8a56" : "#67825c";
  brush.box(green, 0, 0, length, height);
  brush.box(lighter(green, 0.16), 0, height * 0.7, length, height * 0.3);
}
