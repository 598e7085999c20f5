import { stat } from "node:fs/promises";
import path from "node:path";
import type { Listing } from "../listing-format.ts";
import { generateListings, type GenerateOptions } from "../listings/generate.ts";
import { readAtlas } from "../places/read-atlas.ts";
import { earlierEdition } from "./earlier-edition.ts";
import { writeFeedFile, type FeedProgress } from "./feed-file.ts";
import { PictureFiles } from "./picture-files.ts";

/** Price drops beyond these would only be held in memory for nothing. */
const mostDrops = 2_000;

export interface WriteOptions extends GenerateOptions {
  /** So many listings bring their pictures as files beside the feed; the others, and by itself all, name addresses. */
  pictureFiles?: number;
}

export interface WrittenFeeds {
  file: string;
  /** The same feed as it stood before some prices came down: only the listings that this is about. */
  earlierFile: string;
  bytes: number;
  seconds: number;
}

export interface WriteProgress extends FeedProgress {
  /** Of the records written since the last time, as they stood before. */
  earlier: Listing[];
}

/**
 * Writes demonstration listings as a feed in the product's own format, a line at a time, so that a million take no more
 * memory than a thousand.
 */
export async function writeDemonstrationFeeds(
  file: string,
  { pictureFiles = 0, ...options }: WriteOptions,
  onProgress?: (progress: WriteProgress) => void,
): Promise<WrittenFeeds> {
  const started = performance.now();
  const earlier: Listing[] = [];
  let told = 0;
  const pictures = new PictureFiles();
  let count = 0;
  function* records() {
    for (const generated of generateListings(readAtlas(), options)) {
      const record = ++count <= pictureFiles ? pictures.take(generated) : generated;
      const before = earlier.length < mostDrops ? earlierEdition(record, options.seed) : undefined;
      if (before) earlier.push(before);
      yield record;
    }
  }
  await writeFeedFile(file, records(), (progress) => {
    onProgress?.({ ...progress, earlier: earlier.slice(told) });
    told = earlier.length;
  });
  const earlierFile = file.replace(/(\.jsonl)?(\.gz)?$/, (ending) => `.earlier${ending}`);
  await writeFeedFile(earlierFile, earlier);
  await pictures.write(path.dirname(file));
  const { size } = await stat(file);
  return { file, earlierFile, bytes: size, seconds: (performance.now() - started) / 1000 };
}
