import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** What a phone held upright writes: lying pixels, which way is up, and where it was taken. Left half red, right half blue. */
export async function phonePicture(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: "#0000ff" } };
  const right = await sharp(half).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Make: "Phone", Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 3/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of some hundred bytes that says it has so many pixels. */
export async function claimingPicture(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** An AVIF of one colour: large ones are still files of a kilobyte. */
export function evenAvif(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#123456" } })
    .avif({ effort: 0 })
    .toBuffer();
}
