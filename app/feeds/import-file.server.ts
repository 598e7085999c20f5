import path from "node:path";
import { sql } from "drizzle-orm";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { writeReport } from "./feed-report.server.ts";
import { checkRecords, importRecords, type FeedOptions } from "./import-listings.server.ts";
import type { ImportReport } from "./import-report.ts";
import { endRun, failRun, startRun } from "./import-runs.server.ts";
import { FeedNotGivenError } from "./formats/open-feed.server.ts";
import { openSource, type OpenSource, type SourceOptions } from "./open-source.server.ts";
import { RejectionLog } from "./rejection-log.server.ts";
import { describeAdvertiser } from "./source-advertiser.server.ts";

export interface FeedFileReport extends ImportReport {
  seconds: number;
  format: OpenSource["format"];
  /** Of the import in the table of runs; undefined for a check. */
  run?: number;
  /** Where the refused lines stand, in detail and by reason (`RejectionLog`); undefined when there is none. */
  rejectionsFile?: string;
  /** Where the report stands, as JSON, with one as HTML beside it; undefined when there is nothing to tell but counts. */
  reportFile?: string;
}

export interface FeedFileOptions
  extends Omit<FeedOptions, "baseDirectory" | "onProgress" | "scope">,
    Omit<SourceOptions, "advertiser"> {
  /** What the advertiser that `from` names is called, and its e-mail address, as long as neither is known. */
  name?: string;
  email?: string;
  /** The agent's licence, where the format can't tell it. */
  licence?: string;
  /** What the table of runs calls the feed; without it, the file's name. */
  sourceName?: string;
  /** When to break off, between two records: what stood before is imported, and importing it again does the rest. */
  signal?: AbortSignal;
  /** @param share of the file that was read, 0 to 1; undefined for a pipe */
  onProgress?: (report: Readonly<ImportReport>, share: number | undefined) => void;
}

/** From so many written listings on, PostgreSQL is told at once what has changed. */
const manyChanges = 1_000;

/**
 * Imports a feed of any format, plain, gzipped or zipped, or standard input for `-`; see {@link importRecords}. Photos
 * given as paths lie beside the file. What became of it is reported in `DATA_DIR/reports` and in the table of runs.
 * @param db a pool, whose statements have no time limit
 * @throws FeedUnreadableError; what stood before the damage has been imported then
 */
export async function importListingsFile(
  db: Database,
  file: string,
  options: FeedFileOptions = {},
): Promise<FeedFileReport> {
  const report = await readFeed(db, file, options, true);
  if (report.created + report.updated >= manyChanges && !options.filling) {
    await tidyListings(db);
  }
  return report;
}

/** Fresh statistics, and the text index's new entries in their place: searches are fast from the first on. */
export async function tidyListings(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze) listings, listing_lines, units, photos, search_words, advertisers`);
}

/** Checks a feed file as {@link importListingsFile} would, without writing anything to the database. */
export function checkListingsFile(db: Database, file: string, options: FeedFileOptions = {}): Promise<FeedFileReport> {
  return readFeed(db, file, options, false);
}

async function readFeed(db: Database, file: string, given: FeedFileOptions, write: boolean): Promise<FeedFileReport> {
  const { onProgress, onRefused, now = new Date(), from } = given;
  const started = performance.now();
  const advertiser = from === undefined ? undefined : await describeAdvertiser(db, { ...given, from });
  const name = file === "-" ? "standard-input" : path.basename(file);
  const listed = { from, source: given.sourceName ?? name, now };
  const source = await openSource(file, { ...given, advertiser }).catch(async (error: unknown) => {
    if (write && !(error instanceof FeedNotGivenError))
      await failRun(db, await startRun(db, listed), messageOf(error), undefined);
    throw error;
  });
  const log = new RejectionLog(path.join(settings.DATA_DIR, "reports"), name, now);
  const run = write ? await startRun(db, { ...listed, format: source.format }) : undefined;
  let soFar: Readonly<ImportReport> | undefined;
  try {
    const report = await (write ? importRecords : checkRecords)(db, until(source.records, given.signal), {
      ...given,
      now,
      baseDirectory: source.baseDirectory,
      scope: source.scope,
      onProgress: (progress) => {
        soFar = progress;
        onProgress?.(progress, source.size ? source.bytesRead() / source.size : undefined);
      },
      onRefused: (rejection) => {
        log.add(rejection);
        onRefused?.(rejection);
      },
    });
    const { format } = source;
    const { refusedCount, held, unmapped, legal, warnings } = report;
    const tells =
      refusedCount > 0 || held.length > 0 || legal.listings > 0 || unmapped.list().length > 0 || warnings.count > 0;
    const reportFile = tells ? writeReport(log.base, { name, format, at: now, dryRun: !write, report }) : undefined;
    if (run !== undefined) {
      const within = reportFile && path.relative(settings.DATA_DIR, reportFile);
      await endRun(db, run, report, { full: source.scope() === "full", file: within });
    }
    const seconds = (performance.now() - started) / 1000;
    return { ...report, seconds, format, run, rejectionsFile: log.file, reportFile };
  } catch (error) {
    if (run !== undefined) await failRun(db, run, messageOf(error), soFar);
    throw error;
  } finally {
    log.close();
    await source.close();
  }
}

async function* until<Each>(all: AsyncIterable<Each>, signal: AbortSignal | undefined): AsyncGenerator<Each> {
  for await (const each of all) {
    signal?.throwIfAborted();
    yield each;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
