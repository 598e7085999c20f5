import type { DrawnService } from "../../../../app/content/drawn-services.ts";
import type { Building } from "../building.ts";
import type { Canvas } from "../canvas/canvas.ts";
import type { Scheme } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { brick, steel } from "../palette.ts";
import { drawElevation } from "../views/elevation.ts";
import { drawPlan } from "../views/plan.ts";
import { drawSection } from "../views/section.ts";
import { drawStreetMap } from "../views/street-map.ts";
import { standUpBoard } from "./tile.ts";

type Choice = Omit<Building, "seed" | "season">;
type Draw = (seed: string) => Canvas;

const elevation =
  (choice: Choice, season: Building["season"] = "summer", beside?: (brush: Brush, width: number) => void): Draw =>
  (seed) =>
    drawElevation({ ...choice, seed, season }, undefined, beside);
const section =
  (choice: Choice): Draw =>
  (seed) =>
    drawSection({ ...choice, seed, season: "summer" });
const plan =
  (choice: Choice): Draw =>
  (seed) =>
    drawPlan({ ...choice, seed, season: "summer" });

/** Each service as the building that it is about, seen as whoever offers it sees it: a front, a cut, a plan, a map. */
const drawings: Record<DrawnService, Draw> = {
  "be-verhuur-en-verkoop": elevation(
    { type: "city-centre-store", region: "flanders", setting: "city", storeys: 3, bays: 3 },
    "spring",
    (brush, width) => standUpBoard(brush.at(width * 0.9, -0.5, Math.max(1, 26 / brush.scale))),
  ),
  "be-vastgoedschatting": section({ type: "house", region: "brussels", setting: "city", storeys: 3 }),
  "be-opbrengsteigendommen-en-private-wealth": elevation(
    { type: "bloc-sales", region: "wallonia", setting: "city", storeys: 3 },
    "autumn",
  ),
  "be-vastgoedontwikkeling-en-investeringen": elevation(
    { type: "office", region: "flanders", setting: "city", storeys: 5 },
    "winter",
    crane,
  ),
  "be-locatiebepaling-en-strategie": (seed) =>
    drawStreetMap({
      seed,
      season: "summer",
      type: "office",
      region: "brussels",
      setting: "city",
      storeys: 5,
      streetAngle: 24,
    }),
  "be-kantoorinrichting": plan({
    type: "office",
    region: "brussels",
    setting: "city",
    storeys: 5,
    units: [{ floor: 1, surface: 400 }],
  }),
  "be-facility-management": section({ type: "office", region: "brussels", setting: "city", storeys: 5 }),
  "be-esg-en-duurzaamheid": elevation({ type: "office", region: "wallonia", setting: "village", storeys: 3 }, "spring"),
  "be-energie-in-vlaanderen": elevation({ type: "house", region: "flanders", setting: "city", storeys: 3 }, "winter"),
  "be-energie-in-brussel": elevation({ type: "house", region: "brussels", setting: "city", storeys: 3 }, "autumn"),
  "be-energie-in-wallonie": elevation({ type: "house", region: "wallonia", setting: "village", storeys: 2 }),
  "lu-notaris": elevation({ type: "house", region: "luxembourg", setting: "city", storeys: 3 }, "spring"),
  "lu-energiepas-voor-woningen": elevation(
    { type: "house", region: "luxembourg", setting: "village", storeys: 2 },
    "winter",
  ),
  "lu-energiepas-voor-bedrijfspanden": elevation(
    { type: "sme-business-unit", region: "luxembourg", setting: "town", storeys: 1, bays: 3 },
    "autumn",
  ),
  "lu-energiesubsidies": section({ type: "house", region: "luxembourg", setting: "village", storeys: 2 }),
  "lu-prijzen-en-huren": elevation({
    type: "apartment",
    region: "luxembourg",
    setting: "town",
    storeys: 5,
    bays: 4,
  }),
  "lu-vestiging-van-een-bedrijf": elevation(
    { type: "city-centre-store", region: "luxembourg", setting: "city", storeys: 3, bays: 3 },
    "spring",
  ),
  "lu-werkplek": plan({
    type: "office",
    region: "luxembourg",
    setting: "city",
    storeys: 4,
    units: [{ floor: 1, surface: 280 }],
  }),
};

/** The picture of a service, 4:3. */
export function drawService(service: DrawnService, scheme: Scheme | "both"): string {
  return drawings[service](`service-${service}`).toSvg(scheme);
}

/** What builds it stands beside it. */
function crane(brush: Brush, width: number): void {
  const mast = brush.at(width + 2.5, 0, 1);
  const height = width * 0.95;
  mast.box(steel, 0, 0, 0.7, height);
  mast.box(brick, -width * 0.62, height, width * 0.82, 0.55);
  mast.box(steel, width * 0.1, height - 1.2, 1.6, 1.2);
  mast.box(brick, 0.1, height + 0.55, 0.5, 2.2);
  mast.box(steel, -width * 0.4, height - 4, 0.14, 4);
  mast.box(brick, -width * 0.4 - 0.5, height - 5, 1.1, 1);
}
