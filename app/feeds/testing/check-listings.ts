import type { Database } from "#db/client.server.ts";
import { readJsonLines } from "../formats/json-lines/read-json-lines.server.ts";
import { checkRecords, type FeedOptions } from "../import-listings.server.ts";
import type { ImportReport } from "../import-report.ts";

/** Checks lines of the product's own format. */
export function checkListings(
  db: Database,
  lines: readonly string[],
  options: FeedOptions = {},
): Promise<ImportReport> {
  return checkRecords(db, readJsonLines(lines), options);
}
