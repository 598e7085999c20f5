import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawOpenGraph } from "./drawings/site-pictures/open-graph.ts";
import { drawSitePictures } from "./drawings/site-pictures/site-pictures.ts";

/*
 * Writes the site's own pictures to `public/`, where they are committed. Run it after a change of the picture language:
 * `npx tsx packages/demonstration/site-pictures-cli.ts`.
 */

const folder = fileURLToPath(new URL("../../public/drawings/", import.meta.url));

await mkdir(folder, { recursive: true });
let bytes = 0;
const pictures = drawSitePictures();
for (const [name, svg] of pictures) {
  bytes += svg.length;
  await writeFile(path.join(folder, name), svg);
}
const picture = await sharp(Buffer.from(drawOpenGraph())).png({ palette: true, compressionLevel: 9 }).toBuffer();
await writeFile(path.join(folder, "open-graph.png"), picture);
console.log(
  `${pictures.size} drawings, ${Math.round(bytes / 1000)} kB; open-graph.png, ${Math.round(picture.length / 1000)} kB`,
);
