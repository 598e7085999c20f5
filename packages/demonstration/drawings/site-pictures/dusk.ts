import type { Scheme } from "../canvas/paint.ts";
import { drawElevation } from "../views/elevation.ts";

/** The operator's own office, for the contact page: 4:3, an art deco house of five storeys in Brussels. */
export function drawOffice(scheme: Scheme | "both"): string {
  return drawElevation({
    seed: "operator-2",
    type: "office",
    region: "brussels",
    setting: "city",
    season: "autumn",
    storeys: 5,
    bays: 6,
  }).toSvg(scheme);
}
