import { noFigure, refused, type MappedFields, type MappedListing, type SourceContext } from "../mapped-listing.ts";
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
 * request. What should be a number and is none is left out, with a warning; but a price refuses the row, which would else be on
 * request, as does a date that is none.
 */
export function mapRow(cells: Cells, mapping: CsvMapping, { advertiser }: SourceContext): MappedListing {
  const record: Tree = {};
  const warnings: string[] = [];
  let noDate: { field: string; reason: string } | undefined;
  for (const column of mapping.columns) {
    const cell = cells(column.column)?.trim();
    if (cell === undefined || cell === "") continue;
    const value = valueOf(cell, column, mapping);
    if (value === noValue) {
      const given = `column ${JSON.stringify(column.column)}`;
      if (column.type === "number") warnings.push(noFigure(given, cell));
      else
        noDate ??= {
          field: column.field,
          reason: `${given}: ${JSON.stringify(cell.slice(0, 60))} is no date as ${mapping.dates}`,
        };
    } else put(record, column.field, value);
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
  if (noDate) return { reference, unmapped: [], content: refused(noDate.reason, noDate.field) };
  const fields: MappedFields = { status: "published", ...record, reference, advertiser };
  askOnRequest(fields);
  if (Array.isArray(fields.photos)) {
    const title = (fields.title ?? {}) as SourceTexts;
    fields.photos = fields.photos.map((source: unknown) => ({ source, alt: altOf(title, undefined, undefined) }));
  }
  return { reference, content: { kind: "listing", record: fields }, unmapped: [], warnings };
}

/** What a cell says that holds no number or no date. */
const noValue = Symbol("no value");
/** Fields whose figures are not left out: a listing would say something else without. */
const needed = /^(?:rent|sale|point)\b/;

function valueOf(
  cell: string,
  { type, values, separator, field }: MappedColumn,
  { decimal, dates }: CsvMapping,
): unknown {
  if (type === "list" || type === "pictures") {
    const entries = cell.split(separator).map((entry) => entry.trim());
    return entries.filter(Boolean).map((entry) => values?.get(entry.toLowerCase()) ?? entry);
  }
  const given = values?.get(cell.toLowerCase()) ?? cell;
  if (typeof given !== "string") return given;
  switch (type) {
    case "number":
      return readFigure(given, decimal) ?? (needed.test(field) ? given : noValue);
    case "boolean":
      return booleans.get(given.toLowerCase()) ?? given;
    case "date":
      return dayOf(given, dates) ?? noValue;
    case "moment": {
      if (/[T ]\d{2}:/.test(given)) return given.replace(" ", "T");
      const day = dayOf(given, dates);
      return day === undefined ? noValue : `${day}T00:00:00Z`;
    }
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

/** A day of the calendar in the format's form; undefined for what is none in the table's. */
function dayOf(text: string, dates: CsvMapping["dates"]): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const iso = dates === "YYYY-MM-DD" ? text.slice(0, 10) : written;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  // 31 February is a day of March to `Date`.
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined;
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
