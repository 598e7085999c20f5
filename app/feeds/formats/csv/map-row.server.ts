import type { MappedFields, MappedListing, SourceContext } from "../mapped-listing.ts";
import { readFigure } from "../read-figure.ts";
import { sourceReference } from "../source-reference.server.ts";
import { altOf, type SourceTexts } from "../source-texts.ts";
import type { CsvMapping, MappedColumn } from "./csv-mapping.server.ts";

type Tree = Record<string, unknown>;

/** What a row is read by: the cells of a column by its name. */
type Cells = (column: string) => string | undefined;

/**
 * A row of a table as a listing record, by a mapping file. A constant inside an object counts where a column gave another
 * field of that object: `rent.basis` with `rent.amount`. A price that the transaction needs and no column gives is on
 * request.
 */
export function mapRow(cells: Cells, mapping: CsvMapping, { advertiser }: SourceContext): MappedListing {
  const record: Tree = {};
  for (const column of mapping.columns) {
    const cell = cells(column.column)?.trim();
    if (cell === undefined || cell === "") continue;
    put(record, column.field, valueOf(cell, column, mapping));
  }
  const fromColumns = new Set(Object.keys(record));
  for (const [field, value] of Object.entries(mapping.constants)) {
    const [top = field] = field.split(".", 1);
    const isWithin = field.includes(".");
    if (!isWithin || fromColumns.has(top)) put(record, field, field === "transactions" ? [value] : value, true);
  }
  const number = record["reference"];
  if (typeof number !== "string") {
    return { unmapped: [], content: { kind: "refused", reason: "reference is missing", field: "reference" } };
  }
  const reference = sourceReference(advertiser.reference, number);
  const fields: MappedFields = { status: "published", ...record, reference, advertiser };
  askOnRequest(fields);
  if (Array.isArray(fields.photos)) {
    const title = (fields.title ?? {}) as SourceTexts;
    fields.photos = fields.photos.map((source: unknown) => ({ source, alt: altOf(title, undefined, undefined) }));
  }
  return { reference, content: { kind: "listing", record: fields }, unmapped: [] };
}

function valueOf(cell: string, { type, values, separator }: MappedColumn, { decimal, dates }: CsvMapping): unknown {
  if (type === "list" || type === "pictures") {
    const entries = cell.split(separator).map((entry) => entry.trim());
    return entries.filter(Boolean).map((entry) => values?.get(entry.toLowerCase()) ?? entry);
  }
  const given = values?.get(cell.toLowerCase()) ?? cell;
  if (typeof given !== "string") return given;
  switch (type) {
    case "number":
      return readFigure(given, decimal) ?? given;
    case "boolean":
      return booleans.get(given.toLowerCase()) ?? given;
    case "date":
      return dayOf(given, dates);
    case "moment":
      return /[T ]\d{2}:/.test(given) ? given.replace(" ", "T") : `${dayOf(given, dates)}T00:00:00Z`;
    default:
      return given;
  }
}

/** In the languages of the site, and as programs write them. */
const booleans = new Map(
  Object.entries({ true: true, "1": true, yes: true, oui: true, ja: true, x: true }).concat(
    Object.entries({ false: false, "0": false, no: false, non: false, nee: false, nein: false }),
  ),
);

function dayOf(text: string, dates: CsvMapping["dates"]): string {
  if (dates === "YYYY-MM-DD") return text.slice(0, 10);
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  return year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** @param keep what stands there already */
function put(record: Tree, field: string, value: unknown, keep = false): void {
  const path = field.split(".");
  const last = path.pop() ?? field;
  let node = record;
  for (const name of path) node = (node[name] ??= {}) as Tree;
  if (!keep || node[last] === undefined) node[last] = value;
}

function askOnRequest(fields: MappedFields): void {
  const transactions = Array.isArray(fields.transactions) ? fields.transactions : [];
  if (transactions.includes("to-let")) fields.rent ??= { onRequest: true };
  if (transactions.includes("for-sale") || fields.invest === true) fields.sale ??= { onRequest: true };
}
