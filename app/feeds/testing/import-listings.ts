import type { Database } from "#db/client.server.ts";
import { readJsonLines } from "../formats/json-lines/read-json-lines.server.ts";
import { importRecords, type FeedOptions } from "../import-listings.server.ts";
import type { ImportReport } from "../import-report.ts";

/** Imports lines of the product's own format. */
export function importListings(
  db: Database,
  lines: AsyncIterable<string> | Iterable<string>,
  options: FeedOptions = {},
): Promise<ImportReport> {
  return importRecords(db, readJsonLines(lines), options);
}
