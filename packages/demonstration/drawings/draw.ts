import { readPictureAddress, type Building, type View } from "./building.ts";
import type { Canvas } from "./canvas/canvas.ts";
import { drawDetail } from "./views/detail.ts";
import { drawElevation } from "./views/elevation.ts";
import { drawPlan } from "./views/plan.ts";
import { drawSection } from "./views/section.ts";
import { drawStreetMap } from "./views/street-map.ts";

const drawView: Record<View, (building: Building) => Canvas> = {
  elevation: drawElevation,
  detail: drawDetail,
  plan: drawPlan,
  section: drawSection,
  street: drawStreetMap,
};

/** Behind an address it asks for the same picture at dusk, which the site shows in the dark scheme. */
const nightMark = "&scheme=night";

/**
 * The picture that an address names, as SVG in a 4:3 frame of 800 × 600. It holds no text: fonts differ from one
 * machine to the next, and a picture must not.
 * @param address as feeds name it, perhaps with the mark of its twin at dusk behind it
 * @throws PictureAddressError when the address names no drawing
 */
export function draw(address: string): string {
  const isTwin = address.endsWith(nightMark);
  const { view, building } = readPictureAddress(isTwin ? address.slice(0, -nightMark.length) : address);
  return drawView[view](building).toSvg(isTwin || view === "detail" ? "night" : "day");
}
