import type { Readable } from "node:stream";

/** What the media store keeps: originals by a SHA-256, variants by their photo's key. */
export type MediaName = `originals/${string}` | `variants/${string}/${string}/${string}`;

/** A kept file as it is sent on: whoever takes it reads or destroys it. */
interface StoredStream {
  /** Bytes. */
  size: number;
  body: Readable;
}

/**
 * Where pictures are kept. What is kept under a name never changes, so that it can be put twice; a reader
 * never sees half of it. Every method throws MediaStoreUnavailableError where the store can't be asked or written to,
 * within a bounded time.
 */
export interface MediaStore {
  /** What is kept under a name; undefined where nothing is. */
  get(name: MediaName): Promise<Buffer | undefined>;
  /** The same without holding it in memory, for what may be large. */
  stream(name: MediaName): Promise<StoredStream | undefined>;
  has(name: MediaName): Promise<boolean>;
  put(name: MediaName, bytes: Buffer): Promise<void>;
  /** Keeps what a file of this machine holds; the file stays. */
  putFile(name: MediaName, file: string): Promise<void>;
  /** Forgets it; what is not there is no error. */
  delete(name: MediaName): Promise<void>;
  /** The names of all originals, in no order. */
  listOriginals(): AsyncIterable<MediaName>;
}

/** The store can't be asked, refuses us, or has no room: nothing is said of whether it has something. */
export class MediaStoreUnavailableError extends Error {
  override name = "MediaStoreUnavailableError";
}

const digestPattern = /^[0-9a-f]{64}$/;
const namePattern = /^(?:originals\/[0-9a-f]{64}|variants\/[0-9a-v]{2}\/[0-9a-v]{16}\/[0-9a-z]+(?:\.[0-9a-z]+){1,2})$/;

/** The name of an original by the SHA-256 that it goes by, in hexadecimal. */
export function originalName(digest: string): MediaName {
  return checkName(`originals/${digest}`);
}

/** Whether something is a digest as the store names by. */
export function isDigest(given: string): boolean {
  return digestPattern.test(given);
}

/**
 * The name of one size of a photo. @param key of the photo @param variant as in its address, e.g. `480.avif`
 * @throws for what no variant is called: a name never leads elsewhere
 */
export function variantNameOf(key: string, variant: string): MediaName {
  return checkName(`variants/${key.slice(0, 2)}/${key}/${variant}`);
}

/** @throws for what nothing in the store is called */
export function checkName(name: string): MediaName {
  if (!namePattern.test(name))
    throw new Error(`Nothing in the media store is called ${JSON.stringify(name.slice(0, 100))}`);
  return name as MediaName;
}
