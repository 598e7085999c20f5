import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { deals, tiles } from "#app/search/tiles.ts";
import type { Scheme } from "./canvas/paint.ts";
import { drawOffice } from "./pictures/dusk.ts";
import { drawEmpty } from "./pictures/empty.ts";
import { drawOpenGraph } from "./pictures/open-graph.ts";
import { drawStreet } from "./pictures/street.ts";
import { drawTile } from "./pictures/tile.ts";

/**
 * Writes the site's own pictures to `public/`: each by day and, with `-night` in its name, by night. Run it after a
 * change of the picture language: `npx tsx app/drawings/write-public-cli.ts`.
 */

const folder = fileURLToPath(new URL("../../public/drawings/", import.meta.url));

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
  for (const segment of tiles[deal]) pictures[`tile-${deal}-${segment}`] = (scheme) => drawTile(segment, deal, scheme);
}

await mkdir(folder, { recursive: true });
let bytes = 0;
for (const [name, draw] of Object.entries(pictures)) {
  for (const scheme of ["day", "night"] as const) {
    // Shown by a plain <img>, this one follows the reader's scheme by itself.
    const svg = draw(name === "no-results" && scheme === "day" ? "both" : scheme);
    bytes += svg.length;
    await writeFile(path.join(folder, `${name}${scheme === "night" ? "-night" : ""}.svg`), `${svg}\n`);
  }
}
const picture = await sharp(Buffer.from(drawOpenGraph())).png({ palette: true, compressionLevel: 9 }).toBuffer();
await writeFile(path.join(folder, "open-graph.png"), picture);
console.log(
  `${Object.keys(pictures).length * 2} drawings, ${Math.round(bytes / 1000)} kB; open-graph.png, ${Math.round(picture.length / 1000)} kB`,
);
