import { stat } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import {
  importListingsFile,
  type FeedFileOptions,
  type FeedFileReport,
} from "../../../app/feeds/import-file.server.ts";
import type { Listing } from "../listing-format.ts";
import { loadGazetteer } from "../../../app/places/load-gazetteer.server.ts";
import type { Database } from "../../../db/client.server.ts";
import { listings } from "../../../db/schema/listings.ts";
import { earlierEdition } from "./earlier-edition.ts";
import { writeFeedFile } from "./feed-file.ts";
import { writeMarketHistory } from "./market-history.ts";
import { PictureFiles } from "./picture-files.ts";
import { generateListings, type GenerateOptions } from "../listings/generate.ts";
import { readAtlas } from "../places/read-atlas.ts";

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

/**
 * Writes demonstration listings as a feed in the product's own format, a line at a time, so that a million take no more
 * memory than a thousand.
 */
export async function writeDemonstrationFeeds(
  file: string,
  { pictureFiles = 0, ...options }: WriteOptions,
  onWritten?: (written: number) => void,
): Promise<WrittenFeeds> {
  const started = performance.now();
  const earlier: Listing[] = [];
  const pictures = new PictureFiles();
  let count = 0;
  function* records() {
    for (const generated of generateListings(readAtlas(), options)) {
      const record = ++count <= pictureFiles ? pictures.take(generated) : generated;
      yield record;
      const before = earlierEdition(record, options.seed);
      if (before && earlier.length < mostDrops) earlier.push(before);
    }
  }
  await writeFeedFile(file, records(), onWritten);
  const earlierFile = file.replace(/(\.jsonl)?(\.gz)?$/, (ending) => `.earlier${ending}`);
  await writeFeedFile(earlierFile, earlier);
  await pictures.write(path.dirname(file));
  const { size } = await stat(file);
  return { file, earlierFile, bytes: size, seconds: (performance.now() - started) / 1000 };
}

/** Three weeks: what has come down in price since is still an event. */
const earlierBy = 21 * 86_400_000;

/**
 * Imports the feeds like any other, the earlier edition first where the database has no demonstration listings yet. The
 * gazetteer is loaded when it is not, and the markets are given a past.
 * @param db a pool, whose statements have no time limit
 * @throws when a listing is refused: the importer and the demonstration disagree on the format
 */
export async function importDemonstrationFeeds(
  db: Database,
  { file, earlierFile }: Pick<WrittenFeeds, "file" | "earlierFile">,
  { onProgress, now = new Date() }: Pick<FeedFileOptions, "onProgress" | "now"> = {},
): Promise<FeedFileReport> {
  await loadGazetteer(db);
  // Where there are demonstration listings already, their prices have come down already.
  const isFirst = (await db.$count(listings, eq(listings.demonstration, true))) === 0;
  if (isFirst) {
    await importListingsFile(db, earlierFile, { now: new Date(now.getTime() - earlierBy), unfinished: true });
  }
  const report = await importListingsFile(db, file, { onProgress, now });
  const [first] = report.refused;
  if (first) {
    const others = report.refusedCount > 1 ? ` (${report.refusedCount} in all: ${report.rejectionsFile})` : "";
    throw new Error(`Line ${first.line} was refused: ${first.reason}${others}`);
  }
  await writeMarketHistory(db, now);
  return report;
}
