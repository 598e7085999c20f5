import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { limitTo } from "../concurrency.ts";
import { encodePlaceholder, encodeSizes, measurePicture } from "../sizes/encode-photo.server.ts";
import type { StoredPhoto } from "../sizes/photo-variants.server.ts";
import { fetchOriginal, nameBySource } from "../sizes/photo-source.server.ts";
import { frameWidth, offeredWidths, photoWidths, variantName } from "../pictures/photo-view.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { originalName, variantNameOf } from "../store/store.server.ts";

/** Making sizes takes a processor for a second; one is left to the site. */
const encodersAtOnce = limitTo(Math.max(1, availableParallelism() - 1));

/** What is known of a picture once it was seen to. */
interface Prepared {
  /** The SHA-256 of its original, by which that is kept. */
  original: string;
  /** Pixels of the original, turned as its camera was held. */
  width: number;
  height: number;
  colour: string;
  blur: string;
}

/**
 * Sees to a picture before anybody asks for it: fetches it or takes what the feed brought, looks into it, keeps the original
 * by its content and makes every size that pages offer. Sizes say nothing but the picture: what a camera wrote beside it
 * stays in the original, which is never sent.
 * @throws FileUnavailableError, MediaStoreUnavailableError
 */
export async function preparePicture({ key, source, original, kind }: StoredPhoto): Promise<Prepared> {
  const bytes = await fetchOriginal({ source, original });
  const size = await measurePicture(bytes);
  const store = await mediaStore();
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (!(await store.has(originalName(digest)))) await store.put(originalName(digest), bytes);
  const widths = offeredWidths(photoWidths, frameWidth({ ...size, kind })).map(({ width }) => width);
  const { placeholder, sizes } = await encodersAtOnce(async () => ({
    placeholder: await encodePlaceholder({ bytes, kind }),
    sizes: await encodeSizes({ bytes, kind }, widths),
  }));
  for (const { variant, bytes: encoded } of sizes) {
    await store.put(variantNameOf(key, variantName(variant)), encoded);
  }
  return { original: digest, ...size, ...placeholder };
}

/** Forgets the copy that a visitor's demand left under its source, now that the original goes by its content. */
export async function forgetCopyBySource(source: string): Promise<void> {
  if (!source.startsWith("file:")) await (await mediaStore()).delete(nameBySource(source));
}
