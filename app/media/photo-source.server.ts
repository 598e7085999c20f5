import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fetchFeedPicture } from "./demonstration-pictures.server.ts";
import { PictureUnavailableError } from "./fetch-picture.server.ts";
import { originalsDirectory as originals } from "./media-directory.server.ts";
import { readIfThere, writeOnce } from "./media-store.server.ts";
import { limitTo, shareRunning } from "./concurrency.ts";

/** Milliseconds for which a picture that could not be fetched is not asked for again. */
const patience = 60_000;
const failures = new Map<string, { until: number; error: PictureUnavailableError }>();
const downloadsAtOnce = limitTo(4);
const shareDownload = shareRunning<Buffer>();

/**
 * Copies a picture into the media store under the name of its content, so that the same picture is kept once.
 * @param file the picture's path
 * @returns its source for `photos.source`: `file:` and the name in the store
 */
export async function storeOriginal(file: string): Promise<string> {
  const hash = createHash("sha256");
  // By pieces: a listing has sixty photos, a batch of a feed five hundred listings.
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const digest = hash.digest("hex");
  await writeOnce(path.join(originals, digest), (copy) => copyFile(file, copy));
  return `file:${digest}`;
}

/**
 * The picture behind a source: read from the store, or fetched from the web at first demand and kept.
 * @param source as in `photos.source`: `file:…` or `https:…`
 * @throws PictureUnavailableError
 */
export async function readOriginal(source: string): Promise<Buffer> {
  if (source.startsWith("file:")) return readStored(source.slice("file:".length));
  return shareDownload(source, () => readOrFetch(source));
}

async function readStored(name: string): Promise<Buffer> {
  const stored = /^[0-9a-f]{64}$/.test(name) ? await readIfThere(path.join(originals, name)) : undefined;
  if (!stored) throw new PictureUnavailableError(`The media store has no ${name}`);
  return stored;
}

async function readOrFetch(source: string): Promise<Buffer> {
  const original = path.join(originals, createHash("sha256").update(source).digest("hex"));
  const known = await readIfThere(original);
  if (known) return known;
  const failure = failures.get(source);
  if (failure && failure.until > Date.now()) throw failure.error;
  try {
    const fetched = await downloadsAtOnce(() => fetchFeedPicture(source));
    failures.delete(source);
    await writeOnce(original, (copy) => writeFile(copy, fetched));
    return fetched;
  } catch (error) {
    if (error instanceof PictureUnavailableError) rememberFailure(source, error);
    throw error;
  }
}

function rememberFailure(source: string, error: PictureUnavailableError): void {
  // A feed of ten thousand dead addresses must not fill the memory: the oldest are forgotten.
  const [oldest] = failures.keys();
  if (failures.size >= 1000 && oldest !== undefined) failures.delete(oldest);
  failures.set(source, { until: Date.now() + patience, error });
}
