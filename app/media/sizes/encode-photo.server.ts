import sharp, { type Sharp } from "sharp";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { frameWidth, photoFormats, type PhotoWidth, type Variant } from "../pictures/photo-view.ts";

// One thread for each picture: pages are served by the same machine.
sharp.concurrency(1);

/** What a feed may bring. SVG is left to the project's own texts: it can hold more than a picture. */
const readable = new Set(["jpeg", "png", "webp", "heif", "gif", "tiff"]);
const white = "#ffffff";
/** Pixels of an original. A file of some kilobytes can claim to be far larger than what fits into memory. */
const mostPixels = 100_000_000;
/** Of an AVIF, which is decoded as a whole: 24 megapixels take half a gigabyte, and may be a file of 600 bytes. */
const mostPixelsOfAvif = 30_000_000;
const openGraph = { width: 1200, height: 630 };
const mail = { width: 640, height: 480 };

export interface Original {
  bytes: Buffer;
  /** A photo fills its 4:3 frame, a plan is shown whole on white, an illustration of a text keeps its own shape. */
  kind: "photo" | "floor-plan" | "illustration";
}

/**
 * One delivered form of a photo.
 * @throws FileUnavailableError when the original is no picture, or one of too many pixels
 */
export async function encodePhoto(original: Original, variant: Variant): Promise<Buffer> {
  return readOrRefuse(async () => encode(original, await check(original), variant));
}

/**
 * What an original's content says, whatever its name, its address or a server said.
 * @returns its size in pixels, turned as its camera was held
 * @throws FileUnavailableError when it is no picture, or one of too many pixels
 */
export function measurePicture(bytes: Buffer): Promise<Size> {
  return readOrRefuse(() => check({ bytes, kind: "photo" }));
}

/**
 * A photo at several widths in every format, decoded once.
 * @throws FileUnavailableError
 */
export function encodeSizes(original: Original, widths: readonly PhotoWidth[]): Promise<EncodedSize[]> {
  return readOrRefuse(async () => {
    const size = { ...(await check(original)), kind: original.kind };
    const largest = frameOf(Math.max(...widths), size);
    const { data, info } = await framed(original, largest.width, largest.height)
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sizes: EncodedSize[] = [];
    for (const width of widths) {
      for (const format of photoFormats) {
        const frame = frameOf(width, size);
        const picture = sharp(data, { raw: info }).resize({ ...frame, fit: "fill" });
        sizes.push({ variant: { width, format }, bytes: await compressed(picture, format) });
      }
    }
    return sizes;
  });
}

/** What stands in a photo's place while it loads. */
interface Placeholder {
  /** Its average colour, `#rrggbb`. */
  colour: string;
  /** Itself with 16 pixels across: WebP in base64, some 150 characters. */
  blur: string;
}

/** @throws FileUnavailableError */
export function encodePlaceholder(original: Original): Promise<Placeholder> {
  return readOrRefuse(async () => {
    const picture = framed(original, 16, 12).flatten({ background: white }).toColourspace("srgb").removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const blur = await sharp(data, { raw: info }).webp({ quality: 30, effort: 6 }).toBuffer();
    const average = [0, 1, 2].map((channel) => {
      const values = data.filter((_, at) => at % info.channels === channel % info.channels);
      return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
    });
    return { colour: `#${Buffer.from(average).toString("hex")}`, blur: blur.toString("base64") };
  });
}

/**
 * The portrait of a person: a square of 128 pixels as WebP, without anything that the original says beside its picture.
 * @throws FileUnavailableError when the original is no picture
 */
export async function encodePortrait(bytes: Buffer): Promise<Buffer> {
  const original = { bytes, kind: "photo" as const };
  return readOrRefuse(async () => {
    await check(original);
    return framed(original, 128, 128).flatten({ background: white }).webp({ quality: 80, effort: 2 }).toBuffer();
  });
}

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

interface EncodedSize {
  variant: Exclude<Variant, string>;
  bytes: Buffer;
}

/** Whatever keeps an original from being read is the original's fault. */
async function readOrRefuse<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileUnavailableError) throw error;
    throw new FileUnavailableError("the original can't be read", { cause: error });
  }
}

async function check({ bytes, kind }: Original): Promise<Size> {
  const { format, width, height, autoOrient } = await sharp(bytes).metadata();
  const isOurs = format === "svg" && kind === "illustration";
  if (!readable.has(format) && !isOurs) throw new FileUnavailableError(`the original is ${format}`);
  if (width * height > (format === "heif" ? mostPixelsOfAvif : mostPixels))
    throw new FileUnavailableError(`the original has ${width} × ${height} pixels`);
  return { width: autoOrient.width || width, height: autoOrient.height || height };
}

/**
 * Efforts are measured on drawings of 480 × 360 (ms CPU, kB, PSNR): AVIF 0: 17, 9.2, 36.1 · 1: 48, 6.4, 37.2 ·
 * 2: 80, 6.8, 39.4 · 4: 502, 5.5, 39.6; WebP 0: 7, 13.5, 37.0 · 2: 8, 8.4, 36.7 · 4: 17, 7.9, 36.8. AVIF at effort 0 is
 * larger than WebP; from effort 2 on it costs more than it saves. Below quality 65 thin glazing bars blur.
 */
async function encode(original: Original, size: Size, variant: Variant): Promise<Buffer> {
  if (typeof variant === "string") {
    const { width, height } = variant === "og" ? openGraph : mail;
    const picture = framed(original, width, height);
    return picture.flatten({ background: white }).jpeg({ quality: 82 }).toBuffer();
  }
  const { width, format } = variant;
  const { kind } = original;
  if (kind === "illustration") return compressed(await scaled(original, width), format);
  const frame = frameOf(width, { ...size, kind });
  return compressed(framed(original, frame.width, frame.height), format);
}

function compressed(picture: Sharp, format: "avif" | "webp"): Promise<Buffer> {
  return format === "avif"
    ? picture.avif({ quality: 66, effort: 1 }).toBuffer()
    : picture.webp({ quality: 75, effort: 2 }).toBuffer();
}

/** A 4:3 frame of that width, or the largest that the original fills: nothing is stretched. */
function frameOf(width: number, original: Size & { kind: Original["kind"] }): Size {
  const frame = Math.min(width, frameWidth(original));
  return { width: frame, height: Math.max(1, Math.round((frame * 3) / 4)) };
}

/** In its own shape, never larger than it is; a drawing has no size of its own. */
async function scaled({ bytes }: Original, width: number): Promise<Sharp> {
  const own = await sharp(bytes).metadata();
  const density = own.format === "svg" ? ((own.density ?? 72) * width) / own.width : undefined;
  return opened(bytes, density).resize({ width, withoutEnlargement: true });
}

function opened(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { density, limitInputPixels: mostPixels }).timeout({ seconds: 20 }).autoOrient();
}

function framed({ bytes, kind }: Original, width: number, height: number): Sharp {
  const fit = kind === "floor-plan" ? "contain" : "cover";
  return opened(bytes).resize({ width, height, fit, background: white });
}
