import { encodePhoto, type Original } from "./encode-photo.server.ts";
import { duskTwin } from "../fetching/demonstration-pictures.server.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { keep } from "../store/keep.server.ts";
import { readOriginal, type PictureSource } from "./photo-source.server.ts";
import { variantName, type Variant } from "../pictures/photo-view.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { variantNameOf, type MediaName } from "../store/store.server.ts";
import { limitTo, shareRunning } from "../concurrency.ts";

/** A photo as the table of photos has it, or a picture of a text. */
export interface StoredPhoto extends PictureSource {
  key: string;
  kind: Original["kind"];
}

const encodersAtOnce = limitTo(2);
const shareVariant = shareRunning<Buffer>();

/**
 * The bytes of a variant: from the store, or made now and kept. Asked for many times at once it is made once.
 * @throws FileUnavailableError when the original can't be had, MediaStoreUnavailableError when the store can't be asked
 */
export function getVariant(photo: StoredPhoto, variant: Variant): Promise<Buffer> {
  const name = variantNameOf(photo.key, variantName(variant));
  return shareVariant(name, async () => (await (await mediaStore()).get(name)) ?? (await make(name, photo, variant)));
}

async function make(name: MediaName, photo: StoredPhoto, variant: Variant): Promise<Buffer> {
  // Fetched before its turn comes: a slow host must not keep others' pictures from being encoded.
  const bytes = await readOriginal(typeof variant === "object" && variant.dusk ? duskOf(photo) : photo);
  const encoded = await encodersAtOnce(() => encodePhoto({ bytes, kind: photo.kind }, variant));
  await keep(name, encoded);
  return encoded;
}

function duskOf({ source }: StoredPhoto): PictureSource {
  const twin = duskTwin(source);
  if (twin === undefined) throw new FileUnavailableError("the picture has no twin at dusk");
  return { source: twin };
}
