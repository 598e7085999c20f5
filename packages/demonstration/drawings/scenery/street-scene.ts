import type { Building } from "../building.ts";
import type { Brush } from "../canvas/brush.ts";
import type { Random } from "../canvas/random.ts";
import type { Subject } from "../fronts/front.ts";
import { bench, bicycle, bollards, car, lamp, lantern, person, planter, tramWires } from "./street-life.ts";
import { hedge, tree } from "./tree.ts";

/** The picture's own edges, in metres from the front's lower left corner. */
interface Edges {
  left: number;
  right: number;
}

/** Pixels that a tree by the roadside has at least: beside a tower it stands nearer to us. */
const smallestTree = 112;

/** Trees, lamps and people in front of a building, sparingly, and never before its door. */
export function placeStreetLife(
  brush: Brush,
  random: Random,
  building: Building,
  subject: Subject,
  edges: Edges,
): void {
  const { front, attached } = subject;
  const { season, setting } = building;
  const tall = Math.max(smallestTree / brush.scale, Math.min(front.height * 0.62, 10.5));
  const spaces = [
    [edges.left, Math.min(0, -tall * 0.2)],
    [Math.max(front.width, front.width + tall * 0.2), edges.right],
  ] as const;
  for (const [index, [from, to]] of spaces.entries()) {
    const room = to - from;
    if (room < tall * 0.25) continue;
    const x = from + room * random.between(0.35, 0.7);
    if (attached && random.chance(0.4)) {
      (setting === "city" ? lamp : lantern)(brush.at(x));
      continue;
    }
    tree(brush.at(x), random, season, "round", tall * random.between(0.78, 1));
    if (!attached && room > tall * 1.3 && random.chance(0.7)) {
      const second = index === 0 ? from + room * 0.1 : to - room * 0.1;
      tree(brush.at(second), random, season, setting === "village" && index === 0 ? "fir" : "young", tall * 0.66);
    }
  }
  if (setting === "city" && attached && random.chance(0.22)) tramWires(brush, edges.left, edges.right);

  if (subject.yard) {
    forecourt(brush, random, building, edges);
    return;
  }

  const free = [0.1, 0.32, 0.68, 0.9]
    .map((share) => front.width * share)
    .filter((x) => Math.abs(x - front.entrance) > 2);
  const spot = free.length > 0 ? random.pick(free) : -1.5;
  random.pick([
    () => bicycle(brush.at(spot), random),
    () => planter(brush.at(spot), random),
    () => bench(brush.at(spot)),
    () => (setting === "village" ? bench(brush.at(spot)) : bollards(brush.at(edges.left + 1, -0.3), 4)),
    () => {
      // From near by, a car would hide the door.
      const isNear = edges.right - edges.left < 24;
      if (isNear) planter(brush.at(spot), random);
      else car(brush.at(random.chance(0.5) ? edges.left + 4 : edges.right - 4, -1), random);
    },
  ])();
  const walkers = setting === "city" ? random.int(1, 3) : 1;
  for (let index = 0; index < walkers; index++) {
    const x = index === 0 ? front.entrance + random.pick([-1.7, 1.8]) : random.between(edges.left, edges.right) * 0.8;
    person(brush.at(x, -0.3), random);
  }
}

/** In front of halls and retail parks: a planted strip with young trees, and cars nearer to us. */
function forecourt(brush: Brush, random: Random, { season, type }: Building, edges: Edges): void {
  const strip = 92 / brush.scale / brush.stretch;
  const width = edges.right - edges.left;
  const from = edges.left + width * (random.chance(0.5) ? -0.05 : 0.42);
  const length = width * 0.63;
  const kerb = brush.at(from, -strip);
  kerb.box(["#bdb6a8", "#2f3439"], 0, -0.25, length, 0.5);
  hedge(kerb.at(0.2, 0.2), season, length - 0.4, 0.55);
  const near = Math.max(1.25, 26 / brush.scale);
  for (const share of type === "logistics-warehouse" ? [] : [0.12, 0.5, 0.88]) {
    const height = (78 / brush.scale / brush.stretch) * random.between(0.85, 1.1);
    tree(kerb.at(length * share, 0.6), random, season, "young", height);
  }
  const isFree = (x: number) => x < from - 1 || x > from + length + 1;
  const spaces = [0.1, 0.3, 0.7, 0.9].map((share) => edges.left + width * share).filter(isFree);
  for (const x of type === "logistics-warehouse" ? spaces.slice(0, 1) : spaces) {
    if (random.chance(0.75)) car(brush.at(x, -strip * 0.82, near * 0.75), random);
  }
  person(brush.at(edges.left + width * random.between(0.2, 0.8), -0.4), random);
}
