import { drawnServices } from "../../../../app/content/drawn-services.ts";
import { deals } from "../../../../app/filters/deal.ts";
import { homeTiles, workTiles } from "../../../../app/shell/home-tiles.ts";
import type { Scheme } from "../canvas/paint.ts";
import { drawOffice } from "./dusk.ts";
import { drawEmpty } from "./empty.ts";
import { drawService } from "./service.ts";
import { drawStreet } from "./street.ts";
import { drawTile } from "./tile.ts";

const pictures: Record<string, (scheme: Scheme | "both") => string> = {
  street: (scheme) => drawStreet({ seed: "home", width: 2400, height: 420, scheme }),
  "office-at-dusk": () => drawOffice("night"),
  "not-found": (scheme) => drawEmpty("not-found", scheme),
  gone: (scheme) => drawEmpty("gone", scheme),
  unavailable: (scheme) => drawEmpty("unavailable", scheme),
  failed: (scheme) => drawEmpty("failed", scheme),
  "no-results": (scheme) => drawEmpty("no-results", scheme),
};
for (const deal of deals) {
  for (const kind of [...workTiles, ...homeTiles[deal]]) {
    pictures[`tile-${deal}-${kind}`] = (scheme) => drawTile(kind, deal, scheme);
  }
}
for (const service of drawnServices) pictures[`service-${service}`] = (scheme) => drawService(service, scheme);

/** The site's own pictures by the names of their files: each by day and, with `-night` in its name, by night. */
export function drawSitePictures(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, draw] of Object.entries(pictures)) {
    // Shown by a plain <img>, this one follows the reader's scheme by itself.
    files.set(`${name}.svg`, `${draw(name === "no-results" ? "both" : "day")}\n`);
    files.set(`${name}-night.svg`, `${draw("night")}\n`);
  }
  return files;
}
