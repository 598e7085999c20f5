import { eq } from "drizzle-orm";
import { readJsonLines } from "../../../app/feeds/formats/json-lines/read-json-lines.server.ts";
import {
  importListingsFile,
  tidyListings,
  type FeedFileOptions,
  type FeedFileReport,
} from "../../../app/feeds/import-file.server.ts";
import { importRecords, type FeedOptions } from "../../../app/feeds/import-listings.server.ts";
import { loadGazetteer } from "../../../app/places/load-gazetteer.server.ts";
import type { Database } from "../../../db/client.server.ts";
import { listings } from "../../../db/schema/listings.ts";
import { fillEmpty } from "./fill-empty.ts";
import { writeMarketHistory } from "./market-history.ts";
import { writeDemonstrationFeeds, type WriteOptions, type WrittenFeeds } from "./write-feeds.ts";
import { FeedWrittenAside } from "./written-aside.ts";

/** Three weeks: what has come down in price since is still an event. */
const earlierBy = 21 * 86_400_000;

type Options = Pick<FeedFileOptions, "onProgress" | "now">;

/**
 * Writes demonstration listings as a feed and imports it like any other, at the same time: what is written is read at once.
 * Where pictures lie beside the feed, or it is gzipped, one comes after the other.
 * @throws as {@link importDemonstrationFeeds} does
 */
export async function seedDemonstration(
  db: Database,
  file: string,
  written: WriteOptions,
  options: Options = {},
): Promise<{ report: FeedFileReport; feeds: WrittenFeeds }> {
  if (written.pictureFiles || file.endsWith(".gz")) {
    const feeds = await writeDemonstrationFeeds(file, written);
    return { report: await importDemonstrationFeeds(db, feeds, options), feeds };
  }
  const aside = new FeedWrittenAside(file, written);
  try {
    const report = await importWith(db, options, (to, given, earlier) => {
      const chunks = aside.chunks(async (lines) => {
        if (earlier) await importRecords(to, readJsonLines(lines), earlier);
      });
      return importListingsFile(to, file, { ...given, chunks });
    });
    return { report, feeds: aside.feeds };
  } finally {
    aside.close();
  }
}

/**
 * Imports the feeds like any other, the earlier edition first where the database has no demonstration listings yet. The
 * gazetteer is loaded when it is not, and the markets are given a past.
 * @param db a pool, whose statements have no time limit; of the tables' owner where there are no listings
 * @throws when a listing is refused: the importer and the demonstration disagree on the format
 */
export async function importDemonstrationFeeds(
  db: Database,
  { file, earlierFile }: Pick<WrittenFeeds, "file" | "earlierFile">,
  options: Options = {},
): Promise<FeedFileReport> {
  return importWith(db, options, async (to, given, earlier) => {
    if (earlier) await importListingsFile(to, earlierFile, earlier);
    return importListingsFile(to, file, given);
  });
}

/**
 * @param work imports the feed, and with the options `earlier` what came before it; where there are demonstration listings
 *   already, their prices have come down already
 */
async function importWith(
  db: Database,
  { onProgress, now = new Date() }: Options,
  work: (to: Database, given: FeedFileOptions, earlier: FeedOptions | undefined) => Promise<FeedFileReport>,
): Promise<FeedFileReport> {
  await loadGazetteer(db);
  const looksEmpty = (await db.$count(listings)) === 0;
  const run = async (to: Database, filling: boolean) => {
    // Not before: another seed may have brought them since, and today's prices would be raised and come down once more.
    const isFirst = (await to.$count(listings, eq(listings.demonstration, true))) === 0;
    const before = { now: new Date(now.getTime() - earlierBy), unfinished: true, filling };
    return work(to, { onProgress, now, filling }, isFirst ? before : undefined);
  };
  const filled = looksEmpty ? await fillEmpty(db, (tx) => run(tx, true)) : undefined;
  const report = filled ?? (await run(db, false));
  const [first] = report.refused;
  if (first) {
    const others = report.refusedCount > 1 ? ` (${report.refusedCount} in all: ${report.rejectionsFile})` : "";
    throw new Error(`Line ${first.line} was refused: ${first.reason}${others}`);
  }
  // Each is one backend's work, and takes some seconds.
  await Promise.all([filled && tidyListings(db), writeMarketHistory(db, now)]);
  return report;
}
