import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { storeOriginal } from "#app/media/sizes/photo-source.server.ts";
import { photoKey } from "#app/media/pictures/photo-key.server.ts";
import type { ListingRecord } from "#app/listings/listing-record.ts";
import type { photos } from "#db/schema/listings.ts";
import { cutTo } from "../checking/rejection.ts";

/** The columns of a photo, before its listing has an id. */
export type PhotoRow = Omit<typeof photos.$inferInsert, "listingId">;

/** Bytes of a picture beside a feed; as many as of one from the web (app/media/fetching/fetch-file.server.ts). */
const most = 25_000_000;

/** A feed names a picture or document that it did not bring, or that is none. */
export class PhotoMissingError extends Error {}

/**
 * The photos of a record as stored: pictures that lie beside the feed file are copied to the media store, web addresses
 * stay as they are.
 * @param baseDirectory where the feed file lies; undefined when it came through a pipe
 * @throws PhotoMissingError
 */
export async function storePhotos(record: ListingRecord, baseDirectory: string | undefined): Promise<PhotoRow[]> {
  return Promise.all(
    record.photos.map(async ({ source: given, kind, alt }, position) => {
      const source = isFile(given) ? await storeOriginal(await findBeside("photo", given, baseDirectory)) : given;
      return { position, kind, key: photoKey(source), source, alts: alt };
    }),
  );
}

/**
 * Makes sure that every picture that a record expects beside the feed file is there.
 * @throws PhotoMissingError
 */
export async function checkPhotos(record: ListingRecord, baseDirectory: string | undefined): Promise<void> {
  for (const { source } of record.photos) if (isFile(source)) await findBeside("photo", source, baseDirectory);
}

/** A path, as opposed to an address; the format lets no other scheme through. */
export function isFile(source: string): boolean {
  return !/^https:/i.test(source);
}

/**
 * The real path of a picture or document, which must lie in the directory of the feed even when it is a link.
 * @throws PhotoMissingError
 */
export async function findBeside(
  what: "photo" | "document",
  source: string,
  baseDirectory: string | undefined,
): Promise<string> {
  if (baseDirectory === undefined)
    throw new PhotoMissingError(`${what} ${shown(source)} is a path, but the feed is no file`);
  const [base, path] = await Promise.all([realpath(baseDirectory), findRealPath(join(baseDirectory, source))]);
  if (!path?.startsWith(base.endsWith(sep) ? base : base + sep)) {
    throw new PhotoMissingError(`${what} ${shown(source)} is not beside the feed file`);
  }
  const file = await stat(path);
  if (!file.isFile()) throw new PhotoMissingError(`${what} ${shown(source)} is no file`);
  if (file.size > most) throw new PhotoMissingError(`${what} ${shown(source)} is larger than ${most / 1_000_000} MB`);
  return path;
}

function shown(source: string): string {
  return cutTo(120, JSON.stringify(source));
}

/** What keeps a path from leading anywhere; whatever else goes wrong is no fault of the feed. */
const leadsNowhere = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"]);

async function findRealPath(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && leadsNowhere.has(String(error.code))) return undefined;
    throw error;
  }
}
