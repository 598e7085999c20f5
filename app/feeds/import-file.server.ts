import path from "node:path";
import { sql } from "drizzle-orm";
import { settings } from "#app/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { readFeedLines } from "./feed-lines.server.ts";
import { checkListings, importListings, type FeedOptions, type ImportReport } from "./import-listings.server.ts";
import { openFeed } from "./open-feed.server.ts";
import { RejectionLog } from "./rejection-log.server.ts";

export interface FeedFileReport extends ImportReport {
  seconds: number;
  /** Where the refused lines stand, in detail and by reason (`RejectionLog`); undefined when there is none. */
  rejectionsFile?: string;
}

export interface FeedFileOptions extends Omit<FeedOptions, "baseDirectory" | "onProgress"> {
  /** @param share of the file that was read, 0 to 1; undefined for a pipe */
  onProgress?: (report: Readonly<ImportReport>, share: number | undefined) => void;
}

/** From so many written listings on, PostgreSQL is told at once what has changed. */
const manyChanges = 1_000;

/**
 * Imports a feed file, plain or gzipped, or standard input for `-`; see {@link importListings}. Photos given as paths
 * lie beside the file. Refused lines are reported in `DATA_DIR/reports`.
 * @param db a pool, whose statements have no time limit
 * @throws FeedUnreadableError; what stood before the damage has been imported then
 */
export async function importListingsFile(
  db: Database,
  file: string,
  options: FeedFileOptions = {},
): Promise<FeedFileReport> {
  const report = await readFeed(importListings, db, file, options);
  if (report.created + report.updated >= manyChanges) {
    // Fresh statistics, and the text index's new entries in their place: searches are fast from the first on.
    await db.execute(sql`vacuum (analyze) listings, units, photos, search_words, advertisers`);
  }
  return report;
}

/** Checks a feed file as {@link importListingsFile} would, without writing anything to the database. */
export function checkListingsFile(db: Database, file: string, options: FeedFileOptions = {}): Promise<FeedFileReport> {
  return readFeed(checkListings, db, file, options);
}

async function readFeed(
  work: typeof importListings,
  db: Database,
  file: string,
  { onProgress, onRefused, now = new Date(), ...options }: FeedFileOptions,
): Promise<FeedFileReport> {
  const started = performance.now();
  const piped = file === "-";
  const { chunks, size, bytesRead } = await openFeed(file);
  const name = piped ? "standard-input" : path.basename(file);
  const log = new RejectionLog(path.join(settings.DATA_DIR, "reports"), name, now);
  try {
    const report = await work(db, readFeedLines(chunks), {
      ...options,
      now,
      baseDirectory: piped ? undefined : path.dirname(file),
      onProgress: (soFar) => onProgress?.(soFar, size ? bytesRead() / size : undefined),
      onRefused: (rejection) => {
        log.add(rejection);
        onRefused?.(rejection);
      },
    });
    return { ...report, seconds: (performance.now() - started) / 1000, rejectionsFile: log.file };
  } finally {
    log.close();
  }
}
