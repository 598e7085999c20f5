import { mix, type Paint } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { glass, cut, paper } from "../palette.ts";

/** A rectangle on a floor, in metres: u along the street from the left, v away from the street. */
export interface Area {
  u: number;
  v: number;
  width: number;
  depth: number;
}

export const paperBoard: Paint = ["#fbf9f5", "#1a1e21"];
export const floorPaint: Paint = ["#fffdf8", "#3c4043"];
export const furniturePaint: Paint = ["#d9cfbd", "#5d6163"];
export const outlinePaint: Paint = ["#8a857a", "#9a9a96"];
const outerWall = 0.38;
const innerWall = 0.16;
const doorWidth = 0.9;

/** Draws on a floor seen from above. A deep narrow one is turned: its street then lies at the left edge. */
export class FloorBrush {
  constructor(
    readonly brush: Brush,
    private readonly isTurned: boolean,
  ) {}

  box(paint: Paint, { u, v, width, depth }: Area): void {
    if (this.isTurned) this.brush.box(paint, v, u, depth, width);
    else this.brush.box(paint, u, v, width, depth);
  }

  disc(paint: Paint, u: number, v: number, radius: number): void {
    if (this.isTurned) this.brush.disc(paint, v, u, radius);
    else this.brush.disc(paint, u, v, radius);
  }

  line(paint: Paint, thickness: number, points: readonly (readonly [u: number, v: number])[]): void {
    this.brush.line(paint, thickness, this.isTurned ? points.map(([u, v]) => [v, u] as const) : points);
  }

  /** The outer walls, cut through: ink, with a window to every bay of the street and garden side. */
  shell({ u, v, width, depth }: Area, bays: number): void {
    this.box(cut, { u: u - outerWall, v: v - outerWall, width: width + 2 * outerWall, depth: depth + 2 * outerWall });
    this.box(floorPaint, { u, v, width, depth });
    const bay = width / bays;
    for (const side of [v - outerWall, v + depth]) {
      for (let index = 0; index < bays; index++) {
        this.window({ u: u + bay * (index + 0.24), v: side, width: bay * 0.52, depth: outerWall });
      }
    }
  }

  window(area: Area): void {
    this.box(paper, area);
    this.box(glass.sky, { ...area, v: area.v + area.depth * 0.38, depth: area.depth * 0.24 });
  }

  /** A wall between two rooms, along v where `isUpright`, else along u; with a door from `door` on, when given. */
  wall(from: number, to: number, at: number, isUpright: boolean, door?: number, thickness = innerWall): void {
    const piece = (start: number, end: number) => {
      if (end <= start) return;
      if (isUpright) this.box(cut, { u: at - thickness / 2, v: start, width: thickness, depth: end - start });
      else this.box(cut, { u: start, v: at - thickness / 2, width: end - start, depth: thickness });
    };
    if (door === undefined || to - from < doorWidth + 0.3) return piece(from, to);
    const opening = Math.min(Math.max(door, from + 0.1), to - doorWidth - 0.1);
    piece(from, opening);
    piece(opening + doorWidth, to);
    this.swing(opening, at, isUpright);
  }

  /** A door that stands open: its leaf and the quarter circle it sweeps. */
  private swing(door: number, at: number, isUpright: boolean): void {
    const arc = Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 5) * (Math.PI / 2);
      const [along, away] = [door + Math.sin(angle) * doorWidth, at + Math.cos(angle) * doorWidth];
      return isUpright ? ([away, along] as const) : ([along, away] as const);
    });
    this.line(outlinePaint, 0.05, arc);
    const hinge = isUpright ? ([at, door] as const) : ([door, at] as const);
    const end = arc[0];
    if (end) this.line(cut, 0.07, [hinge, end]);
  }

  tint(paint: Paint, share: number, area: Area): void {
    this.box(mix(floorPaint, paint, share), area);
  }
}
