import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { FeedUnreadableError } from "../open-feed.server.ts";
import { fieldTypes, type FieldType } from "./field-types.server.ts";

/** By its name in the first row, or its number where there is no such row. */
const columnName = z.union([z.string().min(1), z.int().min(1).transform(String)]);

const column = z.union([
  columnName,
  z.strictObject({
    column: columnName,
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    separator: z.string().min(1).max(5).optional(),
  }),
]);

/** What a mapping file says (docs/listing-format.md, "CSV"). */
const mappingSchema = z.strictObject({
  delimiter: z.string().length(1).default(","),
  quote: z.string().length(1).default('"'),
  decimal: z.enum([".", ","]).default("."),
  encoding: z.enum(["utf-8", "iso-8859-1", "iso-8859-15", "windows-1252"]).default("utf-8"),
  dates: z.enum(["YYYY-MM-DD", "DD/MM/YYYY", "DD.MM.YYYY", "DD-MM-YYYY"]).default("YYYY-MM-DD"),
  scope: z.enum(["full", "partial"]).default("partial"),
  header: z.boolean().default(true),
  columns: z.record(z.string(), column),
  constants: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});

export interface MappedColumn {
  /** Of the listing format: `rent.amount`. */
  field: string;
  type: FieldType;
  column: string;
  /** What the source's words stand for, by the words in lower case; a word that is not here is refused by the check. */
  values?: ReadonlyMap<string, string | number | boolean>;
  /** Between the entries of a list. */
  separator: string;
}

export type CsvMapping = Omit<z.output<typeof mappingSchema>, "columns"> & { columns: MappedColumn[] };

/**
 * Reads a mapping file, YAML or JSON.
 * @throws FeedUnreadableError where it can't be read, or names fields that the listing format does not have
 */
export function readCsvMapping(file: string): CsvMapping {
  const named = (what: string) => new FeedUnreadableError(`The mapping ${file} ${what}`);
  let written: string;
  try {
    written = readFileSync(file, "utf8");
  } catch {
    throw named("can't be read");
  }
  let given: unknown;
  try {
    given = parse(written, { maxAliasCount: 10 });
  } catch (error) {
    throw named(`is no YAML: ${error instanceof Error ? error.message.split("\n", 1)[0] : ""}`);
  }
  const checked = mappingSchema.safeParse(given);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw named(`is not understood: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
  }
  const types = fieldTypes();
  const { columns, constants } = checked.data;
  const unknown = [...Object.keys(columns), ...Object.keys(constants)].find((field) => !types.has(field));
  if (unknown !== undefined) throw named(`names ${JSON.stringify(unknown)}, which is no field of the listing format`);
  return {
    ...checked.data,
    columns: Object.entries(columns).map(([field, to]) => {
      const { column: name, values, separator = "|" } = typeof to === "string" ? { column: to } : to;
      const words =
        values && new Map(Object.entries(values).map(([word, value]) => [word.trim().toLowerCase(), value]));
      return { field, type: types.get(field) ?? "text", column: name, values: words, separator };
    }),
  };
}
