import { createHash } from "node:crypto";
import { access, mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pictureOrigin } from "../drawings/building.ts";
import type { Listing } from "../listing-format.ts";
import { makePicture } from "../server/pictures.ts";

/** Below the directory of the feed. */
const folder = "pictures";

/** The pictures of listings as files beside their feed, for a site that the demonstration's own server does not serve. */
export class PictureFiles {
  readonly #addresses = new Map<string, string>();

  /** The same listing with its pictures beside the feed; what they show is drawn later. */
  take(listing: Listing): Listing {
    const photos = listing.photos?.map((photo) => {
      const name = `${createHash("sha256").update(photo.source).digest("hex").slice(0, 16)}.png`;
      this.#addresses.set(name, photo.source);
      return { ...photo, source: `${folder}/${name}` };
    });
    return { ...listing, photos };
  }

  /** Draws what was taken and is not there yet, on every processor. @param directory of the feed */
  async write(directory: string): Promise<void> {
    const target = path.join(directory, folder);
    if (this.#addresses.size > 0) await mkdir(target, { recursive: true });
    const left = this.#addresses.entries();
    const draw = async () => {
      for (const [name, address] of left) await writeOnce(path.join(target, name), address);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, draw));
  }
}

async function writeOnce(file: string, address: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const picture = await makePicture(address.slice(pictureOrigin.length + 1));
  if (!picture) throw new Error(`No picture has the address ${address}`);
  await writeFile(file, picture);
}
