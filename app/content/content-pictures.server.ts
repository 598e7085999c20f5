import { createHash } from "node:crypto";
import { lstat, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { photoKey } from "#app/media/pictures/photo-key.server.ts";
import { storeOriginal } from "#app/media/sizes/photo-source.server.ts";
import type { StoredPhoto } from "#app/media/sizes/photo-variants.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { ContentEntry } from "./documents.server.ts";
import { contentFolder } from "./read-document.server.ts";
import { TextError } from "./text-problem.ts";

/** A picture beside a text. Its key comes from what it shows: another picture has other addresses, kept for a year. */
export interface ContentPicture {
  key: string;
  /** Pixels. */
  width: number;
  height: number;
  /** SVG: sharp at every size. */
  isDrawing: boolean;
}

/** How the name of a picture ends. */
export const pictureEndings = /\.(?:jpe?g|png|webp|avif|svg)$/;

/** Of a picture; what takes more memory than that to open stops the machine that makes its sizes. */
const most = { bytes: 25_000_000, pixels: 100_000_000 };

/** By file, with when it was changed and how large it is: a picture is read once as long as it stays the same. */
const read = new Map<string, { of: string; picture: Promise<ContentPicture> }>();
const files = new Map<string, string>();

/** The pictures that stand beside a text, by name. @param folder of the text */
export async function listPictures(folder: string): Promise<Map<string, ContentPicture>> {
  const names = (await readdir(folder)).filter((name) => pictureEndings.test(name));
  const pictures = names.map(async (name) => [name, await readPicture(path.join(folder, name))] as const);
  return new Map(await Promise.all(pictures));
}

/** By their keys: the picture at the head of an insight, and its twin for the dark scheme where there is one. */
export interface Cover {
  photoKey: string;
  duskKey?: string;
}

/**
 * The picture at the head of an insight, with its twin at dusk: beside `cover.png` that is `cover-night.png`.
 * @returns undefined while an editor has not put it there, which the check notices
 */
export async function findCover(entry: Pick<ContentEntry<"insight">, "file" | "data">): Promise<Cover | undefined> {
  const pictures = await listPictures(path.dirname(entry.file));
  const { name, ext } = path.parse(entry.data.cover);
  const [day, night] = [pictures.get(entry.data.cover), pictures.get(`${name}-night${ext}`)];
  return day && { photoKey: day.key, duskKey: night?.key };
}

/**
 * The picture of a file.
 * @throws TextError when it is a link or too large; other errors when there is none, or when it can't be opened
 */
export async function readPicture(file: string): Promise<ContentPicture> {
  const state = await lstat(file);
  const { mtimeMs, size } = state;
  if (!state.isFile()) throw problem(file, "This is a link or a folder. Put the picture itself here.");
  if (size > most.bytes) {
    throw problem(
      file,
      `The picture has ${inMillions(size)} MB, at most ${inMillions(most.bytes)} are read. Save it smaller.`,
    );
  }
  const of = `${mtimeMs} ${size}`;
  const known = read.get(file);
  if (known?.of === of) return known.picture;
  const picture = measure(file);
  read.set(file, { of, picture });
  picture.catch(() => read.delete(file)); // The caller sees the error; the next one reads again.
  return picture;
}

async function measure(file: string): Promise<ContentPicture> {
  const bytes = await readFile(file);
  const { width, height, autoOrient, format } = await sharp(bytes).metadata();
  if (width * height > most.pixels) {
    const limit = inMillions(most.pixels);
    throw problem(
      file,
      `The picture is ${width} × ${height} pixels, and at most ${limit} million are shown. Save it smaller.`,
    );
  }
  const key = photoKey(`content:${createHash("sha256").update(bytes).digest("hex")}`);
  files.set(key, file);
  return { key, width: autoOrient.width || width, height: autoOrient.height || height, isDrawing: format === "svg" };
}

function problem(file: string, reason: string): TextError {
  return new TextError({ file: path.relative(".", file), reason });
}

function inMillions(count: number): string {
  return String(Math.ceil(count / 1_000_000));
}

let everyPicture: Promise<void> | undefined;

/** The picture that an address names, ready for the media store; undefined when the content folder has none such. */
export async function findContentPicture(key: string): Promise<StoredPhoto | undefined> {
  if (!files.has(key)) {
    // A page made by another process may name it.
    everyPicture ??= readEveryPicture();
    await everyPicture;
    // Content belongs to a release: production looks once.
    if (settings.NODE_ENV !== "production") everyPicture = undefined;
  }
  const file = files.get(key);
  return file === undefined ? undefined : { key, source: await storeOriginal(file), kind: "illustration" };
}

async function readEveryPicture(): Promise<void> {
  const entries = await readdir(contentFolder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() && pictureEndings.test(entry.name));
  await Promise.all(found.map(({ parentPath, name }) => readPicture(path.join(parentPath, name))));
}
