import { finished } from "node:stream/promises";
import { parse, type CsvError } from "csv-parse";
import type { FeedRecord } from "../feed-record.ts";
import { FeedUnreadableError } from "../open-feed.server.ts";
import type { SourceContext } from "../mapped-listing.ts";
import type { CsvMapping } from "./csv-mapping.server.ts";
import { mapRow } from "./map-row.server.ts";

/** Characters of a row, and columns of a table. */
const longestRow = 1_000_000;
const mostColumns = 500;

/**
 * Reads a table as a mapping file says; its columns are named by its first row, or where it has no such row by their numbers. A row with another number of cells is refused;
 * the others are kept.
 * @throws FeedUnreadableError where the table lacks a column that the mapping names, or a quote is never closed
 */
export async function* readCsv(
  texts: AsyncIterable<string>,
  mapping: CsvMapping,
  context: SourceContext,
): AsyncGenerator<FeedRecord> {
  let header: ReadonlyMap<string, number> | undefined;
  let line = 1;
  for await (const { cells, lines } of rowsOf(texts, mapping)) {
    const begins = line;
    line = lines + 1;
    const isHeader = header === undefined && mapping.header;
    header ??= headerOf(mapping.header ? cells : cells.map((_, at) => String(at + 1)), mapping);
    if (!isHeader) yield recordOf(cells, header, begins, mapping, context);
  }
}

interface Row {
  cells: string[];
  /** Line ends up to its own. */
  lines: number;
}

/**
 * The rows of a table, in memory that does not grow with it. A quote within a cell is taken as it stands; after one that
 * is never closed there is no telling where a row ends, and reading does, too, with the rows before given.
 */
async function* rowsOf(texts: AsyncIterable<string>, { delimiter, quote }: CsvMapping): AsyncGenerator<Row> {
  const rows: Row[] = [];
  const parser = parse({
    ...{ delimiter, quote, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
    max_record_size: longestRow,
    // The parser does its work as it is written to: nothing has to wait in its streams, nor is lost by an error there.
    on_record: (cells: string[], { lines }) => {
      rows.push({ cells, lines });
      return null;
    },
  });
  parser.on("error", () => undefined);
  for await (const text of texts) {
    parser.write(text);
    yield* rows.splice(0);
    if (parser.errored) throw unreadable(parser.errored);
  }
  parser.end();
  await finished(parser.resume()).catch((error: unknown) => {
    throw unreadable(error);
  });
  yield* rows;
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

function unreadable(error: unknown): FeedUnreadableError {
  const { code, message, lines } = error as Partial<CsvError>;
  const where = typeof lines === "number" ? `, at line ${lines}` : "";
  const what =
    code === "CSV_MAX_RECORD_SIZE"
      ? `a row is longer than ${longestRow} characters; is a quote never closed?`
      : code === "CSV_QUOTE_NOT_CLOSED"
        ? "a quote is never closed"
        : String(message).slice(0, 200);
  return new FeedUnreadableError(`The table${where}: ${what}`, { cause: error });
}
