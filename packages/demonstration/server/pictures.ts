import sharp from "sharp";
import { pictureOrigin, PictureAddressError } from "../drawings/building.ts";
import { draw } from "../drawings/draw.ts";

// One thread for each picture: the site is served by the same machine.
sharp.concurrency(1);

/** Pixels: as wide as the widest that the site delivers, so that no picture is ever scaled up. */
export const pictureWidth = 1440;
const drawnWidth = 800;

/**
 * A picture file of an invented advertiser, 1440 × 1080: drawn when it is asked for, as 2,000 listings have 7,000 pictures
 * and each takes 20 ms. It holds no text and no chance: the same address gives the same picture.
 * @param path with its query, as it stands after the origin in a feed
 * @param width in pixels
 * @returns PNG; undefined when the path names no picture
 */
export async function makePicture(path: string, width = pictureWidth): Promise<Buffer | undefined> {
  const svg = drawIfNamed(`${pictureOrigin}/${path}`);
  if (svg === undefined) return undefined;
  return sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
    .png()
    .toBuffer();
}

function drawIfNamed(address: string): string | undefined {
  try {
    return draw(address);
  } catch (error) {
    if (error instanceof PictureAddressError) return undefined;
    throw error;
  }
}
