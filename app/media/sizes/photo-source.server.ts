import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { fetchFeedPicture } from "../fetching/demonstration-pictures.server.ts";
import { download } from "../fetching/downloads.server.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { keep } from "../store/keep.server.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { isDigest, originalName } from "../store/store.server.ts";
import { limitTo, shareRunning } from "../concurrency.ts";

/** Milliseconds for which a picture that could not be fetched is not asked for again. */
const patience = 60_000;
const failures = new Map<string, { until: number; error: FileUnavailableError }>();
/** Of a batch with thousands of pictures, so many are read or sent at a time. */
const copiesAtOnce = limitTo(4);
const shareDownload = shareRunning<Buffer>();

/**
 * Copies a picture into the media store under the name of its content, so that the same picture is kept once.
 * @param file the picture's path
 * @returns its source for `photos.source`: `file:` and the name in the store
 * @throws MediaStoreUnavailableError
 */
export function storeOriginal(file: string): Promise<string> {
  return copiesAtOnce(async () => {
    const hash = createHash("sha256");
    // By pieces: a listing has sixty photos, a batch of a feed five hundred listings.
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
    const digest = hash.digest("hex");
    const [store, name] = [await mediaStore(), originalName(digest)];
    if (!(await store.has(name))) await store.putFile(name, file);
    return `file:${digest}`;
  });
}

/** A picture as it can be asked for. */
export interface PictureSource {
  /** As in `photos.source`: `file:…` or `https:…`. */
  source: string;
  /** The SHA-256 that its original goes by, once the worker has kept it; else it is looked for by its source. */
  original?: string | null;
}

/**
 * The picture behind a source: read from the store, or fetched from the web and kept, at first demand or when the store has
 * lost it. One that only a feed had can't be had again (find-lost-originals.server.ts).
 * @throws FileUnavailableError, MediaStoreUnavailableError
 */
export async function readOriginal({ source, original }: PictureSource): Promise<Buffer> {
  const kept = original && isDigest(original) ? await (await mediaStore()).get(originalName(original)) : undefined;
  if (kept) return kept;
  if (source.startsWith("file:")) return readStored(source.slice("file:".length));
  return shareDownload(source, () => readOrFetch(source));
}

/**
 * The picture behind a source for whoever keeps it: as {@link readOriginal}, but what is fetched is not kept here, and
 * what failed a moment ago is tried again.
 * @throws FileUnavailableError, MediaStoreUnavailableError
 */
export async function fetchOriginal({ source, original }: PictureSource): Promise<Buffer> {
  if (source.startsWith("file:")) return readStored(source.slice("file:".length));
  const store = await mediaStore();
  const kept = (original && (await store.get(originalName(original)))) || (await store.get(nameBySource(source)));
  return kept || download(source, () => fetchFeedPicture(source));
}

/** What an original from the web is called that nobody has looked into yet: by where it comes from. */
export function nameBySource(source: string) {
  return originalName(createHash("sha256").update(source).digest("hex"));
}

async function readStored(digest: string): Promise<Buffer> {
  const stored = isDigest(digest) ? await (await mediaStore()).get(originalName(digest)) : undefined;
  if (!stored) throw new FileUnavailableError(`The media store has no ${digest}`);
  return stored;
}

async function readOrFetch(source: string): Promise<Buffer> {
  const name = nameBySource(source);
  const known = await (await mediaStore()).get(name);
  if (known) return known;
  const failure = failures.get(source);
  if (failure && failure.until > Date.now()) throw failure.error;
  try {
    const fetched = await download(source, () => fetchFeedPicture(source));
    failures.delete(source);
    await keep(name, fetched);
    return fetched;
  } catch (error) {
    if (error instanceof FileUnavailableError) rememberFailure(source, error);
    throw error;
  }
}

function rememberFailure(source: string, error: FileUnavailableError): void {
  // A feed of ten thousand dead addresses must not fill the memory: the oldest are forgotten.
  const [oldest] = failures.keys();
  if (failures.size >= 1000 && oldest !== undefined) failures.delete(oldest);
  failures.set(source, { until: Date.now() + patience, error });
}
