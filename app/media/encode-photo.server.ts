import sharp, { type Sharp } from "sharp";
import { PictureUnavailableError } from "./fetch-picture.server.ts";
import type { Variant } from "./photo-view.ts";

// One thread for each picture: pages are served by the same machine.
sharp.concurrency(1);

/** What a feed may bring. SVG is left to the project's own texts: it can hold more than a picture. */
const readable = new Set(["jpeg", "png", "webp", "heif", "gif", "tiff"]);
const white = "#ffffff";
const openGraph = { width: 1200, height: 630 };
const mail = { width: 640, height: 480 };

export interface Original {
  bytes: Buffer;
  /** A photo fills its 4:3 frame, a plan is shown whole on white, an illustration of a text keeps its own shape. */
  kind: "photo" | "floor-plan" | "illustration";
}

/**
 * One delivered form of a photo.
 * @throws PictureUnavailableError when the original is no picture, or one of more than 100 megapixels
 */
export async function encodePhoto(original: Original, variant: Variant): Promise<Buffer> {
  try {
    return await encode(await checked(original), variant);
  } catch (error) {
    if (error instanceof PictureUnavailableError) throw error;
    throw new PictureUnavailableError("the original can't be read", { cause: error });
  }
}

/**
 * The portrait of a person: a square of 128 pixels as WebP, without anything that the original says beside its picture.
 * @throws PictureUnavailableError when the original is no picture
 */
export async function encodePortrait(bytes: Buffer): Promise<Buffer> {
  try {
    const original = await checked({ bytes, kind: "photo" });
    return await framed(original, 128, 128).flatten({ background: white }).webp({ quality: 80, effort: 2 }).toBuffer();
  } catch (error) {
    if (error instanceof PictureUnavailableError) throw error;
    throw new PictureUnavailableError("the portrait can't be read", { cause: error });
  }
}

async function checked(original: Original): Promise<Original> {
  const { format } = await sharp(original.bytes).metadata();
  const isOurs = format === "svg" && original.kind === "illustration";
  if (!readable.has(format) && !isOurs) throw new PictureUnavailableError(`the original is ${format}`);
  return original;
}

/**
 * Efforts are measured on drawings of 480 × 360 (ms CPU, kB, PSNR): AVIF 0: 17, 9.2, 36.1 · 1: 48, 6.4, 37.2 ·
 * 2: 80, 6.8, 39.4 · 4: 502, 5.5, 39.6; WebP 0: 7, 13.5, 37.0 · 2: 8, 8.4, 36.7 · 4: 17, 7.9, 36.8. AVIF at effort 0 is
 * larger than WebP; from effort 2 on it costs more than it saves. Below quality 65 thin glazing bars blur.
 */
async function encode(original: Original, variant: Variant): Promise<Buffer> {
  if (typeof variant === "string") {
    const { width, height } = variant === "og" ? openGraph : mail;
    const picture = framed(original, width, height);
    return picture.flatten({ background: white }).jpeg({ quality: 82 }).toBuffer();
  }
  const { width } = variant;
  const sized =
    original.kind === "illustration" ? await scaled(original, width) : framed(original, width, (width * 3) / 4);
  return variant.format === "avif"
    ? sized.avif({ quality: 66, effort: 1 }).toBuffer()
    : sized.webp({ quality: 75, effort: 2 }).toBuffer();
}

/** In its own shape, never larger than it is; a drawing has no size of its own. */
async function scaled({ bytes }: Original, width: number): Promise<Sharp> {
  const own = await sharp(bytes).metadata();
  const density = own.format === "svg" ? ((own.density ?? 72) * width) / own.width : undefined;
  return opened(bytes, density).resize({ width, withoutEnlargement: true });
}

function opened(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { density, limitInputPixels: 100_000_000 }).timeout({ seconds: 20 }).autoOrient();
}

function framed({ bytes, kind }: Original, width: number, height: number): Sharp {
  const fit = kind === "floor-plan" ? "contain" : "cover";
  return opened(bytes).resize({ width, height, fit, background: white });
}
