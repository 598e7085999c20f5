import { Readable } from "node:stream";
import { parse, type CsvError, type Info } from "csv-parse";
import type { FeedRecord } from "../feed-record.ts";
import { FeedUnreadableError } from "../open-feed.server.ts";
import type { SourceContext } from "../mapped-listing.ts";
import type { CsvMapping } from "./csv-mapping.server.ts";
import { mapRow } from "./map-row.server.ts";

/** Characters of a row, and columns of a table. */
const longestRow = 1_000_000;
const mostColumns = 500;

/**
 * Reads a table whose first row names its columns, as a mapping file says. A row with another number of cells is refused,
 * and so is one with a broken quote; the others are kept.
 * @throws FeedUnreadableError where the table lacks a column that the mapping names
 */
export async function* readCsv(
  texts: AsyncIterable<string>,
  mapping: CsvMapping,
  context: SourceContext,
): AsyncGenerator<FeedRecord> {
  const damaged: FeedRecord[] = [];
  const parser = parse({
    delimiter: mapping.delimiter,
    quote: mapping.quote,
    info: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error: CsvError | undefined) => {
      const line = typeof error?.["lines"] === "number" ? error["lines"] : 1;
      damaged.push({ line, size: 0, content: { kind: "refused", reason: reasonOf(error) } });
      return undefined;
    },
  });
  Readable.from(texts)
    .on("error", (error) => parser.destroy(error))
    .pipe(parser);
  let header: ReadonlyMap<string, number> | undefined;
  let line = 1;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    yield* damaged.splice(0);
    const begins = line;
    line = info.lines + 1;
    if (!header) {
      header = headerOf(record, mapping);
      continue;
    }
    yield recordOf(record, header, begins, mapping, context);
  }
  yield* damaged;
}

function recordOf(
  cells: readonly string[],
  header: ReadonlyMap<string, number>,
  line: number,
  mapping: CsvMapping,
  context: SourceContext,
): FeedRecord {
  const size = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (cells.length !== header.size) {
    const reason = `has ${cells.length} cells, and not ${header.size} as the first row`;
    return { line, size, content: { kind: "refused", reason } };
  }
  const cellOf = (column: string) => cells[header.get(column) ?? -1];
  const mapped = mapRow(cellOf, mapping, context);
  const named = new Set(mapping.columns.map(({ column }) => column));
  const unmapped = [...header]
    .filter(([column, at]) => !named.has(column) && cells[at]?.trim())
    .map(([column]) => column);
  return { line, size, ...mapped, unmapped: [...mapped.unmapped, ...unmapped] };
}

function headerOf(cells: readonly string[], { columns }: CsvMapping): ReadonlyMap<string, number> {
  if (cells.length > mostColumns) throw new FeedUnreadableError(`The table has more than ${mostColumns} columns`);
  const header = new Map(cells.map((name, at) => [name.trim(), at]));
  if (header.size < cells.length) throw new FeedUnreadableError("Two columns of the table have the same name");
  const absent = columns.find(({ column }) => !header.has(column));
  if (absent) {
    throw new FeedUnreadableError(
      `The table has no column ${JSON.stringify(absent.column)}, which the mapping names: ${[...header.keys()].join(", ").slice(0, 300)}`,
    );
  }
  return header;
}

function reasonOf(error: CsvError | undefined): string {
  if (error?.code === "CSV_MAX_RECORD_SIZE") return `is longer than ${longestRow} characters`;
  return `is no row of a table: ${error?.message.slice(0, 200) ?? ""}`;
}
