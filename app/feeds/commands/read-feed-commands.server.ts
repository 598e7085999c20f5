import path from "node:path";
import type { Database } from "#db/client.server.ts";
import type { Flags } from "./command-flags.server.ts";
import { isKnownAdvertiser } from "../source-advertiser.server.ts";
import { showProgress, summaryOf } from "../feed-progress.server.ts";
import { checkListingsFile, importListingsFile, type FeedFileReport } from "../import-file.server.ts";
import type { ImportReport } from "../import-report.ts";
import { FeedUnreadableError } from "../formats/open-feed.server.ts";
import type { Rejection } from "../checking/rejection.ts";

const shownAtMost = 20;

/** Imports or checks a feed and tells on the terminal what became of it. @returns the exit code */
export async function readFeedCommand(db: Database, file: string, flags: Flags, write: boolean): Promise<number> {
  const isNew = flags.from !== undefined && !(await isKnownAdvertiser(db, flags.from));
  const progress = showProgress();
  const read = write ? importListingsFile : checkListingsFile;
  let soFar: Readonly<ImportReport> | undefined;
  const onProgress = (report: Readonly<ImportReport>, share: number | undefined) => {
    soFar = report;
    progress.update(report, share);
  };
  const report = await read(db, file, { onProgress, ...flags })
    .finally(progress.stop)
    .catch((error: unknown) => {
      const done = write && soFar ? soFar.created + soFar.updated + soFar.unchanged : 0;
      if (!(error instanceof FeedUnreadableError) || done === 0) throw error;
      const before = `What stood before is imported: ${done} listings, ${soFar?.created} of them new.`;
      throw new FeedUnreadableError(`${error.message}. ${before} Import the whole file when you have it.`);
    });
  printRefused(report);
  printUnmapped(report);
  printWarnings(report);
  printLegal(report);
  printUnchanged(report);
  if (isNew) console.error(plain(`${flags.from!.toLowerCase()} is a new advertiser`));
  console.log(summaryOf(file === "-" ? "standard input" : path.basename(file), write, report));
  return report.refusedCount > 0 || report.held.length > 0 ? 1 : 0;
}

function printRefused({ refused, refusedCount, rejectionsFile, reportFile }: FeedFileReport): void {
  const shown = refused.slice(0, shownAtMost).sort((a, b) => a.line - b.line);
  for (const rejection of shown) console.error(inWords(rejection));
  if (rejectionsFile) {
    const more = refusedCount - shown.length;
    console.error(`${more > 0 ? `… and ${more} more. ` : ""}Refused lines: ${rejectionsFile}`);
  }
  if (reportFile) console.error(`Report: ${reportFile.replace(/\.json$/, ".html")}, and .json`);
}

function printUnmapped({ unmapped, format }: FeedFileReport): void {
  const fields = unmapped.list();
  if (fields.length === 0) return;
  const first = fields.slice(0, shownAtMost).map(({ field, records }) => `${field} (${records})`);
  const more = fields.length > first.length ? `, and ${fields.length - first.length} more in the report` : "";
  console.error(plain(`No field here for what ${format} tells in ${first.join(", ")}${more}`));
}

function printWarnings({ warnings: { first, count } }: FeedFileReport): void {
  for (const { warning, ...where } of first.slice(0, shownAtMost)) {
    console.error(`Warning: ${inWords({ ...where, reason: warning })}`);
  }
  if (count > shownAtMost) console.error(`… and ${count - shownAtMost} more warnings, in the report`);
}

function printLegal({ legal }: FeedFileReport): void {
  const missing = legal.list();
  for (const { field, reason, listings, holds } of missing.slice(0, shownAtMost)) {
    console.error(`${holds ? "Held back" : "Warning"}: ${listings} without ${field}: ${reason}`);
  }
  if (missing.length > 0)
    console.error("What the law asks for is in docs/legal-facts.md; which listings, in the report");
}

function printUnchanged({
  unchangedDetails,
  stayWithdrawn,
  held,
  run,
  absenceIgnored,
  placings,
}: FeedFileReport): void {
  for (const { advertiser, kept } of unchangedDetails.slice(0, shownAtMost)) {
    const told = kept.map(({ field, known, given }) => `${field} ${known ?? "(none)"}, not ${given ?? "none"}`);
    console.error(
      plain(`${advertiser} keeps what is known of it, whatever the file says (--from, --move): ${told.join("; ")}`),
    );
  }
  if (stayWithdrawn.length > 0) {
    const first = stayWithdrawn.slice(0, shownAtMost).map((reference) => reference.toUpperCase());
    const more = stayWithdrawn.length > first.length ? " …" : "";
    console.error(
      plain(
        `Withdrawn by command, and brought as they were: they stay so until a line changes. ${first.join(", ")}${more}`,
      ),
    );
  }
  const { address: _, ...unsure } = placings;
  const placed = Object.entries(unsure).map(([how, records]) => `${records} by ${how.replaceAll("-", " ")} alone`);
  if (placed.length > 0) console.error(`Places: ${placed.join(", ")}`);
  if (absenceIgnored) {
    console.error("Nothing was withdrawn for being left out: some refused records do not say which listing they are");
  }
  if (held.length > 0) {
    console.error(
      `${held.length} listings would be withdrawn, more than a third of the advertiser's: they are held. When that is right: npm run listings -- release ${run}`,
    );
  }
}

/** For a terminal: a feed's own characters must not steer it. */
function inWords({ line, reference, reason }: Rejection): string {
  return plain(`line ${line}${reference === undefined ? "" : ` (${reference.toUpperCase()})`}: ${reason}`);
}

function plain(text: string): string {
  return text.replace(/\p{C}/gu, "·");
}
