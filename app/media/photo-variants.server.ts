import { writeFile } from "node:fs/promises";
import path from "node:path";
import { encodePhoto, type Original } from "./encode-photo.server.ts";
import { mediaDirectory } from "./media-directory.server.ts";
import { readIfThere, writeOnce } from "./media-store.server.ts";
import { duskTwin } from "./demonstration-pictures.server.ts";
import { PictureUnavailableError } from "./fetch-picture.server.ts";
import { readOriginal } from "./photo-source.server.ts";
import { variantName, type Variant } from "./photo-view.ts";
import { limitTo, shareRunning } from "./concurrency.ts";

/** A photo as the table of photos has it, or a picture of a text. */
export interface StoredPhoto {
  key: string;
  source: string;
  kind: Original["kind"];
}

const encodersAtOnce = limitTo(2);
const shareVariant = shareRunning<Buffer>();

/**
 * The bytes of a variant: from the store, or made now and kept. Asked for many times at once it is made once.
 * @throws PictureUnavailableError when the original can't be had
 */
export function getVariant(photo: StoredPhoto, variant: Variant): Promise<Buffer> {
  const file = path.join(mediaDirectory, "variants", photo.key.slice(0, 2), photo.key, variantName(variant));
  return shareVariant(file, async () => (await readIfThere(file)) ?? (await make(file, photo, variant)));
}

async function make(file: string, photo: StoredPhoto, variant: Variant): Promise<Buffer> {
  const { kind } = photo;
  const source = typeof variant === "object" && variant.dusk ? duskTwin(photo.source) : photo.source;
  if (source === undefined) throw new PictureUnavailableError("the picture has no twin at dusk");
  // Fetched before its turn comes: a slow host must not keep others' pictures from being encoded.
  const bytes = await readOriginal(source);
  const encoded = await encodersAtOnce(() => encodePhoto({ bytes, kind }, variant));
  await writeOnce(file, (copy) => writeFile(copy, encoded));
  return encoded;
}
