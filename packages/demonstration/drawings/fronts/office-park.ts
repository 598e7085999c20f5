import { darker, lighter, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { randomOf } from "../canvas/random.ts";
import { glass, ink, steel, timber, white } from "../palette.ts";
import { railing } from "../parts/balcony.ts";
import { lobby } from "../parts/rooftop.ts";
import { pickGlass } from "../parts/window.ts";
import { levels, rectangle, type Front } from "./front.ts";
import type { OfficePlan } from "./office-plan.ts";

/** The pavilion of a business park: long and low, timber fins, a roof that floats, planting all round. */
export function parkOffice({ building, storeys, bays }: OfficePlan): Front {
  const random = randomOf(`${building.seed}:park`);
  const cladding = random.pick<Paint>([timber, "#70757a", "#e6e1d4", "#5f7069", "#a5806a"]);
  const isTimber = cladding === timber;
  const bay = 2.8;
  // A single storey looks lost on a long front.
  const number = Math.max(5, Math.min(bays + 2, 3 + storeys * 4));
  const width = number * bay;
  const floors = levels(storeys, 3.8, 3.6);
  const top = floors[storeys] ?? 0;
  const height = top + 0.8;
  const entrance = width * random.pick([0.32, 0.68]);
  const finned = isTimber || random.chance(0.5);
  return {
    width,
    height,
    floors,
    outline: rectangle(width, height),
    entrance,
    wall: cladding,
    roof: ink,
    draw(brush) {
      const paints = randomOf(`${building.seed}:windows`);
      brush.box("#8b9496", width * 0.2, height, width * 0.16, 1.4);
      brush.box(cladding, 0, 0, width, height);
      for (let level = storeys === 1 ? 0 : 1; level < storeys; level++) {
        const floor = floors[level] ?? 0;
        brush.box(ink, 0.5, floor + 0.45, width - 1, 2.75);
        for (let index = 0; index < number * 2; index++) {
          const x = 0.55 + ((width - 1.1) * index) / (number * 2);
          const wide = (width - 1.1) / (number * 2) - 0.1;
          brush.box(pickGlass(paints), x, floor + 0.55, wide, 2.55);
          if (finned && index % 2 === 1) brush.box(lighter(cladding, 0.12), x - 0.16, floor + 0.1, 0.24, 3.3);
        }
        if (level === storeys - 1 && storeys > 1) railing(brush, width * 0.06, floor + 0.2, width * 0.3, steel);
      }
      if (storeys > 1) lobby(brush, paints, width, (floors[1] ?? 4) - 0.3, entrance, { pillars: cladding });
      else door(brush, entrance);
      brush.box(white, -0.7, height - 0.42, width + 1.4, 0.42);
      brush.box(darker(white, 0.25), -0.7, height - 0.52, width + 1.4, 0.12);
      porch(brush, cladding, entrance);
    },
  };
}

function door(brush: Brush, x: number): void {
  brush.box(ink, x - 1.4, 0, 2.8, 3);
  brush.box(glass.lit, x - 1.2, 0, 1.15, 2.8);
  brush.box(["#e6e2d2", "#d9b878"], x + 0.1, 0, 1.1, 2.8);
}

function porch(brush: Brush, cladding: Paint, x: number): void {
  brush.box(white, x - 2.8, 3.2, 5.6, 0.28);
  brush.box(darker(cladding, 0.2), x - 2.6, 0, 0.2, 3.2);
  brush.box(darker(cladding, 0.2), x + 2.4, 0, 0.2, 3.2);
}
